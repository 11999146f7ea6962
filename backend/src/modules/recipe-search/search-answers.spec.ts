import { JsonText } from '../../common/compression.js';
import type { SearchView } from './dto/recipe-search.dto.js';
import { SearchAnswers } from './search-answers.js';

const viewer = { id: 'ana', householdId: 'house' };
const answer = (text: string) => new JsonText<SearchView>(text);

describe('remembered answers to searches', () => {
  it('are found once', async () => {
    const answers = new SearchAnswers();
    const find = jest.fn(async () => answer('first'));
    expect((await answers.get(viewer, 'egg', find)).text).toBe('first');
    expect((await answers.get(viewer, 'egg', find)).text).toBe('first');
    expect(find).toHaveBeenCalledTimes(1);
    expect((await answers.get(viewer, 'rice', async () => answer('other'))).text).toBe('other');
  });

  it('are found again when recipes have changed', async () => {
    const answers = new SearchAnswers();
    await answers.get(viewer, 'egg', async () => answer('before'));
    answers.forgetAll();
    expect((await answers.get(viewer, 'egg', async () => answer('after'))).text).toBe('after');
  });

  it('are not kept when recipes change while they are being found', async () => {
    const answers = new SearchAnswers();
    await answers.get(viewer, 'egg', async () => {
      await Promise.resolve();
      answers.forgetAll();
      return answer('before');
    });
    expect((await answers.get(viewer, 'egg', async () => answer('after'))).text).toBe('after');
  });

  it('are found once for all who ask at the same time, and again for who asks after a change', async () => {
    const answers = new SearchAnswers();
    let finish: (found: JsonText<SearchView>) => void = () => undefined;
    const find = jest.fn(() => new Promise<JsonText<SearchView>>((resolve) => (finish = resolve)));
    const together = [answers.get(viewer, 'egg', find), answers.get(viewer, 'egg', find)];
    expect(find).toHaveBeenCalledTimes(1);
    const finishFirst = finish;
    answers.forgetAll();
    const later = answers.get(viewer, 'egg', find);
    expect(find).toHaveBeenCalledTimes(2);
    finish(answer('after'));
    finishFirst(answer('before'));
    expect((await Promise.all(together)).map(({ text }) => text)).toEqual(['before', 'before']);
    expect((await later).text).toBe('after');
    expect((await answers.get(viewer, 'egg', find)).text).toBe('after');
  });

  it('are found again only by those whom a change concerns', async () => {
    const answers = new SearchAnswers();
    const people = ['ana', 'ben'].flatMap((id) =>
      ['house', 'flat'].map((householdId) => ({ id, householdId })),
    );
    const ask = (text: string) =>
      Promise.all(
        people.map(async (one) => (await answers.get(one, 'egg', async () => answer(text))).text),
      );
    await ask('before');
    answers.forgetFor(['house']);
    expect(await ask('after')).toEqual(['after', 'before', 'after', 'before']);
    answers.forgetFor(['ben']);
    expect(await ask('later')).toEqual(['after', 'before', 'later', 'later']);
  });

  it('are found again after a failure', async () => {
    const answers = new SearchAnswers();
    await expect(answers.get(viewer, 'egg', () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
    expect((await answers.get(viewer, 'egg', async () => answer('found'))).text).toBe('found');
  });
});

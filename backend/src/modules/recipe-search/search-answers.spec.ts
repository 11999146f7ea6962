import { JsonText } from '../../common/compression.js';
import type { SearchView } from './dto/recipe-search.dto.js';
import { SearchAnswers } from './search-answers.js';

const answer = (text: string) => new JsonText<SearchView>(text);

describe('remembered answers to searches', () => {
  it('are found once', async () => {
    const answers = new SearchAnswers();
    const find = jest.fn(async () => answer('first'));
    expect((await answers.get('egg', find)).text).toBe('first');
    expect((await answers.get('egg', find)).text).toBe('first');
    expect(find).toHaveBeenCalledTimes(1);
    expect((await answers.get('rice', async () => answer('other'))).text).toBe('other');
  });

  it('are found again when recipes have changed', async () => {
    const answers = new SearchAnswers();
    await answers.get('egg', async () => answer('before'));
    answers.forgetAll();
    expect((await answers.get('egg', async () => answer('after'))).text).toBe('after');
  });

  it('are not kept when recipes change while they are being found', async () => {
    const answers = new SearchAnswers();
    await answers.get('egg', async () => {
      answers.forgetAll();
      return answer('before');
    });
    expect((await answers.get('egg', async () => answer('after'))).text).toBe('after');
  });
});

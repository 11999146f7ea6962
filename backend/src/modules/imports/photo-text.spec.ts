import type { ServerResponse } from 'node:http';
import { LanguageModel } from '../../common/language-model.js';
import { ModelServer, says } from '../../common/language-model-testing.js';
import { testConfiguration } from '../../config/testing.js';
import { PhotoText } from './photo-text.js';

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

describe('a language model that reads photos', () => {
  let answer: (response: ServerResponse) => void;
  const server = new ModelServer((response) => answer(response));
  beforeAll(() => server.start());
  afterAll(() => server.stop());
  beforeEach(() => (server.asked = []));

  const reader = (variables: Record<string, string> = {}, timeout = 5_000) => {
    const configuration = testConfiguration({
      LLM_API_BASE: server.base,
      LLM_MODEL: 'reader-1',
      LLM_READS_PHOTOS: 'on',
      ...variables,
    });
    configuration.languageModel.timeout = timeout;
    return new PhotoText(new LanguageModel(configuration), configuration);
  };

  it('[IMP-42] sends the photo and answers with what is written on it', async () => {
    answer = says({ lines: ['Rye bread', '', '500 g rye f[…]'], unsure: ['500', 'butter'] });
    expect(await reader().read(jpeg)).toEqual({
      text: 'Rye bread\n\n500 g rye f[…]',
      unread: ['500'],
    });
    expect(server.asked[0]?.body).toMatchObject({ model: 'reader-1', temperature: 0 });
    expect(server.asked[0]?.body.messages[1]?.content).toEqual([
      { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,/9j/4A==' } },
    ]);
  });

  it('[IMP-42] reads a photo on which the service is certain of everything', async () => {
    answer = says({ lines: [] });
    expect(await reader().read(jpeg)).toEqual({ text: '', unread: [] });
  });

  it.each([
    ['no list of lines', says({ text: 'Rye bread' })],
    ['no JSON', says('Here is your recipe: rye bread')],
    ['no completion', (response: ServerResponse) => response.writeHead(200).end('{}')],
    ['a failure', (response: ServerResponse) => response.writeHead(500).end()],
    ['silence', () => undefined],
  ])('[IMP-42] says that it was not read after %s', async (_, given) => {
    answer = given;
    await expect(reader({}, 200).read(jpeg)).rejects.toMatchObject({ code: 'import_photo_unread' });
  });

  it.each<Record<string, string>>([
    { LLM_READS_PHOTOS: 'off' },
    { LLM_READS_PHOTOS: '' },
    { LLM_MODEL: '' },
  ])('[IMP-42] sends nothing anywhere with %j', async (variables) => {
    answer = says({ lines: ['Rye bread'] });
    const off = reader(variables);
    expect(off.isOffered).toBe(false);
    await expect(off.read(jpeg)).rejects.toMatchObject({ code: 'import_photo_unread' });
    expect(server.asked).toEqual([]);
  });
});

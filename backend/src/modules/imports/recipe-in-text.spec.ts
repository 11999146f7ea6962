import type { ServerResponse } from 'node:http';
import { readRecipePage, textForModel } from '@larder/recipe-reading';
import { LanguageModel } from '../../common/language-model.js';
import { ModelServer, says } from '../../common/language-model-testing.js';
import { testConfiguration } from '../../config/testing.js';
import type { FileUploads } from '../../common/file-uploads.js';
import type { OutboundFetcher } from '../outbound/outbound-fetcher.service.js';
import type { PicturesService } from '../pictures/pictures.service.js';
import { PageRecipes } from './page-recipes.service.js';
import type { RecipeReader } from './reading/recipe-reader.js';
import { RecipeInText } from './recipe-in-text.js';

const story = 'My grandmother came to this town with nothing but a spoon and a good appetite. ';
const page = `<html lang="en"><head><title>Grandma’s tea</title></head><body><h1>Grandma’s tea</h1>
  <p>${story.repeat(4)}</p><p>You take two spoons of black tea and half a lemon, that is all there is to it.</p>
  <p>She let the water boil twice. She then poured it over the leaves.</p></body></html>`;
const told = {
  title: 'Grandma’s tea',
  ingredients: [{ text: 'two spoons of black tea' }, { text: 'half a lemon' }],
  steps: [{ text: 'let the water boil twice' }],
};

describe('a language model for pages that do not describe their recipe', () => {
  let answer: (response: ServerResponse) => void;
  const server = new ModelServer((response) => answer(response));
  beforeAll(() => server.start());
  afterAll(() => server.stop());
  beforeEach(() => (server.asked = []));

  const read = (html = page, variables: Record<string, string> = {}, timeout = 5_000) => {
    const configuration = testConfiguration({
      LLM_API_BASE: server.base,
      LLM_MODEL: 'reader-1',
      LLM_READS_PAGES: 'on',
      ...variables,
    });
    configuration.languageModel.timeout = timeout;
    const reader = {
      readPage: (given: string, url: string, said?: string) => {
        const recipe = readRecipePage(given, url, said);
        return Promise.resolve(recipe && { recipe, text: textForModel(given) });
      },
    };
    const inText = new RecipeInText(new LanguageModel(configuration), configuration);
    return new PageRecipes(
      ...([{} as OutboundFetcher, reader as RecipeReader, inText] as const),
      ...([{} as PicturesService, {} as FileUploads] as const),
    ).read(html, 'https://example.org/tea');
  };
  const lines = (found: readonly { text: string }[]) => found.map(({ text }) => text);

  it('[IMP-7] finds lines that the page says', async () => {
    answer = says(told);
    const { recipe } = await read();
    expect(lines(recipe.ingredients)).toEqual(['two spoons of black tea', 'half a lemon']);
    expect(lines(recipe.steps)).toEqual(['let the water boil twice']);
    expect(recipe.origins).toMatchObject({ ingredients: 'language-model' });
    expect(server.asked[0]).toMatchObject({
      path: '/v1/chat/completions',
      body: { temperature: 0 },
    });
    expect(server.asked[0]?.body.messages[1]?.content).toContain('two spoons of black tea');
  });

  it('[IMP-7] keeps nothing that the page does not say, numbers included, and names it', async () => {
    answer = says({
      ...told,
      ingredients: [...told.ingredients, { text: '3 cups sugar' }, { text: 'a lemon, half' }],
    });
    const { recipe } = await read();
    expect(lines(recipe.ingredients)).toEqual(['two spoons of black tea', 'half a lemon']);
    expect(recipe.warnings).toEqual(
      expect.arrayContaining([
        { code: 'line_not_on_page', text: '3 cups sugar' },
        { code: 'line_not_on_page', text: 'a lemon, half' },
      ]),
    );
  });

  it('[IMP-7] is not asked about a page that describes its recipe, nor unless both are configured', async () => {
    answer = says(told);
    const data = {
      '@type': 'Recipe',
      ...{ name: 'Tea', recipeIngredient: ['1 tsp tea'], recipeInstructions: 'Boil it.' },
    };
    const script = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
    await read(page.replace('</head>', `${script}</head>`));
    const off: Record<string, string>[] = [{ LLM_READS_PAGES: 'off' }, { LLM_MODEL: '' }];
    for (const variables of [...off, { LLM_READS_PAGES: '' }]) {
      await read(page, variables).catch(() => undefined);
    }
    expect(server.asked).toEqual([]);
  });

  const listed = page.replace(
    '</body>',
    '<h2>Ingredients</h2><ul><li>2 tsp tea</li><li>1 lemon</li></ul><h2>Method</h2><ol><li>Boil the water.</li></ol></body>',
  );
  it.each<[string, (response: ServerResponse) => void]>([
    ['an error', (response) => response.writeHead(500).end()],
    ['a refusal', (response) => response.writeHead(401).end('{}')],
    ['no JSON', (response) => response.writeHead(200).end('<html>')],
    ['no completion', (response) => response.writeHead(200).end('{"choices":[]}')],
    ['a chat', says('Sure! Here is your recipe.')],
    ['another shape', says({ ingredients: 'none', steps: 7 })],
    ['only inventions', says({ title: 'Cake', ingredients: ['1 cake'], steps: ['Eat.'] })],
    ['no end', (response) => response.writeHead(200).end(`"${'x'.repeat(300_000)}"`)],
    ['a redirect', (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
    ['a broken connection', (response) => response.destroy()],
  ])('[IMP-7] %s leaves what was read without it', async (_, reply) => {
    answer = reply;
    const { recipe } = await read(listed);
    expect(lines(recipe.ingredients)).toEqual(['2 tsp tea', '1 lemon']);
    expect(recipe.title).toBe('Grandma’s tea');
    expect(server.asked).toHaveLength(1);
  });

  it('[IMP-7] is not waited for longer than its time', async () => {
    answer = () => undefined;
    const { recipe } = await read(listed, {}, 50);
    expect(lines(recipe.steps)).toEqual(['Boil the water.']);
  });
});

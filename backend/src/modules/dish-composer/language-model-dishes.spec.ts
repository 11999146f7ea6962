import { resolveIngredient } from '@larder/culinary';
import { LanguageModel } from '../../common/language-model.js';
import { completion, ModelServer } from '../../common/language-model-testing.js';
import { testConfiguration } from '../../config/testing.js';
import type { DishRequest } from './dish-composer.js';
import { LanguageModelDishes } from './language-model-dishes.js';

const idOf = (name: string): number => resolveIngredient(name).id ?? 0;

const request: DishRequest = {
  ingredients: ['chickpea', 'spinach'].map(idOf),
  pantry: [idOf('olive oil')],
  type: 'main course',
  diets: ['vegetarian'],
  excluded: new Set([idOf('peanut')]),
  avoided: new Set(['sesame']),
  restricted: false,
  seed: 1,
};

const dish = {
  title: 'Chickpeas with Spinach',
  cuisine: 'Spanish',
  servings: 4,
  readyInMinutes: 25,
  ingredients: [
    '2 tbsp olive oil',
    '2 cloves garlic, minced',
    '1 can (540 ml) chickpeas, drained',
    '300 g spinach, washed',
    '1/2 tsp salt',
  ],
  steps: [
    'Heat the olive oil in a large frying pan over medium heat.',
    'Add the garlic and cook for 1 minute, until fragrant.',
    'Add the chickpeas and salt and cook for 8 minutes, until golden.',
    'Add the spinach and cook for 3 minutes, until wilted. Serve hot.',
  ],
};

interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** Raw text in place of a JSON body. */
  text?: string;
  silent?: boolean;
}

describe('dishes from a service', () => {
  let replies: Reply[] = [];
  const server = new ModelServer((response) => {
    const reply = replies.shift() ?? { status: 500 };
    if (reply.silent) return;
    response.writeHead(reply.status ?? 200, {
      'content-type': 'application/json',
      ...reply.headers,
    });
    response.end(reply.text ?? JSON.stringify(reply.body ?? {}));
  });
  beforeAll(() => server.start());
  afterAll(() => server.stop());
  beforeEach(() => {
    replies = [];
    server.asked = [];
  });

  const service = (timeout?: number, variables: Record<string, string> = {}) => {
    const configuration = testConfiguration({
      LLM_API_BASE: server.base,
      LLM_API_KEY: 'secret',
      LLM_MODEL: 'cook-1',
      ...variables,
    });
    if (timeout !== undefined) configuration.languageModel.timeout = timeout;
    return new LanguageModelDishes(new LanguageModel(configuration), configuration);
  };
  const answers = (...contents: unknown[]) => {
    replies = contents.map((content) => ({ body: completion(content) }));
  };

  it('[CALL-2] uses the chat completions protocol and accepts a valid dish', async () => {
    answers(dish);
    await expect(service().compose(request)).resolves.toMatchObject({
      title: 'Chickpeas with Spinach',
      types: ['main course'],
      cuisine: 'Spanish',
      ingredients: dish.ingredients,
      steps: dish.steps,
      uses: ['chickpea', 'spinach'],
      adds: ['garlic'],
    });
    expect(server.asked).toHaveLength(1);
    expect(server.asked[0]).toMatchObject({ method: 'POST', path: '/v1/chat/completions' });
    expect(server.asked[0]?.headers.authorization).toBe('Bearer secret');
    expect(server.asked[0]?.body.model).toBe('cook-1');
    const question = server.asked[0]?.body.messages.at(-1)?.content ?? '';
    expect(question).toContain('Use all of: chickpea, spinach.');
    expect(question).toContain('vegetarian');
    expect(question).toContain('peanut');
    expect(question).toContain('sesame');
  });

  it('[CALL-2] is asked only if address and model are configured', () => {
    expect(service().isConfigured).toBe(true);
    expect(service(undefined, { LLM_MODEL: '' }).isConfigured).toBe(false);
    expect(service(undefined, { LLM_API_BASE: '' }).isConfigured).toBe(false);
  });

  it('[CALL-2] reads a dish in a code fence, and retries after text that is not JSON', async () => {
    answers('Here is a lovely dish!', `\`\`\`json\n${JSON.stringify(dish)}\n\`\`\``);
    await expect(service().compose(request)).resolves.toMatchObject({ title: dish.title });
    expect(server.asked).toHaveLength(2);
    expect(server.asked[1]?.body.messages.at(-1)?.content).toMatch(/^Mend this/);
  });

  it('[CALL-2] gives up after three invalid answers', async () => {
    answers('no', 'no', 'no', dish);
    await expect(service().compose(request)).resolves.toBeNull();
    expect(server.asked).toHaveLength(3);
  });

  it('[CALL-2] survives a body that is no chat completion', async () => {
    replies = [{ text: '<html>Bad gateway</html>' }, { body: { choices: [] } }, { body: [] }];
    await expect(service().compose(request)).resolves.toBeNull();
    expect(server.asked).toHaveLength(3);
  });

  it('[CALL-2] accepts no dish that breaks the diet', async () => {
    const ham = {
      ...dish,
      ingredients: [...dish.ingredients, '100 g ham, diced'],
      steps: [...dish.steps, 'Scatter with the ham.'],
    };
    answers(ham, ham, ham);
    await expect(service().compose(request)).resolves.toBeNull();
    expect(server.asked[1]?.body.messages.at(-1)?.content).toContain(
      'not certain to be vegetarian',
    );
  });

  it('[CALL-2] accepts no dish with exclusions', async () => {
    const topped = (line: string, step: string) => ({
      ...dish,
      ingredients: [...dish.ingredients, line],
      steps: [...dish.steps, step],
    });
    answers(
      topped('2 tbsp peanuts, chopped', 'Scatter with the peanuts.'),
      topped('1 tbsp sesame seeds', 'Scatter with the sesame seeds.'),
      dish,
    );
    await expect(service().compose(request)).resolves.toMatchObject({ steps: dish.steps });
    expect(server.asked[1]?.body.messages.at(-1)?.content).toContain('It contains peanut.');
    expect(server.asked[2]?.body.messages.at(-1)?.content).toContain(
      'It is not certain to be free of sesame',
    );
  });

  it('[CALL-2] accepts no line without an amount or without a known food', async () => {
    answers(
      { ...dish, ingredients: dish.ingredients.map((line) => line.replace('300 g ', '')) },
      { ...dish, ingredients: [...dish.ingredients, '1 cup blorpweed'] },
      dish,
    );
    await expect(service().compose(request)).resolves.toMatchObject({ title: dish.title });
    expect(server.asked[1]?.body.messages.at(-1)?.content).toContain('has no amount');
    expect(server.asked[2]?.body.messages.at(-1)?.content).toContain('blorpweed');
  });

  it('[CALL-2] accepts no steps that use unlisted foods or skip listed ones', async () => {
    answers(
      { ...dish, steps: [...dish.steps, 'Serve with the blueberries.'] },
      { ...dish, steps: dish.steps.map((step) => step.replace('garlic', 'oil')) },
      { ...dish, ingredients: dish.ingredients.slice(0, 3), steps: dish.steps.slice(0, 3) },
    );
    await expect(service().compose(request)).resolves.toBeNull();
    expect(server.asked[1]?.body.messages.at(-1)?.content).toContain('blueberries');
    expect(server.asked[2]?.body.messages.at(-1)?.content).toContain('No step uses "garlic"');
  });

  it('[CALL-2] accepts no URL or markup', async () => {
    const bad = { ...dish, title: 'Chickpeas <script>' };
    const linked = { ...dish, steps: [...dish.steps, 'Read on at https://example.org.'] };
    answers(bad, linked, bad);
    await expect(service().compose(request)).resolves.toBeNull();
  });

  it('[CALL-2] retries after 429 and 500, but not after 401', async () => {
    replies = [
      { status: 429, headers: { 'retry-after': '0' } },
      { status: 500 },
      { body: completion(dish) },
    ];
    await expect(service().compose(request)).resolves.toMatchObject({ title: dish.title });
    expect(server.asked).toHaveLength(3);
    server.asked = [];
    replies = [{ status: 401 }, { body: completion(dish) }];
    await expect(service().compose(request)).resolves.toBeNull();
    expect(server.asked).toHaveLength(1);
  });

  it('[CALL-2] does not wait longer than it can, even if a service asks it to', async () => {
    replies = [{ status: 429, headers: { 'retry-after': '3600' } }, { body: completion(dish) }];
    await expect(service().compose(request)).resolves.toBeNull();
    expect(server.asked).toHaveLength(1);
  });

  it('[CALL-2] gives up on a service that does not respond in time or is unreachable', async () => {
    replies = [{ silent: true }, { body: completion(dish) }];
    await expect(service(200).compose(request)).resolves.toBeNull();
    expect(server.asked).toHaveLength(1);
    const nowhere = service(undefined, { LLM_API_BASE: 'http://127.0.0.1:9/v1' });
    await expect(nowhere.compose(request)).resolves.toBeNull();
  });
});

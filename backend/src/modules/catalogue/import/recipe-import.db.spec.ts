import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { type Person, TestApp } from '../../../testing.js';
import { AdminService } from '../../admin/admin.service.js';
import { RecipeIndexFeed } from '../../recipe-search/recipe-index-feed.service.js';
import { RecipeWriter } from '../../recipes/recipe-writer.service.js';
import { RecipeImportRepository } from './recipe-import.repository.js';

const recipe = (key: string, changes: object = {}) => ({
  key,
  title: `Imported ${key}`,
  servings: 2,
  readyInMinutes: 30,
  ingredients: ['1 dragon fruit', '1/2 cup plain yogurt', 'salt'],
  steps: ['Cut the fruit.', 'Stir in the yogurt.'],
  ...changes,
});

describe('importing recipes', () => {
  let api: TestApp;
  let cook: Person;
  let folder: string;
  const progress: string[] = [];

  beforeAll(async () => {
    api = await TestApp.start();
    cook = await api.person();
    folder = mkdtempSync(join(tmpdir(), 'larder-import-'));
  });
  afterAll(async () => {
    await api.close();
    rmSync(folder, { recursive: true });
  });
  afterEach(() => jest.restoreAllMocks());

  const fileOf = (name: string, lines: readonly unknown[]): string => {
    const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
    writeFileSync(join(folder, name), `${text.join('\n')}\n`);
    return name;
  };
  const administer = (command: string, ...args: string[]) =>
    api.app
      .get(AdminService)
      .run({ actor: 'spec', folder, command, args }, (line) => progress.push(line));
  const find = async (ingredients: string): Promise<Record<string, number>> => {
    await api.app.get(RecipeIndexFeed, { strict: false }).catchUp();
    const query = new URLSearchParams({ ingredients, limit: '100' });
    const { body } = await api.call('GET', `/api/recipes/search?${query}`, cook);
    const found = body.recipes as { id: number; title: string }[];
    return Object.fromEntries(found.map(({ id, title }) => [title, id]));
  };

  it('[CALL-3] stores them like any other recipe, to be found and shown', async () => {
    const full = recipe('full', {
      description: 'Pink.',
      image: 'https://example.org/pink.jpg',
      types: ['dessert'],
      cuisine: 'Vietnamese',
      popularity: 7,
      sourceName: 'A book',
      sourceUrl: 'https://example.org/pink',
    });
    const answer = await administer('import', fileOf('some.jsonl', [full, '', recipe('plain')]));
    expect(answer).toEqual({ ok: true, lines: ['2 recipes have been imported.'] });
    expect(progress.at(-1)).toMatch(/^100 %: 2 imported, 0 rejected, \d+ a second$/);
    const ids = await find('dragon fruit');
    const { body } = await api.call('GET', `/api/recipes/${ids['Imported full']}`, cook);
    expect(body).toMatchObject({
      title: 'Imported full',
      servings: 2,
      readyInMinutes: 30,
      dishTypes: ['dessert'],
      diets: expect.arrayContaining(['vegetarian']),
      sourceName: 'A book',
      extendedIngredients: [
        { original: '1 dragon fruit' },
        { original: '1/2 cup plain yogurt' },
        { original: 'salt' },
      ],
    });
  });

  it('updates a repeated recipe and keeps its id', async () => {
    await administer('import', fileOf('first.jsonl', [recipe('again')]));
    const before = await find('dragon fruit');
    const twice = [
      recipe('again', { ingredients: ['1 parsnip'] }),
      recipe('again', { ingredients: ['1 rutabaga'] }),
    ];
    await administer('import', fileOf('second.jsonl', twice));
    expect((await find('rutabaga'))['Imported again']).toBe(before['Imported again']);
    expect(await find('parsnip')).not.toHaveProperty('Imported again');
    expect(await find('dragon fruit')).not.toHaveProperty('Imported again');
  });

  it('keeps every character of a line, and only the new lines of a repeated recipe', async () => {
    const lines = [
      ...[
        '1 cup "00" flour',
        'NULL',
        'null',
        '1/2 cup {a, b}, drained',
        '1 egg\\',
        '\\"',
        '2 °C "',
      ],
      ...[
        "1 baker's yeast",
        '1 crème fraîche 🥛',
        '1 onion,\tsliced\nand fried',
        '1 cup milk; salt',
      ],
    ];
    const linesOf = async (key: string): Promise<unknown> => {
      const rows = await api.app.get(DataSource).query(
        `SELECT position, original FROM recipe_ingredients JOIN recipes ON id = recipe_id
          WHERE source_key = $1 ORDER BY position`,
        [key],
      );
      return rows.map(({ original }: { original: string }) => original);
    };
    await administer('import', fileOf('odd.jsonl', [recipe('odd', { ingredients: lines })]));
    expect(await linesOf('odd')).toEqual(lines);
    const fewer = lines.slice(3).reverse();
    const known = recipe('odd', { ingredients: fewer });
    await administer('import', fileOf('both.jsonl', [known, recipe('beside an odd one')]));
    expect(await linesOf('odd')).toEqual(fewer);
    expect(await linesOf('beside an odd one')).toEqual(recipe('').ingredients);
  });

  it('lists rejected lines with the reasons, and imports the rest', async () => {
    const [{ householdId }] = await api.app
      .get(DataSource)
      .query('SELECT id AS "householdId" FROM households LIMIT 1');
    await api.app.get(RecipeWriter, { strict: false }).write([
      {
        ...{ source: 'import', sourceKey: 'taken', title: 'Of somebody', description: '' },
        ...{ image: null, types: [], cuisine: null, servings: 1, readyInMinutes: 5 },
        ...{ ingredients: ['1 egg'], steps: ['Boil it.'], popularity: 0 },
        ...{ sourceName: null, sourceUrl: null, owner: { householdId, authorId: null } },
      },
    ]);
    const answer = await administer(
      'import',
      fileOf('mixed.jsonl', [
        recipe('good'),
        '{"key": "cut',
        recipe('untitled', { title: ' ' }),
        recipe('typed', { types: ['stew'], servings: 0 }),
        recipe('extra', { stars: 5 }),
        '["key"]',
        recipe('taken'),
        recipe('nul\u0000 and \ud800', { title: 'Odd\u0000 \ud800characters' }),
      ]),
    );
    expect(answer.ok).toBe(true);
    expect(answer.lines[0]).toBe('2 recipes have been imported.');
    const [, file] = /^6 lines were rejected; see (.+) for the reasons\.$/.exec(
      answer.lines[1] ?? '',
    ) as string[];
    const rejects = readFileSync(file as string, 'utf8')
      .trim()
      .split('\n');
    expect(rejects.map((line) => JSON.parse(line))).toEqual([
      { line: 2, reason: 'The line is not JSON.' },
      { line: 3, reason: '"title" must be text of 1 to 120 characters.' },
      {
        line: 4,
        reason:
          '"types" must be a list of recipe types. "servings" must be a whole number from 1 to 1,000.',
      },
      { line: 5, reason: 'There is no field "stars".' },
      { line: 6, reason: 'The line is not a recipe.' },
      { line: 7, reason: 'A recipe with this key belongs to someone else.' },
    ]);
    expect(await find('dragon fruit')).toMatchObject({ 'Imported good': expect.any(Number) });
  });

  it('continues where it stopped, without listing or counting anything twice', async () => {
    const many = Array.from({ length: 4_000 }, (_, index) =>
      index % 100 === 50
        ? recipe(`many-${index}`, { title: '' })
        : recipe(`many-${index}`, { ingredients: ['1 kohlrabi'], steps: ['x'.repeat(400)] }),
    );
    const name = fileOf('many.jsonl', many);
    const { advance } = RecipeImportRepository.prototype;
    jest
      .spyOn(RecipeImportRepository.prototype, 'advance')
      .mockImplementationOnce(function (this: RecipeImportRepository, ...args) {
        return advance.apply(this, args);
      })
      .mockRejectedValue(new Error('the power went'));
    await expect(administer('import', name)).rejects.toThrow('the power went');
    jest.restoreAllMocks();

    const stored = async (): Promise<number> => {
      const [row] = await api.app
        .get(DataSource)
        .query(`SELECT count(*)::integer AS count FROM recipes WHERE source_key LIKE 'many-%'`);
      return row.count;
    };
    const before = await stored();
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(3_960);
    progress.length = 0;
    const answer = await administer('import', name);
    expect(progress[0]).toMatch(/^Continuing after line \d+, where the last import stopped\.$/);
    expect(answer.lines[0]).toBe('3960 recipes have been imported.');
    expect(await stored()).toBe(3_960);
    const file = /rejected; see (.+) for the/.exec(answer.lines[1] ?? '')?.[1] as string;
    const lines = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).line);
    expect(lines).toEqual(Array.from({ length: 40 }, (_, index) => 100 * index + 51));
    expect(Object.keys(await find('kohlrabi')).length).toBeGreaterThan(50);
  });

  it('reports a missing file', async () => {
    for (const args of [[], ['a', 'b'], ['missing.jsonl'], ['.']]) {
      expect([args, (await administer('import', ...args)).ok]).toEqual([args, false]);
    }
  });

  it("rebuilds every instance's index on demand", async () => {
    const dataSource = api.app.get(DataSource);
    await administer('import', fileOf('unseen.jsonl', [recipe('unseen')]));
    expect(await find('dragon fruit')).toHaveProperty('Imported unseen');
    // Bypassing the feed, as after a manual repair with triggers off.
    await dataSource.query('ALTER TABLE recipes DISABLE TRIGGER USER');
    await dataSource.query(`UPDATE recipes SET retired_at = now() WHERE source_key = 'unseen'`);
    await dataSource.query('ALTER TABLE recipes ENABLE TRIGGER USER');
    expect((await administer('reindex')).ok).toBe(true);
    expect(await find('dragon fruit')).not.toHaveProperty('Imported unseen');
  });
});

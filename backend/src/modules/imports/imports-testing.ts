import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, Person, TestApp } from '../../testing.js';

export const bread = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Rye bread',
  recipeIngredient: ['500 g rye flour', '2 tsp salt', '300 ml water'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Knead it all.' },
    { '@type': 'HowToStep', text: 'Bake it for 50 minutes.' },
  ],
  recipeYield: '12 slices',
  prepTime: 'PT20M',
  cookTime: 'PT50M',
};

export const named = (name: string, more: object = {}) => ({ ...bread, name, ...more });

/** A library of so many different recipes. */
export const loaves = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    named(`Loaf ${at}`, { recipeIngredient: [`${at + 1} g flour`], identifier: `loaf-${at}` }),
  );

/** What a person does with imports, and what comes of it. */
export class Importer {
  constructor(
    private readonly api: TestApp,
    readonly person: Person,
  ) {}

  /** Returns the id of the import. */
  async send(content: unknown, name = 'recipes.json'): Promise<string> {
    const file = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content));
    const { token } = this.person;
    return idOf(await this.api.upload('/api/imports', file, { token, name }));
  }

  /** Returns the id of the import. */
  async start(urls: string[]): Promise<string> {
    const { token } = this.person;
    return idOf(await this.api.call('POST', '/api/imports', { token, body: { urls } }));
  }

  look(id: string): Promise<Answer> {
    return this.api.call('GET', `/api/imports/${id}`, this.person);
  }

  async ended(id: string): Promise<Answer['body']> {
    for (;;) {
      const { body } = await this.look(id);
      if (body.state !== 'waiting' && body.state !== 'running') return body;
      await wait(20);
    }
  }

  /** Waits until it has added something and not yet everything. */
  async underWay(id: string): Promise<void> {
    for (;;) {
      const { body } = await this.look(id);
      expect(body.state).not.toBe('done');
      if (body.added > 0) return;
      await wait(5);
    }
  }

  undo(id: string): Promise<Answer> {
    return this.api.call('DELETE', `/api/imports/${id}`, this.person);
  }

  async mine(): Promise<{
    total: number;
    recipes: { id: number; title: string; tags: string[] }[];
  }> {
    const { body } = await this.api.call(
      'GET',
      '/api/recipes/mine?limit=100&sort=title',
      this.person,
    );
    return body;
  }
}

function idOf(answer: Answer): string {
  expect([answer.status, answer.text]).toEqual([202, expect.stringContaining('id')]);
  return answer.body.id;
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { affectedTests } from './affected-tests.mjs';

const sources: Record<string, string> = {
  'packages/ui/package.json': JSON.stringify({
    name: '@larder/ui',
    exports: { '.': { types: './src/index.ts', default: './src/index.ts' } },
  }),
  'packages/ui/src/index.ts': `export { Button } from './button'; export { Card } from './card';`,
  'packages/ui/src/button.tsx': `export const Button = 1;`,
  'packages/ui/src/button.test.tsx': `import { Button } from './button';`,
  'packages/ui/src/card.tsx': `export const Card = 1;`,
  'mf-x/src/remote.tsx': `
    export const remote = { pages: { '/menu/:id': () => import('./features/menu/menu.page') } };`,
  'mf-x/src/features/menu/menu.page.tsx': `
    import { Button } from '@larder/ui'; import { rule } from '../../shared/rule'; export const Page = Button + rule;`,
  'mf-x/src/features/menu/menu.test.tsx': `import { Page } from './menu.page';`,
  'mf-x/src/features/menu/looks.test.tsx': `import type { Page } from './menu.page';`,
  'mf-x/src/shared/rule.ts': `export const rule = 1;`,
  'mf-x/src/shared/late.ts': `export const late = 1;`,
  'mf-x/src/shared/part.ts': `export const part = () => import(/* webpackChunkName: "late" */ './late');`,
  'mf-x/src/shared/part.spec.ts': `import { part } from './part';`,
  'backend/src/feed.ts': `export const program = join(root, 'backend/dist/worker.js');`,
  'backend/src/feed.spec.ts': `import { program } from './feed.js';`,
  'backend/src/worker.ts': `import { sum } from './sum.js';`,
  'backend/src/sum.ts': `export const sum = 1;`,
  'backend/src/modules/bills/domain/total.ts': `export const total = 1;`,
  'backend/src/modules/bills/bills.service.ts': `import { total } from './domain/total.js'; export const bill = total;`,
  'backend/src/app.ts': `
    import { bill } from './modules/bills/bills.service.js'; export const app = bill;`,
  'backend/src/testing/start.ts': `import { app } from '../app.js'; export const start = app;`,
  'backend/src/app.spec.ts': `import { app } from './app.js';`,
  'backend/src/modules/bills/bills.spec.ts': `import { start } from '../../testing/start.js';`,
  'backend/src/menus.controller.ts': `@Controller('menus') export class MenusController {}`,
  'backend/src/testing/app.ts': `import { MenusController } from '../menus.controller.js';`,
  'backend/src/a.db.spec.ts': `import './testing/app.js'; call('GET', '/api/pantry');`,
  'backend/src/b.db.spec.ts': `import './testing/app.js'; call('POST', \`/api/menus/\${id}\`);`,
  'e2e/open.e2e.ts': `await page.goto(\`/menu/\${id}\`); getByText(/loading \\(menu\\)/);`,
  'e2e/save.e2e.ts': `await post(server, '/menus', {});`,
  'e2e/other.e2e.ts': `await page.goto('/settings');`,
};

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'larder-affected-'));
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const affected = (changed: string[], quoted: string[] = []) =>
  affectedTests(root, { files: Object.keys(sources), changed, quoted });

describe('the tests that a change can affect', () => {
  it('are those that load it at run time, in a chunk that has a name', () => {
    expect(affected(['mf-x/src/shared/late.ts'])).toEqual(['mf-x/src/shared/part.spec.ts']);
  });

  it('are those that import what changed, across workspaces, the nearest first', () => {
    expect(affected(['packages/ui/src/button.tsx'])).toEqual([
      'packages/ui/src/button.test.tsx',
      'e2e/open.e2e.ts',
      'mf-x/src/features/menu/menu.test.tsx',
    ]);
  });

  it('are those of the same module before those of the application', () => {
    expect(affected(['backend/src/modules/bills/domain/total.ts'])).toEqual([
      'backend/src/modules/bills/bills.spec.ts',
      'backend/src/app.spec.ts',
    ]);
  });

  it('are not those that import other names from the same index', () => {
    expect(affected(['packages/ui/src/card.tsx'])).toEqual([]);
  });

  it('are the test itself when it changed', () => {
    expect(affected(['backend/src/feed.spec.ts'])).toEqual(['backend/src/feed.spec.ts']);
  });

  it('are not those that import only its types', () => {
    expect(affected(['mf-x/src/shared/rule.ts'])).not.toContain(
      'mf-x/src/features/menu/looks.test.tsx',
    );
  });

  it('are those whose sources start the program that changed', () => {
    expect(affected(['backend/src/sum.ts'])).toEqual(['backend/src/feed.spec.ts']);
  });

  it('are the journeys that go to a page', () => {
    expect(affected(['mf-x/src/shared/rule.ts'])).toContain('e2e/open.e2e.ts');
    expect(affected(['mf-x/src/shared/rule.ts'])).not.toContain('e2e/other.e2e.ts');
  });

  it('are the journeys and the database specs that call a controller, before other specs', () => {
    expect(affected(['backend/src/menus.controller.ts'])).toEqual([
      'backend/src/b.db.spec.ts',
      'backend/src/a.db.spec.ts',
      'e2e/save.e2e.ts',
    ]);
  });

  it('begin with those that quote a changed sentence', () => {
    expect(affected(['packages/ui/src/button.tsx'], ['Loading (menu)…'])[0]).toBe(
      'e2e/open.e2e.ts',
    );
  });
});

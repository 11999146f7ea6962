import { lintWith } from './lint-testing';

const byName = 'A workspace is imported by the name of its package, never by a path.';
const exported =
  'A module uses another through its exported services, ports and guards, and the pure code in its domain/.';
const throughSdk = 'Remotes use this through @larder/shell-sdk, @larder/api-client or @larder/ui.';
const onlyFrom = (...names: string[]) =>
  `This folder may import from this repository only: ${names.join(', ') || 'nothing'}.`;

/** One forbidden import for each kind of folder: where it is planted, what it imports, and what lint says. */
const planted: [file: string, specifier: string, sentence: string][] = [
  ['packages/culinary/src/index.ts', '@larder/copy', onlyFrom()],
  ['packages/ui/src/index.ts', '@larder/api-client', onlyFrom()],
  ['packages/api-client/src/index.ts', '@larder/ui', onlyFrom()],
  ['packages/seeded-random/src/index.ts', '@larder/culinary', onlyFrom()],
  ['packages/recipe-reading/src/index.ts', '@larder/culinary', onlyFrom()],
  ['packages/dish-pictures/src/index.ts', '@larder/culinary', onlyFrom('seeded-random')],
  ['packages/copy/src/index.ts', '@larder/ui', onlyFrom('api-client')],
  ['packages/shell-sdk/src/index.ts', '@larder/culinary', onlyFrom('ui', 'copy', 'api-client')],
  ['packages/culinary/src/index.ts', '../../copy/src/locale', byName],
  ['shell/src/app.tsx', '@larder/culinary', onlyFrom('shell-sdk', 'ui', 'copy', 'api-client')],
  ['shell/src/app.tsx', '@larder/mf-recipes', 'Remotes are known only at run time.'],
  [
    'shell/src/layout/layout.tsx',
    '../../../mf-recipes/src/remote',
    'Remotes are known only at run time.',
  ],
  [
    'shell/src/app.tsx',
    '@module-federation/runtime',
    'Only one adapter may use the federation runtime: src/remotes/federation.ts.',
  ],
  [
    'mf-recipes/src/remote.tsx',
    '@larder/backend',
    onlyFrom('shell-sdk', 'ui', 'copy', 'api-client', 'culinary', 'recipe-reading'),
  ],
  ['mf-recipes/src/remote.tsx', '../../mf-planner/src/shared/calendar-day', byName],
  ['mf-recipes/src/shared/print.tsx', 'react-redux', throughSdk],
  ['mf-recipes/src/features/home/home.page.tsx', '@reduxjs/toolkit/query', throughSdk],
  [
    'mf-recipes/src/remote.tsx',
    '@larder/shell-sdk/host',
    'The host side of the SDK is not for remotes.',
  ],
  [
    'mf-recipes/src/features/home/home.page.tsx',
    '../menu/menu.page',
    'Features do not import each other: what two of them need lies in src/shared.',
  ],
  [
    'mf-recipes/src/shared/print.tsx',
    '../features/home/home.page',
    'src/shared never imports a feature.',
  ],
  [
    'mf-recipes/src/features/home/home.page.tsx',
    '../../remote',
    'remote.tsx imports features, never the other way round.',
  ],
  [
    'backend/src/app.ts',
    '@larder/ui',
    onlyFrom('culinary', 'copy', 'dish-pictures', 'seeded-random', 'recipe-reading'),
  ],
  ['backend/src/modules/menus/menus.service.ts', '../../../../packages/culinary/src/index', byName],
  [
    'backend/src/common/clock.ts',
    '../modules/users/users.service.js',
    'common, config and database never import a module.',
  ],
  [
    'backend/src/database/data-source.ts',
    '../modules/users/entities/user.entity.js',
    'common, config and database never import a module.',
  ],
  [
    'backend/src/modules/menus/menus.service.ts',
    '../../app.js',
    'What lies directly in backend/src composes the modules; they never import it.',
  ],
  ['backend/src/modules/menus/menus.service.ts', '../users/users.repository.js', exported],
  ['backend/src/modules/menus/menus.service.ts', '../users/entities/user.entity.js', exported],
  ['backend/src/modules/menus/dto/menus.dto.ts', '../../recipes/dto/recipes.dto.js', exported],
  [
    'backend/src/modules/menus/menus.service.ts',
    './menus.controller.js',
    'Upward: services never import controllers.',
  ],
  [
    'backend/src/modules/menus/menus.repository.ts',
    './menus.service.js',
    'Upward: repositories and DTOs never import services.',
  ],
  [
    'backend/src/modules/menus/entities/menu.entity.ts',
    '../dto/menus.dto.js',
    'Upward: entities and domain code never import repositories and DTOs.',
  ],
  [
    'backend/src/modules/menus/menus.controller.ts',
    './menus.repository.js',
    'A controller asks its service.',
  ],
  [
    'backend/src/modules/recipes/domain/dish-type.ts',
    'typeorm',
    'domain/ is pure: no framework, no database.',
  ],
  [
    'backend/src/modules/recipes/domain/dish-type.ts',
    '../../recipe-search/index/recipe-index.js',
    exported,
  ],
  [
    'backend/src/modules/recipes/domain/dish-type.ts',
    '../recipe-views.js',
    'domain/ imports only other domain/ code and the error codes of its module.',
  ],
  [
    'backend/src/modules/payments/ledger/ledger.service.ts',
    '../providers/card-provider.js',
    'The ledger knows neither providers nor what is sold.',
  ],
  [
    'backend/src/modules/payments/providers/stripe/stripe-cards.ts',
    '../../ledger/ledger.service.js',
    'A payment provider knows the ledger only through its port.',
  ],
  ['e2e/journeys/home.e2e.ts', '../../backend/src/app', byName],
  ['e2e/journeys/home.e2e.ts', '../../mf-grocery/src/remote', byName],
  ['e2e/journeys/home.e2e.ts', '@larder/ui', onlyFrom('culinary', 'recipe-reading')],
];

const permitted: [file: string, specifier: string][] = [
  [
    'backend/src/modules/payments/providers/stripe/stripe-cards.ts',
    '../../ledger/payment-provider.port.js',
  ],
  ['mf-recipes/src/features/home/home.page.tsx', '../../shared/print'],
  ['mf-recipes/src/remote.tsx', './features/home/home.page'],
  ['backend/src/modules/menus/menus.service.ts', '../recipes/recipes.service.js'],
  ['backend/src/modules/menus/menus.service.ts', '../recipes/domain/recipe-view.js'],
  ['backend/src/modules/menus/entities/menu.entity.ts', '../../users/entities/user.entity.js'],
  [
    'backend/src/modules/recipe-search/recipe-index-feed.service.ts',
    '../recipes/stored-recipes.port.js',
  ],
  ['backend/src/modules/menus/menus.db.spec.ts', '../../testing.js'],
  ['e2e/journeys/home.e2e.ts', '@larder/culinary'],
];

const lint = (files: readonly (readonly [file: string, code: string])[]) =>
  lintWith('import-arrows', files);

const importing = (specifier: string): string => `import '${specifier}';`;

describe('the arrows of docs/architecture.md', () => {
  const cases = [...planted.map(([file, specifier]) => [file, specifier] as const), ...permitted];
  let found: string[][];
  beforeAll(() => {
    found = lint(cases.map(([file, specifier]) => [file, importing(specifier)]));
  });

  it.each(planted.map((planting, index) => [...planting, index] as const))(
    '%s may not import %s',
    (_file, _specifier, sentence, index) => {
      expect(found[index]).toEqual([sentence]);
    },
  );

  it.each(permitted.map((permission, index) => [...permission, planted.length + index] as const))(
    '%s may import %s',
    (_file, _specifier, index) => {
      expect(found[index]).toEqual([]);
    },
  );

  it('hold however an import is written', () => {
    const file = 'backend/src/modules/menus/menus.service.ts';
    const target = "'../users/users.repository.js'";
    const written = [
      `import type { UsersRepository } from ${target};`,
      `export { UsersRepository } from ${target};`,
      `export type Users = import(${target}).UsersRepository;`,
      `export const later = () => import(${target});`,
    ];
    expect(lint(written.map((code) => [file, code]))).toEqual(written.map(() => [exported]));
  });
});

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import typescript from 'typescript-eslint';
import { noLiteralText } from './eslint-no-literal-text.mjs';

/**
 * What each of our packages may import from this repository. A folder that is not listed may import none of our
 * packages.
 */
const packageArrows = {
  culinary: [],
  'seeded-random': [],
  'dish-pictures': ['seeded-random'],
  ui: [],
  'api-client': [],
  // Only the type of the error codes, so that a code without a sentence does not compile.
  copy: ['api-client'],
  'shell-sdk': ['ui', 'copy', 'api-client'],
};
const remoteArrows = ['ui', 'copy', 'api-client', 'shell-sdk', 'culinary'];
const shellArrows = ['ui', 'copy', 'api-client', 'shell-sdk'];
const backendArrows = ['copy', 'culinary', 'dish-pictures', 'seeded-random'];

/** Packages that remotes use through the SDK, because the page must have only one copy. */
const behindTheSdk = [
  'react-router',
  'react-router-dom',
  '@reduxjs/toolkit',
  'react-redux',
  'react-hot-toast',
  'axios',
  'react-dom/client',
  '@module-federation/*',
  '@headlessui/react',
];

function folders(root, path) {
  const folder = join(root, path);
  return existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
        .map((entry) => entry.name)
    : [];
}

function onlyOurs(allowed, more = []) {
  return {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^@larder/(?!build/|build$)(?!(${allowed.join('|') || '$.'})(/|$))`,
            message: `This folder may import from this repository only: ${allowed.join(', ') || 'nothing'}.`,
          },
          ...more,
        ],
      },
    ],
  };
}

const sideways = (where) => ({
  regex: where,
  message: 'Features do not import each other: shared code belongs in src/shared.',
});

/** Lint rules of the whole workspace; the import rules are derived from the folder list of `root`. */
export function lintRules(root) {
  const remotes = folders(root, '.').filter((name) => name.startsWith('mf-'));
  const modules = folders(root, 'backend/src/modules');
  return typescript.config(
    {
      ignores: [
        '**/dist/**',
        '**/node_modules/**',
        '.data/**',
        '.nx/**',
        '.cache/**',
        'packages/api-client/src/generated/**',
        '**/test-results/**',
        '**/playwright-report/**',
      ],
    },
    js.configs.recommended,
    ...typescript.configs.recommended,
    {
      rules: {
        '@typescript-eslint/no-explicit-any': 'error',
        '@typescript-eslint/no-unused-vars': [
          'error',
          { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
        ],
        '@typescript-eslint/consistent-type-imports': [
          'error',
          { fixStyle: 'inline-type-imports' },
        ],
        eqeqeq: ['error', 'always', { null: 'ignore' }],
        'no-restricted-syntax': [
          'error',
          { selector: 'ExportAllDeclaration', message: 'Use named exports.' },
        ],
      },
    },
    { files: ['**/*.{mjs,cjs,js}'], languageOptions: { globals: globals.node } },
    { files: ['scripts/live-reload.js'], languageOptions: { globals: globals.browser } },
    {
      files: ['**/*.cjs'],
      rules: { '@typescript-eslint/no-require-imports': 'off' },
    },
    {
      files: [
        'backend/src/**/*.ts',
        'shell/src/**/*.{ts,tsx}',
        'mf-*/src/**/*.{ts,tsx}',
        'packages/*/src/**/*.{ts,tsx}',
      ],
      ignores: ['packages/build/**'],
      languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
      rules: {
        '@typescript-eslint/no-floating-promises': 'error',
        '@typescript-eslint/switch-exhaustiveness-check': [
          'error',
          { considerDefaultExhaustiveForUnions: true },
        ],
      },
    },
    {
      files: [
        'shell/src/**/*.{ts,tsx}',
        'mf-*/src/**/*.{ts,tsx}',
        'packages/{ui,shell-sdk}/src/**/*.{ts,tsx}',
      ],
      plugins: {
        'react-hooks': reactHooks,
        larder: { rules: { 'no-literal-text': noLiteralText } },
      },
      rules: {
        'react-hooks/rules-of-hooks': 'error',
        'react-hooks/exhaustive-deps': 'error',
        'larder/no-literal-text': 'error',
      },
    },
    {
      files: ['**/*.test.tsx', '**/*.spec.ts', '**/gallery*.tsx'],
      rules: { 'larder/no-literal-text': 'off' },
    },
    ...folders(root, 'packages')
      .filter((name) => name !== 'build')
      .map((name) => ({
        files: [`packages/${name}/src/**/*.{ts,tsx}`],
        rules: onlyOurs([...(packageArrows[name] ?? []), name]),
      })),
    {
      files: ['shell/src/**/*.{ts,tsx}'],
      rules: onlyOurs(shellArrows, [
        { regex: '(^|/)mf-[a-z]', message: 'Remotes are known only at run time.' },
      ]),
    },
    {
      files: ['shell/src/**/*.{ts,tsx}'],
      ignores: ['shell/src/remotes/federation.ts', 'shell/src/remotes/federation.*.ts'],
      rules: onlyOurs(shellArrows, [
        {
          regex: '^@module-federation/',
          message: 'Only one adapter may use the federation runtime: src/remotes/federation.ts.',
        },
      ]),
    },
    ...remotes.flatMap((remote) => [
      {
        files: [`${remote}/src/**/*.{ts,tsx}`],
        rules: onlyOurs(remoteArrows, [
          {
            group: behindTheSdk,
            message:
              'Remotes use this through @larder/shell-sdk, @larder/api-client or @larder/ui.',
          },
          {
            regex: '^@larder/shell-sdk/(host|dev|testing)$',
            message: 'The host side of the SDK is not for remotes.',
          },
        ]),
      },
      ...folders(root, `${remote}/src/features`).map((feature) => ({
        files: [`${remote}/src/features/${feature}/**/*.{ts,tsx}`],
        rules: onlyOurs(remoteArrows, [
          {
            group: behindTheSdk,
            message:
              'Remotes use this through @larder/shell-sdk, @larder/api-client or @larder/ui.',
          },
          {
            regex: '^@larder/shell-sdk/(host|dev)$',
            message: 'The host side of the SDK is not for remotes.',
          },
          sideways('^\\.\\./(?!\\.\\.|shared)'),
        ]),
      })),
      {
        files: [`${remote}/src/dev.tsx`, `${remote}/src/**/*.test.tsx`],
        rules: onlyOurs(remoteArrows),
      },
    ]),
    { files: ['backend/src/**/*.ts'], rules: onlyOurs(backendArrows) },
    {
      files: ['backend/src/{common,config,database}/**/*.ts'],
      ignores: [
        'backend/src/database/{entities,migrations,data-source}*',
        'backend/src/database/migrations/**',
        '**/*.spec.ts',
      ],
      rules: onlyOurs(backendArrows, [
        { regex: '/modules/', message: 'common, config and database must not import a module.' },
      ]),
    },
    ...modules.map((module) => ({
      files: [`backend/src/modules/${module}/**/*.ts`],
      ignores: ['**/*.spec.ts'],
      rules: onlyOurs(backendArrows, [
        {
          regex: `^(\\.\\./)+(?!${module}/)(${modules.filter((other) => other !== module).join('|')})/(?!domain/|.*(\\.module|\\.service|\\.port|\\.entity|-dto|\\.dto|\\.guard)\\.js$)`,
          message: 'A module calls another through its exported service.',
        },
      ]),
    })),
  );
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import typescript from 'typescript-eslint';
import { importArrows } from './eslint-import-arrows.mjs';
import { noLiteralText } from './eslint-no-literal-text.mjs';
import { noRepeatedLimit } from './eslint-no-repeated-limit.mjs';

/** The limits of the API by name, as generated. */
function limitsOf(root) {
  const source = readFileSync(join(root, 'packages/api-client/src/generated/limits.ts'), 'utf8');
  const constants = source.matchAll(/^export const (\w+) = (\d+);$/gm);
  return Object.fromEntries([...constants].map(([, name, value]) => [name, Number(value)]));
}

/** Lint rules of the whole workspace, whose folder is `root`. */
export function lintRules(root) {
  const limits = limitsOf(root);
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
        larder: {
          rules: { 'no-literal-text': noLiteralText, 'no-repeated-limit': noRepeatedLimit },
        },
      },
      rules: {
        'react-hooks/rules-of-hooks': 'error',
        'react-hooks/exhaustive-deps': 'error',
        'larder/no-literal-text': 'error',
        'larder/no-repeated-limit': ['error', { limits, in: 'screens' }],
      },
    },
    {
      // A longer component mixes state and rules with its markup: move them into a hook beside it.
      files: ['**/*.tsx'],
      rules: {
        'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }],
      },
    },
    {
      // A way of cooking grows by one more `if` at a time; what it needs beside the recipe itself is a function of its own.
      files: ['backend/src/modules/dish-composer/**/*.ts'],
      rules: { complexity: ['error', 12] },
    },
    {
      files: ['**/*.test.tsx', '**/*.spec.ts', '**/gallery*.tsx'],
      rules: {
        'larder/no-literal-text': 'off',
        'larder/no-repeated-limit': 'off',
        'max-lines-per-function': 'off',
      },
    },
    {
      files: ['packages/copy/src/locales/*.ts'],
      ignores: ['**/*.spec.ts'],
      plugins: { sentences: { rules: { 'no-repeated-limit': noRepeatedLimit } } },
      rules: { 'sentences/no-repeated-limit': ['error', { limits, in: 'sentences' }] },
    },
    {
      files: ['{packages,shell,mf-*,backend,e2e,bench,scripts}/**/*.{ts,tsx,mjs}'],
      plugins: { arrows: { rules: { 'import-arrows': importArrows } } },
      rules: { 'arrows/import-arrows': ['error', { root }] },
    },
  );
}

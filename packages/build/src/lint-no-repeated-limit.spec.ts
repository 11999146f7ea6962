import { lintWith } from './lint-testing';

const screen = 'mf-recipes/src/shared/print.tsx';
const sentences = 'packages/copy/src/locales/en.ts';

const repeated: [file: string, code: string, value: number][] = [
  [screen, 'export const a = <input maxLength={120} />;', 120],
  [screen, 'export const a = <input maxLength={37} />;', 37],
  [screen, 'const longest = 254; export const a = <input maxLength={longest} />;', 254],
  [screen, 'export const field = { maxLength: 200 };', 200],
  [screen, 'export const isFull = (list: string[]) => list.length >= 60;', 60],
  [screen, 'const most = 60; export const isFull = (list: Set<1>) => most <= list.size;', 60],
  [screen, 'export const longestIngredient = 80;', 80],
  [sentences, "export const a = 'Use at least 8 characters.';", 8],
  [sentences, 'export const a = (name: string) => `${name} has at most 120 characters.`;', 120],
];

const harmless: [file: string, code: string][] = [
  [screen, 'import { longestMenuTitle } from "@larder/api-client/limits";'],
  [screen, 'const most = 100; export const some = (list: string[]) => list.slice(0, most);'],
  [screen, 'export const isLong = (list: string[]) => list.length > 3;'],
  [screen, 'export const width = 120;'],
  [screen, 'export const isOk = (status: number) => status === 200;'],
  [screen, 'export const mostServings = 35;'],
  [screen, 'import { longest } from "./other"; export const a = <input maxLength={longest} />;'],
  [sentences, "export const a = '$8.00, 120 %, 2026-08-20, 8.5 and 20th';"],
  [sentences, "export const a = (count: number) => (count === 1 ? '1 dish' : `${count} dishes`);"],
  [sentences, 'export const a = (names: string[]) => names.slice(0, 8);'],
];

describe('a limit of the API', () => {
  let found: string[][];
  beforeAll(() => {
    found = lintWith(
      'no-repeated-limit',
      [...repeated, ...harmless].map(([file, code]) => [file, code]),
    );
  });

  it.each(repeated.map((text, index) => [...text, index] as const))(
    'is not repeated in %s: %s',
    (_file, _code, value, index) => {
      expect(found[index]).toEqual([expect.stringContaining(`${value} repeats a limit`)]);
    },
  );

  it.each(harmless.map((text, index) => [...text, repeated.length + index] as const))(
    'is not seen in %s: %s',
    (_file, _code, index) => {
      expect(found[index]).toEqual([]);
    },
  );
});

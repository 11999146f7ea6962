import { exportedNames } from './shared-exports.mjs';

describe('what a shared package exports', () => {
  it('[FED-4] is read from its entry, without types', () => {
    const source = `
      export { Button, Card as Panel, type CardProps } from './card';
      export type { Theme } from './theme';
      export interface Shape { sides: number }
      export const first = 1, second = 2;
      export function draw(): void {}
      export class Canvas {}
      export declare const elsewhere: number;`;
    expect(exportedNames(source)).toEqual(['Button', 'Canvas', 'Panel', 'draw', 'first', 'second']);
  });

  it('[FED-4] has to be listed one by one', () => {
    expect(() => exportedNames("export * from './everything';")).toThrow('no `export *`');
  });
});

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import leaveOut from './unused-parts-loader.cjs';
import { unusedParts } from './unused-parts.cjs';

const build = (source: string, bodies: Record<string, string>): string =>
  leaveOut.call({ getOptions: () => ({ bodies }), resourcePath: 'library.js' }, source);

const source = `export function first (one, { two } = {}) {
	if (one) {
		return two
	}
}
async function second() {
  return 2;
}
class Third {
	async load({ id }) {
		const options = {};
		return { id, ...options };
	}
	keep() {
		return 3;
	}
};
function firstOfAll() {
  return first();
}
`;

describe('what a library has and nobody can get to', () => {
  it('keeps its name and loses its body', () => {
    expect(build(source, { first: "return '';", second: 'return 0;' }))
      .toBe(`export function first () { return ''; }
async function second() { return 0; }
class Third {
	async load({ id }) {
		const options = {};
		return { id, ...options };
	}
	keep() {
		return 3;
	}
};
function firstOfAll() {
  return first();
}
`);
  });

  it('may be a method', () => {
    const built = build(source, { load: 'throw new Error();' });
    expect(built).toContain(`class Third {
	async load() { throw new Error(); }
	keep() {
		return 3;
	}
};`);
  });

  it('is in an installed file', () => {
    const missing = unusedParts.filter(
      ({ file }: { file: string }) =>
        !existsSync(resolve(__dirname, '../../../node_modules', file)),
    );
    expect(missing).toEqual([]);
  });

  it('stops the build if the library no longer has such a function', () => {
    expect(() => build(source, { third: '' })).toThrow('library.js has no function third.');
  });
});

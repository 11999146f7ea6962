import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pureRouter from './pure-router-loader.cjs';

const folder = join(
  dirname(createRequire(__filename).resolve('react-router/package.json')),
  'dist/production',
);
const source = readdirSync(folder)
  .filter((file) => /^chunk-.*\.mjs$/.test(file))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

describe('the router in a bundle', () => {
  it('has no statement that keeps an unused component', () => {
    const built = pureRouter(source);
    expect(source).toMatch(/^Form\.displayName = /m);
    expect(built).not.toMatch(/^\w+\.displayName = /m);
    expect(built).toMatch(/^var Form = \/\*#__PURE__\*\/ React\d*\.forwardRef\(/m);
    expect(built).not.toMatch(/^var \w+ = React\d*\.(forwardRef|createContext)\(/m);
  });
});

import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const repository = join(__dirname, '../../..');
const test = (name: string) => ({ type: 'test', name, mode: undefined as string | undefined });

it('skips the tests that a list names, and no others', () => {
  const list = join(mkdtempSync(join(tmpdir(), 'larder-left-out-')), 'list.json');
  writeFileSync(list, JSON.stringify({ 'a.spec.ts': ['menus are slow'], 'b.spec.ts': 'all' }));
  process.env.LEFT_OUT_TESTS = list;
  const leaveOut = createRequire(__filename)('./jest-left-out.cjs');
  const [slow, quick, alone] = [test('are slow'), test('are quick'), test('are slow')];
  const menus = { type: 'describeBlock', name: 'menus', children: [slow, quick] };
  const state = { rootDescribeBlock: { children: [menus, alone] } };

  leaveOut({ name: 'test_start' }, state, join(repository, 'a.spec.ts'));
  leaveOut({ name: 'run_start' }, state, join(repository, 'b.spec.ts'));
  expect(slow.mode).toBeUndefined();
  leaveOut({ name: 'run_start' }, state, join(repository, 'a.spec.ts'));
  expect([slow, quick, alone].map(({ mode }) => mode)).toEqual(['skip', undefined, undefined]);
});

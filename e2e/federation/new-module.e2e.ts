import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { checkShapeIn, copyWorkspace, lintIn, runIn } from '../fixtures/workspace';

test('a new backend module passes lint, types and its own specs', () => {
  test.setTimeout(300_000);
  const workspace = copyWorkspace({ without: /^(README\.md|(shell|e2e|docs|bench)\/.*)$/ });
  const backend = join(workspace, 'backend');
  const jest = join(workspace, 'node_modules/jest/bin/jest.js');
  try {
    runIn(workspace, 'scripts/new-module.mjs', 'shopping-trips', '--no-generate');
    const folder = 'backend/src/modules/shopping-trips';
    expect(readdirSync(join(workspace, folder))).toContain('shopping-trips.db.spec.ts');
    // Compiles the backend as well.
    runIn(backend, '--experimental-vm-modules', jest, 'src/modules/shopping-trips');
    runIn(backend, 'dist/openapi.js');
    runIn(join(workspace, 'packages/api-client'), 'generate.mjs');
    const client = join(workspace, 'packages/api-client/src/generated/shopping-trips.ts');
    expect(readFileSync(client, 'utf8')).toContain('useAddShoppingTripMutation');
    // Reads the sentences of its error codes as well.
    runIn(backend, join(workspace, 'packages/build/src/typecheck.mjs'));
    lintIn(workspace, [folder, 'backend/src/app.module.ts', 'backend/src/database/migrations.ts']);
    checkShapeIn(workspace);
  } finally {
    rmSync(workspace, { recursive: true, force: true });
  }
});

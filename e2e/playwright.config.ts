import { defineConfig } from '@playwright/test';
import type { WorkerOptions } from './fixtures/test';

/** Journeys against the built app; each worker has its own server and database (see fixtures/test.ts). */
export default defineConfig<object, WorkerOptions>({
  testDir: '.',
  globalSetup: './fixtures/filled-databases.ts',
  projects: [
    { name: 'development', testMatch: /development\/.*\.e2e\.ts$/ },
    { name: 'browser', testMatch: /(federation|journeys|looks)\/.*\.e2e\.ts$/ },
    {
      name: 'embedded database',
      testMatch: /journeys\/(routes|make-a-grocery-list|without-a-network)\.e2e\.ts$/,
      use: { engine: 'embedded' },
    },
  ],
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A page waits for its server, and a server for its database: two leave a third of two processors idle.
  workers: 3,
  // A browser may hang on a busy machine; a test that passes on the second try is still reported as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json']],
  use: {
    locale: 'en-CA',
    viewport: { width: 1280, height: 900 },
    // Each new context would fetch and store all that is kept for days without a network. The journeys that need the worker,
    // and some that do not, allow it.
    serviceWorkers: 'block',
    // Fading costs as much as the rest of the page, and what is seen in the end is the same.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a quarter of the CPU; use `--trace retain-on-failure` when looking for a failure.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});

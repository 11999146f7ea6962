import { defineConfig } from '@playwright/test';
import type { WorkerOptions } from './fixtures/test';

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A page of a test ends before the time is regained that it takes to compile its code a second and a third time.
    '--js-flags=--no-turbofan --no-maglev',
  ],
};

/**
 * The pictures of dishes are drawings of two hundred shapes with blurred shadows, and without a graphics processor drawing them costs more
 * than a quarter of what a browser does. The places of the pictures stay as large as they are.
 */
const withoutPictures = {
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, '--blink-settings=imagesEnabled=false'],
  },
};

/** What shows that pictures appear and where, and the journeys in which somebody takes a photo. */
const withPictures =
  /(federation|looks)\/.*\.e2e\.ts$|journeys\/(cook-from-what-you-have|first-dish|import-recipes|photo-without-a-server|write-a-recipe)\.e2e\.ts$/;

/** Journeys against the built app; each worker has its own server and database (see fixtures/test.ts). */
export default defineConfig<object, WorkerOptions>({
  testDir: '.',
  globalSetup: './fixtures/filled-databases.ts',
  projects: [
    // Its first server fills a database while other projects already run.
    {
      name: 'embedded database',
      testMatch: /journeys\/(routes|make-a-grocery-list|without-a-network)\.e2e\.ts$/,
      use: { ...withoutPictures, engine: 'embedded' },
    },
    { name: 'development', testMatch: /development\/.*\.e2e\.ts$/ },
    { name: 'browser', testMatch: withPictures },
    {
      name: 'browser without pictures',
      testMatch: /journeys\/.*\.e2e\.ts$/,
      testIgnore: withPictures,
      use: withoutPictures,
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
    launchOptions,
  },
});

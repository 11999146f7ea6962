import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  deployVariant,
  nameHashes,
  openFromMenu,
  test,
  withVariants,
} from '../fixtures/deployment';
import { expect } from '../fixtures/test';

/** While mf-planner is broken, everything else must keep working. */
async function expectTheRestToWork(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Larder' })).toBeVisible();
  await openFromMenu(page, 'Settings');
  await expect(page.getByRole('region', { name: 'Profile' })).toBeVisible();
  await openFromMenu(page, 'Saved Grocery Lists');
  await expect(page.getByRole('heading', { name: 'Saved Grocery Lists' })).toBeVisible();
  await openFromMenu(page, 'Home');
  await expect(page.getByLabel('Ingredient', { exact: true })).toBeVisible();
}

async function expectRetryToRecover(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Calendar', exact: true })).toBeVisible();
  expect(
    await page.evaluate(() => 'stillTheSamePage' in window),
    'recovered without a reload',
  ).toBe(true);
}

test('[LAYOUT-1][STATE-1b] [checks 3, 5] a remote whose folder is missing is a card with Retry @core', async ({
  deployment,
  page,
}) => {
  const { server, planner } = deployment;
  renameSync(planner, `${planner}.gone`);
  try {
    await page.goto(`${server.url}/calendar`);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectTheRestToWork(page);
    await openFromMenu(page, 'Calendar');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  } finally {
    renameSync(`${planner}.gone`, planner);
  }
  await expectRetryToRecover(page);
});

test('[LAYOUT-1][STATE-1b][FED-9] [checks 4, 24] a remote with a broken entry is a card with Retry', async ({
  deployment,
  page,
}) => {
  const { server, planner } = deployment;
  const entry = join(planner, 'remoteEntry.js');
  const files = ['', '.br', '.gz'].map((suffix) => `${entry}${suffix}`);
  const whole = files.map((file) => readFileSync(file));
  rmSync(`${entry}.br`);
  rmSync(`${entry}.gz`);
  writeFileSync(entry, 'this is { not JavaScript');
  const reported = page.waitForRequest('**/api/remotes/reports');
  try {
    await page.goto(`${server.url}/calendar?day=2031-02-03`);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 20_000 });
    const report: unknown = (await reported).postDataJSON();
    expect(report).toEqual({
      event: 'failed',
      remote: 'mf_planner',
      build: basename(planner),
      phase: 'load',
      route: '/calendar',
      reason: expect.any(String),
    });
    await expectTheRestToWork(page);
    await openFromMenu(page, 'Calendar');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 20_000 });
  } finally {
    files.forEach((file, index) => writeFileSync(file, whole[index] ?? ''));
  }
  await expectRetryToRecover(page);
});

test('[CONST-6j] [check 4] a slow remote says so after eight seconds and still appears', async ({
  deployment,
  page,
}) => {
  const { server } = deployment;
  await page.clock.install();
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/mf/mf_planner/**', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/mf/mf_planner/**');
  await page.goto(`${server.url}/calendar`, { waitUntil: 'commit' });
  await asked;
  await page.clock.fastForward(7_000);
  await expect(page.getByText(/taking longer/i)).toBeHidden();
  await page.clock.fastForward(2_000);
  await expect(page.getByText(/taking longer/i)).toBeVisible();
  await page.clock.fastForward(21_000);
  await expect(
    page.getByRole('button', { name: 'Retry' }),
    'thirty seconds are no failure',
  ).toBeHidden();
  answer();
  await expect(page.getByRole('heading', { name: 'Calendar', exact: true })).toBeVisible();
  await expect(page.getByText(/taking longer/i)).toBeHidden();
});

test('[LAYOUT-1][STATE-1b] [check 4] a remote that throws while rendering is a card until a fixed build is deployed', async ({
  deployment,
  page,
}) => {
  const { server, planner } = deployment;
  const whole = basename(planner);
  const broken = deployVariant(planner, 'b'.repeat(whole.length), (text) =>
    text.replace(/\bPage:\(\)=>\w+/g, 'Page:()=>()=>{throw new Error("a fault of the planner")}'),
  );
  const mended = 'c'.repeat(whole.length);
  try {
    await page.goto(`${server.url}/calendar`);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectTheRestToWork(page);
    await openFromMenu(page, 'Calendar');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    deployVariant(planner, mended, (text) => text);
    await expectRetryToRecover(page);
  } finally {
    writeFileSync(join(planner, '../current'), whole);
    for (const folder of [broken, join(planner, '..', mended)]) {
      rmSync(folder, { recursive: true, force: true });
    }
  }
});

test('[LAYOUT-1] [check 8] a remote built for another contract is refused before any of its code is loaded', async ({
  deployment,
  page,
}) => {
  const { server, planner } = deployment;
  const whole = basename(planner);
  const foreign = deployVariant(planner, 'd'.repeat(whole.length), (text, file) =>
    /mf-manifest\.json|release\.json/.test(file)
      ? text.replace(/"contract":\s*"[^"]+"/, '"contract":"99.0.0"')
      : text,
  );
  const declaration = join(planner, '../declaration.json');
  const declared = readFileSync(declaration, 'utf8');
  writeFileSync(declaration, declared.replace(/"contract":\s*"[^"]+"/, '"contract":"99.0.0"'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  try {
    await page.goto(`${server.url}/calendar`);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(asked.filter((url) => url.includes('/mf/mf_planner/'))).toEqual([]);
    await expectTheRestToWork(page);
    writeFileSync(join(planner, '../current'), whole);
    writeFileSync(declaration, declared);
    await openFromMenu(page, 'Calendar');
    await expect(page.getByRole('heading', { name: 'Calendar', exact: true })).toBeVisible();
  } finally {
    writeFileSync(join(planner, '../current'), whole);
    writeFileSync(declaration, declared);
    rmSync(foreign, { recursive: true, force: true });
  }
});

test('[LAYOUT-1] [check 10] a remote that needs another major version of a shared library is a card', async ({
  deployment: { server, planner },
  page,
}) => {
  const declared = /(requiredVersion:"\^)\d+(\.\d+\.\d+")/g;
  await withVariants(planner, async (deploy) => {
    const foreign = deploy('a', (text) => text.replaceAll(declared, '$199$2'));
    rmSync(join(planner, '../previous'), { force: true });
    expect(readFileSync(join(foreign, 'remoteEntry.js'), 'utf8')).toContain('"^99.');
    await page.goto(`${server.url}/calendar`);
    await expect(page.getByText('needs a different version of the app')).toBeVisible({
      timeout: 20_000,
    });
    await expectTheRestToWork(page);
  });
});

const tampered = 'window.tamperedCodeHasRun = true;';

test.describe('[S-17] [check 17] a file that differs from the deployed one', () => {
  for (const kind of ['entry', 'exposed module', 'chunk of a page', 'manifest'] as const) {
    test(`is not run: the ${kind}`, async ({ deployment, page }) => {
      const { server, planner } = deployment;
      const isMeant = (file: string): boolean => {
        if (kind === 'entry') return file === 'remoteEntry.js';
        if (kind === 'manifest') return file === 'mf-manifest.json';
        const isExposed = file.startsWith('__federation_expose');
        return kind === 'chunk of a page'
          ? /^\d+\..*js$/.test(file)
          : isExposed && file.endsWith('js');
      };
      const files = readdirSync(planner).filter((file) => isMeant(file.replace(/\.(br|gz)$/, '')));
      expect(files.length).toBeGreaterThan(1);
      const whole = new Map(files.map((file) => [file, readFileSync(join(planner, file))]));
      for (const [file, content] of whole) {
        if (/\.(br|gz)$/.test(file)) rmSync(join(planner, file));
        else
          writeFileSync(
            join(planner, file),
            kind === 'manifest' ? `${content} ` : `${content}\n;${tampered}`,
          );
      }
      try {
        await page.goto(`${server.url}/calendar`);
        await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 20_000 });
        expect(await page.evaluate(() => 'tamperedCodeHasRun' in window)).toBe(false);
        await expectTheRestToWork(page);
      } finally {
        for (const [file, content] of whole) writeFileSync(join(planner, file), content);
      }
      await openFromMenu(page, 'Calendar');
      await expectRetryToRecover(page);
      expect(await page.evaluate(() => 'tamperedCodeHasRun' in window)).toBe(false);
    });
  }

  test('is run once a deploy has listed its hashes', async ({ deployment, page }) => {
    const { server, planner } = deployment;
    const whole = basename(planner);
    const change = (text: string, file: string): string =>
      file === 'remoteEntry.js' ? `${text}\n;${tampered}` : text;
    const unnamed = deployVariant(planner, 'e'.repeat(whole.length), change, { named: false });
    try {
      await page.goto(`${server.url}/calendar`);
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 20_000 });
      expect(await page.evaluate(() => 'tamperedCodeHasRun' in window)).toBe(false);
      nameHashes(unnamed);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Calendar', exact: true })).toBeVisible();
      expect(await page.evaluate(() => 'tamperedCodeHasRun' in window)).toBe(true);
    } finally {
      writeFileSync(join(planner, '../current'), whole);
      rmSync(unnamed, { recursive: true, force: true });
    }
  });
});

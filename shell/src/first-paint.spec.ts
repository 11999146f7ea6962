/// <reference types="node" />
import { canvasColor } from '@larder/ui';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path: string) => readFileSync(join(__dirname, path), 'utf8');

/** Runs the script that index.html runs first. */
function runBeforeStart(): void {
  new Function(read('../public/before-start.js'))();
}

describe('before the app starts', () => {
  afterEach(() => {
    localStorage.clear();
    delete document.documentElement.dataset['theme'];
  });

  it.each(['light', 'dark'])('[ENT-12] the page has the chosen theme: %s', (theme) => {
    localStorage.setItem('theme', theme);
    runBeforeStart();
    expect(document.documentElement.dataset['theme']).toBe(theme);
  });

  it('[ENT-12] the system decides when none is chosen', () => {
    localStorage.setItem('theme', 'purple');
    runBeforeStart();
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });

  it('the page has the colours that the theme will give it', () => {
    const css = read('first-paint.css');
    const colors = css.match(/#[0-9a-f]{6}/g);
    expect(colors).toEqual([canvasColor.light, canvasColor.dark, canvasColor.dark]);
    const html = read('index.html');
    for (const color of Object.values(canvasColor)) expect(html).toContain(`content="${color}"`);
    const manifest = JSON.parse(read('../public/manifest.webmanifest')) as Record<string, string>;
    expect([manifest['background_color'], manifest['theme_color']]).toEqual([
      canvasColor.light,
      canvasColor.light,
    ]);
  });

  it('[WHAT-4] the manifest lists icons that exist', () => {
    const { icons } = JSON.parse(read('../public/manifest.webmanifest')) as {
      icons: { src: string; sizes: string }[];
    };
    for (const { src, sizes } of icons) {
      const image = readFileSync(join(__dirname, '../public', src));
      // The PNG header contains width and height.
      expect(`${image.readUInt32BE(16)}x${image.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  it('[WHAT-4] ?sw=off removes the worker and its caches', async () => {
    const registration = { unregister: jest.fn(async () => true) };
    const kept = new Set(['mf:mf_planner:b1', 'pictures']);
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistrations: async () => [registration] },
    });
    Object.defineProperty(globalThis, 'caches', {
      configurable: true,
      value: { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) },
    });
    history.replaceState(null, '', '/calendar?sw=off&month=5');
    // jsdom cannot navigate, and reports that.
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    runBeforeStart();
    await new Promise((resolve) => setTimeout(resolve));
    expect(registration.unregister).toHaveBeenCalled();
    expect(kept.size).toBe(0);
    expect(sessionStorage.getItem('service-worker')).toBe('off');
    expect(complaint).toHaveBeenCalled();
    complaint.mockRestore();
  });
});

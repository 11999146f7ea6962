import { isAndroidApp } from './android-app';
import { isCompatible } from './contract';

describe('contract', () => {
  it.each([
    ['1.0.0', '1.0.0', true],
    ['1.0.0', '1.4.2', true],
    ['1.5.0', '1.4.2', false],
    ['2.0.0', '1.4.2', false],
    ['1.0.0', '2.0.0', false],
    ['nonsense', '1.0.0', false],
  ])('a remote for %s in a shell of %s: %s', (remote, shell, runs) => {
    expect(isCompatible(remote, shell)).toBe(runs);
  });
});

describe('Android app', () => {
  it('[CONST-8] is recognised by its referrer: the scheme and the package', () => {
    expect(isAndroidApp('android-app://app.larder.twa/')).toBe(true);
    expect(isAndroidApp('android-app://com.google.android.gm/')).toBe(false);
    expect(isAndroidApp('https://app.larder.twa/')).toBe(false);
    expect(isAndroidApp('')).toBe(false);
  });
});

import { testConfiguration } from '../../config/testing.js';
import { PictureAddressesService } from './picture-addresses.service.js';

const [first, second] = ['a', 'b'].map((letter) => `${letter}-secret-of-more-than-32-characters-`);
const id = '01a2073b-f722-730d-a4b3-145f6eede179';
const withSecrets = (secret = '', previous = '') =>
  new PictureAddressesService(
    testConfiguration({ JWT_SECRET: secret, JWT_SECRET_PREVIOUS: previous }),
  );
const signatureOf = (address: string) => address.split('=')[1] ?? '';

describe('the address of a picture', () => {
  it('[OWN-15] stays the same, in both widths with one signature', () => {
    const addresses = withSecrets(first);
    expect(withSecrets(first).of(id, 480)).toBe(addresses.of(id, 480));
    expect(addresses.of(id, 1280)).toBe(addresses.of(id, 480).replace('480.webp', '1280.webp'));
  });

  it('[HOUSE-1] is refused when it is signed with another secret, for another picture, or not at all', () => {
    const addresses = withSecrets(first);
    const signature = signatureOf(addresses.of(id, 480));
    expect(addresses.isGenuine(id, signature)).toBe(true);
    for (const wrong of [
      signatureOf(withSecrets(second).of(id, 480)),
      signatureOf(addresses.of(id.replace('0', '1'), 480)),
      signature.slice(0, -2),
      `${signature}AA`,
      '',
    ]) {
      expect([wrong, addresses.isGenuine(id, wrong)]).toEqual([wrong, false]);
    }
  });

  it('works as long as its secret is one of the previous ones', () => {
    const signature = signatureOf(withSecrets(first).of(id, 480));
    expect(withSecrets(second, first).isGenuine(id, signature)).toBe(true);
    expect(withSecrets(second).isGenuine(id, signature)).toBe(false);
  });
});

import { testConfiguration } from '../../config/testing.js';
import { MailSeal } from './mail-seal.js';

describe('mail seal', () => {
  const secret = (letter: string) => testConfiguration({ JWT_SECRET: letter.repeat(32) });
  const seal = new MailSeal(secret('a'));

  it('decrypts for the same mail, on every instance with the same secret', () => {
    const sealed = seal.close('one', { link: 'https://larder.example' });
    expect(sealed.toString('latin1')).not.toContain('larder.example');
    expect(new MailSeal(secret('a')).open('one', sealed)).toEqual({
      link: 'https://larder.example',
    });
  });

  it('decrypts nothing else', () => {
    const sealed = seal.close('one', {});
    const changed = Buffer.from(sealed);
    changed[20] = (changed[20] ?? 0) ^ 1;
    expect(() => seal.open('two', sealed)).toThrow();
    expect(() => seal.open('one', changed)).toThrow();
    expect(() => seal.open('one', sealed.subarray(0, 10))).toThrow();
    expect(() => new MailSeal(secret('b')).open('one', sealed)).toThrow();
  });

  it('[S-19] decrypts with a previous secret, and encrypts with the current one', () => {
    const changed = new MailSeal(
      testConfiguration({
        JWT_SECRET: 'b'.repeat(32),
        JWT_SECRET_PREVIOUS: `${'c'.repeat(32)},${'a'.repeat(32)}`,
      }),
    );
    expect(changed.open('one', seal.close('one', { link: 'x' }))).toEqual({ link: 'x' });
    expect(new MailSeal(secret('b')).open('two', changed.close('two', {}))).toEqual({});
    expect(() => changed.open('one', new MailSeal(secret('d')).close('one', {}))).toThrow();
  });
});

import { testConfiguration } from '../../config/testing.js';
import { MailSeal } from './mail-seal.js';

describe('mail seal', () => {
  const secret = (letter: string) => testConfiguration({ JWT_SECRET: letter.repeat(32) });
  const seal = new MailSeal(secret('a'));

  it('opens what it closed, for the same mail, on every instance with the same secret', () => {
    const sealed = seal.close('one', { link: 'https://larder.example' });
    expect(sealed.toString('latin1')).not.toContain('larder.example');
    expect(new MailSeal(secret('a')).open('one', sealed)).toEqual({
      link: 'https://larder.example',
    });
  });

  it('opens nothing else', () => {
    const sealed = seal.close('one', {});
    const changed = Buffer.from(sealed);
    changed[20] = (changed[20] ?? 0) ^ 1;
    expect(() => seal.open('two', sealed)).toThrow();
    expect(() => seal.open('one', changed)).toThrow();
    expect(() => seal.open('one', sealed.subarray(0, 10))).toThrow();
    expect(() => new MailSeal(secret('b')).open('one', sealed)).toThrow();
  });
});

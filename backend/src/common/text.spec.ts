import { menuErrors } from '../modules/menus/menus.errors.js';
import { cleanText, text } from './text.js';

describe('text from a person', () => {
  it('[S-1] keeps at most 30 marks on a letter', () => {
    const accents = '\u0316\u0301'.repeat(20);
    expect(cleanText(`x${accents}, y\u0323\u0307`)).toBe(
      `x${accents.slice(0, 30)}, y\u0323\u0307`.normalize('NFC'),
    );
  });

  it('[VALID-1] is stored composed and trimmed, without invisible characters', () => {
    expect(cleanText('  cre\u0300me\u0000 brûlée\u0007\n')).toBe('crème brûlée');
  });

  it('[VALID-1] keeps the characters that shape its letters', () => {
    const persian = 'می\u200cخواهم';
    expect(cleanText(persian)).toBe(persian);
  });

  it('[CALL-9] [VALID-1] counts as missing when nothing in it is visible', () => {
    const title = text(80, { code: menuErrors.menu_title_empty });
    for (const unreadable of ['', ' \n\t', '\u200b', '\u200b \u2060\ufeff', '\u00a0\u3000\u202e']) {
      expect(title.safeParse(unreadable).success).toBe(false);
    }
    expect(title.parse('\u200bSunday')).toBe('\u200bSunday');
  });

  it('[S-18] is limited in length both as sent and as stored', () => {
    const title = text(10);
    const accepts = (value: string) => title.safeParse(value).success;
    expect(accepts('a'.repeat(10))).toBe(true);
    // Characters that cleaning would remove count, as the API document says.
    for (const padding of [' ', '\u0000', '\t']) {
      expect(accepts(`a${padding.repeat(9)}`)).toBe(true);
      expect(accepts(`a${padding.repeat(10)}`)).toBe(false);
    }
    // Composing this letter makes it two characters.
    expect('\u0958'.normalize('NFC')).toHaveLength(2);
    expect(accepts('\u0958'.repeat(5))).toBe(true);
    expect(accepts('\u0958'.repeat(6))).toBe(false);
  });
});

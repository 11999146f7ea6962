import { menuErrors } from '../modules/menus/menus.errors.js';
import { cleanText, text } from './text.js';

describe('text from a person', () => {
  it('[VALID-1] is stored composed and trimmed, without characters that nobody can see', () => {
    expect(cleanText('  cre\u0300me\u0000 brûlée\u0007\n')).toBe('crème brûlée');
  });

  it('[VALID-1] keeps what shapes its letters', () => {
    const persian = 'می\u200cخواهم';
    expect(cleanText(persian)).toBe(persian);
  });

  it('[CALL-9] [VALID-1] is none when nothing of it can be read', () => {
    const title = text(80, { code: menuErrors.menu_title_empty });
    for (const unreadable of ['', ' \n\t', '\u200b', '\u200b \u2060\ufeff', '\u00a0\u3000\u202e']) {
      expect(title.safeParse(unreadable).success).toBe(false);
    }
    expect(title.parse('\u200bSunday')).toBe('\u200bSunday');
  });
});

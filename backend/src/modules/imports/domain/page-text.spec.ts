import { pageText } from './page-text.js';

const latin = (text: string) => Buffer.from(text, 'latin1');

describe('pageText', () => {
  it.each([
    ['the header', 'text/html; charset=ISO-8859-1', latin('crème brûlée')],
    ['a meta element', 'text/html', latin('<meta charset="windows-1252">crème brûlée')],
    [
      'an older meta element',
      'text/html',
      latin('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">crème brûlée'),
    ],
    ['a byte order mark', 'text/html; charset=latin1', Buffer.from('\ufeffcrème brûlée')],
    ['an unknown encoding', 'text/html; charset=nonsense', Buffer.from('crème brûlée')],
    ['nothing', 'text/html', Buffer.from('crème brûlée')],
    ['nothing, in the encoding of Windows', 'text/html', latin('crème brûlée')],
  ])('[IMP-22] keeps accents as %s declares them', (_, type, body) => {
    expect(pageText(body, type)).toMatch(/crème brûlée$/);
  });

  it('[IMP-22] keeps what Windows writes where ISO 8859-1 has control characters', () => {
    const body = Buffer.from([...latin('l'), 0x92, 0x9c, ...latin('uf')]);
    expect(pageText(body, 'text/html; charset=iso-8859-1')).toBe('l’œuf');
  });

  it('[IMP-22] reads UTF-16', () => {
    expect(pageText(Buffer.from('\ufeffcrème', 'utf16le'), 'text/html')).toBe('crème');
  });
});

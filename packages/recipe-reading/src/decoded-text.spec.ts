import { decodedText, textOfBytes } from './decoded-text.js';

describe('decodedText', () => {
  it.each(['windows-1252', 'iso-8859-1', 'latin1'])(
    '[IMP-22] reads what only Windows has of %s, as browsers do',
    (label) => {
      const bytes = Uint8Array.of(0x9c, 0x75, 0x66, 0x92, 0x20, 0x80, 0x20, 0x96, 0x20, 0xe9);
      expect(decodedText(bytes, label)).toBe('œuf’ € – é');
    },
  );

  it('leaves other encodings to the engine', () => {
    expect(decodedText(Uint8Array.of(0xbd), 'iso-8859-15')).toBe('œ');
    expect(() => decodedText(Uint8Array.of(0x41), 'nonsense')).toThrow();
  });
});

describe('textOfBytes', () => {
  const wide = Buffer.from('crème', 'utf16le');

  it.each([
    ['UTF-8', Buffer.from('crème')],
    ['UTF-16 with its mark', Buffer.from('\ufeffcrème', 'utf16le')],
    ['UTF-16 without its mark', wide],
    ['UTF-16 with the larger half first', Buffer.from(wide).swap16()],
    ['Windows-1252', Buffer.from('crème', 'latin1')],
  ])('[IMP-10] recognises %s', (_, bytes) => {
    expect(textOfBytes(bytes)).toBe('crème');
  });
});

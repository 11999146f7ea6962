import { letterOf } from './letter.js';

describe('letter', () => {
  const letter = letterOf({
    subject: 'Soup & bread',
    greeting: 'Hello <b>Ada</b>,',
    lede: 'Dinner is ready.',
    action: { label: 'Come & eat', link: 'https://larder.example/table?seat="1"&salt=yes' },
    notes: ['It is hot.', "It's soup."],
  });

  it('has the same content as plain text and HTML', () => {
    for (const part of ['Dinner is ready.', 'It is hot.']) {
      expect(letter.text).toContain(part);
      expect(letter.html).toContain(part);
    }
    expect(letter.text).toContain('Hello <b>Ada</b>,');
    expect(letter.text).toContain('\n\nhttps://larder.example/table?seat="1"&salt=yes\n\n');
  });

  it("escapes markup in people's text", () => {
    expect(letter.html).toContain('Hello &lt;b&gt;Ada&lt;/b&gt;,');
    expect(letter.html).toContain('It&#39;s soup.');
    expect(letter.html).toContain(
      'href="https://larder.example/table?seat=&quot;1&quot;&amp;salt=yes"',
    );
    expect(letter.html).toContain('<title>Soup &amp; bread</title>');
  });
});

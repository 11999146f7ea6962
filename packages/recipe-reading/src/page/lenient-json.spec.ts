import { parseLeniently } from './lenient-json.js';

describe('JSON as sites write it', () => {
  it.each([
    ['comments around it', '<!-- {"a": 1} -->', { a: 1 }],
    ['CDATA around it', '//<![CDATA[\n{"a": 1}\n//]]>', { a: 1 }],
    ['a semicolon after it', '{"a": 1};', { a: 1 }],
    ['line breaks and tabs in texts', '{"a": "one\ntwo\tthree"}', { a: 'one\ntwo three' }],
    ['quotes in texts', '{"a": "a 9" tin, greased", "b": 2}', { a: 'a 9" tin, greased', b: 2 }],
    ['commas too many', '{"a": [1, 2,], "b": 3,}', { a: [1, 2], b: 3 }],
    ['commas too few', '{"a": "1"\n"b": [{"c": 1} {"c": 2}]}', { a: '1', b: [{ c: 1 }, { c: 2 }] }],
    ['escapes that are none', String.raw`{"a": "it\'s \x \u12"}`, { a: "it's x \\u12" }],
    ['an end cut off', '{"a": ["one", "tw', { a: ['one', 'tw'] }],
    ['more after its end', '{"a": 1} var b = 2', { a: 1 }],
    ['everything escaped', '{&quot;a&quot;: 1}', { a: 1 }],
  ])('[IMP-2] is read with %s', (_, text, value) => {
    expect(parseLeniently(text)).toEqual(value);
  });

  it('[IMP-2] is nothing where there is none', () => {
    for (const text of ['', 'null', 'function () {}', '<p>']) {
      expect(parseLeniently(text)).toBeUndefined();
    }
  });
});

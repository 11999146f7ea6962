import { decodeHTML } from 'entities';
import { oneLine } from './page-document.js';

// Texts in data are plain, or HTML, or HTML that was escaped once more.

const blockTag =
  /<\/?(?:address|blockquote|br|dd|div|dl|dt|figure|h[1-6]|hr|li|ol|p|section|table|td|tr|ul)\b[^<>]*>/gi;
const anyTag = /<\/?[a-z][^<>]*>|<!--[^<>]*-->/gi;

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  const once = decodeHTML(text);
  return once.includes('&') ? decodeHTML(once) : once;
}

/** The lines of a text in which elements that stand by themselves begin a new line. */
export function linesOfMarked(text: string): string[] {
  return decoded(text)
    .replace(blockTag, '\n')
    .replace(anyTag, '')
    .split(/[\n\r\u2028\u2029]+/)
    .map(oneLine)
    .filter((line) => line !== '');
}

/** The words of a text in Markdown: of links and emphasis what is shown, of pictures nothing. */
export const withoutMarkdown = (text: string): string =>
  text
    .replace(/!\[[^[\]]*\]\([^()\s]*\)/g, '')
    .replace(/\[([^[\]]+)\]\([^()\s]+\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)([^\n*_]*?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])([^\n*_]*?[^\s*_])\1(?![\p{L}\p{N}*_])/gu, '$2')
    .trim();

/** A text without marks, in one line. */
export const plainOfMarked = (text: string): string =>
  withoutDoubleParentheses(linesOfMarked(text).join(' '));

/** Programs put a note into parentheses that has its own: "((optional))". */
function withoutDoubleParentheses(text: string): string {
  let result = text;
  for (let at = result.indexOf('(('); at !== -1; at = result.indexOf('((', at + 1)) {
    let open = 0;
    let end = at;
    for (; end < result.length; end += 1) {
      if (result[end] === '(') open += 1;
      else if (result[end] === ')') open -= 1;
      if (open === 0) break;
    }
    result = result.slice(0, at) + result.slice(at + 1, end) + result.slice(end + 1);
  }
  return result;
}

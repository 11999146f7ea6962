import { decodeHTML } from 'entities';

// What sites call JSON: with comments around it, line breaks in texts, unescaped quotes, commas too many or too few, or cut off.

const wrapping =
  /^\s*(?:\/\/\s*|\/\*\s*)?(?:<!--|<!\[CDATA\[)(?:\s*\*\/)?|(?:\/\/\s*|\/\*\s*)?(?:-->|\]\]>)(?:\s*\*\/)?\s*$|;\s*$/g;
const escapable = new Set(['"', '\\', '/', 'b', 'f', 'n', 'r', 't']);
const isSpace = (character: string | undefined) => character !== undefined && /\s/.test(character);

/** The value that the text most likely means; undefined where it means none. */
export function parseLeniently(text: string): unknown {
  const bare = text.replace(wrapping, '').replace(wrapping, '').trim();
  const whole = /^[[{]\s*&quot;/.test(bare) ? decodeHTML(bare) : bare;
  if (!/^[[{]/.test(whole)) return undefined;
  for (const attempt of [() => whole, () => repaired(whole)]) {
    try {
      return JSON.parse(attempt());
    } catch {
      // The next attempt repairs more.
    }
  }
  return undefined;
}

/** Whether a quote within a text ends it: what follows goes on with the structure. */
function endsText(json: string, at: number, open: readonly string[]): boolean {
  let next = at + 1;
  while (isSpace(json[next])) next += 1;
  const following = json[next];
  if (following === undefined || following === '}' || following === ']' || following === ':') {
    return true;
  }
  if (following === ',') {
    let after = next + 1;
    while (isSpace(json[after])) after += 1;
    const begun = json[after] ?? '';
    // After a comma comes the next value of a list or the next name of an object.
    return open.at(-1) === '[' ? /["{[\]\-\dtfn]/.test(begun) : /["}]/.test(begun);
  }
  // A comma is missing between two lines.
  return following === '"' && json.slice(at + 1, next).includes('\n');
}

function repaired(json: string): string {
  const open: string[] = [];
  let result = '';
  let inText = false;
  /** The last character of structure that was written. */
  let last = '';
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at] ?? '';
    if (inText) {
      if (character === '\\') {
        const next = json[at + 1] ?? '';
        const isCode = next === 'u' && /^[\da-f]{4}$/i.test(json.slice(at + 2, at + 6));
        if (isCode || escapable.has(next)) result += character + next;
        else if (next !== '') result += next < ' ' ? ' ' : next === 'u' ? '\\\\u' : next;
        at += 1;
      } else if (character === '"' && endsText(json, at, open)) {
        result += character;
        inText = false;
        last = character;
      } else if (character === '"') result += '\\"';
      else if (character === '\n') result += '\\n';
      else result += character < ' ' ? ' ' : character;
      continue;
    }
    if (isSpace(character)) {
      result += ' ';
      continue;
    }
    if (character === '"') {
      if (last === '"' || last === '}' || last === ']') result += ',';
      inText = true;
    } else if (character === '{' || character === '[') {
      if (last === '}' || last === ']' || last === '"') result += ',';
      open.push(character);
    } else if (character === '}' || character === ']') {
      if (open.length === 0) break;
      if (last === ',') result = result.replace(/,\s*$/, '');
      open.pop();
    } else if (character === ',' && (last === ',' || last === '{' || last === '[')) {
      continue;
    }
    result += character;
    last = character;
    if (open.length === 0) break;
  }
  if (inText) result += '"';
  result = result.replace(/[,:]\s*$/, (end) => (end.startsWith(':') ? ': null' : ''));
  while (open.length > 0) result += open.pop() === '{' ? '}' : ']';
  return result;
}

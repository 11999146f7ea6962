import type { RecipeLine } from '../recipe.js';
import { isNode, listOf } from '../schema-recipe.js';
import { parseLeniently } from './lenient-json.js';
import { oneLine } from './page-document.js';
import type { PageWarning } from './page-recipe.js';

// A language model may point at what the page says. It may not say anything itself.

export interface CheckedAnswer {
  readonly title: string;
  readonly ingredients: readonly RecipeLine[];
  readonly steps: readonly RecipeLine[];
  readonly warnings: readonly PageWarning[];
}

/** Letters, digits and fractions, which a copy must share with the original. Other marks may differ. */
const essence = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/⁄.,]+/gu, ' ')
    .replace(/[.,]+(?= |$)/g, '')
    .trim();

/** What an answer names, as far as the page has it. An answer is an object, or its JSON as text. */
export function checkAnswer(answer: unknown, pageText: string): CheckedAnswer | null {
  const value = typeof answer === 'string' ? parseLeniently(answer) : answer;
  if (!isNode(value)) return null;
  const page = ` ${essence(pageText)} `;
  const warnings: PageWarning[] = [];
  const isOnPage = (text: string) => page.includes(` ${essence(text)} `);
  const checked = (lines: unknown): RecipeLine[] =>
    listOf(lines).flatMap((line) => {
      const text = oneLine(String((isNode(line) ? line.text : line) ?? ''));
      const named = isNode(line) && typeof line.heading === 'string' ? oneLine(line.heading) : '';
      if (essence(text) === '') return [];
      if (!isOnPage(text)) {
        warnings.push({ code: 'line_not_on_page', text });
        return [];
      }
      return [named !== '' && isOnPage(named) ? { text, heading: named } : { text }];
    });
  const title = typeof value.title === 'string' ? oneLine(value.title) : '';
  return {
    title: essence(title) !== '' && isOnPage(title) ? title : '',
    ingredients: checked(value.ingredients),
    steps: checked(value.steps),
    warnings,
  };
}

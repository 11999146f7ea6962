/** Lines of text as people type and paste them, and how they become the lines of a recipe. */

/** A bullet, a tick box or a dash in front of a line; before degrees a dash is a minus. */
const bullet = /^(?:[•·●○◆▪■◦‣▢☐□✓✔➢➤]|\*(?!\*)|[-–—](?=[\s\p{L}]|\p{N}(?!\d*\s*°)))\s*/u;

/** What counts the steps, in the languages that recipes are written in. */
const step = '(?:step|étape|etape|schritt|paso|passo|stap|steg|trin|krok)';

/** "1.", "2)", "Step 3:", also alone on its line. "1.5 cups" is an amount. */
const stepNumber = new RegExp(
  `^(?:${step}\\s*)?\\d{1,2}\\s*[.):](?:\\s+|$)|^${step}\\s+\\d{1,2}\\s*$`,
  'i',
);

/** A heading, such as "Dough:", says something and ends with a colon. */
export const isHeading = (line: string): boolean => /[:：]$/.test(line) && /[^:：\s]/.test(line);

/** A heading without a colon, such as "For the dough" or "TOPPING". */
export function looksLikeHeading(line: string): boolean {
  const isLoud = /\p{Lu}{2}/u.test(line) && !/\p{Ll}|\d/u.test(line);
  const isFor =
    /^(?:for|pour|für|para|per|voor)(?: (?:the|l[ae]s?|den|die|das|el|los|il|gli|de|het))? ?\S+(?: \S+){0,3}$/i.test(
      line,
    );
  return isLoud || (isFor && !/\d/.test(line));
}

/** What a heading says, without the marks that make it one. */
export const headingText = (heading: string): string =>
  heading.replace(/^[#*_\s]+|[:：#*_\s]+$/g, '');

export const hasBullet = (line: string): boolean => bullet.test(line);

/** A line without the bullet, tick box or dash in front of it. */
export const withoutBullet = (line: string): string => line.replace(bullet, '').trim();

export const isNumbered = (line: string): boolean => stepNumber.test(line);

/** A line that says something, and where it is in its block. */
export interface PlacedLine {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The lines that say something, without bullets. */
export function placedLinesOf(block: string): PlacedLine[] {
  return [...block.matchAll(/[^\n\r\u2028\u2029]+/g)]
    .map(({ 0: line, index }) => ({
      text: withoutBullet(line.trim()),
      start: index,
      end: index + line.length,
    }))
    .filter(({ text }) => text !== '');
}

export const linesOf = (block: string): string[] => placedLinesOf(block).map(({ text }) => text);

const endsSentence = /[.!?:;)"”’]$/;
const startsInside = /^\p{Ll}/u;

/** Whether a line goes on with the one before it: a mail or a book broke the sentence. */
function continues(before: string | undefined, line: string): boolean {
  return before !== undefined && !endsSentence.test(before) && startsInside.test(line);
}

/** One paragraph per step. Numbers are dropped, since steps are numbered anyway; sentences broken into lines are joined. */
export function stepsOf(block: string): string[] {
  const lines = linesOf(block);
  const numbered = lines.filter(isNumbered).length > 1;
  // Whoever begins without a capital letter uses none: a small letter says nothing of where a sentence goes on.
  const hasCapitals = !startsInside.test(lines[0] ?? '');
  const steps: string[] = [];
  let open = false;
  for (const line of lines) {
    const text = line.replace(stepNumber, '').trim();
    const before = steps.at(-1);
    // Below a number, everything up to the next number or heading is the same step.
    const belongs =
      numbered && open
        ? !isNumbered(line) && !isHeading(line)
        : hasCapitals && continues(before, line);
    if (before !== undefined && belongs) steps[steps.length - 1] = `${before} ${text}`.trim();
    else steps.push(text);
    open = numbered && !isHeading(line) && (open || isNumbered(line));
  }
  return steps.filter((step) => step !== '');
}

/** "90", "1 h 30 min", "1:30" or "1.5 hours" in minutes; null for anything else. */
export function minutesOf(text: string): number | null {
  const plain = text.trim().toLowerCase().replace(',', '.');
  const clock = /^(\d{1,2}):(\d{2})(?:\s*h)?$/.exec(plain);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const number = '(\\d+(?:\\.\\d+)?)';
  const parts = new RegExp(
    `^(?:${number}\\s*h(?:(?:ou)?rs?|ours?)?\\.?)?\\s*(?:and\\s+)?(?:${number}\\s*(?:m(?:in(?:ute)?s?)?\\.?)?)?$`,
  ).exec(plain);
  if (!parts || (parts[1] === undefined && parts[2] === undefined)) return null;
  return Math.round(Number(parts[1] ?? 0) * 60 + Number(parts[2] ?? 0));
}

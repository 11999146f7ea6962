import { fold, singular, stepTimes } from '@larder/culinary';
import type { CookStep } from './cook-step';

/** What a cook can say. */
export type VoiceCommand =
  | { readonly kind: 'next' | 'back' | 'repeat' | 'quiet' }
  | { readonly kind: 'step'; readonly number: number }
  | { readonly kind: 'amount'; readonly food: string }
  | { readonly kind: 'timer'; readonly seconds: number; readonly label: string };

const UNITS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SPOKEN_NUMBER = new RegExp(
  `\\b(?:(${TENS.join('|')})(?:[ -](${UNITS.slice(0, 9).join('|')}))?|(${UNITS.join('|')}))\\b`,
  'g',
);

/** "twenty five" is 25, as recognition may or may not write it. */
const inDigits = (text: string): string =>
  text.replace(SPOKEN_NUMBER, (_, tens?: string, units?: string, unit?: string) =>
    String(
      unit === undefined
        ? (TENS.indexOf(tens ?? '') + 2) * 10 + UNITS.indexOf(units ?? '') + 1
        : UNITS.indexOf(unit) + 1,
    ),
  );

const POLITE = /\b(?:please|okay|ok|hey|um|uh|larder|thanks|thank you)\b/g;

const plain = (heard: string): string =>
  inDigits(
    fold(heard)
      .replace(/[^a-z0-9/.:' -]/g, ' ')
      .replace(/[.:](?!\d)/g, ' ')
      .replace(POLITE, ' '),
  )
    .replace(/(\d+) and a half (?=minutes?|hours?)/g, '$1 1/2 ')
    .replace(/\s+/g, ' ')
    .trim();

const SAYINGS: readonly (readonly [RegExp, 'next' | 'back' | 'repeat' | 'quiet'])[] = [
  [/^(?:go to )?(?:the )?next(?: step| one)?$|^(?:continue|forward|go on)$/, 'next'],
  [/^(?:go )?back(?: 1 step)?$|^(?:go to )?(?:the )?previous(?: step| one)?$/, 'back'],
  [
    /^(?:repeat(?: (?:that|it|the step))?|(?:say|read)(?: that| it| the step)?(?: again)?|again)$/,
    'repeat',
  ],
  [/^(?:be )?quiet$|^stop(?: reading| talking)?$/, 'quiet'],
];

const STEP = /^(?:go to |show )?step (?:number )?(\d{1,3})$/;
const AMOUNT =
  /^how (?:much|many) (?:of )?(?:the )?(.+?)(?: (?:do i (?:need|use|add|take)|should i (?:add|use|take)|is (?:there|it|needed)|are (?:there|needed)|goes in|go in|in all))?$/;
const TIMER = /^(?:(?:set|start) )?(?:a |the )?(?:timer(?: for| of)? (.+)|(.+?) timer)$/;

function timerOf(said: string): VoiceCommand | null {
  const [, after, before] = TIMER.exec(said) ?? [];
  const asked = (after ?? before ?? '').replace(/^(\d.*\b(?:minute|hour|second))$/, '$1s');
  const time = stepTimes(asked)[0];
  // Words besides the time are conversation about timers.
  if (!time || time.start > 0 || time.end < asked.length || time.seconds <= 0) return null;
  return { kind: 'timer', seconds: time.seconds, label: asked };
}

/** What somebody said, if all of it is a command; null for conversation in the kitchen. */
export function readCommand(heard: string): VoiceCommand | null {
  const said = plain(heard);
  const saying = SAYINGS.find(([words]) => words.test(said));
  if (saying) return { kind: saying[1] };
  const step = STEP.exec(said)?.[1];
  if (step !== undefined) return { kind: 'step', number: Number(step) };
  const timer = timerOf(said);
  if (timer) return timer;
  const food = AMOUNT.exec(said)?.[1];
  return food === undefined ? null : { kind: 'amount', food };
}

const wordsOf = (text: string): string[] => (fold(text).match(/[a-z]+/g) ?? []).map(singular);

const naming = (texts: readonly string[], food: string): string[] => {
  const asked = wordsOf(food);
  return texts.filter((text) => {
    const said = wordsOf(text);
    return asked.length > 0 && asked.every((word) => said.includes(word));
  });
};

/** How much of a food the step needs; else how much is in the whole recipe; null if it has none. */
export function amountOf(
  food: string,
  step: CookStep,
  lines: readonly string[],
): { readonly texts: string[]; readonly inAll: boolean } | null {
  const measured = step.needs.filter(({ isMeasured }) => isMeasured).map(({ text }) => text);
  const here = naming(measured, food);
  if (here.length > 0) return { texts: here, inAll: false };
  const all = naming(lines, food);
  return all.length > 0 ? { texts: all, inAll: true } : null;
}

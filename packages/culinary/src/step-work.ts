import { stepTimes } from './step-times.js';

/** How long a step keeps the cook busy, and how long it goes on by itself after that. In minutes. */
export interface StepWork {
  readonly activeMinutes: number;
  readonly passiveMinutes: number;
  /** The temperature of the oven that it is in meanwhile, in °C; null outside. */
  readonly ovenCelsius: number | null;
}

const BY_ITSELF =
  /\b(?:bak(?:e|ing)|roast|simmer|chill|rest|rise|proof|soak|marinate|cool|stand|freeze|braise|steam|refrigerate|steep|infuse|set|leave|drain|dry|boil|stew|slow[- ]cook|poach)\b/i;
const ATTENDED =
  /\b(?:stirring (?:all the time|constantly|often)|in batches|per side|on each side|a side|whisking|turning often)\b/i;
const IN_OVEN = /\b(?:bak(?:e|ing)|roast|broil|in the oven|return to the oven)\b/i;
const OVEN = /\boven (?:\w+ )?to (\d{2,3}) ?°C/i;

/** What no text says and every step takes: reading, fetching, clearing. */
const handling = 2;
/** For each sentence without a time of its own. */
const perSentence = 1;
/** Nobody begins anything else for less. */
const leastPassive = 5;

/**
 * The work of each step of a recipe, by the times in its text: what bakes, simmers or rests for a while does so by itself, all
 * else keeps the cook busy.
 */
export function workOfSteps(steps: readonly string[]): StepWork[] {
  let oven: number | null = null;
  return steps.map((step) => {
    let activeMinutes = handling;
    let passiveMinutes = 0;
    let ovenCelsius: number | null = null;
    for (const sentence of step.split(/(?<=[.;!?])\s+/)) {
      oven = Number(OVEN.exec(sentence)?.[1] ?? 0) || oven;
      const minutes = stepTimes(sentence).reduce((sum, { seconds }) => sum + seconds / 60, 0);
      const isPassive = BY_ITSELF.test(sentence) && !ATTENDED.test(sentence);
      if (minutes === 0) activeMinutes += perSentence;
      else if (isPassive && minutes >= leastPassive) passiveMinutes += minutes;
      else activeMinutes += minutes;
      if (minutes > 0 && IN_OVEN.test(sentence)) ovenCelsius = oven;
    }
    return {
      activeMinutes: Math.ceil(activeMinutes),
      passiveMinutes: Math.ceil(passiveMinutes),
      ovenCelsius,
    };
  });
}

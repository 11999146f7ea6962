import { factsOf } from '@larder/culinary';
import type { Food } from './food.js';

const isMeatless = ({ id }: Food): boolean => factsOf(id).diets.vegetarian === 'free';

/** These broths of meat for what they would be poured over, or none: nobody takes them to what has no meat in it. */
export const meatBroths = (over: readonly Food[], ...broths: readonly string[]): string[] =>
  over.every(isMeatless) ? [] : [...broths];

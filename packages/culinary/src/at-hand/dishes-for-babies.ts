import { fold } from '../words.js';

/** In folded text. */
const FOR_BABIES =
  /^baby['’]s\b|\b(?:for|pour) (?:an? |your |my )?(?:bab(?:y|ies)|infants?|bebes?)\b|\bbaby food\b/;

/**
 * Whether its title says that a dish is for babies. A purée of apples without sugar and salt is not what people look for who have apples,
 * unless they say for whom.
 */
export const isForBabies = (title: string): boolean => FOR_BABIES.test(fold(title));

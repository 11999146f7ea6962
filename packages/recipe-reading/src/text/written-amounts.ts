const amountFirst = /^[\d½¼¾⅓⅔⅛]/;
const measureFirst =
  /^[\d½¼¾⅓⅔⅛][\d½¼¾⅓⅔⅛.,/⁄–—\s-]{0,9}(?:k?g|gr|grams?|m?l|[cd]l|tsp|tbsp|tablespoons?|teaspoons?|cups?|oz|ounces?|lbs?|pounds?|pinch|cans?|cloves?|el|tl|esslöffel|teelöffel|dag|msk|tsk|c\.|cuill\p{L}*|tasses?|cda|cdta|cucharad\p{L}*|cucchiai\p{L}*|colher\p{L}*|łyż\p{L}*|szklank\p{L}*|evőkanál|ek|tk)(?![\p{L}\d])/iu;

/** Whether a line says how much. */
export const hasAmount = (line: string): boolean => /[\d½¼¾⅓⅔⅛]/.test(line);

/** Whether a line begins with how much. */
export const startsWithAmount = (line: string): boolean => amountFirst.test(line);

/** Whether a line begins with a number and a unit of the kitchen. */
export const startsWithMeasure = (line: string): boolean => measureFirst.test(line);

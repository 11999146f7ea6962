// What somebody says of a food at hand besides its name: how much of it there is, in what, where it is from and how old it is.

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const OPENED =
  '(?:bag|jar|can|tin|box|carton|tub|bottle|pack|packet|package|container|bunch|head|loaf|block|wheel)s?';
const MEASURED = '(?:dozen|pounds?|lbs?|kilos?|kg|litres?|liters?|pints?|quarts?|gallons?|cups?)';
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const FEAST = '(?:christmas|thanksgiving|easter|halloween)';
const EARLIER = `(?:yesterday|last (?:night|week|weekend)|this morning|(?:the )?weekend|${WEEKDAY}|${FEAST})`;

/** Said before a food that will not keep for long: "stale bread", "half a jar of salsa", "yesterday's rice", "the end of the ham". */
const AGED_BEFORE = [
  'stale|wilt(?:ed|ing)|limp|floppy|rubbery|bendy|sad|tired|bruised|wrinkl(?:ed|y)|shrivell?ed|mushy|squishy|sprouting',
  '(?:over|very )-?ripe|(?:black|brown|spotty|speckled) bananas?|windfalls?|expir(?:ed|ing)|left-?overs?',
  'old(?![- ](?:cheddar|cheese|gouda|cheddars|fashioned|bay|el paso|dutch))',
  `half an?(?! ${MEASURED}\\b)|half of an?|(?:half|1\\/2|½) (?:an? )?${OPENED}`,
  `open(?:ed)?(?= ${OPENED}\\b)|opened`,
  '(?:ends?|heels?|last|rest|bottom|remains|remainder|remnants|dregs|scrapings) of',
  `${EARLIER}['’]s|too (?:many|much)|glut of`,
  "(?:restes?|restant|fond)(?= de | d['’])|" +
    '(?:une? )?demie?(?![- ](?:tasse|livre|kilo|douzaine|litre))|rassise?s?|fl[ée]trie?s?|ramollie?s?|d[ée]fra[iî]chie?s?|entam[ée]e?s?',
].join('|');

const STATE =
  '(?:soft|stale|limp|brown|black|old|off|bad|sour|mushy|mou?ldy|wilted|wrinkled|wrinkly|bruised|overripe|floppy|rubbery|sprouting|wilting)';
const THAT = "(?:(?:that|which)(?:['’](?:s|re|ve)| is| are| has| have)? )?";
const WHEN =
  '(?: (?:soon|today|tomorrow|yesterday|now|first|quickly|this week|next week|on \\w+day|\\w+day|in \\w+ days?))?';
const DATE = '(?:best[- ]before|expiry|use[- ]by|sell[- ]by)';

/** Said after it: "going soft", "past its best", "to use up", "from last night". */
const AGED_AFTER = [
  `${THAT}(?:going|getting|turning|gone|starting to go) (?:a (?:bit|little) )?${STATE}`,
  `that (?:is|are) (?:a (?:bit|little) )?${STATE}|that['’]s (?:a (?:bit|little) )?${STATE}`,
  `(?:past|near(?:ing)?|close to|at) (?:its|their|the) (?:best|prime|date|expiry|${DATE})(?: date)?`,
  `${THAT}(?:${DATE}|(?:just )?expir(?:es|ed|ing))${WHEN}`,
  `${THAT}(?:about|starting|beginning) to (?:expire|turn|spoil|wilt|sprout|go off|go bad)${WHEN}`,
  `${THAT}on (?:the turn|its way out|their way out|its last legs|their last legs)`,
  `(?:that )?(?:needs?|has|have) (?:to be |to )?(?:us(?:ed?|ing)|eat(?:en|ing)?|finish(?:ed|ing)?|go)(?: up)?${WHEN}`,
  `to (?:be )?(?:used? up|finish(?:ed)?|use|get rid of)${WHEN}`,
  `(?:left(?:[- ]?over)? )?from (?:${EARLIER}(?:['’]s \\w+)?|(?:\\w+|a couple of) (?:days?|nights?) ago)`,
  'left[- ]?over',
  '(?:a (?:bit|little) )?(?:stale|limp|wilt(?:ed|ing)|wrinkl(?:ed|y)|shrivell?ed|bruised|mushy|floppy|sprouting|(?:over|very |too )-?ripe)',
  "d['’](?:avant-)?hier|de la veille|à (?:passer|finir)|trop mûre?s?|qui ach[eè]vent?",
].join('|');

const AGED = new RegExp(`\\b(?:${AGED_BEFORE})(?![a-z])|\\b(?:${AGED_AFTER})$|\\bday[- ]old\\b`);

/** Whether an entry says of its food that it will not keep: "stale bread", "spinach to use up", "rice from last night". */
export const saysItWillNotKeep = (entry: string): boolean => AGED.test(entry.toLowerCase().trim());

const AMOUNT =
  '(?:\\d+(?:[.,\\/]\\d+)?|[¼½¾⅓⅔]|an?|one|two|three|four|five|six|half|most|some|few)';
const REMARKS: readonly RegExp[] = [
  // "Corned beef from a can" is corned beef, and "chickpeas in a tin" are chickpeas.
  /(\S)\s+(?:from|in|out of)\s+an?\s+(?:can|tin|jar|box|bag|bottle|carton|packet|package|tub)$/,
  // "Strawberries going soft" are strawberries.
  new RegExp(`(\\S)[\\s,(-]+(?:${AGED_AFTER})\\)?$`),
  // "Sardines in tomato sauce", "peaches in light syrup".
  /(\S)\s+(?:packed )?in (?:(?:olive|vegetable|sunflower|its|their|own|the|light|heavy|extra light|spicy|hot|salted) )*(?:tomato sauce|oil|water|brine|syrup|juices?|gravy|wine|cream|mustard(?: sauce)?|vinegar|broth)$/,
  // "Beets with their tops", "potatoes, skin on".
  /(\S)[\s,]+with (?:(?:their|its|the|all the) )?(?:tops|greens|leaves|stems|stalks|fronds|skins?|roots|peel)(?: (?:on|attached))?$/,
  /(\S)[\s,]+(?:tops|greens|leaves|stems|fronds|skins?|peel|bones?) (?:still )?(?:on|attached)$/,
  // "Tomatoes from the garden", "egg whites from making custard", "ham left over from the party".
  /(\S)[\s,]+(?:left(?:[- ]?over)?\s+)?from\s+(?:(?:the|my|our|a|an|making|last|this|when)\s.*|take-?out|takeaway|work)$/,
  /(\S)\s+(?:from|after)\s+(?:\w+ )?making(?:\s.*)?$/,
  // "Eggs, a dozen", "milk 2 l", "potatoes - about 5 lb", "cream, half left".
  new RegExp(
    `(\\S)[\\s,:–-]+(?:about )?${AMOUNT} ?(?:dozen|kg|g|grams?|kilos?|lbs?|pounds?|oz|ml|l|litres?|liters?|cups?|left)(?: left)?$`,
  ),
];

/** An entry without what is said after its food. */
export function withoutRemarks(entry: string): string {
  const shorter = REMARKS.reduce((text, remark) => text.replace(remark, '$1'), entry);
  return shorter === entry ? entry : withoutRemarks(shorter);
}

/**
 * Words that may stand before the name of a food at hand, folded and singular: how many, how much, in what, of which day and in which
 * state. Longer names win: a "bottle gourd" is no gourd in a bottle.
 */
const LEADING = words(
  [
    'seven eight nine eleven twelve fifteen twenty thirty forty fifty hundred dozen third quarter pair lot load ton heap plenty glut excess surplus spare',
    'maybe around roughly approx just over under least almost nearly most only still way too so many much amount armful pile mountain handful generous',
    'bushel pail quart pint gallon basket punnet kilo kilogram litre liter kg lb crate case flat hunk chunk heel bucket bin tray sleeve stack sack splash',
    'drizzle scrap scraping remnant remain remainder rest last bottom end odd smidge glug pot pan bowl plate dish tupperware ziploc opened open unopened',
    'bag can tin jar box bottle carton packet package pack tub container family wheel wedge block loaf head bunch slab rack log piece slice stick cup pound',
    'yesterday today tonight last night week weekend month this morning evening monday tuesday wednesday thursday friday saturday sunday',
    'christmas thanksgiving easter halloween party potluck old expired expiring windfall wilted wilting limp floppy rubbery bendy sad tired',
    'stale overripe bruised wrinkled wrinkly shriveled shrivelled mushy squishy spotty speckled sprouting sprouted leftover garden backyard homegrown',
    'home grown market freezer burned burnt frost bitten freezerburnt out takeout takeaway restaurant forgotten ugly imperfect i we have got my our of bit',
  ].join(' '),
);

export const mayLead = (word: string): boolean => LEADING.has(word);

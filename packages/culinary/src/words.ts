const KEPT = new Set(
  (
    'asparagus hummus couscous swiss brussels molasses grits oats hibiscus citrus octopus tapas ' +
    'schnapps bass cress watercress lens swiss express plus less boneless skinless seedless stemless ' +
    'watercress lemongrass grass glass class calvados haricots petits fines verts herbs-de-provence ' +
    'anis gas lotus campus cactus asafoetidas ras pancreas brandywines wheats this its us as is was ' +
    'has his yes various delicious gluteus floss moss couscous kvass bouillabaisse cassis paris chablis ' +
    'ladies bitters sans mess hass press dress across kirsch crus jus os bess ross texas kansas christmas ' +
    'worcestershires perilous arkansas virus focus bonus genius kisses cumulus hors dos tres leches'
  ).split(' '),
);

const IRREGULAR = new Map(
  (
    'chilies chili|chillies chilli|chiles chile|leaves leaf|loaves loaf|halves half|knives knife|calves calf|geese goose|feet foot|teeth tooth|' +
    'mice mouse|children child|men man|women woman|radii radius|cacti cactus|fungi fungus|octopi octopus|' +
    'potatoes potato|tomatoes tomato|mangoes mango|avocadoes avocado|heroes hero|echoes echo|' +
    'jalapenoes jalapeno|pimientoes pimiento|cookies cookie|brownies brownie|smoothies smoothie|pies pie|' +
    'veggies veggie|sweeties sweetie|smarties smartie|collies collie|eyries eyrie|wheaties wheatie|' +
    'prairies prairie|birdies birdie|bries brie|cloves clove|olives olive|chives chive|endives endive|' +
    'slices slice|spices spice|juices juice|sauces sauce|lettuces lettuce|radishes radish|squashes squash|' +
    'oranges orange|sausages sausage|cabbages cabbage|packages package|sponges sponge|cheeses cheese|' +
    'chestnuts chestnut|roes roe|shoes shoe|toes toe|aloes aloe|molds mold|shelves shelf|wolves wolf|' +
    'gnocchi gnocchi|zucchini zucchini|zucchinis zucchini|biscotti biscotti|panini panini|graffiti graffiti|' +
    'anchovies anchovy|axes axe|dice dice|dices dice|ices ice|rices rice|pieces piece|quiches quiche|' +
    'ceviches ceviche|baguettes baguette|mousses mousse|mouses mouse|horses horse|gooses goose|purees puree|' +
    'dates date|grapes grape|limes lime|prunes prune|cakes cake|flakes flake|noodles noodle|' +
    'pickles pickle|apples apple|cubes cube|niblets niblet|haricots haricot|caches cache|aches ache|' +
    'avocados avocado|leeks leek|beeves beef|bottles bottle|envelopes envelope|petites petite|' +
    'peaches peach|branches branch|bunches bunch|pinches pinch|dashes dash|boxes box|pouches pouch|' +
    'batches batch|inches inch|dishes dish|finishes finish|brushes brush|glasses glass|masses mass|' +
    'crosses cross|grasses grass|cresses cress|basses bass|sandwiches sandwich|ostriches ostrich|' +
    'spinaches spinach|relishes relish|fishes fish|swedes swede|tortes torte|taxes tax|mixes mix|' +
    'chilies chili|chillies chilli|cactuses cactus|hummuses hummus|octopuses octopus|asparaguses asparagus|gases gas|lenses lens'
  )
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);

function singularOf(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular) return irregular;
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss') || KEPT.has(word)) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (word.endsWith('oes')) return word.slice(0, -2);
  if (/(?:s|x|z|ch|sh)es$/.test(word)) {
    // "cases" and "sizes" lose one letter, "boxes" and "radishes" two.
    return /(?:[aeiou]s|[aeiou]z)es$/.test(word) ? word.slice(0, -1) : word.slice(0, -2);
  }
  if (word.endsWith('us') || word.endsWith('is')) return word;
  return word.slice(0, -1);
}

// "Krispies" comes from krispie or krispy; both are written with y.
function withoutLooseEnding(word: string): string {
  return word.length > 4 && word.endsWith('ie') ? `${word.slice(0, -2)}y` : word;
}

const SINGULARS = new Map<string, string>();
const SINGULARS_LIMIT = 20_000;

/** The singular of one folded word, for comparing names; words that only look plural (hummus, molasses) are kept. */
export function singular(word: string): string {
  const known = SINGULARS.get(word);
  if (known !== undefined) return known;
  const result = withoutLooseEnding(singularOf(word));
  if (SINGULARS.size < SINGULARS_LIMIT && word.length < 24) SINGULARS.set(word, result);
  return result;
}

const COMBINING_MARKS = /[\u0300-\u036f]/g;
const BEYOND_ASCII = /[^\0-\x7f]/;

/** Lowercase without accents: "Jalapeño" and "jalapeno" fold to the same word. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (!BEYOND_ASCII.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(COMBINING_MARKS, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l');
}

const PLAIN = /^[a-z]+(?: [a-z]+)*$/;

/** Splits a name into folded singular words; hyphens separate words, apostrophes and symbols are dropped. */
export function nameWords(text: string): string[] {
  if (PLAIN.test(text)) return text.split(' ').map(singular);
  const words: string[] = [];
  const cleaned = fold(text)
    .replace(/[’‘`´]/g, "'")
    .replace(/'s?(?![a-z])/g, '')
    .replace(/[®™©]/g, '')
    .replace(/&/g, ' and ');
  for (const part of cleaned.split(/[^a-z0-9']+/)) {
    const word = part.replace(/'/g, '');
    if (word) words.push(singular(word));
  }
  return words;
}

/** The longest ingredient that a person may enter, in characters. */
export const longestIngredientEntry = 80;

/** [VALID-1] An ingredient in stored form: NFC, lower case, trimmed, inner white space collapsed. */
export function normalizeIngredientEntry(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim().normalize('NFC');
}

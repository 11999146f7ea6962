import type { AllergenId } from './allergen.js';
import { editDistance } from './edit-distance.js';
import type { DietId, FoodTrait } from './food-facts.js';
import { resolveIngredient, resolveIngredients, type Resolution } from './resolution.js';
import { knownWords } from './vocabulary.js';
import { fold, singular } from './words.js';

/** The interpretation of an exclusion. */
export interface Exclusion {
  /** Requires dishes to be known to be free of these. */
  readonly allergens: readonly AllergenId[];
  /** Requires dishes to be known to comply with these. */
  readonly diets: readonly DietId[];
  /** Excludes dishes with these traits. */
  readonly traits: readonly FoodTrait[];
  /** Ids of single foods, without their kinds. */
  readonly ingredientIds: readonly number[];
  /** False when any part was not understood: then nobody may believe that it is applied. */
  readonly recognised: boolean;
}

interface Meaning {
  readonly allergens?: readonly AllergenId[];
  readonly diets?: readonly DietId[];
  readonly traits?: readonly FoodTrait[];
  /** Foods that are meant as well. */
  readonly foods?: readonly string[];
  /** A family that is in many foods of which nobody says so: leaving out its members is no guarantee. */
  readonly isPartial?: true;
}

const NUTS: readonly AllergenId[] = ['tree-nuts', 'peanuts'];
const SHELLFISH: readonly AllergenId[] = ['crustaceans', 'molluscs'];

// Singular, without accents; words with the same meaning are grouped: English, French, then German and Spanish.
const MEANINGS: readonly (readonly [terms: string, meaning: Meaning])[] = [
  [
    'milk,dairy,dairy product,milk product,lactose,casein,caseinate,whey,cow milk,cow milk protein,cow s milk protein,cmpa,proteine de lait,lait,lait de vache,laitage,produit laitier,laitier,caseine,beurre et lait,milch,milchprodukt,laktose,laktosefrei,leche,lactosa,lacteo,producto lacteo',
    { allergens: ['milk'] },
  ],
  ['egg,eggless,oeuf,ovo,albumin,albumen,egg product,ei,eier,huevo', { allergens: ['eggs'] }],
  [
    'peanut,groundnut,monkey nut,arachide,cacahuete,cacahouete,cacahuate,mani,erdnuss,erdnusse',
    { allergens: ['peanuts'] },
  ],
  [
    'nut,any nut,all nut,mixed nut,nut of any kind,any kind of nut,nuss,nusse,nussfrei,fruto seco',
    { allergens: NUTS },
  ],
  [
    'tree nut,noix,noix d arbre,fruit a coque,fruit a ecale,treenut,fruit sec a coque,schalenfrucht,schalenfruchte,nuez,nuece',
    { allergens: ['tree-nuts'] },
  ],
  ['fruit sec', { allergens: NUTS, foods: ['dried fruit'] }],
  ['soy,soya,soja,soybean,soya bean,soy bean,feve de soya', { allergens: ['soy'] }],
  ['sesame,sesame seed,graine de sesame,sesam,sesamo,ajonjoli', { allergens: ['sesame'] }],
  ['wheat,ble,froment,wheat flour,farine de ble,weizen,trigo', { allergens: ['wheat'] }],
  [
    'gluten,celiac,coeliac,coeliaque,celiaque,celiac disease,coeliac disease,maladie coeliaque,maladie celiaque,gf,glutenfree,glutenfrei',
    { allergens: ['gluten'] },
  ],
  ['fish,poisson,finned fish,finfish,fisch,pescado', { allergens: ['fish'] }],
  ['seafood,fish and shellfish,poisson et fruit de mer', { allergens: ['fish', ...SHELLFISH] }],
  [
    'shellfish,fruit de mer,coquillage et crustace,marisco,meeresfruchte,schalentiere',
    { allergens: SHELLFISH },
  ],
  ['crustacean,crustace,crustacea,crustaceo,krebstiere', { allergens: ['crustaceans'] }],
  ['mollusc,mollusk,mollusque,coquillage,bivalve,molusco,weichtiere', { allergens: ['molluscs'] }],
  ['mustard,moutarde,senf,mostaza', { allergens: ['mustard'] }],
  ['celery,celeri,sellerie,apio', { allergens: ['celery'] }],
  [
    'sulphite,sulfite,sulphur dioxide,sulfur dioxide,metabisulfite,sulphur,sulfur,sulfit,sulfito',
    { allergens: ['sulphites'] },
  ],
  ['lupin,lupine,lupini,altramuz,altramuce', { allergens: ['lupin'] }],
  ['vegetarian,vegetarien,vegetarienne,veggie,vegetarisch,vegetariano', { diets: ['vegetarian'] }],
  ['meat,viande,red meat and poultry,fleisch,carne', { diets: ['pescetarian'], foods: ['meat'] }],
  ['pescetarian,pescatarian,pescetarien,pescovegetarien', { diets: ['pescetarian'] }],
  [
    'vegan,vegetalien,vegetalienne,plant based,animal product,animal,produit animal,produit d origine animale,vegano',
    { diets: ['vegan'] },
  ],
  ['salt,sel,sodium,salty,sale,low salt,low sodium', { traits: ['salty'], foods: ['salt'] }],
  ['spicy,spicy food,hot spice,piquant,epice,pimente', { traits: ['spicy'] }],
  ['alcohol,alcool,booze,liquor,alcoholic,alkohol', { traits: ['alcohol'], foods: ['alcohol'] }],
  ['raw egg,uncooked egg,oeuf cru', { traits: ['raw egg'] }],
  ['raw fish,uncooked fish,raw seafood,poisson cru', { traits: ['raw fish'] }],
  ['honey,miel,honig', { traits: ['honey'], foods: ['honey'] }],
  ['pork,pig,pork product,porc,cochon,schwein,schweinefleisch,cerdo,puerco', { foods: ['pork'] }],
  [
    'nightshade,solanacee',
    {
      foods: [
        'tomato',
        'potato',
        'eggplant',
        'bell pepper',
        'chili pepper',
        'tomatillo',
        'paprika',
        'cayenne',
        'chili powder',
        'red pepper flakes',
        'goji berry',
      ],
      isPartial: true,
    },
  ],
  ['allium,alliacee', { foods: ['onion', 'garlic', 'leek', 'chive', 'ramp'], isPartial: true }],
  [
    'legume,pulse,legumineuse',
    {
      allergens: ['peanuts', 'soy', 'lupin'],
      foods: ['bean', 'chickpea', 'lentil', 'pea', 'split pea', 'black-eyed pea', 'pigeon pea'],
      isPartial: true,
    },
  ],
];

const MEANING_OF = new Map<string, Meaning>(
  MEANINGS.flatMap(([terms, meaning]) => terms.split(',').map((term) => [term, meaning] as const)),
);

// "Treenuts" and "sea food" are the same words with or without the space.
const MEANING_OF_LETTERS = new Map<string, Meaning>(
  [...MEANING_OF].map(([term, meaning]) => [term.replaceAll(' ', ''), meaning]),
);

const LEADING =
  /^(?:(?:i am|i m|we are|je suis) )?(?:no|non|not|without|ohne|keine?|sin|avoid|excluding|exclude|except|minus|zero|free (?:of|from)|leave out|(?:severely )?allerg(?:ic|y|ies) (?:to|against)|allergi(?:e|que) (?:aux?|a la|a l|a)|intoleran(?:te?|ce) (?:to|aux?|au|a la|a l|a)|sans|aucune?|pas d(?:e|u|es)?|jamais) (?:(?:any|all|added|the|de|du|des|d|la|le|les|l) )?/;
const SPEAKER =
  /^(?:please|pls|svp|strictly|i am|i m|im|i have|i ve got|i cannot (?:eat|have)|i can t (?:eat|have)|we are|we have|je suis|j ai|anything (?:with|containing)) (?:an? |une? |la |le )?/;
const COURTESY = / (?:please|pls|plz|thanks|thank you|svp|s il vous plait)$/;
const TRAILING =
  / (?:free|allerg(?:y|ies|ic|en|ens)|intoleran(?:ce|t)|sensitiv(?:e|ity)|products?|protein|proteins|sufferer)$/;

/** Folded words, separated by one space, without "no", "free" and "allergy". */
function nameOf(text: string): string {
  let name = fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  for (let previous = ''; previous !== name;) {
    previous = name;
    name = MEANING_OF.has(name)
      ? name
      : name
          .replace(COURTESY, '')
          .replace(SPEAKER, '')
          .replace(LEADING, '')
          .replace(TRAILING, '')
          .trim();
  }
  return name;
}

const singularWords = (name: string): string => name.split(' ').map(singular).join(' ');

/** The meaning of a term that is spelled correctly, apart from spaces. */
function exactMeaning(name: string): Meaning | undefined {
  const letters = name.replaceAll(' ', '');
  return (
    MEANING_OF.get(name) ??
    MEANING_OF.get(singularWords(name)) ??
    MEANING_OF_LETTERS.get(letters) ??
    MEANING_OF_LETTERS.get(singular(letters))
  );
}

// Words of four letters have too many neighbours for two edits.
const allowedEdits = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

// No misspelt word is longer than the longest term and the edits.
const LONGEST_TERM = 40;

// Real words that are close to a term with another meaning.
const NOT_MISSPELT: ReadonlySet<string> = new Set([
  'caffeine',
  'cafeine',
  'saltine',
  'fibre',
  'fiber',
]);

/** The meaning of the term nearest to a misspelt one, which may look like a plural ("lactos"). */
function nearMeaning(name: string): Meaning | undefined {
  const written = name.replaceAll(' ', '');
  if (written.length > LONGEST_TERM) return undefined;
  const spellings = [...new Set([written, singularWords(name).replaceAll(' ', '')])];
  let nearest: Meaning | undefined;
  let fewest = Infinity;
  for (const [term, meaning] of MEANING_OF_LETTERS) {
    for (const letters of spellings) {
      if (NOT_MISSPELT.has(letters)) continue;
      // A different first letter makes a different short word: "soy" and "boy", "malt" and "salt".
      if (term.length < 4 || (term.length < 6 && term[0] !== letters[0])) continue;
      const limit = Math.min(allowedEdits(letters), allowedEdits(term));
      const edits = editDistance(letters, term, limit);
      if (edits > limit || edits >= fewest) continue;
      fewest = edits;
      nearest = meaning;
    }
  }
  return nearest;
}

/** "Low fat" is a matter of degree, not a wish for no fat: it cannot be guaranteed. */
const OF_DEGREE = /^(?:low|lower|reduced|less|light|lean|high|higher|rich)\b/;

/**
 * From this length, a misspelt food is recognised with certainty; a shorter one only by an anagram: "onoin" is onion, but "carbs" is not
 * carp.
 */
const SHORTEST_GUESS = 6;

const lettersOf = (word: string): string => [...word].sort().join('');

const isGoodGuess = (written: string, { kind, name }: Resolution): boolean =>
  kind === 'typo' &&
  !written.includes(' ') &&
  (written.length >= SHORTEST_GUESS || lettersOf(singular(written)) === lettersOf(name ?? ''));

const AS_WRITTEN: readonly Resolution['kind'][] = ['exact', 'alias', 'plural', 'partial'];

const NOTHING: Exclusion = {
  allergens: [],
  diets: [],
  traits: [],
  ingredientIds: [],
  recognised: false,
};

function ofMeaning(meaning: Meaning): Exclusion {
  return {
    allergens: meaning.allergens ?? [],
    diets: meaning.diets ?? [],
    traits: meaning.traits ?? [],
    ingredientIds: (meaning.foods ?? []).flatMap((food) => resolveIngredient(food).id ?? []),
    recognised: !meaning.isPartial,
  };
}

/** "Nuts in shells" is a food named like an allergen: the broader allergen is meant. */
function ofFood({ id, name }: Resolution): Exclusion {
  const meaning = name === null ? undefined : exactMeaning(fold(name));
  if (meaning) return ofMeaning(meaning);
  return { ...NOTHING, ingredientIds: id === null ? [] : [id], recognised: id !== null };
}

const ofFoods = (foods: readonly Resolution[]): Exclusion => together(foods.map(ofFood));

/**
 * One item: an allergen, diet or trait; then a correctly spelled food; then a misspelt allergen, diet or trait; then a misspelt
 * food.
 */
function readOne(name: string): Exclusion {
  if (name === '') return NOTHING;
  const exact = exactMeaning(name);
  if (exact) return ofMeaning(exact);
  const foods = resolveIngredients(name);
  if (foods.every(({ kind }) => kind === 'exact' || kind === 'alias' || kind === 'plural'))
    return ofFoods(foods);
  if (OF_DEGREE.test(name)) return NOTHING;
  // "Pecan nut" is spelled correctly, and is not a peanut.
  const isSpelled = name.split(' ').every((word) => knownWords().has(singular(word)));
  const near = isSpelled ? undefined : nearMeaning(name);
  if (near) return ofMeaning(near);
  const isMeant = (food: Resolution) =>
    AS_WRITTEN.includes(food.kind) || (isGoodGuess(name, food) && !NOT_MISSPELT.has(name));
  return foods.every(isMeant) ? ofFoods(foods) : NOTHING;
}

function together(parts: readonly Exclusion[]): Exclusion {
  return {
    allergens: [...new Set(parts.flatMap(({ allergens }) => allergens))],
    diets: [...new Set(parts.flatMap(({ diets }) => diets))],
    traits: [...new Set(parts.flatMap(({ traits }) => traits))],
    ingredientIds: [...new Set(parts.flatMap(({ ingredientIds }) => ingredientIds))],
    recognised: parts.length > 0 && parts.every(({ recognised }) => recognised),
  };
}

const BETWEEN =
  /\s*[,;/+&]\s*|\s+(?:and|or|nor|et|ou|ni|und|oder|y)\s+|\s+(?=(?:no|without|sans|ohne|sin|pas d[eu]|avoid)\s)/i;

// "Fish but not tuna": the rest may be kept or excluded too; that is uncertain.
const RESERVATION =
  /\s+(?:but|except|unless|apart from|other than|excluding|sauf|mais|hormis)(?:\s.*)?$/i;

const REFUSAL = /\s(?:no|without|sans|ohne|sin|pas d[eu]|avoid)\s/;

// No sensible entry is longer, or lists more.
const LONGEST_ENTRY = 200;

/**
 * Interprets an exclusion such as "gluton", "sans lait", "peanut allergy" or "eggs and onions", in English or French. Allergens,
 * diets and traits take precedence over foods: excluding wheat means more than the wheat berry.
 */
export function readExclusion(text: string): Exclusion {
  if (text.length > LONGEST_ENTRY) return NOTHING;
  const sure = text.trim().replace(RESERVATION, '');
  if (sure !== text.trim()) return { ...readExclusion(sure), recognised: false };
  const whole = nameOf(text);
  if (exactMeaning(whole)) return readOne(whole);
  const parts = text
    .split(BETWEEN)
    .map(nameOf)
    .filter((part) => part !== '');
  if (parts.length < 2) return readOne(whole);
  // "Mac and cheese" is one food; "no olives, no milk" is two refusals.
  const single = resolveIngredient(whole);
  return !REFUSAL.test(whole) && ['exact', 'alias', 'plural'].includes(single.kind)
    ? ofFoods([single])
    : together(parts.map(readOne));
}

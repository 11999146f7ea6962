import { ancestorsOf, allIngredients, ingredientById } from './ingredient.js';
import type { IngredientLine } from './ingredient-line.js';
import { fold } from './words.js';

// When Ontario harvests or stores what it grows in the field, by month, from the availability guide of Foodland Ontario (a programme of the
// provincial ministry of agriculture). What is there for more than eight months, such as carrots and potatoes, has no season to speak of
// and is left out, and so is what grows in greenhouses all year. Other provinces are a few weeks earlier or later.
const SEASONS = `
artichoke 8-10
asparagus 5-6
apricot 7-8
black currant 7-8
blueberry 7-9
bok choy 6-11
broccoli 6-10
broccoli rabe 7-10
brussels sprout 9-11
cantaloupe 7-10
cauliflower 6-11
celery 7-10
cherry 6-7
chinese broccoli 6-11
corn 7-10
crabapple 9-11
cranberry 9-10
cucumber 6-10
daikon 6-11
eggplant 8-10
fiddlehead 5-5
garlic 7-2
gooseberry 7-8
grape 8-10
green bean 6-10
green onion 6-11
honeydew 7-10
kale 6-11
leek 8-12
lettuce 6-10
mustard green 6-10
napa cabbage 6-11
nectarine 8-9
pea 6-10
peach 7-9
pear 8-11
bell pepper 7-10
plum 7-10
pumpkin 9-10
radish 5-11
raspberry 7-10
red currant 7-8
rhubarb 1-6
snow pea 6-10
sour cherry 7-7
spinach 5-10
strawberry 5-10
sugar snap pea 6-10
summer squash 6-10
tomato 7-10
watermelon 7-10
wax bean 6-10
zucchini 7-10
`;

interface Season {
  readonly first: number;
  readonly last: number;
}

function readSeasons(): Map<number, Season> {
  const idOf = new Map(allIngredients().map(({ id, name }) => [name, id]));
  const rows = SEASONS.trim().split('\n');
  return new Map(
    rows.map((row) => {
      const [, name = '', first, last] = /^(.+) (\d+)-(\d+)$/.exec(row) ?? [];
      const id = idOf.get(name);
      if (id === undefined) throw new Error(`No ingredient is called ${name}.`);
      return [id, { first: Number(first), last: Number(last) }];
    }),
  );
}

let seasons: ReadonlyMap<number, Season> | undefined;

/** Whether a food is fresh from Ontario's fields in a month, from 1 to 12; false for one without a season. */
export function isInSeason(ingredientId: number, month: number): boolean {
  seasons ??= readSeasons();
  if (ingredientById(ingredientId)?.aisle !== 'produce') return false;
  const kinds = [ingredientId, ...ancestorsOf(ingredientId)];
  const season = kinds.map((id) => seasons?.get(id)).find((known) => known !== undefined);
  if (!season) return false;
  const { first, last } = season;
  return first <= last ? month >= first && month <= last : month >= first || month <= last;
}

const KEPT = /\b(?:frozen|dried|canned|jarred|pickled|surgele|congele|seche|en conserve)/;

/** Names of the fresh foods of these lines that are in season in a month. */
export function foodsInSeason(lines: readonly IngredientLine[], month: number): string[] {
  const ids = lines
    .filter(({ unit, raw }) => unit !== 'can' && unit !== 'jar' && !KEPT.test(fold(raw)))
    .flatMap((line) => [line, ...line.also])
    .flatMap(({ ingredientId }) => ingredientId ?? [])
    .filter((id) => isInSeason(id, month));
  return [...new Set(ids)].flatMap((id) => ingredientById(id)?.name ?? []);
}

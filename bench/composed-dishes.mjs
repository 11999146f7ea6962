// What a professional would object to in composed dishes: composes one for each of many kitchens and judges it by the rubric (name,
// main ingredient, ratios, times, order, doneness, pairing). A kitchen is part of what a real recipe uses, beside the default pantry;
// nobody asks for a dish of seasonings, so at least two of its foods are something else.
// BENCH_DATA names a folder with real-recipes-*.jsonl.gz (one {"ingredients": […]} a line); without it the catalogue's own dishes
// stand for what people have. Run after `npm run build`.
//   --kitchens 500    takes that many
//   --seed 1          draws others
//   --show 20         prints so many whole dishes, to be read by eye
//   --misses          prints the dishes that break a rule
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ingredientById, parseIngredientLine, resolveIngredients } from '@larder/culinary';
import { culinaryHierarchy } from '@larder/culinary/at-hand';
import { SeededRandom } from '../packages/seeded-random/dist/index.js';
import {
  catalogueFolder,
  readCatalogue,
} from '../backend/dist/modules/catalogue/catalogue-folder.js';
import { composeDish } from '../backend/dist/modules/dish-composer/dish-composer.js';
import { brokenRules, RUBRIC } from '../backend/dist/modules/dish-composer/dish-rubric.js';
import { DEFAULT_PANTRY } from '../backend/dist/modules/pantry/default-pantry.js';

const argument = (name, usual) => {
  const given = process.argv.indexOf(`--${name}`);
  return given === -1 ? usual : Number(process.argv[given + 1]);
};
const kitchens = argument('kitchens', 500);
const seed = argument('seed', 1);
const shown = argument('show', 0);
const showMisses = process.argv.includes('--misses');
const folder = process.env.BENCH_DATA;

const aim = 95;
/** With fewer foods there is hardly a choice, and hardly anybody types more. */
const [fewest, most] = [3, 7];
const fewestMain = 2;

async function realRecipes() {
  if (!folder) {
    const { recipes } = await readCatalogue(catalogueFolder);
    return recipes.map(({ ingredients }) => ingredients.map(({ text }) => text));
  }
  const [name] = readdirSync(folder).filter((file) => /^real-recipes-.*\.jsonl\.gz$/.test(file));
  if (!name) throw new Error(`BENCH_DATA: no real-recipes-*.jsonl.gz in ${folder}.`);
  const text = gunzipSync(readFileSync(join(folder, name))).toString();
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).ingredients);
}

const idOf = (line) => parseIngredientLine(line).ingredientId;
/** As the app reads a pantry; a food that it does not know would change every kitchen drawn. */
const pantry = DEFAULT_PANTRY.flatMap((name) => {
  const ids = resolveIngredients(name).flatMap(({ id }) => id ?? []);
  if (ids.length === 0) throw new Error(`The default pantry names an unknown food: ${name}.`);
  return ids;
});
const isTelling = (id) => id !== null && !ingredientById(id).staple && !pantry.includes(id);

const random = new SeededRandom(seed, 'kitchens');
const recipes = await realRecipes();
const broken = new Map(['refused', ...RUBRIC].map((rule) => [rule, 0]));
let [asked, passed, left] = [0, 0, shown];
const begin = performance.now();
while (asked < kitchens) {
  const foods = [...new Set(random.pick(recipes).map(idOf))].filter(isTelling);
  if (foods.length < fewest) continue;
  const ingredients = foods.slice(0, random.between(fewest, Math.min(most, foods.length)));
  if (ingredients.filter((id) => culinaryHierarchy.roleOf(id) === 'main').length < fewestMain)
    continue;
  asked += 1;
  const request = {
    ...{ ingredients, pantry, type: null, diets: [], restricted: false, seed: 8 * asked },
    ...{ excluded: new Set(), avoided: new Set() },
  };
  const dish = composeDish(request);
  const rules = dish ? brokenRules(dish, request) : ['refused'];
  for (const rule of rules) broken.set(rule, broken.get(rule) + 1);
  if (rules.length === 0) passed += 1;
  if (left > 0 || (showMisses && rules.length > 0)) {
    left -= 1;
    const names = ingredients.map((id) => ingredientById(id).name).join(', ');
    console.log(
      `\n# ${names}\n${dish?.title ?? 'nothing'}${rules.length > 0 ? ` (${rules.join(', ')})` : ''}`,
    );
    if (dish) {
      console.log(`${dish.servings} servings, ${dish.readyInMinutes} minutes`);
      for (const line of dish.ingredients) console.log(`- ${line}`);
      dish.steps.forEach((step, at) => console.log(`${at + 1}. ${step}`));
      if (dish.leavesOut.length > 0) console.log(`leaves out ${dish.leavesOut.join(', ')}`);
    }
  }
}

const percent = (share) => `${(100 * share).toFixed(1)} %`;
console.log(`\n${asked} kitchens, ${((performance.now() - begin) / asked).toFixed(1)} ms each`);
console.log(`pass every rule: ${percent(passed / asked)} (aim ${aim} %)`);
for (const [rule, times] of broken) console.log(`${String(times).padStart(7)}  ${rule}`);

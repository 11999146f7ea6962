// How long it takes to propose a week of 21 meals over the whole catalogue, beside a single search for dinner as the
// yardstick: machines and their load differ, but the ratio does not. CPU time of this process, the index in it. Run
// after `npm run build`.
//   --weeks 40    proposes so many
import { allIngredients } from '@larder/culinary';
import {
  catalogueRecipes,
  indexOf,
} from '../backend/dist/modules/recipe-search/catalogue-index-testing.js';
import { NO_CONDITIONS } from '../backend/dist/modules/recipe-search/index/recipe-index.js';
import { DishCandidatesService } from '../backend/dist/modules/recipe-search/dish-candidates.service.js';
import { toCard } from '../backend/dist/modules/recipes/domain/recipe-card.js';
import { weekProposalBody } from '../backend/dist/modules/meal-planner/dto/week-proposal.dto.js';
import { WeekProposalService } from '../backend/dist/modules/meal-planner/week-proposal.service.js';
import { mealSlots } from '../backend/dist/modules/meal-planner/meal-slots.js';
import { DEFAULT_PANTRY } from '../backend/dist/modules/pantry/default-pantry.js';

const given = process.argv.indexOf('--weeks');
const weeks = given < 0 ? 40 : Number(process.argv[given + 1]);
/** The wait that a person does not notice, on one core. */
const aim = 300;

const recipes = await catalogueRecipes();
const index = await indexOf(recipes);
const cards = new Map(
  recipes.map(({ draft, derived, indexed: { id } }) => [
    id,
    toCard({
      ...{ id, title: draft.title, image: null, pictureId: null, servings: draft.servings },
      ...{ readyInMinutes: draft.readyInMinutes, dishTypes: draft.types, equipment: [] },
      ...{ dishKind: draft.kind ?? null, cuisine: draft.cuisine },
      ...{ householdId: null, authorId: null, visibility: 'household' },
      ...derived,
    }),
  ]),
);
const proposals = new WeekProposalService(
  new DishCandidatesService(index),
  { getCards: async (_, ids) => ids.flatMap((id) => cards.get(id) ?? []) },
  { pantryFor: async () => DEFAULT_PANTRY },
  { getOf: async () => ({ foods: [], version: 0 }) },
);
const user = { id: 'ana', householdId: 'home', subscribed: true };
const idOf = new Map(allIngredients().map(({ id, name }) => [name, id]));

const spent = () => {
  const { user: own, system } = process.cpuUsage();
  return (own + system) / 1_000;
};
async function milliseconds(work) {
  const before = spent();
  await work();
  return spent() - before;
}
const sorted = (times) => times.toSorted((one, other) => one - other);
const at = (times, share) => sorted(times)[Math.floor(share * (times.length - 1))];

const ask = (seed) =>
  proposals.propose(
    user,
    weekProposalBody.parse({
      ...{
        slots: mealSlots,
        kitchen: ['chicken', 'rice', 'eggs', 'potatoes', 'carrots', 'cheddar'],
      },
      ...{ useSoon: ['spinach', 'salmon', 'heavy cream', 'mushrooms'], maxMinutes: 60, seed },
    }),
  );
const search = () =>
  index.search({
    ...{ ...NO_CONDITIONS, type: 'main course', typed: [idOf.get('chicken')], limit: 24 },
  });

const [planning, searching] = [[], []];
for (let round = -5; round < weeks; round += 1) {
  const week = await milliseconds(() => ask(round + 5));
  const single = await milliseconds(search);
  if (round >= 0) {
    planning.push(week);
    searching.push(single);
  }
}
const median = at(planning, 0.5);
console.log(
  `21 meals: ${median.toFixed(0)} ms of CPU time, 95 % within ${at(planning, 0.95).toFixed(0)} ms`,
);
console.log(`as much as ${Math.round(median / Math.max(at(searching, 0.5), 0.01))} searches`);
if (at(planning, 0.95) > aim) {
  console.error(`More than ${aim} ms.`);
  process.exitCode = 1;
}

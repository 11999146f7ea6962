// Run by `npm run catalogue:nutrition`: prints how much of the catalogue's weight has known nutrition, and what is missing: foods
// without values and lines without a weight, those that matter most first.
import { allIngredients, ingredientById } from '@larder/culinary';
import { nutrientsOf } from '@larder/culinary/nutrition';
import { deriveRecipe } from '../recipes/domain/recipe-derivation.js';
import { catalogueFolder, readCatalogue } from './catalogue-folder.js';
import { toDraft } from './domain/catalogue-file.js';

const mostListed = 60;

class Missing {
  private readonly grams = new Map<string, number>();

  add(name: string, grams: number): void {
    this.grams.set(name, (this.grams.get(name) ?? 0) + grams);
  }

  lines(): string[] {
    return [...this.grams]
      .sort(([, left], [, right]) => right - left)
      .slice(0, mostListed)
      .map(([name, grams]) => `  ${Math.round(grams)} g  ${name}`);
  }
}

const { recipes } = await readCatalogue(process.argv[2] ?? catalogueFolder);
const foods = new Missing();
const weights = new Missing();
const shares: number[] = [];
let withSodium = 0;
for (const draft of recipes.map(toDraft)) {
  const { lines, nutrition } = deriveRecipe(draft);
  shares.push(nutrition.grams > 0 ? nutrition.known / nutrition.grams : 0);
  if (nutrition.totals.sodium !== null) withSodium += 1;
  for (const { parsed, shares: parts } of lines) {
    for (const { food, grams } of parts) {
      if (food) continue;
      const id = parsed.ingredientId;
      if (id !== null && nutrientsOf(id)) weights.add(parsed.raw, grams);
      else foods.add(id === null ? parsed.raw : (ingredientById(id)?.name ?? parsed.raw), grams);
    }
  }
}
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const average = shares.reduce((sum, share) => sum + share, 0) / shares.length;
const unmapped = allIngredients().filter(({ id }) => !nutrientsOf(id));
process.stdout.write(
  [
    `${recipes.length} recipes: ${percent(average)} of a dish's weight is known on average`,
    `${shares.filter((share) => share >= 0.95).length} of at least 95 %, ${shares.filter((share) => share < 0.85).length} below 85 %, ${withSodium} with sodium`,
    'Foods in the catalogue without values:',
    ...foods.lines(),
    'Lines in the catalogue without a weight:',
    ...weights.lines(),
    `${unmapped.length} of ${allIngredients().length} foods have no values:`,
    `  ${unmapped.map(({ id, name }) => `${id} ${name}`).join(', ')}`,
    '',
  ].join('\n'),
);

// How lines in French, German and Spanish are read, on the recipe pages of BENCH_DATA (recipe-pages-*.tar.xz: pages with the expected
// lines and language beside them), and which foods have no name in a language.
//
//   node bench/ingredient-languages.mjs            the figures; --misses lists lines without a food
//   node bench/ingredient-languages.mjs --missing  foods without a French name
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  allIngredients,
  foodsNamedIn,
  ingredientById,
  languageOf,
  lineLanguageOf,
  parseIngredientLine,
} from '@larder/culinary';

const languages = ['fr', 'de', 'es'];
const folder = process.env.BENCH_DATA;

/** A number followed by a measuring word of the language; a line with one should have a unit. */
const measures = {
  fr: /\d\s?(?:g|kg|ml|cl|dl|l|lb|oz|x\s)?(?:\b|(?=\())\s*(?:g|kg|ml|cl|dl|l|lb|oz|c\.|cs|cc|càs|càc|cuil|tasse|gousse|pincée|bo[iî]te|sachet|brin|branche|feuille|botte|tranche|paquet|poignée|pièce|verre|pot)/iu,
  de: /\d\s?(?:g|kg|ml|cl|dl|l|EL|TL|Prise|Bund|Zehe|Dose|Pck|Päckchen|Stück|Scheibe|Zweig|Tasse|Becher)\b/u,
  es: /\d\s?(?:g|kg|ml|cl|dl|l|cuchara|taza|diente|pizca|lata|sobre|hoja|ramita|vaso)/iu,
};
const spoons = /\bc(?:uil\p{L}*)?\.?\s?[àa]\s?\.?\s?(?:s|c|t|soupe|caf[ée]|th[ée]|table)\b/iu;

const percent = (part, whole) => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`);

for (const language of languages) {
  const named = new Set(foodsNamedIn(language).map(({ id }) => id));
  console.log(`${language}: ${named.size} of ${allIngredients().length} foods have a name`);
  if (language !== 'fr' || !process.argv.includes('--missing')) continue;
  for (const { id, name } of allIngredients()) if (!named.has(id)) console.log(`  ${name}`);
}

/** Every file in the archive that states what a page contains. */
function expectedRecipes(archive) {
  const unpacked = mkdtempSync(join(tmpdir(), 'larder-pages-'));
  try {
    execFileSync('tar', ['xJf', archive, '-C', unpacked]);
    return readdirSync(unpacked, { recursive: true })
      .filter((path) => path.endsWith('.json'))
      .map((path) => JSON.parse(readFileSync(join(unpacked, path), 'utf8')));
  } finally {
    rmSync(unpacked, { recursive: true });
  }
}

function measure(language, recipes) {
  const counts = { lines: 0, foods: 0, measured: 0, units: 0, cups: 0, detected: 0, recipes: 0 };
  for (const { ingredients, language: tag } of recipes) {
    if (lineLanguageOf(tag) !== language || !ingredients?.length) continue;
    counts.recipes += 1;
    counts.detected += Number(languageOf(ingredients) === language);
    for (const line of ingredients) {
      const { ingredientId, unit } = parseIngredientLine(line, { language });
      const isMeasured = measures[language].test(line);
      counts.lines += 1;
      counts.foods += Number(ingredientId !== null);
      counts.measured += Number(isMeasured);
      counts.units += Number(isMeasured && unit !== null);
      counts.cups += Number(unit === 'cup' && spoons.test(line));
      if (ingredientId === null && process.argv.includes('--misses')) console.log(`  ? ${line}`);
      if (process.argv.includes('--foods') && ingredientId !== null)
        console.log(`  ${line} → ${ingredientById(ingredientId).name}`);
    }
  }
  return counts;
}

const archives = folder
  ? readdirSync(folder).filter((file) => /^recipe-pages.*\.tar\.xz$/.test(file))
  : [];
if (archives.length === 0) {
  console.log('BENCH_DATA names no folder with recipe-pages-*.tar.xz, so no lines were read.');
}
for (const archive of archives) {
  const recipes = expectedRecipes(join(folder, archive));
  for (const language of languages) {
    const {
      lines,
      foods,
      measured,
      units,
      cups,
      detected,
      recipes: count,
    } = measure(language, recipes);
    console.log(
      `${archive}, ${language}: ${lines} lines of ${count} recipes; foods ${percent(foods, lines)}, units ${percent(units, measured)} of ${measured}, ` +
        `spoons read as cups ${cups}; language told ${percent(detected, count)}`,
    );
  }
}

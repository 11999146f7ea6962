import { languageOf, languageTag } from '../language.js';
import type { RecipeLine } from '../recipe.js';
import { readSchemaRecipe, type SchemaRecipe } from '../schema-recipe.js';
import { hasAmount, startsWithAmount } from '../text/written-amounts.js';
import { withAmounts, withGroups } from './ingredient-groups.js';
import { jsonLdRecipes } from './json-ld.js';
import { listedRecipe, type ListedRecipe } from './listed-recipe.js';
import { markedUpRecipes } from './marked-up.js';
import { checkAnswer } from './model-answer.js';
import { plainAddress } from './page-address.js';
import { blocksOf } from './page-blocks.js';
import { parsePage, type PageElement } from './page-document.js';
import { factsOf, plainImage, withoutSiteName, type PageFacts } from './page-facts.js';
import {
  PAGE_FIELDS,
  type Origin,
  type PageField,
  type PageRecipe,
  type PageWarning,
} from './page-recipe.js';
import { lackAmounts, shownList } from './shown-lines.js';

/** What one place of the page says. */
interface Source extends Partial<Omit<PageRecipe, 'origins' | 'warnings'>> {
  readonly origin: Origin;
  readonly unread?: SchemaRecipe['unread'];
}

const longestModelText = 40_000;

/** What a language model is given of a page to find the recipe in. */
export function textForModel(html: string): string {
  const lines = blocksOf(parsePage(html)).map(({ text }) => text);
  return lines.join('\n').slice(0, longestModelText);
}

const bare = (text: string | undefined): string =>
  (text ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The recipe that the page is about: the one it names, else the fullest. */
function mainOf(recipes: readonly SchemaRecipe[], facts: PageFacts): SchemaRecipe | undefined {
  const names = [facts.heading, facts.openGraphTitle, facts.title].map(bare).filter(Boolean);
  const worth = ({ title, ingredients, steps }: SchemaRecipe): number => {
    const lines = Math.min(ingredients.length, 1) * 1000 + ingredients.length + steps.length;
    const own = bare(title);
    const isNamed = own !== '' && names.some((name) => name === own || name.includes(own));
    return lines + (isNamed && lines > 0 ? 100 : 0);
  };
  let best = recipes[0];
  for (const recipe of recipes) if (best && worth(recipe) > worth(best)) best = recipe;
  return best;
}

const sourceOf = (origin: Origin, { images, ...recipe }: SchemaRecipe, url: string): Source => ({
  ...recipe,
  origin,
  image: images.map((image) => plainImage(image, url)).find(Boolean),
});

function fromFacts(facts: PageFacts, url: string): Source[] {
  const { openGraphTitle, heading, title, image, description, siteName, canonical } = facts;
  const plain = (text: string | undefined) => text && withoutSiteName(text, siteName);
  return [
    {
      origin: 'open-graph',
      title: plain(openGraphTitle),
      image,
      description,
      sourceName: siteName ?? new URL(url).hostname.replace(/^www\./, ''),
      sourceUrl: canonical ?? plainAddress(url),
    },
    { origin: 'page-title', title: heading ?? plain(title) },
  ];
}

const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Each field from the first source that has it. */
function merged(sources: readonly Source[]): Pick<PageRecipe, PageField | 'origins'> {
  const found: Record<string, unknown> = {};
  const origins: Partial<Record<PageField, Origin>> = {};
  for (const field of PAGE_FIELDS) {
    const source = sources.find((each) => isSaid(each[field]));
    if (!source) continue;
    found[field] = source[field];
    origins[field] = source.origin;
  }
  return {
    ...found,
    title: sources.find(({ title }) => title)?.title ?? '',
    ingredients: sources.find(({ ingredients }) => ingredients?.length)?.ingredients ?? [],
    steps: sources.find(({ steps }) => steps?.length)?.steps ?? [],
    origins,
  };
}

function languageIn(recipe: Pick<PageRecipe, 'ingredients' | 'steps'>, declared?: string) {
  const text = [...recipe.ingredients, ...recipe.steps].map((line) => line.text).join('\n');
  const tag = declared && languageTag(declared);
  const guessed = languageOf(text);
  // Sites declare the language of their template, whatever they write.
  return guessed === undefined || tag?.split('-')[0] === guessed ? tag : guessed;
}

/** The address of the page itself, where its own name for it cannot be used. */
const usableUrl = (url: string): string => (URL.canParse(url) ? url : 'http://unknown.invalid/');

function warningsOf(
  recipe: Pick<PageRecipe, PageField>,
  sources: readonly Source[],
): PageWarning[] {
  const unread = sources.flatMap((source) => source.unread ?? []);
  return [
    ...(recipe.ingredients.length === 0 ? [{ code: 'no_ingredients' as const }] : []),
    ...(recipe.steps.length === 0 ? [{ code: 'no_steps' as const }] : []),
    ...unread.flatMap(({ field, text }): PageWarning[] => {
      if (field !== 'servings') {
        return recipe[field] === undefined ? [{ code: 'time_not_read', field, text }] : [];
      }
      return recipe.servings === undefined && recipe.yieldText === undefined
        ? [{ code: 'yield_not_read', text }]
        : [];
    }),
  ];
}

const essenceOf = (lines: readonly RecipeLine[]): Set<string> =>
  new Set(lines.map(({ text }) => bare(text)));
const lengthOf = (lines: readonly RecipeLine[]): number =>
  lines.reduce((sum, { text }) => sum + text.length, 0);

/** Some data names a few ingredients, or what they are for, where the page lists all of them. */
function areFullerIngredients(shown: readonly RecipeLine[], said: readonly RecipeLine[]): boolean {
  if (said.length === 0 || shown.length < 4 || shown.length <= said.length) return false;
  const isMeasured = shown.filter(({ text }) => hasAmount(text)).length >= shown.length / 2;
  if (!isMeasured) return false;
  const isMuchMore = shown.length >= 2 * said.length;
  const texts = said.map(({ text }) => text);
  if (isMuchMore && (said.length <= 3 || lackAmounts(texts))) return true;
  const [essence, own] = [essenceOf(shown), essenceOf(said)];
  const both = [...own].filter((line) => essence.has(line)).length;
  const more = shown.filter(({ text }) => !own.has(bare(text)));
  const isMore = more.filter(({ text }) => startsWithAmount(text)).length >= 0.7 * more.length;
  return both >= 0.8 * own.size && essence.size >= 1.5 * own.size && isMore;
}

const fewSteps = 2;

/** Some data has the introduction or the names of the steps where the page has the steps. */
function areFullerSteps(shown: readonly RecipeLine[], said: readonly RecipeLine[]): boolean {
  if (said.length === 0 || shown.length < 2) return false;
  const isLonger = lengthOf(shown) >= 1.5 * lengthOf(said);
  if (said.length <= fewSteps) return isLonger && shown.length > said.length;
  const text = bare(shown.map((line) => line.text).join(' '));
  const both = said.filter((line) => text.includes(bare(line.text))).length;
  return isLonger && both >= 0.8 * said.length;
}

/** The parts of which the page shows more than its data says. */
function fullerParts(
  listed: ListedRecipe,
  said: Pick<PageRecipe, 'ingredients' | 'steps'>,
): Source {
  const isFuller = {
    ingredients: areFullerIngredients(listed.ingredients, said.ingredients),
    steps: areFullerSteps(listed.steps, said.steps),
  };
  return {
    origin: 'page-text',
    ...(isFuller.ingredients && { ingredients: listed.ingredients }),
    ...(isFuller.steps && { steps: listed.steps }),
  };
}

function dataSources(page: PageElement, facts: PageFacts, url: string) {
  const { nodes, isBroken } = jsonLdRecipes(page);
  const described = nodes.map(readSchemaRecipe);
  const main = mainOf(described, facts);
  const sources = main ? [sourceOf('json-ld', main, url)] : [];
  const marked = markedUpRecipes(page).map(({ origin, node }) => ({
    origin,
    recipe: readSchemaRecipe(node),
  }));
  const mainMarked = mainOf(
    marked.map(({ recipe }) => recipe),
    facts,
  );
  const { origin } = marked.find(({ recipe }) => recipe === mainMarked) ?? {};
  if (mainMarked && origin) sources.push(sourceOf(origin, mainMarked, url));
  const full = described.filter(({ ingredients }) => ingredients.length > 0);
  const count = new Set(full.map(({ title }) => bare(title))).size;
  return { sources, isBroken, count };
}

/**
 * Reads the recipe that a page is about. Each field is taken from the first place that has it: data for search engines, marked
 * elements, what a language model found in the page, the lists that the page shows, and what it says of itself. Null for a page that
 * has not even a title. `answer` is that of a language model to `textForModel`; what the page does not say is left out of it.
 */
export function readRecipePage(html: string, url: string, answer?: unknown): PageRecipe | null {
  const address = usableUrl(url);
  const page = parsePage(html);
  const facts = factsOf(page, address);
  const blocks = blocksOf(page);
  const { sources, isBroken, count } = dataSources(page, facts, address);
  const lacks = (field: 'ingredients' | 'steps') => !sources.some((each) => isSaid(each[field]));
  const warnings: PageWarning[] = [];
  if (lacks('ingredients') || lacks('steps')) {
    const text = blocks.map((block) => block.text).join('\n');
    const checked = answer === undefined ? null : checkAnswer(answer, text);
    if (checked) {
      const { warnings: doubts, ...said } = checked;
      sources.push({ origin: 'language-model', ...said });
      warnings.push(...doubts);
    }
  }
  const listed = listedRecipe(blocks);
  sources.unshift(fullerParts(listed, merged(sources)));
  sources.push({ origin: 'page-text', ...listed });
  sources.push(...fromFacts(facts, address));
  const recipe = merged(sources);
  if (recipe.title === '') return null;
  const language = languageIn(recipe, recipe.language ?? facts.language);
  const shown = shownList(
    blocks,
    recipe.ingredients.map(({ text }) => text),
  );
  const hasLines = recipe.ingredients.length > 0 || recipe.steps.length > 0;
  return {
    ...recipe,
    ingredients: withGroups(withAmounts(recipe.ingredients, shown), shown),
    ...(language !== undefined && hasLines && { language }),
    warnings: [
      ...warningsOf(recipe, sources),
      ...(isBroken && lacks('ingredients') ? [{ code: 'broken_data' as const }] : []),
      ...(count > 1 ? [{ code: 'several_recipes' as const, count }] : []),
      ...warnings,
    ],
  };
}

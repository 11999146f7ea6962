import { sentences } from '../../common/language.js';
import { divide, type Section } from '../recipes/domain/headings.js';
import type { ArchivedRecipe } from '../recipes/domain/archived-recipe.js';

/** Text for a page; what a person typed never becomes markup. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const style = `body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1.05rem/1.6 Georgia,serif;color:#26221c;background:#fdfbf5}
h1,h2,h3{line-height:1.2}img{max-width:100%;height:auto;border-radius:.5rem}a{color:#37652f}li{margin:.2rem 0}.quiet{color:#6b6457}
@media print{body{background:none;margin:0}}`;

/** Data for programs that read recipes in pages; nothing in it can end the element. */
const dataOf = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>\n`;

export const pageOf = (title: string, body: string, data?: object): string => `<!doctype html>
<html lang="${escaped(sentences().archive.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>${style}</style>
${data ? dataOf(data) : ''}</head>
<body>
${body}
</body>
</html>
`;

function listed(lines: readonly string[], sections: readonly Section[], tag: 'ul' | 'ol'): string {
  let begin = 0;
  return sections
    .map(({ heading, count }) => {
      const own = lines.slice(begin, (begin += count));
      const items = own.map((line) => `<li>${escaped(line)}</li>`).join('\n');
      return `${heading === null ? '' : `<h3>${escaped(heading)}</h3>\n`}<${tag}>\n${items}\n</${tag}>`;
    })
    .join('\n');
}

/** A recipe as a page to read, beside its photograph, and with its data. */
export function recipePage(recipe: ArchivedRecipe, picture: string | null, data: object): string {
  const { archive, myRecipes, dish } = sentences();
  const same = (line: string): string => line;
  const ingredients = divide(recipe.ingredients, same);
  const steps = divide(recipe.steps, same);
  const amounts = [
    ...(recipe.servings === null ? [] : [myRecipes.textServings(recipe.servings)]),
    ...(recipe.yieldText === null ? [] : [myRecipes.textYield(recipe.yieldText)]),
    ...(recipe.prepMinutes === null ? [] : [myRecipes.textPrepTime(recipe.prepMinutes)]),
    ...(recipe.cookMinutes === null ? [] : [myRecipes.textCookTime(recipe.cookMinutes)]),
    ...recipe.tags,
  ];
  const from = [recipe.sourceName, recipe.sourceUrl].filter((text) => text !== null);
  const parts = [
    `<p><a href="../../index.html">${escaped(archive.title)}</a></p>`,
    `<h1>${escaped(recipe.title)}</h1>`,
    ...(picture === null ? [] : [`<p><img src="${picture}" alt=""></p>`]),
    ...(recipe.description === '' ? [] : [`<p>${escaped(recipe.description)}</p>`]),
    ...(amounts.length === 0 ? [] : [`<p class="quiet">${amounts.map(escaped).join(' · ')}</p>`]),
    `<h2>${escaped(dish.ingredients)}</h2>`,
    listed(ingredients.lines, ingredients.sections, 'ul'),
    `<h2>${escaped(dish.instructions)}</h2>`,
    listed(steps.lines, steps.sections, 'ol'),
    ...(recipe.notes === ''
      ? []
      : [
          `<h2>${escaped(archive.notes)}</h2>`,
          ...recipe.notes.split('\n').map((line) => `<p>${escaped(line)}</p>`),
        ]),
    ...(from.length === 0 ? [] : [`<p class="quiet">${from.map(escaped).join(', ')}</p>`]),
  ];
  return pageOf(recipe.title, parts.join('\n'), data);
}

export interface IndexedRecipe {
  readonly id: number;
  readonly title: string;
  readonly folder: string;
}

interface Rows {
  menus: readonly { title: string; dishes: readonly { recipe: number; title: string }[] }[];
  plans: readonly {
    name: string;
    meals: Readonly<Record<string, readonly { recipe: number }[]>>;
  }[];
  lists: readonly { name: string; items: readonly { text: string; ticked: boolean }[] }[];
  collections: readonly { name: string; recipes: readonly { recipe: number }[] }[];
  calendar: readonly { title: string; start: string; end: string }[];
  pantry: readonly { customPantry: readonly string[] }[];
  kitchen: readonly { foods: readonly { text: string }[] }[];
}

/** What is in an archive, to read in any browser. */
export function indexPage(
  all: readonly IndexedRecipe[],
  rows: Readonly<Record<string, readonly object[]>>,
  exportedOn: string,
): string {
  const { archive, planner } = sentences();
  const {
    menus = [],
    plans = [],
    lists = [],
    collections = [],
    calendar = [],
    pantry = [],
    kitchen = [],
  } = rows as Partial<Rows>;
  const byId = new Map(all.map((recipe) => [recipe.id, recipe]));
  const link = (id: number, said?: string): string => {
    const recipe = byId.get(id);
    const title = escaped(said ?? recipe?.title ?? '');
    return recipe ? `<a href="${recipe.folder}/index.html">${title}</a>` : title;
  };
  const items = (lines: readonly string[]): string =>
    `<ul>\n${lines.map((line) => `<li>${line}</li>`).join('\n')}\n</ul>`;
  const section = (title: string, content: readonly string[]): string[] =>
    content.length === 0 ? [] : [`<h2>${escaped(title)}</h2>`, ...content];
  const sorted = [...all].sort((one, other) => one.title.localeCompare(other.title));
  const parts = [
    `<h1>${escaped(archive.title)}</h1>`,
    `<p class="quiet">${escaped(archive.exportedOn(exportedOn))}</p>`,
    ...section(archive.recipes, all.length === 0 ? [] : [items(sorted.map(({ id }) => link(id)))]),
    ...section(
      archive.collections,
      collections.map(
        ({ name, recipes }) =>
          `<h3>${escaped(name)}</h3>\n${items(recipes.map(({ recipe }) => link(recipe)))}`,
      ),
    ),
    ...section(
      archive.menus,
      menus.map(
        ({ title, dishes }) =>
          `<h3>${escaped(title)}</h3>\n${items(dishes.map((dish) => link(dish.recipe, dish.title)))}`,
      ),
    ),
    ...section(
      archive.plans,
      plans.map(({ name, meals }) => {
        const lines = Object.entries(meals).map(
          ([slot, dishes]) =>
            `${escaped(slotName(slot, planner))}: ${dishes.map(({ recipe }) => link(recipe)).join(', ')}`,
        );
        return `<h3>${escaped(name)}</h3>\n${items(lines)}`;
      }),
    ),
    ...section(
      archive.lists,
      lists.map(
        ({ name, items: entries }) =>
          `<h3>${escaped(name)}</h3>\n${items(entries.map(({ text, ticked }) => (ticked ? `<s>${escaped(text)}</s>` : escaped(text))))}`,
      ),
    ),
    ...section(
      archive.calendar,
      calendar.length === 0
        ? []
        : [
            items(
              calendar.map(
                ({ title, start, end }) =>
                  `${start === end ? start : `${start} – ${end}`}: ${escaped(title)}`,
              ),
            ),
          ],
    ),
    ...section(
      archive.pantry,
      pantry.map(({ customPantry }) => items(customPantry.map(escaped))),
    ),
    ...section(
      archive.kitchen,
      kitchen.map(({ foods }) => items(foods.map(({ text }) => escaped(text)))),
    ),
  ];
  return pageOf(archive.title, parts.join('\n'));
}

type PlannerSentences = ReturnType<typeof sentences>['planner'];

/** 'Monday-Dinner' in the person's language. */
function slotName(slot: string, { days, meals }: PlannerSentences): string {
  const [day = '', meal = ''] = slot.split('-');
  const named = (names: object, key: string): string =>
    (names as Record<string, string | undefined>)[key] ?? key;
  return `${named(days, day)}, ${named(meals, meal)}`;
}

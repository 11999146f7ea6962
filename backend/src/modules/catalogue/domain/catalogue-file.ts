import { dishKinds, type DishKind } from '@larder/dish-pictures';
import { DISH_TYPES, type DishType } from '../../recipes/domain/dish-type.js';
import type { RecipeDraft } from '../../recipes/domain/recipe-draft.js';

export const CUISINES = [
  'Canadian',
  'American',
  'Mexican',
  'Caribbean',
  'Brazilian',
  'Peruvian',
  'British',
  'Irish',
  'French',
  'Italian',
  'Spanish',
  'Portuguese',
  'Greek',
  'German',
  'Polish',
  'Ukrainian',
  'Scandinavian',
  'Hungarian',
  'Turkish',
  'Lebanese',
  'Middle Eastern',
  'Moroccan',
  'Ethiopian',
  'West African',
  'Indian',
  'Pakistani',
  'Thai',
  'Vietnamese',
  'Chinese',
  'Japanese',
  'Korean',
  'Filipino',
  'Indonesian',
  'International',
] as const;

export interface CatalogueLine {
  readonly line: number;
  readonly text: string;
}

/** One recipe as written in its file; nothing derived. */
export interface CatalogueRecipe {
  /** The file's name without its extension: the permanent identity of the recipe. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly types: readonly DishType[];
  /** What dish it is; null if its title says so. */
  readonly kind: DishKind | null;
  readonly cuisine: string;
  readonly servings: number;
  readonly readyInMinutes: number;
  readonly ingredients: readonly CatalogueLine[];
  readonly steps: readonly CatalogueLine[];
  /** How it keeps; null if the rules for dishes of its kind hold. */
  readonly keeping: string | null;
}

export interface CatalogueProblem {
  readonly line: number;
  readonly message: string;
}

/** All problems of one file, each with its line. */
export class CatalogueFileError extends Error {
  constructor(
    readonly file: string,
    readonly problems: readonly CatalogueProblem[],
  ) {
    super(problems.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'));
    this.name = 'CatalogueFileError';
  }
}

const TITLE_LENGTH = 120;
const DESCRIPTION_LENGTH = 200;
const INGREDIENT_LENGTH = 200;
const STEP_LENGTH = 1000;
const KEEPING_LENGTH = 300;
const FEWEST_STEPS = 2;
const MOST_STEPS = 20;
const MOST_TYPES = 3;
const REQUIRED_FIELDS = ['title', 'types', 'cuisine', 'servings', 'ready'] as const;
const FIELDS = [...REQUIRED_FIELDS, 'kind'] as const;
type Field = (typeof FIELDS)[number];

/** The file name of a title: lower case without accents or apostrophes, words joined by hyphens. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Parses one recipe file. `file` is its name, such as `shakshuka.md`. Throws a CatalogueFileError listing every problem, not
 * just the first.
 */
export function parseCatalogueFile(text: string, file: string): CatalogueRecipe {
  const problems: CatalogueProblem[] = [];
  const report = (line: number, message: string) => problems.push({ line, message });
  const lines = text
    .normalize('NFC')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/);

  const { fields, bodyStart } = readFrontMatter(lines, report);
  const { description, ingredients, steps, keeping } = readBody(lines, bodyStart, report);

  const title = fields.get('title')?.text ?? '';
  const slug = file.replace(/\.md$/, '');
  if (title.length > TITLE_LENGTH) {
    report(fields.get('title')?.line ?? 1, `The title has more than ${TITLE_LENGTH} characters.`);
  }
  if (title !== '' && slug !== slugOf(title)) {
    report(
      fields.get('title')?.line ?? 1,
      `A recipe called "${title}" belongs in ${slugOf(title)}.md.`,
    );
  }
  const types = readTypes(fields.get('types'), report);
  const kind = readKind(fields.get('kind'), report);
  const cuisine = fields.get('cuisine');
  if (cuisine && !(CUISINES as readonly string[]).includes(cuisine.text)) {
    report(cuisine.line, `"${cuisine.text}" is not in the list of cuisines.`);
  }
  const servings = readWholeNumber('servings', fields.get('servings'), 1, 100, report);
  const readyInMinutes = readWholeNumber('ready', fields.get('ready'), 1, 10_080, report);

  if (problems.length > 0) {
    problems.sort((left, right) => left.line - right.line);
    throw new CatalogueFileError(file, problems);
  }
  return {
    slug,
    title,
    description,
    types,
    kind,
    cuisine: cuisine?.text ?? '',
    servings,
    readyInMinutes,
    ingredients,
    steps,
    keeping,
  };
}

type Report = (line: number, message: string) => void;

function readFrontMatter(lines: readonly string[], report: Report) {
  const fields = new Map<Field, CatalogueLine>();
  if (lines[0]?.trim() !== '---') {
    report(1, 'The file must begin with front matter between two lines of "---".');
    return { fields, bodyStart: 0 };
  }
  const end = lines.findIndex((line, index) => index > 0 && line.trim() === '---');
  if (end === -1) {
    report(1, 'The front matter has no closing "---".');
    return { fields, bodyStart: lines.length };
  }
  lines.slice(1, end).forEach((line, index) => {
    if (line.trim() === '') return;
    const entry = /^([a-z]+):\s*(.*?)\s*$/.exec(line);
    const name = entry?.[1] as Field | undefined;
    if (!entry || !name || !FIELDS.includes(name)) {
      report(index + 2, `"${line.trim()}" is not one of ${FIELDS.join(', ')} with a value.`);
    } else if (fields.has(name)) {
      report(index + 2, `${name} is given twice.`);
    } else if (entry[2]) {
      fields.set(name, { line: index + 2, text: entry[2] });
    }
  });
  for (const name of REQUIRED_FIELDS) {
    if (!fields.has(name)) report(1, `${name} is missing from the front matter.`);
  }
  return { fields, bodyStart: end + 1 };
}

function readBody(lines: readonly string[], start: number, report: Report) {
  let section: 'description' | 'ingredients' | 'steps' | 'keeping' = 'description';
  const description: CatalogueLine[] = [];
  const ingredients: CatalogueLine[] = [];
  const steps: CatalogueLine[] = [];
  const keeping: CatalogueLine[] = [];
  for (let index = start; index < lines.length; index += 1) {
    const number = index + 1;
    const text = (lines[index] ?? '').trim();
    if (text === '') continue;
    const heading = /^#+\s*(.*)$/.exec(text)?.[1];
    if (heading !== undefined) {
      if (heading === 'Ingredients' && section === 'description') section = 'ingredients';
      else if (heading === 'Steps' && section === 'ingredients') section = 'steps';
      else if (heading === 'Keeping' && section === 'steps') section = 'keeping';
      else report(number, `The heading "${heading}" does not belong here.`);
    } else if (section === 'description') {
      description.push({ line: number, text });
    } else if (section === 'keeping') {
      keeping.push({ line: number, text });
    } else if (section === 'ingredients') {
      const item = /^-\s+(.*)$/.exec(text)?.[1];
      if (item === undefined) report(number, 'An ingredient line begins with "- ".');
      else if (item.length > INGREDIENT_LENGTH) {
        report(number, `The line has more than ${INGREDIENT_LENGTH} characters.`);
      } else ingredients.push({ line: number, text: item });
    } else {
      const step = /^(\d+)\.\s+(.*)$/.exec(text);
      if (!step) report(number, 'A step is one line that begins with its number and a full stop.');
      else if (Number(step[1]) !== steps.length + 1) {
        report(number, `This step should have the number ${steps.length + 1}.`);
        steps.push({ line: number, text: step[2] ?? '' });
      } else if ((step[2] ?? '').length > STEP_LENGTH) {
        report(number, `The step has more than ${STEP_LENGTH} characters.`);
      } else steps.push({ line: number, text: step[2] ?? '' });
    }
  }
  const first = description[0];
  if (!first) report(start + 1, 'The description is missing.');
  if (description.length > 1) report(description[1]?.line ?? 1, 'The description is one line.');
  if (first && first.text.length > DESCRIPTION_LENGTH) {
    report(first.line, `The description has more than ${DESCRIPTION_LENGTH} characters.`);
  }
  if (ingredients.length === 0) report(lines.length, 'There is no list under "## Ingredients".');
  if (steps.length < FEWEST_STEPS || steps.length > MOST_STEPS) {
    report(
      lines.length,
      `A recipe has ${FEWEST_STEPS} to ${MOST_STEPS} steps, not ${steps.length}.`,
    );
  }
  const [kept, more] = keeping;
  if (more) report(more.line, 'How it keeps is said in one line.');
  if (kept && kept.text.length > KEEPING_LENGTH) {
    report(kept.line, `How it keeps takes more than ${KEEPING_LENGTH} characters.`);
  }
  return { description: first?.text ?? '', ingredients, steps, keeping: kept?.text ?? null };
}

function readTypes(field: CatalogueLine | undefined, report: Report): DishType[] {
  if (!field) return [];
  const types = field.text.split(',').map((type) => type.trim());
  for (const type of types) {
    if (!(DISH_TYPES as readonly string[]).includes(type)) {
      report(field.line, `"${type}" is not one of ${DISH_TYPES.join(', ')}.`);
    }
  }
  if (new Set(types).size !== types.length) report(field.line, 'A type is named twice.');
  if (types.length > MOST_TYPES) report(field.line, `A recipe has at most ${MOST_TYPES} types.`);
  return types as DishType[];
}

function readKind(field: CatalogueLine | undefined, report: Report): DishKind | null {
  const kind = dishKinds.find((name) => name === field?.text);
  if (field && !kind) report(field.line, `"${field.text}" is not one of ${dishKinds.join(', ')}.`);
  return kind ?? null;
}

function readWholeNumber(
  name: Field,
  field: CatalogueLine | undefined,
  least: number,
  most: number,
  report: Report,
): number {
  if (!field) return 0;
  const value = /^\d+$/.test(field.text) ? Number(field.text) : NaN;
  if (!(value >= least && value <= most)) {
    report(field.line, `${name} must be a whole number from ${least} to ${most}.`);
  }
  return value;
}

export function toDraft(recipe: CatalogueRecipe): RecipeDraft {
  return {
    source: 'catalogue',
    sourceKey: recipe.slug,
    title: recipe.title,
    description: recipe.description,
    image: null,
    types: recipe.types,
    kind: recipe.kind,
    cuisine: recipe.cuisine,
    servings: recipe.servings,
    readyInMinutes: recipe.readyInMinutes,
    ingredients: recipe.ingredients.map(({ text }) => text),
    steps: recipe.steps.map(({ text }) => text),
    keeping: recipe.keeping,
    popularity: 0,
    sourceName: null,
    sourceUrl: null,
    owner: null,
  };
}

import { isApiError } from '@larder/api-client';
import { recipeTypes } from '@larder/api-client/limits';
import type { RecipeBody, RecipeView } from '@larder/api-client/recipes';
import {
  linesOf,
  minutesOf,
  nothingFound,
  stepsOf,
  type SplitRecipe,
} from '@larder/recipe-reading/text';
import { DraftStore, sameBy, type DraftOrigin } from '@larder/shell-sdk';
import type { ImportedRecipe } from '../../shared/imported-recipe';
import { sectionsOf, type Section } from '../../shared/recipe-sections';

/** What a dish can be. */
export const dishTypes = recipeTypes.filter((type) => type !== 'all');

export type DishType = (typeof dishTypes)[number];

/** A recipe as it is written: text, as in the fields of the editor. */
export interface RecipeContent extends SplitRecipe {
  tags: string[];
  /** What dish it is; empty when Larder decides. */
  types: DishType[];
  /** The language it is written in (BCP 47); empty when unknown. */
  language: string;
  picture: RecipePicture | null;
  /** A book, a person, a site. */
  sourceName: string;
  /** What it was read from, until it is saved. */
  imported: ImportedRecipe | null;
  visibility: Visibility;
  /** Whether it was saved without a network: it is sent when there is one, also after the page was closed. */
  isWaiting: boolean;
  /** What the server knows the attempts to save this content by; empty until the first one, and when it has changed since. */
  sentAs: string;
}

type Visibility = RecipeView['visibility'];

export interface RecipePicture {
  id: string;
  url: string;
}

export const emptyRecipe: RecipeContent = {
  ...nothingFound,
  tags: [],
  types: [],
  language: '',
  picture: null,
  sourceName: '',
  imported: null,
  visibility: 'household',
  isWaiting: false,
  sentAs: '',
};

const texts = [
  'title',
  'ingredients',
  'steps',
  'servings',
  'yieldText',
  'prepMinutes',
  'cookMinutes',
  'notes',
  'sourceUrl',
  'language',
] as const satisfies readonly (keyof RecipeContent)[];

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

function isPicture(value: unknown): value is RecipePicture | null {
  const picture = value as RecipePicture | null;
  return picture === null || (typeof picture?.id === 'string' && typeof picture.url === 'string');
}

function readContent(stored: unknown): RecipeContent | null {
  const content = stored as Partial<RecipeContent> | null;
  const isContent =
    texts.every((field) => typeof content?.[field] === 'string') &&
    isTexts(content?.tags) &&
    isTexts(content.types) &&
    isPicture(content.picture);
  return isContent ? { ...emptyRecipe, ...content } : null;
}

/** What a person would miss, as it is saved. */
const worthOf = (content: RecipeContent): unknown => [
  texts.map((field) => content[field].trim()),
  linesOf(content.ingredients),
  stepsOf(content.steps),
  content.tags,
  content.types,
  content.picture?.id ?? null,
  content.sourceName.trim(),
  content.visibility,
];

/** Recipes being written or changed and not yet saved. */
export const recipeDrafts = new DraftStore<RecipeContent>({
  name: 'recipe',
  version: 1,
  empty: emptyRecipe,
  read: readContent,
  isSame: sameBy(worthOf),
  titleOf: ({ title }) => title.trim(),
  sending: { remote: 'mf_recipes', isWaiting: ({ isWaiting }) => isWaiting },
});

/** The recipe with which the server refuses an outdated version; null for any other failure. */
export function savedInsteadIn(error: unknown): DraftOrigin<RecipeContent> | null {
  const current = isApiError(error) && error.code === 'recipe_changed' && error.besides?.['recipe'];
  return current ? originOf(current as RecipeView) : null;
}

export const waiting =
  (isWaiting: boolean) =>
  (content: RecipeContent): RecipeContent =>
    content.isWaiting === isWaiting ? content : { ...content, isWaiting };

/** Changed by the person: no longer what was saved or sent. */
export const edited = (content: RecipeContent): RecipeContent => ({
  ...content,
  isWaiting: false,
  sentAs: '',
});

/** What is missed if it goes by mistake. */
const missedParts = ['ingredients', 'steps', 'notes', 'picture'] as const;

export type MissedPart = (typeof missedParts)[number];

/** A shorter text is written again faster than it is put back. */
const fewestMissed = 10;

/** The part that a change took out as a whole; null when it did not. */
export function clearedIn(before: RecipeContent, after: RecipeContent): MissedPart | null {
  const isCleared = (part: MissedPart): boolean => {
    if (part === 'picture') return before.picture !== null && after.picture === null;
    return before[part].trim().length >= fewestMissed && after[part].trim() === '';
  };
  return missedParts.find(isCleared) ?? null;
}

/** Puts back what was taken out, above what was written instead; a photo that was added instead stays. */
export function withPutBack(
  content: RecipeContent,
  before: RecipeContent,
  part: MissedPart,
): RecipeContent {
  if (part === 'picture') return { ...content, picture: content.picture ?? before.picture };
  const since = content[part].trim();
  return { ...content, [part]: since === '' ? before[part] : `${before[part]}\n${since}` };
}

/** Fields of the form that something may be wrong with, from top to bottom. */
export const formFields = [
  'title',
  'servings',
  'prepMinutes',
  'cookMinutes',
  'ingredients',
] as const;

export type FormField = (typeof formFields)[number];

/** What has to be put right before a recipe can be saved. */
export function faultsOf(content: RecipeContent): FormField[] {
  const isTime = (text: string) => text.trim() === '' || minutesOf(text) !== null;
  const isRight: Record<FormField, boolean> = {
    title: content.title.trim() !== '',
    servings: /^(?!0+$)\d*$/.test(content.servings.trim()),
    prepMinutes: isTime(content.prepMinutes),
    cookMinutes: isTime(content.cookMinutes),
    ingredients: linesOf(content.ingredients + content.steps).length > 0,
  };
  return formFields.filter((field) => !isRight[field]);
}

/** A recipe found in pasted text, over what was written: a part that the text lacks stays as it was. */
export function withPasted(content: RecipeContent, pasted: SplitRecipe): RecipeContent {
  const found = Object.entries(pasted).filter(([, text]) => text !== '');
  return { ...content, ...Object.fromEntries(found) };
}

const blockOf = (sections: readonly Section<string>[]): string =>
  sections
    .flatMap(({ heading, lines }) => (heading === null ? lines : [`${heading}:`, ...lines]))
    .join('\n');

const written = (number: number | null): string => (number === null ? '' : String(number));

/** Converts a recipe that was read for the editor. */
export function importedContent(imported: ImportedRecipe): RecipeContent {
  const { draft, picture } = imported;
  const { prepMinutes, cookMinutes, readyInMinutes } = draft;
  // Where a source says only how long everything takes, that is what it says of cooking.
  const rest = prepMinutes === null && cookMinutes === null ? readyInMinutes : cookMinutes;
  return {
    title: draft.title,
    ingredients: draft.ingredients.join('\n'),
    steps: draft.steps.join('\n'),
    servings: written(draft.servings),
    yieldText: draft.yieldText ?? '',
    prepMinutes: written(prepMinutes),
    cookMinutes: written(rest),
    notes: draft.notes,
    sourceName: draft.sourceName ?? '',
    sourceUrl: draft.sourceUrl ?? '',
    tags: draft.tags,
    types: dishTypes.filter((type) => draft.types.includes(type)),
    language: draft.language ?? '',
    picture,
    imported,
    visibility: emptyRecipe.visibility,
    isWaiting: false,
    sentAs: '',
  };
}

/** Converts a saved recipe for the editor. */
export function originOf(recipe: RecipeView): DraftOrigin<RecipeContent> {
  const { id, version, sections, pictureId, image, visibility } = recipe;
  const ingredients = recipe.extendedIngredients.map(({ original }) => original);
  const steps = recipe.analyzedInstructions[0]?.steps.map(({ step }) => step) ?? [];
  const content: RecipeContent = {
    title: recipe.title,
    ingredients: blockOf(sectionsOf(ingredients, sections?.ingredients)),
    steps: blockOf(sectionsOf(steps, sections?.steps)),
    servings: written(recipe.servings),
    yieldText: recipe.yieldText ?? '',
    prepMinutes: written(recipe.prepMinutes),
    cookMinutes: written(recipe.cookMinutes),
    notes: recipe.notes,
    sourceName: recipe.sourceName ?? '',
    sourceUrl: recipe.sourceUrl ?? '',
    tags: recipe.tags,
    types: dishTypes.filter((type) => recipe.dishTypes.includes(type)),
    language: recipe.language ?? '',
    picture: pictureId === null ? null : { id: pictureId, url: image },
    imported: null,
    visibility,
    isWaiting: false,
    sentAs: '',
  };
  return { id: String(id), version, content };
}

/** What is sent of a recipe; nothing of what was left empty. */
export function bodyOf(content: RecipeContent): RecipeBody {
  const { notes, tags, types, picture, visibility } = content;
  const text = (value: string) => value.trim() || undefined;
  return {
    title: content.title.trim(),
    ingredients: linesOf(content.ingredients),
    steps: stepsOf(content.steps),
    servings: Number(content.servings.trim()) || undefined,
    yieldText: text(content.yieldText),
    prepMinutes: minutesOf(content.prepMinutes) ?? undefined,
    cookMinutes: minutesOf(content.cookMinutes) ?? undefined,
    notes: text(notes),
    tags,
    types,
    language: text(content.language),
    sourceName: text(content.sourceName),
    sourceUrl: text(content.sourceUrl),
    pictureId: picture?.id,
    visibility,
  };
}

import { type FoundRecipe, writtenLines } from '@larder/recipe-reading';
import { cleanText, comparable } from '../../../common/text.js';
import { DISH_TYPES } from '../../recipes/domain/dish-type.js';
import type { RecipeContent } from '../../recipes/domain/recipe-content.js';
import { recipeLimits as limits } from '../../recipes/domain/recipe-limits.js';

/** What a found recipe becomes. What does not fit into its own field goes to the notes, and only what does not fit there is lost. */
export interface FoundContent {
  readonly content: RecipeContent;
  /** Preparation and cooking, and whatever else it takes; null when that is not known. */
  readonly readyInMinutes: number | null;
  readonly isCut: boolean;
}

const spaced = (text: string): string => cleanText(text).replace(/\s+/gu, ' ').trim();

/** Cut between characters as people see them. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let short = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (short.length + segment.length > longest) break;
    short += segment;
  }
  return short.trim();
}

/** Overlong lines as several, divided between words. */
function divided(lines: readonly string[], longest: number): string[] {
  return lines.flatMap((line) => {
    const parts: string[] = [];
    let rest = line;
    while (rest.length > longest) {
      const space = rest.lastIndexOf(' ', longest);
      const part = space > 0 ? rest.slice(0, space) : cut(rest, longest) || rest.slice(0, longest);
      parts.push(part);
      rest = rest.slice(part.length).trim();
    }
    return rest === '' ? parts : [...parts, rest];
  });
}

const inRange = (value: number | undefined, least: number, most: number): number | null => {
  const whole = value === undefined ? Number.NaN : Math.round(value);
  return whole >= least && whole <= most ? whole : null;
};

function tagsOf(found: readonly string[]): string[] {
  const tags = found.map((tag) => cut(spaced(tag), limits.tag)).filter((tag) => tag !== '');
  const different = new Map(tags.map((tag) => [comparable(tag), tag]));
  return [...different.values()].slice(0, limits.tags);
}

const languageTag = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

export function foundContent(found: FoundRecipe, extraTags: readonly string[] = []): FoundContent {
  const title = spaced(found.title);
  const ingredients = divided(writtenLines(found.ingredients).map(spaced), limits.line);
  const steps = divided(writtenLines(found.steps).map(spaced), limits.step);
  const yieldText = spaced(found.yieldText ?? '');
  const leftOver = [
    title.length > limits.title ? title : '',
    yieldText.length > limits.yield ? yieldText : '',
    cleanText(found.description ?? ''),
    cleanText(found.notes ?? ''),
    ...ingredients.slice(limits.lines),
    ...steps.slice(limits.lines),
  ].filter((text) => text !== '');
  const notes = leftOver.join('\n\n');
  const tags = tagsOf([...extraTags, ...(found.tags ?? [])]);
  const sourceUrl = found.sourceUrl ?? '';
  return {
    content: {
      title: cut(title, limits.title),
      ingredients: ingredients.slice(0, limits.lines),
      steps: steps.slice(0, limits.lines),
      servings: inRange(found.servings, 1, limits.servings),
      yieldText: cut(yieldText, limits.yield) || null,
      prepMinutes: inRange(found.prepMinutes, 0, limits.minutes),
      cookMinutes: inRange(found.cookMinutes, 0, limits.minutes),
      notes: cut(notes, limits.notes),
      tags,
      language: languageTag.test(found.language ?? '') ? (found.language ?? null) : null,
      types: DISH_TYPES.filter((type) => tags.some((tag) => comparable(tag) === type)),
      pictureId: null,
      sourceName: cut(spaced(found.sourceName ?? ''), limits.title) || null,
      sourceUrl:
        /^https?:/.test(sourceUrl) && URL.canParse(sourceUrl) && sourceUrl.length <= limits.address
          ? sourceUrl
          : null,
    },
    readyInMinutes: inRange(found.totalMinutes, 0, limits.minutes),
    isCut: notes.length > limits.notes,
  };
}

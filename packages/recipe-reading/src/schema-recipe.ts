import { durationMinutes } from './durations.js';
import { linesOfMarked, plainOfMarked } from './page/marked-text.js';
import type { FoundRecipe, RecipeLine } from './recipe.js';
import { readYield } from './servings.js';
import { headingText, isHeading, looksLikeHeading, withoutBullet } from './text/text-blocks.js';

// schema.org/Recipe as sites and programs write it: hardly two agree on what is a text, a list or an object.

export type SchemaNode = Readonly<Record<string, unknown>>;

/** What a node says of a recipe. What it does not say is missing, or empty. */
export interface SchemaRecipe extends FoundRecipe {
  readonly images: readonly string[];
  /** Durations and yields that were not understood, by field. */
  readonly unread: readonly {
    readonly field: 'prepMinutes' | 'cookMinutes' | 'totalMinutes' | 'servings';
    readonly text: string;
  }[];
}

const mostDepth = 8;

export const isNode = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Several, one or no value as a list. */
export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value)
    ? value.flat(mostDepth)
    : value === undefined || value === null
      ? []
      : [value];

const typesOf = (node: SchemaNode): string[] =>
  listOf(node['@type'] ?? node.type).map((type) => String(type).replace(/^.*[/#:]/, ''));

export const isA = (node: SchemaNode, type: string): boolean => typesOf(node).includes(type);

/** The texts that a value has, as they are written. */
function rawTexts(
  value: unknown,
  names: readonly string[] = ['@value', 'name', 'text'],
  depth = 0,
): string[] {
  return listOf(value).flatMap((one) => {
    if (typeof one === 'string') return [one];
    if (typeof one === 'number') return [String(one)];
    if (!isNode(one) || depth === mostDepth) return [];
    const name = names.find((each) => typeof one[each] === 'string' || Array.isArray(one[each]));
    return name === undefined ? [] : rawTexts(one[name], names, depth + 1);
  });
}

export const textsOf = (value: unknown, names?: readonly string[]): string[] =>
  rawTexts(value, names)
    .map(plainOfMarked)
    .filter((text) => text !== '');

const firstText = (value: unknown): string | undefined => textsOf(value)[0];

/** The ingredients, where a single text holds all of them, one per line. */
function ingredientsOf(value: unknown): RecipeLine[] {
  const entries = isNode(value) && !('name' in value || 'text' in value) ? values(value) : value;
  const raw = rawTexts(entries, ['@value', 'text', 'name', 'itemListElement']);
  const single = raw.length === 1 ? linesOfMarked(raw[0] ?? '') : [];
  return underHeadings((single.length > 1 ? single : raw.map(plainOfMarked)).map(withoutBullet));
}

/** The values of an object that is numbered like a list. */
const values = (node: SchemaNode): unknown[] =>
  Object.keys(node)
    .filter((key) => /^\d+$/.test(key))
    .sort((left, right) => Number(left) - Number(right))
    .map((key) => node[key]);

/** "[Dough]", "## Dough" and "**Dough**" mark headings in the texts of some programs. */
const markedHeading = /^(?:\[([^[\]]+)\]|#{1,6}\s+(.+?)\s*#*|(\*\*|__)([^*_]{1,80}[^*_.!])\3:?)$/;

function markedHeadingIn(line: string): string | undefined {
  const [, inBrackets, afterHash, , stressed] = markedHeading.exec(line) ?? [];
  return inBrackets ?? afterHash ?? stressed;
}

/** Lines with the headings among them taken out and put over what follows. */
export function underHeadings(texts: readonly string[]): RecipeLine[] {
  const lines: RecipeLine[] = [];
  let heading: string | undefined;
  // Some lists are in capitals altogether.
  const isCalm = texts.filter(looksLikeHeading).length < texts.length / 2;
  for (const [at, text] of texts.entries()) {
    if (text === '') continue;
    const isNamed = isHeading(text) || (isCalm && at < texts.length - 1 && looksLikeHeading(text));
    const named = markedHeadingIn(text) ?? (isNamed ? text : undefined);
    if (named === undefined) lines.push(withHeading(text, heading));
    else heading = headingText(named);
  }
  return lines;
}

const stepMark =
  /^(?:(?:step|étape|schritt|paso|passo|stap|steg|trin|krok)\s*)?\d{1,2}\s*[.):-]\s+(?=\S)/i;
const onlyNumber =
  /^(?:(?:step|étape|schritt|paso|passo|stap|steg|trin|krok)\s*)?\d{1,2}\s*[.):]?$/i;

/** A step without the number before it: steps are numbered anyway. */
export const withoutStepMark = (text: string): string => text.replace(stepMark, '');

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A step with its name before it, unless the name only counts it or repeats how it begins. */
export function withName(text: string, name: string | undefined): string {
  if (name === undefined || onlyNumber.test(name)) return text;
  const [own, whole] = [letters(name), letters(plainOfMarked(text))];
  return own === '' || whole.includes(own) || own.includes(whole)
    ? text
    : `${name.replace(/[:.]+$/, '')}: ${text}`;
}

const withHeading = (text: string, heading: string | undefined): RecipeLine =>
  heading === undefined ? { text } : { text, heading };

/** The steps of a text in one line that numbers them: "1. Mix. 2. Bake." */
function numberedParts(line: string): string[] {
  const parts: string[] = [];
  let rest = line;
  for (let number = 1; ; number += 1) {
    const next = new RegExp(`(?:^|\\s)${number}\\s?[.)]\\s+(?=\\p{Lu})`, 'u').exec(rest);
    if (!next || (number === 1 && next.index > 0)) break;
    if (number > 1) parts.push(rest.slice(0, next.index));
    rest = rest.slice(next.index + next[0].length);
  }
  return parts.length > 0 ? [...parts, rest] : [line];
}

/** The steps, whatever they are nested in. */
export function stepsOfSchema(value: unknown): RecipeLine[] {
  const steps: RecipeLine[] = [];
  let heading: string | undefined;
  const addText = (text: string) => {
    for (const line of linesOfMarked(text).flatMap(numberedParts)) {
      const named = markedHeadingIn(line);
      const text = withoutStepMark(withoutBullet(line));
      if (named !== undefined) heading = headingText(named);
      else if (!onlyNumber.test(line)) steps.push(withHeading(text, heading));
    }
  };
  const visit = (part: unknown, depth: number): void => {
    if (depth > mostDepth) return;
    if (typeof part === 'string') return addText(part);
    if (Array.isArray(part)) {
      for (const each of part) visit(each, depth + 1);
      return;
    }
    if (!isNode(part)) return;
    const inside = part.itemListElement ?? part.steps ?? part.recipeInstructions;
    const name = firstText(part.name);
    if (isA(part, 'HowToSection')) {
      const before = heading;
      heading = name === undefined ? undefined : headingText(name);
      if (inside !== undefined) {
        visit(inside, depth + 1);
        heading = before;
      } else if (part.text !== undefined) {
        visit(part.text, depth + 1);
        heading = before;
      }
      // Without steps of its own it is the heading of those that follow.
      return;
    }
    const text = part.text ?? part['@value'] ?? part.description;
    if (typeof text === 'string' && text.trim() !== '') addText(withName(text, name));
    else if (inside !== undefined) visit(inside, depth + 1);
    else if (name !== undefined) addText(name);
    else if (part.item !== undefined) visit(part.item, depth + 1);
    else visit(values(part), depth + 1);
  };
  visit(value, 0);
  return steps.filter(({ text }, at) => text !== '' && text !== steps[at - 1]?.text);
}

const isAddress = (text: string): boolean => /^(?:https?:)?\/\/[^\s/]|^\/[^\s/]/i.test(text.trim());
/** The address of a picture from where the page is. */
const isPicturePath = (text: string): boolean =>
  /^[\w.%-][^\s:?#]*\.(?:jpe?g|png|webp|gif|avif|heic)(?:\?\S*)?$/i.test(text.trim());

/** The addresses of pictures, the widest first. */
function imagesOf(value: unknown): string[] {
  const found: { address: string; width: number }[] = [];
  for (const one of listOf(value)) {
    const address = rawTexts(one, ['url', 'contentUrl', '@id', 'thumbnailUrl'])[0];
    if (address === undefined || !(isAddress(address) || isPicturePath(address))) continue;
    const width = isNode(one) ? Number(rawTexts(one.width)[0] ?? 0) : 0;
    found.push({ address: address.trim(), width: Number.isFinite(width) ? width : 0 });
  }
  return found.sort((left, right) => right.width - left.width).map(({ address }) => address);
}

/** A span of time; an object says it as `minValue` and `maxValue`. */
function minutesIn(value: unknown): { minutes: number | null; text: string } {
  const texts = textsOf(value, ['@value', 'maxValue', 'value', 'name', 'text']);
  for (const text of texts) {
    const minutes = durationMinutes(text);
    if (minutes !== null) return { minutes, text };
  }
  return { minutes: null, text: texts[0] ?? '' };
}

const saysNothing = /^(?:-?p?t?[0\s.hmsd:-]*|n\/?a|none|null|undefined)$/i;

const tagsOf = (node: SchemaNode): string[] => {
  const tags = [node.recipeCategory, node.recipeCuisine, node.keywords]
    .flatMap((value) => textsOf(value))
    .flatMap((text) => text.split(/\s*[,;|]\s*/))
    .map((tag) => tag.replace(/^#/, '').trim())
    .filter((tag) => tag !== '' && tag.length <= 40 && !isAddress(tag));
  const seen = new Set<string>();
  return tags.filter((tag) => !seen.has(tag.toLowerCase()) && seen.add(tag.toLowerCase()));
};

/** Reads what a node says of a recipe. */
export function readSchemaRecipe(node: SchemaNode): SchemaRecipe {
  const times = {
    prepMinutes: minutesIn(node.prepTime),
    cookMinutes: minutesIn(node.cookTime ?? node.performTime),
    totalMinutes: minutesIn(node.totalTime),
  };
  const { prepMinutes, cookMinutes, totalMinutes } = times;
  const sum = (prepMinutes.minutes ?? 0) + (cookMinutes.minutes ?? 0);
  const yields = textsOf(node.recipeYield ?? node.yield ?? node.servings);
  const yielded = readYield(yields);
  const unread = Object.entries(times)
    .filter(([, { minutes, text }]) => minutes === null && !saysNothing.test(text))
    .map(([field, { text }]) => ({ field: field as keyof typeof times, text }));
  const minutes = (value: number | null) => value ?? undefined;
  return {
    title: firstText(node.name ?? node.headline) ?? '',
    ingredients: ingredientsOf(node.recipeIngredient ?? node.ingredients ?? node.ingredient),
    steps: stepsOfSchema(node.recipeInstructions ?? node.instructions ?? node.step),
    ...yielded,
    prepMinutes: minutes(prepMinutes.minutes),
    cookMinutes: minutes(cookMinutes.minutes),
    totalMinutes: minutes(totalMinutes.minutes) ?? (sum > 0 ? sum : undefined),
    language: firstText(node.inLanguage),
    description: firstText(node.description),
    tags: tagsOf(node),
    sourceName: firstText(node.author) ?? firstText(node.creditText) ?? firstText(node.publisher),
    images: imagesOf(node.image ?? node.thumbnailUrl ?? node.primaryImageOfPage),
    unread: [
      ...unread,
      ...(yields.length > 0 && yielded.servings === undefined && yielded.yieldText === undefined
        ? [{ field: 'servings' as const, text: yields[0] ?? '' }]
        : []),
    ],
  };
}

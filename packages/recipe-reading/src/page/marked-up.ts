import type { SchemaNode } from '../schema-recipe.js';
import {
  classesOf,
  elementsOf,
  isBlock,
  lineOf,
  textOf,
  type PageElement,
} from './page-document.js';
import type { Origin } from './page-recipe.js';

// Recipes whose elements are marked in the page: microdata, RDFa and the hRecipe classes.

interface Markup {
  readonly origin: Origin;
  /** Whether an element is marked as a thing of its own, and whether that is a recipe. */
  readonly isThing: (element: PageElement) => boolean;
  readonly isRecipe: (element: PageElement) => boolean;
  /** The properties that an element is marked as. */
  readonly properties: (element: PageElement) => readonly string[];
}

const words = (text: string | undefined): string[] => text?.split(/\s+/).filter(Boolean) ?? [];
const bare = (name: string): string => name.replace(/^.*[/#:]/, '');

const classNames: Readonly<Record<string, string>> = {
  fn: 'name',
  'p-name': 'name',
  ingredient: 'recipeIngredient',
  'p-ingredient': 'recipeIngredient',
  instructions: 'recipeInstructions',
  'e-instructions': 'recipeInstructions',
  yield: 'recipeYield',
  'p-yield': 'recipeYield',
  preptime: 'prepTime',
  cooktime: 'cookTime',
  duration: 'totalTime',
  'dt-duration': 'totalTime',
  photo: 'image',
  'u-photo': 'image',
  author: 'author',
  'p-author': 'author',
};
const isHRecipe = (element: PageElement): boolean =>
  words(classesOf(element)).some((name) => name === 'hrecipe' || name === 'h-recipe');

const markups: readonly Markup[] = [
  {
    origin: 'microdata',
    isThing: ({ attributes }) => attributes.itemscope !== undefined,
    isRecipe: ({ attributes }) => words(attributes.itemtype).map(bare).includes('Recipe'),
    properties: ({ attributes }) => words(attributes.itemprop).map(bare),
  },
  {
    origin: 'rdfa',
    isThing: ({ attributes }) => attributes.typeof !== undefined,
    isRecipe: ({ attributes }) => words(attributes.typeof).map(bare).includes('Recipe'),
    properties: ({ attributes }) => words(attributes.property).map(bare),
  },
  {
    origin: 'hrecipe',
    isThing: () => false,
    isRecipe: isHRecipe,
    properties: (element) => words(classesOf(element)).flatMap((name) => classNames[name] ?? []),
  },
];

const inData = new Map([
  ['ingredients', 'recipeIngredient'],
  ['ingredient', 'recipeIngredient'],
  ['instructions', 'recipeInstructions'],
  ['yield', 'recipeYield'],
]);
const times = new Set(['prepTime', 'cookTime', 'totalTime', 'performTime']);

/** What a marked element says. */
function valueOf(element: PageElement, property: string): unknown {
  const { tag, attributes } = element;
  if (property === 'image' || property === 'thumbnailUrl') {
    const { content, src, 'data-src': later, href } = attributes;
    // What is shown until the picture is there is none.
    return content ?? (src?.startsWith('data:') ? undefined : src) ?? later ?? href;
  }
  if (property === 'url' && attributes.href !== undefined) return attributes.href;
  if (attributes.content !== undefined && attributes.content.trim() !== '') {
    return attributes.content;
  }
  if (times.has(property)) return attributes.datetime ?? attributes.value ?? lineOf(element);
  if (property === 'recipeInstructions') return instructionsIn(element);
  if (property === 'recipeIngredient' && /^[uo]l$/.test(tag)) {
    return elementsOf(element, (each) => each.tag === 'li').map(lineOf);
  }
  if (property === 'recipeIngredient') {
    const lines = textOf(element)
      .split('\n')
      .filter((line) => line.trim() !== '');
    const isList =
      elementsOf(element, ({ tag: inner }) => inner === 'li' || inner === 'br').length > 1;
    return isList ? lines : lineOf(element);
  }
  return lineOf(element);
}

/** Each list entry of the instructions is a step; without entries, each paragraph. */
function instructionsIn(element: PageElement): string[] {
  const entries = elementsOf(element, ({ tag }) => tag === 'li').filter(
    (entry) => elementsOf(entry, ({ tag }) => tag === 'li').length === 0,
  );
  const inEntries = entries.map(lineOf).filter(Boolean);
  const whole = lineOf(element);
  const isAll = inEntries.join('').length > whole.length / 2;
  if (inEntries.length > 0 && isAll) return inEntries;
  return isBlock(element) || element.children.length > 1
    ? textOf(element)
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    : [whole];
}

export interface MarkedUpRecipe {
  readonly origin: Origin;
  readonly node: SchemaNode;
}

function readThing(thing: PageElement, { isThing, properties }: Markup): SchemaNode {
  const node: Record<string, unknown[]> = {};
  const visit = (element: PageElement): void => {
    for (const child of element.children) {
      if (typeof child === 'string') continue;
      const names = properties(child).map((name) => inData.get(name) ?? name);
      for (const name of names) (node[name] ??= []).push(valueOf(child, name));
      // What belongs to another thing says nothing of this one; nor is a list entry told twice.
      const isTold = names.includes('recipeInstructions') || names.includes('recipeIngredient');
      if (!isTold && !isThing(child)) visit(child);
    }
  };
  visit(thing);
  return node;
}

/** The recipes whose elements are marked, the fullest first. */
export function markedUpRecipes(page: PageElement): MarkedUpRecipe[] {
  return markups.flatMap((markup) =>
    elementsOf(page, markup.isRecipe).map((thing) => ({
      origin: markup.origin,
      node: readThing(thing, markup),
    })),
  );
}

import {
  isA,
  isNode,
  listOf,
  readSchemaRecipe,
  textsOf,
  underHeadings,
  type SchemaNode,
} from '../schema-recipe.js';
import type { LibraryFile, RecipesInFile } from './library-file.js';
import {
  embeddedPicture,
  inPlainText,
  libraryRecipe,
  nutritionText,
  picturesAt,
  timesMade,
  wordsOf,
} from './library-recipe.js';
import type { LibraryFormat, LibraryRecipe } from './library.js';

const isRecipe = (value: unknown): value is SchemaNode =>
  isNode(value) && (isA(value, 'Recipe') || ('recipeIngredient' in value && 'name' in value));

const authorNotes = (node: SchemaNode): string[] =>
  listOf(node.comment)
    .filter(isNode)
    .filter(({ name }) => name === 'Author Notes')
    .map(({ text }) => wordsOf(text));

/** The rating of one person, also as stars; that of many is what a site says of the recipe, not what its owner thinks of it. */
function ownRating(rating: unknown): string | undefined {
  if (!isNode(rating)) {
    const stars = textsOf(rating)[0]?.match(/★/g);
    return stars ? String(stars.length) : undefined;
  }
  const [count = '1'] = textsOf([rating.ratingCount, rating.reviewCount]);
  return count === '1' ? textsOf(rating.ratingValue)[0] : undefined;
}

/** What Larder says beyond schema.org; it counts where both say something. */
function fromLarder(block: SchemaNode): Partial<LibraryRecipe> {
  const lines = (value: unknown) =>
    Array.isArray(value) ? underHeadings(value.map(wordsOf)) : undefined;
  const count = (value: unknown) => (typeof value === 'number' ? value : undefined);
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  const said = {
    ingredients: lines(block.ingredients),
    steps: lines(block.steps),
    servings: count(block.servings),
    yieldText: text(block.yieldText),
    prepMinutes: count(block.prepMinutes),
    cookMinutes: count(block.cookMinutes),
    notes: text(block.notes),
    tags: Array.isArray(block.tags) ? block.tags.map(wordsOf) : undefined,
    rating: count(block.rating),
    isFavourite: typeof block.favouriteSince === 'string' || undefined,
    made: listOf(block.log)
      .filter(isNode)
      .flatMap(({ madeOn, note }) => timesMade(madeOn, wordsOf(note))),
    collections: listOf(block.collections).map(wordsOf),
    sourceName: text(block.sourceName),
    sourceUrl: text(block.sourceUrl),
    language: text(block.language),
  };
  return {
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
    larder: block,
  };
}

const larderBlock = (node: SchemaNode): SchemaNode | undefined => {
  const block = node['x-larder'];
  return isNode(block) ? block : undefined;
};

const fileName = /(?:^|\/)recipe\.json$/;

/** What a node says of a recipe, and what its program has beside it. */
export function readSchemaNode(node: SchemaNode, file: LibraryFile): LibraryRecipe {
  const { images, ...said } = readSchemaRecipe(node);
  const block = larderBlock(node);
  const written = libraryRecipe({
    key: typeof node.identifier === 'string' ? node.identifier : node.id,
    title: said.title,
    description: node.description,
    ingredients: inPlainText(said.ingredients),
    steps: inPlainText(said.steps),
    notes: [...authorNotes(node), block ? '' : nutritionText(node.nutrition)],
    tags: said.tags,
    sourceName: textsOf(node.creditText)[0] ?? said.sourceName,
    sourceUrl: [node.isBasedOn, node.url, node.mainEntityOfPage]
      .flatMap((value) => textsOf(value, ['@id', 'url']))
      .find((address) => /^https?:/i.test(address)),
    rating: ownRating(node.aggregateRating),
    language: said.language,
  });
  const beside = fileName.test(file.path)
    ? file.pictures.inFolder(file.folder, [/^full\./i, /^image\./i, /^photo\./i])
    : [];
  const texts = textsOf(node.image, ['url', 'contentUrl']);
  const inside = texts.filter((text) => text.startsWith('data:image/')).flatMap(embeddedPicture);
  const named = texts.flatMap((text) => file.pictures.named(text, file.folder)).slice(0, 1);
  const found = [beside, named, inside, picturesAt(...images)];
  const pictures = found.find(({ length }) => length > 0) ?? [];
  const { servings, yieldText, prepMinutes, cookMinutes, totalMinutes } = said;
  const amounts = { servings, yieldText, prepMinutes, cookMinutes, totalMinutes };
  return { ...written, ...amounts, pictures, ...(block && fromLarder(block)) };
}

function formatOf(nodes: readonly SchemaNode[], file: LibraryFile, isList: boolean): LibraryFormat {
  if (nodes.some(larderBlock)) return 'larder';
  if (isList && nodes.some((node) => authorNotes(node).length > 0 || 'creditText' in node)) {
    return 'recipesage';
  }
  return fileName.test(file.path) ? 'nextcloud' : 'schema-org';
}

/** Recipes as schema.org describes them, alone or as a list: RecipeSage, Nextcloud Cookbook, Larder, and files of any origin. */
export function schemaRecipes(value: unknown, file: LibraryFile): RecipesInFile | null {
  const list = isNode(value) ? (value.recipes ?? value['@graph'] ?? value) : value;
  const nodes = listOf(list).filter(isRecipe);
  if (nodes.length === 0) return null;
  return {
    format: formatOf(nodes, file, list !== value || Array.isArray(value)),
    recipes: nodes.map((node) => ({
      name: wordsOf(node.name),
      read: () => readSchemaNode(node, file),
    })),
  };
}

import {
  classesOf,
  elementsOf,
  lineOf,
  parsePage,
  textOf,
  type PageElement,
} from '../page/page-document.js';
import { blocksOf } from '../page/page-blocks.js';
import { headingText, isHeading } from '../text/text-blocks.js';
import type { RecipeLine } from '../recipe.js';
import type { LibraryFile, RecipesInFile } from './library-file.js';
import { ingredientsOfBlock, libraryRecipe, picturesAt, stepsOfBlock } from './library-recipe.js';
import type { LibraryPicture, LibraryRecipe } from './library.js';
import { savedPageRecipes } from './saved-page.js';

/** A whole library may be one page. */
const mostElements = 3_000_000;

const hasClass = (element: PageElement, name: string): boolean =>
  classesOf(element).split(/\s+/).includes(name);

type Find = (within: PageElement) => PageElement[];

const byClass =
  (...names: readonly string[]): Find =>
  (within) =>
    elementsOf(within, (element) => names.some((name) => hasClass(element, name)));
const byId =
  (id: string): Find =>
  (within) =>
    elementsOf(within, ({ attributes }) => attributes.id === id);
const byProperty =
  (name: string): Find =>
  (within) =>
    elementsOf(within, ({ attributes }) => attributes.itemprop === name);

const said = (element: PageElement): string => element.attributes.content ?? lineOf(element);
const first = (elements: readonly PageElement[]): string => (elements[0] ? said(elements[0]) : '');

function shownPictures(
  images: readonly PageElement[],
  { pictures, folder }: LibraryFile,
): LibraryPicture[] {
  const sources = images.map(({ attributes }) => attributes.src ?? '').filter(Boolean);
  const found = sources.flatMap((source) => pictures.named(source, folder)).slice(0, 1);
  return found.length > 0 ? found : picturesAt(...sources).slice(0, 1);
}

const paragraphs = (elements: readonly PageElement[]): string => elements.map(textOf).join('\n');

const keeperProperty = {
  title: byProperty('name'),
  source: byProperty('recipeSource'),
  rating: byProperty('recipeRating'),
  made: byProperty('recipeYield'),
  prepTime: byProperty('prepTime'),
  cookTime: byProperty('cookTime'),
  ingredients: byProperty('recipeIngredients'),
  directions: byProperty('recipeDirections'),
  notes: byProperty('recipeNotes'),
  favourite: byProperty('recipeIsFavourite'),
  key: byProperty('recipeId'),
  photos: byClass('recipe-photo', 'recipe-photos', 'recipe-photos-div'),
};
/** The lines of a part, its bold paragraphs as headings. */
function keeperLines(elements: readonly PageElement[]): string {
  const lines = elements.flatMap((element) =>
    blocksOf(element).map(({ text, level }) =>
      level === null || isHeading(text) ? text : `${text}:`,
    ),
  );
  return lines.join('\n');
}

const keeperTags = ['recipeCategory', 'recipeCourse'].map(byProperty);
const keeperCollections = byProperty('recipeCollection');

function readKeeper(recipe: PageElement, file: LibraryFile): LibraryRecipe {
  const source = keeperProperty.source(recipe);
  const images = keeperProperty
    .photos(recipe)
    .flatMap((element) =>
      element.tag === 'img' ? [element] : elementsOf(element, ({ tag }) => tag === 'img'),
    );
  return libraryRecipe({
    key: first(keeperProperty.key(recipe)),
    title: first(keeperProperty.title(recipe)),
    ingredients: ingredientsOfBlock(keeperLines(keeperProperty.ingredients(recipe))),
    steps: stepsOfBlock(keeperLines(keeperProperty.directions(recipe))),
    yield: first(keeperProperty.made(recipe)),
    prepTime: first(keeperProperty.prepTime(recipe)),
    cookTime: first(keeperProperty.cookTime(recipe)),
    notes: [paragraphs(keeperProperty.notes(recipe))],
    tags: keeperTags.flatMap((find) => find(recipe)).map(said),
    sourceName: first(source),
    sourceUrl:
      source.flatMap((element) => elementsOf(element, ({ tag }) => tag === 'a'))[0]?.attributes
        .href ?? first(source),
    rating: first(keeperProperty.rating(recipe)),
    isFavourite: first(keeperProperty.favourite(recipe)) === 'True',
    collections: keeperCollections(recipe).map(said),
    pictures: shownPictures(images, file),
  });
}

const copied = {
  recipes: byClass('recipe'),
  title: byId('name'),
  description: byId('description'),
  link: byId('original_link'),
  made: byId('recipeYield'),
  ingredients: byClass('recipeIngredient', 'recipeIngredient_subheader'),
  steps: byClass('instruction', 'instruction_next', 'instruction_subheader'),
  notes: byClass('recipeNote'),
  tags: byClass('recipeCategory'),
  starred: byId('starred'),
  madeIt: byId('made_this'),
  rating: byId('ratingValue'),
  images: byClass('recipeImage'),
};

/** Lines and headings that their classes tell apart. */
function copiedLines(elements: readonly PageElement[]): RecipeLine[] {
  let heading: string | undefined;
  return elements.flatMap((element) => {
    const text = lineOf(element);
    if (/_subheader/.test(classesOf(element))) heading = headingText(text) || undefined;
    else if (text !== '') return [heading === undefined ? { text } : { text, heading }];
    return [];
  });
}

function readCopied(recipe: PageElement, file: LibraryFile): LibraryRecipe {
  const [link] = copied.link(recipe);
  return libraryRecipe({
    title: first(copied.title(recipe)),
    description: paragraphs(copied.description(recipe)),
    ingredients: copiedLines(copied.ingredients(recipe)),
    steps: copiedLines(copied.steps(recipe)),
    yield: first(copied.made(recipe)),
    notes: copied.notes(recipe).map(lineOf),
    tags: copied.tags(recipe).map(lineOf),
    sourceUrl: link?.attributes.href,
    rating: first(copied.rating(recipe)),
    isFavourite: copied.starred(recipe).length > 0,
    pictures: shownPictures(copied.images(recipe), file),
  });
}

function inPage(
  format: RecipesInFile['format'],
  recipes: readonly PageElement[],
  titleOf: Find,
  read: (recipe: PageElement, file: LibraryFile) => LibraryRecipe,
  file: LibraryFile,
): RecipesInFile {
  return {
    format,
    recipes: recipes.map((recipe) => ({
      name: first(titleOf(recipe)),
      read: () => read(recipe, file),
    })),
  };
}

/** Recipe Keeper and CopyMeThat write all recipes into one page; any other page may hold one recipe. */
export function htmlRecipes(text: string, file: LibraryFile): RecipesInFile | null {
  if (!/^\s*</.test(text)) return null;
  const page = parsePage(text, mostElements);
  const keeper = byClass('recipe-details')(page);
  if (keeper.length > 0) {
    return inPage('recipe-keeper', keeper, keeperProperty.title, readKeeper, file);
  }
  const isCopied = elementsOf(
    page,
    ({ tag, attributes }) => tag === 'meta' && attributes.name === 'copymethat_class_id_version',
  );
  if (isCopied.length > 0) {
    const recipes = copied.recipes(page);
    const marked = recipes.filter((recipe) => copied.madeIt(recipe).length > 0).length;
    return {
      ...inPage('copy-me-that', recipes, copied.title, readCopied, file),
      leftOut: [{ what: 'undated_marks', count: marked }],
    };
  }
  return savedPageRecipes(text, page, file);
}

import { contentOf, jsonLdRecipes } from '../page/json-ld.js';
import { markedUpRecipes } from '../page/marked-up.js';
import type { PageElement } from '../page/page-document.js';
import { readRecipePage } from '../page/read-recipe-page.js';
import { listOf, type SchemaNode } from '../schema-recipe.js';
import type { LibraryFile, RecipesInFile } from './library-file.js';
import { picturesAt, wordsOf } from './library-recipe.js';
import type { LibraryRecipe } from './library.js';
import { readSchemaNode } from './schema-files.js';

/** A file does not know the address that it was saved from; relative ones are told by this. */
const nowhere = 'https://page.invalid/';
const isNowhere = (text = ''): boolean => text.includes(new URL(nowhere).hostname);

/** The node that says most of a recipe. */
function fullestNode(page: PageElement): SchemaNode | undefined {
  const marked = markedUpRecipes(page).map(({ node }) => node);
  const nodes = [...jsonLdRecipes(page).nodes, ...marked];
  return nodes.sort((left, right) => contentOf(right) - contentOf(left))[0];
}

/** A page for people to read has the remarks of one person; a site has those of its readers. */
function ownRemark({ comment }: SchemaNode): string | undefined {
  const remarks = listOf(comment);
  return remarks.length === 1 ? wordsOf(remarks[0]) || undefined : undefined;
}

/** A page that somebody saved, or that a program wrote for people to read: with its pictures beside it. */
export function savedPageRecipes(
  text: string,
  page: PageElement,
  file: LibraryFile,
): RecipesInFile | null {
  const recipe = readRecipePage(text, nowhere);
  const isData =
    recipe && /^(?:json-ld|microdata|rdfa|hrecipe)$/.test(recipe.origins.ingredients ?? '');
  const node = fullestNode(page);
  if (!isData || !node) return null;
  const read = (): LibraryRecipe => {
    const { image, origins: _origins, warnings: _warnings, ...found } = recipe;
    const said = readSchemaNode(node, file);
    const shown = isNowhere(image) ? [] : picturesAt(image);
    return {
      ...found,
      sourceName: isNowhere(found.sourceName) ? undefined : found.sourceName,
      sourceUrl: isNowhere(found.sourceUrl) ? said.sourceUrl : found.sourceUrl,
      notes: said.notes ?? ownRemark(node),
      rating: said.rating,
      pictures: said.pictures.length > 0 ? said.pictures : shown,
    };
  };
  return { format: 'schema-org', recipes: [{ name: recipe.title, read }] };
}

import { isA, isNode, listOf, type SchemaNode } from '../schema-recipe.js';
import { parseLeniently } from './lenient-json.js';
import { elementsOf, type PageElement } from './page-document.js';

export interface JsonLdRecipes {
  readonly nodes: readonly SchemaNode[];
  /** Whether a script that names a recipe could not be read. */
  readonly isBroken: boolean;
}

const mostDepth = 8;
const isJsonLd = ({ tag, attributes }: PageElement): boolean =>
  tag === 'script' && /ld\+json/i.test(attributes.type ?? '');

/** The recipes that a page describes as JSON-LD; what they refer to is put in place. */
export function jsonLdRecipes(page: PageElement): JsonLdRecipes {
  const nodes: SchemaNode[] = [];
  const byId = new Map<string, SchemaNode>();
  let isBroken = false;
  const visit = (value: unknown, depth: number): void => {
    if (depth > mostDepth) return;
    if (Array.isArray(value)) {
      for (const each of value) visit(each, depth + 1);
      return;
    }
    if (!isNode(value)) return;
    const id = value['@id'];
    if (typeof id === 'string' && Object.keys(value).length > 1) byId.set(id, value);
    if (isA(value, 'Recipe')) nodes.push(value);
    for (const each of Object.values(value)) {
      if (typeof each === 'object') visit(each, depth + 1);
    }
  };
  for (const script of elementsOf(page, isJsonLd)) {
    const text = script.children.filter((child) => typeof child === 'string').join('');
    const value = parseLeniently(text);
    if (value === undefined) isBroken ||= /Recipe\b/.test(text);
    else visit(value, 0);
  }
  const resolved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolved);
    if (!isNode(value) || typeof value['@id'] !== 'string') return value;
    return Object.keys(value).length > 1 ? value : (byId.get(value['@id']) ?? value);
  };
  const withReferences = (node: SchemaNode): SchemaNode =>
    Object.fromEntries(Object.entries(node).map(([name, value]) => [name, resolved(value)]));
  return { nodes: nodes.map(withReferences), isBroken };
}

/** How much of a recipe a node holds. */
export const contentOf = (node: SchemaNode): number =>
  listOf(node.recipeIngredient ?? node.ingredients).length + listOf(node.recipeInstructions).length;

const anArea = /^export const (\w+) = /gm;
const furtherSentences = /from '(\.\/(?:by-locale|locales\/[\w-]+))\.js'/g;

/**
 * All sentences of a language are in one file, for whoever writes or translates them. A bundler would put all of them that any page
 * uses into one chunk, which every page then loads. This loader makes each area a module of its own: `sentences.ts` names them, and
 * `sentences.ts?recipes` is the same file, of which only `recipes` is used, like the files that it imports.
 */
module.exports = function sentencesByArea(source) {
  const { resourceQuery, resourcePath } = this;
  if (resourceQuery) return source.replaceAll(furtherSentences, `from '$1.js${resourceQuery}'`);
  if (!resourcePath.endsWith('sentences.ts')) return source;
  return [...source.matchAll(anArea)]
    .map(([, area]) => `export { ${area} } from './sentences.js?${area}';`)
    .join('\n');
};

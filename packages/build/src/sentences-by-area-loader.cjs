const anArea = /^export const (\w+) = /gm;
const areaWithSentences = /^export const (\w+) = \{\n[^]*?^\}.*;$/gm;
const anAreaByName = /^export const (\w+) = .*;$/gm;
const furtherSentences = /from '(\.\/(?:by-locale|locales\/[\w-]+))\.js'/g;

/**
 * The sentences of one area, with those that they quote from others, so that the bundler knows the area's real size.
 */
function onlyArea(source, wanted) {
  const areas = new Map(
    [...source.matchAll(areaWithSentences)].map(([text, name]) => [name, text]),
  );
  const needed = new Set([wanted]);
  for (const name of needed) {
    for (const other of areas.keys()) {
      if (new RegExp(`\\b${other}\\.\\w`).test(areas.get(name))) needed.add(other);
    }
  }
  // Empty lines, so that the rest keeps its line numbers.
  return source.replaceAll(areaWithSentences, (text, name) =>
    needed.has(name) ? text : text.replaceAll(/[^\n]/g, ''),
  );
}

/**
 * All sentences of a language are in one file, for the sake of those who write or translate them. A bundler would put
 * all of them that any page uses into one chunk, which every page then loads. This loader makes each area a module of
 * its own: `sentences.ts` names them, and `sentences.ts?recipes` is the same file, of which only `recipes` is used,
 * like the files that it imports.
 */
module.exports = function sentencesByArea(source) {
  const { resourceQuery, resourcePath } = this;
  if (/\/locales\/[\w-]+\.ts$/.test(resourcePath)) {
    return resourceQuery ? onlyArea(source, resourceQuery.slice(1)) : source;
  }
  if (resourceQuery) {
    const wanted = resourceQuery.slice(1);
    const names = [...source.matchAll(anAreaByName)].map(([, name]) => name);
    // Written in another way, every page would load the sentences of all areas.
    if (!names.includes(wanted)) {
      throw new Error(`${resourcePath} has no line "export const ${wanted} = …;".`);
    }
    return source
      .replaceAll(anAreaByName, (line, name) => (name === wanted ? line : ''))
      .replaceAll(furtherSentences, `from '$1.js${resourceQuery}'`);
  }
  if (!resourcePath.endsWith('sentences.ts')) return source;
  return [...source.matchAll(anArea)]
    .map(([, area]) => `export { ${area} } from './sentences.js?${area}';`)
    .join('\n');
};

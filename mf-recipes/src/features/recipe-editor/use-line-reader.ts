import { copy } from '@larder/copy';
import type { PlacedLine } from '@larder/recipe-reading/text';
import { useEffect, useMemo, useState } from 'react';
import type * as lineReading from './line-reading';

let loaded: typeof lineReading | null = null;

/**
 * Reads the lines of a recipe in its language, which may be empty, once the parser has been loaded; until then, and if it cannot be
 * loaded, they are shown as written.
 */
export function useLineReader(
  lines: readonly PlacedLine[],
  language: string,
): ((line: string) => lineReading.LineReading) | null {
  const [model, setModel] = useState(loaded);
  useEffect(() => {
    if (loaded) return;
    let wanted = true;
    import('./line-reading').then(
      (module) => {
        loaded = module;
        if (wanted) setModel(module);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return useMemo(() => {
    const texts = lines.map(({ text }) => text);
    return model && model.lineReader(texts, { language, locale: copy.common.locale });
  }, [model, lines, language]);
}

import { copy } from '@larder/copy';
import { useEffect, useState } from 'react';
import type * as lineReading from './line-reading';

let loaded: typeof lineReading | null = null;

/** Reads lines once the parser has been loaded; until then, and if it cannot be loaded, they are shown as written. */
export function useLineReader(): ((line: string) => lineReading.LineReading) | null {
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
  return model && ((line) => model.readLine(line, copy.common.locale));
}

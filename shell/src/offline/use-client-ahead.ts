import { loadClientAhead } from '@larder/api-client';
import { useEffect } from 'react';
import { afterPaint } from '../layout/after-paint';

const touches = ['pointerdown', 'keydown'] as const;

/** Loads the HTTP client when the person begins to do something: no first screen needs it, but most actions do. */
export function useClientAhead(): void {
  useEffect(() => {
    const stop = (): void => {
      for (const touch of touches) document.removeEventListener(touch, begin);
    };
    const begin = (): void => {
      stop();
      afterPaint(loadClientAhead);
    };
    for (const touch of touches) document.addEventListener(touch, begin);
    return stop;
  }, []);
}

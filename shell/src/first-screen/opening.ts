import { inPersonsLanguage } from '@larder/copy';
import type { RegisteredRemote } from '@larder/shell-sdk/host';

type Route = RegisteredRemote['routes'][number];

/** The words that a page begins with, in the person's language. */
export interface Opening {
  heading: string;
  lede?: string;
  size?: 'display';
}

export function openingOf({ opening }: Route): Opening | undefined {
  if (!opening) return undefined;
  const { heading, lede, size } = opening;
  return {
    heading: inPersonsLanguage(heading),
    ...(lede && { lede: inPersonsLanguage(lede) }),
    ...(size && { size }),
  };
}

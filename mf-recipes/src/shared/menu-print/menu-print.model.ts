import { changedServings, commonServings, type DishServings } from '@larder/culinary';

/** What a menu needs to be printed. */
export interface PrintableMenu {
  title: string;
  items: ({ id: number; title: string } & DishServings)[];
}

/** For how many the whole menu is, if someone has decided that; null otherwise. */
export function guestsOf({ items }: PrintableMenu): number | null {
  return items.some((item) => changedServings(item) !== null) ? commonServings(items) : null;
}

/** [CONST-6k] Milliseconds for a sheet to be laid out, with its fonts, before the browser prints it. */
export const settlingTime = 500;

/** Width and height in millimetres. */
export const papers = {
  A4: { width: 210, height: 297 },
  A5: { width: 148, height: 210 },
  Letter: { width: 215.9, height: 279.4 },
} as const;

export type Paper = keyof typeof papers;

export const cardLooks = ['classic', 'modern', 'framed'] as const;

export type CardLook = (typeof cardLooks)[number];

/** A person's print settings on this device. */
export interface PrintSettings {
  look: CardLook;
  paper: Paper;
}

/** Countries that use Letter; all others use A4. */
const letterRegions = 'CA CL CO CR DO GT HN MX NI PA PH PR SV US VE'.split(' ');

export function usualPaper(locale: string): Paper {
  const { region = '' } = new Intl.Locale(locale).maximize();
  return letterRegions.includes(region) ? 'Letter' : 'A4';
}

const storageKey = 'print-settings';

export function readPrintSettings(): PrintSettings {
  let kept: Partial<PrintSettings> | null = null;
  try {
    kept = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<PrintSettings> | null;
  } catch {
    // Without storage, or with unreadable content, the defaults apply.
  }
  return {
    look: cardLooks.find((look) => look === kept?.look) ?? 'classic',
    paper:
      kept?.paper !== undefined && Object.hasOwn(papers, kept.paper)
        ? kept.paper
        : usualPaper(navigator.language),
  };
}

export function keepPrintSettings(settings: PrintSettings): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(settings));
  } catch {
    // Without storage they last as long as the page.
  }
}

import type { MotifName, PaletteName } from './backdrops.js';

export type Setting = 'bare' | 'spoon' | 'fork' | 'chopsticks';
export const settings: readonly Setting[] = ['bare', 'spoon', 'fork', 'chopsticks'];

export interface CuisineTable {
  palettes: readonly PaletteName[];
  motifs: readonly MotifName[];
  chopsticks?: true;
}

const hearth: CuisineTable = {
  palettes: ['walnut', 'forest', 'linen', 'brick', 'slate', 'mustard', 'sage', 'dusk'],
  motifs: ['gingham', 'planks', 'weave', 'stripes', 'dots'],
};
const alpine: CuisineTable = {
  palettes: ['forest', 'walnut', 'dusk', 'mauve', 'linen', 'brick', 'sage', 'slate'],
  motifs: ['planks', 'gingham', 'herringbone', 'weave', 'dots'],
};
const nordic: CuisineTable = {
  palettes: ['dusk', 'linen', 'sage', 'slate', 'indigo', 'sand'],
  motifs: ['weave', 'planks', 'dots', 'marble', 'herringbone'],
};
const mediterranean: CuisineTable = {
  palettes: ['sand', 'teal', 'terracotta', 'olive', 'linen', 'dusk', 'blush', 'mustard'],
  motifs: ['tiles', 'marble', 'terrazzo', 'weave', 'stripes'],
};
const italian: CuisineTable = {
  palettes: ['sand', 'olive', 'brick', 'linen', 'sage', 'terracotta', 'slate', 'blush'],
  motifs: ['marble', 'terrazzo', 'gingham', 'weave', 'planks'],
};
const levant: CuisineTable = {
  palettes: ['terracotta', 'teal', 'sand', 'indigo', 'mustard', 'aubergine', 'olive'],
  motifs: ['tiles', 'diamonds', 'weave', 'stripes', 'terrazzo'],
};
const fiesta: CuisineTable = {
  palettes: ['mustard', 'teal', 'terracotta', 'brick', 'blush', 'forest', 'aubergine'],
  motifs: ['stripes', 'tiles', 'diamonds', 'dots', 'terrazzo'],
};
const savanna: CuisineTable = {
  palettes: ['mustard', 'brick', 'walnut', 'forest', 'terracotta', 'olive', 'indigo'],
  motifs: ['diamonds', 'stripes', 'weave', 'herringbone', 'dots'],
};
const spice: CuisineTable = {
  palettes: ['mustard', 'aubergine', 'teal', 'brick', 'terracotta', 'indigo', 'blush'],
  motifs: ['tiles', 'diamonds', 'dots', 'weave', 'stripes'],
};
const lagoon: CuisineTable = {
  palettes: ['teal', 'forest', 'olive', 'sand', 'mustard', 'indigo', 'walnut'],
  motifs: ['waves', 'herringbone', 'weave', 'planks', 'diamonds'],
  chopsticks: true,
};
const farEast: CuisineTable = {
  palettes: ['indigo', 'slate', 'dusk', 'brick', 'sage', 'sand', 'mauve', 'forest'],
  motifs: ['waves', 'herringbone', 'planks', 'weave', 'marble'],
  chopsticks: true,
};
const open: CuisineTable = {
  palettes: [
    'linen',
    'sage',
    'blush',
    'dusk',
    'mustard',
    'slate',
    'mauve',
    'teal',
    'sand',
    'walnut',
  ],
  motifs: ['weave', 'terrazzo', 'marble', 'planks', 'dots', 'stripes'],
};

const tables: Readonly<Record<string, CuisineTable>> = {
  canadian: hearth,
  american: hearth,
  british: hearth,
  irish: hearth,
  french: alpine,
  german: alpine,
  polish: alpine,
  ukrainian: alpine,
  hungarian: alpine,
  scandinavian: nordic,
  italian,
  spanish: mediterranean,
  portuguese: mediterranean,
  greek: mediterranean,
  turkish: levant,
  lebanese: levant,
  'middle eastern': levant,
  moroccan: levant,
  ethiopian: savanna,
  'west african': savanna,
  mexican: fiesta,
  caribbean: fiesta,
  brazilian: fiesta,
  peruvian: fiesta,
  indian: spice,
  pakistani: spice,
  thai: lagoon,
  vietnamese: lagoon,
  filipino: { ...lagoon, chopsticks: undefined },
  indonesian: { ...lagoon, chopsticks: undefined },
  chinese: farEast,
  japanese: farEast,
  korean: farEast,
};

/** The table setting of a cuisine; an unknown cuisine gets the plain one. */
export function tableOf(cuisine: string): CuisineTable {
  return tables[cuisine.trim().toLowerCase()] ?? open;
}

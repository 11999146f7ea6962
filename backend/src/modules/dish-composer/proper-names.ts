import { CUISINES } from '../catalogue/domain/catalogue-file.js';

/** As they are written in the middle of a sentence; what begins alike and is written otherwise comes first. */
const PROPER_NAMES: readonly string[] = [
  ...['french fries', 'french fry'],
  ...CUISINES,
  ...['Asian', 'Belgian', 'Danish', 'English', 'Swiss', 'Cajun', 'Cornish', 'Szechuan', 'Sichuan'],
  ...[
    'Aleppo',
    'Anaheim',
    'Brazil',
    'Brussels',
    'Dijon',
    'Jerusalem',
    'Key lime',
    'Madeira',
    'Marsala',
    'Oaxaca',
    'Texas',
    'Worcestershire',
    'Yorkshire',
  ],
  ...[
    'Alfredo',
    'Caesar',
    'Granny Smith',
    'Meyer',
    'Monterey Jack',
    'Old Bay',
    'Scotch bonnet',
    'Tabasco',
  ],
];

const WRITTEN = new Map(PROPER_NAMES.map((name) => [name.toLowerCase(), name]));

// In lower case only: the first word of a sentence has its capital.
const NAMED = new RegExp(`\\b(?:${[...WRITTEN.keys()].join('|')})\\b`, 'g');

/** With the capitals of proper names, which names of ingredients are stored without: "the Italian sausages". */
export const withProperNames = (text: string): string =>
  text.replace(NAMED, (name) => WRITTEN.get(name) ?? name);

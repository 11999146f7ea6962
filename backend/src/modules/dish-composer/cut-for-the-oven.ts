import type { Food } from './food.js';

/** Chopped onion and thin celery would char before anything else is done. */
export const inWedges = ({ name, cut }: Food): string =>
  /onion$|shallot/.test(name)
    ? 'cut into wedges'
    : name === 'celery'
      ? 'cut into 4 cm lengths'
      : cut;

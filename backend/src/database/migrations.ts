import { CreateUsers1763712000000 } from './migrations/1763712000000-create-users.js';

/** Every migration, in order. A new one is a file `<epoch>-verb-noun.ts` in `migrations/`, and a line here. */
export const migrations = [CreateUsers1763712000000];

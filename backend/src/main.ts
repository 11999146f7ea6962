import { setFlagsFromString } from 'node:v8';
import { loadProgram } from './load-program.js';

// Set before the first garbage collection. By default the heap may grow to four times what is in use.
setFlagsFromString('--heap-growing-percent=40');
const { serve } = await loadProgram('serve', () => import('./serve.js'));
await serve();

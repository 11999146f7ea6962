import { setFlagsFromString } from 'node:v8';
import { loadProgram } from './load-program.js';

// Before the first garbage is collected. By default the heap may become four times as large as what is in use.
setFlagsFromString('--heap-growing-percent=40');
const { serve } = await loadProgram('serve', () => import('./serve.js'));
await serve();

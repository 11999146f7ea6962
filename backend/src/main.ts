import { loadProgram } from './load-program.js';

const { serve } = await loadProgram('serve', () => import('./serve.js'));
await serve();

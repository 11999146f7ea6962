import { loadProgram } from './load-program.js';

const { administer } = await loadProgram('administer', () => import('./administer.js'));
await administer(process.argv.slice(2));

export { hashText, SeededRandom } from './seeded-random.js';

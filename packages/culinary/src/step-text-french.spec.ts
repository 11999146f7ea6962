import { parseIngredientLine } from './ingredient-line.js';
import { rational } from './rational.js';
import { displayFrenchStep } from './step-text-french.js';

const lines = [
  '200 g de beurre mou',
  '4 c. à soupe de sucre',
  '750 ml de lait',
  '2 tasses de farine tout usage',
  '3 œufs',
  '1 c. à thé d’huile d’olive',
].map((line) => parseIngredientLine(line, { language: 'fr' }));

const show = (step: string, factor = rational(2)) =>
  displayFrenchStep(step, lines, { factor, units: 'written', locale: 'fr', language: 'fr' });

describe('a French step for twice as many', () => {
  it.each([
    ['Faire fondre 100 g de beurre.', 'Faire fondre 200 g de beurre.'],
    ['Ajouter 2 c. à soupe du sucre.', 'Ajouter 4 c. à soupe du sucre.'],
    ['Verser 500 ml de lait, puis mélanger.', 'Verser 1 l de lait, puis mélanger.'],
    ['Incorporer ½ tasse de la farine.', 'Incorporer 1 tasse de la farine.'],
    ['Incorporer 1 tasse de farine.', 'Incorporer 2 tasses de farine.'],
    ['Chauffer 1 c. à thé d’huile.', 'Chauffer 2 c. à thé d’huile.'],
  ])('[COOK-2] has twice the measures: %s', (step, expected) => {
    expect(show(step)).toBe(expected);
  });

  it.each([
    'Cuire 30 minutes à 180 °C, dans un moule de 2 l.',
    'Déposer 2 c. à soupe de sucre sur chaque crêpe.',
    'Ajouter 250 ml d’eau de cuisson.',
    'Façonner 12 boules de 3 cm.',
    'Casser 2 œufs.',
  ])('[COOK-2] leaves times, sizes, repetitions, pieces and other things alone: %s', (step) => {
    expect(show(step)).toBe(step);
  });

  it('[COOK-2] is left as written for as many as it is written for', () => {
    expect(show('Ajouter  100 g de beurre.', rational(2, 2))).toBe('Ajouter  100 g de beurre.');
  });
});

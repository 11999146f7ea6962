import {
  convert,
  displayStep,
  multiply,
  parseIngredientLine,
  rational,
  stepNeeds,
  stepTimes,
  toNumber,
  type IngredientLine,
  type StepNeed,
} from '@larder/culinary';
import { catalogueFolder, readCatalogue } from './catalogue-folder.js';

const TEMPERATURE = /\d+ °[CF]/g;
const LENGTH = /[\d./]+(?: [x×] [\d./]+)* (?:cm|mm)\b/g;

/** What the steps take of a line, as a share of it; at least, where they give a range. */
function shareTaken(line: IngredientLine, index: number, needs: readonly StepNeed[]): number {
  const total = line.quantity && toNumber(line.quantity.max);
  return needs
    .filter((need) => need.line === index)
    .reduce((sum, { amount }) => {
      if (amount === 'all') return sum + 1;
      if (!amount || !total) return sum;
      const inLine = convert(
        amount.quantity,
        amount.unit,
        line.unit,
        line.ingredientId ?? undefined,
      );
      return sum + (inLine ? toNumber(inLine.quantity.min) / total : Number.POSITIVE_INFINITY);
    }, 0);
}

describe('amounts in the steps of the catalogue', () => {
  it('[COOK-1][COOK-2] never add up to more than the recipe has, and scale without its times and temperatures', async () => {
    const { recipes } = await readCatalogue(catalogueFolder);
    const tooMuch: string[] = [];
    const changed: string[] = [];
    let measured = 0;
    let without = 0;
    for (const { title, ingredients, steps: written } of recipes) {
      const steps = written.map(({ text }) => text);
      const lines = ingredients.map(({ text }) => parseIngredientLine(text));
      const needs = stepNeeds({ lines, steps }).flat();
      lines.forEach((line, index) => {
        const taken = shareTaken(line, index, needs);
        if (taken > 1.02) tooMuch.push(`${title}: ${line.raw}`);
        if (line.quantity) measured += 1;
        if (line.quantity && taken === 0) without += 1;
      });
      const view = { factor: rational(9, 4), units: 'written' } as const;
      for (const step of steps) {
        const shown = displayStep(step, lines, view);
        const kept = [
          stepTimes(shown).map(({ seconds, mostSeconds }) => [seconds, mostSeconds]),
          shown.match(TEMPERATURE),
          shown.match(LENGTH),
        ];
        const before = [
          stepTimes(step).map(({ seconds, mostSeconds }) => [seconds, mostSeconds]),
          step.match(TEMPERATURE),
          step.match(LENGTH),
        ];
        if (JSON.stringify(kept) !== JSON.stringify(before)) changed.push(`${title}: ${shown}`);
      }
    }
    expect(tooMuch).toEqual([]);
    expect(changed).toEqual([]);
    expect(toNumber(multiply(rational(without), rational(1, measured)))).toBeLessThan(0.015);
  });
});

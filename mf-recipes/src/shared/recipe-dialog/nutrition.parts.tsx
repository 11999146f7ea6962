import type { NutritionView } from '@larder/api-client/recipes';
import { copy } from '@larder/copy';
import { theme } from '@larder/ui';
import styled from 'styled-components';

const { border, color, space, textSize } = theme;

const Frame = styled.section`
  max-width: 26rem;
  margin-top: ${space[6]};
  font-size: ${textSize.small};

  > h3 {
    margin-bottom: ${space[3]};
  }

  > p {
    margin-top: ${space[3]};
    color: ${color.inkMuted};
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th {
    font-weight: inherit;
    text-align: start;
  }

  td {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  th,
  td {
    padding-block: ${space[1]};
    border-top: ${border.hairline} solid ${color.line};
  }
`;

const Part = styled.th`
  padding-inline-start: ${space[4]};
  color: ${color.inkMuted};
`;

/** An estimate has no more digits than a label has: whole steps of five or ten, tenths of a few grams. */
function inSteps(value: number, step: number): string {
  return (Math.round(value / step) * step).toLocaleString(copy.common.locale, {
    maximumFractionDigits: 1,
  });
}

const grams = (value: number): string => inSteps(value, value < 10 ? 0.1 : 1);

/** [FACTS-1] What a serving contains, how much of the dish that covers, and where the values come from. */
export function Nutrition({ nutrition }: { nutrition: NutritionView }) {
  const { perServing, coveredPercent, leavesSaltOpen } = nutrition;
  const { kilocalories, kilojoules, protein, fat, carbohydrate, sodium } = nutrition;
  const words = copy.recipes.nutrition;
  const inGrams = (value: number | null): string =>
    value === null ? words.unknown : words.grams(grams(value));
  const rows = [
    { label: words.protein, value: inGrams(protein) },
    { label: words.fat, value: inGrams(fat) },
    { label: words.saturatedFat, value: inGrams(nutrition.saturatedFat), isPart: true },
    { label: words.carbohydrate, value: inGrams(carbohydrate) },
    { label: words.fibre, value: inGrams(nutrition.fibre), isPart: true },
    { label: words.sugar, value: inGrams(nutrition.sugar), isPart: true },
    {
      label: words.sodium,
      value: sodium === null ? words.unknown : words.milligrams(inSteps(sodium, 10)),
    },
  ];
  return (
    <Frame>
      <h3>{words.title(perServing)}</h3>
      {kilocalories === null || kilojoules === null ? (
        <p>{words.tooLittleKnown(coveredPercent)}</p>
      ) : (
        <>
          <Table>
            <tbody>
              <tr>
                <th scope="row">{words.energy}</th>
                <td>{words.energyAmount(inSteps(kilocalories, 5), inSteps(kilojoules, 10))}</td>
              </tr>
              {rows.map(({ label, value, isPart }) => (
                <tr key={label}>
                  {isPart ? <Part scope="row">{label}</Part> : <th scope="row">{label}</th>}
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </Table>
          {leavesSaltOpen && <p>{words.saltToTaste}</p>}
          <p>{words.source(coveredPercent)}</p>
        </>
      )}
    </Frame>
  );
}

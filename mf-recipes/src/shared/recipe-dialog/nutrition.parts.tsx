import type { NutritionView } from '@larder/api-client/recipes';
import { copy } from '@larder/copy';
import { theme } from '@larder/ui';
import styled from 'styled-components';
import { energyOf, nutrientRows } from './fact-sentences';

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

/** [FACTS-1] What a serving contains, how much of the dish that covers, and where the values come from. */
export function Nutrition({ nutrition }: { nutrition: NutritionView }) {
  const { perServing, coveredPercent, leavesSaltOpen } = nutrition;
  const { kilocalories, kilojoules } = nutrition;
  const words = copy.dish.nutrition;
  const rows = nutrientRows(nutrition);
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
                <td>{energyOf(kilocalories, kilojoules)}</td>
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

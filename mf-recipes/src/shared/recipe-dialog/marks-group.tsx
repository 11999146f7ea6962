import { theme } from '@larder/ui';
import styled from 'styled-components';

const { space, textSize, weight } = theme;

/** One kind of mark, named by its legend. */
export const MarksGroup = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;

  > legend {
    margin-bottom: ${space[2]};
    padding: 0;
    font-size: ${textSize.body};
    font-weight: ${weight.semibold};
  }
`;

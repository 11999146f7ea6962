import { theme } from '@larder/ui';
import styled from 'styled-components';

const { space, textSize, weight } = theme;

/** Further choices, closed until someone needs them. */
export const Disclosure = styled.details`
  > summary {
    width: fit-content;
    padding-block: ${space[2]};
    font-size: ${textSize.small};
    font-weight: ${weight.semibold};
    cursor: pointer;
  }
`;

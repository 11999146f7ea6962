import { theme } from '@larder/ui';
import styled from 'styled-components';

const { color, space, textSize } = theme;

export const Region = styled.section`
  display: grid;
  gap: ${space[5]};
`;

export const Count = styled.p`
  color: ${color.inkMuted};
  font-size: ${textSize.small};
`;

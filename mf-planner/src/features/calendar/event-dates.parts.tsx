import styled from 'styled-components';

/** Start and end of an event, side by side if there is room. */
export const Dates = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
  gap: ${({ theme }) => theme.space[4]};
`;

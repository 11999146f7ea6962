import styled from 'styled-components';

/** Names and values side by side. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${({ theme }) => `${theme.space[2]} ${theme.space[5]}`};
  margin: 0;

  dt {
    color: ${({ theme }) => theme.color.inkMuted};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

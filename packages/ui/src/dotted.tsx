import styled from 'styled-components';
import { space } from './theme/tokens';

const gap = space[4];

const Frame = styled.span`
  display: block;
  overflow-x: clip;
`;

/** Shifted by one gap, so that the frame hides the dot with which a line would begin. */
const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -${gap};
`;

const Part = styled.span`
  position: relative;
  min-width: 0;
  padding-inline-start: ${gap};
`;

const Dot = styled.span`
  position: absolute;
  inset-inline-start: 0;
  width: ${gap};
  text-align: center;
  white-space: pre;
`;

/** Short texts side by side with a dot between two that share a line, and none where a line breaks. */
export function Dotted({ parts }: { parts: readonly string[] }) {
  return (
    <Frame>
      <Line>
        {parts.map((part, index) => (
          <Part key={index}>
            {index > 0 && <Dot>{' · '}</Dot>}
            {part}
          </Part>
        ))}
      </Line>
    </Frame>
  );
}

import type { KeepingView } from '@larder/api-client/recipes';
import { copy } from '@larder/copy';
import { theme } from '@larder/ui';
import styled from 'styled-components';
import { keepingSentences } from './fact-sentences';

const { color, space, textSize } = theme;

const Frame = styled.section`
  margin-top: ${space[6]};
  font-size: ${textSize.small};

  > h3 {
    margin-bottom: ${space[3]};
  }

  > p + p {
    margin-top: ${space[1]};
  }

  > p:last-child:not(:nth-child(2)) {
    color: ${color.inkMuted};
  }
`;

/** [FACTS-3] How long a dish keeps and how it is warmed again. */
export function Keeping({ keeping }: { keeping: KeepingView }) {
  return (
    <Frame>
      <h3>{copy.dish.keeping.title}</h3>
      {keepingSentences(keeping).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Frame>
  );
}

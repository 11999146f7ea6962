import { copy } from '@larder/copy';
import { Picture, SectionHeading, theme } from '@larder/ui';
import { useId } from 'react';
import styled from 'styled-components';
import chicken from './starters/chicken.svg';
import eggs from './starters/eggs.svg';
import pasta from './starters/pasta.svg';
import salmon from './starters/salmon.svg';
import soup from './starters/soup.svg';
import tofu from './starters/tofu.svg';

const { border, color, font, leading, media, motion, radius, shadow, space, textSize, weight } =
  theme;

/** In the order of the starters in the copy. */
const pictures = [chicken, eggs, pasta, tofu, soup, salmon];

const Section = styled.section`
  display: grid;
  gap: ${space[5]};
`;

const Lede = styled.p`
  margin-top: -${space[3]};
  color: ${color.inkMuted};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
  gap: ${space[4]};
  padding: 0;
  list-style: none;

  ${media.medium} {
    grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
    gap: ${space[5]};
  }
`;

const Starter = styled.button`
  overflow: hidden;
  display: flex;
  flex-direction: column;
  width: 100%;
  height: 100%;
  padding: 0;
  border: ${border.hairline} solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  text-align: start;
  box-shadow: ${shadow.resting};
  transition:
    box-shadow ${motion.gentle},
    transform ${motion.gentle};

  ${media.hover} {
    &:hover {
      box-shadow: ${shadow.raised};
      transform: translateY(-0.125rem);
    }
  }
`;

const Words = styled.span`
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]} ${space[4]} ${space[4]};
`;

const Title = styled.span`
  font-family: ${font.heading};
  font-size: ${textSize.body};
  font-weight: ${weight.heading};
  line-height: ${leading.snug};
`;

const Ingredients = styled.span`
  color: ${color.inkMuted};
  font-size: ${textSize.small};
  line-height: ${leading.snug};
`;

/** For newcomers: starter kitchens, one press away from dishes. */
export function Starters({ onChoose }: { onChoose: (ingredients: string[]) => void }) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <SectionHeading id={headingId}>{copy.recipes.startersHeading}</SectionHeading>
      <Lede>{copy.recipes.startersLede}</Lede>
      <List role="list">
        {copy.recipes.starters.map(({ title, ingredients }, index) => (
          <li key={title}>
            <Starter type="button" onClick={() => onChoose(ingredients)}>
              <Picture src={pictures[index]} alt="" eager />
              <Words>
                <Title>{title}</Title>
                <Ingredients>{ingredients.join(', ')}</Ingredients>
              </Words>
            </Starter>
          </li>
        ))}
      </List>
    </Section>
  );
}

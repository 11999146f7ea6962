import type { RecipeView } from '@larder/api-client/recipes';
import { theme } from '@larder/ui';
import { Fragment } from 'react';
import styled from 'styled-components';
import { sectionsOf } from '../recipe-sections';
import { SourceMark, type LineSources } from './at-hand.parts';

const { border, color, font, leading, radius, space, textSize, weight } = theme;

const Heading = styled.h4`
  margin-block: ${space[4]} ${space[2]};
  font-family: ${font.text};
  font-size: ${textSize.body};
  font-weight: ${weight.semibold};
  letter-spacing: 0;
  overflow-wrap: anywhere;

  &:first-child {
    margin-top: 0;
  }
`;

const Ingredients = styled.ul`
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    justify-content: space-between;
    gap: ${space[3]};
    padding-block: ${space[2]};
    border-top: ${border.hairline} solid ${color.line};
    line-height: ${leading.snug};
  }

  > li:last-child {
    border-bottom: ${border.hairline} solid ${color.line};
  }
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space[4]};
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 2rem 1fr;
    gap: ${space[3]};
    counter-increment: step;
  }

  > li::before {
    display: grid;
    place-content: center;
    width: 2rem;
    height: 2rem;
    border-radius: ${radius.pill};
    background: ${color.accentSoft};
    color: ${color.accentSoftInk};
    font-family: ${font.heading};
    font-size: ${textSize.body};
    font-weight: ${weight.heading};
    line-height: 1;
    content: counter(step);
  }
`;

/** [OWN-4] The ingredients under their headings; `lines` are those of the recipe as they are shown. */
export function IngredientSections({
  recipe,
  lines,
  sources,
}: {
  recipe: RecipeView;
  lines: RecipeView['extendedIngredients'];
  /** Where they come from, as far as that is known. */
  sources?: LineSources;
}) {
  return sectionsOf(lines, recipe.sections?.ingredients).map((section, index) => (
    <Fragment key={index}>
      {section.heading !== null && <Heading>{section.heading}</Heading>}
      {section.lines.length > 0 && (
        <Ingredients role="list">
          {section.lines.map(({ id, original }) => (
            <li key={id}>
              <span>{original}</span>
              <SourceMark source={sources?.get(id)} />
            </li>
          ))}
        </Ingredients>
      )}
    </Fragment>
  ));
}

type StepView = RecipeView['analyzedInstructions'][number]['steps'];

/** [OWN-4] The steps under their headings, numbered from the first to the last. */
export function StepSections({ recipe, steps }: { recipe: RecipeView; steps: StepView }) {
  return sectionsOf(steps, recipe.sections?.steps).map((section, index) => (
    <Fragment key={index}>
      {section.heading !== null && <Heading>{section.heading}</Heading>}
      {section.lines.length > 0 && (
        <Steps
          role="list"
          start={section.lines[0]?.number}
          style={{ counterReset: `step ${(section.lines[0]?.number ?? 1) - 1}` }}
        >
          {section.lines.map(({ number, step }) => (
            <li key={number}>
              <p>{step}</p>
            </li>
          ))}
        </Steps>
      )}
    </Fragment>
  ));
}

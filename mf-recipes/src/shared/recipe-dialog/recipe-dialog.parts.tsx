import { copy } from '@larder/copy';
import {
  Chip,
  Cluster,
  ServingsIcon,
  Skeleton,
  Spinner,
  Stack,
  theme,
  TimeIcon,
  WarningIcon,
} from '@larder/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { RecipeView } from '@larder/api-client/recipes';

const { border, color, font, leading, media, radius, space, textSize, weight } = theme;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  padding: 0;
  color: ${color.inkMuted};
  font-size: ${textSize.small};
  list-style: none;

  > li {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${space[6]};
  margin-top: ${space[5]};

  ${media.medium} {
    grid-template-columns: minmax(13rem, 4fr) 7fr;
    gap: ${space[7]};
  }
`;

const PartTitle = styled.h3`
  margin-bottom: ${space[3]};
`;

const Ingredients = styled.ul`
  padding: 0;
  list-style: none;

  > li {
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
  counter-reset: step;
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

const Source = styled.p`
  margin-top: ${space[5]};
  color: ${color.inkMuted};
  font-size: ${textSize.small};
`;

function isNamed<Names extends object>(names: Names, id: PropertyKey): id is keyof Names {
  return Object.hasOwn(names, id);
}

function Labels({ recipe }: { recipe: RecipeView }) {
  const { diets, allergens } = copy.recipes;
  const contained = recipe.allergens.map((id) => (isNamed(allergens, id) ? allergens[id] : id));
  if (recipe.diets.length === 0 && contained.length === 0) return null;
  return (
    <Cluster $gap={2}>
      {recipe.diets.map((diet) => (
        <Chip key={diet} tone="included">
          {isNamed(diets, diet) ? diets[diet] : diet}
        </Chip>
      ))}
      {contained.length > 0 && (
        <Chip icon={<WarningIcon />}>{copy.recipes.contains(contained.join(', '))}</Chip>
      )}
    </Cluster>
  );
}

/** [DETAIL-1] All that a recipe says. */
export function RecipeBody({ recipe, star }: { recipe: RecipeView; star: ReactNode }) {
  const steps = recipe.analyzedInstructions[0]?.steps ?? [];
  return (
    <>
      <Stack $gap={4}>
        {recipe.description && <p>{recipe.description}</p>}
        <Cluster $justify="between">
          <Facts role="list">
            <li>
              <TimeIcon aria-hidden="true" />
              {copy.recipes.readyIn(copy.recipes.minutes(recipe.readyInMinutes))}
            </li>
            <li>
              <ServingsIcon aria-hidden="true" />
              {copy.recipes.servings(recipe.servings)}
            </li>
          </Facts>
          {star}
        </Cluster>
        <Labels recipe={recipe} />
      </Stack>
      <Columns>
        <section>
          <PartTitle>{copy.recipes.ingredients}</PartTitle>
          <Ingredients role="list">
            {recipe.extendedIngredients.map(({ id, original }) => (
              <li key={id}>{original}</li>
            ))}
          </Ingredients>
        </section>
        <section>
          <PartTitle>{copy.recipes.instructions}</PartTitle>
          {steps.length > 0 ? (
            <Steps role="list">
              {steps.map(({ number, step }) => (
                <li key={number}>
                  <p>{step}</p>
                </li>
              ))}
            </Steps>
          ) : (
            <p>{copy.recipes.noInstructions}</p>
          )}
        </section>
      </Columns>
      {recipe.sourceName && (
        <Source>
          {recipe.sourceUrl ? (
            <a href={recipe.sourceUrl} target="_blank" rel="noreferrer">
              {copy.recipes.source(recipe.sourceName)}
            </a>
          ) : (
            copy.recipes.source(recipe.sourceName)
          )}
        </Source>
      )}
    </>
  );
}

/** The shape of a recipe that is on its way. */
export function RecipeBodySkeleton() {
  return (
    <>
      <Spinner label={copy.recipes.loadingRecipe} />
      <Columns aria-hidden="true">
        <Skeleton lines={8} />
        <Skeleton lines={8} />
      </Columns>
    </>
  );
}

import type { SearchRecipesApiArg } from '@larder/api-client/recipes';
import { copy } from '@larder/copy';
import { Link } from '@larder/shell-sdk';
import { Card, SectionHeading, theme } from '@larder/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { useDishAddress } from '../../shared/shown-dish-address';
import { useSearchRecipesQuery } from './home.api';
import { nothingToBuy } from './home.model';

const { space } = theme;

const mostNamed = 3;

const Dishes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  margin-top: ${space[2]};
  padding: 0;
  list-style: none;

  a {
    display: inline-block;
    padding-block: ${space[1]};
  }
`;

/**
 * [HOME-4] What can be cooked at once from the kitchen as it was when the page was opened. Nothing where that is nothing, or only things to
 * go with it: whoever has salmon is not told that tonight there is rice.
 */
export function Tonight({ question }: { question: SearchRecipesApiArg }) {
  const headingId = useId();
  const addressOf = useDishAddress();
  const { data } = useSearchRecipesQuery(nothingToBuy(question, mostNamed));
  if (!data || data.total === 0 || data.centreMissing.length > 0) return null;
  return (
    <Card aria-labelledby={headingId}>
      <SectionHeading id={headingId}>{copy.recipes.tonight(data.total)}</SectionHeading>
      <Dishes>
        {data.recipes.map(({ id, title }) => (
          <li key={id}>
            <Link {...addressOf(id)}>{title}</Link>
          </li>
        ))}
      </Dishes>
    </Card>
  );
}

import type { RecipeAtHandView, RecipeView } from '@larder/api-client/recipes';
import { copy } from '@larder/copy';
import { dialogOnDemand, PremiumButton } from '@larder/shell-sdk';
import { BasketIcon, theme } from '@larder/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useGetRecipeAtHandQuery } from './recipe-dialog.api';

const { color, radius, space, textSize, weight } = theme;

const MissingFoodsDialog = dialogOnDemand(
  async () => (await import('./missing-foods-dialog')).MissingFoodsDialog,
);

type LineSource = RecipeAtHandView['lines'][number]['source'];

/** By the id of the line. */
export type LineSources = ReadonlyMap<number, LineSource>;

const looks = {
  kitchen: { $paper: color.accentSoft, $ink: color.accentSoftInk },
  pantry: { $paper: color.surfaceSunken, $ink: color.inkMuted },
  shop: { $paper: color.dangerSoft, $ink: color.dangerSoftInk },
};

const Mark = styled.span<{ $paper: string; $ink: string }>`
  flex: none;
  align-self: start;
  padding: 0.125rem ${space[2]};
  border-radius: ${radius.pill};
  background: ${({ $paper }) => $paper};
  color: ${({ $ink }) => $ink};
  font-size: ${textSize.small};
  font-weight: ${weight.medium};

  /* Outside the text of the line, which stays as it was written. */
  &::after {
    content: attr(data-label);
  }
`;

/** [DISH-6] Where a line comes from; nothing while that is not known. */
export function SourceMark({ source }: { source: LineSource | undefined }) {
  if (!source) return null;
  const label = copy.dish.lineSources[source];
  return <Mark {...looks[source]} role="img" aria-label={label} data-label={label} />;
}

const Offer = styled.div`
  margin-top: ${space[4]};
`;

/** [DISH-6] What of the recipe is at hand; asked again each time, because the kitchen may have changed. */
export function useLineSources(recipe: RecipeView): LineSources {
  const { data } = useGetRecipeAtHandQuery(
    { id: String(recipe.id) },
    { refetchOnMountOrArgChange: true },
  );
  return new Map(data?.lines.map(({ id, source }) => [id, source]));
}

/** [DISH-6] Puts what is to buy on a grocery list. */
export function AddMissing({
  recipe,
  lines,
  sources,
}: {
  recipe: RecipeView;
  lines: RecipeView['extendedIngredients'];
  sources: LineSources;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const missing = lines.filter(({ id }) => sources.get(id) === 'shop');
  if (missing.length === 0) return null;
  return (
    <Offer>
      <PremiumButton
        variant="secondary"
        size="small"
        icon={<BasketIcon />}
        onPointerEnter={MissingFoodsDialog.prefetch}
        onClick={() => setIsAsking(true)}
      >
        {copy.dish.addMissing(missing.length)}
      </PremiumButton>
      {isAsking && (
        <MissingFoodsDialog
          recipe={recipe}
          lines={[...new Set(missing.map(({ original }) => original))]}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Offer>
  );
}

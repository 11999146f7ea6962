import { errorMessage } from '@larder/api-client';
import { copy } from '@larder/copy';
import { notify, usePremiumGate, useSession } from '@larder/shell-sdk';
import { Button, CookIcon, Stack, theme } from '@larder/ui';
import styled from 'styled-components';
import type {
  GenerateRecipeBody,
  RecipeSummaryView,
  SearchRecipesApiArg,
} from '@larder/api-client/recipes';
import { useGenerateRecipeMutation } from './home.api';

const { border, color, radius, space, textSize } = theme;

/** What is asked of the composer is what the dishes were looked for with. */
function bodyOf({ ingredients, type, diet, exclude }: SearchRecipesApiArg): GenerateRecipeBody {
  return {
    ingredients,
    ...(type && { recipeType: type }),
    dietaryRestrictions: [diet, exclude].filter(Boolean).join(','),
  };
}

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[5]};
  padding: ${space[4]} ${space[5]};
  border: ${border.hairline} dashed ${color.lineStrong};
  border-radius: ${radius.medium};

  > p {
    color: ${color.inkMuted};
    font-size: ${textSize.small};
  }
`;

export interface ComposeDishProps {
  question: SearchRecipesApiArg;
  onComposed: (recipe: RecipeSummaryView) => void;
}

function ComposeButton({
  question,
  onComposed,
  small = false,
}: ComposeDishProps & { small?: boolean }) {
  const { isSubscribed } = useSession();
  const openOffer = usePremiumGate();
  const [compose, { isLoading, data: last }] = useGenerateRecipeMutation();
  const start = async () => {
    try {
      onComposed(await compose({ generateRecipeBody: bodyOf(question) }).unwrap());
    } catch (error) {
      notify.error(errorMessage(error, copy.recipes.composeFailed));
    }
  };
  return (
    <Button
      variant={small ? 'secondary' : 'primary'}
      size={small ? 'small' : 'medium'}
      icon={<CookIcon />}
      busy={isLoading}
      busyLabel={copy.recipes.composing}
      locked={
        isSubscribed
          ? undefined
          : { description: copy.common.premiumFeature, onActivate: openOffer }
      }
      onClick={() => void start()}
    >
      {last ? copy.recipes.composeAnother : copy.recipes.compose}
    </Button>
  );
}

/** [CALL-2] Where nothing was found: the way on. */
export function ComposeInstead(props: ComposeDishProps) {
  return (
    <Stack $gap={3}>
      <p>{copy.recipes.composeInstead}</p>
      <div>
        <ComposeButton {...props} />
      </div>
    </Stack>
  );
}

/** [CALL-2] Below the dishes that were found, for who wants none of them. */
export function ComposeAsWell(props: ComposeDishProps) {
  return (
    <Offer>
      <p>{copy.recipes.composeAsWell}</p>
      <ComposeButton {...props} small />
    </Offer>
  );
}

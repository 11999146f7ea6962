import { errorMessage } from '@larder/api-client';
import { longestRecipeTitle } from '@larder/api-client/limits';
import type { RecipeView } from '@larder/api-client/recipes';
import { copy } from '@larder/copy';
import { notify } from '@larder/shell-sdk';
import {
  AddIcon,
  Button,
  Checkbox,
  Cluster,
  FavouriteIcon,
  Field,
  IconButton,
  Stack,
  theme,
  useDeleted,
  VisuallyHidden,
} from '@larder/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { MadeLog } from './made-log.parts';
import { MarksGroup } from './marks-group';
import {
  useAddToCollectionMutation,
  useCreateCollectionMutation,
  useGetCollectionsQuery,
  useRateRecipeMutation,
  useRemoveFromCollectionMutation,
} from './recipe-marks.api';

const { border, color, control, media, radius, space, weight } = theme;

interface RecipeMarksProps {
  recipe: RecipeView;
}

const Marks = styled.section`
  display: grid;
  gap: ${space[4]};
  margin-top: ${space[6]};
  padding-top: ${space[5]};
  border-top: ${border.hairline} solid ${color.line};
`;

const More = styled.details`
  > summary {
    width: fit-content;
    margin-inline-start: calc(-1 * ${space[2]});
    padding: ${space[3]} ${space[2]};
    border-radius: ${radius.small};
    font-weight: ${weight.semibold};
    cursor: pointer;
  }
`;

const Pair = styled.div`
  display: grid;
  gap: ${space[6]};
  padding-block: ${space[3]};

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Stars = styled.div`
  display: flex;
  align-items: center;
`;

const StarChoice = styled.label<{ $filled: boolean }>`
  position: relative;
  display: grid;
  place-content: center;
  width: ${control.medium};
  height: ${control.medium};
  border-radius: 50%;
  cursor: pointer;

  > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:has(:focus-visible) {
    outline: ${border.focus} solid ${color.focus};
  }

  > svg {
    width: 1.75rem;
    height: 1.75rem;
    color: ${({ $filled }) => ($filled ? color.favourite : color.lineStrong)};
    fill: ${({ $filled }) => ($filled ? color.favourite : 'none')};
  }
`;

const ratings = [1, 2, 3, 4, 5] as const;

/** [OWN-19] One to five stars, or none. */
function Rating({ recipe: { id, rating } }: RecipeMarksProps) {
  const name = useId();
  const [rate] = useRateRecipeMutation();
  const choose = async (chosen: number | null) => {
    try {
      await rate({ id: String(id), ratingBody: { rating: chosen } }).unwrap();
    } catch (error) {
      notify.error(errorMessage(error, copy.myRecipes.ratingFailed));
    }
  };
  return (
    <MarksGroup>
      <legend>{copy.myRecipes.rating}</legend>
      <Cluster $gap={2}>
        <Stars>
          {ratings.map((stars) => (
            <StarChoice key={stars} $filled={stars <= (rating ?? 0)}>
              <input
                type="radio"
                name={name}
                value={stars}
                checked={stars === rating}
                onChange={() => void choose(stars)}
              />
              <FavouriteIcon aria-hidden="true" />
              <VisuallyHidden>{copy.myRecipes.stars(stars)}</VisuallyHidden>
            </StarChoice>
          ))}
        </Stars>
        {rating !== null && (
          <Button variant="ghost" size="small" onClick={() => void choose(null)}>
            {copy.myRecipes.removeRating}
          </Button>
        )}
      </Cluster>
    </MarksGroup>
  );
}

/** [OWN-21] The collections it is in, and a new one for it. */
function Collections({ recipe: { id, collections } }: RecipeMarksProps) {
  const recipeId = String(id);
  const { data = [] } = useGetCollectionsQuery();
  const isDeleted = useDeleted();
  const known = data.filter((collection) => !isDeleted(`collection ${collection.id}`));
  const [put] = useAddToCollectionMutation();
  const [take] = useRemoveFromCollectionMutation();
  const [create, creating] = useCreateCollectionMutation();
  const [name, setName] = useState('');
  const attempt = async (change: () => Promise<unknown>) => {
    try {
      await change();
    } catch (error) {
      notify.error(errorMessage(error, copy.myRecipes.collectionFailed));
    }
  };
  const begin = () =>
    attempt(async () => {
      const collection = await create({ collectionBody: { name: name.trim() } }).unwrap();
      setName('');
      await put({ id: collection.id, recipeId }).unwrap();
    });
  return (
    <MarksGroup>
      <legend>{copy.myRecipes.collections}</legend>
      <Stack $gap={2}>
        {known.map((collection) => (
          <Checkbox
            key={collection.id}
            label={collection.name}
            checked={collections.includes(collection.id)}
            onChange={({ target: { checked } }) =>
              void attempt(() => (checked ? put : take)({ id: collection.id, recipeId }).unwrap())
            }
          />
        ))}
        <Field
          label={copy.myRecipes.newCollection}
          value={name}
          maxLength={longestRecipeTitle}
          enterKeyHint="done"
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || !name.trim()) return;
            event.preventDefault();
            void begin();
          }}
          trailing={
            <IconButton
              label={copy.myRecipes.addCollection}
              icon={<AddIcon />}
              busy={creating.isLoading}
              disabled={name.trim() === ''}
              onClick={() => void begin()}
            />
          }
        />
      </Stack>
    </MarksGroup>
  );
}

/** What a person adds to any recipe: stars, when they made it, and the collections it belongs to. */
export function RecipeMarks({ recipe }: RecipeMarksProps) {
  // Most recipes are only read: the log and the collections are loaded when someone asks for them.
  const [isOpen, setOpen] = useState(false);
  return (
    <Marks aria-label={copy.myRecipes.marks}>
      <Rating recipe={recipe} />
      <More onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{copy.myRecipes.logAndCollections}</summary>
        {isOpen && (
          <Pair>
            <MadeLog recipe={recipe} />
            <Collections recipe={recipe} />
          </Pair>
        )}
      </More>
    </Marks>
  );
}

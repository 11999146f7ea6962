import { copy } from '@larder/copy';
import type { DishServings } from '@larder/culinary';
import { Button, CookIcon } from '@larder/ui';
import { CookTogether } from '../dialogs';
import { useTogetherPlace } from './use-together-place';

interface CookTogetherButtonProps {
  dishes: readonly ({ id: number } & DishServings)[];
  /** Which of the groups of dishes on a page it is. */
  group?: string;
  size?: 'small';
}

/** [COOK-6] Cooks dishes together, for the servings that they have here. Nothing for fewer than two. */
export function CookTogetherButton({ dishes, group, size }: CookTogetherButtonProps) {
  const { ids, began, open, begin, close } = useTogetherPlace(group);
  if (dishes.length < 2) return null;
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        icon={<CookIcon />}
        onClick={() => open(dishes.map(({ id }) => id))}
      >
        {copy.cooking.together.open}
      </Button>
      {ids.length > 1 && (
        <CookTogether
          ids={ids}
          servings={new Map(dishes.map(({ id, servings }) => [id, servings ?? null]))}
          began={began}
          onBegin={begin}
          onClose={close}
        />
      )}
    </>
  );
}

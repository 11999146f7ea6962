import { copy } from '@larder/copy';
import { Link } from '@larder/shell-sdk';
import { Button, Cluster, DishIcon, FavouriteIcon, MenusIcon, PlanIcon } from '@larder/ui';
import type { ComponentType } from 'react';

interface Place {
  to: string;
  label: string;
  icon: ComponentType;
}

const places: readonly Place[] = [
  { to: '/my-menus', label: copy.menus.savedMenusTitle, icon: MenusIcon },
  { to: '/recipes', label: copy.myRecipes.title, icon: DishIcon },
  { to: '/favourites', label: copy.recipes.favouritesTitle, icon: FavouriteIcon },
  { to: '/my-plans', label: copy.menus.savedPlans, icon: PlanIcon },
];

/** [NAV-1] What else is saved: one entry of the bar stands for all of it, and leads to the menus only. */
export function SavedPlaces({ besides }: { besides: string }) {
  return (
    <nav aria-label={copy.menus.savedTab}>
      <Cluster $gap={2}>
        {places
          .filter(({ to }) => to !== besides)
          .map(({ to, label, icon: Icon }) => (
            <Button key={to} as={Link} to={to} variant="secondary" size="small" icon={<Icon />}>
              {label}
            </Button>
          ))}
      </Cluster>
    </nav>
  );
}

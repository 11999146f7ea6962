import { copy, inPersonsLanguage } from '@larder/copy';
import { useSession } from '@larder/shell-sdk';
import type { RemoteNavItem } from '@larder/shell-sdk';
import {
  Avatar,
  BasketIcon,
  BreakableText,
  CalendarIcon,
  DishIcon,
  FavouriteIcon,
  GroceryListIcon,
  HomeIcon,
  LogOutIcon,
  MenusIcon,
  SettingsIcon,
} from '@larder/ui';
import { Menu, MenuItem, MenuSection, MenuSeparator } from '@larder/ui/overlays';
import { useEffect, useRef, type ComponentType } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useRegistryState } from '../remotes/remotes-context';

const icons: Record<string, ComponentType> = {
  '/calendar': CalendarIcon,
  '/my-menus': MenusIcon,
  '/favourites': FavouriteIcon,
  '/saved-grocery-lists': GroceryListIcon,
  '/grocery-list': BasketIcon,
  '/settings': SettingsIcon,
};

function useDeclaredLinks(): RemoteNavItem[] {
  const state = useRegistryState();
  if (state.status !== 'ready') return [];
  return Object.values(state.registry.remotes)
    .flatMap(({ nav }) => nav)
    .filter(({ to }) => to !== '/')
    .sort((a, b) => a.order - b.order);
}

/**
 * Home and Logout belong to the shell; the links between them are declared by the remotes. It is loaded when its button
 * has been pressed, so it opens at once.
 */
export function UserMenu() {
  const { user, signOut } = useSession();
  const { pathname } = useLocation();
  const links = useDeclaredLinks();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = place.current?.querySelector('button');
    button?.focus();
    button?.click();
  }, []);
  const current = (to: string) => (pathname === to ? 'page' : undefined);
  return (
    <div ref={place}>
      <Menu label={copy.shell.userMenu} button={<Avatar name={user?.username} />}>
        <MenuSection
          heading={
            <>
              {copy.shell.signedInAs}
              <strong>{user?.username ?? copy.shell.unknownUser}</strong>
              {user?.email && <BreakableText>{user.email}</BreakableText>}
            </>
          }
        >
          <MenuItem as={Link} to="/" icon={<HomeIcon />} aria-current={current('/')}>
            {copy.shell.home}
          </MenuItem>
          {links.map(({ to, label }) => {
            const Icon = icons[to] ?? DishIcon;
            return (
              <MenuItem key={to} as={Link} to={to} icon={<Icon />} aria-current={current(to)}>
                {inPersonsLanguage(label)}
              </MenuItem>
            );
          })}
        </MenuSection>
        <MenuSeparator />
        <MenuItem icon={<LogOutIcon />} onClick={signOut}>
          {copy.shell.logout}
        </MenuItem>
      </Menu>
    </div>
  );
}

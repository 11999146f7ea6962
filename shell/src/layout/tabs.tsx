import { copy, inPersonsLanguage } from '@larder/copy';
import type { RemoteTab, TabIcon } from '@larder/shell-sdk';
import type { RegisteredRemote } from '@larder/shell-sdk/host';
import {
  BasketIcon,
  CalendarIcon,
  CookIcon,
  DishIcon,
  MenusIcon,
  PlanIcon,
  theme,
} from '@larder/ui';
import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { matchingRoute } from '../remotes/matching-route';
import { useRegistryState } from '../remotes/remotes-context';

const { color, leading, media, radius, space, textSize, weight } = theme;

const icons: Record<TabIcon, ComponentType> = {
  cook: CookIcon,
  plan: PlanIcon,
  calendar: CalendarIcon,
  shop: BasketIcon,
  saved: MenusIcon,
};

const Places = styled.ul`
  display: flex;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const place = css`
  display: flex;
  align-items: center;
  border-radius: ${radius.small};
  color: ${color.inkMuted};
  font-weight: ${weight.medium};
  text-decoration: none;

  &[aria-current] {
    color: ${color.accentSoftInk};
    font-weight: ${weight.bold};
  }

  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }
`;

const BottomNav = styled.nav`
  ${media.medium} {
    display: none;
  }

  li {
    flex: 1 1 0;
    min-width: 0;
  }

  a {
    ${place}
    flex-direction: column;
    justify-content: center;
    gap: ${space[1]};
    min-height: 3.5rem;
    padding-block: ${space[1]};
    font-size: ${textSize.caption};
    line-height: ${leading.tight};
    outline-offset: -3px;

    svg {
      font-size: 1.25rem;
    }

    &[aria-current] svg {
      box-sizing: content-box;
      margin-block: -${space[1]};
      padding: ${space[1]} ${space[3]};
      border-radius: ${radius.pill};
      background: ${color.accentSoft};
    }
  }
`;

const HeaderNav = styled.nav`
  display: none;

  ${media.medium} {
    display: block;
    margin-inline-start: auto;
  }

  a {
    ${place}
    gap: ${space[2]};
    min-height: 2.75rem;
    padding-inline: ${space[3]};
    font-size: ${textSize.small};

    &[aria-current] {
      background: ${color.accentSoft};
    }
  }
`;

function useDeclaredTabs(): RemoteTab[] {
  const state = useRegistryState();
  if (state.status !== 'ready') return [];
  return Object.values(state.registry.remotes)
    .flatMap(({ tabs = [] }) => tabs)
    .sort((a, b) => a.order - b.order);
}

/**
 * How well a tab matches the current page: best by the number of its parameters that the address has, then by its page,
 * then by a page that belongs to it; 0 means not at all.
 */
function closeness(
  tab: RemoteTab,
  route: RegisteredRemote['routes'][number] | undefined,
  search: string,
): number {
  const [path, query] = tab.to.split('?');
  if (!route) return 0;
  if (path !== route.path) return tab.within.includes(route.path) || route.tab === tab.to ? 1 : 0;
  const shown = new URLSearchParams(search);
  const differs = [...new URLSearchParams(query)].some(
    ([name, value]) => shown.get(name) !== value,
  );
  return differs ? 2 : 3;
}

function useCurrentTab(tabs: RemoteTab[]): RemoteTab | undefined {
  const { pathname, search } = useLocation();
  const state = useRegistryState();
  if (state.status !== 'ready') return undefined;
  const route = matchingRoute(state.registry, pathname)?.route;
  const close = (tab: RemoteTab) => closeness(tab, route, search);
  const [best] = [...tabs].sort((a, b) => close(b) - close(a));
  return best && close(best) > 0 ? best : undefined;
}

/** The places people go to every day, as the remotes declare them: at the bottom of a phone's screen, elsewhere in the header. */
export function Tabs({ at }: { at: 'bottom' | 'header' }) {
  const tabs = useDeclaredTabs();
  const current = useCurrentTab(tabs);
  if (tabs.length === 0) return null;
  const Nav = at === 'bottom' ? BottomNav : HeaderNav;
  return (
    <Nav aria-label={copy.shell.mainNavigation}>
      <Places>
        {tabs.map((tab) => {
          const Icon = icons[tab.icon as TabIcon] ?? DishIcon;
          return (
            <li key={tab.to}>
              <Link to={tab.to} aria-current={tab === current ? 'page' : undefined}>
                <Icon />
                {inPersonsLanguage(tab.label)}
              </Link>
            </li>
          );
        })}
      </Places>
    </Nav>
  );
}

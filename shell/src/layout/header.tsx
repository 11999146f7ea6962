import { copy } from '@larder/copy';
import { useSession } from '@larder/shell-sdk';
import { Avatar, Button, PageFrame, theme } from '@larder/ui';
import { Component, lazy, Suspense, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { TabsOnDemand } from './on-demand';
import { Wordmark } from './wordmark';

const { border, color, headerHeight, layer, radius, space } = theme;

const Bar = styled.header`
  position: sticky;
  z-index: ${layer.header};
  top: 0;
  padding-top: env(safe-area-inset-top);
  border-bottom: ${border.hairline} solid ${color.line};
  background: ${color.veil};
  backdrop-filter: blur(12px) saturate(1.4);

  @media print {
    display: none;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-height: ${headerHeight};
`;

const HomeLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  margin-inline-start: -${space[1]};
  padding-inline: ${space[1]};
  border-radius: ${radius.small};
  color: ${color.ink};
  text-decoration: none;
`;

const loadUserMenu = () => import('./user-menu');
const UserMenu = lazy(async () => ({ default: (await loadUserMenu()).UserMenu }));

const MenuButton = styled.button`
  display: inline-grid;
  flex: none;
  padding: 0;
  border: 0;
  border-radius: ${radius.pill};
  background: none;
`;

/** Whatever happens to the menu, people can log out. */
class MenuBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <LogoutButton /> : this.props.children;
  }
}

function LogoutButton() {
  const { signOut } = useSession();
  return (
    <Button variant="ghost" size="small" onClick={signOut}>
      {copy.shell.logout}
    </Button>
  );
}

/**
 * The user menu's button. The menu is a lot of code that many visits never use, so it is loaded when the button is
 * pressed.
 */
function UserMenuOnDemand() {
  const [wanted, setWanted] = useState(false);
  const { user } = useSession();
  const soon = (): void => {
    // Pressing the button handles a failure.
    loadUserMenu().catch(() => {});
  };
  const button = (
    <MenuButton
      type="button"
      aria-label={copy.shell.userMenu}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={wanted}
      onPointerEnter={soon}
      onFocus={soon}
      onClick={() => setWanted(true)}
    >
      <Avatar name={user?.username} />
    </MenuButton>
  );
  if (!wanted) return button;
  return (
    <MenuBoundary>
      <Suspense fallback={button}>
        <UserMenu />
      </Suspense>
    </MenuBoundary>
  );
}

/** The product name on the left; on the right the user menu for people who are logged in, or the way to log in. */
export function Header() {
  const { isAuthenticated } = useSession();
  const { pathname } = useLocation();
  return (
    <Bar>
      <PageFrame>
        <Row>
          <HomeLink to="/">
            <Wordmark />
          </HomeLink>
          {isAuthenticated && (
            <>
              <TabsOnDemand at="header" />
              <UserMenuOnDemand />
            </>
          )}
          {!isAuthenticated && pathname === '/welcome' && (
            <Button as={Link} to="/login" variant="ghost" size="small">
              {copy.auth.login}
            </Button>
          )}
        </Row>
      </PageFrame>
    </Bar>
  );
}

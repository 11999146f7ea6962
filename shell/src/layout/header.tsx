import { copy } from '@larder/copy';
import { useSession } from '@larder/shell-sdk';
import { Avatar, Button, PageFrame, theme } from '@larder/ui';
import { Component, lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Wordmark } from './wordmark';

const { border, color, layer, radius, space } = theme;

const Bar = styled.header`
  position: sticky;
  z-index: ${layer.header};
  top: 0;
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
  min-height: 4rem;
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

const UserMenu = lazy(async () => ({ default: (await import('./user-menu')).UserMenu }));

/** Whatever happens to the menu, there is a way to log out. */
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

/** The product's name at the left and, for people who are logged in, their menu at the right. */
export function Header() {
  const { isAuthenticated, user } = useSession();
  return (
    <Bar>
      <PageFrame>
        <Row>
          <HomeLink to="/">
            <Wordmark />
          </HomeLink>
          {isAuthenticated && (
            <MenuBoundary>
              <Suspense fallback={<Avatar name={user?.username} />}>
                <UserMenu />
              </Suspense>
            </MenuBoundary>
          )}
        </Row>
      </PageFrame>
    </Bar>
  );
}

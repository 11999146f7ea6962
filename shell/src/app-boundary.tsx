import { copy } from '@larder/copy';
import { Button, Cluster, ErrorState, PageFrame, RetryIcon } from '@larder/ui';
import { Component, type ReactNode } from 'react';

/** The last resort when the shell itself crashes: it still offers a way out. */
export class AppBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children;
    return (
      <PageFrame as="main">
        <ErrorState
          title={copy.shell.crashTitle}
          action={
            <Cluster $justify="center">
              <Button icon={<RetryIcon />} onClick={() => location.reload()}>
                {copy.shell.reload}
              </Button>
              <Button as="a" href="/" variant="secondary">
                {copy.shell.backToHome}
              </Button>
            </Cluster>
          }
        >
          {copy.shell.crashText}
        </ErrorState>
      </PageFrame>
    );
  }
}

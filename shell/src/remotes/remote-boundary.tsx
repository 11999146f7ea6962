import { Component, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  onCrash: (error: unknown) => void;
  children: ReactNode;
}

/** Contains the errors of a page: renders nothing in its place and notifies the parent. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}

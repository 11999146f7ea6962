import { Component, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  onCrash: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps the fault of a page to itself: shows nothing in its place and tells whoever renders it. */
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

import { act } from '@testing-library/react';

/** The browser's CloseWatcher: only the most recently created watcher that was not destroyed is notified. */
export class FakeCloseWatcher {
  static readonly active: FakeCloseWatcher[] = [];
  onclose: (() => void) | null = null;
  constructor() {
    FakeCloseWatcher.active.push(this);
  }
  destroy(): void {
    const at = FakeCloseWatcher.active.indexOf(this);
    if (at >= 0) FakeCloseWatcher.active.splice(at, 1);
  }
  static goBack(): void {
    const latest = FakeCloseWatcher.active.pop();
    act(() => latest?.onclose?.());
  }
}

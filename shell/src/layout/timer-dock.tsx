import { timersChanged, timersKey, useSession, WidgetSlot } from '@larder/shell-sdk';
import { useSyncExternalStore } from 'react';
import { useRegistryState } from '../remotes/remotes-context';

function subscribe(listener: () => void): () => void {
  const events = [timersChanged, 'storage'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

function hasTimers(person: string | undefined): boolean {
  try {
    return person !== undefined && localStorage.getItem(timersKey(person)) !== null;
  } catch {
    return false;
  }
}

/** Which remote lends the bar is known once the registry is. */
function TimerBar() {
  const { status } = useRegistryState();
  return (
    status === 'ready' && (
      <WidgetSlot name="recipes/timer-bar" props={{}} unavailable={() => null} />
    )
  );
}

/** The bar with the timers, whose code is loaded once there is one. */
export function TimerDock() {
  const person = useSession().user?.id;
  const isNeeded = useSyncExternalStore(
    subscribe,
    () => hasTimers(person),
    // The build renders the first screen, and nobody cooks there.
    () => false,
  );
  return isNeeded && <TimerBar />;
}

import { lazy, Suspense } from 'react';

// Not part of the login page, which needs neither.
const Tabs = lazy(async () => ({
  default: (await import(/* webpackChunkName: "signed-in" */ './tabs')).Tabs,
}));
const TimerDock = lazy(async () => ({
  default: (await import(/* webpackChunkName: "signed-in" */ './timer-dock')).TimerDock,
}));

/** The tabs, once their code is there. */
export function TabsOnDemand({ at }: { at: 'bottom' | 'header' }) {
  return (
    <Suspense fallback={null}>
      <Tabs at={at} />
    </Suspense>
  );
}

/** The timers, once their code is there. */
export function TimerDockOnDemand() {
  return (
    <Suspense fallback={null}>
      <TimerDock />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';

// Not part of the login page, where nobody needs them.
const Tabs = lazy(async () => ({
  default: (await import(/* webpackChunkName: "signed-in" */ './tabs')).Tabs,
}));

/** The tabs, once their code is there. */
export function TabsOnDemand({ at }: { at: 'bottom' | 'header' }) {
  return (
    <Suspense fallback={null}>
      <Tabs at={at} />
    </Suspense>
  );
}

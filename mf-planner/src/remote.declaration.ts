import type { RemoteDeclaration } from '@larder/shell-sdk';

export const declaration = {
  name: 'mf_planner',
  routes: [
    {
      path: '/calendar',
      title: 'planner.calendarTitle',
      opening: { heading: 'planner.calendarTitle', lede: 'planner.calendarLede' },
      asks: ['/meal-planner', '/menus'],
    },
    {
      path: '/my-plans',
      title: 'planner.savedPlans',
      opening: { heading: 'planner.savedPlans', lede: 'planner.savedPlansLede' },
      asks: ['/meal-planner'],
      tab: '/?view=plan',
    },
  ],
  nav: [{ to: '/calendar', label: 'planner.calendarTitle', order: 20 }],
  tabs: [{ to: '/calendar', label: 'planner.calendarTitle', icon: 'calendar', order: 30 }],
  widgets: ['planner/weekly-plan', 'planner/add-to-plan-dialog'],
  keep: [{ path: '/meal-planner' }, { path: '/meal-planner/calendar' }],
  queue: [
    'POST /meal-planner',
    'PUT /meal-planner/:id',
    'DELETE /meal-planner/:id',
    'POST /meal-planner/calendar',
    'PUT /meal-planner/calendar/:id',
    'DELETE /meal-planner/calendar/:id',
  ],
} as const satisfies RemoteDeclaration;

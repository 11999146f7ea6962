import { byLocale, localized } from '@larder/copy';
import { defineRemote } from '@larder/shell-sdk';

export const remote = defineRemote({
  name: 'mf_planner',
  routes: [
    {
      path: '/calendar',
      title: localized(byLocale.planner, ({ calendarTitle }) => calendarTitle),
      page: () => import('./features/calendar/calendar.page'),
    },
  ],
  nav: [
    {
      to: '/calendar',
      label: localized(byLocale.planner, ({ calendarTitle }) => calendarTitle),
      order: 20,
    },
  ],
  widgets: {
    'planner/weekly-plan': () => import('./features/weekly-plan/weekly-plan.widget'),
    'planner/add-to-plan-dialog': () => import('./features/weekly-plan/add-to-plan.widget'),
  },
});

import { localized } from '@larder/copy';
import { defineRemote } from '@larder/shell-sdk';

export const remote = defineRemote({
  name: 'mf_planner',
  routes: [
    {
      path: '/calendar',
      title: localized((copy) => copy.planner.calendarTitle),
      page: () => import('./features/calendar/calendar.page'),
    },
  ],
  nav: [{ to: '/calendar', label: localized((copy) => copy.planner.calendarTitle), order: 20 }],
});

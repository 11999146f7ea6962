import { defineRemote } from '@larder/shell-sdk';
import { declaration } from './remote.declaration';

export const remote = defineRemote(declaration, {
  pages: {
    '/calendar': () => import('./features/calendar/calendar.page'),
    '/my-plans': () => import('./features/weekly-plan/saved-plans.page'),
  },
  widgets: {
    'planner/weekly-plan': () => import('./features/weekly-plan/weekly-plan.widget'),
    'planner/add-to-plan-dialog': () => import('./features/weekly-plan/add-to-plan.widget'),
  },
  offline: () => import('./shared/offline-data'),
});

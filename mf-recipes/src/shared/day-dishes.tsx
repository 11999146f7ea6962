import type { WidgetProps } from '@larder/shell-sdk';
import { Cluster } from '@larder/ui';
import { CookTogetherButton } from './cooking/cook-together-button';
import { PrepPrintButton } from './menu-print/menu-print';

/** [PLAN-10] What is done with the dishes of one day: they are cooked together, and their prep sheet is printed. */
export function Widget({ day, title, dishes }: WidgetProps['recipes/day-dishes']) {
  return (
    <Cluster $gap={2}>
      <CookTogetherButton dishes={dishes} group={day} size="small" />
      <PrepPrintButton menu={{ title, items: [...dishes] }} />
    </Cluster>
  );
}

import { copy } from '@larder/copy';
import { Link } from '@larder/shell-sdk';
import { Button, EmptyState, GroceryListIcon } from '@larder/ui';

/** Shown to non-subscribers in place of grocery lists. */
export function LockedGroceryList() {
  return (
    <EmptyState
      icon={<GroceryListIcon />}
      title={copy.grocery.lockedTitle}
      action={
        <Button as={Link} to="/subscribe">
          {copy.grocery.seeOffer}
        </Button>
      }
    >
      {copy.grocery.lockedText}
    </EmptyState>
  );
}

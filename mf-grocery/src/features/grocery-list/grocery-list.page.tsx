import { copy } from '@larder/copy';
import { Link, useSession } from '@larder/shell-sdk';
import {
  Button,
  Card,
  EmptyState,
  GroceryListIcon,
  PageFrame,
  PageHeading,
  Stack,
} from '@larder/ui';
import { useState } from 'react';
import { ListEditor } from '../../shared/list-editor';
import { listItems, type ListItem } from '../../shared/list-items';
import { SaveListDialog } from '../../shared/save-list-dialog';

function LockedGroceryList() {
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

function NewGroceryList() {
  const [items, setItems] = useState<ListItem[]>([]);
  const [isNaming, setIsNaming] = useState(false);
  return (
    <Card>
      <Stack $gap={5}>
        <ListEditor items={items} onChange={setItems} />
        <div>
          <Button disabled={items.length === 0} onClick={() => setIsNaming(true)}>
            {copy.grocery.saveList}
          </Button>
        </div>
      </Stack>
      {isNaming && (
        <SaveListDialog
          ingredients={listItems.texts(items)}
          onClose={() => setIsNaming(false)}
          onSaved={() => {
            setIsNaming(false);
            setItems([]);
          }}
        />
      )}
    </Card>
  );
}

/** `/grocery-list`: a list of one's own making. */
export function Page() {
  const { isSubscribed } = useSession();
  return (
    <PageFrame $measure="prose">
      <Stack $gap={6}>
        <PageHeading lede={copy.grocery.listLede}>{copy.grocery.listTitle}</PageHeading>
        {isSubscribed ? <NewGroceryList /> : <LockedGroceryList />}
      </Stack>
    </PageFrame>
  );
}

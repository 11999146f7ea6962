import { copy } from '@larder/copy';
import { useSession } from '@larder/shell-sdk';
import { Button, Card, PageFrame, PageHeading, SectionHeading, Stack } from '@larder/ui';
import { useId, useState } from 'react';
import { ListEditor } from '../../shared/list-editor';
import { listItems, type ListItem } from '../../shared/list-items';
import { SaveListDialog } from '../../shared/save-list-dialog';
import { LockedGroceryList, MenuChoice, PantryCheck } from './grocery-list.parts';

function GroceryListMaker() {
  const heading = useId();
  const [items, setItems] = useState<ListItem[]>([]);
  const [inPantry, setInPantry] = useState<string[]>([]);
  const [isNaming, setIsNaming] = useState(false);
  return (
    <>
      <MenuChoice
        onGenerated={({ groceryList, pantryItems }) => {
          setItems(listItems.from(groceryList));
          setInPantry(pantryItems);
        }}
      />
      <Card aria-labelledby={heading}>
        <Stack $gap={5}>
          <SectionHeading id={heading}>{copy.grocery.yourList}</SectionHeading>
          <ListEditor items={items} onChange={setItems} />
          <div>
            <Button disabled={items.length === 0} onClick={() => setIsNaming(true)}>
              {copy.grocery.saveList}
            </Button>
          </div>
        </Stack>
      </Card>
      {inPantry.length > 0 && <PantryCheck items={inPantry} />}
      {isNaming && (
        <SaveListDialog
          ingredients={listItems.texts(items)}
          onClose={() => setIsNaming(false)}
          onSaved={() => {
            setIsNaming(false);
            setItems([]);
            setInPantry([]);
          }}
        />
      )}
    </>
  );
}

/** `/grocery-list`: what the chosen menus need, to change and save. */
export function Page() {
  const { isSubscribed } = useSession();
  return (
    <PageFrame $measure="prose">
      <Stack $gap={6}>
        <PageHeading lede={copy.grocery.listLede}>{copy.grocery.listTitle}</PageHeading>
        {isSubscribed ? <GroceryListMaker /> : <LockedGroceryList />}
      </Stack>
    </PageFrame>
  );
}

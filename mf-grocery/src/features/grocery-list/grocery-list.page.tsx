import { copy } from '@larder/copy';
import { useSession } from '@larder/shell-sdk';
import { mostListItems } from '@larder/culinary';
import { Button, Card, Notice, PageFrame, PageHeading, SectionHeading, Stack } from '@larder/ui';
import { useId, useState } from 'react';
import { ListEditor } from '../../shared/list-editor';
import { listItems, type EditedItem } from '../../shared/list-items';
import { LockedGroceryList } from '../../shared/locked-grocery-list';
import { SaveListDialog } from '../../shared/save-list-dialog';
import { MenuChoice, PantryCheck, type MadeList } from './grocery-list.parts';
import { PlannedDishes } from './planned-dishes.parts';

function GroceryListMaker() {
  const heading = useId();
  const [items, setItems] = useState<EditedItem[]>([]);
  const [inPantry, setInPantry] = useState<string[]>([]);
  const [isNaming, setIsNaming] = useState(false);
  const take = ({ items: made, pantryItems }: MadeList): void => {
    setItems((current) => listItems.replaceMade(current, made));
    setInPantry(pantryItems);
  };
  const isTooLong = items.length > mostListItems;
  return (
    <>
      <PlannedDishes onGenerated={take} />
      <MenuChoice onGenerated={take} />
      <Card aria-labelledby={heading}>
        <Stack $gap={5}>
          <SectionHeading id={heading}>{copy.grocery.yourList}</SectionHeading>
          <ListEditor items={items} setItems={setItems} />
          {isTooLong && <Notice tone="warning">{copy.grocery.tooManyItems(mostListItems)}</Notice>}
          <div>
            <Button disabled={items.length === 0 || isTooLong} onClick={() => setIsNaming(true)}>
              {copy.grocery.saveList}
            </Button>
          </div>
        </Stack>
      </Card>
      {inPantry.length > 0 && (
        <PantryCheck
          items={inPantry}
          onAdd={(name) => {
            setItems((current) => listItems.add(current, name));
            setInPantry((held) => held.filter((other) => other !== name));
          }}
        />
      )}
      {isNaming && (
        <SaveListDialog
          items={items}
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

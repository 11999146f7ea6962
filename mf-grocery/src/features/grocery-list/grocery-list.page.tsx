import { copy } from '@larder/copy';
import { useSession } from '@larder/shell-sdk';
import { mostListItems } from '@larder/culinary';
import {
  Button,
  Card,
  Cluster,
  Notice,
  PageFrame,
  PageHeading,
  SectionHeading,
  Stack,
} from '@larder/ui';
import { useId, useState } from 'react';
import { ListEditor } from '../../shared/list-editor';
import { LockedGroceryList } from '../../shared/locked-grocery-list';
import { SaveListDialog } from '../../shared/save-list-dialog';
import { useGroceryListDraft } from './grocery-list-draft';
import { MenuChoice, PantryCheck } from './grocery-list.parts';
import { PlannedDishes } from './planned-dishes.parts';

function GroceryListMaker() {
  const heading = useId();
  const { items, inPantry, madeOnVisit, setItems, take, buy, finish, begin, bringBack } =
    useGroceryListDraft();
  const [isNaming, setIsNaming] = useState(false);
  const isTooLong = items.length > mostListItems;
  return (
    <>
      <PlannedDishes madeOnVisit={madeOnVisit} onGenerated={take} />
      <MenuChoice onGenerated={take} />
      <Card aria-labelledby={heading}>
        <Stack $gap={5}>
          <SectionHeading id={heading}>{copy.grocery.yourList}</SectionHeading>
          <ListEditor items={items} setItems={setItems} />
          {isTooLong && <Notice tone="warning">{copy.grocery.tooManyItems(mostListItems)}</Notice>}
          <Cluster $fill="narrow">
            <Button disabled={items.length === 0 || isTooLong} onClick={() => setIsNaming(true)}>
              {copy.grocery.saveList}
            </Button>
            {items.length > 0 && (
              <Button variant="ghost" onClick={begin}>
                {copy.grocery.beginAnew}
              </Button>
            )}
            {items.length === 0 && bringBack && (
              <Button variant="ghost" onClick={bringBack}>
                {copy.grocery.bringBack}
              </Button>
            )}
          </Cluster>
        </Stack>
      </Card>
      {inPantry.length > 0 && <PantryCheck items={inPantry} onAdd={buy} />}
      {isNaming && (
        <SaveListDialog
          items={items}
          onClose={() => setIsNaming(false)}
          onSaved={() => {
            setIsNaming(false);
            finish();
          }}
        />
      )}
    </>
  );
}

/** `/grocery-list`: what the chosen menus need, to change and save. */
export function Page() {
  const { isSubscribed, user } = useSession();
  return (
    <PageFrame $measure="prose">
      <Stack $gap={6}>
        <PageHeading lede={copy.grocery.listLede}>{copy.grocery.listTitle}</PageHeading>
        {isSubscribed ? <GroceryListMaker key={user?.id} /> : <LockedGroceryList />}
      </Stack>
    </PageFrame>
  );
}

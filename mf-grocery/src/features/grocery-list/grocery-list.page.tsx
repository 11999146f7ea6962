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
import { LeftOut, MenuChoice, PantryCheck, UnsavedLists } from './grocery-list.parts';
import { PlannedDishes } from './planned-dishes.parts';

const madeForMenus = 'menus';

function GroceryListMaker() {
  const heading = useId();
  const { draft, isKept, others, take, setItems, wishesFor, ...on } = useGroceryListDraft();
  const { items } = draft;
  const [isNaming, setIsNaming] = useState(false);
  const isTooLong = items.length > mostListItems;
  const latest = others[0];
  return (
    <>
      <PlannedDishes
        madeOnVisit={draft.madeOnVisit}
        list={draft}
        wishesFor={wishesFor}
        onGenerated={take}
      />
      <MenuChoice
        chosenMenus={draft.chosenMenus}
        list={draft.madeFor === madeForMenus ? draft : null}
        wishes={wishesFor(madeForMenus)}
        onChoose={on.choose}
        onGenerated={(made, wishes) => take(made, madeForMenus, wishes)}
      />
      <Card aria-labelledby={heading}>
        <Stack $gap={5}>
          <SectionHeading id={heading}>{copy.grocery.yourList}</SectionHeading>
          {!isKept && <Notice tone="warning">{copy.drafts.notKept}</Notice>}
          <ListEditor
            key={on.key}
            items={items}
            setItems={setItems}
            newItem={draft.newItem}
            onNewItem={on.write}
            canTick
          />
          {draft.leftOut.length > 0 && <LeftOut needs={draft.leftOut} onPutBack={on.putBack} />}
          {isTooLong && <Notice tone="warning">{copy.grocery.tooManyItems(mostListItems)}</Notice>}
          <Cluster $fill="narrow">
            <Button
              disabled={(items.length === 0 && draft.newItem.trim() === '') || isTooLong}
              onClick={() => {
                on.commit();
                setIsNaming(true);
              }}
            >
              {copy.grocery.saveList}
            </Button>
            {items.length > 0 && (
              <Button variant="ghost" onClick={on.beginAnew}>
                {copy.grocery.beginAnew}
              </Button>
            )}
            {items.length === 0 && latest && (
              <Button variant="ghost" onClick={() => on.resume(latest)}>
                {copy.grocery.bringBack}
              </Button>
            )}
          </Cluster>
        </Stack>
      </Card>
      {draft.held.length > 0 && (
        <PantryCheck needs={draft.held} isAssumed={draft.isPantryAssumed} onAdd={on.buy} />
      )}
      {others.length > 0 && (
        <UnsavedLists lists={others} onOpen={on.resume} onDiscard={on.discard} />
      )}
      {isNaming && (
        <SaveListDialog
          items={items}
          checks={draft.held}
          name={draft.name}
          onName={on.call}
          onClose={() => setIsNaming(false)}
          onSaved={() => {
            setIsNaming(false);
            on.finish();
          }}
        />
      )}
    </>
  );
}

/** `/grocery-list`: what the selected menus need, to edit and save. */
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

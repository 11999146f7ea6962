import { copy } from '@larder/copy';
import { Link, useNavigate, useSession } from '@larder/shell-sdk';
import { mostListItems, type WantedItem } from '@larder/culinary';
import {
  BasketIcon,
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
import { purchaseOfItem, type EditedItem } from '../../shared/list-items';
import { ListEditor } from '../../shared/list-editor';
import { LockedGroceryList } from '../../shared/locked-grocery-list';
import { SaveListDialog } from '../../shared/save-list-dialog';
import { AddToListDialog } from './add-to-list.parts';
import { useGroceryListDraft } from './grocery-list-draft';
import { LeftOut, MenuChoice, PantryCheck, UnsavedLists } from './grocery-list.parts';
import { PlannedDishes } from './planned-dishes.parts';

const madeForMenus = 'menus';

/** A saved list, open for shopping. */
const shoppingUrl = (id: string): string => `/saved-grocery-lists?list=${id}`;

const wantedOf = (item: EditedItem): WantedItem => ({
  text: item.text,
  sources: item.sources,
  purchase: purchaseOfItem(item),
});

interface SavedListProps {
  id: string;
  name: string;
}

/** The way to the shop with the list that was just saved. */
function SavedList({ id, name }: SavedListProps) {
  return (
    <Notice
      tone="success"
      action={
        <Button as={Link} size="small" to={shoppingUrl(id)}>
          {copy.grocery.shopWithIt}
        </Button>
      }
    >
      {copy.grocery.savedAs(name)}
    </Notice>
  );
}

function BringBack({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="ghost" onClick={onClick}>
      {copy.grocery.bringBack}
    </Button>
  );
}

function GroceryListMaker() {
  const heading = useId();
  const { draft, isKept, others, take, setItems, wishesFor, ...on } = useGroceryListDraft();
  const { items } = draft;
  const [dialog, setDialog] = useState<'name' | 'saved-list' | null>(null);
  const open = (next: typeof dialog): void => {
    on.commit();
    setDialog(next);
  };
  const close = (): void => setDialog(null);
  const [savedAs, setSavedAs] = useState<SavedListProps | null>(null);
  const navigate = useNavigate();
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
              onClick={() => open('name')}
            >
              {copy.grocery.saveList}
            </Button>
            {items.length > 0 && (
              <>
                <Button variant="secondary" onClick={() => open('saved-list')}>
                  {copy.grocery.addToSaved}
                </Button>
                <Button variant="ghost" onClick={on.beginAnew}>
                  {copy.grocery.beginAnew}
                </Button>
              </>
            )}
            {items.length === 0 && latest && <BringBack onClick={() => on.resume(latest)} />}
          </Cluster>
          {savedAs && items.length === 0 && <SavedList {...savedAs} />}
        </Stack>
      </Card>
      {draft.held.length > 0 && (
        <PantryCheck needs={draft.held} isAssumed={draft.isPantryAssumed} onAdd={on.buy} />
      )}
      {others.length > 0 && (
        <UnsavedLists lists={others} onOpen={on.resume} onDiscard={on.discard} />
      )}
      {dialog === 'name' && (
        <SaveListDialog
          items={items}
          checks={draft.held}
          name={draft.name}
          onName={on.call}
          onClose={close}
          onSaved={(id, next) => {
            close();
            setSavedAs({ id, name: draft.name.trim() });
            on.finish();
            if (next === 'shop') void navigate(shoppingUrl(id));
          }}
        />
      )}
      {dialog === 'saved-list' && (
        <AddToListDialog
          wanted={items.map(wantedOf)}
          onClose={close}
          onAdded={(id) => {
            on.finish();
            void navigate(shoppingUrl(id));
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
        <PageHeading
          lede={copy.grocery.listLede}
          actions={
            isSubscribed && (
              <Button
                as={Link}
                to="/saved-grocery-lists"
                variant="secondary"
                size="small"
                icon={<BasketIcon />}
              >
                {copy.grocery.savedTitle}
              </Button>
            )
          }
        >
          {copy.grocery.listTitle}
        </PageHeading>
        {isSubscribed ? <GroceryListMaker key={user?.id} /> : <LockedGroceryList />}
      </Stack>
    </PageFrame>
  );
}

import { errorMessage } from '@larder/api-client';
import { useGetMenusQuery, type MenuGroceryListView } from '@larder/api-client/menus';
import { copy } from '@larder/copy';
import { notify } from '@larder/shell-sdk';
import {
  AddIcon,
  Button,
  Card,
  Checkbox,
  Cluster,
  ErrorState,
  Notice,
  SectionHeading,
  Skeleton,
  Stack,
} from '@larder/ui';
import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { useGenerateGroceryListMutation } from './grocery-list.api';

const Choices = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  max-height: 22rem;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;

  > li {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** As high as a few menus and the button below them. */
const ChoicesToCome = styled.div`
  min-height: calc(22rem + ${({ theme }) => `${theme.space[4]} + ${theme.control.medium}`});
`;

/** What has to be bought, and what the pantry covers. */
export type MadeList = MenuGroceryListView;

interface MenuChoiceProps {
  onGenerated: (list: MadeList) => void;
}

/** The saved menus to shop for. */
export function MenuChoice({ onGenerated }: MenuChoiceProps) {
  const heading = useId();
  const { data, error, isFetching, refetch } = useGetMenusQuery();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [generateGroceryList, { isLoading }] = useGenerateGroceryListMutation();
  const failure = error && !data ? errorMessage(error, copy.grocery.menusFailed) : null;
  useEffect(() => {
    if (failure) notify.error(failure);
  }, [failure]);

  const toggle = (id: string): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const generate = async (): Promise<void> => {
    // A menu that was deleted meanwhile is not shopped for.
    const menuIds = (data?.menus ?? []).map(({ id }) => id).filter((id) => chosen.has(id));
    if (menuIds.length === 0) {
      notify.error(copy.grocery.noMenuChosen);
      return;
    }
    try {
      const list = await generateGroceryList({ menuGroceryListBody: { menuIds } }).unwrap();
      notify.success(
        list.groceryList.length === 0 ? copy.grocery.nothingNeeded : copy.grocery.generated,
      );
      onGenerated(list);
    } catch (caught) {
      notify.error(errorMessage(caught, copy.grocery.generateFailed));
    }
  };

  return (
    <Card aria-labelledby={heading}>
      <Stack $gap={4}>
        <SectionHeading id={heading}>{copy.grocery.fromMenus}</SectionHeading>
        {!data && !failure && (
          <ChoicesToCome>
            <Skeleton shape="text" lines={6} />
          </ChoicesToCome>
        )}
        {failure && (
          <ErrorState
            headingLevel={3}
            onRetry={() => void refetch()}
            retryLabel={copy.common.retry}
            retrying={isFetching}
          >
            {failure}
          </ErrorState>
        )}
        {data?.menus.length === 0 && <Notice>{copy.grocery.noMenus}</Notice>}
        {data && data.menus.length > 0 && (
          <Choices aria-label={copy.grocery.menus}>
            {data.menus.map(({ id, title, item_count: count }) => (
              <li key={id}>
                <Checkbox
                  label={title}
                  hint={copy.grocery.dishCount(count)}
                  checked={chosen.has(id)}
                  onChange={() => toggle(id)}
                />
              </li>
            ))}
          </Choices>
        )}
        {data && (
          <Cluster $fill="narrow">
            <Button
              busy={isLoading}
              busyLabel={copy.grocery.generating}
              onClick={() => void generate()}
            >
              {copy.grocery.generate}
            </Button>
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}

const Held = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[3]};
  }
`;

interface PantryCheckProps {
  items: string[];
  onAdd: (name: string) => void;
}

/** What the pantry should hold: not on the list, but worth a look before shopping. */
export function PantryCheck({ items, onAdd }: PantryCheckProps) {
  const heading = useId();
  return (
    <Card aria-labelledby={heading}>
      <Stack $gap={3}>
        <SectionHeading id={heading}>{copy.grocery.checkPantry}</SectionHeading>
        <Held>
          {items.map((item) => (
            <li key={item}>
              <span>{item}</span>
              <Button
                size="small"
                variant="ghost"
                icon={<AddIcon />}
                aria-label={copy.grocery.addHeld(item)}
                onClick={() => onAdd(item)}
              >
                {copy.grocery.add}
              </Button>
            </li>
          ))}
        </Held>
      </Stack>
    </Card>
  );
}

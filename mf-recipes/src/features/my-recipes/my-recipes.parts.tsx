import { copy } from '@larder/copy';
import {
  dialogOnDemand,
  Link,
  useNavigate,
  useUnsavedDrafts,
  type DraftSummary,
} from '@larder/shell-sdk';
import {
  AddIcon,
  Button,
  Cluster,
  DownloadIcon,
  EditIcon,
  EmptyState,
  Field,
  NextIcon,
  PreviousIcon,
  SearchIcon,
  Select,
  theme,
  useDeleted,
} from '@larder/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { UnsavedDraftList } from '../../shared/unsaved-drafts';
import { useGetCollectionsQuery, useGetRecipeTagsQuery } from './my-recipes.api';
import { pagesOf, sorts, type useSelection } from './my-recipes.model';

const { media, space } = theme;

/** [OWN-1] Three ways to fill an empty cookbook. */
export function EmptyCookbook() {
  return (
    <EmptyState
      title={copy.myRecipes.emptyTitle}
      action={
        <Cluster $gap={2} $justify="center">
          <Button as={Link} to="/recipes/new" icon={<AddIcon />}>
            {copy.myRecipes.write}
          </Button>
          <Button as={Link} to="/import" variant="secondary" icon={<DownloadIcon />}>
            {copy.myRecipes.importSome}
          </Button>
          <Button as={Link} to="/" variant="secondary" icon={<SearchIcon />}>
            {copy.myRecipes.copyOne}
          </Button>
        </Cluster>
      }
    >
      {copy.myRecipes.empty}
    </EmptyState>
  );
}

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};

  align-items: end;

  > :first-child {
    grid-column: 1 / -1;
  }

  > button {
    justify-self: start;
  }

  ${media.medium} {
    grid-template-columns: minmax(11rem, 2fr) repeat(auto-fit, minmax(7rem, 1fr));

    > :first-child {
      grid-column: auto;
    }
  }
`;

const OrganiseDialog = dialogOnDemand(
  async () => (await import('./organise-dialog')).OrganiseDialog,
);

/** How long to wait for the next letter, in milliseconds. */
const typingPause = 250;

type SelectionState = ReturnType<typeof useSelection>;

function SearchField({ state: { selection, select, typed, setTyped } }: { state: SelectionState }) {
  const search = useEffectEvent((q: string) => {
    if (q !== selection.q) select({ q });
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Field
      type="search"
      label={copy.myRecipes.search}
      placeholder={copy.myRecipes.searchPlaceholder}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

interface SelectionFieldsProps {
  state: SelectionState;
  /** Whether there is no recipe at all. */
  isEmpty: boolean;
}

/** [OWN-2] Search, filters and order; nothing where there is nothing to find or to organise. */
export function SelectionFields({ state, isEmpty }: SelectionFieldsProps) {
  const { selection, select } = state;
  const isDeleted = useDeleted();
  const { data: allTags = [] } = useGetRecipeTagsQuery();
  const tags = allTags.filter(({ name }) => !isDeleted(`tag ${name}`));
  const { data: allCollections = [] } = useGetCollectionsQuery();
  const collections = allCollections.filter(({ id }) => !isDeleted(`collection ${id}`));
  const [isOrganising, setOrganising] = useState(false);
  const isOrganised = tags.length + collections.length > 0;
  if (isEmpty && !isOrganised) return null;
  return (
    <Filters role="search">
      <SearchField state={state} />
      {tags.length > 0 && (
        <Select
          label={copy.myRecipes.tag}
          value={selection.tag}
          options={[
            { value: '', label: copy.myRecipes.anyTag },
            ...tags.map(({ name, count }) => ({
              value: name,
              label: copy.myRecipes.tagAndCount(name, count),
            })),
          ]}
          onChange={({ target }) => select({ tag: target.value })}
        />
      )}
      {collections.length > 0 && (
        <Select
          label={copy.myRecipes.collection}
          value={selection.collection}
          options={[
            { value: '', label: copy.myRecipes.anyCollection },
            ...collections.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => select({ collection: target.value })}
        />
      )}
      <Select
        label={copy.myRecipes.sort}
        value={selection.sort}
        options={sorts.map((value) => ({ value, label: copy.myRecipes.sorts[value] }))}
        onChange={({ target }) => {
          const sort = sorts.find((known) => known === target.value);
          if (sort) select({ sort });
        }}
      />
      {isOrganised && (
        <Button
          variant="ghost"
          size="small"
          icon={<EditIcon />}
          aria-label={copy.myRecipes.organise}
          onPointerEnter={OrganiseDialog.prefetch}
          onClick={() => setOrganising(true)}
        >
          {copy.myRecipes.organiseShort}
        </Button>
      )}
      {isOrganising && (
        <OrganiseDialog
          selection={selection}
          select={select}
          onClose={() => setOrganising(false)}
        />
      )}
    </Filters>
  );
}

/** [OWN-1] Turns pages of 24 recipes. */
export function Pager({
  page,
  total,
  onTurn,
}: {
  page: number;
  total: number;
  onTurn: (page: number) => void;
}) {
  const pages = pagesOf(total);
  if (pages === 1 && page === 1) return null;
  return (
    <nav aria-label={copy.myRecipes.pages}>
      <Cluster $justify="center">
        <Button
          variant="secondary"
          icon={<PreviousIcon />}
          disabled={page <= 1}
          onClick={() => onTurn(Math.min(page, pages + 1) - 1)}
        >
          {copy.myRecipes.previousPage}
        </Button>
        <span>{copy.myRecipes.pageOf(page, pages)}</span>
        <Button
          variant="secondary"
          icon={<NextIcon />}
          disabled={page >= pages}
          onClick={() => onTurn(page + 1)}
        >
          {copy.myRecipes.nextPage}
        </Button>
      </Cluster>
    </nav>
  );
}

const addressOf = ({ originId }: DraftSummary): string =>
  originId === null ? '/recipes/new' : `/recipes/${originId}/edit`;

/** [OWN-8] Recipes that were not saved yet, to be finished or discarded. */
export function UnsavedRecipes() {
  const { unsaved } = useUnsavedDrafts();
  const navigate = useNavigate();
  const drafts = unsaved.filter(({ kind }) => kind === 'recipe');
  if (drafts.length === 0) return null;
  return (
    <UnsavedDraftList drafts={drafts} onResumed={(draft) => void navigate(addressOf(draft))} />
  );
}

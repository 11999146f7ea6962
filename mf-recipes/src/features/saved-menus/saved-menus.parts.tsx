import { errorMessage } from '@larder/api-client';
import { useGetLinkedEventsQuery } from '@larder/api-client/meal-planner';
import type { MenuSummaryView } from '@larder/api-client/menus';
import { copy, longDate } from '@larder/copy';
import { ChangeButtons, deleteUnlessUndone, Link, notify, useNavigate } from '@larder/shell-sdk';
import { ArticleCard, Button, Picture, ShowIcon, theme } from '@larder/ui';
import { AlertDialog, ChoiceGroup } from '@larder/ui/overlays';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { editorOf } from '../../shared/current-menu.model';
import { useDeleteMenuMutation, useLazyGetMenuQuery } from './saved-menus.api';

const { border } = theme;

/** The first dishes side by side, in a frame of the same shape for every menu. */
const Mosaic = styled.div<{ $pictures: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $pictures }) => ($pictures > 1 ? 2 : 1)}, 1fr);
  grid-auto-rows: 1fr;
  gap: ${border.heavy};
  aspect-ratio: 16 / 9;

  && > * {
    min-height: 0;
    height: 100%;
    aspect-ratio: auto;
  }

  && > :first-child:nth-last-child(3) {
    grid-row: span 2;
  }
`;

function MenuPictures({ images, priority }: { images: string[]; priority: boolean }) {
  const pictures = images.length > 0 ? images : [null];
  return (
    <Mosaic $pictures={pictures.length}>
      {pictures.map((image, index) => (
        <Picture key={index} src={image} alt="" priority={priority} />
      ))}
    </Mosaic>
  );
}

interface MenuCardProps {
  menu: MenuSummaryView;
  onDelete: () => void;
  /** Loads its pictures at once, before less important ones. */
  priority: boolean;
}

/** [MENUS-1a][MENUS-1b][MENUS-1e] One saved menu. */
export function MenuCard({ menu, onDelete, priority }: MenuCardProps) {
  const { id, title, created_at, item_count, images } = menu;
  const navigate = useNavigate();
  const [loadMenu, { isFetching }] = useLazyGetMenuQuery();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const edit = async () => {
    try {
      const opened = await loadMenu({ id }).unwrap();
      // Does not pull someone back who has gone to another page meanwhile.
      if (isHere.current) void navigate(...editorOf(opened));
    } catch (error) {
      if (isHere.current) notify.error(errorMessage(error, copy.menus.openingFailed));
    }
  };
  const address = `/menu/${id}`;
  return (
    <ArticleCard
      headingLevel={2}
      title={<Link to={address}>{title}</Link>}
      media={<MenuPictures images={images} priority={priority} />}
      meta={
        <>
          <span>{copy.menus.createdOn(longDate(created_at))}</span>
          <span>{copy.menus.items(item_count)}</span>
        </>
      }
      actions={
        <>
          <Button as={Link} to={address} size="small" icon={<ShowIcon />}>
            {copy.menus.view}
          </Button>
          <ChangeButtons onEdit={() => void edit()} onDelete={onDelete} isOpening={isFetching} />
        </>
      }
    />
  );
}

const noEvents: readonly { id: string }[] = [];

/** [MENUS-1d][ERR-22][PLAN-7] Asks before a menu is deleted, and what should become of its calendar events. */
export function DeleteMenuDialog({
  menu,
  onClose,
}: {
  menu: MenuSummaryView;
  onClose: () => void;
}) {
  const [deleteMenu] = useDeleteMenuMutation();
  const { data: events = noEvents } = useGetLinkedEventsQuery(
    { id: menu.id },
    { refetchOnMountOrArgChange: true },
  );
  const [fate, setFate] = useState<'keep' | 'delete'>('keep');
  const confirm = () => {
    const doomed = fate === 'delete' ? events : noEvents;
    deleteUnlessUndone({
      keys: [`menu ${menu.id}`, ...doomed.map(({ id }) => `event ${id}`)],
      done: copy.menus.deleted,
      failed: copy.menus.deleteFailed,
      send: () => deleteMenu({ id: menu.id, events: fate }).unwrap(),
    });
    onClose();
  };
  return (
    <AlertDialog
      open
      title={copy.menus.deleteQuestion(menu.title)}
      cancelLabel={copy.common.cancel}
      confirmLabel={copy.common.delete}
      onCancel={onClose}
      onConfirm={confirm}
      choice={
        events.length > 0 && (
          <ChoiceGroup
            legend={copy.linkedEvents.question(events.length)}
            options={(['keep', 'delete'] as const).map((value) => ({
              value,
              label: copy.linkedEvents[value](events.length),
            }))}
            value={fate}
            onChange={setFate}
          />
        )
      }
    >
      {copy.menus.deleteWarning}
    </AlertDialog>
  );
}

import { errorMessage } from '@larder/api-client';
import type { MenuSummaryView } from '@larder/api-client/menus';
import { copy, longDate } from '@larder/copy';
import { ChangeButtons, deleteUnlessUndone, Link, notify, useNavigate } from '@larder/shell-sdk';
import { ArticleCard, Picture, theme } from '@larder/ui';
import { AlertDialog } from '@larder/ui/overlays';
import { useEffect, useRef } from 'react';
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

function MenuPictures({ images }: { images: string[] }) {
  const pictures = images.length > 0 ? images : [null];
  return (
    <Mosaic $pictures={pictures.length}>
      {pictures.map((image, index) => (
        <Picture key={index} src={image} alt="" />
      ))}
    </Mosaic>
  );
}

/** [MENUS-1a][MENUS-1b][MENUS-1e] One saved menu. */
export function MenuCard({ menu, onDelete }: { menu: MenuSummaryView; onDelete: () => void }) {
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
  return (
    <ArticleCard
      headingLevel={2}
      title={<Link to={`/menu/${id}`}>{title}</Link>}
      media={<MenuPictures images={images} />}
      meta={
        <>
          <span>{copy.menus.createdOn(longDate(created_at))}</span>
          <span>{copy.menus.items(item_count)}</span>
        </>
      }
      actions={
        <ChangeButtons onEdit={() => void edit()} onDelete={onDelete} isOpening={isFetching} />
      }
    />
  );
}

/** [MENUS-1d][ERR-22] Asks before a menu is deleted. */
export function DeleteMenuDialog({
  menu,
  onClose,
}: {
  menu: MenuSummaryView;
  onClose: () => void;
}) {
  const [deleteMenu] = useDeleteMenuMutation();
  const confirm = () => {
    deleteUnlessUndone({
      keys: [`menu ${menu.id}`],
      done: copy.menus.deleted,
      failed: copy.menus.deleteFailed,
      send: () => deleteMenu({ id: menu.id }).unwrap(),
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
    >
      {copy.menus.deleteWarning}
    </AlertDialog>
  );
}

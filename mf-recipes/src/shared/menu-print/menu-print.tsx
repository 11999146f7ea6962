import { errorMessage } from '@larder/api-client';
import type { RecipeView } from '@larder/api-client/recipes';
import { copy, longDate } from '@larder/copy';
import { dialogOnDemand, notify } from '@larder/shell-sdk';
import { Button, PrintIcon, SettingsIcon } from '@larder/ui';
import { useState } from 'react';
import { loadKitchen, loadSheets, useRecipesAhead, useRecipesLoader } from './menu-print.api';
import {
  keepPrintSettings,
  readPrintSettings,
  type PrintableMenu,
  type PrintSettings,
} from './menu-print.model';
import type { RecipeKitchen } from '../recipe-dialog/recipe-dialog.parts';
import { usePrintJob } from './use-print-job';

const PrintSettingsDialog = dialogOnDemand(
  async () => (await import('./print-settings-dialog')).PrintSettingsDialog,
);

const today = () => longDate(new Date().toISOString());
const prefetchSheets = () => void loadSheets().catch(() => undefined);
const aboutToPrint = { onPointerEnter: prefetchSheets, onFocus: prefetchSheets };

interface PrintJob {
  menu: PrintableMenu;
  date: string;
  settings: PrintSettings;
  sheets: Awaited<ReturnType<typeof loadSheets>>;
  /** Null for the menu card. */
  list: { kind: 'recipes' | 'prep'; recipes: RecipeView[]; kitchen: RecipeKitchen } | null;
}

/** Prints a menu; `sheet` is what is printed, and belongs on the page. */
function useMenuPrinting(menu: PrintableMenu, settings: PrintSettings) {
  const loadRecipes = useRecipesLoader();
  const [preparing, setPreparing] = useState<'recipes' | 'prep' | null>(null);
  const [job, setJob] = usePrintJob<PrintJob>();

  const start = async (list: PrintJob['list']) =>
    setJob({ menu, list, date: today(), settings, sheets: await loadSheets() });
  const fail = (error: unknown) => notify.error(errorMessage(error, copy.menus.printFailed));
  const printCard = () => {
    if (menu.items.length === 0) notify.error(copy.menus.printEmpty);
    else start(null).catch(fail);
  };
  const printList = async (kind: 'recipes' | 'prep') => {
    if (menu.items.length === 0) {
      notify.error(copy.menus.printRecipesEmpty);
      return;
    }
    setPreparing(kind);
    try {
      const ids = menu.items.map(({ id }) => id);
      const [recipes, kitchen] = await Promise.all([loadRecipes(ids), loadKitchen()]);
      await start({ kind, recipes, kitchen });
    } catch (error) {
      fail(error);
    } finally {
      setPreparing(null);
    }
  };
  const sheet = (
    <>
      {job?.list?.kind === 'recipes' && <job.sheets.RecipeListSheet {...job} {...job.list} />}
      {job?.list?.kind === 'prep' && <job.sheets.PrepSheet {...job} {...job.list} />}
      {job && !job.list && <job.sheets.MenuCardSheet {...job} />}
    </>
  );
  return { preparing, printCard, printList, sheet };
}

/** [PRINT-2] The button that prints the prep sheet. */
function PrepSheetButton({
  printing: { preparing, printList },
  small = false,
}: {
  printing: ReturnType<typeof useMenuPrinting>;
  small?: boolean;
}) {
  return (
    <Button
      variant="secondary"
      size={small ? 'small' : undefined}
      icon={<PrintIcon />}
      busy={preparing === 'prep'}
      busyLabel={copy.menus.preparing}
      {...aboutToPrint}
      onClick={() => void printList('prep')}
    >
      {copy.menus.printPrep}
    </Button>
  );
}

/** [PLAN-10] Prints only the prep sheet, on the paper that was chosen for menus. */
export function PrepPrintButton({ menu }: { menu: PrintableMenu }) {
  const [settings] = useState(readPrintSettings);
  const printing = useMenuPrinting(menu, settings);
  return (
    <>
      <PrepSheetButton printing={printing} small />
      {printing.sheet}
    </>
  );
}

/** [VALID-12] The buttons that print a menu, and the print-only sheet. */
export function MenuPrintButtons({ menu }: { menu: PrintableMenu }) {
  const [settings, setSettings] = useState(readPrintSettings);
  const [choosing, setChoosing] = useState(false);
  useRecipesAhead(menu.items.map(({ id }) => id));
  const printing = useMenuPrinting(menu, settings);
  const { preparing, printCard, printList } = printing;
  const change = (next: PrintSettings) => {
    setSettings(next);
    keepPrintSettings(next);
  };

  return (
    <>
      <Button variant="secondary" icon={<PrintIcon />} {...aboutToPrint} onClick={printCard}>
        {copy.menus.printCard}
      </Button>
      <Button
        variant="secondary"
        icon={<PrintIcon />}
        busy={preparing === 'recipes'}
        busyLabel={copy.menus.preparing}
        {...aboutToPrint}
        onClick={() => void printList('recipes')}
      >
        {copy.menus.printRecipes}
      </Button>
      <PrepSheetButton printing={printing} />
      <Button
        variant="ghost"
        icon={<SettingsIcon />}
        onPointerEnter={PrintSettingsDialog.prefetch}
        onClick={() => setChoosing(true)}
      >
        {copy.menus.printSettings}
      </Button>
      {choosing && (
        <PrintSettingsDialog
          menu={menu}
          date={today()}
          settings={settings}
          onChange={change}
          onClose={() => setChoosing(false)}
        />
      )}
      {printing.sheet}
    </>
  );
}

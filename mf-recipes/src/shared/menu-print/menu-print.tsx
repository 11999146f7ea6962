import { errorMessage } from '@larder/api-client';
import type { RecipeView } from '@larder/api-client/recipes';
import { copy } from '@larder/copy';
import { notify } from '@larder/shell-sdk';
import { Button, PrintIcon } from '@larder/ui';
import { useEffect, useState } from 'react';
import { dayOf } from '../created-date';
import { useRecipesLoader } from './menu-print.api';
import { settlingTime, type PrintableMenu } from './menu-print.model';
import { MenuCardSheet, RecipeListSheet } from './menu-print.parts';

interface PrintJob {
  menu: PrintableMenu;
  date: string;
  /** Null for the menu card. */
  recipes: RecipeView[] | null;
}

/** [VALID-12] The buttons that print a menu, and the sheet that nothing but the printer shows. */
export function MenuPrintButtons({ menu }: { menu: PrintableMenu }) {
  const loadRecipes = useRecipesLoader();
  const [preparing, setPreparing] = useState(false);
  const [job, setJob] = useState<PrintJob | null>(null);

  useEffect(() => {
    if (!job) return;
    const finish = () => setJob(null);
    const timer = setTimeout(() => window.print(), settlingTime);
    window.addEventListener('afterprint', finish);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', finish);
    };
  }, [job]);

  const start = (recipes: RecipeView[] | null) =>
    setJob({ menu, recipes, date: dayOf(new Date().toISOString()) });
  const printCard = () => {
    if (menu.items.length === 0) notify.error(copy.menus.printEmpty);
    else start(null);
  };
  const printRecipes = async () => {
    if (menu.items.length === 0) {
      notify.error(copy.menus.printRecipesEmpty);
      return;
    }
    setPreparing(true);
    try {
      start(await loadRecipes(menu.items.map(({ id }) => id)));
    } catch (error) {
      notify.error(errorMessage(error, copy.menus.printFailed));
    } finally {
      setPreparing(false);
    }
  };

  return (
    <>
      <Button variant="secondary" icon={<PrintIcon />} onClick={printCard}>
        {copy.menus.printCard}
      </Button>
      <Button
        variant="secondary"
        icon={<PrintIcon />}
        busy={preparing}
        busyLabel={copy.menus.preparing}
        onClick={() => void printRecipes()}
      >
        {copy.menus.printRecipes}
      </Button>
      {job &&
        (job.recipes ? (
          <RecipeListSheet menu={job.menu} date={job.date} recipes={job.recipes} />
        ) : (
          <MenuCardSheet menu={job.menu} date={job.date} />
        ))}
    </>
  );
}

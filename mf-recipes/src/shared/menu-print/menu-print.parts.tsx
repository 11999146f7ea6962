import type { RecipeView } from '@larder/api-client/recipes';
import { copy } from '@larder/copy';
import { theme } from '@larder/ui';
import { createPortal } from 'react-dom';
import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import type { PrintableMenu } from './menu-print.model';

const { font, weight } = theme;

/** An open dialog keeps the page from scrolling, which on paper would cut everything off after the first sheet. */
const PaperStyle = createGlobalStyle`
  @page {
    margin: 18mm 17mm 20mm;

    @bottom-center {
      content: counter(page) ' / ' counter(pages);
      color: black;
      font: 9pt ${font.text};
    }
  }

  @media print {
    html, body {
      overflow: visible !important;
      height: auto !important;
      min-height: 0 !important;
      padding: 0 !important;
      background: white !important;
    }

    body > :not([data-print-sheet]) {
      display: none !important;
    }
  }
`;

const Sheet = styled.div`
  display: none;

  @media print {
    display: block;
    background: white;
    color: black;
    color-scheme: light;
    font-size: 11pt;
    line-height: 1.45;

    li::marker {
      color: black;
    }

    h1,
    h2,
    h3 {
      break-after: avoid;
      break-inside: avoid;
    }

    p,
    li {
      orphans: 3;
      widows: 3;
    }
  }
`;

function Paper({ children }: { children: ReactNode }) {
  return createPortal(
    <Sheet data-print-sheet="">
      <PaperStyle />
      {children}
    </Sheet>,
    document.body,
  );
}

/** From so many dishes on, the card has two columns. */
const dishesInOneColumn = 20;
/** Up to so many dishes the card is set large, in the middle of the sheet. */
const dishesOfGenerousCard = 9;

const Card = styled.section<{ $dishes: number }>`
  text-align: center;
  ${({ $dishes }) => $dishes <= dishesOfGenerousCard && 'padding-top: 18vh;'}

  h1 {
    font-size: 30pt;
    line-height: 1.15;
  }

  ol {
    margin-top: 10mm;
    padding: 0;
    list-style: none;
    font-family: ${font.heading};
    ${({ $dishes }) =>
      $dishes > dishesInOneColumn
        ? 'columns: 2; column-gap: 12mm; font-size: 11.5pt;'
        : `font-size: ${$dishes > dishesOfGenerousCard ? '15pt' : '19pt'};`}
  }

  li {
    padding-block: ${({ $dishes }) => ($dishes > dishesInOneColumn ? '0.12em' : '0.32em')};
    break-inside: avoid;
    line-height: 1.25;
    text-wrap: balance;
  }
`;

const PrintedOn = styled.p`
  margin-top: 2mm;
  font-size: 10.5pt;
`;

const Rule = styled.hr`
  width: 28mm;
  margin: 6mm auto 0;
  border: 0;
  border-top: 0.6mm double black;
`;

interface SheetProps {
  menu: PrintableMenu;
  /** The day of printing in words. */
  date: string;
}

/** [CONST-7a][CONST-7c] The dishes of a menu for the table. */
export function MenuCardSheet({ menu: { title, items }, date }: SheetProps) {
  return (
    <Paper>
      <Card $dishes={items.length}>
        <h1>{title.trim() || copy.menus.specials}</h1>
        <PrintedOn>{date}</PrintedOn>
        <Rule />
        <ol>
          {items.map((item) => (
            <li key={item.id}>{item.title}</li>
          ))}
        </ol>
      </Card>
    </Paper>
  );
}

const GuideHead = styled.header`
  padding-bottom: 4mm;
  border-bottom: 0.4mm solid black;

  h1 {
    font-size: 22pt;
  }
`;

const Dish = styled.article`
  margin-top: 9mm;

  h2 {
    font-size: 15pt;
  }

  h3 {
    margin-top: 3mm;
    font-family: ${font.text};
    font-size: 10.5pt;
    font-weight: ${weight.bold};
    letter-spacing: 0;
  }

  ul {
    columns: 2;
    column-gap: 8mm;
    break-inside: avoid;
    font-size: 10.5pt;
  }

  li {
    break-inside: avoid;
  }

  ol > li {
    margin-top: 1.2mm;
  }
`;

/** What must not be torn from the heading that follows. */
const DishHead = styled.div`
  break-inside: avoid;
  break-after: avoid;
`;

function PrintedRecipe({ recipe }: { recipe: RecipeView }) {
  const steps = recipe.analyzedInstructions[0]?.steps ?? [];
  return (
    <Dish>
      <DishHead>
        <h2>{recipe.title}</h2>
        <p>
          {copy.recipes.servings(recipe.servings)}
          {' · '}
          {copy.recipes.readyIn(copy.recipes.minutes(recipe.readyInMinutes))}
        </p>
        <h3>{copy.recipes.ingredients}</h3>
        <ul>
          {recipe.extendedIngredients.map(({ id, original }) => (
            <li key={id}>{original}</li>
          ))}
        </ul>
      </DishHead>
      <h3>{copy.recipes.instructions}</h3>
      {steps.length > 0 ? (
        <ol>
          {steps.map(({ number, step }) => (
            <li key={number}>{step}</li>
          ))}
        </ol>
      ) : (
        <p>{copy.recipes.noInstructions}</p>
      )}
    </Dish>
  );
}

/** [CONST-7b][CONST-7c] The recipes of a menu for the kitchen; one that cannot be had stays by name. */
export function RecipeListSheet({
  menu: { title, items },
  date,
  recipes,
}: SheetProps & { recipes: RecipeView[] }) {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  return (
    <Paper>
      <GuideHead>
        <h1>{copy.menus.recipeGuide}</h1>
        <PrintedOn>{title.trim() ? copy.menus.titleAndDate(title.trim(), date) : date}</PrintedOn>
      </GuideHead>
      {items.map((item) => {
        const recipe = byId.get(item.id);
        return recipe ? (
          <PrintedRecipe key={item.id} recipe={recipe} />
        ) : (
          <Dish key={item.id}>
            <h2>{item.title}</h2>
            <p>{copy.menus.recipeUnavailable}</p>
          </Dish>
        );
      })}
    </Paper>
  );
}

import type { RecipeView } from '@larder/api-client/recipes';
import { copy } from '@larder/copy';
import { changedServings, countsPeople, servingsOf } from '@larder/culinary';
import { theme } from '@larder/ui';
import { createPortal } from 'react-dom';
import { Fragment, type ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { allergensIn, keepingSentences, nutritionLines } from '../recipe-dialog/fact-sentences';
import { sectionsOf, type Section } from '../recipe-sections';
import type { RecipeKitchen } from '../recipe-dialog/recipe-dialog.parts';
import { MenuCard } from './menu-card.parts';
import { papers, type Paper, type PrintableMenu, type PrintSettings } from './menu-print.model';

const { font, weight } = theme;

const sizeOf = (paper: Paper) => `${papers[paper].width}mm ${papers[paper].height}mm`;

/** An open dialog keeps the page from scrolling, which would cut off everything after the first printed sheet. */
const OnlyTheSheet = createGlobalStyle`
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

/** Without a margin, the browser cannot add its own header and footer. */
const CardPaper = createGlobalStyle<{ $paper: Paper }>`
  @page {
    size: ${({ $paper }) => sizeOf($paper)};
    margin: 0;
  }
`;

const ListPaper = createGlobalStyle<{ $paper: Paper }>`
  @page {
    size: ${({ $paper }) => sizeOf($paper)};
    margin: ${({ $paper }) => ($paper === 'A5' ? '12mm 12mm 15mm' : '14mm 16mm 17mm')};

    @bottom-center {
      content: counter(page) ' / ' counter(pages);
      color: black;
      font: 9pt ${font.text};
    }
  }
`;

/** Invisible on screen but laid out, so that its fonts are loaded and the card can be measured. */
const Sheet = styled.div`
  position: fixed;
  z-index: -1;
  inset: 0;
  overflow: hidden;
  visibility: hidden;
  pointer-events: none;

  @media print {
    position: static;
    overflow: visible;
    visibility: visible;
  }
`;

function OnPaper({ children }: { children: ReactNode }) {
  return createPortal(
    <Sheet data-print-sheet="">
      <OnlyTheSheet />
      {children}
    </Sheet>,
    document.body,
  );
}

interface SheetProps {
  menu: PrintableMenu;
  /** The printing date, spelled out. */
  date: string;
  settings: PrintSettings;
}

export function MenuCardSheet({ menu, date, settings: { look, paper } }: SheetProps) {
  return (
    <OnPaper>
      <CardPaper $paper={paper} />
      <MenuCard key={`${look} ${paper}`} menu={menu} date={date} look={look} paper={paper} />
    </OnPaper>
  );
}

const Guide = styled.div<{ $paper: Paper }>`
  background: white;
  color: black;
  color-scheme: light;
  font-size: ${({ $paper }) => ($paper === 'A5' ? '9.5pt' : '10.5pt')};
  line-height: 1.45;
  overflow-wrap: break-word;

  li::marker {
    color: black;
  }

  h1,
  h2,
  h3,
  h4 {
    break-after: avoid;
    break-inside: avoid;
  }
`;

const PrintedOn = styled.p`
  margin-top: 2mm;
  font-size: 10.5pt;
`;

const GuideHead = styled.header`
  padding-bottom: 4mm;
  border-bottom: 0.4mm solid black;

  h1 {
    font-size: 2em;
  }
`;

/**
 * Recipes follow each other and fill the sheets: one breaks between two steps, never before the first. A short one stays whole,
 * since that leaves little of a sheet empty.
 */
const Dish = styled.article<{ $short?: boolean }>`
  margin-top: 8mm;
  break-inside: ${({ $short }) => ($short ? 'avoid' : 'auto')};

  h2 {
    font-size: 1.4em;
  }

  h3 {
    margin-top: 3mm;
    font-family: ${font.text};
    font-size: 0.95em;
    font-weight: ${weight.bold};
    letter-spacing: 0;
  }

  h4 {
    margin-top: 2mm;
    font-family: ${font.text};
    font-size: 0.95em;
    font-weight: ${weight.semibold};
    letter-spacing: 0;
  }

  ul {
    columns: 2;
    column-gap: 8mm;
    break-inside: avoid;
    font-size: 0.95em;
  }

  li {
    break-inside: avoid;
  }

  ol > li {
    margin-top: 1.2mm;
  }

  ol > li:first-child {
    break-before: avoid;
  }
`;

/** What the dialog tells of a dish besides how it is made. */
const Facts = styled.div`
  margin-top: 3mm;
  break-inside: avoid;
  font-size: 0.85em;
`;

/** Characters of a recipe that takes a third of a sheet at most. */
const shortest = 700;

const isShort = (recipe: RecipeView): boolean => {
  const steps = recipe.analyzedInstructions[0]?.steps ?? [];
  const texts = [
    ...recipe.extendedIngredients.map(({ original }) => original),
    ...steps.map(({ step }) => step),
  ];
  return texts.join('').length <= shortest;
};

/** [FACTS-1][FACTS-2][FACTS-3] In a few lines: nutrition, what is in season, how long it keeps. */
function PrintedFacts({ recipe, kitchen }: { recipe: RecipeView; kitchen: RecipeKitchen }) {
  const { nutrition, keeping } = recipe;
  const seasonal = kitchen.seasonalFoods(recipe, new Date());
  const lines = [
    ...(nutrition ? nutritionLines(nutrition) : []),
    ...(seasonal.length > 0 ? [copy.dish.inSeason(seasonal)] : []),
    ...(keeping ? [keepingSentences(keeping).join(' ')] : []),
  ];
  return (
    lines.length > 0 && (
      <Facts>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Facts>
    )
  );
}

/** Must not be separated from the heading that follows. */
const DishHead = styled.div`
  break-inside: avoid;
  break-after: avoid;
`;

/** [OWN-4] Lists under their headings. */
function PrintedSections<Line>({
  sections,
  children,
}: {
  sections: Section<Line>[];
  children: (lines: Line[]) => ReactNode;
}) {
  return sections.map(({ heading, lines }, index) => (
    <Fragment key={index}>
      {heading !== null && <h4>{heading}</h4>}
      {lines.length > 0 && children(lines)}
    </Fragment>
  ));
}

interface PrintedRecipeProps {
  recipe: RecipeView;
  /** For how many the menu has it; the recipe itself says for how many it is written. */
  servings: number | null | undefined;
  /** The lines for that many. */
  lines: RecipeView['extendedIngredients'];
  /** [COOK-2] The steps, likewise; as written unless they are given. */
  steps?: RecipeView['analyzedInstructions'][number]['steps'];
  kitchen: RecipeKitchen;
}

function PrintedRecipe({
  recipe,
  servings,
  lines,
  kitchen,
  steps = recipe.analyzedInstructions[0]?.steps ?? [],
}: PrintedRecipeProps) {
  const dish = { servings, recipeServings: recipe.servings };
  const changed = changedServings(dish);
  return (
    <Dish $short={isShort(recipe)}>
      <DishHead>
        <h2>{recipe.title}</h2>
        <p>
          {changed === null
            ? copy.dish.servings(recipe.servings, recipe.yieldText)
            : copy.servings.amount(changed, countsPeople(dish))}
          {' · '}
          {copy.dish.readyIn(recipe.readyInMinutes)}
        </p>
        <h3>{copy.dish.ingredients}</h3>
        <PrintedSections sections={sectionsOf(lines, recipe.sections?.ingredients)}>
          {(section) => (
            <ul>
              {section.map(({ id, original }) => (
                <li key={id}>{original}</li>
              ))}
            </ul>
          )}
        </PrintedSections>
      </DishHead>
      <h3>{copy.dish.instructions}</h3>
      {steps.length > 0 ? (
        <PrintedSections sections={sectionsOf(steps, recipe.sections?.steps)}>
          {(section) => (
            <ol start={section[0]?.number}>
              {section.map(({ number, step }) => (
                <li key={number}>{step}</li>
              ))}
            </ol>
          )}
        </PrintedSections>
      ) : (
        <p>{copy.dish.noInstructions}</p>
      )}
      <PrintedFacts recipe={recipe} kitchen={kitchen} />
    </Dish>
  );
}

/** [CONST-7b][CONST-7c] A menu's recipes for the kitchen; an unavailable one is listed by name. */
export function RecipeListSheet({
  menu: { title, items },
  date,
  settings: { paper },
  recipes,
  kitchen,
}: SheetProps & { recipes: RecipeView[]; kitchen: RecipeKitchen }) {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  return (
    <OnPaper>
      <ListPaper $paper={paper} />
      <Guide $paper={paper}>
        <GuideHead>
          <h1>{copy.menus.recipeGuide}</h1>
          <PrintedOn>{title.trim() ? copy.menus.titleAndDate(title.trim(), date) : date}</PrintedOn>
        </GuideHead>
        {items.map(({ id, title: name, servings }) => {
          const recipe = byId.get(id);
          const count = servingsOf({ servings, recipeServings: recipe?.servings }) ?? 1;
          return recipe ? (
            <PrintedRecipe
              key={id}
              recipe={recipe}
              kitchen={kitchen}
              servings={servings}
              lines={kitchen.shownLines(recipe, count, 'written', copy.common.locale)}
              steps={kitchen.cookSteps(recipe, count, 'written', copy.common.locale)}
            />
          ) : (
            <Dish key={id}>
              <h2>{name}</h2>
              <p>{copy.menus.recipeUnavailable}</p>
            </Dish>
          );
        })}
      </Guide>
    </OnPaper>
  );
}

/** [PRINT-2] What a kitchen prepares for a menu: everything it needs, then each dish, in working order. */
export function PrepSheet({
  menu: { title, items },
  date,
  settings: { paper },
  recipes,
  kitchen,
}: SheetProps & { recipes: RecipeView[]; kitchen: RecipeKitchen }) {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const dishes = items.flatMap(({ id, servings }) => {
    const recipe = byId.get(id);
    return recipe
      ? [{ recipe, servings: servingsOf({ servings, recipeServings: recipe.servings }) }]
      : [];
  });
  const missing = items.filter(({ id }) => !byId.has(id));
  const { menus, grocery } = copy;
  return (
    <OnPaper>
      <ListPaper $paper={paper} />
      <Guide $paper={paper}>
        <GuideHead>
          <h1>{menus.prepSheet}</h1>
          <PrintedOn>{title.trim() ? menus.titleAndDate(title.trim(), date) : date}</PrintedOn>
        </GuideHead>
        {kitchen.preparedInOrder(dishes).map(({ recipe, servings, lead }) => (
          <Dish key={recipe.id} $short>
            <h2>{recipe.title}</h2>
            <p>
              {[
                servings === null
                  ? copy.dish.servings(recipe.servings, recipe.yieldText)
                  : copy.servings.amount(
                      servings,
                      countsPeople({ recipeServings: recipe.servings }),
                    ),
                lead.minutes > 0 ? menus.leadTime(lead.minutes) : null,
                lead.waiting > 0 ? menus.waitingTime(lead.waiting) : null,
              ]
                .filter((text) => text !== null)
                .join(' · ')}
            </p>
            <p>{allergensIn(recipe)}</p>
            <ul>
              {kitchen
                .shownLines(recipe, servings, 'written', copy.common.locale)
                .map(({ id, original }) => (
                  <li key={id}>{original}</li>
                ))}
            </ul>
          </Dish>
        ))}
        {missing.map((item) => (
          <Dish key={item.id} $short>
            <h2>{item.title}</h2>
            <p>{menus.recipeUnavailable}</p>
          </Dish>
        ))}
        <Dish>
          <h2>{menus.allTogether}</h2>
          {kitchen.totalAmounts(dishes).map(({ aisle, lines }) => (
            <Fragment key={aisle}>
              <h3>{grocery.aisles[aisle]}</h3>
              <ul>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Fragment>
          ))}
        </Dish>
      </Guide>
    </OnPaper>
  );
}

/** [OWN-27] One recipe by itself. */
export function RecipeSheet({
  recipe,
  settings: { paper },
  kitchen,
}: {
  recipe: RecipeView;
  settings: PrintSettings;
  kitchen: RecipeKitchen;
}) {
  return (
    <OnPaper>
      <ListPaper $paper={paper} />
      <Guide $paper={paper}>
        <PrintedRecipe
          recipe={recipe}
          kitchen={kitchen}
          servings={recipe.servings}
          lines={recipe.extendedIngredients}
        />
      </Guide>
    </OnPaper>
  );
}

import { mostServings } from '@larder/api-client/limits';
import { copy } from '@larder/copy';
import { changedServings, countsPeople, servingsOf } from '@larder/culinary';
import { useSession, type DishEntry } from '@larder/shell-sdk';
import {
  Button,
  Chip,
  LockIcon,
  Cluster,
  CookIcon,
  DishIcon,
  Select,
  ServingsIcon,
  Skeleton,
  Spinner,
  Stack,
  Stepper,
  theme,
  TimeIcon,
  WarningIcon,
} from '@larder/ui';
import { useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import type { RecipeView } from '@larder/api-client/recipes';
import { AddMissing, useLineSources } from './at-hand.parts';
import { kitchenUnits, useKitchenUnits } from './kitchen-units';
import { useShownServings } from '../shown-dish-address';
import { rememberedServings, rememberServings } from './remembered-servings';
import type * as kitchenModel from './recipe-kitchen.model';
import { allergenSentences, isNamed } from './fact-sentences';
import { Keeping } from './keeping.parts';
import { Nutrition } from './nutrition.parts';
import { RecipeMarks } from './recipe-marks.parts';
import { IngredientSections, StepSections } from './recipe-sections.parts';

/** The ingredient line parser; it loads after the recipe. */
export type RecipeKitchen = typeof kitchenModel;

const { color, leading, media, space, textSize, weight } = theme;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  padding: 0;
  color: ${color.inkMuted};
  font-size: ${textSize.small};
  list-style: none;

  > li {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${space[6]};
  margin-top: ${space[5]};

  ${media.medium} {
    grid-template-columns: minmax(13rem, 4fr) 7fr;
    gap: ${space[7]};
  }
`;

const PartTitle = styled.h3`
  margin-bottom: ${space[3]};
`;

const PartHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-start;
  gap: ${space[2]} ${space[4]};
  margin-bottom: ${space[4]};
`;

const Source = styled.p`
  margin-top: ${space[5]};
  color: ${color.inkMuted};
  font-size: ${textSize.small};
`;

/** [FACTS-4] The rules that it keeps, and those for which it depends on what is bought. */
function ruleNames({ rules }: RecipeView): string[] {
  const { ruleKept, ruleDepends } = copy.dish;
  // A recipe kept by an earlier build has none.
  return (rules ?? []).flatMap(({ rule, fact }) => {
    if (fact === 'free') return ruleKept[rule];
    return fact === 'may' && isNamed(ruleDepends, rule) ? ruleDepends[rule] : [];
  });
}

const CheckLabel = styled.p`
  color: ${color.inkMuted};
  font-size: ${textSize.small};
`;

/** [K-1] Claims diets and allergens no more strongly than they are known. [HOUSE-4] Says who sees it if that is its author alone. */
function Labels({ recipe }: { recipe: RecipeView }) {
  const { diets } = copy.recipes;
  const sentences = allergenSentences(recipe);
  const isPrivate = recipe.visibility === 'private';
  const rules = ruleNames(recipe);
  const saysFacts = recipe.diets.length + rules.length + sentences.length > 0;
  if (!saysFacts && !isPrivate) return null;
  return (
    <Stack $gap={2}>
      <Cluster $gap={2}>
        {isPrivate && <Chip icon={<LockIcon />}>{copy.recipeEditor.private}</Chip>}
        {recipe.diets.map((diet) => (
          <Chip key={diet} tone="included">
            {isNamed(diets, diet) ? diets[diet] : diet}
          </Chip>
        ))}
        {rules.map((name) => (
          <Chip key={name} tone="included">
            {name}
          </Chip>
        ))}
        {sentences.map((sentence) => (
          <Chip key={sentence} icon={<WarningIcon />}>
            {sentence}
          </Chip>
        ))}
      </Cluster>
      {saysFacts && <CheckLabel>{copy.recipes.checkLabel}</CheckLabel>}
    </Stack>
  );
}

const Why = styled.details`
  font-size: ${textSize.small};

  > summary {
    width: fit-content;
    padding-block: ${space[1]};
    padding-inline-end: ${space[4]};
    color: ${color.inkMuted};
    cursor: pointer;

    ${media.belowMedium} {
      padding-block: 0.65rem;
    }
  }

  > ul {
    margin-top: ${space[2]};
    padding: 0;
    list-style: none;
  }

  li {
    line-height: ${leading.normal};
  }
`;

/** [FACTS-2] What of it is in season now. */
function InSeason({ recipe, kitchen }: { recipe: RecipeView; kitchen: RecipeKitchen }) {
  const [today] = useState(() => new Date());
  const foods = kitchen.seasonalFoods(recipe, today);
  return foods.length > 0 && <CheckLabel>{copy.dish.inSeason(foods)}</CheckLabel>;
}

/** The foods behind the allergens, and behind the diets that the recipe breaks. */
function Evidence({ recipe, kitchen }: { recipe: RecipeView; kitchen: RecipeKitchen }) {
  const { allergens } = copy.dish;
  const { diets } = copy.recipes;
  const found = kitchen.allergenEvidence(recipe);
  const missed = kitchen.dietEvidence(recipe);
  if (found.length + missed.length === 0) return null;
  return (
    <Why>
      <summary>{copy.dish.why}</summary>
      <ul role="list">
        {found.map(({ about, foods, certain }) => (
          <li key={about}>
            {copy.dish.evidence(
              foods,
              isNamed(allergens, about) ? allergens[about] : about,
              certain,
            )}
          </li>
        ))}
        {missed.map(({ about, foods, certain }) => (
          <li key={about}>
            {copy.dish.dietEvidence(isNamed(diets, about) ? diets[about] : about, foods, certain)}
          </li>
        ))}
      </ul>
    </Why>
  );
}

const Notes = styled.section`
  margin-top: ${space[6]};

  > p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  > p + div {
    margin-top: ${space[3]};
  }
`;

/** [OWN-7] What the household noted down about its own recipe. */
function RecipeNotes({ recipe: { notes, tags } }: { recipe: RecipeView }) {
  // A recipe kept by an earlier build has neither.
  if (!notes && !tags?.length) return null;
  return (
    <Notes>
      <PartTitle>{copy.dish.notes}</PartTitle>
      {notes && <p>{notes}</p>}
      {tags.length > 0 && (
        <Cluster $gap={2}>
          {tags.map((tag) => (
            <Chip key={tag}>{tag}</Chip>
          ))}
        </Cluster>
      )}
    </Notes>
  );
}

const Measures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[3]} ${space[4]};
  margin-bottom: ${space[4]};
`;

const Servings = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};

  > span {
    font-size: ${textSize.small};
    font-weight: ${weight.semibold};
  }
`;

interface MeasuresProps {
  measures: ReturnType<typeof useMeasures>;
  units: (typeof kitchenUnits)[number];
  onUnits: (units: (typeof kitchenUnits)[number]) => void;
}

/** The servings and units. */
function MeasureControls({ measures, units, onUnits }: MeasuresProps) {
  const { servings, setServings, isPeople } = measures;
  const group = useRef<HTMLDivElement>(null);
  const words = isPeople
    ? {
        label: copy.recipes.servingsLabel,
        lessLabel: copy.recipes.fewerServings,
        moreLabel: copy.recipes.moreServings,
      }
    : {
        label: copy.dish.timesLabel,
        lessLabel: copy.dish.fewerTimes,
        moreLabel: copy.dish.moreTimes,
      };
  return (
    <Measures>
      <Servings ref={group} role="group" aria-label={copy.dish.servingsShown}>
        <span aria-hidden="true">{words.label}</span>
        <Stepper
          {...words}
          value={servings}
          max={mostServings}
          refusal={copy.servings.outOfRange(mostServings)}
          onChange={setServings}
        />
      </Servings>
      <Select
        label={copy.dish.units}
        value={units}
        options={kitchenUnits.map((value) => ({ value, label: copy.dish.unitSystems[value] }))}
        onChange={({ target }) =>
          onUnits(kitchenUnits.find((known) => known === target.value) ?? 'written')
        }
      />
      <KeepServings measures={measures} group={group} />
    </Measures>
  );
}

/** Offers to save other servings to the menu or plan from which the dish was opened. */
function KeepServings({
  measures: { servings, isPeople, save },
  group,
}: Pick<MeasuresProps, 'measures'> & { group: RefObject<HTMLElement | null> }) {
  const [isSaving, setIsSaving] = useState(false);
  if (!save) return null;
  const keep = async () => {
    setIsSaving(true);
    // The button is gone once they are saved.
    if (await save()) group.current?.querySelector('input')?.focus();
    setIsSaving(false);
  };
  return (
    <Button
      variant="secondary"
      size="small"
      busy={isSaving}
      busyLabel={copy.servings.keeping}
      onClick={() => void keep()}
    >
      {copy.servings.keep(copy.servings.amount(servings, isPeople))}
    </Button>
  );
}

/**
 * The cook's own servings and units, and the resulting lines. A dish of a menu or plan has the servings it has there;
 * those of any other are remembered.
 */
export function useMeasures(
  recipe: RecipeView | undefined,
  kitchen: RecipeKitchen | undefined,
  entry: DishEntry | undefined,
) {
  const person = useSession().user?.id ?? '';
  const [chosen, setChosen] = useState<number | null>(null);
  const [saved, setSaved] = useState<number | null>(null);
  const [units, setUnits] = useKitchenUnits();
  const recipeServings = recipe?.servings;
  const asWritten = recipe ? (servingsOf({ recipeServings }) ?? 1) : 1;
  const before = entry ? entry.servings : recipe ? rememberedServings(person, recipe.id) : null;
  const inAddress = useShownServings(recipe?.id);
  const servings = chosen ?? inAddress.servings ?? before ?? asWritten;
  const setServings = (next: number): void => {
    setChosen(next);
    inAddress.show(next === asWritten ? null : next);
    if (entry) entry.onChange?.(next);
    else if (recipe)
      rememberServings(person, recipe.id, changedServings({ servings: next, recipeServings }));
  };
  const onSave = entry?.onSave;
  const save = async (): Promise<boolean> => {
    const isSaved = (await onSave?.(servings)) ?? false;
    if (isSaved) setSaved(servings);
    return isSaved;
  };
  const lines =
    recipe && kitchen
      ? kitchen.shownLines(recipe, servings, units, copy.common.locale)
      : (recipe?.extendedIngredients ?? []);
  const steps = useMemo(
    () =>
      recipe && kitchen
        ? kitchen.cookSteps(recipe, servings, units, copy.common.locale)
        : (recipe?.analyzedInstructions[0]?.steps ?? []).map((step) => ({
            ...step,
            heading: null,
            needs: [],
          })),
    [recipe, kitchen, servings, units],
  );
  return {
    servings,
    setServings,
    isPeople: countsPeople({ recipeServings }),
    /** Set while other servings than those of the menu or plan are shown. */
    save: onSave && servings !== (saved ?? before ?? asWritten) ? save : undefined,
    units,
    setUnits,
    lines,
    /** The steps for these servings, in these units. */
    steps,
  };
}

/** [DETAIL-1] The full recipe. */
export function RecipeBody({
  recipe,
  star,
  kitchen,
  measures,
  onCook,
}: {
  recipe: RecipeView;
  star: ReactNode;
  kitchen: RecipeKitchen | undefined;
  measures: ReturnType<typeof useMeasures>;
  onCook: () => void;
}) {
  const { steps } = measures;
  const sources = useLineSources(recipe);
  return (
    <>
      <Stack $gap={4}>
        {recipe.description && <p>{recipe.description}</p>}
        <Cluster $justify="between">
          <Facts role="list">
            <li>
              <TimeIcon aria-hidden="true" />
              {copy.dish.readyIn(recipe.readyInMinutes)}
            </li>
            <li>
              <ServingsIcon aria-hidden="true" />
              {copy.dish.servings(recipe.servings, recipe.yieldText)}
            </li>
            {recipe.yieldText && recipe.servings !== null && (
              <li>
                <DishIcon aria-hidden="true" />
                {copy.dish.makes(recipe.yieldText)}
              </li>
            )}
          </Facts>
          {star}
        </Cluster>
        <Labels recipe={recipe} />
        {kitchen && <Evidence recipe={recipe} kitchen={kitchen} />}
        {kitchen && <InSeason recipe={recipe} kitchen={kitchen} />}
      </Stack>
      <Columns>
        <section>
          <PartTitle>{copy.dish.ingredients}</PartTitle>
          {kitchen && (
            <MeasureControls
              measures={measures}
              units={measures.units}
              onUnits={measures.setUnits}
            />
          )}
          <IngredientSections recipe={recipe} lines={measures.lines} sources={sources} />
          <AddMissing recipe={recipe} lines={measures.lines} sources={sources} />
        </section>
        <section>
          <PartHead>
            <h3>{copy.dish.instructions}</h3>
            {steps.length > 0 && (
              <Button variant="secondary" size="small" icon={<CookIcon />} onClick={onCook}>
                {copy.dish.startCooking}
              </Button>
            )}
          </PartHead>
          {steps.length > 0 ? (
            <StepSections recipe={recipe} steps={steps} />
          ) : (
            <p>{copy.dish.noInstructions}</p>
          )}
        </section>
      </Columns>
      {/* A recipe kept by an earlier build knows neither. */}
      {recipe.keeping && <Keeping keeping={recipe.keeping} />}
      {recipe.nutrition && <Nutrition nutrition={recipe.nutrition} />}
      <RecipeNotes recipe={recipe} />
      {/* A recipe kept by an earlier build says nothing about collections. */}
      {recipe.collections && <RecipeMarks recipe={recipe} />}
      {recipe.sourceName && (
        <Source>
          {recipe.sourceUrl ? (
            <a href={recipe.sourceUrl} target="_blank" rel="noreferrer">
              {copy.dish.source(recipe.sourceName)}
            </a>
          ) : (
            copy.dish.source(recipe.sourceName)
          )}
        </Source>
      )}
    </>
  );
}

/** Placeholder for a recipe that is loading. */
export function RecipeBodySkeleton() {
  return (
    <>
      <Spinner label={copy.dish.loadingRecipe} />
      <Columns aria-hidden="true">
        <Skeleton lines={8} />
        <Skeleton lines={8} />
      </Columns>
    </>
  );
}

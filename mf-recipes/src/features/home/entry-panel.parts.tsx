import { diets, longestDishName, mostIngredients, recipeTypes } from '@larder/api-client/limits';
import { copy } from '@larder/copy';
import { usePremiumLock, useSession, useUndoable } from '@larder/shell-sdk';
import {
  AddIcon,
  BasketIcon,
  Button,
  Card,
  Cluster,
  CookIcon,
  Field,
  IconButton,
  Notice,
  PremiumIcon,
  SearchIcon,
  Select,
  Stack,
  Switch,
  theme,
  TimeIcon,
  type ChipMark,
} from '@larder/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { PantryDialog } from '../../shared/dialogs';
import { EntryChips } from '../../shared/entry-chips';
import { IngredientField } from '../../shared/ingredient-field';
import { useSuggestIngredientsQuery } from '../../shared/ingredient-suggestions.api';
import {
  asksForDishes,
  readings,
  refinementsMade,
  withBack,
  withExcluded,
  withIncluded,
  type Diet,
  type Entries,
  type RecipeType,
} from './home.model';
import { Disclosure } from './disclosure.parts';
import { DishRules } from './dish-rules.parts';
import { NarrowingChoices } from './narrowing.parts';
import { useIngredientText } from './use-ingredient-text';

const { border, color, space, textSize } = theme;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${space[3]};
`;

const RefineFrame = styled.div<{ $folded: boolean }>`
  padding-top: ${({ $folded }) => ($folded ? space[1] : space[5])};
  border-top: ${border.hairline} solid ${color.line};
`;

/** With dishes below it on a phone, two rows of what may be many; the rest is scrolled to. */
const EntriesBox = styled.div<{ $folded: boolean }>`
  ${({ $folded }) => $folded && `max-height: 5.75rem; overflow-y: auto;`}

  > button {
    margin-top: ${space[2]};
  }

  /* Takes no space while there is nothing in it. */
  &:not(:has(li)) {
    position: absolute;
  }
`;

const RefineTitle = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font-size: ${textSize.subtitle};

  /* Beside the mark that says whether it is open. */
  summary > & {
    display: inline-flex;
    vertical-align: middle;
  }

  > svg {
    color: ${color.favourite};
  }
`;

const Aside = styled.p`
  color: ${color.inkMuted};
  font-size: ${textSize.small};
`;

const mostCorrections = 3;

/** A word the backend does not know as an ingredient, and what may be meant. */
function UnknownWord({
  word,
  sentence,
  onReplace,
  onNamed,
}: {
  word: string;
  sentence: string;
  onReplace: (name: string) => void;
  onNamed?: (word: string) => void;
}) {
  const { currentData: near = [] } = useSuggestIngredientsQuery({ q: word });
  return (
    <Notice tone="warning">
      <Stack $gap={2}>
        <span>{sentence}</span>
        {near.length > 0 && (
          <Cluster $gap={2}>
            <span>{copy.recipes.didYouMean}</span>
            {near.slice(0, mostCorrections).map(({ id, name }) => (
              <Button
                key={id}
                size="small"
                variant="secondary"
                aria-label={copy.recipes.useInstead(word, name)}
                onClick={() => onReplace(name)}
              >
                {name}
              </Button>
            ))}
          </Cluster>
        )}
        {onNamed && (
          <div>
            <Button
              size="small"
              variant="secondary"
              icon={<SearchIcon />}
              onClick={() => onNamed(word)}
            >
              {copy.recipes.searchByName(word)}
            </Button>
          </div>
        )}
      </Stack>
    </Notice>
  );
}

/** How the search interpreted words, next to the words themselves. */
function ReadAs({ readings: pairs }: { readings: [typed: string, name: string][] }) {
  return pairs.length > 0 ? <Aside>{copy.recipes.readAs(pairs)}</Aside> : null;
}

function replaced(list: string[], word: string, name: string): string[] {
  return [...new Set(list.map((entry) => (entry === word ? name : entry)))];
}

/** How the last search interpreted the entries. */
interface Interpretation {
  understood: Record<string, string>;
  unknown: string[];
}

interface EnteredProps extends Interpretation {
  label: string;
  entries: string[];
  tone: 'included' | 'excluded';
  unknownWord: (word: string) => string;
  onRemove: (entry: string) => void;
  onReplace: (entries: string[]) => void;
  /** Takes all of them out. */
  onClear?: () => void;
  folded?: boolean;
  /** Looks for dishes with this name instead. */
  onNamed?: (word: string) => void;
  markOf?: (entry: string) => ChipMark;
  struck?: boolean;
}

/** The entries of one list, and how the last search interpreted them. */
function Entered({
  label,
  entries,
  tone,
  understood,
  unknown,
  unknownWord,
  onRemove,
  onReplace,
  onClear,
  folded = false,
  onNamed,
  markOf,
  struck,
}: EnteredProps) {
  return (
    <>
      <EntriesBox $folded={folded}>
        <EntryChips
          label={label}
          entries={entries}
          tone={tone}
          unknown={unknown}
          markOf={markOf}
          struck={struck}
          onRemove={onRemove}
        />
        {onClear && entries.length > 1 && (
          <Button size="small" variant="ghost" onClick={onClear}>
            {copy.recipes.clearKitchen}
          </Button>
        )}
      </EntriesBox>
      {unknown
        .filter((word) => entries.includes(word))
        .map((word) => (
          <UnknownWord
            key={word}
            word={word}
            sentence={unknownWord(word)}
            onReplace={(name) => onReplace(replaced(entries, word, name))}
            onNamed={onNamed}
          />
        ))}
      <ReadAs readings={readings(understood).filter(([typed]) => entries.includes(typed))} />
    </>
  );
}

interface EntriesProps extends Interpretation {
  entries: Entries;
  onChange: (entries: Entries) => void;
}

/** [UNDO-1] Takes foods out of one of the lists, and offers them back. */
function useTakingOut(
  list: 'included' | 'excluded',
  { entries, onChange }: Pick<EntriesProps, 'entries' | 'onChange'>,
) {
  const offerBack = useUndoable(list);
  // When they are put back, more may have changed.
  const latest = useRef({ entries, onChange });
  useEffect(() => {
    latest.current = { entries, onChange };
  });
  return (taken: readonly string[], said: string): void => {
    const before = entries;
    onChange({ ...entries, [list]: entries[list].filter((entry) => !taken.includes(entry)) });
    offerBack(said, () => {
      const { entries: now, onChange: change } = latest.current;
      change({
        ...now,
        [list]: withBack(now[list], before[list], taken),
        ...(list === 'included' && {
          useSoon: withBack(
            now.useSoon,
            before.useSoon,
            taken.filter((entry) => before.useSoon.includes(entry)),
          ),
        }),
      });
    });
  };
}

/** What makes room for dishes until somebody wants it. */
interface Folds {
  /** Whether there are dishes below the panel, on a phone. */
  folded: boolean;
  /** Whether nobody has searched by name. */
  nameFolded: boolean;
}

interface IngredientsProps extends EntriesProps, Folds {
  onGenerate: (entries: Entries) => void;
  generating: boolean;
}

/** [OWN-23] The name of a dish, or part of it. */
function NameField({
  entries,
  onChange,
  onEnter,
}: Pick<EntriesProps, 'entries' | 'onChange'> & { onEnter: () => void }) {
  return (
    <Field
      type="search"
      label={copy.recipes.dishName}
      placeholder={copy.recipes.dishNamePlaceholder}
      value={entries.name}
      maxLength={longestDishName}
      enterKeyHint="search"
      onChange={({ target }) => onChange({ ...entries, name: target.value })}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter();
      }}
    />
  );
}

/** [INGR-1][INGR-2][INGR-4] What is at hand, and the search for what can be cooked with it. */
function Ingredients({
  entries,
  onChange,
  onGenerate,
  generating,
  folded,
  nameFolded,
  ...interpretation
}: IngredientsProps) {
  const { included, useSoon } = entries;
  /** [KITCHEN-3] */
  const markOf = (entry: string): ChipMark => ({
    label: copy.recipes.useSoon(entry),
    icon: <TimeIcon />,
    on: useSoon.includes(entry),
    onChange: (on) =>
      onChange({
        ...entries,
        useSoon: on ? [...useSoon, entry] : useSoon.filter((other) => other !== entry),
      }),
  });
  const field = useRef<HTMLInputElement>(null);
  const takeOut = useTakingOut('included', { entries, onChange });
  const { text, setText, generate, generateByKey } = useIngredientText({
    entries,
    onChange,
    onGenerate,
    generating,
  });
  const nameField = <NameField entries={entries} onChange={onChange} onEnter={generateByKey} />;
  return (
    <Stack $gap={4}>
      <IngredientField
        ref={field}
        label={copy.recipes.ingredient}
        placeholder={copy.recipes.ingredientPlaceholder}
        entries={included}
        most={mostIngredients}
        tooMany={copy.recipes.tooManyEntries}
        onChange={(list) => onChange(withIncluded(entries, list))}
        onEmptyEnter={generateByKey}
        text={text}
        onText={setText}
        button={(add) => (
          <IconButton
            variant="primary"
            label={copy.recipes.addIngredient}
            icon={<AddIcon />}
            onClick={() => {
              add();
              field.current?.focus();
            }}
          />
        )}
      />
      <Entered
        {...interpretation}
        label={copy.recipes.includedIngredients}
        entries={included}
        tone="included"
        unknownWord={copy.recipes.unknownWord}
        markOf={markOf}
        folded={folded}
        onRemove={(entry) => takeOut([entry], copy.common.removed(entry))}
        onClear={() => {
          takeOut(included, copy.recipes.kitchenCleared);
          field.current?.focus();
        }}
        onReplace={(list) => onChange({ ...entries, included: list })}
        onNamed={(name) => {
          const others = included.filter((entry) => entry !== name);
          const named = { ...entries, included: others, name };
          onChange(named);
          onGenerate(named);
        }}
      />
      {!nameFolded && nameField}
      <Button
        wide
        size="large"
        icon={<CookIcon />}
        busy={generating}
        busyLabel={copy.recipes.generating}
        disabled={!asksForDishes(entries)}
        onClick={generate}
      >
        {copy.recipes.generateDishes}
      </Button>
      <NarrowingChoices
        entries={entries}
        onChange={(chosen) => onChange({ ...entries, ...chosen })}
      >
        {nameFolded && nameField}
      </NarrowingChoices>
    </Stack>
  );
}

interface RefinementsProps extends EntriesProps {
  /** Whether it makes room for what is below it, as on a phone. */
  refineFolded: boolean;
  onOpenPantry: () => void;
}

/** On a phone a single line, which says how many choices are active. */
function RefineFold({
  folded,
  choices,
  locked,
  children,
}: {
  folded: boolean;
  choices: number;
  locked: boolean;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const title = (label: string) => (
    <RefineTitle>
      {label}
      {locked && <PremiumIcon aria-hidden="true" />}
    </RefineTitle>
  );
  if (!folded) {
    return (
      <Stack>
        {title(copy.recipes.refine)}
        {children}
      </Stack>
    );
  }
  return (
    <Disclosure open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title(copy.recipes.refineWith(choices))}</summary>
      <Stack>{children}</Stack>
    </Disclosure>
  );
}

/** [INGR-3][INGR-5] What the search is restricted to. */
function Refinements({
  entries,
  onChange,
  onOpenPantry,
  refineFolded,
  ...interpretation
}: RefinementsProps) {
  const { isSubscribed } = useSession();
  const lock = usePremiumLock();
  const [text, setText] = useState('');
  const takeOut = useTakingOut('excluded', { entries, onChange });
  const { excluded, restricted, type, diet } = entries;
  return (
    <RefineFrame $folded={refineFolded}>
      <RefineFold
        folded={refineFolded}
        choices={refinementsMade(entries)}
        locked={lock !== undefined}
      >
        <Cluster $justify="between">
          <Switch
            label={copy.recipes.restrictedMode}
            checked={restricted}
            onChange={(checked) => onChange({ ...entries, restricted: checked })}
            hint={copy.recipes.restrictedModeHint}
            locked={lock}
          />
          {restricted && isSubscribed && (
            <Button
              variant="secondary"
              icon={<BasketIcon />}
              onPointerEnter={PantryDialog.prefetch}
              onFocus={PantryDialog.prefetch}
              onClick={onOpenPantry}
            >
              {copy.recipes.pantry}
            </Button>
          )}
        </Cluster>
        <Pair>
          <Select
            label={copy.recipes.recipeType}
            value={type}
            onChange={({ target }) => onChange({ ...entries, type: target.value as RecipeType })}
            options={recipeTypes.map((value) => ({
              value,
              label: copy.recipes.recipeTypes[value],
            }))}
            locked={lock}
          />
          <Select
            label={copy.recipes.diet}
            value={diet}
            onChange={({ target }) => onChange({ ...entries, diet: target.value as Diet })}
            options={diets.map((value) => ({ value, label: copy.recipes.diets[value] }))}
            locked={lock}
          />
        </Pair>
        <DishRules
          rules={entries.rules}
          onChange={(rules) => onChange({ ...entries, rules })}
          locked={lock}
        />
        <IngredientField
          label={copy.recipes.excludeIngredient}
          placeholder={copy.recipes.excludePlaceholder}
          entries={excluded}
          most={mostIngredients}
          tooMany={copy.recipes.tooManyEntries}
          onChange={(list) => onChange(withExcluded(entries, list))}
          text={text}
          onText={setText}
          locked={lock}
          button={(add) => (
            <Button variant="secondary" locked={lock} onClick={add}>
              {copy.recipes.exclude}
            </Button>
          )}
        />
        <Entered
          {...interpretation}
          label={copy.recipes.excludedIngredients}
          entries={excluded}
          tone="excluded"
          unknownWord={copy.recipes.notExcluded}
          onRemove={(entry) => takeOut([entry], copy.common.removed(entry))}
          onReplace={(list) => onChange({ ...entries, excluded: list })}
          struck={restricted}
        />
        {restricted && excluded.length > 0 && (
          <Notice tone="warning">{copy.recipes.exclusionsIgnored(excluded)}</Notice>
        )}
      </RefineFold>
    </RefineFrame>
  );
}

export interface EntryPanelProps extends IngredientsProps, RefinementsProps {}

/** [INGR-1..5] Where ingredients are entered and the search is refined. */
export function EntryPanel({
  onGenerate,
  generating,
  onOpenPantry,
  folded,
  nameFolded,
  refineFolded,
  ...entered
}: EntryPanelProps) {
  return (
    <Card as="div">
      <Stack $gap={refineFolded ? 1 : 5}>
        <Ingredients
          {...entered}
          onGenerate={onGenerate}
          generating={generating}
          folded={folded}
          nameFolded={nameFolded}
        />
        <Refinements {...entered} onOpenPantry={onOpenPantry} refineFolded={refineFolded} />
      </Stack>
    </Card>
  );
}

import { diets, mostIngredients, recipeTypes } from '@larder/api-client/limits';
import { copy } from '@larder/copy';
import { notify, usePremiumGate, useSession } from '@larder/shell-sdk';
import {
  AddIcon,
  BasketIcon,
  Button,
  Card,
  Cluster,
  CookIcon,
  IconButton,
  Notice,
  PremiumIcon,
  Select,
  Stack,
  Switch,
  theme,
} from '@larder/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { PantryDialog } from '../../shared/dialogs';
import { EntryChips } from '../../shared/entry-chips';
import { addEntries } from '../../shared/ingredient-entries';
import { IngredientField } from '../../shared/ingredient-field';
import { useSuggestIngredientsQuery } from '../../shared/ingredient-suggestions.api';
import {
  readings,
  withExcluded,
  withIncluded,
  type Diet,
  type Entries,
  type RecipeType,
} from './home.model';

const { border, color, space, textSize } = theme;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${space[3]};
`;

const Refinements = styled.div`
  padding-top: ${space[5]};
  border-top: ${border.hairline} solid ${color.line};
`;

const RefineTitle = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font-size: ${textSize.subtitle};

  > svg {
    color: ${color.favourite};
  }
`;

const Aside = styled.p`
  color: ${color.inkMuted};
  font-size: ${textSize.small};
`;

const beginning = 4;
const mostCorrections = 3;

/** A word the backend does not know as an ingredient, and ingredients with the same beginning. */
function UnknownWord({
  word,
  sentence,
  onReplace,
}: {
  word: string;
  sentence: string;
  onReplace: (name: string) => void;
}) {
  const { currentData: near = [] } = useSuggestIngredientsQuery({ q: word.slice(0, beginning) });
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

export interface EntryPanelProps {
  entries: Entries;
  onChange: (entries: Entries) => void;
  onGenerate: (entries: Entries) => void;
  generating: boolean;
  /** How the last search interpreted the entries. */
  understood: Record<string, string>;
  unknown: string[];
  onOpenPantry: () => void;
}

/** [INGR-1..5] Where ingredients are entered and the search is refined. */
export function EntryPanel({
  entries,
  onChange,
  onGenerate,
  generating,
  understood,
  unknown,
  onOpenPantry,
}: EntryPanelProps) {
  const { isSubscribed } = useSession();
  const openOffer = usePremiumGate();
  const lock = isSubscribed
    ? undefined
    : { description: copy.common.premiumFeature, onActivate: openOffer };
  const [text, setText] = useState('');
  const [excludeText, setExcludeText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { included, excluded, restricted, type, diet } = entries;

  const generate = () => {
    // Text still in the field was meant to be searched for.
    const added = addEntries(included, text, mostIngredients);
    const complete = added.entries === included ? entries : withIncluded(entries, added.entries);
    if (complete !== entries) onChange(complete);
    if (added.refused === null) setText('');
    onGenerate(complete);
  };
  const generateByKey = () => {
    if (included.length === 0) notify.error(copy.recipes.ingredientsRequired);
    else if (!generating) generate();
  };

  const strangersIn = (list: string[]) => unknown.filter((word) => list.includes(word));
  const readingsIn = (list: string[]) =>
    readings(understood).filter(([typed]) => list.includes(typed));
  return (
    <Card as="div">
      <Stack $gap={5}>
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
          <EntryChips
            label={copy.recipes.includedIngredients}
            entries={included}
            tone="included"
            unknown={unknown}
            onRemove={(entry) =>
              onChange({ ...entries, included: included.filter((other) => other !== entry) })
            }
          />
          {strangersIn(included).map((word) => (
            <UnknownWord
              key={word}
              word={word}
              sentence={copy.recipes.unknownWord(word)}
              onReplace={(name) =>
                onChange({ ...entries, included: replaced(included, word, name) })
              }
            />
          ))}
          <ReadAs readings={readingsIn(included)} />
          <Button
            wide
            size="large"
            icon={<CookIcon />}
            busy={generating}
            busyLabel={copy.recipes.generating}
            disabled={included.length === 0}
            onClick={generate}
          >
            {copy.recipes.generateDishes}
          </Button>
        </Stack>
        <Refinements>
          <Stack>
            <RefineTitle>
              {copy.recipes.refine}
              {lock && <PremiumIcon aria-hidden="true" />}
            </RefineTitle>
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
                onChange={({ target }) =>
                  onChange({ ...entries, type: target.value as RecipeType })
                }
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
            <IngredientField
              label={copy.recipes.excludeIngredient}
              placeholder={copy.recipes.excludePlaceholder}
              entries={excluded}
              most={mostIngredients}
              tooMany={copy.recipes.tooManyEntries}
              onChange={(list) => onChange(withExcluded(entries, list))}
              text={excludeText}
              onText={setExcludeText}
              locked={lock}
              button={(add) => (
                <Button variant="secondary" locked={lock} onClick={add}>
                  {copy.recipes.exclude}
                </Button>
              )}
            />
            <EntryChips
              label={copy.recipes.excludedIngredients}
              entries={excluded}
              tone="excluded"
              unknown={unknown}
              onRemove={(entry) =>
                onChange({ ...entries, excluded: excluded.filter((other) => other !== entry) })
              }
            />
            {strangersIn(excluded).map((word) => (
              <UnknownWord
                key={word}
                word={word}
                sentence={copy.recipes.notExcluded(word)}
                onReplace={(name) =>
                  onChange({ ...entries, excluded: replaced(excluded, word, name) })
                }
              />
            ))}
            <ReadAs readings={readingsIn(excluded)} />
          </Stack>
        </Refinements>
      </Stack>
    </Card>
  );
}

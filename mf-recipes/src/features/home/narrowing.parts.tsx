import { cuisines, recipeScopes, recipeSorts } from '@larder/api-client/limits';
import { copy } from '@larder/copy';
import { Select, theme } from '@larder/ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Disclosure } from './disclosure.parts';
import { choicesMade, type Narrowing, type RecipeScope, type RecipeSort } from './home.model';

const { space } = theme;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${space[3]};
  padding-top: ${space[3]};
`;

const times = [15, 30, 45, 60, 120];
const numbersMissing = [0, 1, 2, 3, 5];
/** The value of a select that stands for no choice. */
const any = '';

const numberOf = (value: string): number | null => (value === any ? null : Number(value));

interface NarrowingChoicesProps {
  entries: Narrowing;
  onChange: (chosen: Partial<Narrowing>) => void;
  /** What else narrows the dishes. */
  children?: ReactNode;
}

/** [OWN-25][OWN-26] By time, cuisine, what is missing and whose recipes they are, and in which order. */
export function NarrowingChoices({ entries, onChange, children }: NarrowingChoicesProps) {
  const { maxMinutes, cuisine, maxMissing, sort, scope } = entries;
  const made = choicesMade(entries);
  const [open, setOpen] = useState(made > 0);
  return (
    <Disclosure open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{copy.recipes.narrow(made)}</summary>
      <Fields>
        {children}
        <Select
          label={copy.recipes.time}
          value={maxMinutes ?? any}
          onChange={({ target }) => onChange({ maxMinutes: numberOf(target.value) })}
          options={[
            { value: any, label: copy.recipes.anyTime },
            ...times.map((minutes) => ({
              value: String(minutes),
              label: copy.recipes.upToMinutes(minutes),
            })),
          ]}
        />
        <Select
          label={copy.recipes.cuisine}
          value={cuisine ?? any}
          onChange={({ target }) => onChange({ cuisine: target.value || null })}
          options={[
            { value: any, label: copy.recipes.anyCuisine },
            ...[...cuisines].sort().map((name) => ({ value: name, label: name })),
          ]}
        />
        <Select
          label={copy.recipes.missing}
          value={maxMissing ?? any}
          onChange={({ target }) => onChange({ maxMissing: numberOf(target.value) })}
          options={[
            { value: any, label: copy.recipes.anyMissing },
            ...numbersMissing.map((most) => ({
              value: String(most),
              label: copy.recipes.mostMissing(most),
            })),
          ]}
        />
        <Select
          label={copy.recipes.sortBy}
          value={sort}
          onChange={({ target }) => onChange({ sort: target.value as RecipeSort })}
          options={recipeSorts.map((value) => ({ value, label: copy.recipes.sorts[value] }))}
        />
        <Select
          label={copy.recipes.scope}
          value={scope}
          onChange={({ target }) => onChange({ scope: target.value as RecipeScope })}
          options={recipeScopes.map((value) => ({ value, label: copy.recipes.scopes[value] }))}
        />
      </Fields>
    </Disclosure>
  );
}

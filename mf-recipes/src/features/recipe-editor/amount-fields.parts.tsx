import { longestRecipeYield } from '@larder/api-client/limits';
import { copy } from '@larder/copy';
import { Field, theme } from '@larder/ui';
import type { RefObject } from 'react';
import styled from 'styled-components';
import type { FormField, RecipeContent } from './recipe-editor.model';

const { media, space } = theme;

const Amounts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space[4]} ${space[3]};

  ${media.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

interface AmountFieldsProps {
  content: RecipeContent;
  set: (change: Partial<RecipeContent>) => void;
  errors: Partial<Record<string, string>>;
  fields: Record<FormField, RefObject<HTMLElement | null>>;
}

/** [OWN-6] How much it makes and how long it takes; all of it may be left out. */
export function AmountFields({ content, set, errors, fields }: AmountFieldsProps) {
  const field = (name: 'servings' | 'prepMinutes' | 'cookMinutes') => ({
    ref: fields[name] as RefObject<HTMLInputElement | null>,
    value: content[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => set({ [name]: target.value }),
  });
  return (
    <Amounts>
      <Field {...field('servings')} label={copy.recipeEditor.servings} inputMode="numeric" />
      <Field
        label={copy.recipeEditor.yield}
        placeholder={copy.recipeEditor.yieldPlaceholder}
        autoCapitalize="none"
        autoComplete="off"
        value={content.yieldText}
        maxLength={longestRecipeYield}
        error={errors['yieldText']}
        onChange={({ target }) => set({ yieldText: target.value })}
      />
      <Field
        {...field('prepMinutes')}
        label={copy.recipeEditor.prepTime}
        placeholder={copy.recipeEditor.minutesPlaceholder}
        inputMode="numeric"
      />
      <Field
        {...field('cookMinutes')}
        label={copy.recipeEditor.cookTime}
        placeholder={copy.recipeEditor.minutesPlaceholder}
        inputMode="numeric"
      />
    </Amounts>
  );
}

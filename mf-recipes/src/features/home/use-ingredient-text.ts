import { mostIngredients } from '@larder/api-client/limits';
import { copy } from '@larder/copy';
import { notify } from '@larder/shell-sdk';
import { useState } from 'react';
import { addEntries } from '../../shared/ingredient-entries';
import { asksForDishes, withIncluded, type Entries } from './home.model';

interface IngredientText {
  entries: Entries;
  onChange: (entries: Entries) => void;
  onGenerate: (entries: Entries) => void;
  generating: boolean;
}

/** The text in the ingredient field, which is searched for together with the entries. */
export function useIngredientText({ entries, onChange, onGenerate, generating }: IngredientText) {
  const [text, setText] = useState('');
  const { included } = entries;
  const generate = () => {
    // Text still in the field was meant to be searched for.
    const added = addEntries(included, text, mostIngredients);
    const complete = added.entries === included ? entries : withIncluded(entries, added.entries);
    if (complete !== entries) onChange(complete);
    if (added.refused === null) setText('');
    onGenerate(complete);
  };
  const generateByKey = () => {
    if (!asksForDishes(entries)) notify.error(copy.recipes.ingredientsRequired);
    else if (!generating) generate();
  };
  return { text, setText, generate, generateByKey };
}

import { longestRecipeSource, longestRecipeTag } from '@larder/api-client/limits';
import { copy } from '@larder/copy';
import {
  AddIcon,
  Checkbox,
  Cluster,
  Field,
  IconButton,
  Select,
  Stack,
  TextAreaField,
  theme,
} from '@larder/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { EntryChips } from '../../shared/entry-chips';
import { dishTypes, type RecipeContent } from './recipe-editor.model';

const { border, color, radius, space, textSize, weight } = theme;

const More = styled.details`
  border: ${border.hairline} solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};

  > summary {
    padding: ${space[4]};
    font-weight: ${weight.semibold};
    cursor: pointer;
  }

  > div {
    padding: ${space[2]} ${space[4]} ${space[4]};
  }
`;

const Group = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  padding: 0;
  border: 0;

  > legend {
    margin-bottom: ${space[2]};
    padding: 0;
    font-size: ${textSize.small};
    font-weight: ${weight.semibold};
  }

  > p {
    color: ${color.inkMuted};
    font-size: ${textSize.small};
  }
`;

const Adding = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${space[2]};

  > :first-child {
    flex: 1;
  }
`;

interface FieldsProps {
  content: RecipeContent;
  set: (change: Partial<RecipeContent>) => void;
}

const tagsIn = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((tag) =>
      tag.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, longestRecipeTag).trim(),
    )
    .filter((tag) => tag !== '');

/** [OWN-7] Tags: typed one by one or several with commas. */
function TagsField({ content: { tags }, set }: FieldsProps) {
  const [text, setText] = useState('');
  const listId = useId();
  const add = () => {
    const known = new Set(tags.map((tag) => tag.toLowerCase()));
    const fresh = tagsIn(text).filter((tag) => !known.has(tag.toLowerCase()));
    if (fresh.length > 0) set({ tags: [...tags, ...fresh] });
    setText('');
  };
  return (
    <Stack $gap={2}>
      <Adding>
        <Field
          label={copy.recipeEditor.tag}
          hint={copy.recipeEditor.tagsHint}
          value={text}
          autoCapitalize="none"
          enterKeyHint="done"
          aria-describedby={listId}
          onChange={({ target }) => setText(target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
          trailing={
            <IconButton label={copy.recipeEditor.addTag} icon={<AddIcon />} onClick={add} />
          }
        />
      </Adding>
      <div id={listId}>
        <EntryChips
          label={copy.recipeEditor.tags}
          entries={tags}
          tone="neutral"
          onRemove={(tag) => set({ tags: tags.filter((other) => other !== tag) })}
        />
      </div>
    </Stack>
  );
}

/** Languages that people are likely to have recipes in, named in the reader's own. */
const languages = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt'] as const;

function languageOptions() {
  const names = new Intl.DisplayNames(copy.common.locale, { type: 'language' });
  return [
    { value: '', label: copy.recipeEditor.languageUnknown },
    ...languages.map((value) => ({ value, label: names.of(value) ?? value })),
  ];
}

/** [OWN-7] What dish it is, where Larder should not decide. */
function TypesField({ content, set }: FieldsProps) {
  return (
    <Group>
      <legend>{copy.recipes.recipeType}</legend>
      <p>{copy.recipeEditor.typesHint}</p>
      <Cluster $gap={4}>
        {dishTypes.map((type) => (
          <Checkbox
            key={type}
            label={copy.recipes.recipeTypes[type]}
            checked={content.types.includes(type)}
            onChange={({ target }) =>
              set({
                types: dishTypes.filter((other) =>
                  other === type ? target.checked : content.types.includes(other),
                ),
              })
            }
          />
        ))}
      </Cluster>
    </Group>
  );
}

/** [OWN-7] What only some people fill in: closed unless something is in it. */
export function MoreFields({
  content,
  set,
  mayHide,
}: FieldsProps & {
  /** Whether the person may decide who sees it. */
  mayHide: boolean;
}) {
  const { notes, tags, types: chosen, sourceName, sourceUrl, language, visibility } = content;
  const isPrivate = visibility === 'private';
  const [isOpen] = useState(
    isPrivate ||
      notes + sourceName + sourceUrl + language !== '' ||
      tags.length + chosen.length > 0,
  );
  return (
    <More open={isOpen}>
      <summary>{copy.recipeEditor.more}</summary>
      <Stack $gap={5}>
        <TextAreaField
          label={copy.recipeEditor.notes}
          hint={copy.recipeEditor.notesHint}
          value={notes}
          onChange={({ target }) => set({ notes: target.value })}
        />
        <TagsField content={content} set={set} />
        <TypesField content={content} set={set} />
        <Field
          label={copy.recipeEditor.sourceName}
          maxLength={longestRecipeSource}
          value={sourceName}
          onChange={({ target }) => set({ sourceName: target.value })}
        />
        <Field
          label={copy.recipeEditor.source}
          placeholder={copy.recipeEditor.sourcePlaceholder}
          type="url"
          inputMode="url"
          value={sourceUrl}
          onChange={({ target }) => set({ sourceUrl: target.value })}
        />
        <Select
          label={copy.recipeEditor.language}
          value={language}
          options={languageOptions()}
          onChange={({ target }) => set({ language: target.value })}
        />
        {mayHide && (
          <Checkbox
            label={copy.recipeEditor.private}
            hint={copy.recipeEditor.privateHint}
            checked={isPrivate}
            onChange={({ target }) => set({ visibility: target.checked ? 'private' : 'household' })}
          />
        )}
      </Stack>
    </More>
  );
}

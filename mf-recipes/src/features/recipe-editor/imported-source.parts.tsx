import { copy } from '@larder/copy';
import { Link } from '@larder/shell-sdk';
import { BreakableText, Card, Notice, SectionHeading, Stack, theme } from '@larder/ui';
import styled from 'styled-components';
import type { ImportedRecipe } from '../../shared/imported-recipe';

const { border, color, media, radius, space, textSize } = theme;

/** What was read, before or beside the form. */
export const BesideSource = styled.div`
  display: grid;
  gap: ${space[5]};

  > * {
    min-width: 0;
  }

  ${media.wide} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: start;
  }
`;

const Panel = styled(Card).attrs({ as: 'section' })`
  padding: ${space[4]};
  font-size: ${textSize.small};

  ul,
  dl {
    display: grid;
    gap: ${space[1]};
    margin: 0;
    padding-left: ${space[4]};
  }

  dl {
    padding-left: 0;
  }

  summary {
    cursor: pointer;
  }
`;

const SourceText = styled.pre`
  overflow: auto;
  max-height: 28rem;
  margin: ${space[2]} 0 0;
  padding: ${space[3]};
  border: ${border.hairline} solid ${color.line};
  border-radius: ${radius.medium};
  font-family: inherit;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const fieldName = (field: string): string =>
  copy.imports.fields[field as keyof typeof copy.imports.fields];

/** [IMP-24] Where each field was found. */
function Origins({ imported: { origins, kind } }: { imported: ImportedRecipe }) {
  const known = Object.entries(origins);
  if (known.length === 0) return null;
  return (
    <details>
      <summary>{copy.imports.foundIn}</summary>
      <ul>
        {known.map(([field, origin]) => (
          <li key={field}>
            {copy.imports.fieldOrigin(
              fieldName(field),
              copy.imports.origins[kind === 'photo' ? 'photo' : origin],
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** [IMP-24] What was not understood, and what is there already. */
function Checks({ imported }: { imported: ImportedRecipe }) {
  const { warnings, duplicates, unread, draft, picture } = imported;
  const said = [
    ...warnings.map(({ message }) => message),
    ...(unread.length > 0 ? [copy.imports.unreadWords(unread)] : []),
    ...(draft.image !== null && picture === null ? [copy.imports.pictureMissing] : []),
  ];
  return (
    <>
      {duplicates.length > 0 && (
        <Notice tone="warning">
          {copy.imports.duplicate}{' '}
          {duplicates.map(({ id, title }) => (
            <Link key={id} to={`/recipes?dish=${id}`}>
              {title}
            </Link>
          ))}
        </Notice>
      )}
      {said.length > 0 && (
        <Notice tone="warning">
          <strong>{copy.imports.checkThese}</strong>
          <ul>
            {said.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

/** [IMP-24] The source of an imported recipe, to compare the fields with. */
export function ImportedSource({ imported }: { imported: ImportedRecipe }) {
  const { draft, text } = imported;
  return (
    <Panel aria-label={copy.imports.review}>
      <Stack $gap={3}>
        <SectionHeading>{copy.imports.review}</SectionHeading>
        <p>{copy.imports.reviewLede}</p>
        <Checks imported={imported} />
        <Origins imported={imported} />
        {draft.sourceUrl !== null && (
          <p>
            <a href={draft.sourceUrl} target="_blank" rel="noreferrer noopener">
              {copy.imports.openSource}
            </a>{' '}
            <BreakableText>{draft.sourceUrl}</BreakableText>
          </p>
        )}
        {text !== '' && (
          <details open>
            <summary>{copy.imports.sourceText}</summary>
            <SourceText tabIndex={0} aria-label={copy.imports.sourceText}>
              {text}
            </SourceText>
          </details>
        )}
      </Stack>
    </Panel>
  );
}

import { copy } from '@larder/copy';
import { Link } from '@larder/shell-sdk';
import {
  Button,
  CameraIcon,
  Card,
  Checkbox,
  DownloadIcon,
  Notice,
  PhotoIcon,
  SectionHeading,
  Spinner,
  Stack,
  TextAreaField,
  theme,
} from '@larder/ui';
import { useRef, useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { useGetImportsQuery, useGetImportWaysQuery } from './import.api';
import { bookmarkletFor } from './import.model';
import { stateSentence } from './import-report';
import type { ImportWork, useRecipeImport } from './use-recipe-import';

const { border, color, media, radius, space, textSize, weight } = theme;

type Flow = ReturnType<typeof useRecipeImport>;

const Ways = styled.div`
  display: grid;
  gap: ${space[4]};

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;

const Way = styled(Card).attrs({ as: 'section' })`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  padding: ${space[4]};

  > p {
    color: ${color.inkMuted};
    font-size: ${textSize.small};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const DropZone = styled.div<{ $isOver: boolean }>`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[5]} ${space[4]};
  border: ${border.hairline} dashed ${({ $isOver }) => ($isOver ? color.accent : color.line)};
  border-radius: ${radius.medium};
  background: ${({ $isOver }) => ($isOver ? color.accentSoft : 'transparent')};
  color: ${color.inkMuted};
  font-size: ${textSize.small};
  text-align: center;
`;

const Bookmark = styled.a`
  display: inline-block;
  justify-self: start;
  padding: ${space[2]} ${space[4]};
  border: ${border.hairline} solid ${color.line};
  border-radius: ${radius.pill};
  color: ${color.accentSoftInk};
  font-size: ${textSize.small};
  font-weight: ${weight.semibold};
  cursor: grab;
`;

/** Where there is a mouse, taking a photo would only open the files once more. */
const OnTouch = styled.span`
  display: contents;

  @media (pointer: fine) {
    display: none;
  }
`;

export const Progress = styled.progress`
  width: 100%;
  max-width: 24rem;
  height: ${space[2]};
  border: ${border.hairline} solid ${color.line};
  border-radius: ${radius.pill};
  accent-color: ${color.accent};
`;

const workSentence = ({ what, share }: ImportWork): string =>
  share === undefined
    ? copy.imports.working[what]
    : copy.imports.workingShare(copy.imports.working[what], Math.round(share * 100));

/** What is going on, or went wrong. */
export function ImportStatus({ flow: { work, problem, stop } }: { flow: Flow }) {
  if (work) {
    return (
      <Card>
        <Stack $gap={3} $align="start">
          <Spinner label={workSentence(work)} />
          <p aria-hidden="true">{workSentence(work)}</p>
          {work.share !== undefined && (
            <Progress aria-label={copy.imports.working[work.what]} value={work.share} />
          )}
          <Button variant="secondary" size="small" onClick={stop}>
            {copy.imports.stop}
          </Button>
        </Stack>
      </Card>
    );
  }
  if (!problem) return null;
  return (
    <Notice
      tone="danger"
      action={
        problem.isRefused && (
          <Button as="a" href="#bookmark" variant="secondary" size="small">
            {copy.imports.useBookmark}
          </Button>
        )
      }
    >
      {problem.sentence}
    </Notice>
  );
}

function Titled({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <Way id={id} aria-label={title}>
      <SectionHeading>{title}</SectionHeading>
      {children}
    </Way>
  );
}

/** [IMP-30] One address is read at once, several become a job. */
function FromTheWeb({ flow }: { flow: Flow }) {
  const [typed, setTyped] = useState('');
  return (
    <Titled title={copy.imports.fromTheWeb}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          flow.readAddresses(typed);
        }}
      >
        <Stack $gap={3} $align="stretch">
          <TextAreaField
            label={copy.imports.addresses}
            hint={copy.imports.addressesHint}
            placeholder={copy.recipeEditor.sourcePlaceholder}
            rows={3}
            value={typed}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              // One address is sent by Enter, as in an address bar.
              if (event.key !== 'Enter' || event.shiftKey || typed.includes('\n')) return;
              event.preventDefault();
              flow.readAddresses(typed);
            }}
          />
          <div>
            <Button type="submit">{copy.imports.readAddresses}</Button>
          </div>
        </Stack>
      </form>
    </Titled>
  );
}

function FromText({ flow }: { flow: Flow }) {
  const [text, setText] = useState('');
  return (
    <Titled title={copy.imports.fromText}>
      <TextAreaField
        label={copy.recipeEditor.recipeText}
        hint={copy.recipeEditor.pasteHint}
        rows={5}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Button onClick={() => flow.readText(text)}>{copy.imports.readText}</Button>
      </div>
    </Titled>
  );
}

const libraryTypes =
  '.paprikarecipes,.paprikarecipe,.zip,.json,.jsonld,.csv,.txt,.xml,.mcb,.crumb,.melarecipe,.melarecipes,.html';

/** [IMP-31] The file of another program, chosen or dropped. */
function FromFile({ flow }: { flow: Flow }) {
  const files = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Choosing the same file again counts as a choice.
    target.value = '';
    if (file) void flow.readFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void flow.readFile(file);
  };
  return (
    <Titled title={copy.imports.fromFile}>
      <p>{copy.imports.programs}</p>
      <DropZone
        $isOver={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <span>{copy.imports.dropHere}</span>
        <input
          ref={files}
          type="file"
          accept={libraryTypes}
          hidden
          aria-label={copy.imports.chooseFile}
          onChange={take}
        />
        <Button variant="secondary" icon={<DownloadIcon />} onClick={() => files.current?.click()}>
          {copy.imports.chooseFile}
        </Button>
      </DropZone>
    </Titled>
  );
}

/** [IMP-40][IMP-42] A photo or scan, read on this device, or elsewhere where that is offered and wanted. */
function FromPhoto({ flow }: { flow: Flow }) {
  const camera = useRef<HTMLInputElement>(null);
  const photos = useRef<HTMLInputElement>(null);
  const { data: ways } = useGetImportWaysQuery();
  const [isElsewhere, setElsewhere] = useState(false);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file) void flow.readFile(file, { isElsewhere });
  };
  const input = { type: 'file', accept: 'image/*,.heic,.heif', hidden: true, onChange: take };
  return (
    <Titled title={copy.imports.fromPhoto}>
      <p>{copy.imports.photoHint}</p>
      {ways?.photosElsewhere && (
        <Checkbox
          label={copy.imports.photoElsewhere}
          hint={copy.imports.photoElsewhereHint}
          checked={isElsewhere}
          onChange={({ target }) => setElsewhere(target.checked)}
        />
      )}
      <Actions>
        <input {...input} ref={camera} capture="environment" aria-label={copy.photos.takePhoto} />
        <input {...input} ref={photos} aria-label={copy.photos.choosePhoto} />
        <OnTouch>
          <Button variant="secondary" icon={<CameraIcon />} onClick={() => camera.current?.click()}>
            {copy.photos.takePhoto}
          </Button>
        </OnTouch>
        <Button variant="secondary" icon={<PhotoIcon />} onClick={() => photos.current?.click()}>
          {copy.photos.choosePhoto}
        </Button>
      </Actions>
    </Titled>
  );
}

/** [IMP-37] A link to be dragged to the bookmarks; React lets no address be a program, so it is set past it. */
function FromBrowser() {
  return (
    <Titled title={copy.imports.fromBrowser} id="bookmark">
      <p>{copy.imports.bookmarkHint}</p>
      <Bookmark
        ref={(link) => link?.setAttribute('href', bookmarkletFor(location.origin))}
        onClick={(event) => event.preventDefault()}
      >
        {copy.imports.bookmark}
      </Bookmark>
    </Titled>
  );
}

export function WaysIn({ flow }: { flow: Flow }) {
  return (
    <Ways>
      <FromTheWeb flow={flow} />
      <FromFile flow={flow} />
      <FromText flow={flow} />
      <FromPhoto flow={flow} />
      <FromBrowser />
    </Ways>
  );
}

const Recent = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding: 0;
  list-style: none;
`;

/** [IMP-33] Earlier imports, to be looked at and undone. */
export function RecentImports() {
  const { data: imports = [] } = useGetImportsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (imports.length === 0) return null;
  return (
    <Stack as="section" $gap={3}>
      <SectionHeading>{copy.imports.recent}</SectionHeading>
      <Recent>
        {imports.map((one) => (
          <li key={one.id}>
            <Link to={`/imports/${one.id}`}>{copy.imports.nameOf(one.name, one.total)}</Link>
            {' · '}
            {stateSentence(one)}
          </li>
        ))}
      </Recent>
    </Stack>
  );
}

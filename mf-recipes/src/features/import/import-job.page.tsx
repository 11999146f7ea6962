import { errorMessage } from '@larder/api-client';
import type { ImportView } from '@larder/api-client/imports';
import { copy } from '@larder/copy';
import { Link, notify, useNavigate, useParams } from '@larder/shell-sdk';
import {
  BackIcon,
  BreakableText,
  Button,
  Card,
  Cluster,
  ErrorState,
  Notice,
  PageFrame,
  PageHeading,
  SectionHeading,
  Spinner,
  Stack,
  theme,
} from '@larder/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { UndoImportDialog } from './undo-import-dialog';
import { useGetImportQuery, useUndoImportMutation } from './import.api';
import { Progress } from './import.parts';
import { alsoAddedSentence, reportSentence } from './import-report';
import { TableColumns } from './table-columns.parts';

const { color, space, textSize } = theme;

/** How often to look, in milliseconds. */
const everySecond = 1_000;

const Items = styled.ul`
  display: grid;
  gap: ${space[3]};
  padding: 0;
  list-style: none;

  p {
    color: ${color.inkMuted};
    font-size: ${textSize.small};
  }
`;

const isOpen = (job: ImportView | undefined): boolean =>
  job?.state === 'waiting' || job?.state === 'running';

/** [IMP-32] How far it is. */
function JobProgress({ job }: { job: ImportView }) {
  const { state, total, done } = job;
  const sentence =
    state === 'waiting' || done === 0 ? copy.imports.states[state] : copy.imports.done(done, total);
  return (
    <Stack $gap={2}>
      <p role="status">{sentence}</p>
      <Progress
        aria-label={copy.imports.progress}
        value={done}
        max={Math.max(total ?? 0, done, 1)}
      />
      {job.added + job.failed > 0 && <p>{reportSentence(job)}</p>}
    </Stack>
  );
}

/** [IMP-33] What became of it. */
function JobReport({ job }: { job: ImportView }) {
  if (job.state === 'undone') return <Notice>{copy.imports.states.undone}</Notice>;
  return (
    <Stack $gap={3}>
      {job.problem && <Notice tone="danger">{job.problem.message}</Notice>}
      <Notice tone={job.failed > 0 ? 'warning' : 'success'}>{reportSentence(job)}</Notice>
      {job.alsoAdded.length > 0 && <p>{alsoAddedSentence(job)}</p>}
      {job.known > 0 && <p>{copy.imports.known(job.known)}</p>}
      {job.picturesFailed > 0 && <p>{copy.imports.picturesFailed(job.picturesFailed)}</p>}
      {job.leftOut.map(({ what, count }) => (
        <p key={what}>{copy.imports.leftOut[what](count)}</p>
      ))}
      {job.added > 0 && <p>{copy.imports.toReview}</p>}
    </Stack>
  );
}

/** [IMP-33] Each one that was not read, with the reason. */
function Failures({ job }: { job: ImportView }) {
  const failed = job.items.filter(({ state }) => state === 'failed');
  if (failed.length === 0) return null;
  return (
    <Stack as="section" $gap={3}>
      <SectionHeading>{copy.imports.notRead}</SectionHeading>
      <Items>
        {failed.map(({ position, name, problem }) => (
          <li key={position}>
            <BreakableText>{name}</BreakableText>
            <p>{problem?.message}</p>
          </li>
        ))}
      </Items>
      {job.failed > failed.length && <p>{copy.imports.moreNotRead(job.failed - failed.length)}</p>}
    </Stack>
  );
}

function Undo({ job }: { job: ImportView }) {
  const [asking, setAsking] = useState(false);
  const [undo, { isLoading }] = useUndoImportMutation();
  const confirm = async () => {
    try {
      const { removed, kept } = await undo({ id: job.id }).unwrap();
      notify.success(copy.imports.undone(removed, kept));
    } catch (error) {
      notify.error(errorMessage(error, copy.imports.undoFailed));
    }
    setAsking(false);
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {isOpen(job) ? copy.imports.stopAndUndo : copy.imports.undo}
      </Button>
      {asking && (
        <UndoImportDialog
          added={job.added}
          busy={isLoading}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** [IMP-32][IMP-33] `/imports/{id}`: progress, report and undo. */
export function Page() {
  const { id = '' } = useParams();
  const [polling, setPolling] = useState(everySecond);
  const {
    currentData: job,
    error,
    isFetching,
    refetch,
  } = useGetImportQuery({ id }, { pollingInterval: polling, refetchOnMountOrArgChange: true });
  const [undo, { isLoading: discarding }] = useUndoImportMutation();
  const navigate = useNavigate();
  const discard = async () => {
    try {
      await undo({ id }).unwrap();
      await navigate('/import');
    } catch (failure) {
      notify.error(errorMessage(failure, copy.imports.undoFailed));
    }
  };
  const asks = job?.table ?? null;
  const wanted = !job || (isOpen(job) && !asks) ? everySecond : 0;
  if (wanted !== polling) setPolling(wanted);
  return (
    <PageFrame>
      <Stack $gap={5}>
        <PageHeading
          back={
            <Button as={Link} to="/import" variant="ghost" size="small" icon={<BackIcon />}>
              {copy.imports.backToImports}
            </Button>
          }
        >
          {job ? copy.imports.nameOf(job.name, job.total) : copy.imports.jobTitle}
        </PageHeading>
        {!job && error && (
          <ErrorState
            retryLabel={copy.common.retry}
            retrying={isFetching}
            onRetry={() => void refetch()}
          >
            {errorMessage(error, copy.imports.jobFailed)}
          </ErrorState>
        )}
        {!job && !error && <Spinner label={copy.imports.loading} />}
        {job && (
          <>
            {asks ? (
              <TableColumns
                id={job.id}
                table={asks}
                discarding={discarding}
                onDiscard={() => void discard()}
              />
            ) : (
              <Card>{isOpen(job) ? <JobProgress job={job} /> : <JobReport job={job} />}</Card>
            )}
            <Failures job={job} />
            {!asks && (
              <Cluster $gap={2}>
                <Button as={Link} to="/recipes">
                  {copy.imports.openRecipes}
                </Button>
                {job.state !== 'undone' && (isOpen(job) || job.added > 0) && <Undo job={job} />}
              </Cluster>
            )}
          </>
        )}
      </Stack>
    </PageFrame>
  );
}

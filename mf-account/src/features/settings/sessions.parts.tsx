import { errorMessage } from '@larder/api-client';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
  type SessionView,
} from '@larder/api-client/auth';
import { copy } from '@larder/copy';
import { notify } from '@larder/shell-sdk';
import { Button, Skeleton } from '@larder/ui';
import { useId } from 'react';
import { Detail, List, momentOf, RetryNotice, Row, Section } from './settings.parts';

function SessionRow({ session }: { session: SessionView }) {
  const description = useId();
  const [endSession, { isLoading }] = useEndSessionMutation();
  const end = async (): Promise<void> => {
    try {
      await endSession({ id: session.id }).unwrap();
      notify.success(copy.account.sessionEnded);
    } catch (failure) {
      notify.error(errorMessage(failure, copy.account.changeFailed));
    }
  };
  return (
    <Row>
      <div id={description}>
        <p>{copy.account.device(session)}</p>
        <Detail>
          {session.current
            ? copy.account.thisDevice
            : copy.account.lastSeen(momentOf(session.last_seen_at))}
        </Detail>
      </div>
      {!session.current && (
        <Button
          variant="secondary"
          size="small"
          busy={isLoading}
          busyLabel={copy.account.signingOut}
          aria-describedby={description}
          onClick={() => void end()}
        >
          {copy.account.signOutThere}
        </Button>
      )}
    </Row>
  );
}

/** Where the person is logged in, with a way to end each session. */
export function SessionsSection() {
  const { data, error, isFetching, refetch } = useListSessionsQuery();
  const [endOthers, ending] = useEndOtherSessionsMutation();
  const end = async (): Promise<void> => {
    try {
      await endOthers().unwrap();
      notify.success(copy.account.otherSessionsEnded);
    } catch (failure) {
      notify.error(errorMessage(failure, copy.account.changeFailed));
    }
  };
  return (
    <Section title={copy.account.sessions}>
      <p>{copy.account.sessionsText}</p>
      {!data && !error && <Skeleton shape="text" lines={2} />}
      {!data && error && (
        <RetryNotice retrying={isFetching} onRetry={() => void refetch()}>
          {copy.account.sessionsFailed}
        </RetryNotice>
      )}
      {data && (
        <List>
          {data.sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </List>
      )}
      {data && data.sessions.length > 1 && (
        <div>
          <Button
            variant="secondary"
            busy={ending.isLoading}
            busyLabel={copy.account.signingOut}
            onClick={() => void end()}
          >
            {copy.account.signOutElsewhere}
          </Button>
        </div>
      )}
    </Section>
  );
}

import { useGetMeQuery } from '@larder/api-client/auth';
import { copy } from '@larder/copy';
import { Link, notify, useOnline, useSession } from '@larder/shell-sdk';
import {
  Button,
  Card,
  ErrorState,
  Notice,
  PageFrame,
  PageHeading,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@larder/ui';
import { useEffect } from 'react';
import { AppearanceSection } from './appearance.parts';
import { CalendarFeedSection } from './calendar-feed.parts';
import { KeptSection } from './kept-on-device.parts';
import { takeMessage } from './message-after-reload';
import { PantrySection } from './pantry.parts';
import { PasskeysSection } from './passkeys.parts';
import { PasswordSection } from './password.parts';
import { ProfileSection } from './profile.parts';
import { SessionsSection } from './sessions.parts';
import { knownOf } from './settings.model';
import { SubscriptionSection } from './subscription.parts';
import { YourDataSection } from './your-data.parts';

function SettingsSkeleton() {
  return (
    <Stack $gap={5}>
      <VisuallyHidden role="status">{copy.common.loading}</VisuallyHidden>
      {Array.from({ length: 3 }, (_, index) => (
        <Card key={index} as="div">
          <Stack $gap={4}>
            <Skeleton shape="title" />
            <Skeleton shape="text" lines={3} />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

/** `/settings`. */
export function Page() {
  useEffect(() => {
    const message = takeMessage();
    if (message) notify.success(message);
  }, []);
  const online = useOnline();
  const session = useSession();
  const { data, error, isFetching, refetch } = useGetMeQuery();
  const isCutOff = !online && !isFetching;
  const user = data ?? (isCutOff && session.user ? knownOf(session.user) : undefined);
  return (
    <PageFrame $measure="prose">
      <Stack $gap={6}>
        <PageHeading>{copy.account.settingsTitle}</PageHeading>
        {error && !user && (
          <ErrorState
            onRetry={() => void refetch()}
            retryLabel={copy.common.retry}
            retrying={isFetching}
            action={
              <Button as={Link} to="/auth" variant="ghost">
                {copy.account.logInAgain}
              </Button>
            }
          >
            {copy.account.loadFailed}
          </ErrorState>
        )}
        {!user && !error && <SettingsSkeleton />}
        {user && !online && <Notice tone="warning">{copy.account.settingsOffline}</Notice>}
        {user && (
          <Stack $gap={5}>
            {/* A renamed user gets a new form: it starts with the new name. */}
            <ProfileSection key={user.username} user={user} />
            <PasswordSection />
            <SubscriptionSection user={user} />
            <AppearanceSection />
            <PantrySection />
            <CalendarFeedSection />
            <PasskeysSection />
            <SessionsSection />
            <KeptSection />
            <YourDataSection />
          </Stack>
        )}
      </Stack>
    </PageFrame>
  );
}

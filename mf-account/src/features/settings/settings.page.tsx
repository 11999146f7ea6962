import { useGetMeQuery } from '@larder/api-client/auth';
import { copy } from '@larder/copy';
import { Link, notify } from '@larder/shell-sdk';
import { Button, Card, ErrorState, PageFrame, PageHeading, Skeleton, Stack } from '@larder/ui';
import { useEffect } from 'react';
import { CalendarFeedSection } from './calendar-feed.parts';
import { takeMessage } from './message-after-reload';
import { PasskeysSection } from './passkeys.parts';
import { SessionsSection } from './sessions.parts';
import {
  AppearanceSection,
  PantrySection,
  PasswordSection,
  ProfileSection,
  SubscriptionSection,
  YourDataSection,
} from './settings.parts';

function SettingsSkeleton() {
  return (
    <Stack $gap={5} aria-label={copy.common.loading}>
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
  const { data: user, error, isFetching, refetch } = useGetMeQuery();
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
        {user && (
          <Stack $gap={5}>
            {/* A renamed user is another form: it begins with the new name. */}
            <ProfileSection key={user.username} user={user} />
            <PasswordSection />
            <SubscriptionSection user={user} />
            <AppearanceSection />
            <PantrySection />
            <CalendarFeedSection />
            <PasskeysSection />
            <SessionsSection />
            <YourDataSection />
          </Stack>
        )}
      </Stack>
    </PageFrame>
  );
}

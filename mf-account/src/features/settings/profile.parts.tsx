import { errorMessage } from '@larder/api-client';
import { useChangeUsernameMutation, type UserView } from '@larder/api-client/auth';
import { longestUsername } from '@larder/api-client/limits';
import { copy } from '@larder/copy';
import { notify, useSession } from '@larder/shell-sdk';
import { BreakableText, Button, Field } from '@larder/ui';
import { useState, type FormEvent } from 'react';
import { browser } from '../../shared/browser';
import { Facts } from '../../shared/facts';
import { leaveMessage } from './message-after-reload';
import { usernameFault } from './settings.model';
import { Form, Section } from './settings.parts';

export function ProfileSection({ user }: { user: UserView }) {
  const { startSession } = useSession();
  const [username, setUsername] = useState(user.username);
  const [fault, setFault] = useState<string | null>(null);
  const [changeUsername, { isLoading }] = useChangeUsernameMutation();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = usernameFault(username);
    setFault(found);
    if (found) return;
    try {
      const { message, token } = await changeUsername({
        changeUsernameBody: { newUsername: username.trim() },
      }).unwrap();
      startSession(token);
      if (token) {
        leaveMessage(message);
        browser.reload();
      } else {
        notify.success(message);
      }
    } catch (error) {
      setFault(errorMessage(error, copy.account.changeFailed));
    }
  };
  return (
    <Section title={copy.account.profile}>
      <Facts>
        <dt>{copy.account.email}</dt>
        <dd>
          <BreakableText>{user.email}</BreakableText>
        </dd>
      </Facts>
      <Form onSubmit={(event) => void submit(event)} noValidate>
        <Field
          label={copy.account.username}
          autoComplete="username"
          maxLength={longestUsername}
          value={username}
          error={fault ?? undefined}
          onChange={(event) => {
            setUsername(event.target.value);
            setFault(null);
          }}
        />
        <Button
          type="submit"
          variant="secondary"
          busy={isLoading}
          busyLabel={copy.account.changing}
        >
          {copy.account.changeUsername}
        </Button>
      </Form>
    </Section>
  );
}

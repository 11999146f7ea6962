import { errorMessage } from '@larder/api-client';
import { authApi } from '@larder/api-client/auth';
import { copy } from '@larder/copy';
import { notify, useAppDispatch, useSession } from '@larder/shell-sdk';
import { Button, Field, Notice } from '@larder/ui';
import { useState, type FormEvent } from 'react';
import { passwordFault } from './settings.model';
import { Form, Section } from './settings.parts';

// Refetch with the new token what the change affects: the old token is refused.
const { useChangePasswordMutation } = authApi.enhanceEndpoints({
  endpoints: { changePassword: { invalidatesTags: [] } },
});

const emptyPasswords = { current: '', next: '', confirmation: '' };

export function PasswordSection() {
  const { startSession } = useSession();
  const dispatch = useAppDispatch();
  const [passwords, setPasswords] = useState(emptyPasswords);
  const [fault, setFault] = useState<string | null>(null);
  const [changePassword, { isLoading }] = useChangePasswordMutation();
  const change = (part: Partial<typeof emptyPasswords>): void => {
    setPasswords({ ...passwords, ...part });
    setFault(null);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = passwordFault(passwords.next, passwords.confirmation);
    setFault(found);
    if (found) return;
    try {
      const { message, token } = await changePassword({
        changePasswordBody: { currentPassword: passwords.current, newPassword: passwords.next },
      }).unwrap();
      startSession(token);
      dispatch(authApi.util.invalidateTags(['auth']));
      setPasswords(emptyPasswords);
      notify.success(message);
    } catch (error) {
      setFault(errorMessage(error, copy.account.changeFailed));
    }
  };
  const toggle = { show: copy.common.showPassword, hide: copy.common.hidePassword };
  return (
    <Section title={copy.account.password}>
      <Form onSubmit={(event) => void submit(event)} noValidate>
        <Field
          type="password"
          label={copy.account.currentPassword}
          autoComplete="current-password"
          passwordToggle={toggle}
          value={passwords.current}
          onChange={(event) => change({ current: event.target.value })}
        />
        <Field
          type="password"
          label={copy.account.newPassword}
          autoComplete="new-password"
          passwordToggle={toggle}
          value={passwords.next}
          onChange={(event) => change({ next: event.target.value })}
        />
        <Field
          type="password"
          label={copy.account.confirmNewPassword}
          autoComplete="new-password"
          passwordToggle={toggle}
          value={passwords.confirmation}
          onChange={(event) => change({ confirmation: event.target.value })}
        />
        {fault && <Notice tone="danger">{fault}</Notice>}
        <Button
          type="submit"
          variant="secondary"
          busy={isLoading}
          busyLabel={copy.account.changing}
        >
          {copy.account.changePassword}
        </Button>
      </Form>
    </Section>
  );
}

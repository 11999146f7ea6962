import { errorMessage } from '@larder/api-client';
import { useResetPasswordMutation } from '@larder/api-client/auth-public';
import { longestPassword, shortestPassword } from '@larder/api-client/limits';
import { copy } from '@larder/copy';
import { Button, Notice, PageHeading } from '@larder/ui';
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../layout/document-title';
import { useStoredSessionContext } from '../session/session-gate';
import { complainAboutReset, mismatchWhileTyping } from './auth.model';
import { AuthCard, Form, PasswordField, Switches } from './auth.parts';

const toLoginAfter = 5_000;

/** The page that the link in the reset mail opens. */
export function ResetPasswordPage(): ReactNode {
  const [searchParams] = useSearchParams();
  const token = searchParams.get('token');
  const [fields, setFields] = useState({ password: '', confirmPassword: '' });
  const [failure, setFailure] = useState<string | null>(null);
  // Kept locally: the end of a session empties the store, including the response.
  const [success, setSuccess] = useState<string | null>(null);
  const [resetPassword, { isLoading }] = useResetPasswordMutation();
  const { endIfRefused } = useStoredSessionContext();
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  useDocumentTitle(copy.auth.resetTitle);

  const done = success !== null;
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => void navigate('/login'), toLoginAfter);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  const onSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!token || isLoading) return;
    const complaint = complainAboutReset(fields);
    if (complaint) {
      setFailure(complaint.message);
      form.current?.querySelector<HTMLInputElement>(`[name="${complaint.field}"]`)?.focus();
      return;
    }
    setFailure(null);
    try {
      const { message } = await resetPassword({
        resetPasswordBody: { token, password: fields.password },
      }).unwrap();
      setSuccess(message || copy.auth.passwordReset);
      // If the reset ended the session of whoever was logged in here, send them to the login.
      await endIfRefused();
    } catch (error) {
      setFailure(errorMessage(error, copy.auth.resetFailed));
    }
  };

  const text = (name: 'password' | 'confirmPassword') => ({
    name,
    value: fields[name],
    autoComplete: 'new-password',
    maxLength: longestPassword,
    onChange: (event: { target: { value: string } }) =>
      setFields((before) => ({ ...before, [name]: event.target.value })),
  });

  return (
    <AuthCard>
      <PageHeading lede={token && !done ? copy.auth.resetLede : undefined}>
        {copy.auth.resetTitle}
      </PageHeading>
      {done && (
        <Notice tone="success" role="alert">
          {success} {copy.auth.goingToLogin}
        </Notice>
      )}
      {!token && <Notice tone="danger">{copy.auth.resetTokenMissing}</Notice>}
      {failure && <Notice tone="danger">{failure}</Notice>}
      {token && !done && (
        <Form ref={form} noValidate onSubmit={(event) => void onSubmit(event)}>
          <PasswordField
            {...text('password')}
            label={copy.auth.newPassword}
            hint={copy.auth.passwordHint(shortestPassword)}
          />
          <PasswordField
            {...text('confirmPassword')}
            label={copy.auth.confirmNewPassword}
            error={mismatchWhileTyping(fields.password, fields.confirmPassword)}
          />
          <Button type="submit" size="large" wide busy={isLoading} busyLabel={copy.auth.resetting}>
            {copy.auth.resetPassword}
          </Button>
        </Form>
      )}
      <Switches>
        {!token && (
          <Button
            as={Link}
            to="/auth"
            state={{ mode: 'forgotPassword' }}
            variant="ghost"
            size="small"
          >
            {copy.auth.askForNewLink}
          </Button>
        )}
        <Button as={Link} to="/login" variant="ghost" size="small">
          {copy.auth.backToLogin}
        </Button>
      </Switches>
    </AuthCard>
  );
}

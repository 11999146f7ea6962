import { errorMessage, isApiError } from '@larder/api-client';
import {
  useForgotPasswordMutation,
  useLoginMutation,
  useRegisterMutation,
} from '@larder/api-client/auth';
import {
  longestEmail,
  longestPassword,
  longestUsername,
  shortestPassword,
} from '@larder/api-client/limits';
import { copy } from '@larder/copy';
import { useSession } from '@larder/shell-sdk';
import { Button, Checkbox, Field, Notice, PageHeading } from '@larder/ui';
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDocumentTitle } from '../layout/document-title';
import { usePageAfterLogin, useStoredSessionContext } from '../session/session-gate';
import {
  complainAboutAuth,
  emptyFields,
  mismatchWhileTyping,
  type AuthFieldName,
  type AuthFields,
  type AuthMode,
} from './auth.model';
import { AuthCard, Form, PasswordField, Sides, Switches } from './auth.parts';
import { PasskeyButton } from './passkey-button';

interface Message {
  tone: 'danger' | 'info' | 'success';
  text: string;
  /** The server's errors for individual fields. */
  fields?: Record<string, string>;
}

const words: Record<AuthMode, { title: string; lede: string; submit: string; busy: string }> = {
  login: {
    title: copy.auth.loginTitle,
    lede: copy.auth.loginLede,
    submit: copy.auth.login,
    busy: copy.auth.loggingIn,
  },
  register: {
    title: copy.auth.registerTitle,
    lede: copy.auth.registerLede,
    submit: copy.auth.register,
    busy: copy.auth.registering,
  },
  forgotPassword: {
    title: copy.auth.forgotTitle,
    lede: copy.auth.forgotLede,
    submit: copy.auth.sendResetLink,
    busy: copy.auth.sending,
  },
};

/** Login, registration and forgotten password in one card. */
export function AuthPage({ initialMode }: { initialMode: AuthMode }): ReactNode {
  const [mode, setMode] = useState(initialMode);
  const [fields, setFields] = useState(emptyFields);
  const { ended } = useStoredSessionContext();
  const [message, setMessage] = useState<Message | null>(
    ended === 'idle' && mode === 'login' ? { tone: 'info', text: copy.auth.endedIdle } : null,
  );
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { startSession } = useSession();
  const navigate = useNavigate();
  const pageAfterLogin = usePageAfterLogin();
  const [logIn] = useLoginMutation();
  const [register] = useRegisterMutation();
  const [askForLink] = useForgotPasswordMutation();
  const { title, lede, submit, busy: busyLabel } = words[mode];
  useDocumentTitle(title);

  // A response to a form that is no longer shown must neither be displayed nor empty the current one.
  const submissions = useRef(0);
  const switchTo = (next: AuthMode): void => {
    submissions.current += 1;
    setBusy(false);
    setMode(next);
    setMessage(null);
  };

  const enter = (token: string): void => {
    startSession(token);
    void navigate(pageAfterLogin, { replace: true });
  };

  const send = async (isAwaited: () => boolean): Promise<void> => {
    const username = fields.username.trim();
    const email = fields.email.trim();
    const { password, rememberMe } = fields;
    if (mode === 'login') {
      const { token } = await logIn({ loginBody: { email, password, rememberMe } }).unwrap();
      enter(token);
    } else if (mode === 'register') {
      const { message: text } = await register({
        registerBody: { username, email, password },
      }).unwrap();
      if (!isAwaited()) return;
      setMode('login');
      setFields(emptyFields);
      setMessage({ tone: 'success', text: text || copy.auth.registered });
    } else {
      const { message: text } = await askForLink({ forgotPasswordBody: { email } }).unwrap();
      if (isAwaited()) {
        setMessage({ tone: 'success', text: text || copy.auth.resetLinkSent });
      }
    }
  };

  const onSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const complaint = complainAboutAuth(mode, fields);
    if (complaint) {
      setMessage({ tone: 'danger', text: complaint.message });
      form.current?.querySelector<HTMLInputElement>(`[name="${complaint.field}"]`)?.focus();
      return;
    }
    setMessage(null);
    setBusy(true);
    const submission = ++submissions.current;
    const isAwaited = (): boolean => submission === submissions.current;
    try {
      await send(isAwaited);
    } catch (error) {
      if (!isAwaited()) return;
      setMessage({
        tone: 'danger',
        text: errorMessage(error, copy.common.unknownError),
        fields: isApiError(error) ? error.fields : undefined,
      });
    } finally {
      if (isAwaited()) setBusy(false);
    }
  };

  const change = <Name extends keyof AuthFields>(name: Name, value: AuthFields[Name]): void =>
    setFields((before) => ({ ...before, [name]: value }));

  const text = (name: AuthFieldName) => ({
    name,
    value: fields[name],
    error: message?.fields?.[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });

  return (
    <AuthCard>
      <PageHeading lede={lede}>{title}</PageHeading>
      {message && (
        <Notice tone={message.tone} role="alert">
          {message.text}
        </Notice>
      )}
      <Form ref={form} noValidate onSubmit={(event) => void onSubmit(event)}>
        {mode === 'register' && (
          <Field
            {...text('username')}
            label={copy.auth.username}
            autoComplete="username"
            maxLength={longestUsername}
          />
        )}
        <Field
          {...text('email')}
          label={copy.auth.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestEmail}
        />
        {mode !== 'forgotPassword' && (
          <PasswordField
            {...text('password')}
            key={mode}
            label={copy.auth.password}
            autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
            maxLength={longestPassword}
            hint={mode === 'register' ? copy.auth.passwordHint(shortestPassword) : undefined}
          />
        )}
        {mode === 'register' && (
          <PasswordField
            {...text('confirmPassword')}
            label={copy.auth.confirmPassword}
            autoComplete="new-password"
            maxLength={longestPassword}
            error={mismatchWhileTyping(fields.password, fields.confirmPassword)}
          />
        )}
        {mode === 'login' && (
          <Sides>
            <Checkbox
              label={copy.auth.rememberMe}
              name="rememberMe"
              checked={fields.rememberMe}
              onChange={(event) => change('rememberMe', event.target.checked)}
            />
            <Button variant="ghost" size="small" onClick={() => switchTo('forgotPassword')}>
              {copy.auth.toForgot}
            </Button>
          </Sides>
        )}
        <Button type="submit" size="large" wide busy={busy} busyLabel={busyLabel}>
          {submit}
        </Button>
      </Form>
      {mode === 'login' && (
        <PasskeyButton
          rememberMe={fields.rememberMe}
          disabled={busy}
          onStart={() => setMessage(null)}
          onToken={enter}
          onComplaint={(text) => setMessage({ tone: 'danger', text })}
        />
      )}
      <Switches>
        {mode === 'login' ? (
          <Button variant="ghost" size="small" onClick={() => switchTo('register')}>
            {copy.auth.toRegister}
          </Button>
        ) : (
          <Button variant="ghost" size="small" onClick={() => switchTo('login')}>
            {mode === 'register' ? copy.auth.toLogin : copy.auth.backToLogin}
          </Button>
        )}
      </Switches>
    </AuthCard>
  );
}

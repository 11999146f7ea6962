import {
  longestEmail,
  longestPassword,
  longestUsername,
  shortestPassword,
} from '@larder/api-client/limits';
import { copy } from '@larder/copy';
import { Button, Checkbox, Field, Notice, PageHeading } from '@larder/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useDocumentTitle } from '../layout/document-title';
import { mismatchWhileTyping, type AuthMode } from './auth.model';
import { AuthCard, Form, PasswordField, Sides, Switches } from './auth.parts';
import { PasskeyButton } from './passkey-button';
import { useAuthForm } from './use-auth-form';

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

/** Leads to the other forms, and to what Larder is. */
function OtherForms({ mode, onSwitch }: { mode: AuthMode; onSwitch: (mode: AuthMode) => void }) {
  const { state } = useLocation() as { state: unknown };
  return (
    <Switches>
      {mode === 'login' ? (
        <Button variant="ghost" size="small" onClick={() => onSwitch('register')}>
          {copy.auth.toRegister}
        </Button>
      ) : (
        <Button variant="ghost" size="small" onClick={() => onSwitch('login')}>
          {mode === 'register' ? copy.auth.toLogin : copy.auth.backToLogin}
        </Button>
      )}
      {mode !== 'forgotPassword' && (
        <Button as={Link} to="/welcome" state={state} variant="ghost" size="small">
          {copy.auth.toWelcome}
        </Button>
      )}
    </Switches>
  );
}

/** Login, registration and forgotten password in one card. */
export function AuthPage({ initialMode }: { initialMode: AuthMode }): ReactNode {
  const { form, mode, switchTo, fields, change, text, message, setMessage, busy, submit, enter } =
    useAuthForm(initialMode);
  const { title, lede, submit: submitLabel, busy: busyLabel } = words[mode];
  useDocumentTitle(title);

  return (
    <AuthCard>
      <PageHeading lede={lede}>{title}</PageHeading>
      {message && (
        <Notice
          tone={message.tone}
          role="alert"
          action={
            message.onEnter && (
              <Button size="small" onClick={message.onEnter}>
                {copy.auth.startCooking}
              </Button>
            )
          }
        >
          {message.text}
        </Notice>
      )}
      <Form ref={form} noValidate onSubmit={(event) => void submit(event)}>
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
          {submitLabel}
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
      <OtherForms mode={mode} onSwitch={switchTo} />
    </AuthCard>
  );
}

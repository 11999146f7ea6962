import { errorMessage, isApiError } from '@larder/api-client';
import {
  type LoginBody,
  useForgotPasswordMutation,
  useLoginMutation,
  useRegisterMutation,
} from '@larder/api-client/auth-public';
import { copy } from '@larder/copy';
import { useSession } from '@larder/shell-sdk';
import { useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHandedOver, usePageAfterLogin, useStoredSessionContext } from '../session/session-gate';
import {
  complainAboutAuth,
  emptyFields,
  type AuthFieldName,
  type AuthFields,
  type AuthMode,
} from './auth.model';

interface Message {
  tone: 'danger' | 'info' | 'success';
  text: string;
  /** The server's errors for individual fields. */
  fields?: Record<string, string>;
  /** Logs in whoever has just registered. */
  onEnter?: () => void;
}

/** The form for login, registration and forgotten password: its fields, its message, and sending it. */
export function useAuthForm(initialMode: AuthMode) {
  const [mode, setMode] = useState(initialMode);
  const { email: knownEmail = '', notice } = useHandedOver();
  const [fields, setFields] = useState({ ...emptyFields, email: knownEmail });
  const { ended } = useStoredSessionContext();
  const [message, setMessage] = useState<Message | null>(() => {
    if (notice) return { tone: 'info', text: notice };
    const wasIdle = ended === 'idle' && mode === 'login';
    return wasIdle ? { tone: 'info', text: copy.auth.endedIdle } : null;
  });
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { startSession } = useSession();
  const navigate = useNavigate();
  const pageAfterLogin = usePageAfterLogin();
  const [logIn] = useLoginMutation();
  const [register] = useRegisterMutation();
  const [askForLink] = useForgotPasswordMutation();

  // The response to a form that is no longer shown must neither be displayed nor empty the current form.
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

  const enterWith = async (loginBody: LoginBody): Promise<void> => {
    const { token } = await logIn({ loginBody }).unwrap();
    enter(token);
  };

  const send = async (isAwaited: () => boolean): Promise<void> => {
    const username = fields.username.trim();
    const email = fields.email.trim();
    const { password, rememberMe } = fields;
    if (mode === 'login') {
      await enterWith({ email, password, rememberMe });
    } else if (mode === 'register') {
      const { message: text } = await register({
        registerBody: { username, email, password },
      }).unwrap();
      if (!isAwaited()) return;
      setMode('login');
      setFields(emptyFields);
      setMessage({
        tone: 'success',
        text: text || copy.auth.registered,
        onEnter: () => void attempt(() => enterWith({ email, password })),
      });
    } else {
      const { message: text } = await askForLink({ forgotPasswordBody: { email } }).unwrap();
      if (isAwaited()) {
        setMessage({ tone: 'success', text: text || copy.auth.resetLinkSent });
      }
    }
  };

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const complaint = complainAboutAuth(mode, fields);
    if (complaint) {
      setMessage({ tone: 'danger', text: complaint.message });
      form.current?.querySelector<HTMLInputElement>(`[name="${complaint.field}"]`)?.focus();
      return;
    }
    await attempt(send);
  };

  /** One at a time: sends something and reports its failure. */
  const attempt = async (sending: (isAwaited: () => boolean) => Promise<void>): Promise<void> => {
    setMessage(null);
    setBusy(true);
    const submission = ++submissions.current;
    const isAwaited = (): boolean => submission === submissions.current;
    try {
      await sending(isAwaited);
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

  /** The properties of a text field. */
  const text = (name: AuthFieldName) => ({
    name,
    value: fields[name],
    error: message?.fields?.[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });

  return { form, mode, switchTo, fields, change, text, message, setMessage, busy, submit, enter };
}

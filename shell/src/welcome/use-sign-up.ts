import { errorMessage, isApiError, storeToken } from '@larder/api-client';
import { useLoginMutation, useRegisterMutation } from '@larder/api-client/auth-public';
import { kitchenApi } from '@larder/api-client/kitchen';
import { copy } from '@larder/copy';
import { useAppDispatch, useSession } from '@larder/shell-sdk';
import { useRef, useState, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  complainAboutAuth,
  emptyFields,
  type AuthFieldName,
  type Complaint,
} from '../auth/auth.model';

interface Refusal {
  message: string;
  fields?: Record<string, string>;
}

const { updateKitchen } = kitchenApi.endpoints;

/**
 * Registers and enters at once, with `foods` in the new kitchen. People who already have an account, or cannot be
 * logged in, continue at the login with the address filled in.
 */
export function useSignUp(foods: readonly string[]) {
  const [fields, setFields] = useState(emptyFields);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [register] = useRegisterMutation();
  const [logIn] = useLoginMutation();
  const dispatch = useAppDispatch();
  const { startSession } = useSession();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: object | null };

  const continueAtLogin = (email: string, notice: string): void =>
    void navigate('/login', { state: { ...state, email, notice } });

  const enter = async (email: string, password: string): Promise<void> => {
    const { token } = await logIn({ loginBody: { email, password } }).unwrap();
    storeToken(token);
    const kitchenBody = { foods: foods.map((text) => ({ text })) };
    // If this fails, the kitchen starts empty.
    if (foods.length > 0) await dispatch(updateKitchen.initiate({ kitchenBody }, { track: false }));
    startSession(token);
  };

  const send = async (): Promise<void> => {
    const email = fields.email.trim();
    const { password } = fields;
    const registerBody = { username: fields.username.trim(), email, password };
    try {
      await register({ registerBody }).unwrap();
    } catch (error) {
      const taken = isApiError(error) && error.code === 'email_taken';
      const message = errorMessage(error, copy.common.unknownError);
      if (taken) continueAtLogin(email, message);
      else setRefusal({ message, fields: isApiError(error) ? error.fields : undefined });
      return;
    }
    await enter(email, password).catch(() => continueAtLogin(email, copy.auth.registered));
  };

  const complain = ({ message, field }: Complaint<AuthFieldName>): void => {
    setRefusal({ message });
    form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();
  };

  return {
    form,
    busy,
    message: refusal?.message,
    field: (name: AuthFieldName) => ({
      name,
      value: fields[name],
      error: refusal?.fields?.[name],
      onChange: ({ target: { value } }: { target: { value: string } }) =>
        setFields((before) => ({ ...before, [name]: value })),
    }),
    submit: async (event: SubmitEvent): Promise<void> => {
      event.preventDefault();
      if (busy) return;
      // The password is typed once, since it can be shown.
      const complaint = complainAboutAuth('register', {
        ...fields,
        confirmPassword: fields.password,
      });
      if (complaint) {
        complain(complaint);
        return;
      }
      setRefusal(null);
      setBusy(true);
      await send();
      setBusy(false);
    },
  };
}

import { shortestPassword } from '@larder/api-client/limits';
import { copy } from '@larder/copy';

export type AuthMode = 'login' | 'register' | 'forgotPassword';

export interface AuthFields {
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  rememberMe: boolean;
}

export type AuthFieldName = 'username' | 'email' | 'password' | 'confirmPassword';

export const emptyFields: AuthFields = {
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  rememberMe: false,
};

/** An error in the input, and the field to correct. */
export interface Complaint<FieldName> {
  message: string;
  field: FieldName;
}

const emailShape = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

function firstEmpty(fields: AuthFields, names: AuthFieldName[]): AuthFieldName | undefined {
  // Spaces may be part of a password, but of no other field.
  return names.find((name) => (name === 'password' ? !fields[name] : !fields[name].trim()));
}

/** The first error in the input, in the order of the checks; null if there is none. */
export function complainAboutAuth(
  mode: AuthMode,
  fields: AuthFields,
): Complaint<AuthFieldName> | null {
  if (mode === 'forgotPassword') {
    const empty = firstEmpty(fields, ['email']);
    return empty ? { message: copy.auth.emailRequired, field: empty } : null;
  }
  if (mode === 'login') {
    const empty = firstEmpty(fields, ['email', 'password']);
    return empty ? { message: copy.auth.loginRequired, field: empty } : null;
  }
  const empty = firstEmpty(fields, ['username', 'email', 'password']);
  if (empty) return { message: copy.auth.registerRequired, field: empty };
  if (fields.password !== fields.confirmPassword) {
    return { message: copy.auth.passwordsDiffer, field: 'confirmPassword' };
  }
  if (fields.password.length < shortestPassword) {
    return { message: copy.auth.passwordTooShortToRegister(shortestPassword), field: 'password' };
  }
  if (!emailShape.test(fields.email.trim())) {
    return { message: copy.auth.emailInvalid, field: 'email' };
  }
  return null;
}

export interface ResetFields {
  password: string;
  confirmPassword: string;
}

/** The first error in a new password; null when there is none. */
export function complainAboutReset({
  password,
  confirmPassword,
}: ResetFields): Complaint<keyof ResetFields> | null {
  if (password !== confirmPassword) {
    return { message: copy.auth.passwordsDiffer, field: 'confirmPassword' };
  }
  if (password.length < shortestPassword) {
    return { message: copy.auth.passwordTooShort(shortestPassword), field: 'password' };
  }
  return null;
}

/** The sentence shown under the confirm field while typing. */
export function mismatchWhileTyping(password: string, confirmPassword: string): string | undefined {
  return confirmPassword && confirmPassword !== password ? copy.auth.passwordsDiffer : undefined;
}

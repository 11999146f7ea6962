import { copy } from '@larder/copy';

const shortestPassword = 8;

/** What is wrong with a new username; null when nothing is. */
export function usernameFault(username: string): string | null {
  return username.trim() ? null : copy.account.usernameEmpty;
}

/** What is wrong with a change of password; null when nothing is. */
export function passwordFault(newPassword: string, confirmation: string): string | null {
  if (newPassword !== confirmation) return copy.account.passwordsDiffer;
  if (newPassword.length < shortestPassword) return copy.account.passwordTooShort;
  return null;
}

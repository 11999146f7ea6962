import type { UserView } from '@larder/api-client/auth';
import { shortestPassword } from '@larder/api-client/limits';
import { copy } from '@larder/copy';
import type { SessionUser } from '@larder/shell-sdk';

/** The account as known from the login. */
export function knownOf({ subscription_status, ...user }: SessionUser): UserView {
  return {
    ...user,
    subscription_status: subscription_status === 'active' ? 'active' : 'inactive',
    subscription_end_date: null,
    subscription_provider: null,
  };
}

/** The error in a new username; null when there is none. */
export function usernameFault(username: string): string | null {
  return username.trim() ? null : copy.account.usernameEmpty;
}

/** The error in a password change; null when there is none. */
export function passwordFault(newPassword: string, confirmation: string): string | null {
  if (newPassword !== confirmation) return copy.account.passwordsDiffer;
  if (newPassword.length < shortestPassword) return copy.account.passwordTooShort(shortestPassword);
  return null;
}

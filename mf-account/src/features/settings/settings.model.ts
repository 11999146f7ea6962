import type { UserView } from '@larder/api-client/auth';
import { copy } from '@larder/copy';
import type { SessionUser } from '@larder/shell-sdk';

const shortestPassword = 8;

/** The account as the login has told of it. */
export function knownOf({ subscription_status, ...user }: SessionUser): UserView {
  return {
    ...user,
    subscription_status: subscription_status === 'active' ? 'active' : 'inactive',
    subscription_end_date: null,
    subscription_provider: null,
  };
}

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

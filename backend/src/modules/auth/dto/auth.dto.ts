import { z } from 'zod';
import { JsonText } from '../../../common/compression.js';
import { string, text } from '../../../common/text.js';
import { type AccountFacts, isSubscribed } from '../../users/domain/account.js';
import { currentPassword, password } from '../domain/password-field.js';
import { authErrors, shortestPassword } from '../auth.errors.js';
import { deviceOf } from '../device.js';
import type { Session } from '../entities/session.entity.js';

const longestEmail = 254;
const longestUsername = 50;
const longestToken = 200;
/** Only the first dot after the host's first character can start a match, so there is no backtracking. */
const emailShape = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

export const registerBody = z
  .strictObject({
    username: text(longestUsername, { code: authErrors.registration_incomplete }),
    email: text(longestEmail, { code: authErrors.registration_incomplete }).regex(emailShape, {
      error: authErrors.email_invalid,
    }),
    password: password(authErrors.registration_incomplete).min(shortestPassword, {
      error: authErrors.registration_password_too_short,
    }),
  })
  .meta({ id: 'RegisterBody' });

export const loginBody = z
  .strictObject({
    email: text(longestEmail, { code: authErrors.credentials_required }),
    password: password(authErrors.credentials_required),
    rememberMe: z.boolean().optional(),
  })
  .meta({ id: 'LoginBody' });

export const changeUsernameBody = z
  .strictObject({ newUsername: text(longestUsername, { code: authErrors.username_empty }) })
  .meta({ id: 'ChangeUsernameBody' });

export const changePasswordBody = z
  .strictObject({
    currentPassword,
    newPassword: password(authErrors.new_password_too_short).min(shortestPassword, {
      error: authErrors.new_password_too_short,
    }),
  })
  .meta({ id: 'ChangePasswordBody' });

export const forgotPasswordBody = z
  .strictObject({
    email: text(longestEmail, { code: authErrors.email_required }).regex(emailShape, {
      error: authErrors.email_invalid,
    }),
  })
  .meta({ id: 'ForgotPasswordBody' });

export const resetPasswordBody = z
  .strictObject({
    token: string(authErrors.reset_token_invalid).max(longestToken, {
      error: authErrors.reset_token_invalid,
    }),
    password: password(authErrors.password_too_short).min(shortestPassword, {
      error: authErrors.password_too_short,
    }),
  })
  .meta({ id: 'ResetPasswordBody' });

export const deleteAccountBody = z
  .strictObject({ password: currentPassword })
  .meta({ id: 'DeleteAccountBody' });

export type RegisterBody = z.infer<typeof registerBody>;
export type LoginBody = z.infer<typeof loginBody>;
export type ChangeUsernameBody = z.infer<typeof changeUsernameBody>;
export type ChangePasswordBody = z.infer<typeof changePasswordBody>;
export type ForgotPasswordBody = z.infer<typeof forgotPasswordBody>;
export type ResetPasswordBody = z.infer<typeof resetPasswordBody>;
export type DeleteAccountBody = z.infer<typeof deleteAccountBody>;

export const tokenView = z.object({ token: z.string() }).meta({ id: 'TokenView' });

export const messageAndTokenView = z
  .object({ message: z.string(), token: z.string() })
  .meta({ id: 'MessageAndTokenView' });

export const userView = z
  .object({
    id: z.uuid(),
    username: z.string(),
    email: z.string(),
    subscription_status: z.enum(['active', 'inactive']),
    subscription_end_date: z.iso.datetime().nullable(),
    subscription_provider: z.string().nullable(),
  })
  .meta({ id: 'UserView' });

export const sessionsView = z
  .object({
    sessions: z.array(
      z
        .object({
          id: z.uuid(),
          browser: z.string().nullable(),
          system: z.string().nullable(),
          created_at: z.iso.datetime(),
          last_seen_at: z.iso.datetime(),
          /** The session making the request. */
          current: z.boolean(),
        })
        .meta({ id: 'SessionView' }),
    ),
  })
  .meta({ id: 'SessionsView' });

export const accountExportView = z
  .object({
    exported_at: z.iso.datetime(),
    account: z.object({ ...userView.shape, created_at: z.iso.datetime() }),
    /** Rows by the name of their table. */
    owned: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  })
  .meta({ id: 'AccountExportView' });

export type SessionsView = z.infer<typeof sessionsView>;
export type AccountExport = z.infer<typeof accountExportView>;
export type UserView = z.infer<typeof userView>;

export function toUserView(user: AccountFacts): UserView {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    subscription_status: isSubscribed(user) ? 'active' : 'inactive',
    subscription_end_date: user.subscriptionEndDate?.toISOString() ?? null,
    subscription_provider: user.subscriptionProvider,
  };
}

const userTexts = new WeakMap<AccountFacts, JsonText<UserView>>();

/** Written once for an account that is remembered. */
export function userText(user: AccountFacts): JsonText<UserView> {
  let text = userTexts.get(user);
  if (!text) userTexts.set(user, (text = new JsonText(JSON.stringify(toUserView(user)))));
  return text;
}

export function toSessionView(session: Session, currentId: string): SessionsView['sessions'][0] {
  return {
    id: session.id,
    ...deviceOf(session.userAgent),
    created_at: session.createdAt.toISOString(),
    last_seen_at: session.lastSeenAt.toISOString(),
    current: session.id === currentId,
  };
}

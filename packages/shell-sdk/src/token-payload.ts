import type { SessionUser } from './shell-context';

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

interface Payload {
  user?: Partial<Record<keyof SessionUser, unknown>>;
  remember?: unknown;
}

function payloadOf(token: string): Payload {
  const [, payload = ''] = token.split('.');
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as Payload;
}

/** Whether the person chose to be remembered at login; false when the token cannot be decoded. */
export function isRememberedBy(token: string): boolean {
  try {
    return payloadOf(token).remember === true;
  } catch {
    return false;
  }
}

/** The user object from a signed token's payload; null when the token cannot be decoded or has no user. */
export function decodeUser(token: string): SessionUser | null {
  try {
    const { user } = payloadOf(token);
    if (!user || !isText(user.username) || !isText(user.email)) return null;
    return {
      id: isText(user.id) ? user.id : '',
      username: user.username,
      email: user.email,
      subscription_status: isText(user.subscription_status) ? user.subscription_status : '',
    };
  } catch {
    return null;
  }
}

import { errorMessage, isApiError } from '@larder/api-client';
import { passkeysPublicApi } from '@larder/api-client/passkeys-public';
import { copy } from '@larder/copy';
import type { useAppDispatch } from '@larder/shell-sdk';
import { startAuthentication } from '@simplewebauthn/browser';

const { logInWithPasskey, startPasskeyLogin } = passkeysPublicApi.endpoints;
const untracked = { track: false };

/** Has the browser sign with a passkey of the person's choice; returns the backend's token. */
export async function tokenForPasskey(
  dispatch: ReturnType<typeof useAppDispatch>,
  rememberMe: boolean,
): Promise<string> {
  const optionsJSON = await dispatch(startPasskeyLogin.initiate(undefined, untracked)).unwrap();
  const credential = await startAuthentication({ optionsJSON });
  const login = { passkeyLoginBody: { credential, rememberMe } };
  const { token } = await dispatch(logInWithPasskey.initiate(login, untracked)).unwrap();
  return token;
}

/** Why there is no token. Browsers do not reveal whether a person declined, was too slow or has no passkey. */
export function passkeyComplaint(error: unknown): string {
  if (isApiError(error)) return errorMessage(error, copy.common.unknownError);
  const elsewhere = error instanceof Error && error.name === 'SecurityError';
  return elsewhere ? copy.auth.passkeyElsewhere : copy.auth.passkeyUnused;
}

import { errorMessage, isApiError } from '@larder/api-client';
import type {
  PasskeyCreationOptionsView,
  RegistrationCredential,
} from '@larder/api-client/passkeys';
import { copy } from '@larder/copy';
import { startRegistration } from '@simplewebauthn/browser';

/** Has the browser create a passkey. */
export function newCredential(
  optionsJSON: PasskeyCreationOptionsView,
): Promise<RegistrationCredential> {
  return startRegistration({ optionsJSON });
}

const sentences: Record<string, string> = {
  ConstraintError: copy.account.passkeyUnfit,
  InvalidStateError: copy.account.passkeyHeld,
  NotSupportedError: copy.account.passkeyUnfit,
  SecurityError: copy.account.passkeyElsewhere,
};

/** Why there is no passkey. Browsers do not reveal whether a person declined or was too slow. */
export function registrationComplaint(error: unknown): string {
  if (isApiError(error)) return errorMessage(error, copy.account.changeFailed);
  const name = error instanceof Error ? error.name : '';
  return sentences[name] ?? copy.account.passkeyUnmade;
}

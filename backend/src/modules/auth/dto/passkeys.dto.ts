import { z } from 'zod';
import { text } from '../../../common/text.js';
import { authErrors, mostPasskeys } from '../auth.errors.js';
import type { Passkey } from '../entities/passkey.entity.js';
import { currentPassword } from '../domain/password-field.js';

const longestName = 120;
const longestId = 1_400;
const longestPart = 20_000;

const encoded = (longest: number) => z.base64url().max(longest);

// Browsers send more fields than these, and add new ones every year; unread ones are ignored.
const credential = {
  id: encoded(longestId),
  rawId: encoded(longestId),
  type: z.literal('public-key'),
};

const registrationCredential = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded(longestPart),
      attestationObject: encoded(longestPart),
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  })
  .meta({ id: 'RegistrationCredential' });

const loginCredential = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded(longestPart),
      authenticatorData: encoded(longestPart),
      signature: encoded(longestPart),
      userHandle: encoded(longestId).optional(),
    }),
  })
  .meta({ id: 'LoginCredential' });

export const startAddingPasskeyBody = z
  .strictObject({ password: currentPassword })
  .meta({ id: 'StartAddingPasskeyBody' });

export const addPasskeyBody = z
  .strictObject({
    credential: registrationCredential,
    /** If absent or empty, the device's name is used. */
    name: text(longestName, { minimum: 0 }).optional(),
  })
  .meta({ id: 'AddPasskeyBody' });

export const renamePasskeyBody = z
  .strictObject({ name: text(longestName, { code: authErrors.passkey_name_empty }) })
  .meta({ id: 'RenamePasskeyBody' });

export const removePasskeyBody = z
  .strictObject({ password: currentPassword })
  .meta({ id: 'RemovePasskeyBody' });

export const passkeyLoginBody = z
  .strictObject({ credential: loginCredential, rememberMe: z.boolean().optional() })
  .meta({ id: 'PasskeyLoginBody' });

export type RegistrationCredential = z.infer<typeof registrationCredential>;
export type LoginCredential = z.infer<typeof loginCredential>;
export type StartAddingPasskeyBody = z.infer<typeof startAddingPasskeyBody>;
export type AddPasskeyBody = z.infer<typeof addPasskeyBody>;
export type RenamePasskeyBody = z.infer<typeof renamePasskeyBody>;
export type RemovePasskeyBody = z.infer<typeof removePasskeyBody>;
export type PasskeyLoginBody = z.infer<typeof passkeyLoginBody>;

const credentialDescriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

export const passkeyCreationOptionsView = z
  .object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    timeout: z.int(),
    excludeCredentials: z.array(credentialDescriptor),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.boolean(),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'PasskeyCreationOptionsView' });

export const passkeyRequestOptionsView = z
  .object({
    rpId: z.string(),
    challenge: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
  })
  .meta({ id: 'PasskeyRequestOptionsView' });

export const passkeyView = z
  .object({
    id: z.uuid(),
    name: z.string(),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PasskeyView' });

export const passkeysView = z
  .object({ passkeys: z.array(passkeyView).max(mostPasskeys) })
  .meta({ id: 'PasskeysView' });

export type PasskeyView = z.infer<typeof passkeyView>;
export type PasskeysView = z.infer<typeof passkeysView>;

export function toPasskeyView({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyView {
  return {
    id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}

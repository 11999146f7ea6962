import { readFileSync } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import { Configuration } from '../../../../config/configuration.js';
import { type Purchase, purchaseShape } from './play-shapes.js';

const usualBase = 'https://androidpublisher.googleapis.com';
const scope = 'https://www.googleapis.com/auth/androidpublisher';
const timeout = 20_000;
/** Renew the access token this long before it expires. */
const margin = 60_000;

const accountShape = z.object({
  client_email: z.string(),
  private_key: z.string(),
  token_uri: z.url(),
});

const tokenShape = z.object({ access_token: z.string(), expires_in: z.number() });

/** The app store did not respond as expected; `status` is null when it did not respond at all. */
class PlayError extends Error {
  override readonly name = 'PlayError';
  readonly code: string;

  constructor(readonly status: number | null) {
    super('The app store did not answer as expected.');
    this.code = String(status ?? 'unreachable');
  }
}

/** The Android Publisher API calls that the product needs. */
@Injectable()
export class PlayApi {
  private readonly settings: Configuration['googlePlay'];
  private readonly account?: z.infer<typeof accountShape>;
  private token?: { value: string; until: number };

  constructor({ googlePlay }: Configuration) {
    this.settings = googlePlay;
    if (googlePlay.serviceAccount) this.account = readAccount(googlePlay.serviceAccount);
  }

  get isConfigured(): boolean {
    return this.account !== undefined;
  }

  /** Null when the store does not know the purchase, or no longer does. */
  async find(purchaseToken: string): Promise<Purchase | null> {
    const token = encodeURIComponent(purchaseToken);
    try {
      return purchaseShape.parse(await this.call('GET', `subscriptionsv2/tokens/${token}`));
    } catch (error) {
      const isUnknown = error instanceof PlayError && [400, 404, 410].includes(error.status ?? 0);
      if (isUnknown) return null;
      throw error;
    }
  }

  /** Within three days, or the store refunds it. */
  async acknowledge(purchaseToken: string): Promise<void> {
    const { productId } = this.settings;
    const token = encodeURIComponent(purchaseToken);
    await this.call('POST', `subscriptions/${productId}/tokens/${token}:acknowledge`, {});
  }

  /** Ends it immediately with a refund. */
  async revoke(purchaseToken: string): Promise<void> {
    const token = encodeURIComponent(purchaseToken);
    await this.call('POST', `subscriptionsv2/tokens/${token}:revoke`, {
      revocationContext: { fullRefund: {} },
    });
  }

  /** It runs to its end without renewing. */
  async cancel(purchaseToken: string): Promise<void> {
    const { productId } = this.settings;
    const token = encodeURIComponent(purchaseToken);
    await this.call('POST', `subscriptions/${productId}/tokens/${token}:cancel`);
  }

  private async call(method: string, path: string, body?: unknown): Promise<unknown> {
    const base = this.settings.apiBase ?? usualBase;
    const { package: packageName } = this.settings;
    const url = `${base}/androidpublisher/v3/applications/${packageName}/purchases/${path}`;
    return request(url, {
      method,
      headers: {
        authorization: `Bearer ${await this.accessToken()}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  }

  private async accessToken(): Promise<string> {
    if (this.token && this.token.until > Date.now()) return this.token.value;
    if (!this.account) throw new PlayError(null);
    const { client_email, private_key, token_uri } = this.account;
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(client_email)
      .setAudience(token_uri)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(await importPKCS8(private_key, 'RS256'));
    const answer = await request(token_uri, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion,
      }),
    });
    const { access_token, expires_in } = tokenShape.parse(answer);
    this.token = { value: access_token, until: Date.now() + expires_in * 1000 - margin };
    return access_token;
  }
}

async function request(url: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) }).catch(() => {
    throw new PlayError(null);
  });
  const content = await answer.text();
  if (!answer.ok) throw new PlayError(answer.status);
  return content === '' ? {} : (JSON.parse(content) as unknown);
}

function readAccount(path: string): z.infer<typeof accountShape> {
  try {
    return accountShape.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    // The error repeats neither the path nor the content, which is a private key.
    throw new Error('GOOGLE_PLAY_SERVICE_ACCOUNT does not name a readable service account file.');
  }
}

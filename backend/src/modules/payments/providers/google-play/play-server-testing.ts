import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  exportJWK,
  exportPKCS8,
  type GenerateKeyPairResult,
  generateKeyPair,
  jwtVerify,
  SignJWT,
} from 'jose';

type Shape = Record<string, unknown>;

const audience = 'https://larder.example/api/payments/webhooks/google-play';
const pushAccount = 'push@larder.iam.gserviceaccount.com';
const publisher = '/androidpublisher/v3/applications/app.larder.twa/purchases';

/** The app store and its notification signer, as Google documents them. */
export class PlayServer {
  readonly purchases = new Map<string, Shape>();
  readonly calls: string[] = [];
  failure?: number;

  private constructor(
    private readonly server: Server,
    private readonly account: GenerateKeyPairResult,
    private readonly signer: GenerateKeyPairResult,
    readonly accountFile: string,
  ) {}

  static async start(): Promise<PlayServer> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const account = await generateKeyPair('RS256', { extractable: true });
    const signer = await generateKeyPair('RS256', { extractable: true });
    const accountFile = join(mkdtempSync(join(tmpdir(), 'larder-play-')), 'account.json');
    const play = new PlayServer(server, account, signer, accountFile);
    writeFileSync(
      accountFile,
      JSON.stringify({
        type: 'service_account',
        client_email: 'larder@larder.iam.gserviceaccount.com',
        private_key: await exportPKCS8(account.privateKey),
        token_uri: `${play.url}/token`,
      }),
    );
    server.on('request', (request: IncomingMessage, reply: ServerResponse) => {
      void play.answer(request, reply);
    });
    return play;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get environment(): Record<string, string> {
    return {
      APP_URL: 'https://larder.example',
      SANDBOX_CHECKOUT: 'on',
      GOOGLE_PLAY_API_BASE: this.url,
      GOOGLE_PLAY_SERVICE_ACCOUNT: this.accountFile,
      GOOGLE_PLAY_PUSH_ACCOUNT: pushAccount,
      ANDROID_CERT_FINGERPRINTS: Array(32).fill('AB').join(':'),
    };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  /** Someone buys in the store. */
  buy(token: string, change: Shape = {}, days = 30): void {
    this.purchases.set(token, {
      kind: 'androidpublisher#subscriptionPurchaseV2',
      subscriptionState: 'SUBSCRIPTION_STATE_ACTIVE',
      acknowledgementState: 'ACKNOWLEDGEMENT_STATE_PENDING',
      startTime: new Date().toISOString(),
      lineItems: [
        {
          productId: 'larder_premium_monthly',
          expiryTime: new Date(Date.now() + days * 86_400_000).toISOString(),
          autoRenewingPlan: { autoRenewEnabled: true },
        },
      ],
      ...change,
    });
  }

  change(token: string, change: Shape): void {
    this.purchases.set(token, { ...this.purchases.get(token), ...change });
  }

  called(action: string, token: string): number {
    return this.calls.filter((call) => call.endsWith(`/tokens/${token}:${action}`)).length;
  }

  /** The Pub/Sub message for a change to a purchase. */
  notification(purchaseToken: string, messageId: string, change: Shape = {}): Shape {
    const content = {
      version: '1.0',
      packageName: 'app.larder.twa',
      eventTimeMillis: String(Date.now()),
      subscriptionNotification: { version: '1.0', notificationType: 3, purchaseToken },
      ...change,
    };
    const data = Buffer.from(JSON.stringify(content)).toString('base64');
    return { message: { messageId, data }, subscription: 'projects/larder/subscriptions/play' };
  }

  async signature(change: Shape = {}, key = this.signer.privateKey): Promise<string> {
    return new SignJWT({
      iss: 'https://accounts.google.com',
      aud: audience,
      email: pushAccount,
      email_verified: true,
      exp: Math.floor(Date.now() / 1000) + 3600,
      ...change,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'push' })
      .setIssuedAt()
      .sign(key);
  }

  private async answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request) body += String(part);
    const path = (request.url ?? '').split('?')[0] ?? '';
    const send = (status: number, content: Shape): void => {
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    };
    if (path === '/oauth2/v3/certs') {
      const key = await exportJWK(this.signer.publicKey);
      return send(200, { keys: [{ ...key, kid: 'push', alg: 'RS256', use: 'sig' }] });
    }
    if (path === '/token') {
      const assertion = new URLSearchParams(body).get('assertion') ?? '';
      await jwtVerify(assertion, this.account.publicKey, { audience: `${this.url}/token` });
      return send(200, { access_token: 'ya29.of-the-test', expires_in: 3600 });
    }
    if (request.headers.authorization !== 'Bearer ya29.of-the-test') return send(401, {});
    this.calls.push(`${request.method} ${path}`);
    if (this.failure) return send(this.failure, {});
    const [, token = '', action] = /\/tokens\/([^:]+)(?::(\w+))?$/.exec(path) ?? [];
    const purchase = this.purchases.get(decodeURIComponent(token));
    if (!path.startsWith(publisher) || !purchase) return send(404, {});
    if (action === 'acknowledge') {
      purchase.acknowledgementState = 'ACKNOWLEDGEMENT_STATE_ACKNOWLEDGED';
    }
    const isOver = purchase.subscriptionState === 'SUBSCRIPTION_STATE_EXPIRED';
    if (action === 'cancel' && isOver) return send(400, {});
    if (action === 'revoke') purchase.subscriptionState = 'SUBSCRIPTION_STATE_EXPIRED';
    send(200, action ? {} : purchase);
  }
}

import { Injectable } from '@nestjs/common';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { Configuration } from '../../../../config/configuration.js';
import { ApiError } from '../../../../common/errors.js';
import { malformedEvent } from '../../ledger/malformed-event.js';
import { ProviderLedger } from '../../ledger/payment-provider.port.js';
import { paymentErrors } from '../../payments.errors.js';
import { notificationShape, pushShape } from './play-shapes.js';

const usualBase = 'https://www.googleapis.com';
const issuers = ['https://accounts.google.com', 'accounts.google.com'];

/** Real-time notifications pushed by Pub/Sub. They say that something changed, but not what. */
@Injectable()
export class PlayNotifications {
  private readonly keys: ReturnType<typeof createRemoteJWKSet>;
  private readonly settings: Configuration['googlePlay'];

  constructor(
    { googlePlay }: Configuration,
    private readonly ledger: ProviderLedger,
  ) {
    this.settings = googlePlay;
    this.keys = createRemoteJWKSet(new URL(`${googlePlay.apiBase ?? usualBase}/oauth2/v3/certs`));
  }

  /** False when a notification is authentic but unreadable. */
  async receive(rawBody: string, authorization: string | undefined): Promise<boolean> {
    await this.authenticate(authorization);
    const provider = 'google_play';
    const read = readPush(rawBody);
    if (!read) return this.ledger.receive({ provider, ...malformedEvent(rawBody) }, rawBody);
    const { messageId, notification } = read;
    const about = notification.subscriptionNotification ?? notification.voidedPurchaseNotification;
    if (notification.packageName !== this.settings.package || !about) return true;
    return this.ledger.receive(
      {
        provider,
        eventId: messageId,
        type: notification.voidedPurchaseNotification ? 'voided' : 'changed',
        occurredAt: new Date(notification.eventTimeMillis),
        payload: { purchaseToken: about.purchaseToken },
      },
      rawBody,
    );
  }

  private async authenticate(authorization: string | undefined): Promise<void> {
    const { pushAccount, pushAudience } = this.settings;
    try {
      if (!pushAccount) throw new Error('No notifications are expected.');
      const token = authorization?.replace(/^Bearer /, '') ?? '';
      const { payload } = await jwtVerify(token, this.keys, {
        issuer: issuers,
        audience: pushAudience,
        algorithms: ['RS256'],
      });
      const isTheirs = payload.email === pushAccount && payload.email_verified === true;
      if (!isTheirs) throw new Error('Somebody else signed it.');
    } catch {
      throw new ApiError(paymentErrors.event_signature_invalid);
    }
  }
}

function readPush(rawBody: string) {
  try {
    const { messageId, data } = pushShape.parse(JSON.parse(rawBody)).message;
    const content: unknown = JSON.parse(Buffer.from(data, 'base64').toString('utf8'));
    return { messageId, notification: notificationShape.parse(content) };
  } catch {
    return undefined;
  }
}

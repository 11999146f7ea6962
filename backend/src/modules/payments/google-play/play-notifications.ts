import { Injectable } from '@nestjs/common';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { Configuration } from '../../../config/configuration.js';
import { ApiError, commonErrors } from '../../../common/errors.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { paymentErrors } from '../payments.errors.js';
import { notificationShape, pushShape } from './play-shapes.js';

const usualBase = 'https://www.googleapis.com';
const issuers = ['https://accounts.google.com', 'accounts.google.com'];

/** Real-time notifications, pushed by Pub/Sub. They say that something changed, never what. */
@Injectable()
export class PlayNotifications {
  private readonly keys: ReturnType<typeof createRemoteJWKSet>;
  private readonly settings: Configuration['googlePlay'];

  constructor(
    { googlePlay }: Configuration,
    private readonly ledger: LedgerService,
  ) {
    this.settings = googlePlay;
    this.keys = createRemoteJWKSet(new URL(`${googlePlay.apiBase ?? usualBase}/oauth2/v3/certs`));
  }

  async receive(body: unknown, authorization: string | undefined): Promise<void> {
    await this.authenticate(authorization);
    const push = pushShape.safeParse(body);
    if (!push.success) throw new ApiError(commonErrors.invalid_input);
    const { messageId, data } = push.data.message;
    const notification = notificationOf(data);
    const about =
      notification?.subscriptionNotification ?? notification?.voidedPurchaseNotification;
    if (notification?.packageName !== this.settings.package || !about) return;
    await this.ledger.receive({
      provider: 'google_play',
      eventId: messageId,
      type: notification.voidedPurchaseNotification ? 'voided' : 'changed',
      occurredAt: new Date(notification.eventTimeMillis),
      payload: { purchaseToken: about.purchaseToken },
    });
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

function notificationOf(data: string) {
  try {
    return notificationShape.parse(JSON.parse(Buffer.from(data, 'base64').toString('utf8')));
  } catch {
    return undefined;
  }
}

import { Injectable, Logger } from '@nestjs/common';

/** Events that operators must be able to reconstruct. */
export type SecurityEvent =
  | 'account-deleted'
  | 'calendar-feed-made'
  | 'calendar-feed-revoked'
  | 'login'
  | 'passkey-added'
  | 'passkey-login'
  | 'passkey-removed'
  | 'password-changed'
  | 'password-confirmed'
  | 'password-reset'
  | 'password-reset-asked'
  | 'registration'
  | 'session-ended'
  | 'sessions-ended'
  | 'token-reused';

export interface SecurityRecord {
  /** The account concerned; null if there is none. Never something that was typed. */
  user: string | null;
  /** The client's address; null when the server acted by itself. */
  from: string | null;
  /** `limited`: rejected without a check, after too many attempts. */
  outcome: 'done' | 'refused' | 'limited';
  session?: string;
}

/** One log line for each event that concerns an account's security: who, from where, what, the outcome. No secrets. */
@Injectable()
export class SecurityLog {
  private readonly logger = new Logger('Security');

  record(event: SecurityEvent, record: SecurityRecord): void {
    const line = { event, ...record };
    if (record.outcome === 'done' && event !== 'token-reused') this.logger.log(line);
    else this.logger.warn(line);
  }
}

import { Injectable, Logger } from '@nestjs/common';

/** What operators have to be able to tell afterwards. */
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
  /** Whose account it was about; null where nobody has it. Never what somebody typed. */
  user: string | null;
  /** The address of the client; null where the server did it by itself. */
  from: string | null;
  /** `limited`: not even looked at, because it was tried too often. */
  outcome: 'done' | 'refused' | 'limited';
  session?: string;
}

/** One line for each event that concerns the security of an account: who, from where, what, and what came of it. No secrets. */
@Injectable()
export class SecurityLog {
  private readonly logger = new Logger('Security');

  record(event: SecurityEvent, record: SecurityRecord): void {
    const line = { event, ...record };
    if (record.outcome === 'done' && event !== 'token-reused') this.logger.log(line);
    else this.logger.warn(line);
  }
}

/** A mail as its recipient sees it. */
export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Its call to action, if any. */
  link?: string;
}

/** Hands a mail over for delivery. */
export abstract class Mailer {
  /** Resolves when someone has accepted the mail; rejects when nobody has. */
  abstract send(mail: Mail): Promise<void>;
}

/** The address will never be deliverable, so retrying is pointless. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

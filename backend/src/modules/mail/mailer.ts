/** A mail as its recipient sees it. */
export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The one thing to do about it, where there is one. */
  link?: string;
}

/** Hands a mail over to whoever carries it. */
export abstract class Mailer {
  /** Done when somebody else has taken charge of the mail; rejects when nobody has. */
  abstract send(mail: Mail): Promise<void>;
}

/** Nobody will ever take this mail to that address, so there is no point in trying again. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

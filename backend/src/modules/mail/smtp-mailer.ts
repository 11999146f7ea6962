import { createTransport, type Transporter } from 'nodemailer';
import type { Configuration } from '../../config/configuration.js';
import { type Mail, Mailer, MailRefusedError } from './mailer.js';
import { messageOf } from './mail-message.js';

const patience = 10_000;

/** Sends through the mail server in SMTP_URL. */
export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;

  constructor(
    url: string,
    private readonly configuration: Configuration,
  ) {
    super();
    this.transport = createTransport({
      url,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
    });
  }

  async send(mail: Mail): Promise<void> {
    try {
      await this.transport.sendMail(messageOf(mail, this.configuration));
    } catch (error) {
      throw refusesRecipient(error)
        ? new MailRefusedError('The address is refused.', { cause: error })
        : error;
    }
  }
}

/** A permanent error (5yz) about the address itself; any other may be temporary. */
function refusesRecipient(error: unknown): boolean {
  const { command, responseCode } = error as { command?: string; responseCode?: number };
  return command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500;
}

import type { SendMailOptions } from 'nodemailer';
import type { Configuration } from '../../config/configuration.js';
import type { Mail } from './mailer.js';

/** The mail in nodemailer's format. A repeat has the same id, by which mail clients show it once. */
export function messageOf(
  { id, to, subject, text, html }: Mail,
  { mail, server }: Pick<Configuration, 'mail' | 'server'>,
): SendMailOptions {
  return {
    messageId: `<${id}@${new URL(server.appUrl).hostname}>`,
    from: mail.from,
    // As an object it is treated as one address, whatever characters it contains.
    to: { name: '', address: to },
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

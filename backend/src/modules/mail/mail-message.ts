import type { SendMailOptions } from 'nodemailer';
import type { Configuration } from '../../config/configuration.js';
import type { Mail } from './mailer.js';

/** The mail as nodemailer takes it. Sent twice it has the same id, by which mail programs show it once. */
export function messageOf(
  { id, to, subject, text, html }: Mail,
  { mail, server }: Pick<Configuration, 'mail' | 'server'>,
): SendMailOptions {
  return {
    messageId: `<${id}@${new URL(server.appUrl).hostname}>`,
    from: mail.from,
    // As an object it is taken as one address, whatever characters it is made of.
    to: { name: '', address: to },
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

import { copy } from '@larder/copy';
import type { LetterParts } from '../mail/mails.service.js';

const { greeting, passwordReset } = copy.mail;

export function passwordResetMail(username: string, link: string): LetterParts {
  return {
    subject: passwordReset.subject,
    greeting: greeting(username),
    lede: passwordReset.lede,
    action: { label: passwordReset.action, link },
    notes: [passwordReset.validity, passwordReset.notYou],
  };
}

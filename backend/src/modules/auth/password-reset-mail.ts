import { sentences } from '../../common/language.js';
import type { LetterParts } from '../mail/mails.service.js';

export function passwordResetMail(username: string, link: string): LetterParts {
  const { greeting, passwordReset } = sentences().mail;
  return {
    subject: passwordReset.subject,
    greeting: greeting(username),
    lede: passwordReset.lede,
    action: { label: passwordReset.action, link },
    notes: [passwordReset.validity, passwordReset.notYou],
  };
}

import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type { Configuration } from '../../config/configuration.js';
import { type Mail, Mailer } from './mailer.js';
import { messageOf } from './mail-message.js';

/** Used without a mail server: each mail is a file that mail clients open. Names sort by time. */
export class OutboxMailer extends Mailer {
  private readonly logger = new Logger(OutboxMailer.name);
  private readonly folder: string;
  private readonly transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });

  constructor(private readonly configuration: Configuration) {
    super();
    this.folder = join(configuration.dataDir, 'outbox');
  }

  async send(mail: Mail): Promise<void> {
    const { message } = await this.transport.sendMail(messageOf(mail, this.configuration));
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const draft = join(this.folder, `.${mail.id}`);
    const file = join(this.folder, `${mail.id}.eml`);
    await writeFile(draft, message, { mode: 0o600 });
    await rename(draft, file);
    if (this.configuration.production) this.logger.log(`A mail is in ${file}.`);
    else this.logger.log(`A mail is in ${file}${mail.link ? `: ${mail.link}` : '.'}`);
  }
}

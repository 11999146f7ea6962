import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Configuration } from '../../config/configuration.js';
import { previousKeys, signingKey } from '../../config/signing-key.js';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts mails waiting in the database: a backup must not reveal links that open accounts. */
@Injectable()
export class MailSeal {
  private readonly key: Buffer;
  private readonly allKeys: readonly Buffer[];

  constructor(configuration: Configuration) {
    const keys = [signingKey(configuration), ...previousKeys(configuration)];
    this.allKeys = keys.map((key) => Buffer.from(hkdfSync('sha256', key, '', 'outgoing mail', 32)));
    this.key = this.allKeys[0]!;
  }

  close(id: string, content: object): Buffer {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, this.key, iv, { authTagLength: tagBytes });
    cipher.setAAD(Buffer.from(id));
    const sealed = [cipher.update(JSON.stringify(content)), cipher.final()];
    return Buffer.concat([iv, ...sealed, cipher.getAuthTag()]);
  }

  /** Throws when it was encrypted with an unknown key, or for another mail. */
  open(id: string, sealed: Buffer): unknown {
    const faults: unknown[] = [];
    for (const key of this.allKeys) {
      try {
        return openWith(key, id, sealed);
      } catch (error) {
        faults.push(error);
      }
    }
    throw faults[0];
  }
}

function openWith(key: Buffer, id: string, sealed: Buffer): unknown {
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(id));
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  const content = [decipher.update(sealed.subarray(ivBytes, -tagBytes)), decipher.final()];
  return JSON.parse(Buffer.concat(content).toString());
}

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Configuration } from '../../config/configuration.js';
import { previousKeys, signingKey } from '../../config/signing-key.js';
import { signedAddress } from './domain/picture-address.js';
import { type PictureWidth } from './domain/picture-size.js';

/** 128 bits. */
const signatureBytes = 16;

/**
 * The addresses of pictures. An `<img>` sends no token: whoever was given the address may see the picture, and nobody can make
 * one up. It does not change while the secret stays the same, so browsers keep the picture for good.
 */
@Injectable()
export class PictureAddressesService {
  private readonly key: Buffer;
  private readonly allKeys: readonly Buffer[];

  constructor(configuration: Configuration) {
    const keys = [signingKey(configuration), ...previousKeys(configuration)];
    this.allKeys = keys.map((key) => Buffer.from(hkdfSync('sha256', key, '', 'picture URLs', 32)));
    this.key = this.allKeys[0]!;
  }

  of(id: string, width: PictureWidth): string {
    return signedAddress(id, width, signatureOf(id, this.key).toString('base64url'));
  }

  isGenuine(id: string, signature: string): boolean {
    const given = Buffer.from(signature, 'base64url');
    if (given.length !== signatureBytes) return false;
    return this.allKeys.some((key) => timingSafeEqual(signatureOf(id, key), given));
  }
}

const signatureOf = (id: string, key: Buffer): Buffer =>
  createHmac('sha256', key).update(id).digest().subarray(0, signatureBytes);

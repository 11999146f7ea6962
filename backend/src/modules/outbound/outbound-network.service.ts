import { lookup } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { isPublicAddress } from './domain/public-address.js';

const webPorts: readonly number[] = [80, 443];

/**
 * What may be reached from here. There is no setting for it: whoever could change it could read the network that the server is in.
 * Specs replace its methods to reach servers of their own.
 */
@Injectable()
export class OutboundNetwork {
  /** The system resolves names in the threads that also read files; slow name servers must not take them all. */
  private readonly turn = pLimit(2);

  async addressesOf(host: string): Promise<string[]> {
    const found = await this.turn(() => lookup(host, { all: true }));
    return found.map(({ address }) => address);
  }

  permitsPort(port: number): boolean {
    return webPorts.includes(port);
  }

  permitsAddress(address: string, _port: number): boolean {
    return isPublicAddress(address);
  }
}

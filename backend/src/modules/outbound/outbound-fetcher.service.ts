import { isIP, isIPv6, type LookupFunction } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Agent, buildConnector, fetch, type Response } from 'undici';
import { AttemptCounts } from '../../common/attempt-counts.js';
import { countKeyOf } from '../../common/rate-limits.js';
import { Configuration } from '../../config/configuration.js';
import { hostOf, portOf, targetOf } from './domain/outbound-target.js';
import { OutboundNetwork } from './outbound-network.service.js';

const second = 1_000;
const megabyte = 1024 * 1024;
const longestFetch = 10 * second;
const mostRedirects = 5;
/** Of all people together, so that we are a guest like others. */
const perHost = { limit: 10, within: 10 * second };
const perPerson = { limit: 120, within: 60 * second };

/** After decompression. */
export const largestAnswer = 5 * megabyte;

/**
 * Why there is no answer. `unreachable` says the same of a host that does not exist, is slow, or must not be reached: answers are not
 * to tell what is in our network.
 */
export type OutboundFault =
  | 'address_invalid'
  | 'busy'
  | 'missing'
  | 'refused'
  | 'too_large'
  | 'type_unsupported'
  | 'unreachable';

export class OutboundError extends Error {
  override readonly name = 'OutboundError';

  constructor(
    readonly fault: OutboundFault,
    /** Milliseconds after which to try again, if it is busy. */
    readonly retryIn?: number,
  ) {
    super(`The address was not fetched: ${fault}.`);
  }
}

export interface OutboundRequest {
  /** Who asks for it. */
  userId: string;
  /** Media types that are read, such as `text/html`, or `image/*`. */
  accept: readonly string[];
  /** How many milliseconds it may wait for its turn. */
  patience: number;
}

export interface OutboundAnswer {
  /** After redirects. */
  url: string;
  /** With its parameters. */
  type: string;
  body: Buffer;
}

/**
 * Fetches what people give addresses of, and nothing else may do that. A name is resolved once, every address that it has must be
 * public, and the connection goes to an address that was checked; so does each redirect. No cookies, credentials or proxies.
 */
@Injectable()
export class OutboundFetcher {
  private readonly userAgent: string;

  constructor(
    private readonly network: OutboundNetwork,
    private readonly counts: AttemptCounts,
    { server }: Configuration,
  ) {
    this.userAgent = `Mozilla/5.0 (compatible; Larder/1.0; +${server.appUrl})`;
  }

  async fetch(address: string, request: OutboundRequest): Promise<OutboundAnswer> {
    const target = this.checked(targetOf(address));
    await this.awaitTurn(target, request);
    const dispatcher = this.dispatcher();
    // One time limit for redirects and body together.
    const signal = AbortSignal.timeout(longestFetch);
    try {
      return await this.follow(target, { request, dispatcher, signal });
    } catch (error) {
      throw error instanceof OutboundError ? error : new OutboundError('unreachable');
    } finally {
      await dispatcher.destroy();
    }
  }

  private async follow(
    first: URL,
    {
      request,
      dispatcher,
      signal,
    }: { request: OutboundRequest; dispatcher: Agent; signal: AbortSignal },
  ): Promise<OutboundAnswer> {
    let target = first;
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const response = await fetch(target, {
        dispatcher,
        signal,
        redirect: 'manual',
        headers: { accept: request.accept.join(', '), 'user-agent': this.userAgent },
      });
      const location = redirectOf(response);
      if (location === null) {
        return { url: target.href, ...(await readBody(response, request.accept)) };
      }
      await response.body?.cancel();
      target = this.checked(targetOf(location, target));
    }
    throw new OutboundError('unreachable');
  }

  private checked(target: URL | undefined): URL {
    if (!target || !this.network.permitsPort(portOf(target))) {
      throw new OutboundError('address_invalid');
    }
    return target;
  }

  private async awaitTurn(target: URL, { userId, patience }: OutboundRequest): Promise<void> {
    const until = Date.now() + patience;
    for (;;) {
      const verdict = await this.counts.count([
        { key: countKeyOf('outbound host', hostOf(target)), ...perHost },
        { key: countKeyOf('outbound person', userId), ...perPerson },
      ]);
      if (verdict.allowed) return;
      if (Date.now() + verdict.endsIn > until) throw new OutboundError('busy', verdict.endsIn);
      await wait(verdict.endsIn);
    }
  }

  /** For one fetch, so that no connection outlives what was checked for it. */
  private dispatcher(): Agent {
    return new Agent({
      pipelining: 0,
      connect: (options, callback) => {
        const port = Number(options.port) || (options.protocol === 'https:' ? 443 : 80);
        this.checkedAddresses(hostOf(options), port).then(
          (addresses) => connectorTo(addresses)(options, callback),
          (error: Error) => callback(error, null),
        );
      },
    });
  }

  /** All of a host's addresses; refused if one of them must not be reached, since no site on the internet has such. */
  private async checkedAddresses(host: string, port: number): Promise<string[]> {
    const addresses = isIP(host) === 0 ? await this.network.addressesOf(host) : [host];
    const isPermitted = addresses.every((address) => this.network.permitsAddress(address, port));
    if (addresses.length === 0 || !isPermitted) throw new OutboundError('unreachable');
    return addresses;
  }
}

/** Connects to one of these addresses, whatever the name may resolve to by now. */
function connectorTo(addresses: readonly string[]): buildConnector.connector {
  const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  const lookup: LookupFunction = (_host, { all }, callback) => {
    const [first] = found;
    if (all || !first) callback(null, found);
    else callback(null, first.address, first.family);
  };
  return buildConnector({ lookup, autoSelectFamily: true, timeout: longestFetch });
}

const redirects = [301, 302, 303, 307, 308];

const redirectOf = ({ status, headers }: Response): string | null =>
  redirects.includes(status) ? headers.get('location') : null;

/** Who is not let in may come with a browser; who asks too often as well. */
const refusals = [401, 402, 403, 407, 429, 451];
const absences = [404, 410];

function faultOf({ status, ok, headers }: Response): OutboundFault | null {
  if (refusals.includes(status) || headers.has('cf-mitigated')) return 'refused';
  if (absences.includes(status)) return 'missing';
  return ok ? null : 'unreachable';
}

async function readBody(
  response: Response,
  accept: readonly string[],
): Promise<Pick<OutboundAnswer, 'type' | 'body'>> {
  const type = response.headers.get('content-type') ?? '';
  const fault = faultOf(response) ?? (isAccepted(type, accept) ? null : 'type_unsupported');
  if (fault !== null) throw new OutboundError(fault);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Counted as it is decompressed: a small answer can hold gigabytes.
    if (size > largestAnswer) throw new OutboundError('too_large');
    chunks.push(chunk);
  }
  return { type, body: Buffer.concat(chunks) };
}

function isAccepted(type: string, accept: readonly string[]): boolean {
  const given = (type.split(';')[0] ?? '').trim().toLowerCase();
  return accept.some((one) =>
    one.endsWith('/*') ? given.startsWith(one.slice(0, -1)) : given === one,
  );
}

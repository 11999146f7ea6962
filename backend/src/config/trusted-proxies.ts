import { isIP, isIPv6 } from 'node:net';
import { z } from 'zod';
import { isLocalAddress } from './local-address.js';

const mostHops = 10;
/** Names of well-known networks. */
const named = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(text: string): boolean {
  if (named.has(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  if (isIP(address) === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  // A network that contains every address would trust everyone.
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32);
}

/** How many proxies are in front of the app, or their networks. */
export const trustedProxies = z
  .union([
    z.coerce.number().int().min(0).max(mostHops),
    z
      .string()
      .transform((value) => value.split(',').map((part) => part.trim()))
      .refine((networks) => networks.every(isNetwork)),
  ])
  .meta({
    takes: `a number from 0 to ${mostHops}, or networks such as 10.0.0.0/8, comma-separated for several`,
  });

/**
 * Which addresses on a request's path are our proxies, in the form that Fastify takes. A count applies only if the peer
 * is in a private network, so that nobody who reaches the app directly from elsewhere can claim another address.
 */
export const trustOf = (
  proxies: number | readonly string[],
): string[] | ((address: string, hop: number) => boolean) =>
  typeof proxies === 'number'
    ? (address, hop) => hop < proxies && (hop > 0 || isLocalAddress(address))
    : [...proxies];

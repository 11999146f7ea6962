import { isIP, isIPv6 } from 'node:net';
import { z } from 'zod';
import { isLocalAddress } from './local-address.js';

const mostHops = 10;
/** Names that stand for the networks of their kind. */
const named = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(text: string): boolean {
  if (named.has(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  if (isIP(address) === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  // A network that holds every address would believe everybody.
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32);
}

/** How many proxies stand in front of the app, or the networks they are in. */
export const trustedProxies = z
  .union([
    z.coerce.number().int().min(0).max(mostHops),
    z
      .string()
      .transform((value) => value.split(',').map((part) => part.trim()))
      .refine((networks) => networks.every(isNetwork)),
  ])
  .meta({
    takes: `a number from 0 to ${mostHops}, or networks such as 10.0.0.0/8, several by commas`,
  });

/**
 * Which addresses on the way of a request are proxies of ours, as Fastify asks. Those that are counted are believed only
 * behind a peer in a private network: whoever reaches the app past its proxy from elsewhere cannot say who they are.
 */
export const trustOf = (
  proxies: number | readonly string[],
): string[] | ((address: string, hop: number) => boolean) =>
  typeof proxies === 'number'
    ? (address, hop) => hop < proxies && (hop > 0 || isLocalAddress(address))
    : [...proxies];

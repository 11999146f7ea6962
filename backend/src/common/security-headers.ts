import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyReply } from 'fastify';
import type { Configuration } from '../config/configuration.js';

/** Nothing is fetched from there: browsers also apply this rule to payment method names. */
const playBilling = 'https://play.google.com/billing';

/**
 * Everything comes from this origin. Only styles may be inline: styled-components writes style elements, and a nonce
 * would have to change with each page while the service worker serves the same precached page for weeks.
 */
export function securityHeaders({ server }: Configuration): FastifyHelmetOptions {
  const secure = server.appUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", playBilling],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  };
}

/** Headers that concern a document or a worker, and not the files these load. */
const forDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Saves about 800 bytes on each script, style, font and photograph; headers that protect the files themselves stay. */
export function leaveOutDocumentHeaders(reply: FastifyReply): void {
  for (const name of forDocuments) reply.removeHeader(name);
}

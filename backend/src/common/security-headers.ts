import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Configuration } from '../config/configuration.js';

/** Nothing is fetched from there: browsers hold the names of payment methods to this rule, too. */
const playBilling = 'https://play.google.com/billing';

/**
 * Everything comes from this origin. Styles alone may be inline: styled-components writes style elements, and a nonce
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

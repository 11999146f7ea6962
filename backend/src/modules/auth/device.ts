import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

const longestUserAgent = 400;

/** Where a request comes from. */
export interface RequestOrigin {
  address: string;
  /** Its User-Agent; null when there is none. */
  userAgent: string | null;
}

export const Origin = createParamDecorator(
  (_: unknown, context: ExecutionContext): RequestOrigin => {
    const { headers, ip } = context.switchToHttp().getRequest<FastifyRequest>();
    return { address: ip, userAgent: headers['user-agent']?.slice(0, longestUserAgent) ?? null };
  },
);

export interface Device {
  browser: string | null;
  system: string | null;
}

// In this order: most browsers also claim to be those further down, and phones claim to be Linux or a Mac.
const browsers: [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOPiOS\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
];
const systems: [name: string, sign: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows NT\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** What a person would call it, as far as the User-Agent reveals. */
export function deviceOf(userAgent: string | null): Device {
  const named = (known: [string, RegExp][]): string | null =>
    known.find(([, sign]) => sign.test(userAgent ?? ''))?.[0] ?? null;
  return { browser: named(browsers), system: named(systems) };
}

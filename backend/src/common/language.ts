import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import { byLocale, type Copy, defaultLocale, type Locale, pickLocale } from '@larder/copy';
import type { FastifyInstance } from 'fastify';

const asked = new AsyncLocalStorage<Locale>();
const sentencesOf = new Map<Locale, Copy>();

/** The language of the person whose request this is; the default one outside a request. */
export const currentLocale = (): Locale => asked.getStore() ?? defaultLocale;

/**
 * All sentences in the language of the person whose request this is. Never keep them in a module-level constant, which
 * would outlive the request.
 */
export function sentences(): Copy {
  const locale = currentLocale();
  let spoken = sentencesOf.get(locale);
  if (!spoken) {
    const areas = Object.entries(byLocale).map(([area, texts]) => [area, texts[locale]]);
    spoken = Object.fromEntries(areas) as unknown as Copy;
    sentencesOf.set(locale, spoken);
  }
  return spoken;
}

/**
 * Runs `work` in a language. Tracking asynchronous calls costs time, so it is done only if the language is not the
 * current one.
 */
export const inLanguage = <Outcome>(locale: Locale, work: () => Outcome): Outcome =>
  locale === currentLocale() ? work() : asked.run(locale, work);

/** Runs `work` in the language that a request asks for. */
export function inLanguageOf<Outcome>(
  { headers }: { headers: IncomingHttpHeaders },
  work: () => Outcome,
): Outcome {
  const wanted = headers['accept-language'];
  const locale = wanted === undefined ? defaultLocale : pickLocale(preferredLanguages(wanted));
  return inLanguage(locale, work);
}

/** Language tags in order of preference (RFC 9110, 12.5.4); one of weight 0 is not wanted. */
function preferredLanguages(header: string): string[] {
  return header
    .split(',')
    .map((range) => {
      // A pattern that also strips the spaces would take quadratic time for many of them.
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((left, right) => right.weight - left.weight)
    .map(({ tag }) => tag);
}

/**
 * Handles every request in the language it asks for. The language is set again once the body has been read, because the
 * socket, not the request, started what runs from then on.
 */
export function speakLanguages(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) reply.header('Vary', 'Accept-Language');
    inLanguageOf(request, done);
  });
  server.addHook('preValidation', (request, _reply, done) => inLanguageOf(request, done));
}

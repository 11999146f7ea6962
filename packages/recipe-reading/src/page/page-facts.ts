import { plainAddress } from './page-address.js';
import { elementsOf, lineOf, oneLine, type PageElement } from './page-document.js';

/** What a page says of itself. */
export interface PageFacts {
  readonly openGraphTitle?: string;
  readonly heading?: string;
  readonly title?: string;
  readonly image?: string;
  readonly description?: string;
  readonly siteName?: string;
  readonly language?: string;
  readonly canonical?: string;
}

export function factsOf(page: PageElement, url: string): PageFacts {
  const metas = new Map<string, string>();
  for (const { attributes } of elementsOf(page, ({ tag }) => tag === 'meta')) {
    const name = (
      attributes.property ??
      attributes.name ??
      attributes['http-equiv']
    )?.toLowerCase();
    const content = oneLine(attributes.content ?? '');
    if (name !== undefined && content !== '' && !metas.has(name)) metas.set(name, content);
  }
  const meta = (...names: readonly string[]) =>
    names.map((name) => metas.get(name)).find((content) => content !== undefined);
  const first = (passes: (element: PageElement) => boolean) => elementsOf(page, passes)[0];
  const canonical = first(
    ({ tag, attributes }) => tag === 'link' && attributes.rel?.toLowerCase() === 'canonical',
  )?.attributes.href;
  const heading = elementsOf(page, ({ tag }) => tag === 'h1')
    .map(lineOf)
    .find(Boolean);
  const title = first(({ tag, parent }) => tag === 'title' && parent?.tag !== 'svg');
  const language = first(({ tag }) => tag === 'html')?.attributes.lang;
  const image = meta('og:image', 'og:image:secure_url', 'twitter:image', 'twitter:image:src');
  const addresses = [canonical, meta('og:url')].filter((address) => address !== undefined);
  return {
    openGraphTitle: meta('og:title', 'twitter:title'),
    heading,
    title: title && oneLine(title.children.filter((child) => typeof child === 'string').join('')),
    image: image && plainImage(image, url),
    description: meta('og:description', 'description', 'twitter:description'),
    siteName: meta('og:site_name', 'application-name'),
    language: language || meta('og:locale', 'content-language', 'language'),
    canonical: addresses.map((address) => plainAddress(address, url)).find(Boolean),
  };
}

/** The address of a picture, of which the parts that seem to track may choose the picture. */
export function plainImage(address: string, base: string): string | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const { protocol, href } = new URL(address, base);
  return /^https?:$/.test(protocol) ? href : undefined;
}

/** A title without the name of the site after or before it. */
export function withoutSiteName(title: string, siteName: string | undefined): string {
  const parts = title.split(/\s+[|–—•·»-]\s+|\s*\|\s*/).filter(Boolean);
  if (parts.length < 2) return title;
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const site = bare(siteName ?? '');
  const own = parts.filter((part) => site === '' || bare(part) !== site);
  if (own.length < parts.length && own.length > 0) return own.join(' - ');
  return title.includes('|') ? (parts[0] ?? title) : title;
}

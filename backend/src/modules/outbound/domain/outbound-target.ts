const longestAddress = 2_000;

/**
 * The address that somebody gave, without its fragment. Undefined unless it is one of the web, without a name and password. Other
 * spellings of an IP address, such as decimal or octal numbers, become the usual one.
 */
export function targetOf(given: string, base?: URL): URL | undefined {
  if (given.length > longestAddress || !URL.canParse(given, base?.href)) return undefined;
  const target = new URL(given, base);
  const isOfTheWeb = target.protocol === 'https:' || target.protocol === 'http:';
  if (!isOfTheWeb || target.username !== '' || target.password !== '') return undefined;
  target.hash = '';
  return target;
}

export const portOf = ({ port, protocol }: URL): number =>
  port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);

/** The host without the brackets of an IPv6 address. */
export const hostOf = ({ hostname }: Pick<URL, 'hostname'>): string =>
  hostname.replace(/^\[|\]$/g, '');

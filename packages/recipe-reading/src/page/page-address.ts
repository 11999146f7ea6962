const tracking =
  /^(?:utm_.+|fbclid|gclid|msclkid|mc_[ce]id|igsh(?:id)?|ref_?src|ref|yclid|_ga|_gl|cmpid|epik)$/i;

/** An address of the web as it is compared and kept: without fragment and what only tracks visitors; undefined for any other. */
export function plainAddress(address: string, base?: string): string | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    return undefined;
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) {
    if (tracking.test(name)) url.searchParams.delete(name);
  }
  return url.href.replace(/\?$/, '');
}

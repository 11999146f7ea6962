import { isCompatible, type RegisteredRemote } from '@larder/shell-sdk/host';

/** Starts loading a script, once; the browser checks its hash, as it does when it runs the script. */
export function preloadScript(href: string, integrity: string): void {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]');
  if ([...links].some((link) => link.href === href)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href, integrity });
  document.head.append(link);
}

/**
 * Starts loading all scripts of a remote's page in parallel instead of one after the other; none if the remote does not
 * run in this shell.
 */
export function preloadPage(
  { contract, entry, scripts, integrity }: RegisteredRemote,
  path: string,
): void {
  if (!isCompatible(contract)) return;
  const manifest = new URL(entry, location.origin);
  for (const file of scripts?.[path] ?? []) {
    const hash = integrity?.[file];
    if (hash) preloadScript(new URL(file, manifest).href, hash);
  }
}

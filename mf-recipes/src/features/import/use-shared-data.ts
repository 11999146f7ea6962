import { copy } from '@larder/copy';
import { useLocation, useNavigate } from '@larder/shell-sdk';
import { useEffect, useEffectEvent } from 'react';
import { sharedAddress } from './import.model';
import type { useRecipeImport } from './use-recipe-import';

/** Where the service worker puts what another app has shared; see `shared-data.ts` of the shell. */
const cacheName = 'shared-data';
const longestKept = 60 * 60 * 1000;

/** Takes what another app has shared, once. */
async function takeShared(): Promise<FormData | null> {
  const cache = await caches.open(cacheName);
  const response = await cache.match('/import/shared');
  await caches.delete(cacheName);
  const sharedAt = Number(response?.headers.get('x-shared-at'));
  return response && Date.now() - sharedAt < longestKept ? response.formData() : null;
}

/** What the server has put into the address, where no service worker was there to keep it. */
function sharedIn(search: string): FormData | null {
  const data = new FormData();
  new URLSearchParams(search).forEach((value, name) => data.append(name, value));
  return search === '' ? null : data;
}

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/** [IMP-36] Imports what another app has shared, as if it had been entered. */
export function useSharedData({
  readFile,
  readAddresses,
  readText,
  say,
}: ReturnType<typeof useRecipeImport>) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isShared = pathname === '/import/shared';
  const take = useEffectEvent(async () => {
    const kept = 'caches' in globalThis ? await takeShared().catch(() => null) : null;
    const data = kept ?? sharedIn(search);
    if (!data) return;
    // Coming back here brings nothing again.
    if (search !== '') await navigate(pathname, { replace: true });
    const [file] = data.getAll('files').filter((value) => value instanceof File);
    const given = {
      title: textOf(data, 'title'),
      text: textOf(data, 'text'),
      url: textOf(data, 'url'),
    };
    const address = sharedAddress(given);
    if (file && file.size > 0) void readFile(file);
    else if (address !== null) readAddresses(address);
    else if (data.has('file')) say(copy.imports.sharedFileLost);
    else readText([given.title, given.text].filter(Boolean).join('\n'));
  });
  useEffect(() => {
    if (isShared) void take();
  }, [isShared]);
}

import type { RegisteredRemote } from '@larder/shell-sdk/host';
import { cacheOfBuild, completeMark } from '../offline/remote-cache';
import { isRemote } from './known-registry';

const giveUpAfter = 10_000;

/** Notes that every script of a build is on this device. */
export async function markComplete(name: string, remote: RegisteredRemote): Promise<void> {
  const cache = await caches.open(cacheOfBuild({ name, build: remote.build }));
  await cache.put(completeMark, Response.json({ ...remote, previous: undefined }));
}

/** The newest build of a remote, other than `live`, that this device has as a whole. */
async function completeOnDevice(name: string, live: string): Promise<RegisteredRemote | undefined> {
  if (!('caches' in globalThis)) return undefined;
  const own = (await caches.keys()).filter(
    (key) => key.startsWith(`mf:${name}:`) && key !== cacheOfBuild({ name, build: live }),
  );
  for (const key of own.reverse()) {
    const mark = await (await caches.open(key)).match(completeMark);
    const known: unknown = await mark?.json();
    if (isRemote(known)) return known;
  }
  return undefined;
}

/** The previously live build, with the contents of its release note, which the browser checks against its hash. */
async function previousDeployed({
  previous,
  ...remote
}: RegisteredRemote): Promise<RegisteredRemote | undefined> {
  if (!previous) return undefined;
  const { build, entry, release: integrity } = previous;
  const address = new URL('release.json', new URL(entry, location.origin));
  const signal = AbortSignal.timeout(giveUpAfter);
  const response = await fetch(address, { integrity, signal });
  if (!response.ok) return undefined;
  const known: unknown = { ...remote, ...(await response.json()), build, entry };
  return isRemote(known) ? known : undefined;
}

/** The build to show if the live one cannot be shown; without a network, one that this device has as a whole. */
export async function lastGoodBuild(
  name: string,
  live: RegisteredRemote,
): Promise<RegisteredRemote | undefined> {
  const deployed = () => previousDeployed(live).catch(() => undefined);
  const kept = () => completeOnDevice(name, live.build).catch(() => undefined);
  return navigator.onLine
    ? ((await deployed()) ?? (await kept()))
    : ((await kept()) ?? (await deployed()));
}

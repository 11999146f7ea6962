/** The address that the manifest names for data shared by other apps, and the page that imports them. */
export const sharePage = '/import/shared';

const cacheName = 'shared-data';
const longest = 500 * 1024 * 1024;

/**
 * Keeps what another app shares until the page takes it, and opens the page; newly shared data replaces the previous.
 */
export async function keepShared(request: Request): Promise<Response> {
  const body = await request.blob().catch(() => null);
  if (body && body.size <= longest) {
    const cache = await caches.open(cacheName);
    const headers = {
      'content-type': request.headers.get('content-type') ?? '',
      'x-shared-at': String(Date.now()),
    };
    // A full disk must not keep the page from opening, where the person can enter it again.
    await cache.put(sharePage, new Response(body, { headers })).catch(() => undefined);
  }
  return Response.redirect(sharePage, 303);
}

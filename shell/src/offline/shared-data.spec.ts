import { Blob } from 'node:buffer';
import { installMemoryCaches } from '@larder/api-client/testing';
import { keepShared, sharePage } from './shared-data';

const kept = async () => (await caches.open('shared-data')).match(sharePage);

/** What another app shares, of so many bytes. */
const shared = (size: number) =>
  ({
    blob: async () => Object.defineProperty(new Blob(['recipes']), 'size', { value: size }),
    headers: new Headers({ 'content-type': 'multipart/form-data; boundary=x' }),
  }) as unknown as Request;

const megabyte = 1024 * 1024;

describe('[IMP-36] what another app shares', () => {
  let removeCaches: () => void;
  beforeEach(() => {
    removeCaches = installMemoryCaches();
    // A browser completes the address; Node has no page to do it with.
    jest
      .spyOn(Response, 'redirect')
      .mockImplementation(
        (url, status) => new Response(null, { status, headers: { location: String(url) } }),
      );
  });
  afterEach(() => {
    removeCaches();
    jest.restoreAllMocks();
  });

  it('is kept with its type until the page takes it, and the page is opened', async () => {
    const response = await keepShared(shared(7));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/import/shared');
    const found = await kept();
    expect(found?.headers.get('content-type')).toBe('multipart/form-data; boundary=x');
    expect(Number(found?.headers.get('x-shared-at'))).toBeGreaterThan(0);
    expect(await found?.text()).toBe('recipes');
  });

  it('is kept up to 500 MB; beyond that the page is opened without it', async () => {
    await keepShared(shared(500 * megabyte + 1));
    expect(await kept()).toBeUndefined();
    await keepShared(shared(500 * megabyte));
    expect(await kept()).toBeDefined();
  });

  it('opens the page even if it cannot be read or kept', async () => {
    const unreadable = { blob: () => Promise.reject(new Error('lost')) } as unknown as Request;
    expect((await keepShared(unreadable)).status).toBe(303);
    expect(await kept()).toBeUndefined();
  });
});

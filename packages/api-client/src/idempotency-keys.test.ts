import type * as keys from './idempotency-keys';

const pageOpenedAgain = async (): Promise<typeof keys> => {
  jest.resetModules();
  return import('./idempotency-keys');
};

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const tea = { url: '/recipes', body: { title: 'Tea', notes: 'secret' } };

describe('the idempotency key of a submission', () => {
  it('[OWN-8] stays the same when the page is closed and opened again, until it has succeeded', async () => {
    const first = await pageOpenedAgain();
    const key = first.idempotencyKeyOf(tea);
    const second = await pageOpenedAgain();
    expect(second.idempotencyKeyOf(tea)).toBe(key);
    expect(second.idempotencyKeyOf({ ...tea, body: { title: 'Coffee' } })).not.toBe(key);
    second.closeSubmissions('/recipes/7');
    const third = await pageOpenedAgain();
    expect(third.idempotencyKeyOf(tea)).not.toBe(key);
  });

  it('differs on another device', async () => {
    const { idempotencyKeyOf } = await pageOpenedAgain();
    const key = idempotencyKeyOf(tea);
    localStorage.clear();
    expect(idempotencyKeyOf(tea)).not.toBe(key);
  });

  it('lasts as long as the page if nothing can be stored', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const { closeSubmissions, idempotencyKeyOf } = await pageOpenedAgain();
    const key = idempotencyKeyOf(tea);
    expect(idempotencyKeyOf(tea)).toBe(key);
    closeSubmissions('/recipes');
    expect(idempotencyKeyOf(tea)).not.toBe(key);
  });
});

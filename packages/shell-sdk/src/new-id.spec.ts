import { newId } from './new-id';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it('[SAVEDG-1] a new id is a UUID, even where the browser cannot generate one', () => {
  const made = jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function');
  });
  const ids = Array.from({ length: 100 }, newId);
  for (const id of ids) expect(id).toMatch(uuid);
  expect(new Set(ids).size).toBe(ids.length);
  made.mockRestore();
});

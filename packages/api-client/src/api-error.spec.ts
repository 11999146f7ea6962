import { errorMessage, isApiError } from './api-error';

describe('a failed call', () => {
  it('is known by its status and code, whatever else was thrown', () => {
    expect(isApiError({ status: 409, code: 'limit_reached', message: '' })).toBe(true);
    for (const other of [
      undefined,
      null,
      'limit_reached',
      404,
      {},
      { status: 'FETCH_ERROR' },
      { code: 'ENOENT' },
      () => undefined,
    ]) {
      expect([other, isApiError(other)]).toEqual([other, false]);
    }
  });

  it("[ERR-1] says the server's sentence, or the screen's own if the server sent none", () => {
    const said = { status: 409, code: 'limit_reached', message: 'Ten are enough.' };
    expect(errorMessage(said, 'That did not work.')).toBe('Ten are enough.');
    expect(errorMessage({ ...said, message: '' }, 'That did not work.')).toBe('That did not work.');
    expect(errorMessage(new Error('odd'), 'That did not work.')).toBe('That did not work.');
  });
});

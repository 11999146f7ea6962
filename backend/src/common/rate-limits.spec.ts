import { accountOf } from './rate-limits.js';

const typed = (email?: unknown) => accountOf({ body: { email } });
const ofLength = (length: number) => 'a'.repeat(length - '@b.ca'.length) + '@b.ca';

describe('the account that an attempt is counted for', () => {
  it('[S-2] is the address as accounts have it', () => {
    expect(typed(' Cook@Example.com ')).toBe('cook@example.com');
  });

  it('[S-2] is an address of the greatest length that accounts may have, and of none beyond', () => {
    expect(typed(ofLength(254))).toBe(ofLength(254));
    expect(typed(ofLength(255))).toBe('');
  });

  it.each([[undefined], [null], [7], [['cook@example.com']]])(
    '[S-2] is none where %p was sent instead of an address',
    (email) => {
      expect(typed(email)).toBe('');
    },
  );

  it('[S-2] is none where nothing was sent', () => {
    expect(accountOf({ body: undefined })).toBe('');
    expect(accountOf({ body: null })).toBe('');
  });
});

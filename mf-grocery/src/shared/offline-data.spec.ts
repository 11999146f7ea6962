import { offlineData } from './offline-data';

const lists = Array.from({ length: 60 }, (_, index) => ({ id: `list-${index}`, version: index }));
const wanted = (url: string) => offlineData.referredTo?.({ url }, { lists }) ?? [];

describe('saved grocery lists without a network', () => {
  it('[WHAT-4] are the latest fifty', () => {
    expect(offlineData.collections(new Date())).toEqual([{ url: '/grocery-lists' }]);
    expect(wanted('/grocery-lists').map(({ question }) => question.url)).toEqual(
      lists.slice(0, 50).map(({ id }) => `/grocery-lists/${id}`),
    );
    expect(wanted('/grocery-lists/list-1')).toEqual([]);
  });

  it('[WHAT-4] are current as long as their version is the same', () => {
    const [, second] = wanted('/grocery-lists');
    expect(second?.isCurrent?.({ version: 1 })).toBe(true);
    expect(second?.isCurrent?.({ version: 2 })).toBe(false);
  });
});

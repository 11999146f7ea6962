import { carriedDish } from './carried-dish';

/** As much of the browser's `DataTransfer` as a drag needs. */
function transfer(): DataTransfer {
  const data = new Map<string, string>();
  return {
    get types() {
      return [...data.keys()];
    },
    setData: (type: string, text: string) => void data.set(type, text),
    getData: (type: string) => data.get(type) ?? '',
  } as unknown as DataTransfer;
}

describe('a dish that is dragged', () => {
  const soup = { id: 8, title: 'Leek soup', image: '/soup.svg', recipeServings: 6 };

  it('[PLAN-8] arrives as it was picked up', () => {
    const carried = transfer();
    carriedDish.put(carried, soup);
    expect(carriedDish.isIn(carried)).toBe(true);
    expect(carriedDish.readFrom(carried)).toEqual(soup);
  });

  it('[PLAN-8] is distinguished from files, texts and anything else', () => {
    const carried = transfer();
    carried.setData('text/plain', 'Leek soup');
    expect(carriedDish.isIn(carried)).toBe(false);
    expect(carriedDish.readFrom(carried)).toBeNull();
    carried.setData('application/x-larder-dish', '{"id":"8"}');
    expect(carriedDish.readFrom(carried)).toBeNull();
  });
});

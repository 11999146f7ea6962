import fc from 'fast-check';
import { inWalkingOrder, withAisle, type Trips } from './walking-order';

const usual = ['produce', 'bakery', 'meat', 'dairy', 'frozen'];

/** What is known after walking through the aisles in this order. */
function walked(times: number, aisles: readonly string[], before: Trips = {}): Trips {
  let trips = before;
  for (let time = 0; time < times; time += 1) {
    for (const [at, aisle] of aisles.entries()) {
      trips = withAisle(trips, aisles.slice(0, at), aisle);
    }
  }
  return trips;
}

describe('the order of aisles', () => {
  it('[SHOP-6] is the usual one until two trips have gone another way', () => {
    const backwards = usual.toReversed();
    expect(inWalkingOrder({}, usual)).toEqual(usual);
    expect(inWalkingOrder(walked(1, backwards), usual)).toEqual(usual);
    expect(inWalkingOrder(walked(2, backwards), usual)).toEqual(backwards);
  });

  it('[SHOP-6] leaves aisles that were never visited in their order', () => {
    expect(inWalkingOrder(walked(2, ['dairy', 'produce']), usual)).toEqual([
      ...['dairy', 'produce', 'bakery', 'meat', 'frozen'],
    ]);
  });

  it('[SHOP-6] is learned again in a shop that has been rearranged', () => {
    const before = walked(50, usual);
    expect(inWalkingOrder(walked(6, usual.toReversed(), before), usual)).toEqual(
      usual.toReversed(),
    );
  });

  it('[SHOP-6] is that of two trips, whichever it is, and has each aisle once', () => {
    const orders = fc.shuffledSubarray(usual, { minLength: usual.length });
    fc.assert(
      fc.property(orders, orders, (order, given) => {
        expect(inWalkingOrder(walked(2, order), given)).toEqual(order);
      }),
    );
  });
});

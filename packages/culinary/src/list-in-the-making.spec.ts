import fc from 'fast-check';
import type { Aisle } from './ingredient.js';
import {
  isEdited,
  lineOf,
  needInText,
  needsMore,
  regenerate,
  type GroceryNeed,
  type LineInTheMaking,
  type ListInTheMaking,
} from './list-in-the-making.js';

const source = (recipeId: number, line: string, servings?: number) => ({
  recipeId,
  recipe: `Dish ${recipeId}`,
  line,
  servings,
});

const grams = (food: string, amount: number, aisle: Aisle = 'baking'): GroceryNeed => ({
  food,
  text: `${amount} g ${food}`,
  aisle,
  quantity: { min: amount, max: amount },
  unit: 'g',
  sources: [source(1, `${amount} g ${food}`)],
});

const flour = grams('flour', 500);
const sugar = grams('sugar', 200);
const leeks: GroceryNeed = { ...grams('leeks', 300), aisle: 'produce' };

let made = 0;
const begin = (need: GroceryNeed): LineInTheMaking => lineOf(`line ${++made}`, need);
const empty: ListInTheMaking = { lines: [], deleted: [], held: [] };
const again = (list: ListInTheMaking, items: GroceryNeed[], heldItems: GroceryNeed[] = []) =>
  regenerate(list, { items, heldItems }, begin);
const first = (...items: GroceryNeed[]): ListInTheMaking => again(empty, items);
const textsOf = ({ lines }: ListInTheMaking) => lines.map(({ text }) => text);
const noteOf = ({ lines }: ListInTheMaking, food: string) =>
  lines.find(({ need }) => need?.food === food)?.note;
const change = (
  list: ListInTheMaking,
  food: string,
  changes: Partial<LineInTheMaking>,
): ListInTheMaking => ({
  ...list,
  lines: list.lines.map((line) => (line.need?.food === food ? { ...line, ...changes } : line)),
});
const without = (list: ListInTheMaking, food: string): ListInTheMaking => ({
  ...list,
  lines: list.lines.filter(({ need }) => need?.food !== food),
  deleted: [
    ...list.deleted,
    ...list.lines.flatMap(({ need }) => (need?.food === food ? need : [])),
  ],
});
const own = (text: string): LineInTheMaking => ({
  ...lineOf(text, needInText(text)),
  need: null,
  aisle: null,
});

describe('a regenerated list', () => {
  it('[D-11] marks nothing the first time, even after hand-written lines', () => {
    const list = again({ ...empty, lines: [own('candles')] }, [leeks, flour]);
    expect(textsOf(list)).toEqual(['300 g leeks', '500 g flour', 'candles']);
    expect(list.lines.every(({ note }) => note === null)).toBe(true);
  });

  it('[D-11] marks new lines and puts them into their aisle', () => {
    const list = again(first(leeks, flour), [leeks, grams('carrots', 100, 'produce'), flour]);
    expect(textsOf(list)).toEqual(['300 g leeks', '100 g carrots', '500 g flour']);
    expect(noteOf(list, 'carrots')).toEqual({ kind: 'new' });
    expect(noteOf(list, 'leeks')).toBeNull();
  });

  it('[D-11] keeps a deleted line deleted, even when less of it is needed', () => {
    const list = without(first(flour, sugar), 'flour');
    expect(textsOf(again(list, [flour, sugar, leeks]))).toEqual(['300 g leeks', '200 g sugar']);
    const less = again(list, [grams('flour', 100), sugar]);
    expect(textsOf(less)).toEqual(['200 g sugar']);
    expect(textsOf(again(less, [flour, sugar]))).toEqual(['200 g sugar']);
    const gone = again(less, [sugar]);
    expect(textsOf(again(gone, [flour, sugar]))).toEqual(['200 g sugar']);
  });

  it('[D-11] restores a deleted line when more of it is needed, with its old amount', () => {
    const list = again(without(first(flour, sugar), 'flour'), [grams('flour', 750), sugar]);
    expect(textsOf(list)).toEqual(['200 g sugar', '750 g flour']);
    expect(noteOf(list, 'flour')).toEqual({ kind: 'back', was: '500 g flour' });
    expect(list.deleted).toEqual([]);
  });

  it('[D-11] keeps an edited line and reports a different amount, until someone decides', () => {
    const edited = change(first(flour), 'flour', { text: 'spelt flour, the fine one' });
    const more = again(edited, [grams('flour', 750)]);
    expect(textsOf(more)).toEqual(['spelt flour, the fine one']);
    const note = { kind: 'edited', was: '500 g flour', now: '750 g flour' };
    expect(noteOf(more, 'flour')).toEqual(note);
    expect(noteOf(again(more, [grams('flour', 750), sugar]), 'flour')).toEqual(note);
    expect(noteOf(again(more, [flour]), 'flour')).toBeNull();
    const decided = change(more, 'flour', { note: null });
    expect(noteOf(again(decided, [grams('flour', 750), sugar]), 'flour')).toBeNull();
  });

  it('[D-11] reports nothing when the edit already has the new amount', () => {
    const edited = change(first(flour), 'flour', { text: '750 g flour' });
    expect(noteOf(again(edited, [grams('flour', 750)]), 'flour')).toBeNull();
  });

  it('[D-11] keeps ticks, and reports a ticked line that needs more', () => {
    const ticked = change(first(flour, sugar), 'flour', { isTicked: true });
    const list = again(ticked, [grams('flour', 750), sugar]);
    expect(list.lines.map(({ isTicked }) => isTicked)).toEqual([true, false]);
    expect(textsOf(list)).toEqual(['750 g flour', '200 g sugar']);
    expect(noteOf(list, 'flour')).toEqual({ kind: 'amount', was: '500 g flour' });
  });

  it('[D-11] removes lines no longer needed, unless they were edited or ticked', () => {
    let list = first(flour, sugar, leeks);
    list = change(list, 'flour', { text: 'spelt flour' });
    list = change(list, 'sugar', { isTicked: true });
    list = again(list, [grams('rice', 100, 'grains')]);
    expect(textsOf(list)).toEqual(['100 g rice', 'spelt flour', '200 g sugar']);
    expect(noteOf(list, 'flour')).toEqual({ kind: 'unneeded' });
    expect(noteOf(list, 'sugar')).toEqual({ kind: 'unneeded' });
    expect(noteOf(again(list, [flour, sugar]), 'sugar')).toBeNull();
  });

  it('[D-11] recognises a food however its line is worded', () => {
    const one: GroceryNeed = { ...grams('onion', 1), text: '1 onion', unit: null };
    const several: GroceryNeed = { ...one, text: '3 onions', quantity: { min: 3, max: 3 } };
    expect(textsOf(again(first(one), [several]))).toEqual(['3 onions']);
    const deleted = without(first(several), 'onion');
    expect(textsOf(again(deleted, [one]))).toEqual([]);
  });

  it("[D-11] keeps a person's order of lines", () => {
    const list = first(leeks, flour, sugar);
    const turned = { ...list, lines: [...list.lines].reverse() };
    expect(textsOf(again(turned, [leeks, flour, sugar, grams('salt', 5, 'spices')]))).toEqual([
      '200 g sugar',
      '500 g flour',
      '300 g leeks',
      '5 g salt',
    ]);
  });

  it('[D-11][D-7] keeps pantry items that were added to the list', () => {
    const list = again(first(leeks), [leeks], [flour, sugar]);
    expect(list.held).toEqual([flour, sugar]);
    const bought = {
      ...list,
      lines: [...list.lines, { ...begin(flour), fromPantry: true }],
      held: [sugar],
    };
    const more = again(bought, [leeks], [grams('flour', 750), sugar]);
    expect(textsOf(more)).toEqual(['300 g leeks', '750 g flour']);
    expect(more.held).toEqual([sugar]);
    const stocked = again(first(flour, leeks), [leeks], [flour]);
    expect(textsOf(stocked)).toEqual(['300 g leeks']);
    expect(stocked.held).toEqual([flour]);
  });

  it('[D-11] changes nothing when regenerated without changes', () => {
    const list = again(first(leeks), [leeks, flour]);
    expect(again(list, [leeks, flour])).toEqual(list);
    expect(noteOf(again(list, [leeks, flour]), 'flour')).toEqual({ kind: 'new' });
  });

  it("[D-11] never undoes a person's changes, whatever is needed next", () => {
    const foods = ['flour', 'sugar', 'rice', 'leeks', 'milk'];
    const needs = fc
      .uniqueArray(fc.constantFrom(...foods), { maxLength: 5 })
      .chain((chosen) =>
        fc.tuple(
          ...chosen.map((food) => fc.integer({ min: 1, max: 9 }).map((n) => grams(food, n))),
        ),
      );
    const deed = fc.record({
      food: fc.constantFrom(...foods),
      kind: fc.constantFrom('delete', 'edit', 'tick' as const),
    });
    fc.assert(
      fc.property(
        needs,
        fc.array(deed, { maxLength: 4 }),
        fc.array(needs),
        (items, deeds, later) => {
          let list: ListInTheMaking = { ...first(...items) };
          list = { ...list, lines: [...list.lines, own('candles')] };
          for (const { food, kind } of deeds) {
            if (kind === 'delete') list = without(list, food);
            if (kind === 'edit') list = change(list, food, { text: `my ${food}` });
            if (kind === 'tick') list = change(list, food, { isTicked: true });
          }
          for (const next of later) {
            const before = list;
            list = again(before, next as GroceryNeed[]);
            const ids = new Map(list.lines.map((line) => [line.id, line]));
            for (const line of before.lines) {
              if (line.isTicked) expect(ids.get(line.id)?.isTicked).toBe(true);
              if (!line.need || isEdited(line)) expect(ids.get(line.id)?.text).toBe(line.text);
            }
            for (const gone of before.deleted) {
              const need = next.find(({ food }) => food === gone.food);
              const isBack = list.lines.some((line) => line.need?.food === gone.food);
              expect(isBack).toBe(need !== undefined && needsMore(gone, need));
            }
            for (const { food } of next) {
              const known = [
                ...list.lines.map(({ need }) => need?.food),
                ...list.deleted.map((d) => d.food),
              ];
              expect(known.filter((one) => one === food)).toHaveLength(1);
            }
          }
        },
      ),
    );
  });
});

describe('whether more is needed', () => {
  const sized = (min: number, unit: string | null, text: string): GroceryNeed => ({
    ...flour,
    quantity: { min, max: min },
    unit,
    text,
  });

  it.each([
    [sized(500, 'g', '500 g flour'), sized(1, 'kg', '1 kg flour'), true],
    [sized(1, 'kg', '1 kg flour'), sized(500, 'g', '500 g flour'), false],
    [sized(4, 'tbsp', '4 tbsp oil'), sized(0.25, 'cup', '1/4 cup oil'), false],
    [sized(2, null, '2 onions'), sized(5, null, '5 onions'), true],
  ])('[D-11] compares amounts across units of one kind (%#)', (before, now, expected) => {
    expect(needsMore(before, now)).toBe(expected);
  });

  it('[D-11] uses the dishes when amounts cannot be compared', () => {
    const sources = [source(1, 'a', 4)];
    const can = { ...flour, quantity: null, unit: null, text: '1 can', sources };
    const added = { ...can, text: '1 can + 200 g', sources: [...sources, source(2, 'b', 4)] };
    expect(needsMore(can, added)).toBe(true);
    expect(needsMore(added, can)).toBe(false);
    const forEight = { ...can, text: '2 cans', sources: [source(1, 'a', 8)] };
    expect(needsMore(can, forEight)).toBe(true);
    expect(needsMore(forEight, can)).toBe(false);
    // An earlier version did not keep for how many.
    expect(needsMore({ ...can, sources: [source(1, 'a')] }, forEight)).toBe(false);
  });
});

describe('a need known only as text', () => {
  it.each([
    ['500 g flour', 'flour', 500, 'g'],
    ['1 1/2 cups milk', 'milk', 1.5, 'cup'],
    ['2 onions', 'onion', 2, null],
    ['½ cup rice', 'rice', 0.5, 'cup'],
    ['salt', 'salt', undefined, null],
  ])('[D-11] reads %s', (text, food, amount, unit) => {
    expect(needInText(text)).toMatchObject({ food, unit });
    expect(needInText(text).quantity?.max).toBe(amount);
  });
});

/** What a dish is cooked, baked or made with. */
const equipment = [
  'pot',
  'skillet',
  'wok',
  'baking-dish',
  'sheet-pan',
  'pie-tin',
  'cake-tin',
  'loaf-tin',
  'muffin-tin',
  'ramekins',
  'waffle-iron',
  'skewers',
  'blender',
] as const;

export type Equipment = (typeof equipment)[number];

/** By the last word; unless the word before it makes it something else. */
const byNoun: Readonly<Record<string, Equipment>> = {
  pot: 'pot',
  saucepan: 'pot',
  stockpot: 'pot',
  pan: 'skillet',
  skillet: 'skillet',
  wok: 'wok',
  tray: 'sheet-pan',
  ramekin: 'ramekins',
  mould: 'ramekins',
  skewer: 'skewers',
  blender: 'blender',
  blend: 'blender',
};

const byWords: Readonly<Record<string, Equipment>> = {
  'baking dish': 'baking-dish',
  'gratin dish': 'baking-dish',
  'casserole dish': 'baking-dish',
  'ovenproof dish': 'baking-dish',
  'roasting pan': 'baking-dish',
  'roasting tin': 'baking-dish',
  'baking sheet': 'sheet-pan',
  'sheet pan': 'sheet-pan',
  'pie dish': 'pie-tin',
  'pie tin': 'pie-tin',
  'pie pan': 'pie-tin',
  'pie plate': 'pie-tin',
  'tart tin': 'pie-tin',
  'tart pan': 'pie-tin',
  'cm dish': 'baking-dish',
  'cm pan': 'cake-tin',
  'baking pan': 'cake-tin',
  'cake pan': 'cake-tin',
  'cake tin': 'cake-tin',
  'springform pan': 'cake-tin',
  'springform tin': 'cake-tin',
  'square pan': 'cake-tin',
  'square tin': 'cake-tin',
  'bundt pan': 'cake-tin',
  'loaf pan': 'loaf-tin',
  'loaf tin': 'loaf-tin',
  'muffin pan': 'muffin-tin',
  'muffin tin': 'muffin-tin',
  'muffin cup': 'muffin-tin',
  'dutch oven': 'pot',
  'custard cup': 'ramekins',
  'waffle iron': 'waffle-iron',
};

/** A soup of which only a part is blended stays chunky. */
const nouns =
  /(?:\b([a-z]+)[ -])?\b(pot|saucepan|stockpot|pan|skillet|wok|tray|ramekin|mould|skewer|blender|blend(?! half| a | some| part)|dish|tin|sheet|plate|oven|cup|iron)(?:e?s|ed)?\b/g;

/** What the steps of a recipe name, in the order of the list above. */
export function equipmentIn(steps: readonly string[]): Equipment[] {
  const found = new Set<Equipment>();
  for (const [, before = '', noun = ''] of steps.join('\n').toLowerCase().matchAll(nouns)) {
    const named = byWords[`${before} ${noun}`] ?? byNoun[noun];
    if (named) found.add(named);
  }
  return equipment.filter((piece) => found.has(piece));
}

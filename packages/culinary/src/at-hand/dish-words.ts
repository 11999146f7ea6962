/**
 * What French cooks call kinds of dishes and ways of making them, as the words of English titles, the likeliest first. Foods are in
 * the food tables. Words that mean something else in an English title, such as "biscuit", are left out.
 */
const french = `
  beignet: fritter, doughnut
  bouillie: porridge
  bouillon: broth
  boulette: meatball, dumpling
  brochette: skewer, kebab
  brouille: scrambled
  cari: curry
  chaudree: chowder
  chausson: turnover
  confit, confite: confit
  confiture: jam
  cotelette: chop
  cremeux, cremeuse: creamy
  creme glacee: ice cream
  crepe: pancake
  croustade, croustillant: crisp
  cuisse: leg, thigh, drumstick
  daube, mijote, ragout: stew
  epice, epicee: spiced, spicy
  escalope: schnitzel, cutlet
  farci, farcie: stuffed
  feves au lard: baked beans
  four, gratine: baked
  frit, frite: fried, fries
  fume, fumee: smoked
  galette: pancake
  gateau, gateaux: cake
  gaufre: waffle
  grille, grillee: grilled
  hachis parmentier, pate chinois: shepherd pie
  lasagne: lasagna
  mets, plat: dish
  nouille: noodle
  pain: bread
  pain dore, pain perdu: french toast
  pate: pasta
  poele, poelee: pan fried
  potage, soupe, veloute: soup
  pouding: pudding
  puree: mashed
  roti: roast, roasted
  saute, sautee: stir fried
  salade: salad
  tarte: tart, pie
  tartelette: tart
  tourte: pie
  trempette: dip
  vapeur: steamed
`;

/** What people in Canada and elsewhere call dishes that have another English title. */
const english = `
  date bar, matrimonial cake: date square
  egg benny: egg benedict
  galbi jjim, kalbi jjim: korean braised short rib
  mexican wedding cooky, russian tea cake: pecan snowball cookie
  rice krispy square, rice krispy treat: crisp rice square
  spag bol: spaghetti bolognese
`;

/** By the words, singular and without accents. */
export const DISH_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  `${french}${english}`
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const [said = '', titled = ''] = line.split(':');
      const titles = titled.split(',').map((words) => words.trim());
      return said.split(',').map((words) => [words.trim(), titles] as const);
    }),
);

/** In words. */
export const MOST_DISH_WORDS = Math.max(
  ...[...DISH_WORDS.keys()].map((words) => words.split(' ').length),
);

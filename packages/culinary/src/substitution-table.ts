/** Foods that share a reason; "chicken breast: is a cut …". */
export type ReasonedFoods = readonly (readonly [why: string, foods: string])[];

/**
 * Nominal kinds that do not substitute in either direction: a recipe with "flour" never means almond flour, and "salt" never
 * garlic salt. They remain kinds for exclusion.
 */
export const ANOTHER_FOOD: ReasonedFoods = [
  [
    'is a vegetable of its own, with another taste and bite',
    'leek, green onion, black garlic, green garlic, gourd, chayote, daikon, snow pea, sugar snap pea, baby corn, brussels sprout, bok choy, truffle, crabapple, chestnut, thai basil, wild rice blend',
  ],
  [
    'is a pulse of its own, which nobody means by beans',
    'chickpea, mung bean, adzuki bean, soybean, lupin bean',
  ],
  ['is unripe or immature', 'green mango, green papaya, young coconut, green tomato'],
  [
    'is a product made from it',
    'hominy, coleslaw, coleslaw mix, popcorn, cream style corn, coconut flake, pumpkin puree, diced tomatoes with green chiles, carob, matcha',
  ],
  [
    'is thickened, sweetened or dried milk',
    'evaporated milk, condensed milk, powdered milk, malted milk powder, chocolate milk',
  ],
  [
    'has another fat content and sourness',
    'whipped cream, clotted cream, sour cream, creme fraiche, mexican crema, light butter',
  ],
  ['is flavored', 'herb butter, vanilla sugar, cinnamon sugar, flavored yogurt, flavored oil'],
  [
    'is another sweetener, with its own taste or grain',
    'icing sugar, brown sugar, palm sugar, maple sugar, date sugar, white chocolate',
  ],
  [
    'binds and rises differently',
    'rice flour, corn flour, buckwheat flour, almond flour, coconut flour, rye flour, chickpea flour, soy flour, potato flour, tapioca flour, sorghum flour, oat flour, millet flour, quinoa flour, chestnut flour, hazelnut flour, lupin flour, barley flour, self-rising flour, whole wheat flour, spelt flour',
  ],
  ['is treated with lime: it makes dough, not porridge', 'masa harina'],
  [
    'seasons more than it fries',
    'sesame oil, hot sesame oil, walnut oil, almond oil, hazelnut oil, truffle oil, pumpkin seed oil, flaxseed oil, chili oil, mustard oil, cooking spray',
  ],
  [
    'is a finished bread or cake',
    'garlic bread, cornbread, banana bread, raisin bread, crostini, texas toast, cheese bread, walnut bread, waffle, crepe, cheesecake, angel food cake',
  ],
  [
    'is soft and fresh: it does not grate or melt like other cheese',
    'cream cheese, mascarpone, ricotta, cottage cheese, quark, farmer cheese, cheese spread, labneh, neufchatel, boursin, ricotta salata, cheese ball',
  ],
  [
    'is cured or smoked',
    'corned beef, pastrami, beef jerky, bacon, turkey bacon, ham, prosciutto, salt pork, smoked salmon, gravlax, rollmop, smoked trout, smoked mackerel, kipper, bottarga, dried shrimp, bonito flake, salt cod, bombay duck, anchovy paste, taramasalata',
  ],
  ['is mostly bone', "ham hock, marrow bone, chicken carcass, pig's foot"],
  ['is offal or skin', 'tripe, beef tongue, foie gras, chicken skin'],
  [
    'is seasoned minced meat in a casing',
    'chicken sausage, turkey sausage, sausage, blood sausage, haggis',
  ],
  [
    'comes breaded, roasted or canned',
    'chicken nugget, chicken tender, canned chicken, char siu, unagi, unagi kabayaki, lasagna',
  ],
  [
    'is already cooked',
    'hash brown, french fry, instant mashed potato, refried bean, baked bean, chili beans, beer nut',
  ],
  [
    'is filled, or made for filling',
    'stuffed pasta, ravioli, tortellini, manicotti, lasagna noodle',
  ],
  ['is a dumpling', 'gnocchi'],
  ['is another size of egg, or half of one', 'quail egg, duck egg, egg yolk, egg white'],
  ['is meant to be seared or eaten raw', 'tuna steak, sashimi'],
  [
    'is sweet, dark or seasoned',
    'honey mustard, kecap manis, balsamic vinegar, black vinegar, gianduja, limeade',
  ],
  [
    'tastes of the sea',
    'fish stock, dashi, shrimp stock, crab stock, seafood stock, shellfish stock, clam stock, kombu dashi, court bouillon, seafood base, fish bouillon, ham base',
  ],
  [
    'is fortified, spiced or salted',
    'sangria, port, sherry, marsala, madeira, vermouth, cooking wine, old bay seasoning',
  ],
  [
    'is not salt alone: it brings other flavors along',
    'seasoned salt, garlic salt, onion salt, celery salt, curing salt, black salt',
  ],
  ['is cured in salt', 'preserved lemon'],
];

/**
 * Nominal kinds that the general word may mean but that cannot replace it: "chicken" may mean chicken breasts, but no chicken breast
 * roasts like the chicken that a recipe asks for. These are cuts, and dried, cooked or preserved foods.
 */
export const PARTICULAR: ReasonedFoods = [
  [
    'is a cut: it does not cook like the whole bird',
    'chicken breast, chicken thigh, chicken leg, chicken wing, turkey breast, duck breast, duck leg',
  ],
  [
    'is minced',
    'ground chicken, ground turkey, ground beef, ground veal, ground lamb, ground venison, ground bison, ground pork',
  ],
  ['is offal', 'chicken liver'],
  [
    'is for quick frying: it turns dry and tough in a stew',
    'steak, veal cutlet, veal chop, lamb chop, rack of lamb, pork chop, pork tenderloin, pork cutlet',
  ],
  [
    'is a joint with its own cooking time',
    'chuck roast, prime rib, brisket, short rib, beef shank, oxtail, veal shank, leg of lamb, lamb shoulder, lamb shank, pork loin, pork shoulder, pork belly, pork rib',
  ],
  ['is a sausage of its own', 'hot dog, lap cheong'],
  [
    'is preserved or already cooked',
    'canned tomato, roasted garlic, roasted red pepper, pimiento, artichoke heart, chipotle, smoked fish, anchovy',
  ],
  [
    'is cooked: it only has to be warmed',
    'cooked chicken, cooked turkey, cooked pork, cooked beef',
  ],
  ['comes in tins, soft and strong in taste', 'sardine, tuna'],
  ['is small and cooked whole', 'pearl onion'],
  ['falls into strands', 'spaghetti squash'],
  [
    'is dried',
    'dried mushroom, wood ear mushroom, dried chili pepper, mulato chile, dried basil, dried parsley, dried cilantro, dried mint, dried dill, dried chive, dried tarragon, dried chervil',
  ],
  ['is too thin to whip', 'half and half'],
  ['has no water or milk solids left', 'clarified butter'],
  ['is bitter', 'unsweetened chocolate'],
  ['cooks to another texture', 'arborio rice, sushi rice, sticky rice, black rice, steel-cut oat'],
];

/** Foods that are no kinds of each other, which people nevertheless mistake for one another. */
export const NO_SUBSTITUTE: readonly (readonly [why: string, have: string, wanted: string])[] = [
  [
    'is already cooked',
    'mashed potato, potato salad, scalloped potato, french fry, hash brown',
    'potato',
  ],
  ['is already cooked', 'fried rice, rice pudding', 'rice'],
  ['is already cooked', 'fried calamari, breaded calamari', 'squid'],
  ['is treated with lime: it makes dough, not porridge', 'masa harina', 'cornmeal, polenta'],
  [
    'thickens, but is no flour',
    'cornstarch, arrowroot, potato starch',
    'flour, corn flour, potato flour',
  ],
  ['is broth: the meat is missing', 'chicken broth, chicken bouillon', 'chicken'],
  ['is broth: the meat is missing', 'beef broth, beef bouillon', 'beef'],
  ['has set and soured', 'yogurt, sour cream, buttermilk', 'milk'],
  ['is not dairy: it does not whip or sour the same way', 'coconut milk', 'milk, cream'],
  ['is a paste of nuts', 'peanut butter, almond butter', 'butter'],
  ['is concentrated', 'tomato paste', 'tomato, canned tomato, tomato sauce'],
  ['is dried and far hotter', 'cayenne, chili powder, ground chile', 'chili pepper'],
  ['falls apart when cooked', 'split pea', 'pea'],
  ['raises dough slowly', 'yeast', 'baking powder, baking soda'],
];

/** Foods that stand in for each other with a difference that the cook should know of. */
export const PARTLY_ALIKE: ReasonedFoods = [
  ['gives the taste of ham; a bone also thickens the broth', 'ham, ham hock'],
  ['salty fried pork of another cure', 'bacon, pancetta, guanciale, salt pork'],
  ['breasts are done sooner and dry out sooner than dark meat', 'chicken breast, chicken thigh'],
  ['dark meat on the bone takes longer', 'chicken thigh, chicken leg'],
  [
    'another meat, minced alike; poultry is milder and leaner',
    'ground beef, ground pork, ground veal, ground lamb, ground turkey, ground chicken, ground bison, ground venison',
  ],
  ['a tender cut of another shape', 'pork chop, pork cutlet, pork loin, pork tenderloin'],
  [
    'another steak: slice a chewy one thinly, across the grain',
    'sirloin steak, rib eye steak, strip steak, t-bone steak, flank steak, skirt steak',
  ],
  ['the same ribs in one piece or cut, which changes the time', 'lamb chop, rack of lamb'],
  [
    'white meat as well; a turkey breast is thicker and takes longer',
    'chicken breast, turkey breast',
  ],
  [
    'the one is cooked: warm it at the end; cook the other first',
    'cooked chicken, rotisserie chicken, chicken breast',
  ],
  ['the one is cooked: warm it at the end; cook the other first', 'cooked turkey, turkey breast'],
  ['another cooked bird', 'cooked chicken, rotisserie chicken, cooked turkey'],
  ['cured and saltier, or plain', 'ham, cooked pork'],
  ['cured pork of another cut', 'ham, canadian bacon'],
  ['salty canned pork, softer than ham', 'ham, spam'],
  [
    'another braising cut, with its own time',
    'chuck roast, brisket, short rib, beef shank, oxtail',
  ],
  ['another braising cut, with its own time', 'lamb shoulder, lamb shank, leg of lamb'],
  ['another sausage, seasoned its own way', 'italian sausage, bratwurst, breakfast sausage'],
  ['another smoked sausage', 'smoked sausage, kielbasa, andouille sausage, linguica'],
  ['another spicy sausage', 'chorizo, andouille sausage'],
  [
    'another white fish; thin fillets are done sooner',
    'cod, haddock, pollock, halibut, tilapia, sole, flounder, catfish, basa, walleye, perch, sea bass, red snapper, grouper, turbot',
  ],
  ['another fatty pink fish', 'salmon, trout, arctic char'],
  ['another firm fish to sear or grill', 'tuna steak, swordfish, mahi mahi, salmon'],
  ['another shellfish, cooked as briefly', 'shrimp, langoustine, scallop'],
  ['another sweet shellfish', 'crab, lobster'],
  ['another shellfish, opened by steam', 'mussel, clam, cockle'],
  ['another leaf, which wilts in its own time', 'kale, swiss chard, collard green'],
  ['a tender leaf of another taste', 'spinach, swiss chard'],
  ['a salad leaf of another taste', 'arugula, watercress'],
  ['firmer and nuttier, or softer', 'tofu, tempeh'],
  ['another firm orange squash', 'butternut squash, acorn squash, kabocha squash, pumpkin'],
  ['another root, cooked alike', 'carrot, parsnip'],
  ['another root, cooked alike', 'turnip, rutabaga'],
  ['another cabbage; the florets cook alike', 'broccoli, cauliflower'],
  ['another Chinese cabbage, with thicker or thinner stems', 'bok choy, napa cabbage'],
  ['peas alone, or peas with carrots, corn and beans', 'pea, mixed frozen vegetable'],
  ['another crisp pod', 'green bean, snow pea, sugar snap pea'],
  ['another sweet orange vegetable, cooked alike', 'sweet potato, butternut squash'],
  ['another citrus fruit', 'lemon, lime'],
  ['another citrus juice', 'lemon juice, lime juice'],
  ['another berry', 'raspberry, blackberry, blueberry, strawberry, saskatoon berry'],
  ['another stone fruit', 'peach, nectarine, apricot, plum'],
  ['another orchard fruit', 'apple, pear'],
  ['another small dried fruit', 'raisin, dried currant, dried cranberry, dried cherry'],
  ['another jam', 'apricot jam, strawberry jam, raspberry jam, marmalade'],
  [
    'another sauce for ice cream',
    'chocolate syrup, hot fudge sauce, caramel sauce, dulce de leche',
  ],
  [
    'another spread of nuts or seeds',
    'peanut butter, almond butter, cashew butter, sunflower seed butter',
  ],
  ['tinned and fresh tomatoes: cook fresh ones down a little', 'tomato, canned tomato'],
  ['another tomato base; cook it until it is as thick', 'canned tomato, tomato puree'],
  ['another long pasta', 'spaghetti, linguine, fettuccine, bucatini, angel hair pasta'],
  [
    'another short pasta',
    'penne, rigatoni, fusilli, farfalle, macaroni, pasta shell, orecchiette, ziti, rotini',
  ],
  ['another wheat noodle', 'ramen noodle, udon noodle, egg noodle'],
  ['another rice, with its own water and time', 'basmati rice, jasmine rice, brown rice'],
  ['another short grain: less creamy', 'arborio rice, sushi rice'],
  ['another grain, cooked by its own time', 'couscous, bulgur, quinoa'],
  ['another chewy grain', 'barley, farro, wheat berry'],
  ['another bean, cooked alike', 'black bean, kidney bean, pinto bean'],
  ['another pale bean, cooked alike', 'white bean, chickpea, lima bean'],
  ['thinner or thicker', 'heavy cream, light cream, half and half'],
  ['sour cream splits sooner when it boils', 'sour cream, creme fraiche, greek yogurt'],
  ['thinner: drain it, or add a little milk', 'yogurt, greek yogurt, buttermilk, kefir'],
  ['another fresh curd', 'ricotta, cottage cheese, quark'],
  ['another soft rich cheese', 'cream cheese, mascarpone'],
  ['another hard grating cheese', 'parmesan, pecorino, grana padano, asiago'],
  [
    'another cheese that melts',
    'cheddar, gouda, monterey jack, swiss cheese, gruyere, emmental, provolone, fontina, mozzarella, havarti, colby',
  ],
  ['another crumbled salty cheese', 'feta, goat cheese, queso fresco'],
  ['another nut', 'walnut, pecan, hazelnut, almond'],
  ['another syrup; honey is thicker', 'maple syrup, honey, agave nectar'],
  ['darker and moister, or lighter', 'sugar, brown sugar'],
  [
    'another mild vinegar',
    'white vinegar, cider vinegar, red wine vinegar, white wine vinegar, rice vinegar',
  ],
  ['a sharper mustard, or a milder one', 'mustard, dijon mustard, whole grain mustard'],
  ['another soy sauce', 'soy sauce, tamari'],
  ['another broth', 'chicken broth, beef broth, turkey broth, vegetable broth'],
  [
    'active dry yeast is dissolved in warm liquid first, instant goes in with the flour; of fresh yeast take twice as much',
    'active dry yeast, instant yeast, fresh yeast',
  ],
  ['another fat for baking', 'butter, margarine'],
  ['another flatbread', 'pita bread, naan, flatbread, lavash'],
  ['another soft bun', 'bun, bread roll, hamburger bun, brioche'],
  ['another crusty loaf or roll', 'hoagie roll, baguette, ciabatta'],
  ['coarser or finer crumbs', 'breadcrumbs, panko'],
];

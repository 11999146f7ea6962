// Words that describe a food without changing which food it is. All are folded and singular.

function wordSet(...lists: string[]): ReadonlySet<string> {
  return new Set(lists.join(' ').split(' '));
}

/** What a cook does to it before or while using it; at the start of a name these are preparation. */
export const PREPARATION_WORDS = wordSet(
  'chopped minced diced sliced grated shredded peeled crushed mashed melted softened beaten sifted',
  'toasted drained rinsed trimmed cored seeded deseeded pitted stoned halved quartered cubed julienned',
  'slivered crumbled torn cut thawed defrosted cooked uncooked boiled hardboiled roasted grilled steamed',
  'blanched squeezed pressed strained separated washed scrubbed cleaned picked shelled hulled husked',
  'zested juiced chilled cooled warmed heated divided packed heaping heaped level rounded scant generous',
  'flaked cracked bruised smashed pureed pounded rolled shaved ribboned spiralized stemmed destemmed',
  'deveined butterflied skinned deboned boned filleted scaled gutted scored carved segmented sectioned',
  'soaked reconstituted rehydrated marinated browned caramelized sauteed fried parboiled blended whipped',
  'whisked creamed riced cored snipped clipped sieved patted dried-off unpeeled unpared pared lukewarm',
  'reserved plus needed desired used using removed discarded reheated preheated flattened tenderized',
  'hulled unhulled topped tailed shucked scalded lightly finely coarsely roughly thinly thickly freshly',
  'firmly loosely tightly very well gently newly fairly partially partly fully completely about',
  'approximately evenly diagonally crosswise lengthwise lengthways additional extra chunked cubed',
  'smoked wet most ripest flavorful largish assembled prepared leftover thick-cut precooked pre shaved scrambled poached flambeed soft-boiled',
  'slightly barely diagonal undrained cleaned unthawed cold warm hot tepid boiling simmering iced',
  'room temperature matchstick matchsticked shaved coarse fine separate spooned quickly cool tempered',
  'pulverized processed minced-up shaken stirred rubbed skimmed broken bruising macerated steeped charred',
  'blackened seared broiled baked braised stewed smoked-out shaved squashed stripped loosened softening',
);

/** Qualities and sizes: the same food with or without them. */
export const QUALITY_WORDS = wordSet(
  'fresh ripe overripe unripe large small medium big little tiny mini miniature baby jumbo giant extra huge size sized',
  'organic natural pure real good quality best fine choice prime premium favorite favourite homemade store',
  'bought storebought purchased commercial bottled canned tinned jarred frozen dried dry raw whole entire',
  'boneless skinless bone skin on in lean fatty plump tender young mature old new crisp crispy crunchy firm',
  'soft hard thick thin long short wide narrow flat round oval tall heavy light low lite reduced fat free',
  'sodium salt no non nonfat lowfat unsalted salted sweetened unsweetened sugarless seedless seeded stemless',
  'boned unbleached bleached unrefined refined enriched processed unprocessed untreated unwaxed waxed wild',
  'farmed farm raised caught line local seasonal imported domestic italian french english greek american',
  'spanish mexican chinese japanese thai asian indian korean vietnamese california californian florida',
  'hawaiian canadian european irish german turkish persian moroccan lebanese cuban danish',
  'dutch belgian hungarian sicilian tuscan texas georgia idaho maine washington northern southern',
  'red green yellow orange white black brown purple golden pink pale dark blue mixed assorted multicolored',
  'colored color coloured any your own kind type style variety brand mild spicy hot sweet tart sour bitter',
  'savory robust fruity flavored flavor flavoured unflavored unflavoured plain regular traditional classic original',
  'old-fashioned instant quick ready to eat use made such like preferably ideally optional other another',
  'few more less some several couple nice thin-skinned skin-on skinned peel shell shelled unshelled vine on-the-vine',
  'ripened heirloom garden hothouse greenhouse roma-style rustic artisan artisanal country authentic genuine',
  'high grade grass fed pasture pastured cage range free-range antibiotic hormone kosher halal vegan vegetarian',
  'gluten dairy lactose alcohol proof day stale cured uncured center-cut centre cut center end tail loin thick-sliced',
  'deli rotisserie style-cut a an the of each about half cooking baking all purpose multi everyday',
  'household loose leaf-on stem-on head-on live uncultivated medium-sized medium-size bite bite-size bite-sized',
  'unsmoked natural-style jumbo-size lump colossal full-fat full skim part two one three four five six ten percent cold hot warm',
  'unpasteurized pasteurized raw-milk cow whole-milk uncut unsliced presliced ungrated quality-grade plump unpeeled',
  'first second single double triple strong weak solid liquid smooth chunky coarse gourmet fancy simple basic',
  'fashioned time minute hour ounce pound inch gram lb oz g cm ml long-grained style grain-fed corn-fed',
  'delicate fragrant aromatic juicy meaty moist dense flaky floury waxy starchy mealy creamy buttery oily',
  'preserved fermented pickling canning slicing salad-size frying roasting stewing broiling grilling broiler fryer',
  'roaster cooked-weight total weight approx needed taste garnish serving thickness diameter wide',
  'kirby-size bought-in pre-cooked ready-made ready-rolled ready-cooked oven-ready no-boil',
);

/** Parts and shapes that follow a food without naming another: garlic cloves, basil leaves, almond halves. */
export const FORM_WORDS = wordSet(
  'piece leaf sprig clove floret fillet filet half strip chunk slice cube wedge segment stalk stick head bulb',
  'rib thread strand tip spear ear part quarter section round ring dice sliver shaving shred flake crumble bit',
  'stem frond root top bunch cap bud pod kernel berry cob heart meat flesh pulp skin rind peel core',
  'steak cutlet chop roast loin medallion escalope tender tenderloin portion serving knob nub sheet square ball',
  'button crown tuft branch blossom flower petal plant grain granule crystal pellet nib cut end stack lengthwise',
  'matchstick julienne batons baton coin disc disk wheel nugget morsel lump block log roll bar cake tablet drop',
  'variety mixture mix-in combination selection assortment type one each count pack package can jar bag bottle',
  'carton container tin box envelope packet tub total halve gram ounce pound kg ml cup tablespoon teaspoon',
  'curl chip-size finger dollop scoop spoonful handful pinch dash brand product concasse brunoise chiffonade zest-strip',
  'powder confit puree peeling paring twist compote triangle length link pulp mash crumbs shard nest stack layer trimming shape skewer-end wing-tip color garnish decoration juice-drained slab side flap plank shoot sprout-top tail claw',
);

/** Words that end a food's name: what follows says how, with what, or instead of what. */
export const BOUNDARY_WORDS = wordSet(
  'totaling totalling weighing studded with without in into from for to at if as such like plus preferably per than until until when while cut',
  'mixed beaten dissolved about not including depending according which that see using torn removed',
  'combined reserved ideally especially eg i.e. ie e.g. packed chopped sliced diced minced peeled halved quartered',
  'juiced zested drained rinsed trimmed seeded cubed shredded grated crumbled on by',
);

/** What is bought for one dish, or is nearly a dish already, in the columns of `FOOD_TABLE`. Only the patterns of that dish take them. */
export const FOODS_OF_ONE_DISH = `
wonton wrapper | wrapper | 40 | | | a cook
rice paper | ricepaper | 12 sheets | | | a
rice cake | ricecake | 500 g | | 8/-/- | a cook | Korean rice cakes
fish cake | fishcake patty | 8 (60 g) | | 3/8/15 | a w cook | fish cakes
curry roux | curryroux | 100 g | broken into pieces | | a cook | Japanese curry roux
mole sauce | mole | 1/2 cup | | | m cook | mole paste
falafel | falafel | 16 | | -/-/20 | e w cook | falafel
veggie burger | patty | 4 (115 g) | | -/10/- | w cook | veggie burgers
turkey burger | patty | 4 (115 g) | | -/12/- | w cook | turkey burgers
fish stick | nugget | 450 g | | -/-/18 | w m cook | frozen fish sticks
chicken nugget | nugget | 500 g | | -/-/18 | w m cook | frozen chicken nuggets
macaroni and cheese | boxedpasta | 2 packages (225 g) | | 8/-/- | w cook | boxed macaroni and cheese
pork pie | meatpie | 1 (800 g) | | -/-/40 | w cook | pork pie
meat pie | meatpie | 4 (200 g) | | -/-/30 | w cook | meat pies
chicken pot pie | meatpie | 4 (200 g) | | -/-/40 | w cook | chicken pot pies
yorkshire pudding | yorkshire | 8 | | -/-/5 | w | Yorkshire puddings
french onion soup | onionsoup | 2 cans (284 ml) | | 5/-/- | w cook | condensed French onion soup
hollandaise sauce | hollandaise | 1 cup | | | w | hollandaise sauce
butter chicken | readycurry | 600 g | | 5/-/- | i | cooked butter chicken
chicken curry | readycurry | 600 g | | 5/-/- | i | cooked chicken curry
meat curry | readycurry | 600 g | | 5/-/- | i | cooked meat curry
salt cod | saltfish | 500 g | soaked in the refrigerator for 24 hours in three changes of cold water, drained | 12/-/- | w cook
ackee | ackee | 1 can (540 ml) | drained | 4/-/- | w
coleslaw | slaw | 2 cups | | | w m
pickled vegetable | briny | 1/2 cup | drained | | e w a
nutritional yeast | yeastflake | 3 tbsp | | | w
phyllo dough | phyllo | 12 sheets | | | w e s cook
dumpling | potsticker | 500 g | | 6/11/- | a cook | frozen dumplings
gyoza | potsticker | 500 g | | 6/11/- | a cook | frozen gyoza
wonton | potsticker | 500 g | | 6/11/- | a cook | frozen wontons
shrimp dumpling | potsticker | 500 g | | 6/11/- | a cook | frozen shrimp dumplings
chili con carne | readychili | 1 kg | | 8/-/- | m w cook
masa harina | masa | 2 cups | | | m cook
beef tongue | simmered | 1 (1.4 kg) | scrubbed | 180/-/- | w m | beef tongue
tripe | simmered | 900 g | rinsed | 120/-/- | w e m a
octopus | simmered | 1 (1.2 kg) | cleaned | 60/-/- | w e m a | octopus
pig's foot | simmered | 1600 g | halved lengthwise | 180/-/- | w a | pig's feet
conch | simmered | 600 g | cleaned and pounded | 60/-/- | w m | conch
chickpea flour | besan | 2 cups | | | w e i
sourdough starter | starter | 1 1/2 cups | | | w s | sourdough discard
spring roll wrapper | rollskin | 24 | thawed | | a | spring roll wrappers
bread stuffing | stuffing | 4 cups | | 5/8/20 | w | leftover stuffing
risotto | coldrisotto | 4 cups | | 5/16/- | w cook | leftover risotto
flattened rice | poha | 3 cups | | | i cook | thick flattened rice
cake | sponge | 400 g | cut into 2 cm cubes | | s | leftover cake
pound cake | sponge | 400 g | cut into 2 cm cubes | | s | pound cake
angel food cake | sponge | 300 g | cut into 2 cm cubes | | s | angel food cake
steel-cut oat | cutoats | 1 cup | | 25/-/- | s | steel-cut oats
custard | whipped | 2 cups | | | s
popcorn | popcorn | 175 g | | | w cook | popcorn kernels
`;

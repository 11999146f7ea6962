/**
 * How each food is bought and cooked, one a line, '|' between the columns:
 *
 *   name | kinds | amount for four | how it is cut | minutes | where it belongs | words in a line
 *
 * - name: of a canonical ingredient; one that is bought in different shapes has a line for each, the likeliest first. A food that has
 *   no line is cooked as the nearest thing that it is a kind of; `foods-left-alone.ts` lists those that are not cooked, and why.
 * - kinds: the parts it can play in a dish, the likeliest first.
 * - cut: '*' stands for the cut that a dish asks for.
 * - minutes: simmered / fried / roasted; the kind's own where the column is empty.
 * - where: kitchens (w Western, e Middle Eastern, a East Asian, i Indian, m Mexican, s sweet), all where it is empty; 'raw' can be eaten raw,
 *   'cook' must be cooked although its kind may be eaten raw.
 * - words: what a recipe writes for it, where that is not its name.
 */
export const FOOD_TABLE = `
onion | aromatic | 1 | chopped | | raw
red onion | aromatic | 1 | thinly sliced | | raw
sweet onion | aromatic | 1 | chopped | | raw
shallot | aromatic | 2 | finely chopped | | raw
leek | aromatic firm | 2 | white and pale green parts sliced | 12/8/20
green onion | herb | 4 | sliced
pearl onion | root | 300 g | peeled | 20/12/30 | w
garlic | pungent | 3 cloves | minced | | raw
truffle | herb | 20 g | thinly shaved | | w
garlic chive | herb | 1/4 cup | chopped | | a
celery | aromatic | 2 stalks | sliced | | raw
fennel | firm | 1 bulb | thinly sliced | 12/12/25 | w raw
ginger | pungent | 1 tbsp | grated | | a i e s raw
carrot | root firm | 3 | peeled and * | 12/7/30 | raw
potato | root potato | 500 g | peeled and * | 15/12/35
new potato | root potato | 500 g | halved | 15/14/35
sweet potato | root | 500 g | peeled and * | 15/10/30
beet | root | 400 g | peeled and * | 40/15/45 | w e
turnip | root | 300 g | peeled and * | 15/10/35 | w e
rutabaga | root | 400 g | peeled and * | 20/14/40 | w
parsnip | root | 300 g | peeled and * | 12/9/30 | w
radish | salad | 250 g | thinly sliced | | raw
daikon | firm | 300 g | peeled and * | 12/6/30 | a raw
celery root | root | 500 g | peeled and * | 18/12/35 | w
celery root | salad | 1 (600 g) | peeled and cut into matchsticks | | w raw
jerusalem artichoke | root | 500 g | scrubbed and * | 18/12/35 | w
kohlrabi | firm | 400 g | peeled and * | 12/7/30 | raw
jicama | salad | 300 g | peeled and cut into sticks | | m raw
squash | root | 600 g | peeled, seeded and * | 15/10/30
summer squash | firm | 300 g | * | 6/6/20
butternut squash | root | 600 g | peeled, seeded and * | 15/10/30
delicata squash | root | 600 g | halved, seeded and sliced | 12/8/22
spaghetti squash | strands | 1 (1.4 kg) | halved lengthwise and seeded | -/-/40 | | spaghetti squash
acorn squash | root | 600 g | peeled, seeded and * | 15/10/35
pumpkin | root | 600 g | peeled, seeded and * | 15/10/30
pumpkin | puree | 1 3/4 cups | cooked and puréed | 10/-/- | s | pumpkin
chayote | firm | 2 | peeled, cored and * | 12/8/25
watermelon rind | firm | 400 g | green skin pared off, * | 15/8/-
zucchini | firm | 2 | * | 6/6/20
zucchini blossom | tender | 100 g | stamens removed | 1/1/- | w m
eggplant | firm | 1 | cut into 2 cm cubes | 15/10/30
bell pepper | firm | 2 | seeded and cut into strips | 8/5/20 | raw
red bell pepper | firm | 1 | seeded and cut into strips | 8/5/20 | raw
green bell pepper | firm | 1 | seeded and cut into strips | 8/5/20 | raw
yellow bell pepper | firm | 1 | seeded and cut into strips | 8/5/20 | raw
orange bell pepper | firm | 1 | seeded and cut into strips | 8/5/20 | raw
roasted red pepper | tender | 2 | cut into strips | 3/2/10 | w e raw
chili pepper | hot | 1 | seeded and finely chopped | | raw
jalapeno | hot | 1 | seeded and finely chopped | | raw
poblano pepper | firm | 2 | seeded and cut into strips | 8/6/20 | m w
chipotle | hot | 1 | finely chopped | | m raw
broccoli | firm | 1 head | cut into small florets | 5/5/18
broccolini | firm | 250 g | trimmed | 5/5/15
broccoli rabe | leaf | 1 bunch | chopped | 5/5/- | w
chinese broccoli | leaf | 350 g | cut into 5 cm lengths | 4/4/- | a
cauliflower | firm | 1/2 head | cut into small florets | 9/8/25
romanesco | firm | 400 g | cut into small florets | 8/7/22 | w
brussels sprout | firm | 350 g | trimmed and halved | 9/8/25
cabbage | firm | 1/4 head | shredded | 10/6/25 | raw
red cabbage | firm | 1/4 head | shredded | 20/8/30 | raw
napa cabbage | leaf | 1/4 head | shredded | 4/3/- | a raw
bok choy | leaf | 2 heads | leaves separated and sliced | 3/3/- | a
coleslaw mix | firm | 300 g | | 8/4/20 | raw
green bean | firm | 250 g | trimmed and halved | 7/6/20
pea | tender | 1 1/2 cups | | 3/3/10
snow pea | tender | 150 g | trimmed | 2/2/10 | a w raw
sugar snap pea | tender | 150 g | trimmed | 3/3/10 | a w raw
pea shoot | salad | 100 g | | | raw
edamame | tender bean | 1 1/2 cups | | 4/3/10 | a | shelled edamame
corn | tender | 1 1/2 cups | | 4/4/15 | | corn kernels
baby corn | tender | 150 g | halved lengthwise | 4/4/15 | a
hominy | bean | 1 can (796 ml) | drained and rinsed | 10/4/- | m
okra | firm | 250 g | trimmed and sliced | 10/8/20
asparagus | firm | 1 bunch | trimmed and cut into 3 cm pieces | 4/4/12
artichoke | firm | 4 | trimmed to the hearts, chokes scooped out, quartered and kept in acidulated water | 20/15/30 | w e
artichoke heart | tender | 1 can (398 ml) | drained and quartered | 4/4/20 | w e raw
mushroom | firm | 250 g | sliced | 8/7/20
morel | firm | 250 g | halved lengthwise | 20/15/25 | w
enoki mushroom | tender | 150 g | trimmed and separated | 2/2/- | a
bean sprout | tender | 2 cups | | 1/1/- | a
sprout | salad | 1 cup | | | raw
bamboo shoot | tender | 1 can (227 ml) | drained | 3/2/- | a
water chestnut | tender | 1 can (227 ml) | drained and sliced | 3/2/- | a w raw
banana blossom | tender | 1 can (510 g) | drained and sliced | 8/5/- | a i
heart of palm | tender | 1 can (398 ml) | drained and sliced | 3/3/- | w m raw
cattail shoot | tender | 150 g | trimmed to the white and sliced | 5/3/- | w
spinach | leaf salad | 150 g | washed | 2/2/- | raw
water spinach | leaf | 1 bunch | cut into 5 cm lengths | 3/3/- | a
jute leaf | leaf | 250 g | chopped | 15/-/-
bitterleaf | leaf | 250 g | washed well and chopped | 20/-/-
carrot top | herb leaf | 1/2 cup | chopped | | w e | carrot tops
kale | leaf | 1 bunch | stems removed, leaves chopped | 6/4/- | raw
swiss chard | leaf | 1 bunch | stems and leaves sliced | 5/4/-
collard green | leaf | 1 bunch | stems removed, leaves sliced | 15/8/- | | collard greens
callaloo | leaf | 1 bunch | stems peeled, leaves chopped | 45/-/-
mustard green | leaf | 1 bunch | chopped | 6/4/- | | mustard greens
beet green | leaf | 1 bunch | chopped | 4/3/- | | beet greens
leafy green | leaf | 200 g | chopped | 4/3/-
arugula | salad | 100 g | | 1/1/- | w raw
watercress | salad | 1 bunch | tough stems removed | 1/1/- | raw
mustard cress | salad | 3 bunches | snipped | 1/1/- | raw
lettuce | salad | 1 head | torn into pieces | | raw
romaine lettuce | salad | 1 head | torn into pieces | | raw
salad green | salad | 150 g | | | raw
frisee | salad | 1 head | torn into pieces | | w raw
escarole | leaf salad | 1 head | torn into pieces | 5/4/- | w raw
radicchio | salad | 1 head | shredded | | w raw
belgian endive | salad | 2 | sliced | | w raw
green mango | salad | 2 | peeled and cut into matchsticks | | a i s w raw
cucumber | salad | 1 | sliced | | raw
avocado | salad | 1 | pitted, peeled and sliced | | raw
tomato | tomato salad | 3 | chopped | 10/5/20 | raw
cherry tomato | tomato salad | 250 g | halved | 6/4/18 | raw
canned tomato | tinned | 1 can (796 ml) | crushed by hand | | | whole peeled tomatoes
crushed tomato | tinned | 1 can (796 ml)
tomato sauce | tinned | 1 can (398 ml)
tomato puree | tinned | 2 cups
tomato paste | paste | 2 tbsp
marinara sauce | tinned | 2 cups | | | w
sun-dried tomato | briny | 1/3 cup | chopped | | w
mixed frozen vegetable | tender | 2 cups | | 3/4/15 | | frozen mixed vegetables
nori | seaweed | 2 sheets | cut into thin strips | | a
rhubarb | fruit | 500 g | cut into 2 cm pieces | | s cook
chicken | poultry | 600 g | cut into bite-size pieces | 15/8/20 | | boneless skinless chicken
canned chicken | cookedmeat | 400 g | drained and flaked | 3/3/8
cooked chicken | cookedmeat | 400 g | cut into bite-size pieces | 3/3/8
rotisserie chicken | cookedmeat | 400 g | cut into bite-size pieces | 3/3/8 | | rotisserie chicken
chicken shawarma | cookedmeat | 400 g | sliced | 3/3/8 | e m | cooked chicken shawarma
cooked turkey | cookedmeat | 400 g | cut into bite-size pieces | 3/3/8
cooked pork | cookedmeat | 400 g | cut into bite-size pieces | 3/3/8
pulled pork | cookedmeat | 400 g | | 3/3/8
cooked lamb | cookedmeat | 400 g | cut into bite-size pieces | 3/3/8
duck confit | cookedmeat | 400 g | off the bone, in pieces | 3/3/8 | w
cooked beef | cookedmeat | 400 g | cut into bite-size pieces | 3/3/8
donair meat | cookedmeat | 400 g | | 3/3/8 | e m w | cooked donair meat
taco meat | cookedmeat | 400 g | | 3/3/8 | m w | cooked taco meat
chicken breast | poultry | 600 g | cut into bite-size pieces | 10/8/15 | | boneless skinless chicken breasts
chicken thigh | poultry | 600 g | cut into bite-size pieces | 20/10/28 | | boneless skinless chicken thighs
ground chicken | mince | 500 g
turkey | poultry | 600 g | cut into bite-size pieces | 15/8/20 | | boneless turkey
turkey breast | poultry | 600 g | cut into bite-size pieces | 10/8/15 | | boneless turkey breast
duck | poultry | 600 g | cut into bite-size pieces | 20/8/25 | w e a | boneless duck meat
duck breast | chop | 4 (180 g) | | -/16/- | w e a
duck breast | poultry | 600 g | cut into bite-size pieces | 15/8/22 | w e a | boneless duck breasts
ground turkey | mince | 500 g
beef heart | stewing | 700 g | trimmed of fat and vessels and cut into 3 cm cubes | 120/-/- | w | beef heart
stewing beef | stewing | 700 g | cut into 3 cm cubes | 120/-/-
beef | stewing | 700 g | cut into 3 cm cubes | 120/-/-
beef | quick | 500 g | sliced into thin strips | 10/4/- | a m w | lean tender beef
ground beef | mince | 500 g
steak | steak | 4 (225 g) | | -/8/-
steak | quick | 500 g | sliced into thin strips | 10/4/- | | boneless steak
chuck roast | braise | 1400 g | | 180/-/180 | | chuck roast
chuck roast | stewing | 700 g | cut into 3 cm cubes | 120/-/- | | chuck roast
beef tenderloin | steak | 4 (170 g) | | -/8/- | | beef tenderloin steaks
beef tenderloin | quick | 500 g | sliced into thin strips | 10/4/-
veal | stewing | 700 g | cut into 3 cm cubes | 75/-/- | w
ground veal | mince | 500 g | | | w
lamb | stewing | 700 g | cut into 3 cm cubes | 75/-/- | w e i | boneless lamb
lamb | quick | 500 g | sliced into thin strips | 10/5/- | e i | boneless lamb
leg of lamb | joint | 1800 g | | -/-/80 | w e i
lamb shoulder | braise | 1600 g | | 180/-/180 | w e i
lamb shoulder | stewing | 700 g | cut into 3 cm cubes | 105/-/- | w e i
ground lamb | mince | 500 g | | | w e i m
pork | quick | 500 g | sliced into thin strips | 10/5/- | | boneless pork
pork shoulder | braise | 1600 g | | 180/-/210
pork shoulder | stewing | 700 g | cut into 3 cm cubes | 120/-/-
pork tenderloin | joint | 2 (400 g) | | -/-/25
pork tenderloin | quick | 500 g | sliced into thin strips | 10/5/-
pork loin | joint | 1200 g | | -/-/65
pork loin | quick | 500 g | sliced into thin strips | 10/5/-
pork chop | chop | 4 (200 g) | | -/10/-
pork chop | quick | 500 g | sliced into thin strips | 10/5/- | | boneless pork chops
ground pork | mince | 500 g
venison | stewing | 700 g | cut into 3 cm cubes | 120/-/- | w m
wild boar | stewing | 700 g | cut into 3 cm cubes | 150/-/- | w
bison | stewing | 700 g | cut into 3 cm cubes | 120/-/- | w
ground bison | mince | 500 g
ground venison | mince | 500 g | | | w m
ground moose | mince | 500 g | | | w m
ground elk | mince | 500 g | | | w m
ground caribou | mince | 500 g | | | w
ground wild boar | mince | 500 g | | | w
italian sausage | sausage | 400 g | sliced | 15/10/25 | w | italian sausages
sausage | sausage | 400 g | sliced | 15/10/25 | w | sausages
chicken sausage | sausage | 400 g | sliced | 15/10/25 | w | chicken sausages
smoked sausage | sausage | 300 g | sliced | 10/6/20 | w | smoked sausage
andouille sausage | sausage | 300 g | sliced | 10/6/20 | w | andouille sausage
chorizo | cured | 150 g | sliced | -/5/15 | w m
sujuk | cured | 150 g | sliced | -/5/15 | w e
bacon | cured | 6 slices | chopped | -/5/15 | w
pancetta | cured | 100 g | diced | -/5/15 | w
ham | cured coldcut | 200 g | diced | -/5/15 | w
ham:whole | joint | 3 kg | | -/-/105 | w | cooked bone-in ham
canadian bacon | cured coldcut | 150 g | diced | -/5/15 | w
turkey bacon | cured | 6 slices | chopped | -/5/15 | w
prosciutto | smokedfish | 100 g | torn into strips | | w
vegetarian sausage | sausage | 400 g | sliced | 10/8/20 | w | vegetarian sausages
vegetarian ground meat | mince | 400 g
fish | fish | 600 g | cut into large pieces | 6/6/12 | | fish fillets
salmon | fish | 600 g | cut into large pieces | 6/6/12 | | salmon fillet
cod | fish | 600 g | cut into large pieces | 6/6/12 | | cod fillets
tuna | tinnedfish | 2 cans (170 g) | drained | | w
tuna steak | fish | 600 g | cut into large pieces | 6/6/12
sardine | tinnedfish | 2 cans (106 g) | drained | | w | sardines
anchovy | briny | 4 | chopped | | w | anchovy fillets
canned salmon | tinnedfish | 2 cans (213 g) | drained, skin and large bones taken out | | w
cooked salmon | smokedfish | 300 g | flaked | | w
smoked salmon | smokedfish | 150 g | cut into strips | | w
smoked haddock | fish | 500 g | cut into large pieces | 8/8/15 | w
smoked trout | smokedfish | 200 g | flaked | | w
mackerel | fish | 600 g | cut into large pieces | 6/6/12 | | mackerel fillets
tilapia | fish | 600 g | cut into large pieces | 5/5/9 | | tilapia fillets
sole | fish | 600 g | cut into large pieces | 4/4/8 | | sole fillets
catfish | fish | 600 g | cut into large pieces | 5/5/10 | | catfish fillets
shrimp | shellfish | 500 g | peeled and deveined | 3/3/-
scallop | shellfish | 450 g | patted dry | 3/4/-
squid | shellfish | 450 g | cleaned and cut into rings | 2/2/- | | squid
crab | tinnedfish | 250 g | picked over | | w a m | cooked crab meat
lobster | tinnedfish | 300 g | cut into chunks | | w | cooked lobster meat
clam | bivalve | 1 kg | scrubbed | | w a | clams
mussel | bivalve | 1 kg | scrubbed and debearded | | w a | mussels
seafood | shellfish | 450 g | | 5/5/- | | mixed seafood
tofu | curd | 1 block | drained, pressed and cut into 2 cm cubes | 8/10/25 | | firm tofu
tempeh | curd | 450 g | cut into 2 cm cubes | 10/8/25
seitan | curd | 350 g | cut into strips | 8/6/20
paneer | curd | 300 g | cut into 2 cm cubes | 6/6/20 | i
halloumi | curd | 250 g | cut into 2 cm cubes | 5/5/15 | w e
egg | egg | 6 | | | | large eggs
black bean | bean | 1 can (540 ml) | drained and rinsed | 10/4/20
kidney bean | bean | 1 can (540 ml) | drained and rinsed | 10/4/-
white bean | bean | 1 can (540 ml) | drained and rinsed | 10/4/20 | w e
pinto bean | bean | 1 can (540 ml) | drained and rinsed | 10/4/-
brown bean | bean | 1 can (540 ml) | drained and rinsed | 10/4/- | w
chickpea | bean | 1 can (540 ml) | drained and rinsed | 10/4/25
chana masala | bean | 2 cups | | 5/3/- | i | cooked chana masala
lima bean | bean | 1 can (540 ml) | drained and rinsed | 10/4/-
black-eyed pea | bean | 1 can (540 ml) | drained and rinsed | 10/4/-
pigeon pea | bean | 1 can (540 ml) | drained and rinsed | 10/4/-
bean | bean | 1 can (540 ml) | drained and rinsed | 10/4/-
fava bean | tender | 1 1/2 cups | | 5/4/- | w e | shelled fava beans
fava bean:canned | bean | 1 can (540 ml) | drained and rinsed | 10/4/- | w e | fava beans
fava bean:dried | lentil | 1 1/2 cups | soaked overnight and drained | 60/-/- | w e | dried fava beans
adzuki bean | bean | 1 can (540 ml) | drained and rinsed | 10/4/-
lentil | lentil | 1 cup | rinsed | 25/-/-
red lentil | lentil | 1 cup | rinsed | 15/-/- | | red lentils
chana dal | lentil | 1 1/2 cups | soaked for 1 hour and drained | 50/-/- | i
split pea | lentil | 1 1/2 cups | rinsed | 50/-/- | | dried split peas
rice | rice | 1 1/2 cups | rinsed | 15/-/- | | long-grain white rice
spiced rice | rice | 4 cups | | 3/4/10 | | cooked spiced rice
brown rice | rice | 1 1/2 cups | rinsed | 45/-/-
basmati rice | rice | 1 1/2 cups | rinsed | 12/-/-
jasmine rice | rice | 1 1/2 cups | rinsed | 14/-/-
arborio rice | risotto | 1 1/2 cups | | 18/-/- | w s
sushi rice | rice | 1 1/2 cups | rinsed | 15/-/- | a s
black rice | rice | 1 1/2 cups | rinsed | 40/-/-
quinoa | grain | 1 cup | rinsed | 15/-/-
fonio | grain | 1 cup | rinsed | 5/-/- | | fonio
couscous | grain | 1 1/2 cups | | 5/-/- | w e
pearl couscous | grain | 1 1/4 cups | | 10/-/- | w e
bulgur | grain | 1 cup | | 12/-/- | w e
farro | grain | 1 1/4 cups | rinsed | 25/-/- | w e
freekeh | grain | 1 1/4 cups | rinsed | 20/-/- | e
barley | grain | 1 cup | rinsed | 40/-/- | w | pearl barley
millet | grain | 1 cup | rinsed | 18/-/-
buckwheat | grain | 1 cup | rinsed | 15/-/- | w
polenta | polenta | 1 cup | | 20/-/- | w
oat | oats | 1 cup | | 5/-/- | s | rolled oats
gluten-free oat | oats | 1 cup | | 5/-/- | s | gluten-free oats
pasta | pasta | 400 g | | 10/-/- | w
spaghetti | pasta | 400 g | | 10/-/- | w
spaghetti | noodle | 300 g | | 10/-/- | a
fettuccine | pasta | 400 g | | 10/-/- | w
fettuccine | noodle | 300 g | | 10/-/- | a
penne | pasta | 400 g | | 11/-/- | w
macaroni | pasta | 350 g | | 9/-/- | w
fusilli | pasta | 400 g | | 11/-/- | w
orzo | pasta | 350 g | | 9/-/- | w
angel hair pasta | pasta | 400 g | | 4/-/- | w
angel hair pasta | noodle | 300 g | | 4/-/- | a
linguine | pasta | 400 g | | 9/-/- | w
linguine | noodle | 300 g | | 9/-/- | a
tagliatelle | pasta | 400 g | | 7/-/- | w
pappardelle | pasta | 400 g | | 7/-/- | w
bucatini | pasta | 400 g | | 9/-/- | w
rigatoni | pasta | 400 g | | 12/-/- | w
farfalle | pasta | 400 g | | 11/-/- | w
orecchiette | pasta | 400 g | | 11/-/- | w
ziti | pasta | 400 g | | 11/-/- | w
pasta shell | pasta | 400 g | | 10/-/- | w
jumbo pasta shell | tube | 200 g | | 9/-/- | w
manicotti | tube | 200 g | | 7/-/- | w
ditalini | pasta | 350 g | | 9/-/- | w
gluten-free pasta | pasta | 400 g | | 10/-/- | w
fresh pasta | pasta | 450 g | | 3/-/- | w
gnocchi | pasta | 500 g | | 3/-/- | w
stuffed pasta | dumpling | 500 g | | 5/-/- | w
egg noodle | noodle | 250 g | | 5/-/- | a w
egg noodle | pasta | 350 g | | 6/-/- | w
noodle | noodle | 250 g | | 5/-/- | a
noodle | pasta | 350 g | | 8/-/- | w
ramen noodle | noodle | 250 g | | 4/-/- | a
instant noodles | noodle | 250 g | | 2/-/- | a
udon noodle | noodle | 400 g | | 4/-/- | a
soba noodle | noodle | 250 g | | 5/-/- | a
rice noodle | noodle | 250 g | | 5/-/- | a
glass noodle | noodle | 200 g | | 5/-/- | a
bread | bread | 8 slices | | | w
whole wheat bread | bread | 8 slices | | | w
rye bread | bread | 8 slices | | | w
sourdough bread | bread | 8 slices | | | w
baguette | bread | 1 | cut into 2 cm slices | | w
ciabatta | bread | 8 slices | | | w
english muffin | bread | 4 | split | | w | english muffins
bagel | bread | 4 | halved | | w | bagels
bun | bun | 4 | split | | w | buns
brioche | bread | 8 slices | | | w s
panettone | bread | 8 slices | | | s
tortilla | tortilla | 8 | | | m | flour tortillas
corn tortilla | tortilla | 8 | | | m | corn tortillas
pita bread | flatbread | 4 | | | w e | pita breads
naan | flatbread | 4 | | | i e | naan breads
cheddar | cheese | 1 1/2 cups | grated | | w m
monterey jack | cheese | 1 1/2 cups | grated | | m w
mozzarella | cheese | 1 1/2 cups | grated | | w
swiss cheese | cheese | 1 1/2 cups | grated | | w
gruyere | cheese | 1 1/2 cups | grated | | w
gouda | cheese | 1 1/2 cups | grated | | w
fontina | cheese | 1 1/2 cups | grated | | w
havarti | cheese | 1 1/2 cups | grated | | w
provolone | cheese | 1 1/2 cups | grated | | w
colby | cheese | 1 1/2 cups | grated | | w m
mexican cheese blend | cheese | 1 1/2 cups | | | m | shredded mexican cheese blend
cheese | cheese | 1 1/2 cups | grated | | w m
parmesan | hardcheese | 3/4 cup | grated | | w
pecorino | hardcheese | 3/4 cup | grated | | w
asiago | hardcheese | 3/4 cup | grated | | w
feta | softcheese | 3/4 cup | crumbled | | w e m
goat cheese | softcheese | 3/4 cup | crumbled | | w
blue cheese | softcheese | 1/2 cup | crumbled | | w
queso fresco | softcheese | 3/4 cup | crumbled | | m
ricotta | freshcheese | 1 cup | | | w s
cottage cheese | freshcheese | 1 cup | | | w s
mascarpone | freshcheese | 1/2 cup | | | w s
cream cheese | freshcheese | 1/2 cup | softened | | w s
brie | softcheese | 150 g | sliced | | w
camembert | softcheese | 150 g | sliced | | w
burrata | softcheese | 200 g | torn | | w
ricotta salata | softcheese | 3/4 cup | crumbled | | w
quark | freshcheese | 1 cup | | | w s
oaxaca cheese | cheese | 1 1/2 cups | grated | | m
muenster cheese | cheese | 1 1/2 cups | grated | | w
labneh | freshcheese | 1 cup | | | w e
vegan cheese | cheese | 1 1/2 cups | grated | | w m
milk | milk | 1 cup | | | w s i
plant milk | milk | 1 cup
soy milk | milk | 1 cup
almond milk | milk | 1 cup
oat milk | milk | 1 cup
rice milk | milk | 1 cup
goat milk | milk | 1 cup | | | w s
cream | cream | 3/4 cup | | | w s i
heavy cream | cream | 3/4 cup | | | w s i
light cream | cream | 3/4 cup | | | w s i
half and half | cream | 3/4 cup | | | w s
sour cream | sourcream | 1/2 cup | | | w m
creme fraiche | sourcream | 1/2 cup | | | w
mexican crema | sourcream | 1/2 cup | | | m
yogurt | yogurt | 1 cup | | | w e i s | plain yogurt
greek yogurt | yogurt | 1 cup | | | w e i s | plain Greek yogurt
soy yogurt | yogurt | 1 cup | | | w s | plain soy yogurt
kefir | yogurt | 1 cup | | | s
butter | fat | 2 tbsp | | | w s i
ghee | fat | 2 tbsp | | | i
vegan butter | fat | 2 tbsp | | | w s
margarine | fat | 2 tbsp | | | w s
coconut oil | fat | 2 tbsp | | | i a s
clarified butter | fat | 2 tbsp | | | i w
olive oil | fat oil | 2 tbsp | | | w e m
extra virgin olive oil | fat oil | 2 tbsp | | | w e
oil | fat oil | 2 tbsp
vegetable oil | fat oil | 2 tbsp
sesame oil | drizzle | 2 tsp | | | a | toasted sesame oil
coconut milk | coconut | 1 can (400 ml) | | | a i s
broth | broth | 4 cups
consomme | broth | 2 cups
chicken broth | broth | 4 cups
beef broth | broth | 4 cups
vegetable broth | broth | 4 cups
bouillon | broth | 4 cups
chicken bouillon | broth | 4 cups
beef bouillon | broth | 4 cups
vegetable bouillon | broth | 4 cups
water | water | 1 cup
salt | salt | 1 tsp
black pepper | pepper | 1/4 tsp
cumin | spice | 2 tsp | | | e i m | ground cumin
coriander | spice | 1 tsp | | | e i | ground coriander
turmeric | spice | 1 tsp | | | e i | ground turmeric
paprika | spice | 2 tsp | | | w e m
smoked paprika | spice | 2 tsp | | | w m
cayenne | spice | 1/4 tsp
chili powder | spice | 1 tbsp | | | m
red pepper flakes | spice | 1/2 tsp
curry powder | spice | 1 tbsp | | | i w
garam masala | spice | 2 tsp | | | i
cinnamon | sweetspice spice | 1/2 tsp | | | e i s | ground cinnamon
nutmeg | sweetspice | 1/4 tsp | | | w s | ground nutmeg
cardamom | sweetspice | 1/2 tsp | | | i s | ground cardamom
ground ginger | sweetspice spice | 1 tsp | | | s i e a
five-spice powder | spice | 1 tsp | | | a
ras el hanout | spice | 2 tsp | | | e
za'atar | spice | 1 tbsp | | | e
taco seasoning | spice | 1 tbsp | | | m
cajun seasoning | spice | 1 tbsp | | | w m
italian seasoning | spice | 2 tsp | | | w
herbes de provence | spice | 2 tsp | | | w
garlic powder | spice | 1 tsp
onion powder | spice | 1 tsp
mustard seed | spice | 1 tsp | | | i w
fennel seed | spice | 1 tsp | | | w i
caraway seed | spice | 1 tsp | | | w
dried oregano | spice | 1 tsp | | | w m e
dried thyme | spice | 1 tsp | | | w
dried basil | spice | 1 tsp | | | w
dried rosemary | spice | 1 tsp | crushed | | w
dried dill | spice | 1 tsp | | | w
dried parsley | spice | 1 tbsp | | | w
dried sage | spice | 1 tsp | | | w
thyme | woody | 4 sprigs | leaves picked | | w
rosemary | woody | 2 sprigs | leaves finely chopped | | w
sage | woody | 8 leaves | chopped | | w
oregano | woody | 1 tbsp | chopped | | w m | fresh oregano
parsley | herb | 1/4 cup | chopped | | w e | fresh parsley
cilantro | herb | 1/4 cup | chopped | | a i m e | fresh cilantro
basil | herb | 1/4 cup | torn | | w a | fresh basil
thai basil | herb | 1/4 cup | torn | | a
mint | herb | 1/4 cup | chopped | | w e i s | fresh mint
dill | herb | 1/4 cup | chopped | | w e | fresh dill
chive | herb | 1/4 cup | chopped | | w | fresh chives
tarragon | herb | 2 tbsp | chopped | | w | fresh tarragon
lemon | citrus | 1 | zest grated and juice squeezed | | w e i s
lime | citrus | 1 | zest grated and juice squeezed
lemon juice | acid | 2 tbsp | | | w e i s
lime juice | acid | 2 tbsp
calamansi | acid | 2 tbsp | | | a | calamansi juice
red wine vinegar | acid | 2 tbsp | | | w e
white wine vinegar | acid | 2 tbsp | | | w
sherry vinegar | acid | 2 tbsp | | | w
cider vinegar | acid | 2 tbsp | | | w m
balsamic vinegar | acid | 2 tbsp | | | w
rice vinegar | acid | 2 tbsp | | | a
white vinegar | acid | 1 tbsp
black vinegar | acid | 1 tbsp | | | a
vinegar | acid | 1 tbsp
soy sauce | soy | 3 tbsp | | | a
tamari | soy | 3 tbsp | | | a
liquid aminos | soy | 3 tbsp | | | a
fish sauce | sauce | 1 tbsp | | | a
oyster sauce | sauce | 2 tbsp | | | a
hoisin sauce | sauce | 2 tbsp | | | a
teriyaki sauce | sauce | 1/3 cup | | | a
black bean sauce | sauce | 2 tbsp | | | a
fermented bean curd | sauce | 1 tbsp | mashed | | a
fermented black bean | sauce | 2 tbsp | rinsed and chopped | | a
gochujang | sauce | 1 tbsp | | | a
sriracha | sauce | 2 tsp | | | a
sweet chili sauce | sauce | 3 tbsp | | | a
chili garlic sauce | sauce | 2 tsp | | | a
miso | misopaste | 2 tbsp | | | a
white wine | wine | 1/2 cup | | | w | dry white wine
red wine | wine | 1/2 cup | | | w | dry red wine
worcestershire sauce | sauce | 1 tbsp | | | w
vegan worcestershire sauce | sauce | 1 tbsp | | | w
ketchup | sauce | 1/4 cup | | | w
barbecue sauce | sauce | 1/4 cup | | | w m
curry paste | currypaste | 3 tbsp | | | a i
harissa | paste | 1 tbsp | | | e
tahini | tahini | 1/4 cup | | | e w
peanut butter | nutbutter | 1/4 cup | | | a s
almond butter | nutbutter | 1/4 cup | | | s
pesto | pesto | 1/3 cup | | | w
sun-dried tomato pesto | pesto | 1/3 cup | | | w
mustard | mustard | 1 tbsp | | | w
dijon mustard | mustard | 1 tbsp | | | w
whole grain mustard | mustard | 1 tbsp | | | w
mayonnaise | mayo | 1/4 cup | | | w
vegan mayonnaise | mayo | 1/4 cup | | | w
salsa | salsa | 1 cup | | | m
salsa verde | salsa | 1 cup | | | m
guacamole | salsa | 1 cup | | | m
hummus | tahini | 1/2 cup | | | e w m
kimchi | kimchi | 1 cup | chopped | | a
sauerkraut | firm | 2 cups | drained and rinsed | 15/8/25 | w raw
olive | briny | 1/2 cup | pitted and halved | | w e
black olive | briny | 1/2 cup | pitted and halved | | w e
green olive | briny | 1/2 cup | pitted and halved | | w e
caper | briny | 2 tbsp | drained | | w
honey | sweet | 2 tbsp | | | w e a i m s
maple syrup | sweet | 2 tbsp | | | w s
agave nectar | sweet | 2 tbsp | | | m s
sugar | sugar | 2 tbsp | | | s a
sweetener | sugar | 2 tbsp | | | s | granulated sweetener
brown sugar | sugar | 2 tbsp | | | s a
vanilla extract | vanilla | 1 tsp | | | s
chocolate | chocolate | 100 g | chopped | | s
dark chocolate | chocolate | 100 g | chopped | | s
semisweet chocolate | chocolate | 100 g | chopped | | s
milk chocolate | chocolate | 100 g | chopped | | s
white chocolate | chocolate | 100 g | chopped | | s
chocolate chip | chocolate | 1/2 cup | | | s
cocoa powder | cocoa | 2 tbsp | | | s
flour | flour | 1 cup | | | s w | all-purpose flour
gluten-free flour | flour | 1 cup | | | s w | gluten-free flour
whole wheat flour | flour | 1 cup | | | s w
baking powder | leaven | 1 tsp
almond | nut | 1/3 cup | roughly chopped
walnut | nut | 1/3 cup | roughly chopped | | w e s
pecan | nut | 1/3 cup | roughly chopped | | w s
cashew | nut | 1/3 cup | roughly chopped
hazelnut | nut | 1/3 cup | roughly chopped | | w s
pistachio | nut | 1/3 cup | roughly chopped | | e w s
peanut | nut | 1/3 cup | roughly chopped | | a m s
pine nut | nut | 1/4 cup | | | w e
nut | nut | 1/3 cup | roughly chopped | | w s
sesame seed | nut | 1 tbsp | | | a e | sesame seeds
sunflower seed | nut | 1/4 cup | | | | sunflower seeds
pumpkin seed | nut | 1/4 cup | | | | pumpkin seeds
chia seed | chia | 2 tbsp | | | s
flax seed | chia | 2 tbsp | | | s | ground flax seeds
hemp seed | chia | 2 tbsp | | | s
coconut flake | coconutflake | 1/3 cup | | | s | unsweetened coconut flakes
raisin | driedfruit | 1/3 cup | | 15/3/- | s e i w
dried cranberry | driedfruit | 1/3 cup | | 15/3/- | s w
dried apricot | driedfruit | 1/3 cup | chopped | 15/3/- | s e w
dried cherry | driedfruit | 1/3 cup | | 15/3/- | s w
barberry | driedfruit | 1/4 cup | | 5/1/- | e
dried currant | driedfruit | 1/3 cup | | 15/3/- | s e
dried fruit | driedfruit | 1/3 cup | chopped | 15/3/- | s
date | driedfruit | 1/3 cup | pitted and chopped | 15/3/- | s e w
prune | driedfruit | 1/3 cup | chopped | 15/3/- | s e w
dried fig | driedfruit | 1/3 cup | chopped | 15/3/- | s e w
granola | granola | 1 cup | | | s
apple | fruit crisp | 3 | cored and sliced | 10/5/18 | w s raw
granny smith apple | fruit crisp | 3 | cored and sliced | 10/5/18 | w s raw
pear | fruit crisp | 3 | cored and sliced | 10/5/18 | w s raw
peach | fruit | 4 | pitted and sliced | 5/4/15 | s w
nectarine | fruit | 4 | pitted and sliced | 5/4/15 | s w
plum | fruit | 6 | pitted and quartered | 10/5/15 | s w e a
apricot | fruit | 8 | pitted and halved | 10/5/15 | s e w
cherry | fruit berry | 2 cups | pitted | 5/4/12 | s w | cherries
sour cherry | fruit | 2 cups | pitted | | s
strawberry | berry fruit | 2 cups | hulled and halved | | s w
blueberry | berry fruit | 2 cups |  | | s w
raspberry | berry fruit | 2 cups |  | | s w
blackberry | berry fruit | 2 cups |  | | s w
cranberry | fruit | 1 1/2 cups | | 10/5/15 | s w cook
berry | berry fruit | 2 cups | | | s | mixed berries
grape | berry | 2 cups | halved | 4/3/12 | s w
banana | banana soft | 2 | peeled and sliced | | s
mango | soft | 1 | peeled and cubed | 3/2/10 | s a i m
pineapple | soft | 2 cups | cut into chunks | 5/4/15 | s a m
kiwi | soft | 3 | peeled and sliced | | s
papaya | soft | 1 | peeled, seeded and cubed | | s m a
melon | soft | 3 cups | seeded, peeled and cubed | | s w
orange | soft orange | 2 | peeled and sliced | 3/2/12 | s w e raw
mandarin orange | soft | 4 | peeled and separated into segments | 3/2/10 | s w a
grapefruit | soft | 2 | peeled and sliced | | s w
watermelon | soft | 4 cups | cubed | | s w e m
pomegranate seed | driedfruit | 1/2 cup | | | s w e
pomegranate | driedfruit | 1 | seeds only | | s w e
fig | fruit | 8 | quartered | 5/3/12 | s w e
fruit | fruit soft | 3 cups | sliced | | s | mixed fruit
fruit cocktail | soft | 1 can (398 ml) | drained | | s
grana padano | hardcheese | 3/4 cup | grated | | w
turkey sausage | sausage | 400 g | sliced | 15/10/25 | w | turkey sausages
mache | salad | 150 g | | | w raw
bocconcini | softcheese | 200 g | halved | | w
cornstarch | starch | 1 tbsp
hot dog | sausage | 8 | sliced | 8/6/15 | w | hot dogs
pumpkin puree | puree | 1 can (398 ml) | | 10/-/-
gluten-free bread | bread | 8 slices | | | w
gluten-free tortilla | tortilla | 8 | | | m | gluten-free tortillas
bread roll | bun | 4 | split | | w | bread rolls
flatbread | flatbread | 4 | | | w e | flatbreads
injera | flatbread | 4 | | | w e i | injera
cassava bread | flatbread | 4 | | | m w | cassava breads
marjoram | woody | 1 tbsp | chopped | | w | fresh marjoram
savory | woody | 1 tbsp | chopped | | w | fresh savory
salted herb | spice | 1 tbsp | | | w | salted herbs
chervil | herb | 1/4 cup | chopped | | w | fresh chervil
dried marjoram | spice | 1 tsp | | | w
dried savory | spice | 1 tsp | | | w
dried tarragon | spice | 1 tsp | | | w
vegan sour cream | sourcream | 1/2 cup | | | w m
soy sour cream | sourcream | 1/2 cup | | | w m
vegan yogurt | yogurt | 1 cup | | | w e i s | plain vegan yogurt
oat yogurt | yogurt | 1 cup | | | w s | plain oat yogurt
almond yogurt | yogurt | 1 cup | | | w s | plain almond yogurt
coconut yogurt | yogurt | 1 cup | | | i s | plain coconut yogurt
soy cream | cream | 3/4 cup | | | w s i
oat cream | cream | 3/4 cup | | | w s i
vegan cream | cream | 3/4 cup | | | w s i
egg-free mayonnaise | mayo | 1/4 cup | | | w
gluten-free hoisin sauce | sauce | 2 tbsp | | | a
vegan fish sauce | sauce | 1 tbsp | | | a
vegetarian oyster sauce | sauce | 2 tbsp | | | a
coconut aminos | soy | 3 tbsp | | | a
doenjang | misopaste | 2 tbsp | | | a
cashew butter | nutbutter | 1/4 cup | | | a s
sunflower seed butter | nutbutter | 1/4 cup | | | a s
seed butter | nutbutter | 1/4 cup | | | a s
pumpkin seed butter | nutbutter | 1/4 cup | | | a s
chickpea butter | nutbutter | 1/4 cup | | | s
chicken:whole | bird | 1 (1.6 kg) | | -/-/90 | | whole chickens
turkey:whole | bird | 1 (4 kg) | | -/-/180 | | whole turkeys
duck:whole | bird | 1 (2 kg) | | -/-/110 | w e a | whole ducks
goose | bird | 1 (3 kg) | | -/-/170 | w
cornish hen | bird | 2 (600 g) | | -/-/55 | w
pheasant | bird | 2 (900 g) | | -/-/60 | w
guinea fowl | bird | 1 (1.4 kg) | | -/-/75 | w
partridge | bird | 4 (350 g) | | -/-/35 | w
pigeon | bird | 4 (350 g) | | -/-/30 | w
squab | bird | 4 (350 g) | | -/-/30 | w
quail | bonein | 8 (150 g) | | 25/-/22 | w e
chicken leg | bonein | 4 (250 g) | | 45/-/45
chicken piece | bonein | 8 (150 g) | | 40/-/45 | | bone-in chicken pieces
chicken leg:drumstick | bonein | 8 (120 g) | | 40/-/40 | | chicken drumsticks
chicken thigh | bonein | 8 (150 g) | | 35/-/35 | | bone-in chicken thighs
turkey leg | bonein | 4 (350 g) | | 90/-/- | | turkey legs
duck leg | bonein | 4 (300 g) | | 120/-/90 | w a
rabbit | bonein | 1200 g | cut into pieces | 75/-/- | w
chicken wing | wing | 1200 g | | 35/-/45
chicken liver | offal | 500 g | trimmed | -/6/- | w e
liver | offal | 500 g | sliced | -/5/- | w
prime rib | joint | 2 kg | | -/-/100 | w
rack of lamb | joint | 2 (500 g) | | -/-/25 | w
corned beef | braise brined | 800 g | rinsed | 180/-/- | w
short rib | braise | 1600 g | | 150/-/150
beef shank | braise | 1400 g | | 180/-/150 | | beef shank
oxtail | braise | 1400 g | | 180/-/180 | | oxtail
cow foot | braise | 1200 g | sawn into pieces | 180/-/-
brisket | braise | 1400 g | | 180/-/180 | | beef brisket
veal shank | braise | 4 (350 g) | | 120/-/120 | w
lamb shank | braise | 4 (400 g) | | 150/-/150 | w e i
pork belly | braise | 800 g | cut into 4 cm cubes | 90/-/120
pork belly | quick | 400 g | thinly sliced | 10/8/- | a
pork rib | rib | 1600 g | | 90/-/150
smoked turkey | braise brined | 2 (350 g) | | 90/-/- | w | smoked turkey legs
ham hock | braise brined | 2 (600 g) | | 120/-/- | w
salt pork rib | braise brined | 700 g | | 90/-/- | w m
veal cutlet | cutlet | 4 (120 g) | pounded thin | -/4/- | w
veal chop | chop | 4 (250 g) | | -/10/- | w
lamb shoulder chop | chop | 4 (225 g) | | -/12/- | w e i
lamb chop | chop | 8 (100 g) | | -/7/- | w e i
goat meat | stewing | 700 g | cut into 3 cm cubes | 120/-/- | w e i
ostrich | quick | 500 g | sliced into thin strips | 10/4/- | w
salt pork | cured | 100 g | diced | -/5/15 | w
salami | cured coldcut | 100 g | sliced | -/3/10 | w
pepperoni | cured coldcut | 100 g | sliced | -/3/10 | w
soppressata | cured coldcut | 100 g | sliced | -/3/10 | w
nduja | cured | 60 g | | -/3/10 | w
deli turkey | coldcut | 200 g | sliced | | w
smoked mackerel | smokedfish | 200 g | flaked | | w
gravlax | smokedfish | 150 g | cut into strips | | w
chicken carcass | carcass | 1 | | 120/-/- | | chicken carcasses
turkey carcass | carcass | 1 | | 120/-/- | | turkey carcasses
duck carcass | carcass | 1 | | 120/-/- | | duck carcasses
flank steak | steak | 1 (700 g) | | -/10/- | w a m
flank steak | quick | 500 g | sliced into thin strips across the grain | 10/4/- | a m | flank steak
skirt steak | steak | 1 (700 g) | | -/6/- | w a m
mortadella | coldcut | 150 g | thinly sliced | | w
bologna | coldcut | 150 g | thinly sliced | | w
cold cuts | coldcut | 150 g | thinly sliced | | w
bresaola | coldcut | 100 g | thinly sliced | | w
pastrami | coldcut | 200 g | thinly sliced | | w
spam | cured | 1 can (340 g) | sliced | -/5/15 | w a
lap cheong | cured | 100 g | thinly sliced | -/4/10 | a
blood sausage | sausage | 400 g | sliced | 10/8/20 | w
meatball | sausage | 500 g | | 15/12/20 | w
green tomato | firm | 4 | sliced | 10/6/20
tomatillo | tomato | 500 g | husked, rinsed and quartered | 10/6/15 | m
ramp | aromatic | 150 g | trimmed and sliced | 5/4/8 | w
cassava | root | 600 g | peeled, cored and * | 30/-/40
taro | root | 500 g | peeled and * | 25/-/35
white yam | root | 600 g | peeled and * | 20/-/35
salsify | root | 500 g | peeled and * | 18/12/30 | w
lotus root | firm | 300 g | peeled and thinly sliced | 12/6/20 | a
burdock root | root | 200 g | scrubbed and thinly sliced | 20/10/30 | a
banana pepper | firm | 250 g | seeded and sliced | 8/5/20
shishito pepper | firm | 200 g | | 5/5/10 | a
wood ear mushroom | pungent | 20 g | soaked and sliced | 8/5/- | a
dried mushroom | pungent | 30 g | soaked in hot water and sliced | 15/5/-
plantain | root | 2 | peeled and * | 20/8/25
green banana | root | 4 | peeled and * | 20/8/25
ube | root | 500 g | peeled and * | 25/-/35
pork hock | braise | 2 (700 g) | | 150/-/-
fiddlehead | firm | 300 g | husks rubbed off, washed in several changes of water and trimmed | 3/3/8 | w
sorrel | leaf | 300 g | chopped | 3/2/- | w
nettle | leaf | 150 g | chopped | 5/4/- | w
purslane | salad leaf | 250 g | chopped | 3/2/- | w e m raw
cactus paddle | firm | 300 g | trimmed and diced | 12/8/- | m
bitter melon | firm | 400 g | seeded and sliced | 8/6/- | a i
winter melon | root | 500 g | peeled, seeded and * | 15/-/- | a i
jackfruit | firm | 1 can (565 g) | drained and shredded | 20/10/25
green papaya | firm | 400 g | peeled and shredded | 10/2/- | a raw
grape leaf | leaf | 150 g | rinsed and chopped | 10/-/- | e
samphire | tender | 100 g | rinsed | 2/2/- | w
cardoon | root | 500 g | peeled and * | 30/-/35 | w
quince | fruit | 2 | peeled, cored and sliced | 35/-/40 | s w e cook
gooseberry | fruit | 2 cups | trimmed | 8/-/15 | s w cook
red currant | fruit | 2 cups | | 6/-/12 | s w cook
black currant | fruit | 2 cups | | 6/-/12 | s w cook
elderberry | fruit | 2 cups | | 15/-/- | s w cook
crabapple | fruit crisp | 400 g | cored and sliced | 15/-/20 | s w cook
persimmon | soft | 2 | peeled and sliced | | s w
lychee | soft | 2 cups | peeled and pitted | | s a
passion fruit | soft | 8 | pulp scooped out | | s
guava | soft | 4 | peeled, seeded and cubed | | s
star fruit | soft | 300 g | sliced | | s
dragon fruit | soft | 1 (350 g) | peeled and cubed | | s
kumquat | soft orange | 1 1/2 cups | thinly sliced | 5/3/12 | s w raw
trout:whole | wholefish | 2 (350 g) | cleaned | -/10/22 | | whole trout
sea bass:whole | wholefish | 2 (500 g) | cleaned | -/-/25 | | whole sea bass
red snapper:whole | wholefish | 2 (500 g) | cleaned | -/-/25 | | whole red snappers
fish:whole | wholefish | 2 (500 g) | cleaned | -/-/25 | | whole fish
herring | fish | 600 g | filleted | 5/5/8 | w
carp | fish | 600 g | cut into large pieces | 8/8/18 | w a
sturgeon | fish | 600 g | cut into large pieces | 8/8/16 | w
skate | fish | 600 g | | 8/8/16 | w
smelt | fish | 600 g | cleaned | -/5/- | w a
smoked fish | smokedfish | 200 g | flaked | | w
pickled herring | smokedfish | 300 g | drained and cut into bite-size pieces | | w
rollmop | smokedfish | 8 | drained | | w
kipper | smokedfish | 200 g | flaked | | w
crayfish | shellfish | 450 g | peeled | 4/4/- | w a
langoustine | shellfish | 450 g | peeled | 4/4/- | w
cuttlefish | shellfish | 450 g | cleaned and cut into strips | 4/3/-
sticky rice | rice | 1 1/2 cups | soaked for 4 hours and drained | 25/-/- | a s
wild rice | grain | 1 cup | rinsed | 45/-/- | w
wild rice blend | rice | 1 1/2 cups | rinsed | 45/-/- | w
amaranth | grain | 1 cup | rinsed | 20/-/-
teff | grain | 1 cup | | 20/-/-
sorghum | grain | 1 cup | rinsed | 50/-/-
wheat berry | grain | 1 cup | rinsed | 50/-/- | w e
cornmeal | meal polenta | 1 cup | | 20/-/- | w s m
grits | polenta | 1 cup | | 20/-/- | w
shirataki noodle | noodle | 400 g | drained and rinsed | 3/-/- | a
tostada | tortilla | 8 | | | m
taco shell | tortilla | 8 | | | m
mung bean | lentil | 1 cup | rinsed | 35/-/- | i a
chestnut | tender | 200 g | | 5/4/10 | w raw | cooked chestnuts
refried bean | bean | 1 can (398 ml) | | 5/3/- | m
baked bean | bean | 1 can (398 ml) | | 5/4/- | w
french fry | fries | 750 g | | -/-/22 | w m | frozen french fries
hash brown | fries | 600 g | | -/12/22 | w | frozen hash browns
mashed potato | mash | 4 cups | | 4/8/20 | w
gravy | gravy | 2 cups | | 4/-/- | w
gravy mix | gravy | 1 package (25 g) | | 4/-/- | w
cheese curd | curds cheese | 300 g | | | w
farmer cheese | freshcheese | 1 cup | | | w s
raclette | cheese | 200 g | sliced | | w
string cheese | cheese | 8 | sliced | | w
boursin | freshcheese | 1 package (150 g) | | | w
american cheese | cheese | 8 slices | | | w
pimento cheese | freshcheese | 1 cup | | | w
buttermilk | buttermilk yogurt | 1 cup | | | w s i
evaporated milk | cream milk | 1 can (354 ml) | | | w s m
coconut cream | coconut | 1 can (400 ml) | | | a i s
cashew cream | cream | 3/4 cup | | | w s i
quail egg | egg | 18
duck egg | egg | 5
white pepper | pepper | 1/4 tsp
parmesan rind | spice | 1 | | | w
bay leaf | spice | 2 | | | w e i
cinnamon stick | spice sweetspice | 1/2 tsp | | | e i s | freshly ground cinnamon stick
clove | spice sweetspice | 1/4 tsp | ground | | e i s
allspice | spice sweetspice | 1/2 tsp | ground | | e w m s
star anise | spice | 2 | | | a
szechuan pepper | spice | 1 tsp | ground | | a
sumac | spice | 1 tbsp | | | e
saffron | spice | 1 pinch | | | w e i
celery seed | spice | 1/2 tsp | | | w
fenugreek seed | spice | 1/2 tsp | ground | | i e
nigella seed | spice | 1 tsp | | | i e
mustard powder | spice | 1 tsp | | | w
juniper berry | spice | 6 | crushed | | w
poppy seed | nut | 1 tbsp | | | w s | poppy seeds
dried chili pepper | hot | 2 | crumbled | | a m i w
ancho chile | hot | 2 | soaked and chopped | 10/3/- | m
guajillo chile | hot | 2 | soaked and chopped | 10/3/- | m
chile de arbol | hot | 2 | crumbled | | m
lemongrass | pungent | 2 stalks | bruised | | a
galangal | pungent | 1 tbsp | grated | | a
roasted garlic | pungent | 1 bulb | | | w raw
black garlic | pungent | 4 cloves | sliced | | w a raw
garlic scape | aromatic | 8 | sliced | 6/4/10
curry leaf | spice | 10 | | | i
makrut lime leaf | spice | 4 | | | a
fenugreek leaf | spice | 1 tbsp | | | i
preserved lemon | briny | 1 | rinsed, rind chopped | | e
berbere | spice | 1 tbsp | | | e
annatto | spice | 1 tbsp | | | m w a | ground annatto
suya spice | spice | 1 tbsp | | | e w
dukkah | nut | 2 tbsp | | | e
jerk seasoning | spice | 1 tbsp | | | w m
adobo seasoning | spice | 2 tsp | | | m
sazon | spice | 1 tsp | | | m
poultry seasoning | spice | 2 tsp | | | w
greek seasoning | spice | 2 tsp | | | w e
steak seasoning | spice | 2 tsp | | | w
lemon pepper | spice | 2 tsp | | | w
garlic pepper | spice | 1 tsp | | | w
chili seasoning | spice | 2 tbsp | | | m
old bay seasoning | spice | 2 tsp | | | w
pumpkin pie spice | sweetspice | 1 tsp | | | s w
furikake | seaweed | 1 tbsp | | | a
malt vinegar | acid | 1 tbsp | | | w
distilled malt vinegar | acid | 1 tbsp | | | w
tamarind | acid | 1 tbsp | | | a i
pomegranate molasses | acid | 1 tbsp | | | e
anchovy paste | paste | 1 tsp | | | w
sun-dried tomato paste | paste | 2 tbsp | | | w
chili paste | hot paste | 1 tbsp | | | a e i raw
sambal | hot | 1 tbsp | | | a raw
garlic paste | pungent | 1 tbsp | | | a e i w
sofrito | pungent | 1/4 cup | | | m w
shrimp paste | sauce | 1 tsp | | | a
dried shrimp | spice | 2 tbsp | finely chopped | | a m
dried scallop | spice | 2 tbsp | soaked and shredded | | a
dried crayfish | spice | 2 tbsp | ground | | m a
xo sauce | sauce | 1 tbsp | | | a
doubanjiang | sauce | 1 1/2 tbsp | | | a
ssamjang | sauce | 2 tbsp | | | a
stir-fry sauce | sauce | 1/3 cup | | | a
kung pao sauce | sauce | 1/3 cup | | | a
plum sauce | sauce | 3 tbsp | | | a
chili sauce | sauce | 2 tbsp | | | w a
hot sauce | sauce | 1 tsp | | | w m a e i
buffalo sauce | sauce | 1/3 cup | | | w
steak sauce | sauce | 2 tbsp | | | w
brown sauce | sauce | 2 tbsp | | | w
tonkatsu sauce | sauce | 3 tbsp | | | a
peanut sauce | sauce | 1/2 cup | | | a
tom yum paste | currypaste | 2 tbsp | | | a
massaman curry paste | currypaste | 3 tbsp | | | a
vindaloo paste | currypaste | 3 tbsp | | | i
tikka masala sauce | tinned | 1 1/2 cups | | | i
enchilada sauce | tinned | 1 can (398 ml) | | | m
diced tomatoes with green chiles | tinned | 2 cans (284 ml) | | | w m | diced tomatoes with green chiles
pizza sauce | tinned | 1 1/2 cups | | | w
alfredo sauce | cream | 1 1/2 cups | | | w
ponzu | soy | 3 tbsp | | | a
kecap manis | soy | 2 tbsp | | | a
honey mustard | mustard | 2 tbsp | | | w
honey dijon mustard | mustard | 2 tbsp | | | w
horseradish | mustard | 1 tbsp | | | w
wasabi | mustard | 1 tsp | | | a
aioli | mayo | 1/4 cup | | | w
tartar sauce | mayo | 1/4 cup | | | w
tzatziki | yogurt | 1 cup | | | w e
baba ghanoush | tahini | 1/2 cup | | | e w
chimichurri | pesto | 1/3 cup | | | w m
nut-free pesto | pesto | 1/3 cup | | | w
tapenade | briny | 1/3 cup | | | w
pickle | briny | 1/3 cup | sliced | | w
cornichon | briny | 1/3 cup | sliced | | w
pickled onion | briny | 1/3 cup | | | w m
pickled ginger | briny | 2 tbsp | | | a
relish | briny | 1/4 cup | | | w
cranberry sauce | sauce | 1/2 cup | | | w
chutney | sauce | 1/4 cup | | | i w
cocktail sauce | sauce | 1/4 cup | | | w
olive tapenade | pesto | 1/3 cup | | | w
romesco sauce | pesto | 1/2 cup | | | w
ajvar | pesto | 1/2 cup | | | w e
imitation crab | tinnedfish | 250 g | cut into chunks | | w a
surimi | tinnedfish | 250 g | cut into chunks | | w a
mango chutney | sauce | 1/4 cup | | | i w
lard | fat | 2 tbsp | | | w m
bacon fat | fat | 2 tbsp | | | w
duck fat | fat | 2 tbsp | | | w
goose fat | fat | 2 tbsp | | | w
walnut oil | drizzle | 1 tbsp | | | w
truffle oil | drizzle | 1 tsp | | | w
chili oil | drizzle | 2 tsp | | | a
mirin | wine | 2 tbsp | | | a
rice wine | wine | 1/4 cup | | | a
sake | wine | 1/4 cup | | | a
wine | wine | 1/2 cup | | | w
beer | wine | 1 cup | | | w
hard cider | wine | 1 cup | | | w
stout | wine | 1 cup | | | w
sherry | wine | 1/4 cup | | | w
port | wine | 1/3 cup | | | w
marsala | wine | 1/3 cup | | | w
madeira | wine | 1/3 cup | | | w
vermouth | wine | 1/3 cup | | | w
cream soup | creamsoup | 1 can (284 ml) | | | w
cream of chicken soup | creamsoup | 1 can (284 ml) | | | w
cream of mushroom soup | creamsoup | 1 can (284 ml) | | | w
cream of celery soup | creamsoup | 1 can (284 ml) | | | w
cream of shrimp soup | creamsoup | 1 can (284 ml) | | | w
tomato soup | tinned | 1 can (284 ml) | | | w
salad dressing | dressing | 1/3 cup | | | w
italian dressing | dressing | 1/3 cup | | | w
vinaigrette | dressing | 1/3 cup | | | w
french dressing | dressing | 1/3 cup | | | w
poppy seed dressing | dressing | 1/3 cup | | | w
ranch dressing | dressing | 1/3 cup | | | w
caesar dressing | dressing | 1/3 cup | | | w
blue cheese dressing | dressing | 1/3 cup | | | w
thousand island dressing | dressing | 1/3 cup | | | w
herb butter | fat | 2 tbsp | | | w
demi-glace | sauce | 1/2 cup | | | w
tapioca | starch | 1 tbsp
chicken soup | broth | 4 cups
onion soup mix | spice | 1 tbsp | | | w
soup mix | spice | 1 tbsp | | | w
minestrone | broth | 4 cups | | | w
consomme | broth | 4 cups | | | w
ranch seasoning | spice | 1 tbsp | | | w
cracker | crumb | 1 cup | crushed | | w
saltine cracker | crumb | 1 cup | crushed | | w
butter cracker | crumb | 1 cup | crushed | | w
oyster cracker | crumb | 1 cup | crushed | | w
crouton | crumb | 1 cup | crushed | | w
seasoned breadcrumbs | crumb | 1 cup | | | w
gluten-free breadcrumbs | crumb | 1 cup | | | w
stuffing mix | crumb | 1 cup | | | w
french fried onion | crumb | 1 cup | | | w
crescent roll dough | tubedough | 1 can (235 g) | | | w cook
biscuit dough | tubedough | 1 can (235 g) | | | w cook
breakfast cereal | cereal | 2 cups | | | s
corn flake | cereal crumb | 2 cups | crushed | | s w
puffed rice | cereal | 2 cups | | | s
wheat flake | cereal | 2 cups | | | s
granola bar | granola | 1 cup | crumbled | | s
cereal bar | granola | 1 cup | crumbled | | s
cream style corn | tender | 1 can (398 ml) | | 4/4/- | w m
pimiento | briny | 1/4 cup | drained and chopped | | w
goji berry | driedfruit | 1/4 cup | | 15/3/- | s w a
crystallized ginger | driedfruit | 2 tbsp | finely chopped | | s
candied cherry | driedfruit | 1/4 cup | chopped | | s
candied orange peel | driedfruit | 1/4 cup | chopped | | s
candied fruit | driedfruit | 1/4 cup | chopped | | s
red currant jelly | jam | 1/3 cup | | | s
apple butter | jam | 1/3 cup | | | s
whipped topping | whipped | 1 cup | | | s
wheat cereal | cereal | 2 cups | | | s
bran cereal | bran cereal | 2 cups | | | s
multigrain cereal | cereal | 2 cups | | | s
pudding mix | puddingmix | 1 package (102 g) | | | s
textured vegetable protein | mince | 1 1/2 cups | soaked in hot water for 10 minutes and drained
egg substitute | egg | 1 1/2 cups | | | | egg substitute
tomato juice | broth | 3 cups | | | w m
vegetable juice | broth | 3 cups | | | w m
tomato juice cocktail | broth | 3 cups | | | w m
sirloin roast | joint | 1500 g | | -/-/75 | w | sirloin roast
vegan bacon | cured | 6 slices | chopped | -/5/15 | w
dill seed | spice | 1 tsp | | | w
dried mint | spice | 1 tsp | | | e w
dried chive | spice | 1 tbsp | | | w
dried cilantro | spice | 1 tbsp | | | m a i
dried chervil | spice | 1 tsp | | | w
white peppercorn | pepper | 1/4 tsp | ground
pink peppercorn | spice | 1 tsp | crushed | | w
asafoetida | spice | 1 pinch | | | i
pasilla chile | hot | 2 | soaked and chopped | 10/3/- | m
tajin | spice | 1 tsp | | | m
large dried chile | hot | 2 | soaked and chopped | 10/3/- | m
new mexico chile | hot | 2 | soaked and chopped | 10/3/- | m
dried chipotle | hot | 1 | soaked and chopped | 10/3/- | m
mulato chile | hot | 2 | soaked and chopped | 10/3/- | m
epazote | herb | 1 tbsp | chopped | | m
culantro | herb | 1/4 cup | chopped | | m a
shiso | herb | 1/4 cup | shredded | | a
fresh turmeric | pungent | 1 tbsp | grated | | i a
celery flake | spice | 1 tsp | | | w
italian dressing mix | spice | 1 tbsp | | | w
curry sauce | tinned | 1 1/2 cups | | | i
achiote paste | paste | 2 tbsp | | | m
mint sauce | sauce | 2 tbsp | | | w
maggi seasoning | soy | 1 tbsp | | | w a e i m
soybean oil | fat oil | 2 tbsp
rice bran oil | fat oil | 2 tbsp
cottonseed oil | fat oil | 2 tbsp
palm oil | fat oil | 2 tbsp
hazelnut oil | drizzle | 1 tbsp | | | w
almond oil | drizzle | 1 tbsp | | | w
pumpkin seed oil | drizzle | 1 tbsp | | | w
hot sesame oil | drizzle | 1 tsp | | | a
kidney | offal | 600 g | halved, cored and cut into bite-size pieces | -/6/- | w
sweetbread | offal | 600 g | soaked for 2 hours, simmered for 8 minutes, peeled and sliced | -/6/- | w
oyster | shellfish | 450 g | shucked | 3/3/- | w a m | shucked oysters
breadfruit | root | 600 g | peeled, cored and * | 25/-/40
soybean | lentil | 1 cup | soaked overnight and drained | 150/-/- | | dried soybeans
wakame | seaweed | 2 tbsp | soaked in cold water for 5 minutes and drained | | a
natto | briny | 2 packages (50 g) | stirred | | a
pate | coldcut | 200 g | sliced | | w
liverwurst | coldcut | 200 g | sliced | | w
goose liver pate | coldcut | 150 g | sliced | | w
coconut | coconutflake | 1 cup | freshly grated | | s | coconut
whey | buttermilk | 1 1/2 cups | | | s w
corn flour | meal | 1 cup | | | w s m
rose water | vanilla | 1 tsp | | | s
orange blossom water | vanilla | 1 tsp | | | s
matcha | vanilla | 1 tsp | sifted | | s
eel | fish | 600 g | skinned and cut into 5 cm pieces | 10/10/18 | w a | eel
cockle | bivalve | 1 kg | rinsed in several changes of water | | w a | cockles
periwinkle | bivalve | 1 kg | rinsed in several changes of water | | w | periwinkles
rye cracker | crumb | 200 g | | | w | rye crackers
prickly pear | soft | 6 | peeled and cubed | | s m
sea buckthorn | fruit | 2 cups | | 6/-/- | s cook
durian | soft | 2 cups | seeded | | s a | durian
loquat | soft | 12 | peeled, pitted and quartered | | s
rambutan | soft | 2 cups | peeled and pitted | | s a
longan | soft | 2 cups | peeled and pitted | | s a
seaweed | seaweed | 10 g | soaked in cold water for 5 minutes and drained | | a | dried seaweed
`;

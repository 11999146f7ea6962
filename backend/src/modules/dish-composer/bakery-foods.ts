/** What a baker buys, in the columns of `FOOD_TABLE`. Breads and cakes measure these by their own ratios. */
export const BAKERY_FOODS = `
bread flour | flour | 1 cup | | | s w
cake flour | flour | 1 cup | | | s w
pastry flour | flour | 1 cup | | | s w
spelt flour | flour | 1 cup | | | s w
rye flour | flour | 1 cup | | | s w
oat flour | flour | 1 cup | | | s w
buckwheat flour | flour | 1 cup | | | s w
self-rising flour | flour leaven | 1 cup | | | s w
semolina | flour | 1 cup | | | s w
almond flour | meal | 1 cup | | | s w
active dry yeast | yeast | 2 tsp | | | s w
instant yeast | yeast | 2 tsp | | | s w
yeast | yeast | 2 tsp | | | s w
baking soda | soda | 1 tsp | | | s w
cream of tartar | tartar | 1 tsp | | | s
condensed milk | condensed | 1 can (300 ml) | | | s | sweetened condensed milk
shortening | shortening | 1/2 cup | | | s w
icing sugar | icing | 1 cup | | | s
maple sugar | sugar | 2 tbsp | | | s
palm sugar | sugar | 2 tbsp | | | s a
molasses | sweet | 2 tbsp | | | s
golden syrup | sweet | 2 tbsp | | | s
corn syrup | sweet | 2 tbsp | | | s
almond extract | vanilla | 1/2 tsp | | | s
flavoring extract | vanilla | 1/2 tsp | | | s | flavoring extract
peppermint extract | vanilla | 1/2 tsp | | | s | peppermint extract
instant coffee | vanilla | 2 tsp | | | s
egg wash | glaze | 2 tbsp | | | s w cook
vanilla bean | vanilla | 1 | split and seeds scraped | | s
unsweetened chocolate | bitterchocolate | 100 g | chopped | | s
cacao nib | chocolate | 1/4 cup | | | s
peanut butter chip | chocolate | 1/2 cup | | | s
mace | sweetspice | 1/4 tsp | | | s | ground mace
wheat germ | bran | 1/4 cup | | | s
wheat bran | bran | 1/2 cup | | | s
oat bran | bran | 1/2 cup | | | s
lemon zest | zest | 1 tbsp | finely grated | | s
lime zest | zest | 1 tbsp | finely grated | | s
orange zest | zest | 1 tbsp | finely grated | | s
orange juice | juice | 1/2 cup | | | s
apple juice | juice | 1/2 cup | | | s
apple cider | juice | 1/2 cup | | | s
pineapple juice | juice | 1/2 cup | | | s
cranberry juice | juice | 1/2 cup | | | s
grape juice | juice | 1/2 cup | | | s
coconut water | juice | 1 cup | | | s
gelatin dessert mix | jelly | 1 package (85 g) | | | s
ginger ale | fizz | 4 cups | | | s
ginger beer | fizz | 4 cups | | | s
lemon-lime soda | fizz | 4 cups | | | s
sparkling water | fizz | 4 cups | | | s
coffee | coffee | 1 cup | | | s | strong hot coffee
soursop | soft | 2 cups | peeled, seeded and cut into chunks | | s
rum | spirit liquor | 2 tbsp | | | s
dark rum | spirit liquor | 2 tbsp | | | s
bourbon | spirit liquor | 2 tbsp | | | s
brandy | spirit liquor | 2 tbsp | | | s
cognac | spirit liquor | 2 tbsp | | | s
calvados | spirit liquor | 2 tbsp | | | s
kirsch | spirit | 2 tbsp | | | s
orange liqueur | spirit liqueur | 2 tbsp | | | s
coffee liqueur | spirit liqueur | 2 tbsp | | | s
almond liqueur | spirit liqueur | 2 tbsp | | | s
irish cream liqueur | spirit liqueur | 2 tbsp | | | s
hazelnut liqueur | spirit liqueur | 2 tbsp | | | s
grappa | spirit | 2 tbsp | | | s
whiskey | spirit liquor | 2 tbsp | | | s
scotch | spirit liquor | 2 tbsp | | | s
limoncello | spirit liqueur | 2 tbsp | | | s
chambord | spirit liqueur | 2 tbsp | | | s
frangelico | spirit liqueur | 2 tbsp | | | s
creme de cacao | spirit liqueur | 2 tbsp | | | s
creme de menthe | spirit liqueur | 2 tbsp | | | s
creme de cassis | spirit liqueur | 2 tbsp | | | s
peach schnapps | spirit liqueur | 2 tbsp | | | s
peppermint schnapps | spirit liqueur | 2 tbsp | | | s
maraschino liqueur | spirit liqueur | 2 tbsp | | | s
elderflower liqueur | spirit liqueur | 2 tbsp | | | s
white rum | spirit liquor | 2 tbsp | | | s
spiced rum | spirit liquor | 2 tbsp | | | s
coconut rum | spirit liquor | 2 tbsp | | | s
jam | jam | 1/3 cup | | | s
raspberry jam | jam | 1/3 cup | | | s
ube jam | jam | 1/3 cup | | | s
strawberry jam | jam | 1/3 cup | | | s
apricot jam | jam | 1/3 cup | | | s
marmalade | jam | 1/3 cup | | | s
lemon curd | jam | 1/2 cup | | | s
pie filling | jam | 1 can (540 ml) | | | s
applesauce | puree | 1 cup | | 10/-/- | s | unsweetened applesauce
ice cream | icecream | 4 cups | | | s
vanilla ice cream | icecream | 4 cups | | | s
frozen yogurt | icecream | 4 cups | | | s
sorbet | icecream | 2 cups | | | s
sherbet | icecream | 2 cups | | | s
vegan ice cream | icecream | 4 cups | | | s
whipped cream | whipped | 1 cup | | | s
caramel sauce | dessertsauce | 1/2 cup | | | s
chocolate syrup | dessertsauce | 1/2 cup | | | s
hot fudge sauce | dessertsauce | 1/2 cup | | | s
dulce de leche | dessertsauce | 1/2 cup | | | s
chocolate hazelnut spread | nutbutter | 1/3 cup | | | s
sprinkle | sprinkles | 2 tbsp | | | s
marshmallow | marshmallow | 250 g | | | s
crisp rice cereal | cereal | 6 cups | | | s
pie crust | crust | 1 | 23 cm (9 in) each | | s w
puff pastry | pastry | 1 sheet | thawed | | s w cook
graham cracker | biscuit | 1 1/2 cups | | | s | graham cracker crumbs
digestive biscuit | biscuit | 1 1/2 cups | crushed | | s
gingersnap | biscuit | 1 1/2 cups | crushed | | s
vanilla wafer | biscuit | 1 1/2 cups | crushed | | s
ladyfinger | biscuit | 24 | crumbled | | s
cookie | biscuit | 1 1/2 cups | crumbled | | s
chocolate sandwich cookie | biscuit | 1 1/2 cups | crushed | | s
graham cracker crust | crumbcrust | 1 | 23 cm (9 in) | | s
pizza dough | pizzadough | 500 g | | | w cook
breadcrumbs | crumb | 1 cup | | | w
panko | crumb | 1 cup | | | w a
lasagna noodle | lasagne | 250 g | | 9/-/- | w cook | lasagna noodles
tortilla chip | chip | 200 g | | | m
hoagie roll | bun | 4 | split | | w | hoagie rolls
croissant | bun | 4 | split | | w s | croissants
hot cross bun | bun | 4 | split | | s | hot cross buns
raisin bread | bread | 8 slices | | | s
egg yolk | yolk | 4 | | | s w
egg white | white | 3 | | | s w
egg white | egg | 8 | | | e a i m
butterscotch chip | chocolate | 1/2 cup | | | s
milk chocolate chip | chocolate | 1/2 cup | | | s
white chocolate chip | chocolate | 1/2 cup | | | s
toffee bit | candy | 1/2 cup | | | s
candy bar | candy | 150 g | chopped | | s
chocolate candy | candy | 150 g | chopped | | s
caramel | candy | 150 g | cut small | | s | soft caramels
nougat | candy | 150 g | chopped | | s
marzipan | candy | 150 g | cut small | | s
praline | candy | 100 g | crushed | | s
toffee | candy | 100 g | crushed | | s
peanut brittle | candy | 100 g | crushed | | s
candy cane | candy | 60 g | crushed | | s
frosting | frosting | 2 cups | | | s
cake mix | cakemix | 1 package (432 g) | | | s
brownie mix | browniemix | 1 package (520 g) | | | s
muffin mix | muffinmix | 2 packages (240 g) | | | s w
baking mix | bakingmix | 2 cups | | | s w
gluten-free baking mix | bakingmix | 2 cups | | | s w
gelatin | gelatin | 1 package (7 g) | | | s | unflavoured gelatin
tea | tea | 2 tbsp | | | s | black tea leaves
green tea | tea | 2 tbsp | | | s | green tea
chamomile tea | tea | 2 tbsp | | | s
date syrup | sweet | 2 tbsp | | | s e
rice syrup | sweet | 2 tbsp | | | s a
simple syrup | sweet | 2 tbsp | | | s
rice flour | meal | 1 cup | | | s
sorghum flour | meal | 1 cup | | | s
millet flour | meal | 1 cup | | | s
teff flour | meal | 1 cup | | | s
spent grain | bran | 1/2 cup | | | s w
barley flour | meal | 1 cup | | | s
coconut flour | bran | 1/2 cup | | | s
potato flour | starch | 1 tbsp
tapioca flour | starch | 1 tbsp
potato starch | starch | 1 tbsp
arrowroot | starch | 1 tbsp
pear nectar | juice | 1/2 cup | | | s
fruit puree | soft puree | 1 cup | | | s
peach nectar | juice | 1/2 cup | | | s
apricot nectar | juice | 1/2 cup | | | s
guava nectar | juice | 1/2 cup | | | s
lemonade | juice | 1/2 cup | | | s
limeade | juice | 1/2 cup | | | s
cherry juice | juice | 1/2 cup | | | s
pomegranate juice | juice | 1/2 cup | | | s
mango juice | juice | 1/2 cup | | | s
grapefruit juice | juice | 1/2 cup | | | s
passion fruit juice | juice | 1/2 cup | | | s
shortbread | biscuit | 1 1/2 cups | crumbled | | s
amaretti | biscuit | 1 1/2 cups | crumbled | | s
speculoos | biscuit | 1 1/2 cups | crumbled | | s
biscotti | biscuit | 1 1/2 cups | crumbled | | s
cinnamon stick | stick | 1 | | | s
`;

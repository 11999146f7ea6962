// Made by `npm run customs:record`: in how many dishes of the catalogue, by cuisine and by kind, each food is.
export const COUNTED = {
  cuisines: `
all: american 1561, brazilian 28, british 233, canadian 519, caribbean 118, chinese 203, ethiopian 23, filipino 63, french 344, german 108, greek 120, hungarian 25, indian 188, indonesian 32, international 303, irish 28, italian 494, japanese 118, korean 73, lebanese 57, mexican 203, middle eastern 80, moroccan 54, pakistani 24, peruvian 25, polish 45, portuguese 31, scandinavian 54, spanish 68, thai 65, turkish 49, ukrainian 42, vietnamese 41, west african 43
acai: brazilian 1
achiote paste: mexican 2
ackee: caribbean 1
acorn squash: american 4, canadian 3, international 1
active dry yeast: american 4, british 1, canadian 4, german 1, ukrainian 1
adzuki bean: chinese 1, vietnamese 1
agar: chinese 1
agave nectar: american 2
aioli: spanish 1
ajvar: international 1
ajwain: pakistani 1
alcohol: american 61, brazilian 1, british 11, canadian 2, caribbean 14, french 22, german 3, international 1, irish 3, italian 6, mexican 7, peruvian 1, spanish 2
aleppo pepper: lebanese 1, turkish 6
alfredo sauce: american 3, italian 1
allspice: american 10, british 2, canadian 8, caribbean 21, german 3, greek 3, international 4, lebanese 18, mexican 2, middle eastern 1, polish 4, scandinavian 4, west african 1
almond butter: american 4
almond extract: american 21, british 1, french 3, german 1, international 1, italian 3, polish 1, spanish 1
almond flour: american 1, british 1, canadian 1, french 9, german 2, international 2, italian 5, spanish 1
almond liqueur: american 1, french 1
almond milk: american 2, international 3, scandinavian 1
almond: american 34, british 8, canadian 3, french 13, german 3, greek 1, indian 3, international 9, italian 7, lebanese 4, mexican 3, middle eastern 6, moroccan 14, scandinavian 1, spanish 5
amaranth green: caribbean 4
american cheese: american 9
ancho chile: mexican 6
ancho chili powder: mexican 1
anchovy: american 3, french 4, german 1, international 1, italian 9, scandinavian 1
andouille sausage: american 4
angel food cake: canadian 1
angel hair pasta: american 1, indian 1, italian 3, lebanese 1, mexican 1, spanish 2
annatto: filipino 2, international 2, mexican 2
aperol: italian 1
apple cider: american 1, british 1, canadian 8, french 5, german 2
apple juice: american 9, brazilian 1, canadian 2, german 3, scandinavian 1
apple: american 57, british 13, canadian 34, french 14, german 23, international 6, irish 3, japanese 2, mexican 1, peruvian 1, polish 7, scandinavian 5, spanish 1
applesauce: american 6, british 1, german 2, international 2
apricot jam: american 5, british 2, french 4, german 2, hungarian 1, international 2, italian 1
apricot: french 2
aquafaba: french 2
arborio rice: greek 1, italian 12, scandinavian 1, spanish 3
arctic char: canadian 4
artichoke heart: american 8, italian 6
artichoke: american 8, italian 7
arugula: american 8, british 1, canadian 3, french 5, greek 1, international 1, italian 18, middle eastern 2, spanish 1
asian pear: korean 3
asparagus: american 10, british 1, canadian 7, chinese 1, french 5, german 1, international 1, italian 18, japanese 2, middle eastern 1
avocado: american 21, brazilian 1, canadian 2, caribbean 2, french 1, international 12, japanese 6, korean 1, mexican 34, peruvian 2
baby corn: chinese 1
baby food: international 1
bacon: american 96, brazilian 4, british 8, canadian 29, caribbean 2, chinese 1, french 19, german 8, hungarian 1, international 6, irish 2, italian 18, japanese 2, korean 1, mexican 2, polish 6, portuguese 1, scandinavian 2, spanish 3, ukrainian 4
bagel: canadian 6
baguette: american 12, british 1, canadian 2, french 12, international 2, italian 4, polish 1, portuguese 1, spanish 4, vietnamese 5
baked bean: american 8, british 4, canadian 2, international 1
baking mix: american 11
baking powder: american 153, brazilian 2, british 21, canadian 46, caribbean 7, chinese 1, filipino 4, french 7, german 5, greek 2, hungarian 1, indian 4, indonesian 1, international 10, irish 4, italian 10, japanese 2, korean 2, lebanese 1, mexican 5, middle eastern 4, moroccan 1, polish 1, portuguese 1, scandinavian 1, turkish 1, ukrainian 1, west african 2
baking soda: american 128, british 5, canadian 35, caribbean 1, chinese 1, german 1, greek 2, indian 4, international 8, irish 2, italian 2, lebanese 1, middle eastern 1, ukrainian 2, west african 1
balsamic vinegar: american 17, british 2, canadian 7, french 7, international 2, italian 41, spanish 1
bamboo shoot: chinese 3, thai 1
banana bread: canadian 1
banana leaf: filipino 1, indonesian 1, mexican 1
banana pepper: american 4
banana: american 52, brazilian 1, british 2, canadian 7, caribbean 3, filipino 1, indonesian 1, international 18, scandinavian 1, vietnamese 1
barbecue sauce: american 26, canadian 5
barberry: middle eastern 2
barley: american 3, british 4, canadian 17, french 1, greek 1, international 1, italian 2, middle eastern 1, polish 2, scandinavian 2, ukrainian 1
basil: american 40, canadian 3, chinese 1, french 9, greek 3, international 4, italian 79, peruvian 1, thai 17, vietnamese 6, west african 1
basmati rice: american 1, british 1, canadian 1, indian 10, international 4, lebanese 3, middle eastern 12, pakistani 4
bay leaf: american 51, brazilian 3, british 16, canadian 29, caribbean 8, filipino 15, french 32, german 10, greek 9, indian 9, indonesian 2, international 15, irish 3, italian 17, japanese 2, mexican 5, middle eastern 1, moroccan 1, pakistani 2, polish 11, portuguese 11, scandinavian 2, spanish 9, ukrainian 8, west african 4
bean sprout: chinese 8, indonesian 2, international 3, japanese 1, korean 4, thai 5, vietnamese 9
bean: american 70, brazilian 3, british 5, canadian 14, caribbean 22, chinese 1, ethiopian 1, filipino 2, french 8, greek 12, indian 18, indonesian 1, international 22, italian 44, lebanese 8, mexican 49, middle eastern 22, moroccan 16, pakistani 2, peruvian 2, polish 1, portuguese 5, spanish 11, thai 1, turkish 2, ukrainian 1, vietnamese 2, west african 7
beef bouillon: american 2
beef broth: american 43, brazilian 1, british 24, canadian 36, caribbean 4, chinese 3, french 14, german 7, hungarian 1, indian 1, international 11, irish 3, italian 4, japanese 1, mexican 6, middle eastern 1, moroccan 1, polish 2, scandinavian 3, spanish 1, ukrainian 3, vietnamese 1, west african 1
beef burger: canadian 1
beef heart: peruvian 1, polish 1
beef liver: british 1, canadian 1, chinese 1, filipino 1, german 2, italian 1, moroccan 1
beef shank: chinese 2, filipino 1, hungarian 1, mexican 1, pakistani 1, spanish 1, ukrainian 2, vietnamese 1
beef tallow: british 4
beef tenderloin: american 2, british 1, french 2, international 1
beef tongue: german 1
beef: american 140, brazilian 3, british 22, canadian 39, caribbean 17, chinese 15, ethiopian 3, filipino 11, french 17, german 9, greek 6, hungarian 3, indian 2, indonesian 1, international 30, irish 6, italian 16, japanese 9, korean 12, lebanese 9, mexican 23, middle eastern 10, moroccan 3, pakistani 6, peruvian 5, polish 3, scandinavian 5, spanish 3, thai 3, turkish 6, ukrainian 4, vietnamese 7, west african 6
beer: american 10, british 4, canadian 1, german 2, greek 1, international 1, irish 3, peruvian 1, scandinavian 1
beet green: american 1, canadian 1, greek 1, ukrainian 1
beet: american 3, british 2, canadian 6, french 2, german 2, greek 2, indian 1, international 2, middle eastern 2, polish 6, scandinavian 3, spanish 1, ukrainian 5
belacan: international 1
belgian endive: french 5
bell pepper: american 147, brazilian 2, british 2, canadian 17, caribbean 33, chinese 28, filipino 4, french 7, greek 10, hungarian 6, indian 10, international 20, italian 28, japanese 2, korean 1, lebanese 3, mexican 22, middle eastern 2, moroccan 3, peruvian 8, portuguese 4, spanish 19, thai 13, turkish 12, ukrainian 1, west african 17
berbere: ethiopian 10
berry: american 79, brazilian 1, british 20, canadian 56, caribbean 1, french 10, german 2, international 12, italian 7, japanese 1, mexican 1, polish 1, scandinavian 2, spanish 1
beyond burger: american 1
biscuit dough: american 6
bison: canadian 5
bitter melon: chinese 1, filipino 4, indian 1, pakistani 1
bitters: american 3, peruvian 1
black bean sauce: chinese 15, japanese 1, korean 1, thai 1
black bean: american 21, brazilian 1, caribbean 7, international 5, mexican 28, middle eastern 1, peruvian 1
black olive: american 14, french 10, greek 16, international 4, italian 12, lebanese 1, mexican 1, peruvian 5, portuguese 5, ukrainian 1
black pepper: american 528, brazilian 4, british 99, canadian 253, caribbean 26, chinese 22, ethiopian 1, filipino 31, french 187, german 58, greek 75, hungarian 8, indian 11, indonesian 4, international 85, irish 13, italian 263, japanese 11, korean 7, lebanese 16, mexican 11, middle eastern 28, moroccan 8, pakistani 1, peruvian 3, polish 26, portuguese 10, scandinavian 21, spanish 8, thai 2, turkish 16, ukrainian 27, vietnamese 11, west african 4
black vinegar: chinese 11
black-eyed pea: american 6, brazilian 1, caribbean 1, greek 1, indian 1, west african 7
blackberry: american 6, british 2
blood sausage: french 1, german 1, spanish 1
blue cheese dressing: american 2
blue cheese: american 17, british 2, canadian 1, french 7, italian 7
blueberry: american 26, brazilian 1, british 1, canadian 15, german 1, international 2
bocconcini: italian 3
bok choy: american 1, chinese 12, filipino 4, indonesian 1, international 1, japanese 2, vietnamese 1
bologna: american 1, canadian 1, german 1
bonito flake: japanese 3
bouillon: american 5
bouquet garni: french 1
bourbon: american 10
braising steak: american 2
bran cereal: american 1
brandy: american 7, british 2, french 11, german 2, italian 1, peruvian 1, spanish 2
bratwurst: american 1, german 2
bread flour: american 6, british 1, canadian 2, french 1, international 1
bread roll: american 18, british 1, canadian 1, caribbean 1, german 4, indian 2, international 2, italian 2, peruvian 1, portuguese 1
bread: american 79, brazilian 1, british 23, canadian 18, chinese 2, french 20, german 5, greek 2, hungarian 1, indian 4, international 11, irish 1, italian 18, korean 2, lebanese 1, peruvian 1, polish 2, portuguese 3, scandinavian 4, spanish 10, vietnamese 5
breadcrumbs: american 62, brazilian 1, british 17, canadian 24, caribbean 3, chinese 1, filipino 1, french 12, german 10, greek 4, hungarian 2, international 7, italian 24, japanese 6, korean 1, middle eastern 2, moroccan 1, polish 3, portuguese 1, scandinavian 5, spanish 3, ukrainian 1
breaded chicken: american 1
breadfruit: caribbean 2
breakfast cereal: american 1, canadian 1
breakfast sausage: american 15, british 1
bresaola: italian 1
brie: american 2, canadian 3, french 6
brioche: american 1
brisket: american 4, korean 2
broccoli rabe: american 1, italian 8
broccoli: american 34, british 1, canadian 7, chinese 12, french 2, german 1, international 4, italian 7, japanese 4
broccolini: italian 1
broth: american 194, brazilian 2, british 41, canadian 98, caribbean 10, chinese 38, ethiopian 1, filipino 2, french 73, german 22, greek 12, hungarian 5, indian 3, indonesian 1, international 40, irish 7, italian 82, japanese 27, korean 5, mexican 29, middle eastern 8, moroccan 16, peruvian 3, polish 11, portuguese 2, scandinavian 6, spanish 15, thai 18, turkish 3, ukrainian 7, vietnamese 2, west african 9
brown rice: american 2, canadian 1, caribbean 1, chinese 2, international 4, japanese 2, korean 1, mexican 1, thai 1, west african 1
brown sauce: british 1
brown sugar: american 235, british 24, canadian 53, caribbean 15, chinese 33, filipino 12, french 5, german 9, indian 4, indonesian 11, international 7, irish 6, italian 4, japanese 6, korean 9, mexican 6, middle eastern 1, pakistani 1, peruvian 2, polish 1, scandinavian 2, thai 32, ukrainian 1, vietnamese 4
brownie mix: american 2
browning sauce: caribbean 2
brussels sprout: american 11, british 2, canadian 8, indian 1, international 1, italian 1, korean 1, spanish 1
bucatini: caribbean 1, italian 2
buckwheat flour: canadian 2, french 2, italian 1, ukrainian 1
buckwheat: ukrainian 4
buffalo sauce: american 4
bulgur: lebanese 3, middle eastern 3, pakistani 1, turkish 9
bun: american 32, british 2, canadian 15, caribbean 1, chinese 1, greek 1, international 2, korean 1, mexican 2
burrata: italian 1
butter chicken: canadian 4
butter cracker: american 6
butter lettuce: american 3, brazilian 1, british 1, chinese 3, french 3, indonesian 1, peruvian 1, scandinavian 1, thai 3, vietnamese 1
butter: american 643, brazilian 9, british 137, canadian 241, caribbean 14, chinese 8, ethiopian 7, filipino 6, french 189, german 52, greek 11, hungarian 7, indian 53, international 61, irish 15, italian 129, japanese 13, korean 8, lebanese 8, mexican 18, middle eastern 16, moroccan 6, pakistani 10, polish 24, portuguese 3, scandinavian 36, spanish 3, turkish 11, ukrainian 21, vietnamese 1, west african 3
buttermilk powder: american 1
buttermilk: american 55, british 1, canadian 12, greek 1, indian 1, international 1, irish 2, polish 1
butternut squash: american 3, canadian 7, caribbean 1, filipino 1, french 2, indian 3, indonesian 1, international 5, italian 9, mexican 1, middle eastern 1, moroccan 1
butterscotch chip: american 4, canadian 1
cabbage roll: ukrainian 1
cabbage: american 39, british 5, canadian 17, caribbean 5, chinese 38, ethiopian 1, filipino 9, french 1, german 20, hungarian 1, indian 4, indonesian 4, international 13, irish 6, italian 6, japanese 14, korean 9, lebanese 1, mexican 11, middle eastern 1, moroccan 1, peruvian 1, polish 6, portuguese 1, scandinavian 1, spanish 2, thai 2, ukrainian 9, vietnamese 2, west african 1
cachaca: brazilian 1
cactus paddle: mexican 2
caesar dressing: american 2
cajun seasoning: american 20
cake flour: american 10, filipino 1, international 1, japanese 3
cake mix: american 19, caribbean 1
cake: american 1, british 3, canadian 2, german 1
calamansi: filipino 4
callaloo: caribbean 2
calvados: american 1, french 1
camembert: german 1
campari: italian 1
canadian bacon: american 1, british 2, canadian 2
candied cherry: american 12, canadian 1, caribbean 1, german 1
candied fruit: american 13, british 2, canadian 1, caribbean 1, french 1, german 2
candied orange peel: american 1, british 2, german 1
candy cane: american 3
candy: american 6
canned salmon: american 1, canadian 11, international 1, japanese 1, west african 1
canned tomato: american 79, british 1, canadian 12, caribbean 2, french 7, greek 22, indian 18, international 8, italian 70, lebanese 4, mexican 11, middle eastern 8, moroccan 11, polish 3, portuguese 2, spanish 9, turkish 4, ukrainian 3, west african 8
canola oil: american 20, brazilian 1, canadian 31, french 1, international 13, mexican 12, polish 1, scandinavian 2
cantaloupe: american 1, international 5, italian 1
caper: american 5, british 1, canadian 3, caribbean 1, french 5, german 1, greek 3, hungarian 1, international 3, irish 2, italian 21, mexican 1, portuguese 1, scandinavian 2, ukrainian 1
caramel sauce: american 5
caramel: american 4
caraway seed: american 3, canadian 2, german 17, hungarian 4, international 3, moroccan 1, polish 6, ukrainian 2
cardamom: british 1, canadian 1, ethiopian 9, indian 28, international 7, lebanese 2, middle eastern 2, pakistani 5, scandinavian 3, thai 1, turkish 1
caribou: canadian 1
carrot: american 85, brazilian 1, british 30, canadian 59, caribbean 13, chinese 31, ethiopian 2, filipino 9, french 34, german 14, greek 9, hungarian 1, indian 12, indonesian 4, international 36, irish 6, italian 39, japanese 25, korean 14, lebanese 1, mexican 6, middle eastern 10, moroccan 9, pakistani 1, peruvian 2, polish 8, portuguese 3, scandinavian 4, spanish 4, thai 6, turkish 2, ukrainian 13, vietnamese 14, west african 3
cashew: american 4, canadian 1, chinese 4, indian 13, international 4, italian 1, pakistani 1, thai 1
cassareep: caribbean 1
cassava leaf: west african 1
cassava: brazilian 4, caribbean 3, filipino 1, international 1, west african 2
catfish: american 3, hungarian 1, international 1, vietnamese 1
cauliflower: american 9, british 5, chinese 1, french 4, hungarian 1, indian 11, indonesian 1, international 1, italian 5, lebanese 1, mexican 1, middle eastern 5, moroccan 1, polish 1
caviar: greek 1, scandinavian 1
cayenne: american 74, british 7, canadian 6, caribbean 3, ethiopian 1, french 6, hungarian 1, indian 24, indonesian 1, international 1, lebanese 2, mexican 2, middle eastern 3, moroccan 5, pakistani 2, spanish 1, turkish 1, west african 9
celery root: british 2, canadian 2, french 10, german 3, polish 1
celery salt: american 1, canadian 1, mexican 1
celery seed: american 4, canadian 4
celery: american 132, british 7, canadian 46, chinese 5, filipino 1, french 10, greek 2, indonesian 1, international 9, italian 31, mexican 1, middle eastern 2, moroccan 1, polish 1, thai 1
chaat masala: pakistani 1
champagne: french 2
chana dal: indian 5, pakistani 1
chanterelle: french 1
char siu: chinese 2
chayote: caribbean 2, filipino 1, mexican 2
cheddar: american 174, brazilian 1, british 26, canadian 43, caribbean 1, filipino 3, french 5, german 1, indian 2, international 1, irish 2, italian 3, korean 3, mexican 23, polish 1, ukrainian 1
cheese ball: french 1
cheese cracker: american 1
cheese curd: canadian 6
cheese ravioli: american 4, italian 10
cheese: american 458, brazilian 7, british 35, canadian 102, caribbean 9, chinese 3, ethiopian 1, filipino 3, french 82, german 12, greek 66, hungarian 3, indian 21, international 36, irish 2, italian 270, japanese 2, korean 8, lebanese 5, mexican 70, middle eastern 7, peruvian 4, polish 4, portuguese 1, scandinavian 2, spanish 1, turkish 5, ukrainian 7
cherry juice: german 1
cherry tomato: american 24, brazilian 1, greek 12, international 4, italian 34, lebanese 1, mexican 1, spanish 2, thai 4, west african 1
cherry: american 4, british 1, canadian 1, french 3, german 3, hungarian 1, polish 1
chestnut puree: french 1
chestnut: british 1, french 1, italian 1
chia seed: american 1, international 3, scandinavian 1
chicken bouillon: american 3
chicken breast: american 67, brazilian 2, british 1, canadian 4, caribbean 1, chinese 18, french 8, greek 5, indian 1, international 3, italian 17, japanese 3, lebanese 1, mexican 9, moroccan 1, peruvian 1, polish 1, spanish 1, thai 8, ukrainian 1, vietnamese 1
chicken broth: american 121, brazilian 1, british 11, canadian 34, caribbean 5, chinese 30, ethiopian 1, filipino 2, french 52, german 12, greek 8, hungarian 3, indonesian 1, international 15, irish 3, italian 54, japanese 6, mexican 19, middle eastern 4, moroccan 11, peruvian 1, polish 5, spanish 9, thai 11, turkish 1, ukrainian 1, vietnamese 1, west african 6
chicken carcass: american 1, canadian 1, chinese 2, international 1, turkish 1
chicken fat: american 2, ukrainian 1
chicken leg: american 8, ethiopian 2, filipino 1, french 2, german 1, indian 1, indonesian 1, international 2, middle eastern 1, thai 1, vietnamese 1
chicken liver: american 2, british 1, filipino 1, french 2, italian 4, lebanese 1, west african 1
chicken nugget: american 3
chicken piece: canadian 1, caribbean 1, filipino 3, indonesian 1, international 4, korean 1, lebanese 1, mexican 1, middle eastern 1, moroccan 1, pakistani 2, west african 2
chicken sausage: american 2, caribbean 1, italian 3
chicken skin: international 1
chicken tender: american 4
chicken thigh: american 28, brazilian 1, british 4, canadian 12, caribbean 11, chinese 10, filipino 6, french 9, german 4, greek 6, hungarian 1, indian 14, indonesian 4, international 11, italian 7, japanese 13, korean 3, lebanese 4, mexican 6, middle eastern 6, moroccan 6, peruvian 3, portuguese 1, spanish 3, thai 6, vietnamese 4, west african 5
chicken wing: american 6, chinese 1, korean 2, west african 1
chicken: american 164, brazilian 3, british 8, canadian 28, caribbean 14, chinese 38, ethiopian 2, filipino 10, french 23, german 5, greek 12, hungarian 1, indian 17, indonesian 6, international 27, italian 34, japanese 17, korean 7, lebanese 6, mexican 27, middle eastern 10, moroccan 8, pakistani 4, peruvian 5, polish 1, portuguese 2, scandinavian 1, spanish 7, thai 17, turkish 1, ukrainian 1, vietnamese 6, west african 8
chickpea flour: ethiopian 1, french 1, indian 11, international 2, middle eastern 1, pakistani 2, turkish 1
chickpea: american 5, caribbean 4, greek 9, indian 12, international 4, italian 7, lebanese 8, mexican 1, middle eastern 19, moroccan 14, pakistani 2, portuguese 4, spanish 7, thai 1
chili con carne: american 2
chili garlic sauce: american 1, chinese 1, indonesian 3, international 2
chili oil: chinese 5, japanese 1
chili paste: peruvian 2
chili pepper: american 43, canadian 2, caribbean 40, chinese 15, ethiopian 11, filipino 5, indian 73, indonesian 13, international 21, italian 2, japanese 1, korean 1, mexican 80, middle eastern 1, moroccan 2, pakistani 11, peruvian 9, portuguese 1, spanish 1, thai 16, turkish 1, vietnamese 12, west african 25
chili powder: american 43, canadian 4, indian 24, international 1, mexican 48, pakistani 12
chili sauce: american 5, indian 2, scandinavian 1
chimichurri: international 1
chinese broccoli: chinese 3, thai 2
chipotle in adobo: american 4, mexican 12
chipotle: american 4, mexican 12
chive: american 44, british 7, canadian 13, french 21, german 16, hungarian 2, international 2, irish 3, italian 4, middle eastern 1, polish 4, scandinavian 3
chocolate candy: american 5
chocolate chip: american 49, canadian 2, french 1, italian 1
chocolate hazelnut spread: american 1, canadian 1, french 2, international 1
chocolate sandwich cookie: american 5
chocolate syrup: american 4, irish 1, italian 1
chocolate: american 86, brazilian 1, british 4, canadian 9, french 18, german 3, international 2, irish 3, italian 6, mexican 3, spanish 1
chorizo: american 1, international 2, mexican 5, portuguese 5, spanish 13
chuck roast: american 14, british 1, canadian 5, french 3, german 1, hungarian 1, indian 1, indonesian 1, international 3, irish 1, italian 1, mexican 3, moroccan 1, peruvian 1, scandinavian 2, thai 1, vietnamese 1
chutney: american 2, british 4, canadian 1, caribbean 1, indian 6, international 2
ciabatta: italian 1
cider vinegar: american 82, british 7, canadian 35, caribbean 1, french 5, german 15, indian 3, international 5, irish 1, mexican 5, polish 4, scandinavian 3, ukrainian 1
cilantro: american 28, brazilian 4, british 2, canadian 3, caribbean 11, chinese 4, filipino 1, indian 58, indonesian 2, international 27, lebanese 5, mexican 83, middle eastern 9, moroccan 24, pakistani 13, peruvian 8, portuguese 8, spanish 1, thai 23, vietnamese 9
cinnamon roll: canadian 1
cinnamon stick: american 3, british 2, canadian 4, caribbean 2, chinese 1, ethiopian 1, french 2, german 1, greek 5, hungarian 1, indian 10, indonesian 2, international 8, lebanese 1, mexican 8, moroccan 3, pakistani 3, peruvian 2, polish 1, portuguese 2, spanish 2, thai 1, turkish 1, vietnamese 5
cinnamon: american 163, brazilian 1, british 13, canadian 57, caribbean 14, chinese 1, ethiopian 1, french 4, german 10, greek 15, hungarian 2, indian 12, indonesian 2, international 21, irish 2, italian 2, korean 1, lebanese 16, mexican 16, middle eastern 16, moroccan 25, pakistani 3, peruvian 3, polish 5, portuguese 2, scandinavian 2, spanish 3, thai 1, turkish 4, vietnamese 5
citrus fruit: american 76, brazilian 4, british 18, canadian 41, caribbean 14, chinese 4, ethiopian 1, filipino 7, french 16, german 7, greek 21, indian 3, indonesian 1, international 22, irish 1, italian 48, japanese 4, lebanese 4, mexican 40, middle eastern 11, moroccan 13, pakistani 3, peruvian 1, polish 1, portuguese 8, scandinavian 3, spanish 14, thai 8, turkish 8, ukrainian 2, vietnamese 8, west african 2
citrus juice: american 242, brazilian 4, british 40, canadian 59, caribbean 38, chinese 4, ethiopian 6, filipino 2, french 57, german 12, greek 38, hungarian 1, indian 48, indonesian 8, international 66, irish 1, italian 85, japanese 7, korean 1, lebanese 32, mexican 68, middle eastern 33, moroccan 17, pakistani 4, peruvian 10, polish 9, portuguese 3, scandinavian 9, spanish 4, thai 28, turkish 9, ukrainian 5, vietnamese 12, west african 7
citrus zest: american 64, british 18, canadian 3, caribbean 2, chinese 3, french 16, german 2, greek 4, hungarian 1, international 5, italian 27, mexican 6, moroccan 1, polish 1, portuguese 2, scandinavian 1, spanish 2, thai 2, ukrainian 1
clam juice: american 3
clam: american 7, italian 4, portuguese 4
clamato: canadian 1, mexican 1
clarified butter: ethiopian 6, indian 39, international 1, pakistani 9, turkish 1
clotted cream: british 1
cloudberry: canadian 1, scandinavian 1
clove: american 27, british 5, canadian 14, caribbean 2, french 4, german 6, hungarian 1, indian 5, indonesian 1, international 5, irish 1, mexican 6, middle eastern 1, pakistani 2, peruvian 2, turkish 1, vietnamese 2, west african 2
cocktail mix: caribbean 1
cocktail sauce: american 2
cocoa powder: american 49, brazilian 2, canadian 7, filipino 1, french 7, german 3, international 6, irish 1, italian 5, mexican 2, middle eastern 1, scandinavian 2
coconut cream: caribbean 3
coconut flake: american 27, brazilian 2, canadian 5, caribbean 4, filipino 3, french 1, indian 7, indonesian 2, international 9, mexican 1, scandinavian 1
coconut flour: american 1
coconut milk: american 8, brazilian 2, british 1, caribbean 30, chinese 3, filipino 12, indian 24, indonesian 10, international 19, thai 32, vietnamese 5
coconut oil: american 6, canadian 2, caribbean 6, filipino 1, indian 12, international 6, thai 2, west african 1
coconut rum: caribbean 1
coconut vinegar: filipino 2
coconut water: international 1, vietnamese 3
coconut: american 27, brazilian 2, canadian 5, caribbean 4, filipino 3, french 1, indian 9, indonesian 2, international 9, mexican 1, scandinavian 1
cod: american 1, british 4, canadian 9, caribbean 5, french 4, greek 1, indian 2, international 2, italian 1, japanese 1, lebanese 2, mexican 1, portuguese 7, scandinavian 2, spanish 3, vietnamese 1
coffee liqueur: american 6, british 1
coffee: american 13, british 1, french 1, greek 1, hungarian 1, international 1, irish 2, italian 5, japanese 1, mexican 1, portuguese 1, scandinavian 1, turkish 1, vietnamese 1
cognac: french 3
cola: american 2, caribbean 1, spanish 1
cold cuts: american 19, canadian 3, german 1, italian 5, japanese 1, korean 2
coleslaw mix: american 7, canadian 2, chinese 1, german 1
coleslaw: american 5, canadian 1
collard green: american 4, brazilian 1, ethiopian 2, international 2, portuguese 1, west african 1
condensed milk: american 10, brazilian 5, british 2, canadian 2, caribbean 2, chinese 2, filipino 5, indian 3, international 1, irish 1, japanese 1, mexican 5, peruvian 1, portuguese 1, thai 1, vietnamese 1
condiment: american 119, brazilian 1, british 29, canadian 55, caribbean 3, ethiopian 1, french 61, german 19, hungarian 1, international 13, irish 3, italian 5, japanese 3, peruvian 1, polish 5, portuguese 2, scandinavian 8, spanish 1, ukrainian 1, west african 2
cooked beef: american 10, british 8, canadian 3, french 1, german 2, korean 1, mexican 1
cooked chicken: american 41, british 2, canadian 6, chinese 2, french 2, indian 1, international 4, italian 6, korean 1, mexican 11, middle eastern 1, scandinavian 1, spanish 1, thai 1
cooked lamb: british 4, greek 1, moroccan 2
cooked pork: american 10, british 2, canadian 3, caribbean 1, chinese 1, french 1, german 1, korean 1, mexican 3, vietnamese 1
cooked salmon: canadian 2, japanese 1
cooked turkey: american 16, british 1, canadian 8, chinese 1, japanese 1, korean 1, mexican 3, vietnamese 1
cookie: american 15, british 1, canadian 1, french 2, german 1, international 1, irish 1, italian 3
coriander: american 4, british 1, canadian 3, indian 40, indonesian 12, international 9, lebanese 5, mexican 1, middle eastern 12, moroccan 5, pakistani 12, thai 1, vietnamese 2
corn flake: american 3, british 1
corn flour: international 3
corn husk: mexican 2
corn syrup: american 21, canadian 3, french 1, korean 1
corn tortilla: american 3, international 2, korean 1, mexican 53
corn: american 69, british 1, canadian 24, caribbean 2, chinese 3, filipino 2, indian 2, indonesian 1, international 7, japanese 3, korean 1, mexican 25, peruvian 5, thai 1
cornbread: american 2
corned beef: american 7, british 1, canadian 7, caribbean 3, filipino 2, german 1, irish 4
cornichon: french 3
cornish hen: american 3, korean 1
cornmeal: american 38, brazilian 2, british 1, canadian 8, caribbean 5, indian 2, international 6, italian 19, mexican 6, pakistani 1, ukrainian 1
cornstarch: american 71, british 9, canadian 28, caribbean 1, chinese 92, filipino 1, french 3, german 8, hungarian 1, indian 6, indonesian 3, international 8, italian 2, japanese 15, korean 3, lebanese 1, mexican 1, portuguese 1, spanish 1, thai 4, turkish 2
cotija: mexican 2
cottage cheese: american 18, canadian 6, ethiopian 1, german 4, hungarian 2, italian 2, mexican 1, ukrainian 4
couscous: american 1, french 2, greek 3, international 2, italian 2, middle eastern 2, moroccan 20, portuguese 1, west african 1
crab: american 11, canadian 4, caribbean 1, chinese 1, french 1, international 1, italian 1, thai 1
crabapple: canadian 2
cracker: american 26, british 1, canadian 3, greek 1
cranberry juice: american 5, mexican 1
cranberry sauce: american 9, canadian 6, german 2, scandinavian 2
cranberry: american 13, british 2, canadian 10
cream cheese: american 110, brazilian 1, british 4, canadian 15, caribbean 1, chinese 1, french 3, german 1, international 2, italian 1, japanese 2, scandinavian 1, spanish 1
cream of celery soup: american 4
cream of chicken soup: american 20
cream of mushroom soup: american 23
cream of tartar: american 9, canadian 2, filipino 1, french 4, international 1
cream style corn: american 6, canadian 1, chinese 1, filipino 1, thai 1
cream: american 244, brazilian 2, british 41, canadian 68, caribbean 1, filipino 1, french 101, german 21, greek 1, hungarian 13, indian 13, international 18, irish 8, italian 48, japanese 3, korean 3, mexican 47, middle eastern 2, polish 20, portuguese 2, scandinavian 22, spanish 1, ukrainian 29, west african 1
creme de cacao: american 1, british 1
creme de cassis: french 2
creme de menthe: american 1
creme fraiche: british 1, french 2, irish 2, scandinavian 1
cremini mushroom: american 7, british 2, chinese 1, french 1, international 1, italian 9, mexican 1
crescent roll dough: american 9
crisp rice cereal: american 4, canadian 1, filipino 1, indian 1
croissant: american 4, canadian 1, french 3
crouton: american 2, italian 1
crushed tomato: american 12, canadian 4, caribbean 2, greek 10, indian 10, international 3, italian 25, lebanese 2, mexican 1, middle eastern 1, moroccan 3, polish 2, spanish 4, turkish 1, ukrainian 1
crust: american 51, british 5, canadian 18, french 6, german 2, italian 2
crystallized ginger: american 1, french 1
cucumber: american 22, british 3, canadian 6, caribbean 1, chinese 8, french 1, german 1, greek 14, hungarian 1, indian 4, indonesian 4, international 14, italian 1, japanese 13, korean 7, lebanese 6, mexican 6, middle eastern 7, polish 1, scandinavian 1, spanish 2, thai 4, turkish 3, ukrainian 1, vietnamese 11, west african 1
cumin: american 61, brazilian 3, british 2, canadian 9, caribbean 23, chinese 1, ethiopian 3, french 2, greek 4, indian 93, indonesian 1, international 31, italian 1, lebanese 17, mexican 95, middle eastern 41, moroccan 31, pakistani 18, peruvian 12, spanish 2, thai 1, turkish 12, west african 1
curry leaf: indian 28, international 3
curry paste: thai 22
curry powder: american 6, british 7, canadian 3, caribbean 10, chinese 1, french 1, german 1, indian 23, international 20, irish 1, japanese 2, middle eastern 1, scandinavian 1, thai 5, vietnamese 1, west african 8
curry roux: japanese 5
custard: british 2, french 2
daikon: chinese 4, filipino 3, japanese 6, korean 3, vietnamese 3
dairy product: american 1071, brazilian 16, british 176, canadian 344, caribbean 25, chinese 14, ethiopian 7, filipino 12, french 254, german 65, greek 81, hungarian 17, indian 98, international 113, irish 21, italian 328, japanese 18, korean 15, lebanese 20, mexican 101, middle eastern 31, moroccan 9, pakistani 11, peruvian 6, polish 33, portuguese 6, scandinavian 46, spanish 7, thai 1, turkish 26, ukrainian 33, vietnamese 3, west african 3
dandelion green: american 1, greek 1, italian 1
dark chocolate: american 13, brazilian 1, british 3, canadian 4, french 15, german 3, international 2, irish 3, italian 5, mexican 1, spanish 1
dark rum: american 8, canadian 1, caribbean 6, german 1
dashi: japanese 17, korean 1
date: american 13, british 4, canadian 3, korean 1, lebanese 1, middle eastern 4, moroccan 2, spanish 1
deli turkey: american 3
delicata squash: american 1, canadian 2
diced tomatoes with green chiles: american 4
digestive biscuit: british 1, irish 1
dijon mustard: american 85, brazilian 1, british 21, canadian 40, caribbean 1, ethiopian 1, french 58, german 11, hungarian 1, international 10, irish 2, italian 5, japanese 2, polish 2, portuguese 1, scandinavian 8, spanish 1, west african 2
dill seed: canadian 1
dill: american 19, british 3, canadian 35, german 4, greek 23, hungarian 3, international 9, italian 2, middle eastern 5, polish 10, scandinavian 15, turkish 3, ukrainian 23, vietnamese 1
ditalini: italian 1
doenjang: korean 3
doubanjiang: chinese 7, japanese 1
doughnut: american 1
dried apricot: american 4, british 2, french 1, international 3, middle eastern 4, moroccan 7
dried basil: american 20, canadian 1, italian 7
dried cherry: american 1, canadian 2, international 1
dried chili pepper: american 1, chinese 8, indian 9, indonesian 1, international 3, mexican 9, moroccan 1, pakistani 1, thai 2
dried chive: american 1
dried cranberry: american 18, british 1, canadian 13, french 1, international 3, italian 1, middle eastern 1
dried currant: american 2, british 7, french 1, irish 1
dried dill: american 5, canadian 2
dried fig: italian 2, moroccan 1
dried fruit: american 68, british 20, canadian 32, caribbean 5, ethiopian 1, filipino 3, french 8, german 8, indian 10, international 17, irish 2, italian 9, korean 1, lebanese 1, mexican 4, middle eastern 13, moroccan 20, pakistani 1, peruvian 1, polish 3, scandinavian 3, spanish 4, ukrainian 4, west african 1
dried lime: middle eastern 2
dried marjoram: american 1, french 1, german 7, italian 3, polish 2
dried mint: international 1, lebanese 3, middle eastern 2, turkish 10
dried mushroom: polish 2
dried oregano: american 78, brazilian 1, canadian 8, caribbean 21, french 1, greek 60, international 13, italian 48, lebanese 2, mexican 30, peruvian 4, portuguese 1, turkish 1
dried parsley: american 11, italian 1
dried rosemary: american 3, british 1, french 1, italian 2
dried sage: american 11, british 2, canadian 4
dried savory: canadian 16, french 1, international 1
dried shrimp: thai 1, west african 3
dried thyme: american 75, british 9, canadian 38, caribbean 7, french 23, german 3, international 9, irish 3, italian 8, lebanese 2, scandinavian 1, turkish 1, west african 9
drink mix: american 1
duck breast: french 3, thai 1
duck carcass: french 1
duck confit: french 2
duck fat: french 2
duck leg: canadian 1, chinese 1, french 6, german 1, international 1, portuguese 1
duck: canadian 1, chinese 1, french 13, german 2, international 1, portuguese 1, thai 1
dulce de leche: international 2
dumpling: chinese 1, ukrainian 1
edam: international 1
edamame: chinese 2, international 1, japanese 8
edible flower: british 1
egg noodle: american 23, canadian 5, chinese 8, filipino 1, french 1, german 2, greek 1, hungarian 2, indian 1, international 2, polish 2, thai 1, ukrainian 1
egg white: american 26, british 4, canadian 1, chinese 4, french 8, german 1, international 1, italian 3, peruvian 2, polish 1
egg yolk: american 38, british 6, canadian 5, chinese 1, filipino 1, french 27, german 4, greek 1, international 4, italian 10, japanese 3, peruvian 1, polish 2, portuguese 1, scandinavian 2, spanish 1, turkish 1, ukrainian 1
egg: american 477, brazilian 7, british 69, canadian 124, caribbean 14, chinese 46, ethiopian 3, filipino 18, french 89, german 34, greek 24, hungarian 7, indian 7, indonesian 7, international 78, irish 5, italian 76, japanese 28, korean 15, mexican 19, middle eastern 10, moroccan 3, pakistani 2, peruvian 8, polish 16, portuguese 9, scandinavian 19, spanish 16, thai 11, turkish 10, ukrainian 18, vietnamese 5, west african 7
eggplant: chinese 2, filipino 5, french 4, greek 8, indian 3, indonesian 2, international 4, italian 9, japanese 3, lebanese 5, middle eastern 8, moroccan 1, pakistani 1, spanish 1, thai 2, turkish 7, ukrainian 1, west african 2
egusi: west african 2
elk: canadian 2, italian 1
emmental: german 2
enchilada sauce: american 1, mexican 6
english muffin: american 6, british 1, french 1
epazote: mexican 1
escarole: italian 1
evaporated milk: american 12, canadian 5, caribbean 2, chinese 1, filipino 4, indian 2, international 1, mexican 4, peruvian 5, thai 1, west african 1
extra virgin olive oil: french 2, greek 1, international 1, italian 4, lebanese 1, spanish 2
falafel: middle eastern 1
farfalle: american 2, italian 2, ukrainian 1
farmer cheese: international 1, polish 2, ukrainian 2
farro: italian 4
fat: american 28, caribbean 1
fava bean: canadian 1, ethiopian 1, international 1, italian 3, lebanese 1, middle eastern 2, peruvian 1
fennel seed: american 1, brazilian 1, french 2, greek 1, indian 3, italian 3, pakistani 2, spanish 1
fennel: american 3, canadian 2, french 8, greek 1, international 2, italian 24
fenugreek leaf: indian 3, middle eastern 1
fenugreek seed: ethiopian 1, indian 3, international 1
fermented black bean: chinese 2, filipino 1
feta: american 9, british 1, canadian 4, greek 54, international 11, italian 5, lebanese 2, mexican 3, middle eastern 1, turkish 4, ukrainian 1
fettuccine: american 2, canadian 2, french 1, italian 8
fiddlehead: canadian 11
fig: french 1, italian 3
fish cake: korean 3
fish head: french 1
fish sauce: chinese 1, filipino 13, indonesian 1, international 2, korean 3, thai 44, vietnamese 28, west african 1
fish stick: american 1, british 1, japanese 2
fish stock: american 4, canadian 5, french 1, peruvian 2, portuguese 1, scandinavian 2, spanish 5
fish: american 38, brazilian 1, british 27, canadian 70, caribbean 12, chinese 2, filipino 2, french 26, german 3, greek 6, hungarian 2, indian 8, indonesian 1, international 21, irish 3, italian 40, japanese 22, korean 4, lebanese 2, mexican 6, middle eastern 1, moroccan 4, pakistani 1, peruvian 1, polish 2, portuguese 14, scandinavian 13, spanish 6, thai 3, turkish 1, ukrainian 3, vietnamese 4, west african 9
five-spice powder: chinese 5, international 1, italian 1, vietnamese 1
flank steak: american 5, canadian 1, caribbean 3, chinese 6, international 3, lebanese 1, mexican 3, thai 1, vietnamese 1
flatbread: canadian 3, caribbean 1, ethiopian 4, indian 3, international 5, lebanese 1, turkish 1
flattened rice: indian 1
flavoring extract: american 5, canadian 1, indonesian 1, international 1
flax seed: american 1, canadian 1, scandinavian 1
flounder: american 1
flour: american 399, brazilian 7, british 80, canadian 153, caribbean 13, chinese 8, ethiopian 3, filipino 8, french 87, german 32, greek 11, hungarian 11, indian 22, indonesian 3, international 44, irish 10, italian 55, japanese 22, korean 7, lebanese 5, mexican 13, middle eastern 5, moroccan 3, pakistani 5, peruvian 2, polish 12, portuguese 2, scandinavian 15, spanish 8, turkish 6, ukrainian 14, vietnamese 1, west african 3
fontina: american 1, italian 4
food coloring: american 7
freekeh: lebanese 2
french dressing: american 2
french fried onion: american 3
french fry: american 2, british 2, canadian 5, french 1, international 1, middle eastern 1, peruvian 1, spanish 1
french onion soup: american 1
fresh pasta: italian 1
frisee: french 2
frosting: american 4
frozen bread dough: canadian 1
fruit cocktail: american 1
fruit: american 381, brazilian 8, british 70, canadian 177, caribbean 50, chinese 8, ethiopian 2, filipino 18, french 67, german 46, greek 24, hungarian 2, indian 27, indonesian 5, international 114, irish 6, italian 73, japanese 13, korean 5, lebanese 7, mexican 76, middle eastern 24, moroccan 28, pakistani 4, peruvian 4, polish 11, portuguese 8, scandinavian 16, spanish 21, thai 14, turkish 8, ukrainian 6, vietnamese 10, west african 10
furikake: japanese 1
fusilli: american 1, canadian 1, italian 4
galangal: indonesian 2, thai 3
garam masala: canadian 1, indian 58, japanese 1, pakistani 14
garlic chive: chinese 2, international 1, japanese 1
garlic powder: american 109, canadian 4, caribbean 2, chinese 1, greek 1, italian 5, japanese 1, lebanese 1, mexican 7, west african 2
garlic salt: american 6, french 1, italian 1
garlic scape: canadian 2
garlic: american 306, brazilian 12, british 17, canadian 76, caribbean 73, chinese 136, ethiopian 19, filipino 41, french 83, german 3, greek 65, hungarian 8, indian 93, indonesian 27, international 97, italian 273, japanese 19, korean 50, lebanese 30, mexican 87, middle eastern 41, moroccan 33, pakistani 17, peruvian 18, polish 6, portuguese 21, scandinavian 1, spanish 43, thai 32, turkish 25, ukrainian 9, vietnamese 21, west african 19
gelatin dessert mix: american 8
gelatin: american 2, canadian 3, french 2, italian 2, japanese 1
ghee: ethiopian 5, indian 39, international 1, pakistani 9
gin: american 7, british 4, french 1, italian 1
ginger ale: american 5
ginger beer: american 1, caribbean 1
ginger: american 18, british 4, canadian 9, caribbean 10, chinese 110, ethiopian 14, filipino 8, french 1, indian 109, indonesian 10, international 30, japanese 31, korean 12, moroccan 5, pakistani 19, peruvian 2, thai 11, vietnamese 6, west african 13
gingersnap: american 2, german 1
glass noodle: american 1, chinese 5, japanese 1, korean 3, thai 3, vietnamese 1
gluten-free flour: american 2, international 1
gluten-free oat: american 1, british 1, canadian 2, international 1, scandinavian 1
gluten-free tamari: american 1, british 1, chinese 8, filipino 2, indonesian 2, international 1, japanese 7, korean 14, thai 4, vietnamese 3
gnocchi: italian 12
goat cheese: american 1, canadian 6, french 16, international 1, italian 8, mexican 1, middle eastern 1
goat meat: caribbean 3, indian 2, international 4, mexican 1, west african 1
gochugaru: korean 20
gochujang: korean 19
golden syrup: british 3, international 1, irish 1, scandinavian 1
goose liver pate: filipino 1
goose: canadian 2, german 3
gooseberry: british 4
gorgonzola: american 1, italian 7
gouda: american 1, hungarian 1, international 1, polish 1
gourd: indian 1
graham cracker crust: american 10
graham cracker: american 24, canadian 4
grain: american 165, brazilian 3, british 15, canadian 70, caribbean 23, chinese 40, filipino 16, french 5, greek 15, hungarian 1, indian 29, indonesian 4, international 56, irish 1, italian 42, japanese 33, korean 17, lebanese 16, mexican 23, middle eastern 27, moroccan 24, pakistani 6, peruvian 8, polish 5, portuguese 5, scandinavian 8, spanish 6, thai 14, turkish 14, ukrainian 12, vietnamese 3, west african 10
granny smith apple: american 16, french 1, irish 1, polish 1
granola: canadian 1
grape juice: italian 1
grape leaf: greek 1, lebanese 1
grape: american 7, british 1, canadian 1, french 1, international 1, italian 3, spanish 1
grapefruit juice: american 2, mexican 1
grapefruit: american 3, chinese 1, italian 1
grappa: italian 1
gravy: american 1, british 6, canadian 5, scandinavian 1
greek yogurt: american 4, british 4, canadian 6, greek 9, indian 2, international 5, middle eastern 4, scandinavian 1, turkish 1
green banana: caribbean 1
green bean: american 23, canadian 7, chinese 4, ethiopian 1, filipino 9, french 4, indian 6, indonesian 4, international 1, italian 7, japanese 2, middle eastern 1, spanish 2, thai 8, turkish 1, west african 1
green bell pepper: american 72, brazilian 1, canadian 7, caribbean 18, chinese 9, french 1, greek 3, hungarian 2, indian 5, international 7, italian 2, japanese 1, lebanese 1, mexican 3, moroccan 1, portuguese 1, spanish 4, turkish 8, west african 2
green chili pepper: american 10, canadian 2, ethiopian 1, filipino 3, indian 64, international 8, mexican 4, middle eastern 1, pakistani 10, peruvian 1, turkish 1
green curry paste: thai 3
green mango: indian 1, thai 1
green olive: american 6, brazilian 1, caribbean 12, filipino 1, french 1, international 3, italian 4, lebanese 1, mexican 1, moroccan 6, spanish 2, west african 2
green onion: american 121, british 4, canadian 31, caribbean 20, chinese 99, ethiopian 1, filipino 5, french 1, german 3, greek 11, indian 2, indonesian 1, international 24, irish 3, italian 7, japanese 48, korean 52, lebanese 6, mexican 11, middle eastern 5, moroccan 1, peruvian 1, polish 1, portuguese 2, scandinavian 1, thai 11, turkish 3, ukrainian 3, vietnamese 9, west african 2
green papaya: filipino 1, thai 1
green tea: international 1, japanese 1, moroccan 1
green tomato: american 2, british 1, canadian 2, mexican 1
grenadine: american 3, caribbean 2, mexican 1
grits: american 4
ground beef: american 79, brazilian 1, british 3, canadian 18, caribbean 5, chinese 3, ethiopian 1, filipino 4, german 2, greek 4, hungarian 1, international 13, italian 10, japanese 2, korean 4, lebanese 7, mexican 9, middle eastern 4, moroccan 2, pakistani 3, peruvian 1, polish 2, scandinavian 3, spanish 1, turkish 6, west african 1
ground bison: canadian 3
ground chicken: american 5, chinese 3, greek 1, international 2, italian 1, japanese 1, middle eastern 1, pakistani 1, thai 2
ground chile: indian 5, pakistani 3
ground coffee: american 1, british 1, mexican 1, turkish 1, vietnamese 1
ground elk: italian 1
ground ginger: american 30, british 2, canadian 7, indian 4, international 2, moroccan 10, pakistani 1, scandinavian 2, west african 2
ground lamb: british 1, greek 4, indian 1, international 1, lebanese 2, middle eastern 4, moroccan 1, turkish 6
ground moose: canadian 2
ground pork: american 3, british 1, canadian 6, chinese 21, filipino 2, german 3, hungarian 1, indonesian 1, international 1, italian 2, japanese 3, korean 1, mexican 1, polish 1, scandinavian 3, spanish 1, thai 5, ukrainian 1, vietnamese 3
ground turkey: american 17, canadian 4, caribbean 1, chinese 1, greek 2, international 2, mexican 2, turkish 1, west african 1
ground veal: german 1, italian 1
ground venison: canadian 5
gruyere: american 4, british 1, canadian 1, french 29, german 1
guajillo chile: international 1, mexican 9
guanciale: italian 2
gummy candy: american 1
gyoza: ukrainian 1
habanero pepper: caribbean 1, peruvian 4, west african 2
haddock: american 1, british 12, canadian 4, greek 1, indian 1, irish 1, mexican 1, scandinavian 1
haggis: british 1
half and half: american 20, british 1, canadian 1, international 1
halibut: american 1, canadian 2, french 1, international 1, italian 2, peruvian 1, vietnamese 1
halloumi: brazilian 2, british 1, caribbean 1, greek 6, international 2, middle eastern 5
ham hock: american 4, british 1, canadian 3, caribbean 1, spanish 1
ham: american 42, british 5, canadian 14, caribbean 4, chinese 4, french 17, german 6, international 5, irish 1, italian 16, japanese 1, korean 2, mexican 1, polish 1, scandinavian 1, spanish 5, ukrainian 2
hamburger bun: american 28, british 2, canadian 9, greek 1, international 1, korean 1
hanger steak: french 1
hard cider: french 1
hardtack: canadian 1
harissa: international 5, moroccan 8
hash brown: american 9
hazelnut: american 2, canadian 2, french 4, german 1, international 1, italian 3, middle eastern 1, scandinavian 1
heart of palm: brazilian 2
heavy cream: american 102, brazilian 2, british 31, canadian 40, caribbean 1, filipino 1, french 94, german 12, greek 1, indian 13, international 9, irish 4, italian 46, japanese 3, korean 1, mexican 3, middle eastern 1, portuguese 2, scandinavian 15, spanish 1, ukrainian 3
hemp seed: brazilian 1, international 1
herb butter: french 1
herb: american 372, brazilian 13, british 70, canadian 156, caribbean 71, chinese 7, ethiopian 1, filipino 17, french 167, german 44, greek 99, hungarian 6, indian 92, indonesian 10, international 111, irish 10, italian 265, japanese 3, lebanese 32, mexican 101, middle eastern 40, moroccan 36, pakistani 15, peruvian 16, polish 23, portuguese 20, scandinavian 24, spanish 27, thai 43, turkish 35, ukrainian 25, vietnamese 26, west african 14
herbes de provence: french 2
herring: british 1, canadian 1, polish 1, scandinavian 1, ukrainian 1
hibiscus flower: caribbean 1, mexican 1
hoagie roll: american 8, caribbean 1
hoisin sauce: american 3, chinese 13, vietnamese 2
hominy: american 1, canadian 1, mexican 3
honey mustard: american 1
honey: american 84, british 7, canadian 12, caribbean 2, chinese 12, french 19, german 5, greek 8, indian 3, international 34, irish 1, italian 18, japanese 10, korean 5, mexican 1, middle eastern 5, moroccan 10, polish 3, scandinavian 1, ukrainian 2, vietnamese 1
honeydew: international 1
horseradish: american 13, british 8, canadian 2, caribbean 1, french 1, german 3, international 1, polish 4, scandinavian 3
hot dog bun: american 3, canadian 5, international 1
hot dog: american 6, canadian 5, filipino 2, german 1, international 1, korean 2, peruvian 1
hot fudge sauce: american 1
hot sauce: american 41, canadian 2, caribbean 1, international 2, japanese 3, korean 2, mexican 4, middle eastern 1, peruvian 3, vietnamese 2
hubbard squash: canadian 1
hummus: lebanese 2, middle eastern 2
ice cream: american 16, caribbean 1, filipino 1, french 2, indian 1, italian 1
ice: american 43, brazilian 2, british 7, canadian 2, caribbean 10, chinese 1, filipino 1, french 2, greek 1, indian 2, international 3, italian 4, mexican 10, peruvian 1, spanish 4, thai 1, vietnamese 2
iceberg lettuce: american 6, british 1, canadian 2, mexican 2
icing sugar: american 97, british 11, canadian 14, chinese 1, french 20, german 11, hungarian 2, indian 3, international 6, italian 12, japanese 2, lebanese 1, mexican 2, moroccan 2, polish 3, portuguese 1, scandinavian 2, spanish 1, ukrainian 1
imitation crab: american 1, japanese 2
infant cereal: canadian 1
injera: ethiopian 4
instant coffee: american 6, french 1, greek 1, hungarian 1, irish 1
instant mashed potato: american 9, british 7, canadian 4, german 1, greek 1, indian 3, international 2, irish 2, italian 1, portuguese 1, scandinavian 2, ukrainian 2
instant noodles: indonesian 1, international 1, japanese 1
instant yeast: american 18, british 2, canadian 2, caribbean 1, chinese 1, ethiopian 2, filipino 1, french 2, german 3, greek 1, hungarian 1, indian 2, international 6, italian 4, korean 1, lebanese 3, mexican 1, moroccan 2, peruvian 1, polish 3, scandinavian 2, turkish 2, ukrainian 1, west african 1
irish cream liqueur: american 4, irish 1
irish whiskey: irish 2
italian bread: american 1
italian dressing mix: american 2
italian dressing: american 6
italian sausage: american 17, canadian 1, italian 33
italian seasoning: american 14, italian 4
jackfruit: american 1, filipino 2, indian 1
jalapeno: american 26, caribbean 3, chinese 1, ethiopian 10, indian 1, international 6, italian 1, mexican 43, moroccan 1, peruvian 2, spanish 1, vietnamese 3
jam: american 16, british 13, canadian 2, caribbean 2, filipino 1, french 5, german 4, hungarian 1, international 3, italian 1, scandinavian 2, ukrainian 2, vietnamese 1
jasmine rice: caribbean 1, chinese 5, filipino 1, indonesian 1, international 2, korean 1, thai 8, vietnamese 2, west african 1
jerk seasoning: caribbean 3
jerusalem artichoke: canadian 2, french 2
jicama: mexican 2
juice: american 256, brazilian 5, british 40, canadian 68, caribbean 38, chinese 5, ethiopian 6, filipino 2, french 61, german 18, greek 38, hungarian 1, indian 48, indonesian 8, international 67, irish 1, italian 86, japanese 7, korean 1, lebanese 32, mexican 68, middle eastern 33, moroccan 17, pakistani 4, peruvian 10, polish 9, portuguese 3, scandinavian 10, spanish 4, thai 28, turkish 9, ukrainian 5, vietnamese 12, west african 7
jumbo pasta shell: american 2, italian 3
juniper berry: canadian 2, french 2, german 2, italian 1, scandinavian 1
kabocha squash: canadian 1, caribbean 1, japanese 3, korean 1
kale: american 13, british 1, canadian 6, chinese 1, french 1, german 1, indian 1, international 8, italian 15, mexican 1, moroccan 1
kecap manis: indonesian 7, international 1, thai 1
kefalotyri: greek 1, turkish 1
kefir: american 1, ukrainian 2
ketchup: american 49, brazilian 1, british 2, canadian 4, caribbean 4, chinese 5, filipino 2, german 1, indian 6, international 5, japanese 7, korean 1, mexican 1, peruvian 1, polish 1
key lime pie filling: american 1
kidney bean: american 19, canadian 6, caribbean 5, filipino 1, indian 2, international 5, italian 1, middle eastern 2, portuguese 1
kidney: british 4
kielbasa: american 1, canadian 1, polish 8
kimchi: canadian 1, korean 25
kipper: british 1, canadian 1
kirsch: french 1, german 2
kiwi: american 1, brazilian 1, international 2
kohlrabi: canadian 1, chinese 3, german 5, hungarian 2
kombu: japanese 2, korean 1
labneh: lebanese 2
ladyfinger: british 1, italian 1
lamb chop: british 1, greek 2, italian 2, moroccan 1, turkish 1
lamb shank: british 2, french 1, middle eastern 1, moroccan 1
lamb shoulder chop: greek 1
lamb shoulder: american 1, british 1, french 1, greek 4, indian 1, international 3, irish 1, middle eastern 3, moroccan 2, pakistani 3, scandinavian 1, turkish 1
lamb: american 1, british 11, chinese 1, french 6, greek 11, indian 2, international 4, irish 1, italian 2, lebanese 2, middle eastern 8, moroccan 7, pakistani 3, scandinavian 1, turkish 9
lap cheong: chinese 4, international 1
lard: british 1, canadian 5, german 1, hungarian 5, mexican 5, portuguese 1
large dried chile: american 1, international 1, mexican 9
lasagna noodle: american 3, italian 12, ukrainian 1
leafy green: american 137, brazilian 2, british 14, canadian 30, caribbean 7, chinese 11, ethiopian 2, filipino 5, french 33, german 1, greek 17, indian 18, indonesian 2, international 21, irish 1, italian 105, japanese 3, korean 8, lebanese 5, mexican 18, middle eastern 11, moroccan 2, peruvian 2, portuguese 1, scandinavian 3, spanish 5, thai 7, turkish 6, ukrainian 3, vietnamese 9, west african 11
leek: american 8, british 18, canadian 6, chinese 2, french 29, german 3, greek 1, international 3, irish 3, italian 5, japanese 1, middle eastern 1, polish 2, scandinavian 4
leg of lamb: chinese 1, french 3, turkish 1
lemon curd: american 1, british 1
lemon extract: american 2
lemon juice: american 171, british 33, canadian 53, chinese 2, ethiopian 5, filipino 1, french 54, german 12, greek 36, hungarian 1, indian 34, international 30, irish 1, italian 83, japanese 5, lebanese 32, mexican 1, middle eastern 33, moroccan 17, pakistani 4, polish 9, portuguese 3, scandinavian 8, spanish 3, turkish 9, ukrainian 5, west african 5
lemon pepper: american 3
lemon zest: american 42, british 12, canadian 2, french 8, german 2, greek 4, hungarian 1, international 3, italian 26, portuguese 2, scandinavian 1, spanish 2, ukrainian 1
lemon-lime soda: american 3, british 1, spanish 1
lemon: american 41, british 13, canadian 34, ethiopian 1, filipino 2, french 9, german 6, greek 19, indian 1, international 11, irish 1, italian 34, japanese 4, lebanese 4, mexican 1, middle eastern 10, moroccan 12, pakistani 3, polish 1, portuguese 7, scandinavian 2, spanish 11, turkish 8, ukrainian 2
lemonade: american 5, british 1
lemongrass: filipino 1, indonesian 6, international 1, thai 8, vietnamese 12
lentil: american 6, british 5, canadian 3, ethiopian 4, french 9, german 3, greek 4, indian 24, international 7, italian 5, lebanese 3, mexican 1, middle eastern 9, moroccan 1, pakistani 2, scandinavian 1, spanish 2, thai 1, turkish 6
lettuce: american 54, brazilian 1, british 4, canadian 9, caribbean 1, chinese 3, french 5, indonesian 1, international 1, korean 2, lebanese 2, mexican 13, middle eastern 2, peruvian 1, scandinavian 1, thai 3, turkish 2, vietnamese 8
light cream: american 3, canadian 4, french 1, irish 1, italian 1
lima bean: american 5, british 1, caribbean 1, international 1, italian 1, moroccan 1, spanish 1
lime juice: american 45, brazilian 4, british 2, canadian 3, caribbean 36, chinese 1, ethiopian 1, filipino 1, french 1, greek 2, indian 14, indonesian 8, international 28, japanese 2, korean 1, mexican 66, peruvian 10, thai 28, vietnamese 12, west african 2
lime zest: american 5, british 1, french 1, mexican 5, thai 2
lime: american 12, brazilian 3, british 1, canadian 1, caribbean 11, chinese 1, filipino 1, greek 1, indian 2, indonesian 1, international 10, italian 1, mexican 35, peruvian 1, thai 7, vietnamese 8, west african 2
limoncello: italian 1
lingonberry: canadian 4, scandinavian 1
linguine: american 4, greek 1, italian 19, middle eastern 1
liqueur: american 21, british 3, caribbean 1, french 7, irish 1, italian 4, mexican 4, spanish 2
liquid smoke: american 2
liver: american 2, british 2, canadian 1, chinese 1, filipino 2, french 2, german 2, italian 5, lebanese 1, moroccan 1, west african 1
lobster: american 2, canadian 3, french 3
lotus root: chinese 1, japanese 2
m&m's: american 1
macadamia nut: american 3, indonesian 1
macaroni and cheese: american 1, canadian 3
macaroni: american 15, british 1, canadian 7, chinese 1, filipino 1, german 1, indian 1, international 2, italian 5, korean 1, middle eastern 1, scandinavian 1
mackerel: british 2, canadian 1, caribbean 2, french 1, greek 1, indian 1, japanese 4, korean 1, scandinavian 3, west african 4
madeira: british 1, french 1
mahi mahi: caribbean 1
makrut lime leaf: indonesian 6, thai 8
malt vinegar: british 2
malted milk powder: american 2
mandarin orange: american 10, chinese 1
mango chutney: american 2, british 3, canadian 1, caribbean 1, indian 1, international 2
mango: american 5, canadian 3, caribbean 4, chinese 2, indian 7, international 8, mexican 5, thai 3
maple extract: canadian 1
maple sugar: canadian 1
maple syrup: american 30, canadian 83, chinese 5, french 2, international 16, korean 1, moroccan 1, scandinavian 2
maraschino liqueur: american 1
margarine: american 13
marinara sauce: american 17, italian 23
marinated artichoke: american 3, italian 3
marjoram: american 1, french 1, german 7, italian 3, polish 2
marmalade: american 3, british 1, caribbean 1
marrow bone: french 1
marsala: italian 6
marshmallow creme: american 4
marshmallow: american 13, canadian 2
marzipan: german 3, moroccan 1
masa harina: international 1, mexican 6
mascarpone: italian 4
mashed potato: american 9, british 7, canadian 4, german 1, greek 1, indian 3, international 2, irish 2, italian 1, portuguese 1, scandinavian 2, ukrainian 2
massaman curry paste: international 1, thai 1
matcha: japanese 5
matzo meal: american 2, international 1
matzo: american 1
mayonnaise: american 117, british 6, canadian 18, caribbean 1, chinese 1, filipino 1, french 6, german 2, international 6, italian 3, japanese 10, korean 6, mexican 6, middle eastern 1, peruvian 2, polish 1, portuguese 1, scandinavian 2, spanish 2, ukrainian 1, vietnamese 4
meat substitute: american 2
meat: american 571, brazilian 10, british 66, canadian 197, caribbean 44, chinese 114, ethiopian 5, filipino 36, french 109, german 58, greek 35, hungarian 10, indian 23, indonesian 10, international 87, irish 10, italian 141, japanese 41, korean 35, lebanese 18, mexican 77, middle eastern 28, moroccan 21, pakistani 13, peruvian 12, polish 18, portuguese 9, scandinavian 15, spanish 27, thai 30, turkish 17, ukrainian 13, vietnamese 21, west african 17
meatball: american 10, canadian 1, scandinavian 1
meatloaf: american 1
melon: american 3, canadian 1, greek 3, international 6, italian 1, mexican 1, spanish 1
merguez: international 1, moroccan 1
meringue: british 1
mexican crema: mexican 1
milk chocolate: american 2, british 1, canadian 1
milk: american 356, brazilian 10, british 62, canadian 94, caribbean 7, chinese 5, filipino 9, french 53, german 18, greek 8, hungarian 4, indian 23, international 38, irish 6, italian 32, japanese 8, korean 2, lebanese 1, mexican 13, moroccan 1, pakistani 3, peruvian 5, polish 4, portuguese 5, scandinavian 13, spanish 5, thai 1, turkish 3, ukrainian 5, vietnamese 1, west african 1
millet: canadian 1, international 1, middle eastern 1, ukrainian 1, west african 1
mincemeat: british 1
mint: american 10, british 5, caribbean 3, french 3, greek 18, indian 8, international 11, italian 12, lebanese 12, middle eastern 11, moroccan 8, pakistani 2, peruvian 2, portuguese 1, spanish 3, thai 4, turkish 17, vietnamese 11
mirin: canadian 1, japanese 38, korean 2
miso: japanese 20
mixed frozen vegetable: american 9, british 1, canadian 1, west african 1
mixed nut: american 1
molasses: american 19, british 1, canadian 13, turkish 1
mole sauce: mexican 2
monkfish: french 1, portuguese 1
monterey jack: american 15, international 1, mexican 31
moose: canadian 5
morel: french 1
mortadella: italian 2
mozzarella: american 53, brazilian 2, canadian 7, caribbean 3, chinese 2, french 1, greek 3, international 13, italian 47, korean 3, lebanese 1, mexican 1
muffin mix: american 3
muffin: canadian 1
mung bean: filipino 1, indian 3, vietnamese 2
mushroom: american 73, brazilian 1, british 9, canadian 22, chinese 25, french 27, german 4, hungarian 1, indian 1, international 8, irish 1, italian 38, japanese 11, korean 6, mexican 8, polish 6, scandinavian 1, spanish 2, thai 2, ukrainian 5, vietnamese 1
mussel: american 1, canadian 2, caribbean 1, french 8, greek 1, italian 5, peruvian 1, spanish 3, thai 1
mustard green: indian 1, international 1
mustard oil: indian 5
mustard powder: american 19, british 4, canadian 8, international 1
mustard seed: american 3, british 2, canadian 3, german 1, indian 33, international 1
mustard: american 116, brazilian 1, british 29, canadian 55, caribbean 3, ethiopian 1, french 61, german 19, hungarian 1, international 13, irish 3, italian 5, japanese 3, peruvian 1, polish 5, portuguese 2, scandinavian 8, spanish 1, ukrainian 1, west african 2
naan: canadian 3, indian 1, international 1
napa cabbage: american 1, chinese 8, indonesian 1, japanese 2, korean 3, thai 1
natto: japanese 1
nectarine: american 2, french 1
nettle: scandinavian 1
new mexico chile: american 1
new potato: american 10, british 3, canadian 7, french 3, german 1, greek 1, indian 1, international 1, irish 1, peruvian 1, scandinavian 2, spanish 2, ukrainian 1
nigella seed: ethiopian 1, indian 3
noodle: american 27, canadian 5, chinese 19, filipino 1, french 1, german 2, greek 1, hungarian 2, indian 1, indonesian 1, international 4, japanese 20, korean 5, polish 2, thai 1, ukrainian 1
nori: american 1, canadian 2, japanese 12, korean 6
nut: american 178, british 13, canadian 40, caribbean 1, chinese 10, french 33, german 4, greek 7, hungarian 2, indian 27, indonesian 2, international 22, irish 1, italian 43, korean 2, lebanese 16, mexican 5, middle eastern 14, moroccan 15, pakistani 1, peruvian 2, polish 1, scandinavian 4, spanish 9, thai 11, turkish 3, ukrainian 1, vietnamese 7, west african 5
nutmeg: american 82, british 10, canadian 11, caribbean 12, french 22, german 11, greek 9, indian 2, indonesian 4, international 7, italian 20, japanese 1, portuguese 1, scandinavian 4, spanish 2, west african 5
nutritional yeast: american 5, canadian 2, italian 2
oat milk: american 1, scandinavian 1
oat: american 49, british 7, canadian 24, indian 1, international 10, irish 1, middle eastern 1, scandinavian 3
oatcake: british 1
oaxaca cheese: mexican 2
octopus: japanese 1, spanish 2
oil: american 511, brazilian 13, british 54, canadian 192, caribbean 79, chinese 184, ethiopian 16, filipino 45, french 119, german 42, greek 109, hungarian 10, indian 118, indonesian 28, international 183, irish 4, italian 360, japanese 72, korean 56, lebanese 48, mexican 123, middle eastern 66, moroccan 47, pakistani 14, peruvian 21, polish 9, portuguese 24, scandinavian 6, spanish 58, thai 44, turkish 38, ukrainian 18, vietnamese 25, west african 38
okara: japanese 1
okra: american 8, brazilian 1, caribbean 5, indian 1, lebanese 1, middle eastern 3, pakistani 1, vietnamese 1, west african 4
old bay seasoning: american 5
olive oil: american 220, brazilian 4, british 18, canadian 60, caribbean 20, ethiopian 5, french 86, german 5, greek 105, international 71, italian 355, lebanese 45, mexican 18, middle eastern 47, moroccan 46, peruvian 3, portuguese 21, scandinavian 3, spanish 56, turkish 36
olive: american 19, brazilian 1, caribbean 12, filipino 1, french 11, greek 16, international 7, italian 18, lebanese 3, mexican 2, moroccan 6, peruvian 5, portuguese 5, spanish 3, ukrainian 1, west african 2
onion powder: american 34, canadian 2, mexican 1, west african 2
onion soup mix: american 14
onion: american 544, brazilian 13, british 91, canadian 242, caribbean 77, chinese 115, ethiopian 21, filipino 41, french 153, german 69, greek 74, hungarian 16, indian 117, indonesian 22, international 156, irish 17, italian 184, japanese 66, korean 58, lebanese 27, mexican 123, middle eastern 47, moroccan 30, pakistani 18, peruvian 17, polish 31, portuguese 19, scandinavian 22, spanish 36, thai 31, turkish 35, ukrainian 30, vietnamese 25, west african 37
orange bell pepper: american 1, italian 1
orange blossom water: lebanese 4, moroccan 3
orange extract: american 1
orange juice: american 31, british 6, canadian 3, caribbean 7, chinese 1, french 2, international 10, italian 2, japanese 1, mexican 8, moroccan 1, scandinavian 1, spanish 1
orange liqueur: american 6, caribbean 1, french 4, italian 1, mexican 4, spanish 2
orange zest: american 20, british 5, canadian 1, caribbean 2, chinese 3, french 7, german 1, international 2, italian 2, mexican 1, moroccan 1, polish 1
orange: american 12, brazilian 1, british 5, canadian 6, caribbean 4, chinese 1, french 7, german 1, greek 1, international 1, italian 12, mexican 5, middle eastern 1, moroccan 1, portuguese 1, scandinavian 1, spanish 6, thai 1
orecchiette: italian 6
oregano: american 78, brazilian 1, canadian 8, caribbean 21, french 1, greek 60, international 15, italian 48, lebanese 2, mexican 31, peruvian 4, portuguese 1, turkish 1
orgeat: american 1
orzo: american 3, canadian 1, greek 9, international 1, italian 4
oxtail: british 1, caribbean 2, filipino 1, international 1, italian 1, spanish 1
oyster cracker: american 1
oyster mushroom: french 2, thai 1
oyster sauce: chinese 28, filipino 1, indonesian 1, japanese 3, peruvian 1, thai 8, vietnamese 2
oyster: american 5, chinese 1, international 1
palm oil: brazilian 2, west african 9
palm sugar: indian 1, indonesian 3, mexican 1, thai 5
pan drippings: american 1
pancake: canadian 2, chinese 1
pancetta: american 2, italian 11
pandan leaf: international 1
paneer: indian 18
panettone: italian 3
panko: american 17, british 2, canadian 2, caribbean 1, chinese 1, italian 6, japanese 6, korean 1
papaya: filipino 1, mexican 1, thai 1
pappardelle: italian 2
paprika: american 152, british 6, canadian 15, caribbean 2, french 4, german 7, greek 3, hungarian 17, indian 7, international 20, italian 1, lebanese 7, mexican 7, middle eastern 13, moroccan 17, peruvian 4, polish 6, portuguese 7, spanish 28, turkish 12, ukrainian 1, west african 3
parmesan rind: italian 3
parmesan: american 102, brazilian 1, canadian 10, caribbean 1, french 10, greek 5, international 3, italian 187, korean 1, portuguese 1
parmigiano-reggiano: italian 2
parsley: american 100, brazilian 6, british 14, canadian 20, caribbean 3, french 41, german 12, greek 18, hungarian 1, international 25, irish 3, italian 68, lebanese 18, mexican 3, middle eastern 23, moroccan 7, peruvian 2, polish 4, portuguese 8, scandinavian 3, spanish 18, turkish 15, west african 2
parsnip: american 1, british 6, canadian 4, chinese 1, french 1, international 2, irish 1, japanese 1, polish 3, ukrainian 1
partridge: french 1
passion fruit: brazilian 1
pasta shell: american 2, turkish 1
pasta: american 64, british 2, canadian 28, caribbean 3, chinese 2, filipino 2, french 1, german 1, greek 13, hungarian 1, indian 2, international 8, italian 168, japanese 1, korean 3, lebanese 1, mexican 1, middle eastern 3, peruvian 2, polish 1, scandinavian 1, spanish 2, turkish 1, ukrainian 4
pastrami: canadian 3
pastry cream: french 2
pate: filipino 1, vietnamese 2
pea: american 27, british 15, canadian 17, caribbean 2, chinese 22, filipino 3, french 4, greek 2, indian 22, international 10, italian 25, japanese 3, lebanese 1, mexican 2, middle eastern 2, pakistani 1, peruvian 6, polish 1, portuguese 1, spanish 5, thai 1, west african 1
peach schnapps: american 1
peach: american 16, british 2, canadian 5, french 1, greek 1, indian 1, international 2, italian 4, mexican 1, middle eastern 1, spanish 1
peanut butter chip: american 1
peanut butter cup: american 2
peanut butter: american 31, canadian 4, caribbean 1, chinese 3, filipino 1, indonesian 3, international 9, thai 5, vietnamese 2, west african 7
peanut oil: american 2, chinese 9, indonesian 1, international 1, west african 6
peanut: american 11, canadian 1, chinese 5, indian 5, indonesian 1, international 4, korean 1, mexican 1, scandinavian 1, thai 10, vietnamese 7, west african 5
pear: american 8, british 1, canadian 12, french 12, german 1, international 2, italian 2, korean 3, mexican 1, scandinavian 2
pearl couscous: italian 1, middle eastern 1
pearl onion: american 2, british 1, french 3, greek 1, international 1, italian 1
pecan: american 69, british 1, canadian 24, caribbean 1, french 3
pecorino: american 2, italian 19
pectin: american 1, british 1, canadian 3
penne: american 4, caribbean 1, greek 2, international 3, italian 22, middle eastern 1
peppermint extract: american 2
peppermint schnapps: american 2
pepperoni: american 9, canadian 2
perch: canadian 1
persimmon: american 1
pesto: american 1, british 1, international 1, italian 14
pheasant: british 1, french 1
phyllo dough: american 2, ethiopian 1, french 2, german 1, greek 9, indian 1, international 2, lebanese 1, middle eastern 1, moroccan 1, turkish 3
pickle juice: american 2, german 2, polish 1, ukrainian 2
pickle: american 21, british 1, canadian 5, caribbean 1, french 5, german 6, hungarian 1, japanese 1, lebanese 1, middle eastern 2, polish 3, portuguese 1, scandinavian 2, ukrainian 2
pickled ginger: japanese 5
pickled herring: polish 1, scandinavian 1
pickled onion: british 1, mexican 1
pickled vegetable: american 1, british 1, chinese 2, french 1, german 1, korean 1, lebanese 1, scandinavian 4, vietnamese 1
pickling spice: american 2, british 1, canadian 1, italian 1
pico de gallo: mexican 1
pie crust: american 41, british 5, canadian 18, french 6, german 2, italian 2
pie filling: american 10, scandinavian 1
pierogi: canadian 13, korean 1, polish 1, ukrainian 2
pig's foot: canadian 1
pigeon pea: caribbean 3
pike: canadian 1
pimiento-stuffed olive: caribbean 4
pimiento: american 5
pimm's: british 1
pina colada mix: caribbean 1
pine nut: american 1, greek 1, italian 16, korean 1, lebanese 8, middle eastern 1, spanish 3, turkish 1
pineapple juice: american 6, british 1, caribbean 5, chinese 1, mexican 1
pineapple: american 44, canadian 1, caribbean 8, chinese 3, filipino 1, german 1, indian 1, international 5, mexican 3, thai 2, vietnamese 1
pinto bean: american 9, brazilian 1, canadian 1, caribbean 1, international 1, mexican 8
pisco: peruvian 1
pistachio: american 3, british 1, greek 1, indian 6, international 1, italian 4, lebanese 2, middle eastern 2, moroccan 1, pakistani 1, turkish 1
pita bread: canadian 1, greek 5, international 2, lebanese 11, middle eastern 9, turkish 1
pizza dough: american 13, canadian 6, french 1, italian 7, lebanese 1, turkish 1
pizza sauce: american 8, canadian 3, international 1, italian 1
pizza: american 1
plant milk: american 5, international 4, scandinavian 2
plantain: caribbean 14, filipino 2, indian 1, indonesian 1, international 10, mexican 1, west african 7
plum sauce: chinese 1
plum tomato: american 1, ethiopian 1, french 1, indonesian 1, italian 9, mexican 2, middle eastern 1, vietnamese 1
plum: american 1, british 1, french 1, german 8, hungarian 1, international 3
poblano pepper: mexican 10
polenta: international 1, italian 11
pollock: canadian 1
pomegranate juice: international 1
pomegranate molasses: lebanese 4, middle eastern 4, turkish 3
pomegranate seed: american 2, international 1, lebanese 2, mexican 1, middle eastern 2
pomegranate: american 2, international 1, lebanese 2, mexican 1, middle eastern 2
popcorn: american 3, canadian 2
poppy seed: american 5, indian 1, polish 2, ukrainian 2
porcini mushroom: french 1, italian 3, polish 1
pork and beans: american 1
pork belly: chinese 5, filipino 5, international 1, japanese 3, korean 5, scandinavian 1, vietnamese 1
pork chop: american 18, british 1, canadian 9, caribbean 1, chinese 1, french 3, german 5, international 1, italian 5, japanese 2, polish 1, vietnamese 1
pork cutlet: german 2
pork hock: filipino 3, german 1, vietnamese 1
pork loin: canadian 3, chinese 1, french 1, italian 1, japanese 1, mexican 1, portuguese 2, thai 2
pork pie: canadian 1
pork rib: american 4, canadian 1, chinese 7, filipino 1, greek 1, indonesian 1, international 1, italian 1, polish 1
pork rind: caribbean 1, international 1
pork shoulder: american 8, brazilian 1, british 1, canadian 4, caribbean 2, chinese 1, filipino 3, french 1, german 1, hungarian 1, indonesian 1, international 2, italian 2, japanese 1, korean 2, mexican 10, peruvian 1, polish 1, thai 1, vietnamese 1
pork tenderloin: american 6, canadian 3, caribbean 1, chinese 6, french 4, greek 2, hungarian 1, international 2, italian 1, moroccan 1, scandinavian 1, spanish 1, thai 1
pork: american 248, brazilian 4, british 23, canadian 100, caribbean 10, chinese 56, filipino 17, french 50, german 37, greek 3, hungarian 6, indonesian 3, international 24, irish 3, italian 80, japanese 14, korean 14, mexican 22, moroccan 2, peruvian 2, polish 16, portuguese 7, scandinavian 9, spanish 20, thai 9, ukrainian 8, vietnamese 8
port: british 2, french 1, peruvian 1
portobello mushroom: american 3, french 1, italian 3, mexican 1
potato chip: american 2, brazilian 1
potato starch: international 1, japanese 1, korean 2, vietnamese 1
potato: american 110, british 53, canadian 84, caribbean 10, chinese 3, ethiopian 2, filipino 10, french 37, german 23, greek 16, hungarian 5, indian 28, indonesian 2, international 35, irish 15, italian 16, japanese 9, korean 6, lebanese 4, mexican 8, middle eastern 3, moroccan 3, pakistani 5, peruvian 10, polish 14, portuguese 14, scandinavian 17, spanish 11, thai 2, turkish 1, ukrainian 16, west african 1
poultry seasoning: american 6
poultry: american 213, brazilian 3, british 10, canadian 48, caribbean 15, chinese 41, ethiopian 2, filipino 10, french 40, german 10, greek 14, hungarian 1, indian 17, indonesian 6, international 30, italian 35, japanese 18, korean 9, lebanese 6, mexican 32, middle eastern 10, moroccan 8, pakistani 4, peruvian 5, polish 1, portuguese 3, scandinavian 1, spanish 7, thai 18, turkish 2, ukrainian 1, vietnamese 7, west african 9
pound cake: american 1, british 2
powdered milk: american 1, indian 2
preserved lemon: moroccan 3
pretzel: american 4
prime rib: british 1, canadian 1
prosciutto: british 1, french 2, international 1, italian 13, spanish 4
prosecco: italian 4
provolone: american 13, international 1, italian 4
prune: american 1, british 2, canadian 1, french 3, german 2, international 4, moroccan 2, polish 1, scandinavian 2
pudding mix: american 24, british 1, canadian 1, caribbean 1
puff pastry: american 3, brazilian 1, british 11, canadian 9, caribbean 1, french 18, german 1, greek 3, international 6, irish 1, polish 1, portuguese 1, scandinavian 2, spanish 1
puffed rice: indian 1
pulled pork: american 7, british 1, canadian 2, mexican 1
pumpkin pie spice: american 12, british 2
pumpkin puree: american 27, canadian 1, greek 1, international 1, mexican 1
pumpkin seed: american 2, british 1, canadian 5, greek 1, international 6, italian 1, mexican 2, scandinavian 1
pumpkin: american 28, canadian 1, caribbean 8, chinese 1, filipino 1, greek 1, indian 1, international 4, italian 1, mexican 2, moroccan 1, peruvian 1, thai 2, turkish 1
quail: french 1
quark: german 1, hungarian 1
queso fresco: brazilian 1, caribbean 1, mexican 13, peruvian 4
quince: international 2, spanish 1
quinoa: american 9, canadian 2, greek 1, international 12, lebanese 1, mexican 1, middle eastern 1, peruvian 2, spanish 1, thai 1
rabbit: french 3, italian 1, spanish 2
rack of lamb: french 1
raclette: french 1
radicchio: american 2, french 2, italian 7
radish: american 1, british 1, chinese 4, filipino 3, french 3, german 2, international 2, japanese 8, korean 3, lebanese 2, mexican 3, middle eastern 3, polish 2, scandinavian 2, ukrainian 1, vietnamese 3
raisin: american 36, british 7, canadian 13, caribbean 5, ethiopian 1, filipino 3, french 2, german 6, indian 10, international 8, irish 2, italian 6, mexican 4, middle eastern 4, moroccan 9, pakistani 1, peruvian 1, polish 2, scandinavian 1, spanish 3, ukrainian 4, west african 1
ramen noodle: american 2, indonesian 1, international 1, japanese 5, korean 3
ramp: canadian 1
ranch dressing: american 10
ranch seasoning: american 8
ras el hanout: moroccan 1
raspberry jam: american 3, british 7, canadian 1, german 2, international 1, ukrainian 1
raspberry: american 15, british 6, canadian 4, french 6, german 2, international 3, italian 4, spanish 1
red bean paste: japanese 4
red bell pepper: american 68, brazilian 2, british 1, canadian 7, caribbean 9, chinese 20, filipino 4, french 5, greek 4, hungarian 2, international 11, italian 21, japanese 1, korean 1, lebanese 2, mexican 7, middle eastern 2, moroccan 2, peruvian 4, portuguese 3, spanish 14, thai 13, turkish 4, ukrainian 1, west african 13
red cabbage: american 1, german 6, international 1, mexican 6, middle eastern 1
red chili pepper: caribbean 1, chinese 5, indonesian 12, international 5, italian 1, korean 1, peruvian 1, portuguese 1, thai 2, vietnamese 6
red currant jelly: canadian 1, french 1
red currant: german 1
red curry paste: thai 12
red lentil: british 2, ethiopian 1, indian 9, international 3, middle eastern 2, pakistani 1, thai 1, turkish 5
red onion: american 50, brazilian 1, british 4, canadian 14, caribbean 4, chinese 1, ethiopian 9, filipino 3, french 2, german 5, greek 21, indian 10, international 18, irish 1, italian 22, lebanese 1, mexican 20, middle eastern 6, moroccan 2, pakistani 1, peruvian 10, portuguese 2, scandinavian 2, spanish 3, thai 1, turkish 5, vietnamese 2, west african 3
red pepper flakes: american 32, brazilian 1, canadian 4, caribbean 1, chinese 8, french 1, greek 3, indian 3, international 16, italian 91, japanese 3, korean 20, lebanese 2, mexican 2, middle eastern 5, pakistani 1, scandinavian 1, spanish 1, thai 5, turkish 12, vietnamese 1
red snapper: french 2, indonesian 1, west african 1
red wine vinegar: american 22, british 2, canadian 1, caribbean 5, french 18, german 8, greek 14, indian 1, international 9, italian 16, lebanese 1, mexican 1, middle eastern 1, peruvian 4, polish 1, portuguese 1, ukrainian 2
red wine: american 5, british 1, canadian 5, ethiopian 1, french 19, german 2, greek 6, international 6, italian 12, japanese 2, polish 1, scandinavian 1, spanish 4
refried bean: american 2, international 3, mexican 12
relish: american 7
rhubarb: american 3, british 4, canadian 18, french 1
rib eye steak: american 2, chinese 1, french 1, international 1, japanese 1
rice cake: korean 5
rice flour: american 2, british 1, chinese 2, filipino 5, indian 2, indonesian 3, japanese 2, korean 2, vietnamese 1
rice noodle: chinese 4, filipino 1, indonesian 2, international 4, thai 8, vietnamese 15
rice paper: vietnamese 4
rice vinegar: american 11, canadian 3, chinese 34, international 7, japanese 23, korean 11, thai 2, vietnamese 4
rice wine: canadian 1, chinese 22
rice: american 63, brazilian 1, british 3, canadian 7, caribbean 18, chinese 40, filipino 16, french 2, greek 7, hungarian 1, indian 16, indonesian 4, international 23, italian 13, japanese 33, korean 17, lebanese 8, mexican 16, middle eastern 17, moroccan 1, pakistani 4, peruvian 6, polish 3, portuguese 4, scandinavian 3, spanish 5, thai 13, turkish 6, ukrainian 3, vietnamese 3, west african 8
ricotta salata: italian 2
ricotta: american 12, greek 2, indian 1, international 2, italian 42, lebanese 1, turkish 1
rigatoni: caribbean 1, italian 12
risotto: italian 4
roasted red pepper: american 2, international 1, italian 3, lebanese 2, moroccan 1, portuguese 2, spanish 3
romaine lettuce: american 18, lebanese 1, mexican 4, turkish 2, vietnamese 2
romanesco: italian 1
root beer: american 2
root vegetable: american 207, brazilian 5, british 70, canadian 144, caribbean 28, chinese 42, ethiopian 3, filipino 23, french 84, german 37, greek 24, hungarian 5, indian 41, indonesian 7, international 74, irish 16, italian 54, japanese 34, korean 21, lebanese 7, mexican 19, middle eastern 19, moroccan 14, pakistani 7, peruvian 14, polish 22, portuguese 16, scandinavian 25, spanish 13, thai 9, turkish 2, ukrainian 22, vietnamese 15, west african 10
roquefort: french 2
rose water: indian 2, lebanese 1, middle eastern 1
rosemary: american 10, british 8, canadian 5, ethiopian 1, french 10, greek 1, international 1, italian 30, spanish 1
rotini: american 5
rotisserie chicken: american 7, italian 1, mexican 4
rum: american 13, brazilian 1, canadian 1, caribbean 14, french 4, german 1, international 1
rutabaga: british 7, canadian 12, indian 1, scandinavian 2
rye bread: american 7, british 1, canadian 1, german 3, polish 1, scandinavian 3
rye flour: american 1
rye whiskey: american 1
saffron: french 3, indian 9, italian 3, middle eastern 9, moroccan 5, pakistani 2, scandinavian 1, spanish 4
sage: american 26, british 4, canadian 10, french 1, international 1, italian 24
sake: japanese 10
salad dressing: american 27, canadian 1
salad green: american 9, canadian 2, french 2, international 1, italian 1
salami: american 12, canadian 2, italian 2
salmon: american 11, british 2, canadian 29, caribbean 1, chinese 1, filipino 1, french 5, german 1, indian 3, international 8, irish 2, italian 7, japanese 9, moroccan 1, scandinavian 4, ukrainian 1, west african 1
salsa verde: mexican 4
salsa: american 18, canadian 1, mexican 48
salt cod: canadian 4, caribbean 5, french 1, portuguese 5
salt pork: canadian 17, french 2, spanish 1
salt: american 1056, brazilian 22, british 165, canadian 385, caribbean 89, chinese 52, ethiopian 22, filipino 37, french 280, german 93, greek 98, hungarian 25, indian 162, indonesian 23, international 216, irish 18, italian 407, japanese 40, korean 25, lebanese 51, mexican 169, middle eastern 76, moroccan 50, pakistani 23, peruvian 21, polish 32, portuguese 18, scandinavian 43, spanish 56, thai 11, turkish 43, ukrainian 36, vietnamese 15, west african 41
salted duck egg: chinese 4
saltine cracker: american 9, canadian 3
sambal oelek: indonesian 3, international 2
samosa: indian 1
sardine: italian 4, moroccan 2, portuguese 4, west african 1
saskatoon berry: canadian 9
sauce: american 253, brazilian 1, british 31, canadian 48, caribbean 17, chinese 178, filipino 36, french 2, german 1, greek 1, hungarian 2, indian 7, indonesian 13, international 37, irish 1, italian 46, japanese 85, korean 55, lebanese 2, mexican 13, middle eastern 1, peruvian 7, polish 2, scandinavian 3, thai 55, turkish 1, vietnamese 36, west african 1
sauerkraut: american 5, canadian 2, french 1, german 7, hungarian 1, international 2, italian 1, polish 6, ukrainian 3
sausage: american 66, brazilian 1, british 6, canadian 12, chinese 4, filipino 3, french 7, german 12, hungarian 2, international 7, irish 1, italian 34, japanese 1, korean 2, mexican 5, moroccan 1, peruvian 1, polish 9, portuguese 5, scandinavian 2, spanish 14, ukrainian 2
savory: canadian 16, french 1, international 1
savoy cabbage: french 1, german 1, italian 3, portuguese 1
scallop: american 2, canadian 5, chinese 1, french 7, italian 2, mexican 1
schnitzel: japanese 1
scone: british 1, international 1, mexican 1, portuguese 2
scotch bonnet pepper: caribbean 35, west african 21
scotch: british 1
sea bass: french 1, greek 1, italian 2, japanese 1, thai 1
sea bream: greek 1
sea salt: american 5, french 2, italian 2, japanese 1
seafood stock: american 1
seafood: american 50, brazilian 1, british 1, canadian 15, caribbean 4, chinese 20, filipino 5, french 19, greek 3, indian 2, indonesian 1, international 5, irish 1, italian 27, japanese 3, korean 2, mexican 10, moroccan 1, pakistani 1, peruvian 2, portuguese 4, scandinavian 3, spanish 11, thai 11, vietnamese 4, west african 5
seasoned breadcrumbs: american 5, hungarian 1, italian 2, polish 1
seasoned salt: american 11
seasoning: american 33, caribbean 3, japanese 1, mexican 2
seaweed: american 1, canadian 2, japanese 15, korean 8
seed: american 26, brazilian 1, british 2, canadian 13, chinese 10, ethiopian 1, filipino 1, german 1, greek 3, international 18, italian 2, japanese 29, korean 31, lebanese 2, mexican 5, middle eastern 3, scandinavian 1, thai 1, turkish 2, vietnamese 2, west african 2
seitan: canadian 1, chinese 2, french 1, mexican 1, spanish 1
self-rising flour: american 2, british 2, international 1
semisweet chocolate: american 12, mexican 1
semolina: american 1, greek 3, indian 9, italian 2, lebanese 2, middle eastern 1, moroccan 3, ukrainian 1
serrano pepper: american 1, chinese 1, indian 1, mexican 6
sesame oil: american 7, chinese 67, international 7, japanese 19, korean 43, peruvian 1
sesame seed: american 15, british 1, canadian 3, chinese 10, ethiopian 1, filipino 1, greek 1, international 10, italian 1, japanese 29, korean 31, lebanese 2, mexican 3, middle eastern 3, scandinavian 1, thai 1, turkish 2, vietnamese 2
shallot: american 25, british 5, canadian 10, chinese 1, french 51, german 2, indian 1, indonesian 18, international 8, italian 32, scandinavian 2, spanish 3, thai 9, vietnamese 11
shellfish: american 50, brazilian 1, british 1, canadian 15, caribbean 4, chinese 20, filipino 5, french 19, greek 3, indian 2, indonesian 1, international 5, irish 1, italian 27, japanese 3, korean 2, mexican 10, moroccan 1, pakistani 1, peruvian 2, portuguese 4, scandinavian 3, spanish 11, thai 11, vietnamese 4, west african 5
sherbet: american 1
sherry vinegar: canadian 1, spanish 15
sherry: american 9, british 2, chinese 2, spanish 3
shiitake mushroom: chinese 12, french 2, japanese 6, korean 3, vietnamese 1
shirataki noodle: japanese 1
shishito pepper: japanese 1
short rib: chinese 1, french 2, irish 1, korean 2
shortening: american 16, caribbean 1
shrimp paste: filipino 3, indonesian 1, international 1, thai 1, vietnamese 1
shrimp shell: american 1
shrimp: american 27, brazilian 1, british 1, canadian 3, caribbean 2, chinese 16, filipino 4, greek 2, indian 2, indonesian 1, international 3, irish 1, italian 14, japanese 2, korean 1, mexican 9, pakistani 1, peruvian 2, scandinavian 3, spanish 6, thai 9, vietnamese 4, west african 5
simple syrup: american 5, british 3, caribbean 2, french 1, international 1, peruvian 1
sirloin roast: british 1, german 2, international 2
sirloin steak: american 8, brazilian 1, canadian 2, chinese 2, ethiopian 1, filipino 2, french 1, international 1, italian 1, japanese 5, korean 3, mexican 2, peruvian 2, thai 1, vietnamese 4, west african 1
skate: french 1
skirt steak: british 1, french 1, mexican 2
smelt: canadian 1
smoked fish: canadian 1, west african 1
smoked haddock: british 5, canadian 1, indian 1
smoked mackerel: british 1, french 1, scandinavian 2, west african 4
smoked paprika: american 30, british 2, canadian 3, caribbean 1, international 4, lebanese 1, mexican 6, middle eastern 2, portuguese 1, spanish 19, west african 1
smoked salmon: american 1, british 1, canadian 6, french 1, international 1, irish 2, scandinavian 1, ukrainian 1
smoked sausage: american 14, brazilian 1, canadian 3, french 3, german 3, hungarian 2, international 2, polish 9, scandinavian 2, spanish 1, ukrainian 2
smoked trout: british 3, canadian 2, scandinavian 1
smoked turkey: american 2
snow pea: chinese 9
soba noodle: japanese 5
soft drink: american 13, british 1, caribbean 2, spanish 2
sole: caribbean 1, french 3, italian 1
sorghum flour: american 1
sorrel: ukrainian 1
soup mix: american 14, filipino 2
soup: american 48, canadian 6, international 1, ukrainian 1
sour cherry: american 1, german 2, hungarian 1, polish 1
sour cream: american 113, british 8, canadian 21, french 3, german 9, hungarian 12, international 8, irish 1, korean 2, mexican 43, middle eastern 1, polish 20, scandinavian 5, ukrainian 27, west african 1
sourdough bread: american 6, british 1, canadian 1, international 1, italian 4, korean 1, lebanese 1, portuguese 1
sourdough starter: american 1, canadian 3, polish 1
soy milk: american 2, international 1
soy sauce: american 34, british 2, canadian 14, caribbean 4, chinese 165, filipino 19, french 1, hungarian 1, indian 2, indonesian 10, international 23, italian 2, japanese 70, korean 37, mexican 2, peruvian 4, scandinavian 1, thai 17, vietnamese 4
soybean sprout: korean 1
spaghetti squash: american 5, international 1, italian 3
spaghetti: american 11, canadian 1, caribbean 1, chinese 1, filipino 1, international 2, italian 30, japanese 1, korean 1, peruvian 2
spam: american 5, japanese 1, korean 2
sparkling water: american 7, british 1, caribbean 2, hungarian 1, international 3, italian 4, mexican 1, spanish 2
sparkling wine: american 1, french 3, international 1, italian 4
spice: american 948, brazilian 9, british 137, canadian 334, caribbean 83, chinese 143, ethiopian 18, filipino 37, french 221, german 87, greek 87, hungarian 20, indian 177, indonesian 19, international 178, irish 18, italian 365, japanese 47, korean 31, lebanese 48, mexican 127, middle eastern 71, moroccan 42, pakistani 24, peruvian 18, polish 36, portuguese 18, scandinavian 35, spanish 41, thai 28, turkish 40, ukrainian 29, vietnamese 22, west african 29
spiced rice: caribbean 1, west african 1
spiced rum: american 1
spinach: american 42, british 5, canadian 8, caribbean 2, chinese 3, filipino 5, french 10, greek 12, indian 16, indonesian 1, international 7, italian 45, japanese 3, korean 6, lebanese 1, mexican 4, middle eastern 6, peruvian 1, spanish 3, thai 2, turkish 3, ukrainian 1, west african 9
split pea: american 1, british 2, canadian 4, ethiopian 1, greek 1, indian 3, international 1, middle eastern 1, moroccan 1
spring roll wrapper: chinese 1, filipino 2, international 1
sprinkle: american 2, canadian 1
squash: american 72, canadian 21, caribbean 12, chinese 3, filipino 3, french 9, greek 13, indian 7, indonesian 1, international 15, italian 40, japanese 4, korean 6, lebanese 2, mexican 12, middle eastern 2, moroccan 4, peruvian 2, spanish 1, thai 3, turkish 3
squid ink: spanish 1
squid: chinese 1, filipino 1, italian 3, korean 2, moroccan 1, peruvian 1, spanish 4
sriracha: american 1, international 2, japanese 3, korean 2, peruvian 2, vietnamese 2
ssamjang: korean 1
star anise: chinese 11, filipino 1, german 1, international 2, thai 1, vietnamese 6
steak seasoning: american 1
steak: american 21, brazilian 1, british 2, canadian 3, caribbean 3, chinese 9, ethiopian 1, filipino 2, french 8, international 6, italian 2, japanese 6, korean 3, lebanese 1, mexican 8, middle eastern 1, peruvian 2, thai 2, vietnamese 5, west african 1
steel-cut oat: irish 1
stewed tomato: american 3, international 1
stewing beef: american 3, brazilian 1, british 4, canadian 3, caribbean 5, ethiopian 1, filipino 1, french 2, greek 2, indian 1, international 4, japanese 1, lebanese 1, mexican 1, middle eastern 5, pakistani 2, ukrainian 2, west african 4
sticky rice: chinese 1, filipino 3, korean 1, thai 3, vietnamese 1
stilton: british 1
stone fruit: american 23, british 4, canadian 6, french 8, german 11, greek 1, hungarian 2, indian 1, international 5, italian 4, mexican 1, middle eastern 1, polish 1, spanish 1
stout: irish 3
strawberry jam: american 1, british 3, scandinavian 1
strawberry: american 22, brazilian 1, british 4, canadian 13, caribbean 1, french 4, german 1, international 6, italian 2, japanese 1, mexican 1
strip steak: american 4, french 2, middle eastern 1
stuffed olive: american 2, caribbean 1
stuffed pasta: american 4, canadian 13, italian 10, korean 1, polish 1, ukrainian 2
stuffing mix: american 7, british 1, canadian 2
suet: british 4
sugar snap pea: american 3, chinese 2, italian 2, thai 1
sugar: american 550, brazilian 5, british 72, canadian 129, caribbean 27, chinese 121, ethiopian 1, filipino 26, french 77, german 40, greek 10, hungarian 8, indian 42, indonesian 18, international 44, irish 7, italian 46, japanese 59, korean 40, lebanese 7, mexican 24, middle eastern 8, moroccan 8, pakistani 3, peruvian 3, polish 14, portuguese 4, scandinavian 14, spanish 9, thai 52, turkish 9, ukrainian 14, vietnamese 35, west african 4
sumac: lebanese 5, middle eastern 1, turkish 4
summer squash: american 31, canadian 6, chinese 2, french 7, greek 12, indian 2, international 3, italian 27, japanese 1, korean 5, lebanese 2, mexican 8, middle eastern 1, moroccan 3, spanish 1, thai 1, turkish 2
sun-dried tomato: american 4, canadian 1, french 1, italian 8
sunflower oil: british 2, canadian 4, german 6, greek 1, hungarian 6, international 2, polish 2, turkish 2, ukrainian 7
sunflower seed butter: american 1, canadian 2
sunflower seed: american 7, canadian 5, german 1, greek 1, scandinavian 1
surimi: american 1, japanese 2
sushi rice: canadian 1, japanese 10, korean 1
sweet chili sauce: american 1, british 1, chinese 2, filipino 1, international 1, thai 2
sweet onion: american 7, french 1, italian 1
sweet potato: american 30, british 1, canadian 10, caribbean 5, filipino 5, indian 2, indonesian 1, international 10, italian 1, japanese 1, korean 1, mexican 3, middle eastern 2, moroccan 2, peruvian 3, thai 2, vietnamese 1, west african 2
sweetener: american 641, brazilian 5, british 83, canadian 216, caribbean 33, chinese 136, ethiopian 1, filipino 26, french 98, german 45, greek 15, hungarian 8, indian 45, indonesian 18, international 93, irish 9, italian 63, japanese 68, korean 47, lebanese 11, mexican 26, middle eastern 14, moroccan 17, pakistani 3, peruvian 4, polish 16, portuguese 4, scandinavian 17, spanish 9, thai 52, turkish 12, ukrainian 15, vietnamese 36, west african 4
swiss chard: american 2, canadian 1, french 1, greek 1, indian 1, italian 10, lebanese 1, middle eastern 1, moroccan 1, spanish 1, turkish 1
swiss cheese: american 23, canadian 4, caribbean 1, french 4, german 5, italian 1, scandinavian 1
swordfish: italian 3
syrup: american 81, british 8, canadian 97, caribbean 4, chinese 5, french 4, international 18, irish 1, italian 1, korean 2, lebanese 4, mexican 1, middle eastern 4, moroccan 1, peruvian 1, scandinavian 3, turkish 4
szechuan pepper: chinese 5
t-bone steak: italian 1
taco seasoning: american 9, mexican 2
taco shell: american 1, mexican 1
tagliatelle: italian 1
tahini: chinese 4, lebanese 10, middle eastern 17, turkish 2
taleggio: french 1
tamari: american 1, british 1, chinese 8, filipino 2, indonesian 2, international 1, japanese 7, korean 14, thai 4, vietnamese 3
tamarind: filipino 1, indian 8, indonesian 5, international 1, mexican 1, pakistani 1, thai 5, vietnamese 1
tandoori masala: indian 1
tangerine: chinese 1
tapioca flour: american 1, brazilian 3
tapioca: american 2, chinese 3, filipino 2, indian 1, vietnamese 1
taramasalata: greek 1
taro: caribbean 3, chinese 3, filipino 1, west african 1
tarragon: american 5, canadian 1, french 20, international 1
tartar sauce: american 1, british 1, hungarian 1, international 1
tea: american 4, canadian 1, chinese 2, indian 1, international 1, irish 1, japanese 7, moroccan 1, thai 1
teff flour: canadian 1, ethiopian 1
tempeh: american 2, canadian 2, chinese 1, indonesian 7, italian 1, mexican 1, thai 1
tequila: american 2, mexican 7
teriyaki sauce: american 7, canadian 1
textured vegetable protein: american 1
thai basil: chinese 1, thai 11, vietnamese 3
thai chili pepper: filipino 3, thai 12, vietnamese 3
thousand island dressing: american 3, canadian 1
thyme: american 96, british 22, canadian 51, caribbean 40, french 78, german 4, international 15, irish 5, italian 27, lebanese 2, scandinavian 2, spanish 1, turkish 1, west african 9
tilapia: american 4, canadian 1, caribbean 2, filipino 1, greek 1, international 1, italian 3, mexican 2, pakistani 1, thai 1, vietnamese 1, west african 1
toffee bit: american 4
tofu: american 5, canadian 2, chinese 23, filipino 1, german 2, indian 2, indonesian 2, international 10, italian 3, japanese 12, korean 12, mexican 1, thai 5, ukrainian 1, vietnamese 4
tomatillo: international 1, mexican 8
tomato juice cocktail: american 1
tomato juice: american 3, mexican 2
tomato paste: american 21, british 11, canadian 14, caribbean 1, ethiopian 5, french 17, german 4, greek 7, indian 2, international 6, italian 20, japanese 1, lebanese 3, mexican 6, middle eastern 11, moroccan 2, polish 2, scandinavian 1, spanish 1, turkish 17, ukrainian 4, vietnamese 1, west african 10
tomato puree: indian 3, international 1, spanish 1
tomato sauce: american 29, brazilian 1, canadian 4, caribbean 10, filipino 6, international 2, italian 7, lebanese 1, mexican 1, polish 1, turkish 1
tomato soup: american 4, canadian 6, international 1, ukrainian 1
tomato: american 155, brazilian 9, british 5, canadian 25, caribbean 14, chinese 3, ethiopian 10, filipino 15, french 23, german 1, greek 52, hungarian 6, indian 59, indonesian 3, international 45, italian 135, lebanese 19, mexican 48, middle eastern 23, moroccan 17, pakistani 14, peruvian 4, polish 3, portuguese 6, spanish 23, thai 6, turkish 16, ukrainian 4, vietnamese 5, west african 23
tonic water: british 2
tonkatsu sauce: japanese 4
tortilla chip: american 11, mexican 5
tortilla: american 15, canadian 5, chinese 2, indian 1, international 4, korean 2, mexican 87, middle eastern 1
tostada: mexican 6
tripe: italian 1
trout: american 1, british 3, canadian 5, chinese 1, french 3, german 1, hungarian 1, international 1, italian 1, polish 1, scandinavian 1, turkish 1, ukrainian 1
truffle oil: french 1
tuna steak: international 1, italian 2, japanese 2, mexican 1, spanish 1
tuna: american 10, british 3, canadian 2, french 3, international 6, italian 9, japanese 4, korean 3, mexican 2, portuguese 3, spanish 3
turkey breast: american 8, canadian 3, italian 1
turkey broth: american 5, canadian 3, japanese 1, korean 1
turkey carcass: american 1, canadian 2
turkey sausage: american 2, french 1
turkey: american 46, british 1, canadian 17, caribbean 1, chinese 2, french 1, greek 2, international 2, italian 1, japanese 1, korean 1, mexican 5, turkish 1, vietnamese 1, west african 1
turmeric: american 6, brazilian 1, british 1, canadian 4, caribbean 4, ethiopian 7, filipino 1, german 1, indian 91, indonesian 8, international 10, lebanese 2, mexican 1, middle eastern 16, moroccan 10, pakistani 13, peruvian 1, thai 3, vietnamese 3
turnip green: american 1
turnip: american 4, british 3, canadian 7, caribbean 1, french 5, indian 1, international 1, irish 1, middle eastern 1, moroccan 1, pakistani 1
tzatziki: greek 1
ube jam: filipino 1
ube: filipino 3
udon noodle: japanese 9
unsweetened chocolate: american 7
vanilla bean: american 3, french 7
vanilla extract: american 259, brazilian 1, british 13, canadian 38, caribbean 9, chinese 1, filipino 1, french 24, german 6, greek 1, international 20, irish 3, italian 12, japanese 2, mexican 7, middle eastern 2, peruvian 1, polish 1, portuguese 2, scandinavian 4, spanish 1, turkish 1, ukrainian 5, west african 1
vanilla ice cream: american 15, caribbean 1, filipino 1, french 2, indian 1, italian 1
vanilla sugar: german 1
vanilla wafer: american 3, canadian 1
veal chop: french 1, italian 1
veal cutlet: german 2, italian 4
veal shank: italian 1
veal: french 2, german 3, greek 1, international 1, italian 8
vegan mayonnaise: american 1
vegetable broth: american 20, british 6, canadian 20, caribbean 1, chinese 5, french 6, german 3, greek 4, hungarian 1, indian 2, international 14, irish 1, italian 24, japanese 2, korean 2, mexican 4, middle eastern 3, moroccan 4, polish 4, portuguese 1, scandinavian 1, thai 7, turkish 2, ukrainian 3, west african 2
vegetable juice: american 1
vegetable oil: american 252, brazilian 8, british 34, canadian 92, caribbean 54, chinese 152, ethiopian 11, filipino 44, french 32, german 30, greek 3, hungarian 3, indian 100, indonesian 27, international 86, irish 4, italian 5, japanese 62, korean 36, lebanese 4, mexican 93, middle eastern 20, moroccan 1, pakistani 14, peruvian 18, polish 6, portuguese 4, scandinavian 1, spanish 2, thai 41, turkish 1, ukrainian 11, vietnamese 25, west african 24
vegetable: american 884, brazilian 17, british 134, canadian 360, caribbean 86, chinese 189, ethiopian 21, filipino 55, french 226, german 79, greek 105, hungarian 21, indian 153, indonesian 29, international 214, irish 19, italian 404, japanese 100, korean 68, lebanese 49, mexican 164, middle eastern 71, moroccan 43, pakistani 24, peruvian 22, polish 37, portuguese 25, scandinavian 36, spanish 57, thai 59, turkish 42, ukrainian 33, vietnamese 38, west african 39
vegetarian ground meat: american 1
vegetarian oyster sauce: chinese 1
veggie burger: american 1
venison: canadian 18, french 1, italian 2, scandinavian 1
vermouth: american 4, italian 1
vinaigrette: american 1
vinegar: american 171, british 18, canadian 64, caribbean 11, chinese 49, filipino 13, french 39, german 30, greek 15, hungarian 1, indian 6, indonesian 3, international 34, irish 1, italian 60, japanese 24, korean 11, lebanese 1, mexican 9, middle eastern 2, peruvian 5, polish 5, portuguese 2, scandinavian 7, spanish 17, thai 2, turkish 1, ukrainian 5, vietnamese 4
vital wheat gluten: american 1
vodka: american 13, british 1, canadian 1, italian 1
walleye: canadian 5
walnut oil: french 1
walnut: american 58, british 2, canadian 11, chinese 1, french 12, greek 4, hungarian 2, international 3, irish 1, italian 11, lebanese 2, mexican 2, middle eastern 4, peruvian 2, polish 1, scandinavian 1, spanish 1, turkish 1, ukrainian 1
wasabi: japanese 4
water chestnut: american 4, chinese 5
water spinach: chinese 1
water: american 180, brazilian 9, british 38, canadian 125, caribbean 52, chinese 100, ethiopian 12, filipino 39, french 55, german 27, greek 29, hungarian 9, indian 115, indonesian 18, international 100, irish 6, italian 70, japanese 42, korean 33, lebanese 27, mexican 50, middle eastern 38, moroccan 27, pakistani 16, peruvian 8, polish 12, portuguese 10, scandinavian 8, spanish 13, thai 24, turkish 30, ukrainian 18, vietnamese 24, west african 25
watercress: american 1, british 3, french 2, irish 1, scandinavian 1, vietnamese 1
watermelon: american 2, canadian 1, greek 3, international 1, mexican 1, spanish 1
wax bean: canadian 2
wheat berry: ukrainian 1
wheat bran: american 1
wheat cereal: american 1, canadian 1
wheat germ: american 1
whey: canadian 2, polish 1
whipped cream: american 9, french 2
whipped topping: american 33
whiskey: american 12, british 3, irish 2
white bean: american 8, canadian 4, french 8, greek 2, indonesian 1, international 1, italian 32, moroccan 1, polish 1, spanish 3, turkish 2, ukrainian 1
white chocolate chip: american 2
white chocolate: american 9, canadian 2, french 2
white pepper: american 5, british 1, canadian 1, caribbean 1, chinese 24, french 7, indian 1, indonesian 1, international 2, irish 1, italian 2, polish 1, scandinavian 3, thai 4
white peppercorn: international 1, scandinavian 1
white rum: american 3, caribbean 8, international 1
white vinegar: american 33, british 3, canadian 17, caribbean 5, chinese 4, filipino 11, french 2, german 3, indian 2, indonesian 3, international 5, italian 1, japanese 1, mexican 2, middle eastern 1, portuguese 1, scandinavian 2, ukrainian 2
white wine vinegar: american 6, british 2, french 9, german 4, hungarian 1, international 3, italian 2, peruvian 1, scandinavian 2, spanish 1, turkish 1
white wine: american 14, british 1, canadian 3, caribbean 1, french 48, german 2, greek 4, international 2, italian 51, peruvian 1, portuguese 5, spanish 8
white yam: west african 2
whitefish: canadian 2
whole grain mustard: american 4, british 4, canadian 10, french 4, german 4, irish 1, polish 2
whole wheat bread: american 5, british 1, canadian 1, international 2
whole wheat flour: american 15, canadian 2, indian 4, irish 1, lebanese 1, pakistani 2
wild boar: french 1, italian 1
wild rice blend: american 2
wild rice: american 4, canadian 13
wine: american 33, british 7, canadian 8, caribbean 1, chinese 2, ethiopian 1, french 72, german 4, greek 10, international 9, italian 74, japanese 2, peruvian 2, polish 1, portuguese 5, scandinavian 1, spanish 15
winter melon: chinese 1
winter squash: american 41, canadian 15, caribbean 11, chinese 1, filipino 2, french 2, greek 1, indian 4, indonesian 1, international 12, italian 13, japanese 3, korean 1, mexican 3, middle eastern 1, moroccan 2, peruvian 2, thai 2, turkish 1
wonton wrapper: chinese 7, international 1, japanese 1, korean 1
worcestershire sauce: american 93, brazilian 1, british 23, canadian 21, caribbean 1, chinese 1, french 1, german 1, international 3, irish 1, japanese 5, mexican 1, scandinavian 1
xanthan gum: american 2, international 1
yeast: american 22, british 3, canadian 6, caribbean 1, chinese 1, ethiopian 2, filipino 1, french 2, german 4, greek 1, hungarian 1, indian 2, international 6, italian 4, korean 1, lebanese 3, mexican 1, moroccan 2, peruvian 1, polish 3, scandinavian 2, turkish 2, ukrainian 2, west african 1
yellow bell pepper: american 6, chinese 1, french 1, greek 1, hungarian 1, international 1, italian 4, mexican 1, peruvian 4, spanish 1
yogurt: american 19, british 6, canadian 16, french 2, german 1, greek 14, indian 41, international 17, italian 1, lebanese 10, middle eastern 14, moroccan 3, pakistani 5, polish 1, scandinavian 2, turkish 17, vietnamese 1, west african 1
za'atar: lebanese 4
ziti: american 2, italian 2
zucchini blossom: italian 2
zucchini: american 28, canadian 6, chinese 2, french 7, greek 12, indian 2, international 3, italian 25, japanese 1, korean 5, lebanese 2, mexican 8, middle eastern 1, moroccan 3, spanish 1, thai 1, turkish 2
`,
  kinds: `
all: baked eggs 3, bars 68, bowl 28, buns 34, burger 33, cake 107, canapés 10, chunky soup 24, cocktail 23, cookies 53, crumble 34, crêpes 14, cupcakes 7, curry 92, dip 81, doughnuts 3, drink 47, dumplings 38, eggs 23, flatbread 27, french toast 10, fries 14, granola 4, gratin 177, hand pies 10, hot drink 22, ice cream 13, jar 23, layer cake 2, loaf 63, long drink 7, mixed salad 17, muffins 46, noodle soup 20, noodles 56, omelette 45, other 2336, pancakes 41, parfait 21, pasta 169, patties 27, pie 109, pieces 26, pizza 35, plain cake 11, porridge 59, pudding 57, quesadillas 18, rice or grain 163, roast 98, rolls 68, salad 245, sandwich 112, skewers 22, soup 228, stew 184, stir-fry 43, sushi 1, tacos 39, tart 66, waffles 6
acai: bowl 1
achiote paste: other 1, tacos 1
ackee: other 1
acorn squash: other 7, rice or grain 1
active dry yeast: buns 1, doughnuts 1, loaf 4, other 2, rolls 2, sandwich 1
adzuki bean: other 1, soup 1
agar: pudding 1
agave nectar: muffins 1, other 1
aioli: rice or grain 1
ajvar: other 1
ajwain: other 1
alcohol: cake 2, cocktail 15, cookies 1, crêpes 2, dip 1, drink 8, gratin 2, hot drink 5, ice cream 1, long drink 7, other 74, parfait 2, pasta 1, pie 5, pudding 6, soup 1, tart 1
aleppo pepper: dip 1, other 4, salad 1, soup 1
alfredo sauce: dumplings 1, gratin 1, pasta 1, pizza 1
allspice: buns 1, cake 3, cookies 2, curry 2, dip 1, jar 1, mixed salad 1, other 45, pasta 1, patties 1, pie 1, rice or grain 3, rolls 1, salad 2, soup 7, stew 7, tart 1, waffles 1
almond butter: granola 1, other 1, parfait 1, sandwich 1
almond extract: bars 2, cake 7, cookies 4, crumble 2, granola 1, ice cream 1, jar 1, layer cake 1, other 8, pie 1, plain cake 1, tart 3
almond flour: cake 5, cookies 1, crumble 1, crêpes 2, other 10, tart 3
almond liqueur: cookies 1, other 1
almond milk: cookies 1, drink 1, parfait 2, porridge 1, pudding 1
almond: bars 5, bowl 1, cake 4, cookies 3, crumble 1, granola 1, gratin 3, loaf 1, other 50, parfait 5, pasta 1, pie 1, pieces 2, plain cake 1, rice or grain 8, roast 1, rolls 1, salad 16, soup 1, stew 4, tart 4
amaranth green: other 3, rice or grain 1
american cheese: burger 1, dip 1, gratin 1, muffins 1, other 3, pasta 1, rolls 1
ancho chile: other 3, soup 1, tacos 2
ancho chili powder: salad 1
anchovy: canapés 1, other 11, pasta 4, salad 2, stew 1
andouille sausage: other 3, rice or grain 1
angel food cake: cake 1
angel hair pasta: noodles 1, other 7, rice or grain 1
annatto: other 5, rice or grain 1
aperol: cocktail 1
apple cider: hot drink 1, noodles 1, other 13, roast 1, stew 1
apple juice: bowl 1, other 11, sandwich 1, soup 1, stew 2
apple: bars 2, burger 2, cake 4, cocktail 1, crumble 4, crêpes 1, curry 3, dip 6, dumplings 2, granola 1, gratin 2, hand pies 2, ice cream 1, loaf 2, mixed salad 6, muffins 2, noodles 1, other 63, pancakes 2, patties 3, pie 5, porridge 4, pudding 2, rice or grain 2, roast 10, rolls 1, salad 21, sandwich 2, soup 4, stew 5, tart 1
applesauce: cake 1, cookies 1, eggs 1, loaf 1, muffins 3, other 2, patties 1, rolls 1
apricot jam: crêpes 2, jar 1, other 6, pieces 1, pizza 1, pudding 1, salad 1, tart 4
apricot: crêpes 1, tart 1
aquafaba: other 1, pudding 1
arborio rice: other 3, pie 1, rice or grain 13
arctic char: chunky soup 1, other 3
artichoke heart: canapés 1, dip 3, dumplings 1, gratin 2, other 2, salad 4, sandwich 1
artichoke: canapés 1, dip 3, dumplings 1, gratin 2, other 3, salad 4, sandwich 1
arugula: burger 1, dip 1, other 3, pasta 4, pizza 2, rolls 1, salad 22, sandwich 5, tart 1
asian pear: other 2, stew 1
asparagus: canapés 1, dumplings 1, gratin 4, omelette 3, other 19, pasta 6, rice or grain 3, roast 2, salad 2, soup 2, stir-fry 1, tart 3
avocado: baked eggs 1, bowl 6, burger 1, cocktail 1, dip 2, gratin 4, other 17, patties 1, pieces 1, porridge 3, pudding 1, quesadillas 1, roast 1, rolls 8, salad 16, sandwich 1, soup 3, stew 1, stir-fry 2, tacos 11
baby corn: stir-fry 1
baby food: muffins 1
bacon: bars 1, buns 1, burger 2, cake 1, chunky soup 10, dip 3, eggs 4, gratin 8, loaf 2, muffins 2, noodles 4, omelette 2, other 93, pancakes 2, pasta 12, pie 4, pieces 2, pizza 1, porridge 3, rice or grain 4, roast 4, rolls 1, salad 14, sandwich 6, skewers 2, soup 12, stew 9, stir-fry 1, tart 5
bagel: dip 1, eggs 1, gratin 1, salad 1, sandwich 2
baguette: canapés 8, curry 1, dip 2, gratin 2, omelette 1, other 18, pizza 1, salad 1, sandwich 7, soup 3
baked bean: bars 2, gratin 1, other 7, pie 1, sandwich 1, stew 3
baking mix: buns 1, other 1, pancakes 5, pie 4
baking powder: bars 17, buns 15, cake 45, cookies 12, crumble 6, cupcakes 5, dumplings 2, flatbread 1, fries 1, gratin 3, hot drink 1, jar 2, layer cake 1, loaf 21, muffins 36, omelette 1, other 56, pancakes 27, patties 8, pie 5, pieces 4, pizza 1, plain cake 9, porridge 6, pudding 5, soup 1, stew 1, tacos 1, tart 1, waffles 6
baking soda: bars 13, buns 9, cake 30, cookies 24, crumble 1, crêpes 1, cupcakes 6, dip 1, hot drink 1, loaf 30, muffins 27, other 27, pancakes 12, pie 2, plain cake 6, pudding 2, rolls 1, waffles 1
balsamic vinegar: burger 2, canapés 2, jar 1, other 33, pasta 1, pieces 1, pizza 1, porridge 2, rice or grain 2, roast 14, salad 14, skewers 1, stew 1, tart 2
bamboo shoot: curry 1, other 1, soup 1, stew 1
banana bread: french toast 1
banana leaf: other 3
banana pepper: salad 2, sandwich 1, stew 1
banana: bowl 2, cake 4, cookies 3, drink 12, french toast 1, ice cream 1, loaf 11, muffins 7, other 13, pancakes 9, parfait 2, pasta 1, patties 1, pie 3, porridge 5, pudding 3, rolls 3, salad 3, sandwich 3
barbecue sauce: burger 2, gratin 2, muffins 1, other 11, pizza 2, quesadillas 3, sandwich 7, stew 2, tacos 1
barberry: other 2
barley: other 9, porridge 1, rice or grain 7, salad 3, soup 13, stew 2
basil: burger 1, canapés 2, curry 11, dip 4, drink 1, dumplings 4, gratin 6, jar 1, loaf 1, noodle soup 5, noodles 1, omelette 2, other 56, pasta 22, pie 1, pieces 2, pizza 4, porridge 1, rice or grain 1, roast 3, rolls 1, salad 14, sandwich 3, skewers 1, soup 10, stew 4, tart 2
basmati rice: other 19, rice or grain 15, salad 2
bay leaf: chunky soup 7, cocktail 1, curry 4, gratin 1, loaf 1, noodle soup 4, noodles 1, other 132, pasta 4, pie 4, pudding 1, rice or grain 16, roast 3, salad 4, sandwich 1, soup 53, stew 38
bean sprout: bowl 1, noodle soup 8, noodles 9, other 10, rice or grain 1, salad 1, soup 1, stir-fry 1
bean: bars 2, bowl 5, burger 1, crumble 1, curry 15, dip 6, flatbread 4, gratin 15, hand pies 1, other 138, pasta 7, patties 2, pie 4, pieces 2, porridge 2, quesadillas 8, rice or grain 19, rolls 10, salad 27, sandwich 3, soup 29, stew 42, tacos 9
beef bouillon: other 1, stew 1
beef broth: burger 2, curry 1, gratin 5, noodle soup 1, noodles 2, other 59, pasta 4, patties 1, pie 5, porridge 2, pudding 1, rice or grain 6, roast 4, salad 1, sandwich 5, soup 23, stew 48, stir-fry 1, tacos 1
beef burger: burger 1
beef heart: other 1, stew 1
beef liver: other 6, soup 1, stir-fry 1
beef shank: buns 1, noodle soup 1, other 6, soup 2
beef tallow: other 3, roast 1
beef tenderloin: other 5, roast 1
beef tongue: other 1
beef: bowl 3, buns 1, burger 9, cake 2, curry 6, dip 2, eggs 6, gratin 22, hand pies 3, loaf 4, muffins 2, noodle soup 3, noodles 7, other 210, pasta 17, patties 1, pie 11, pieces 1, porridge 1, pudding 1, quesadillas 2, rice or grain 8, roast 6, rolls 8, salad 9, sandwich 16, skewers 4, soup 26, stew 48, stir-fry 5, tacos 10
beer: cake 1, dip 1, drink 1, fries 1, loaf 1, other 10, pie 1, rice or grain 1, sandwich 2, soup 2, stew 3
beet green: omelette 1, other 1, rolls 1, soup 1
beet: cake 1, dip 1, other 12, rice or grain 1, roast 4, salad 11, soup 4, stew 2, tart 1
belacan: other 1
belgian endive: other 2, salad 2, stew 1
bell pepper: baked eggs 1, bars 1, bowl 1, burger 1, chunky soup 3, curry 10, dip 7, dumplings 1, eggs 8, flatbread 1, fries 1, gratin 16, loaf 1, noodles 6, omelette 5, other 180, pasta 14, pie 4, pieces 5, pizza 8, porridge 4, quesadillas 4, rice or grain 32, roast 6, rolls 3, salad 37, sandwich 4, skewers 7, soup 11, stew 22, stir-fry 13, tacos 1, tart 3
berbere: curry 4, omelette 1, other 5
berry: bars 3, bowl 2, buns 2, burger 1, cake 6, cocktail 3, crumble 17, crêpes 2, dip 4, drink 11, french toast 3, granola 1, gratin 4, ice cream 1, jar 8, loaf 5, muffins 9, other 46, pancakes 10, parfait 10, pie 14, pizza 1, plain cake 4, porridge 3, pudding 8, rolls 1, salad 8, sandwich 1, soup 1, tart 4, waffles 1
beyond burger: burger 1
biscuit dough: buns 1, doughnuts 1, gratin 2, loaf 1, pizza 1
bison: burger 1, other 2, stew 2
bitter melon: other 7
bitters: other 4
black bean sauce: noodle soup 2, other 15, stir-fry 1
black bean: bowl 4, burger 1, dip 1, gratin 6, other 13, pasta 1, pieces 2, porridge 1, quesadillas 4, rice or grain 2, rolls 5, salad 6, soup 7, stew 6, tacos 5
black olive: dip 2, flatbread 1, gratin 4, other 31, pasta 5, pie 1, roast 2, rolls 1, salad 19, sandwich 1, stew 1, tart 1
black pepper: baked eggs 1, bars 2, bowl 1, buns 5, burger 20, cake 9, canapés 6, chunky soup 18, cocktail 1, crumble 2, crêpes 1, curry 5, dip 18, dumplings 13, eggs 20, flatbread 4, fries 3, gratin 108, hand pies 3, hot drink 1, jar 4, loaf 9, mixed salad 6, muffins 2, noodle soup 4, noodles 14, omelette 36, other 850, pancakes 1, pasta 83, patties 13, pie 27, pieces 10, pizza 4, porridge 20, pudding 1, quesadillas 1, rice or grain 42, roast 79, rolls 16, salad 114, sandwich 34, skewers 9, soup 116, stew 106, stir-fry 6, tacos 1, tart 28, waffles 1
black vinegar: dumplings 2, noodles 2, other 7
black-eyed pea: curry 1, other 11, rice or grain 1, salad 3, stew 1
blackberry: crumble 3, other 1, parfait 1, pie 2, rolls 1
blood sausage: other 3
blue cheese dressing: salad 1, sandwich 1
blue cheese: burger 1, canapés 1, dip 1, dumplings 1, gratin 1, other 6, pasta 3, pieces 1, pizza 2, porridge 1, salad 9, sandwich 2, soup 3, stew 1, tart 1
blueberry: bowl 1, cake 1, crumble 4, crêpes 1, drink 1, gratin 1, jar 1, loaf 2, muffins 3, other 10, pancakes 8, parfait 1, pie 3, pizza 1, plain cake 1, porridge 2, salad 4, waffles 1
bocconcini: dumplings 1, salad 1, skewers 1
bok choy: noodle soup 2, noodles 2, other 8, pieces 1, salad 1, sandwich 1, soup 2, stir-fry 5
bologna: other 1, sandwich 1, stew 1
bonito flake: other 3
bouillon: other 2, soup 2, stew 1
bouquet garni: other 1
bourbon: other 8, pie 1, pudding 1
braising steak: other 1, porridge 1
bran cereal: muffins 1
brandy: cake 1, cocktail 2, crêpes 1, dip 1, drink 1, other 17, parfait 1, pudding 1, soup 1
bratwurst: other 3
bread flour: buns 1, loaf 5, other 2, rolls 1, sandwich 2
bread roll: burger 4, other 12, rolls 2, sandwich 14, stew 1
bread: bars 1, canapés 9, curry 1, dip 3, french toast 8, fries 1, gratin 19, loaf 2, omelette 3, other 72, pizza 1, pudding 2, rolls 1, salad 3, sandwich 80, soup 5, stew 2
breadcrumbs: burger 10, cake 7, crumble 2, curry 1, dip 1, dumplings 4, flatbread 1, fries 1, gratin 22, loaf 7, muffins 1, other 90, pasta 6, patties 5, pie 1, pieces 3, porridge 1, pudding 2, roast 1, rolls 3, sandwich 2, skewers 1, soup 2, stew 15, tart 2
breaded chicken: salad 1
breadfruit: eggs 1, other 1
breakfast cereal: bars 1, other 1
breakfast sausage: bars 1, buns 2, dip 1, gratin 5, loaf 1, omelette 1, other 2, pancakes 1, pizza 1, rice or grain 1
bresaola: other 1
brie: gratin 1, other 6, pasta 1, sandwich 2, tart 1
brioche: french toast 1
brisket: other 4, stew 2
broccoli rabe: other 4, pasta 3, porridge 1, sandwich 1
broccoli: bowl 4, dip 1, dumplings 1, gratin 13, mixed salad 1, muffins 1, other 20, pasta 4, patties 1, pizza 3, rice or grain 3, roast 2, salad 5, soup 3, stew 1, stir-fry 6, tart 3
broccolini: other 1
broth: bars 2, burger 2, chunky soup 17, curry 15, dip 2, dumplings 5, eggs 1, gratin 31, loaf 1, muffins 1, noodle soup 12, noodles 11, other 304, pasta 14, patties 1, pie 10, porridge 7, pudding 1, rice or grain 56, roast 17, rolls 2, salad 3, sandwich 10, soup 157, stew 98, stir-fry 7, tacos 5
brown rice: bowl 3, gratin 2, other 2, pudding 1, rice or grain 5, salad 2, stir-fry 1
brown sauce: other 1
brown sugar: bars 27, bowl 6, buns 9, burger 1, cake 14, cookies 26, crumble 23, crêpes 2, cupcakes 1, curry 14, dip 6, dumplings 2, granola 1, gratin 6, hand pies 1, hot drink 4, ice cream 1, jar 1, loaf 29, mixed salad 1, muffins 21, noodle soup 3, noodles 13, other 174, pancakes 4, pasta 2, pie 16, pieces 2, plain cake 8, porridge 3, pudding 6, rice or grain 3, roast 5, rolls 2, salad 4, sandwich 2, skewers 1, soup 3, stew 19, stir-fry 10, tacos 2, tart 4, waffles 1
brownie mix: bars 1, parfait 1
browning sauce: stew 2
brussels sprout: eggs 1, noodles 1, other 15, roast 5, salad 3, skewers 1
bucatini: other 1, pasta 1, pie 1
buckwheat flour: crêpes 3, other 2, pancakes 1
buckwheat: other 1, rice or grain 2, rolls 1
buffalo sauce: rolls 1, salad 1, sandwich 1, soup 1
bulgur: mixed salad 1, other 7, rice or grain 4, salad 2, skewers 1, soup 1
bun: buns 1, burger 24, other 18, rolls 3, sandwich 10, stew 1
burrata: salad 1
butter chicken: other 1, pizza 1, quesadillas 1, rolls 1
butter cracker: gratin 6
butter lettuce: other 5, rice or grain 1, rolls 3, salad 7, sandwich 1, stew 1
butter: bars 59, buns 27, burger 10, cake 62, canapés 4, chunky soup 13, cookies 40, crumble 26, crêpes 11, cupcakes 4, curry 17, dip 12, doughnuts 2, dumplings 23, eggs 14, flatbread 5, french toast 9, fries 2, gratin 102, hand pies 6, ice cream 1, jar 1, layer cake 1, loaf 33, muffins 17, noodle soup 3, noodles 10, omelette 23, other 706, pancakes 29, pasta 52, patties 4, pie 72, pieces 9, pizza 2, plain cake 10, porridge 31, pudding 21, quesadillas 1, rice or grain 44, roast 18, rolls 18, salad 1, sandwich 47, skewers 3, soup 85, stew 26, tacos 1, tart 41, waffles 5
buttermilk powder: jar 1
buttermilk: bars 5, buns 6, cake 11, crumble 1, cupcakes 2, dumplings 1, loaf 4, muffins 7, other 22, pancakes 8, pie 2, plain cake 1, sandwich 1, soup 2, waffles 1
butternut squash: curry 3, dumplings 1, gratin 2, omelette 1, other 8, pasta 2, porridge 1, rice or grain 2, roast 2, salad 2, soup 6, stew 3, tacos 1, tart 1
butterscotch chip: bars 3, cookies 1, other 1
cabbage roll: soup 1
cabbage: buns 1, burger 2, curry 1, dumplings 3, eggs 3, flatbread 2, hand pies 1, mixed salad 7, noodle soup 2, noodles 17, other 105, pasta 2, pieces 1, quesadillas 1, rice or grain 3, roast 6, rolls 9, salad 10, sandwich 5, skewers 1, soup 22, stew 6, stir-fry 11, tacos 10
cachaca: other 1
cactus paddle: other 1, salad 1
caesar dressing: rolls 1, salad 1
cajun seasoning: dip 1, other 10, pasta 2, pieces 1, rice or grain 3, rolls 1, salad 1, sandwich 1
cake flour: cake 10, cookies 1, cupcakes 2, layer cake 1, pie 1
cake mix: cake 17, cookies 2, layer cake 1
cake: cake 2, parfait 5
calamansi: other 4
callaloo: other 2
calvados: other 2
camembert: other 1
campari: other 1
canadian bacon: eggs 1, other 2, pasta 1, sandwich 1
candied cherry: cookies 1, other 10, plain cake 1, salad 2, sandwich 1
candied fruit: buns 1, cookies 1, other 11, pie 1, plain cake 1, pudding 1, salad 2, sandwich 1, tart 1
candied orange peel: buns 1, other 2, pudding 1
candy cane: cocktail 1, hot drink 1, other 1
candy: bars 1, cocktail 1, hot drink 1, other 2, pudding 1
canned salmon: bowl 1, cake 2, chunky soup 1, dip 2, loaf 1, other 3, pasta 1, patties 1, pudding 1, sandwich 1, tart 1
canned tomato: baked eggs 1, chunky soup 2, curry 12, dip 3, dumplings 2, gratin 10, noodle soup 1, other 107, pasta 35, pie 2, pieces 1, pizza 3, porridge 3, rice or grain 10, rolls 2, sandwich 1, skewers 1, soup 41, stew 44, tacos 1
canola oil: burger 1, cake 1, crumble 1, dip 1, eggs 1, granola 1, gratin 3, loaf 1, muffins 4, other 31, pancakes 3, pasta 2, patties 5, pieces 1, porridge 3, quesadillas 2, roast 1, rolls 2, salad 2, sandwich 3, stew 5, stir-fry 1, tacos 6
cantaloupe: drink 1, other 1, salad 4, soup 1
caper: canapés 1, dip 1, eggs 1, gratin 1, other 31, pasta 5, patties 1, roast 2, salad 3, sandwich 3, stew 1, tart 1
caramel sauce: cake 2, ice cream 1, pie 1, rolls 1
caramel: bars 1, other 2, tart 1
caraway seed: dip 1, loaf 1, mixed salad 1, noodles 2, other 20, pie 1, rice or grain 1, salad 2, sandwich 1, soup 5, stew 3
cardamom: buns 2, curry 8, drink 2, hot drink 2, noodles 1, other 35, pasta 1, porridge 1, pudding 1, rice or grain 5, stew 1, waffles 1
caribou: stew 1
carrot: bowl 8, buns 1, cake 3, chunky soup 4, curry 14, dip 3, dumplings 1, eggs 1, flatbread 2, gratin 16, loaf 3, mixed salad 6, muffins 5, noodle soup 6, noodles 16, other 173, pasta 10, patties 2, pie 8, pizza 1, porridge 2, pudding 1, rice or grain 24, roast 14, rolls 5, salad 22, sandwich 1, soup 106, stew 45, stir-fry 7
cashew: bars 1, bowl 1, curry 3, gratin 1, noodles 1, other 13, pasta 1, pieces 1, rice or grain 3, salad 3, soup 1
cassareep: other 1
cassava leaf: other 1
cassava: cake 1, other 9, stew 1
catfish: other 6
cauliflower: curry 3, flatbread 1, gratin 7, other 18, pasta 1, patties 1, rice or grain 3, roast 5, salad 2, soup 5, tacos 1
caviar: other 1, sandwich 1
cayenne: buns 2, chunky soup 2, crumble 1, curry 8, dip 6, eggs 2, flatbread 1, gratin 4, hand pies 1, jar 2, omelette 1, other 74, patties 1, pieces 4, pizza 1, porridge 2, pudding 1, rice or grain 2, roast 2, rolls 2, salad 4, sandwich 5, skewers 3, soup 6, stew 10, tacos 1, tart 1
celery root: gratin 2, other 9, porridge 1, roast 1, salad 2, soup 3
celery salt: long drink 2, other 1
celery seed: dip 1, jar 1, loaf 1, mixed salad 3, other 1, salad 1
celery: bars 2, chunky soup 15, dip 3, dumplings 1, eggs 1, gratin 13, loaf 2, long drink 2, muffins 1, noodle soup 4, noodles 1, other 55, pasta 8, patties 1, pie 3, pieces 2, porridge 1, pudding 1, rice or grain 8, roast 3, rolls 2, salad 32, sandwich 8, soup 63, stew 17, stir-fry 1
chaat masala: other 1
champagne: other 2
chana dal: curry 3, dip 1, other 1, rice or grain 1
chanterelle: other 1
char siu: noodles 2
chayote: curry 1, other 3, soup 1
cheddar: bars 2, bowl 1, buns 6, burger 5, chunky soup 2, dip 7, dumplings 1, eggs 1, flatbread 1, fries 1, gratin 73, hand pies 1, loaf 3, muffins 2, omelette 10, other 43, pancakes 2, pasta 10, patties 3, pie 18, pieces 5, pizza 2, porridge 6, pudding 1, quesadillas 7, rice or grain 7, rolls 11, salad 11, sandwich 13, soup 13, stew 7, tacos 7, tart 7, waffles 1
cheese ball: salad 1
cheese cracker: other 1
cheese curd: other 6
cheese ravioli: dumplings 11, salad 1, soup 2
cheese: baked eggs 1, bars 9, bowl 1, buns 7, burger 19, cake 11, canapés 7, chunky soup 3, cookies 5, crumble 1, crêpes 3, cupcakes 2, curry 5, dip 38, dumplings 28, eggs 2, flatbread 4, french toast 2, fries 2, gratin 131, hand pies 2, layer cake 1, loaf 8, muffins 4, noodle soup 2, noodles 5, omelette 33, other 329, pancakes 6, pasta 119, patties 5, pie 32, pieces 13, pizza 32, plain cake 1, porridge 22, pudding 4, quesadillas 18, rice or grain 29, roast 7, rolls 31, salad 72, sandwich 50, skewers 4, soup 32, stew 20, tacos 15, tart 48, waffles 1
cherry juice: other 1
cherry tomato: curry 1, dip 3, dumplings 4, flatbread 1, mixed salad 1, other 22, pasta 9, porridge 1, rice or grain 1, roast 2, salad 32, sandwich 1, skewers 4, stew 1, tart 1
cherry: cake 2, crumble 1, jar 1, other 5, parfait 2, pie 1, soup 1, stew 1
chestnut puree: other 1
chestnut: other 2, soup 1
chia seed: flatbread 1, parfait 4
chicken bouillon: other 1, soup 2
chicken breast: bowl 1, canapés 1, crumble 1, curry 5, dip 4, dumplings 1, flatbread 1, gratin 7, noodles 4, other 87, pasta 7, pie 1, pizza 1, rice or grain 3, rolls 2, salad 10, sandwich 1, skewers 1, soup 5, stew 2, stir-fry 6, tacos 2, waffles 1
chicken broth: bars 2, chunky soup 7, curry 10, dip 2, dumplings 5, eggs 1, gratin 19, loaf 1, muffins 1, noodle soup 7, noodles 5, other 191, pasta 7, pie 4, porridge 2, rice or grain 31, roast 13, rolls 1, sandwich 3, soup 71, stew 37, stir-fry 4, tacos 4
chicken carcass: noodle soup 1, other 2, roast 1, skewers 1, stew 1
chicken fat: other 1, rice or grain 1, soup 1
chicken leg: curry 1, noodle soup 1, other 18, roast 1
chicken liver: canapés 1, dip 1, other 7, rice or grain 1, salad 1, sandwich 1
chicken nugget: burger 1, gratin 1, other 1
chicken piece: other 12, pasta 1, rice or grain 3, roast 1, stew 2
chicken sausage: other 1, pasta 1, rice or grain 2, soup 2
chicken skin: other 1
chicken tender: other 2, salad 1, waffles 1
chicken thigh: bowl 4, curry 13, dip 1, dumplings 1, flatbread 2, gratin 1, jar 1, noodle soup 1, noodles 1, other 123, pie 1, porridge 2, rice or grain 11, roast 2, rolls 1, skewers 4, soup 2, stew 14, stir-fry 3
chicken wing: other 1, pieces 9
chicken: bowl 6, burger 5, canapés 1, chunky soup 1, crumble 1, curry 19, dip 6, dumplings 2, eggs 1, flatbread 4, gratin 25, jar 1, noodle soup 5, noodles 7, other 273, pancakes 1, pasta 10, patties 2, pie 6, pieces 9, pizza 3, porridge 3, quesadillas 3, rice or grain 23, roast 9, rolls 8, salad 21, sandwich 4, skewers 7, soup 16, stew 24, stir-fry 9, tacos 4, waffles 1
chickpea flour: curry 2, other 12, pancakes 1, patties 3, skewers 1
chickpea: bowl 1, crumble 1, curry 11, dip 3, flatbread 4, gratin 1, hand pies 1, other 36, pasta 4, patties 2, quesadillas 1, rice or grain 8, salad 12, sandwich 1, soup 2, stew 9
chili con carne: fries 1, stew 1
chili garlic sauce: other 6, rice or grain 1
chili oil: dumplings 2, noodles 1, other 3
chili paste: other 1, rice or grain 1
chili pepper: bars 2, buns 1, burger 1, chunky soup 1, cocktail 1, curry 24, dip 18, eggs 1, flatbread 5, french toast 1, gratin 9, hand pies 2, mixed salad 3, noodle soup 2, noodles 1, omelette 3, other 203, pasta 2, patties 1, pieces 3, pizza 2, porridge 1, quesadillas 6, rice or grain 12, roast 2, rolls 5, salad 15, sandwich 2, skewers 3, soup 16, stew 18, stir-fry 5, tacos 15
chili powder: bowl 2, burger 1, curry 5, dip 3, gratin 6, hot drink 1, jar 1, other 38, pasta 2, pie 2, pieces 1, quesadillas 6, rice or grain 7, roast 1, rolls 4, salad 6, sandwich 2, soup 2, stew 20, stir-fry 4, tacos 18
chili sauce: cocktail 2, noodles 1, other 4, stew 1
chimichurri: other 1
chinese broccoli: other 4, rice or grain 1
chipotle in adobo: burger 1, gratin 1, other 5, quesadillas 1, rolls 1, stew 1, tacos 6
chipotle: burger 1, gratin 1, other 5, quesadillas 1, rolls 1, stew 1, tacos 6
chive: baked eggs 1, chunky soup 4, crêpes 2, dip 7, dumplings 1, eggs 1, french toast 1, gratin 1, jar 1, noodles 1, omelette 10, other 50, pasta 1, patties 1, pie 1, porridge 1, rice or grain 2, roast 1, rolls 3, salad 10, sandwich 4, soup 12, tart 3, waffles 1
chocolate candy: cookies 1, cupcakes 1, ice cream 1, other 2
chocolate chip: bars 15, cake 3, cookies 9, cupcakes 1, gratin 1, loaf 3, muffins 4, other 9, pancakes 2, pie 5, tart 1
chocolate hazelnut spread: bars 1, crêpes 1, hand pies 1, other 1, sandwich 1
chocolate sandwich cookie: cookies 1, pie 1, pudding 1, tart 2
chocolate syrup: drink 2, other 4
chocolate: bars 23, buns 1, cake 14, cookies 20, cupcakes 1, gratin 1, hot drink 2, loaf 3, muffins 5, other 34, pancakes 2, parfait 2, pie 12, pudding 9, rolls 1, sandwich 1, tart 5
chorizo: eggs 1, other 17, rice or grain 4, rolls 1, soup 1, stew 1, tacos 1
chuck roast: curry 3, noodles 1, other 21, pasta 1, sandwich 3, soup 1, stew 10, tacos 1
chutney: curry 1, dip 1, flatbread 1, hand pies 2, other 8, quesadillas 1, salad 2
ciabatta: sandwich 1
cider vinegar: bars 1, burger 1, cupcakes 1, curry 1, dip 7, eggs 2, gratin 1, hot drink 1, jar 1, loaf 4, mixed salad 6, noodles 1, other 83, pasta 1, pieces 2, roast 5, salad 24, sandwich 6, soup 5, stew 12, tacos 1, tart 1
cilantro: baked eggs 2, bowl 1, buns 1, burger 1, chunky soup 2, cocktail 1, curry 21, dip 14, flatbread 3, french toast 1, fries 1, gratin 7, hand pies 2, mixed salad 6, noodle soup 1, noodles 2, omelette 2, other 151, pasta 3, patties 1, pieces 1, pizza 3, quesadillas 2, rice or grain 15, roast 1, rolls 4, salad 23, sandwich 1, skewers 2, soup 13, stew 12, stir-fry 5, tacos 18
cinnamon roll: gratin 1
cinnamon stick: curry 8, dip 1, hot drink 5, noodle soup 4, other 37, porridge 1, pudding 2, rice or grain 5, soup 1, stew 6, tacos 1
cinnamon: bars 9, buns 5, cake 19, cookies 12, crumble 15, crêpes 2, curry 9, dip 3, doughnuts 1, drink 3, dumplings 5, flatbread 1, french toast 5, granola 2, gratin 12, hand pies 1, hot drink 6, ice cream 1, jar 1, loaf 20, muffins 25, noodle soup 4, noodles 1, other 148, pancakes 9, pasta 1, patties 3, pie 20, plain cake 4, porridge 10, pudding 7, rice or grain 17, roast 3, rolls 6, salad 4, sandwich 3, soup 2, stew 16, tacos 1, tart 5, waffles 1
citrus fruit: bars 1, bowl 3, buns 2, cake 9, canapés 1, chunky soup 2, cocktail 10, cookies 1, crêpes 3, curry 3, dip 3, drink 9, dumplings 1, eggs 1, flatbread 2, french toast 1, fries 3, gratin 1, hot drink 3, jar 2, loaf 2, long drink 4, muffins 3, noodle soup 5, noodles 3, other 213, pancakes 1, parfait 4, pasta 13, patties 5, pie 1, pieces 1, pizza 1, pudding 1, rice or grain 13, roast 13, salad 25, sandwich 3, skewers 5, soup 11, stew 10, stir-fry 1, tacos 12, tart 3
citrus juice: bars 9, bowl 3, buns 2, burger 4, cake 9, canapés 1, cocktail 13, cookies 2, crumble 17, cupcakes 1, curry 30, dip 37, drink 19, dumplings 1, eggs 2, flatbread 5, french toast 2, fries 1, granola 1, gratin 7, hand pies 3, hot drink 3, ice cream 5, jar 11, loaf 5, long drink 3, mixed salad 11, muffins 4, noodle soup 4, noodles 5, omelette 2, other 414, parfait 5, pasta 22, patties 6, pie 20, pieces 5, pizza 1, plain cake 1, porridge 3, pudding 8, quesadillas 1, rice or grain 18, roast 15, rolls 17, salad 108, sandwich 16, skewers 7, soup 37, stew 14, stir-fry 5, tacos 14, tart 10
citrus zest: bars 4, buns 3, burger 1, cake 12, cookies 5, crumble 2, cupcakes 1, curry 2, dip 3, drink 1, dumplings 1, french toast 1, gratin 1, ice cream 1, jar 1, loaf 6, muffins 6, omelette 1, other 58, pancakes 1, pasta 4, pie 9, pizza 2, plain cake 1, pudding 7, rice or grain 3, roast 2, rolls 2, salad 6, sandwich 3, soup 4, stew 3, tart 4
clam juice: chunky soup 1, other 2
clam: chunky soup 3, dip 1, other 7, pasta 3, pizza 1
clamato: long drink 1, mixed salad 1
clarified butter: bars 1, curry 11, flatbread 4, hand pies 1, noodles 1, omelette 2, other 29, rice or grain 6, skewers 1
clotted cream: buns 1
cloudberry: jar 1, other 1
clove: bars 1, buns 1, cake 5, cookies 4, curry 2, dip 2, gratin 1, hot drink 3, loaf 5, muffins 1, noodle soup 2, other 41, pie 2, porridge 1, rice or grain 4, roast 1, soup 2, stew 6, tacos 1, tart 1, waffles 1
cocktail mix: other 1
cocktail sauce: other 2
cocoa powder: bars 13, cake 19, cookies 8, cupcakes 5, drink 1, granola 1, hot drink 5, ice cream 2, loaf 2, muffins 1, other 20, parfait 1, pie 1, pudding 3, stew 2, tart 2
coconut cream: other 3
coconut flake: bars 5, bowl 2, buns 1, cake 5, cocktail 1, cookies 5, curry 1, dip 1, flatbread 1, granola 2, gratin 2, layer cake 1, loaf 1, muffins 3, other 25, parfait 1, pie 4, salad 1
coconut flour: pancakes 1
coconut milk: bowl 1, cake 3, chunky soup 1, curry 40, drink 2, flatbread 1, gratin 1, layer cake 1, loaf 2, noodle soup 3, noodles 1, other 59, pancakes 1, parfait 1, pie 1, porridge 1, pudding 4, rice or grain 8, sandwich 1, skewers 1, soup 9, stew 4
coconut oil: cookies 3, crumble 1, cupcakes 1, curry 3, flatbread 1, other 20, pancakes 1, pudding 2, rice or grain 1, soup 2, stew 1
coconut rum: other 1
coconut vinegar: other 2
coconut water: drink 1, other 3
coconut: bars 5, bowl 2, buns 1, cake 5, cocktail 1, cookies 5, curry 2, dip 1, flatbread 1, granola 2, gratin 2, layer cake 1, loaf 1, muffins 3, other 26, parfait 1, pie 4, salad 1
cod: cake 1, chunky soup 2, curry 2, fries 2, gratin 1, other 33, patties 1, roast 1, soup 1, stew 2
coffee liqueur: cocktail 1, drink 1, hot drink 1, other 2, pie 1, pudding 1
coffee: bars 1, cake 4, cocktail 1, cookies 1, cupcakes 1, drink 2, hot drink 7, loaf 1, muffins 1, other 10, pie 1, pudding 1
cognac: crêpes 1, other 2
cola: cake 1, drink 1, other 2
cold cuts: bowl 1, dip 1, gratin 1, noodles 1, other 8, pasta 2, pizza 6, rice or grain 2, rolls 1, salad 2, sandwich 3, skewers 1, stew 1, tacos 1
coleslaw mix: burger 1, mixed salad 1, other 1, rolls 3, salad 1, sandwich 3, tacos 1
coleslaw: quesadillas 1, sandwich 4, tacos 1
collard green: other 9, pasta 1, stew 1
condensed milk: bars 3, cake 4, cookies 1, drink 4, french toast 1, gratin 1, hot drink 1, ice cream 1, other 18, pancakes 1, pie 5, pudding 2, rice or grain 1
condiment: bars 1, burger 8, cake 4, cocktail 1, crumble 2, dip 3, fries 1, gratin 19, hand pies 2, jar 1, loaf 2, mixed salad 5, noodles 2, other 157, pasta 2, patties 2, pie 6, pieces 1, porridge 1, roast 5, rolls 3, salad 59, sandwich 24, skewers 2, soup 3, stew 11, tart 6
cooked beef: bowl 1, eggs 1, gratin 1, other 4, pie 2, rice or grain 1, roast 3, rolls 3, salad 4, sandwich 5, stew 1
cooked chicken: burger 1, chunky soup 1, dip 1, eggs 1, gratin 15, noodle soup 2, noodles 2, other 17, pancakes 1, patties 1, pie 4, pizza 1, porridge 1, quesadillas 3, rice or grain 2, rolls 3, salad 10, sandwich 3, soup 7, stew 2, tacos 2
cooked lamb: curry 1, flatbread 1, gratin 1, rice or grain 2, soup 1, stew 1
cooked pork: bars 1, buns 1, eggs 2, gratin 4, hand pies 1, other 4, pizza 1, quesadillas 2, rice or grain 1, rolls 1, sandwich 3, soup 1, tacos 2
cooked salmon: dip 1, eggs 1, rice or grain 1
cooked turkey: cake 1, curry 1, eggs 1, gratin 4, noodle soup 2, noodles 2, other 6, pie 1, porridge 1, rice or grain 1, sandwich 5, soup 5, stew 1, tacos 1
cookie: cake 2, cookies 1, other 7, pie 6, pudding 2, tart 7
coriander: crumble 1, curry 17, flatbread 1, hand pies 1, noodle soup 2, other 66, pasta 1, patties 2, rice or grain 1, salad 1, skewers 4, soup 5, stew 4, tacos 1
corn flake: gratin 1, other 3
corn flour: burger 3
corn husk: other 2
corn syrup: bars 5, buns 1, cake 4, other 10, pie 6
corn tortilla: gratin 8, other 20, rolls 1, soup 1, stir-fry 2, tacos 27
corn: bars 2, bowl 1, chunky soup 16, dip 4, gratin 8, mixed salad 2, muffins 1, noodle soup 2, other 55, pancakes 1, pasta 1, patties 2, pie 1, pieces 2, pudding 1, quesadillas 1, rice or grain 1, rolls 1, salad 12, skewers 1, soup 17, stew 10, stir-fry 2, tacos 1, tart 1
cornbread: bars 1, salad 1
corned beef: cake 1, dip 1, eggs 5, gratin 1, hand pies 1, other 9, pasta 1, sandwich 4, soup 2
cornichon: other 3
cornish hen: other 3, roast 1
cornmeal: bars 7, cake 3, flatbread 2, loaf 4, muffins 4, other 35, pie 3, pizza 5, porridge 20, pudding 3, sandwich 1, skewers 1, soup 1
cornstarch: bars 2, bowl 6, cake 3, cookies 1, crumble 24, dip 3, dumplings 2, fries 1, hand pies 1, noodles 8, omelette 1, other 108, pancakes 2, parfait 5, patties 1, pie 24, pieces 1, plain cake 1, porridge 1, pudding 6, rice or grain 4, roast 4, rolls 1, sandwich 1, soup 9, stew 10, stir-fry 26, tart 5
cotija: other 2
cottage cheese: dip 1, dumplings 1, gratin 9, noodles 2, omelette 1, other 10, pancakes 2, pasta 2, pie 1, pieces 2, porridge 1, rice or grain 1, rolls 1, salad 1, sandwich 1, tart 2
couscous: other 12, patties 1, pieces 1, rice or grain 15, salad 3, stew 2
crab: cake 1, chunky soup 1, dip 1, omelette 1, other 8, pasta 1, pieces 1, rice or grain 1, rolls 1, salad 2, sandwich 1, soup 1, stew 1
crabapple: other 2
cracker: dip 5, gratin 7, loaf 1, other 14, patties 1, pie 2, stew 1
cranberry juice: cocktail 1, drink 2, other 3
cranberry sauce: cake 1, eggs 1, gratin 2, other 7, pie 1, roast 1, salad 1, sandwich 2, stew 2, tacos 1
cranberry: buns 1, burger 1, crumble 2, dip 3, drink 2, loaf 2, muffins 2, other 8, parfait 1, pie 2, plain cake 1
cream cheese: bars 7, buns 1, burger 1, cake 9, chunky soup 1, cookies 4, cupcakes 2, dip 22, eggs 1, flatbread 1, french toast 1, gratin 6, layer cake 1, loaf 2, muffins 1, omelette 2, other 26, pasta 3, pie 7, pieces 5, pizza 2, plain cake 1, porridge 1, pudding 2, rolls 7, salad 4, sandwich 4, stew 1, tart 18
cream of celery soup: gratin 2, other 1, rice or grain 1
cream of chicken soup: gratin 10, other 8, pie 1, soup 1
cream of mushroom soup: gratin 13, other 7, rice or grain 1, stew 2
cream of tartar: cake 7, cookies 2, other 4, pie 3, pudding 1
cream style corn: bars 2, dip 1, muffins 1, other 3, pudding 1, soup 2
cream: baked eggs 1, bars 10, bowl 2, buns 5, cake 19, chunky soup 11, cocktail 2, cookies 2, crumble 1, crêpes 2, curry 5, dip 21, drink 4, dumplings 8, eggs 2, flatbread 1, french toast 4, fries 2, gratin 51, hot drink 5, ice cream 9, layer cake 2, loaf 2, muffins 1, noodles 5, omelette 5, other 235, pancakes 2, parfait 10, pasta 35, patties 4, pie 30, pieces 1, plain cake 6, porridge 3, pudding 24, quesadillas 5, rice or grain 4, roast 1, rolls 11, salad 22, sandwich 7, soup 63, stew 21, stir-fry 4, tacos 11, tart 27, waffles 2
creme de cacao: other 2
creme de cassis: other 2
creme de menthe: other 1
creme fraiche: dip 1, other 1, salad 1, sandwich 3
cremini mushroom: burger 1, gratin 3, other 5, pasta 3, pieces 2, rice or grain 3, soup 2, stew 1, stir-fry 1, tart 1
crescent roll dough: bars 2, dumplings 1, gratin 1, other 2, pizza 2, tacos 1
crisp rice cereal: bars 4, other 3
croissant: french toast 1, gratin 4, other 3
crouton: rolls 1, salad 2
crushed tomato: curry 6, dumplings 1, gratin 5, noodle soup 1, other 37, pasta 14, pie 1, pizza 2, porridge 1, rice or grain 1, rolls 2, skewers 1, soup 3, stew 6
crust: crêpes 1, dip 1, other 6, pie 58, tart 18
crystallized ginger: pie 1, tart 1
cucumber: bowl 11, buns 1, cocktail 1, dip 3, flatbread 5, gratin 1, loaf 1, long drink 1, mixed salad 3, noodle soup 1, noodles 4, omelette 1, other 39, pasta 1, patties 2, pieces 1, pizza 1, pudding 1, rice or grain 4, rolls 11, salad 42, sandwich 2, skewers 2, soup 4
cumin: baked eggs 2, bowl 5, burger 3, crumble 1, curry 34, dip 14, flatbread 9, fries 1, gratin 17, hand pies 4, hot drink 1, jar 1, omelette 2, other 202, pancakes 1, pasta 3, patties 5, pie 2, pieces 2, pizza 1, quesadillas 6, rice or grain 27, roast 3, rolls 12, salad 15, sandwich 2, skewers 6, soup 19, stew 36, stir-fry 5, tacos 23
curry leaf: curry 6, dip 1, flatbread 2, other 18, rice or grain 3, stew 1
curry paste: cake 1, curry 13, noodle soup 1, other 5, soup 2
curry powder: chunky soup 1, curry 31, dip 2, flatbread 2, noodle soup 1, noodles 1, other 30, patties 1, pie 1, quesadillas 1, rice or grain 4, roast 1, rolls 1, salad 4, soup 7, stew 3
curry roux: curry 4, noodles 1
custard: other 2, parfait 1, pudding 1
daikon: cake 1, noodle soup 1, other 13, soup 1, stew 3
dairy product: baked eggs 1, bars 62, bowl 3, buns 29, burger 22, cake 86, canapés 9, chunky soup 22, cocktail 2, cookies 42, crumble 28, crêpes 13, cupcakes 7, curry 22, dip 50, doughnuts 2, drink 28, dumplings 34, eggs 14, flatbread 13, french toast 10, fries 5, granola 1, gratin 166, hand pies 9, hot drink 11, ice cream 9, jar 3, layer cake 2, loaf 46, mixed salad 1, muffins 37, noodle soup 5, noodles 12, omelette 42, other 1090, pancakes 34, parfait 19, pasta 134, patties 16, pie 103, pieces 17, pizza 32, plain cake 11, porridge 42, pudding 47, quesadillas 18, rice or grain 64, roast 27, rolls 50, salad 102, sandwich 76, skewers 10, soup 120, stew 53, stir-fry 4, tacos 23, tart 65, waffles 6
dandelion green: other 2, salad 1
dark chocolate: bars 4, cake 8, cookies 6, hot drink 1, other 18, parfait 2, pie 2, pudding 6, rolls 1, sandwich 1, tart 2
dark rum: cake 1, cocktail 1, drink 2, hot drink 1, ice cream 1, other 9, pie 1
dashi: noodles 4, other 14
date: bars 4, cake 2, cookies 1, drink 1, loaf 5, muffins 1, other 9, pie 1, pudding 2, roast 1, salad 2
deli turkey: rolls 2, sandwich 1
delicata squash: other 1, roast 2
diced tomatoes with green chiles: dip 1, gratin 1, other 1, pasta 1
digestive biscuit: cake 1, pie 1
dijon mustard: burger 5, cake 4, cocktail 1, crumble 2, dip 3, gratin 16, mixed salad 4, noodles 1, other 114, pasta 1, patties 2, pie 4, pieces 1, roast 3, rolls 2, salad 54, sandwich 15, skewers 2, soup 3, stew 9, tart 6
dill seed: other 1
dill: burger 1, cake 2, chunky soup 3, crumble 1, crêpes 1, dip 6, eggs 2, gratin 3, jar 1, loaf 2, mixed salad 1, omelette 2, other 70, pasta 5, patties 4, pie 1, pieces 1, porridge 1, pudding 1, rice or grain 5, rolls 3, salad 16, sandwich 6, soup 14, stew 1, tart 2
ditalini: soup 1
doenjang: other 3
doubanjiang: noodle soup 2, other 6
doughnut: gratin 1
dried apricot: bars 1, loaf 1, other 9, pudding 1, rice or grain 2, salad 2, soup 1, stew 4
dried basil: dip 1, gratin 4, jar 1, loaf 1, noodle soup 1, other 10, pasta 1, pizza 1, salad 1, soup 4, stew 2, tart 1
dried cherry: cookies 1, other 1, salad 1, stew 1
dried chili pepper: curry 8, other 21, rice or grain 2, soup 1, stir-fry 1, tacos 2
dried chive: jar 1
dried cranberry: bars 5, buns 1, cookies 1, granola 2, loaf 1, mixed salad 1, other 13, rice or grain 2, salad 12
dried currant: buns 2, cake 2, hot drink 1, other 5, pudding 1
dried dill: dip 1, jar 1, loaf 1, other 1, patties 1, salad 1, tart 1
dried fig: jar 1, other 1, pasta 1
dried fruit: bars 10, buns 4, cake 8, cookies 6, curry 2, dip 5, drink 1, dumplings 1, granola 3, gratin 3, hot drink 1, ice cream 1, jar 2, loaf 12, mixed salad 2, muffins 9, noodles 2, other 97, pancakes 1, pasta 2, patties 2, pie 4, porridge 2, pudding 8, rice or grain 14, roast 2, rolls 1, salad 21, soup 1, stew 10, tart 2
dried lime: other 2
dried marjoram: jar 1, other 8, roast 2, soup 2, stew 1
dried mint: other 8, pasta 1, rice or grain 1, rolls 2, salad 1, soup 3
dried mushroom: other 2
dried oregano: bowl 1, burger 2, canapés 2, crêpes 1, dip 3, dumplings 1, flatbread 2, fries 1, gratin 11, hand pies 1, jar 3, loaf 2, noodle soup 1, omelette 1, other 135, pasta 11, pie 3, pieces 1, pizza 13, porridge 1, rice or grain 4, roast 4, rolls 4, salad 12, sandwich 2, skewers 5, soup 16, stew 18, tacos 6, tart 1
dried parsley: buns 1, dip 1, jar 2, other 3, roast 1, soup 2, stew 2
dried rosemary: gratin 1, jar 1, other 3, roast 1, stew 1
dried sage: bars 2, burger 1, eggs 1, gratin 2, hand pies 1, noodles 1, other 6, roast 1, sandwich 1, soup 1
dried savory: cake 2, dip 1, flatbread 1, gratin 1, other 10, pasta 1, soup 1, stew 1
dried shrimp: other 2, salad 1, soup 1
dried thyme: bars 1, chunky soup 8, curry 1, dip 2, dumplings 1, eggs 3, gratin 14, jar 2, loaf 3, noodle soup 2, noodles 2, other 61, patties 3, pie 8, pieces 1, rice or grain 11, roast 9, sandwich 4, soup 31, stew 18, tart 3
drink mix: drink 1
duck breast: curry 1, other 3
duck carcass: soup 1
duck confit: other 2
duck fat: other 2
duck leg: other 6, rice or grain 1, roast 2, stew 2
duck: curry 1, other 12, rice or grain 1, roast 3, soup 1, stew 2
dulce de leche: other 2
dumpling: other 1, soup 1
edam: other 1
edamame: other 3, rice or grain 2, salad 4, stir-fry 2
edible flower: other 1
egg noodle: gratin 7, noodle soup 4, noodles 20, other 11, roast 1, stew 7
egg white: buns 2, cake 8, cookies 3, cupcakes 1, granola 1, layer cake 2, muffins 1, omelette 1, other 25, pie 3, pieces 1, plain cake 1, pudding 1, sandwich 1
egg yolk: bars 4, cake 6, cookies 9, crêpes 1, doughnuts 1, dumplings 2, eggs 2, gratin 2, ice cream 6, jar 1, noodles 1, other 39, parfait 3, pasta 2, patties 1, pie 12, pudding 7, rolls 2, salad 1, sandwich 2, tart 5
egg: baked eggs 3, bars 35, bowl 1, buns 18, burger 8, cake 91, cocktail 1, cookies 39, crumble 3, crêpes 13, cupcakes 7, curry 4, dip 1, doughnuts 2, dumplings 11, eggs 15, flatbread 4, french toast 10, fries 3, granola 1, gratin 56, hand pies 7, hot drink 2, ice cream 6, jar 2, layer cake 2, loaf 47, muffins 44, noodle soup 5, noodles 8, omelette 44, other 408, pancakes 37, parfait 4, pasta 8, patties 19, pie 65, pieces 3, pizza 2, plain cake 11, porridge 14, pudding 25, rice or grain 33, roast 1, rolls 18, salad 20, sandwich 19, skewers 2, soup 18, stew 22, stir-fry 1, tacos 1, tart 51, waffles 6
eggplant: curry 2, gratin 3, other 48, pasta 2, pieces 1, roast 3, salad 1, sandwich 2, soup 1, stew 4, tart 1
egusi: soup 1, stew 1
elk: other 3
emmental: other 2
enchilada sauce: gratin 5, other 2
english muffin: eggs 1, muffins 1, other 2, pizza 1, sandwich 3
epazote: other 1
escarole: soup 1
evaporated milk: bars 2, cake 4, chunky soup 2, dip 1, drink 1, gratin 1, loaf 1, other 14, pasta 2, pie 4, pudding 2, soup 2, tart 2
extra virgin olive oil: dip 1, other 5, salad 4, sandwich 1
falafel: flatbread 1
farfalle: other 1, pasta 1, rice or grain 1, salad 2
farmer cheese: dumplings 1, other 4
farro: rice or grain 3, salad 1
fat: bars 2, buns 3, cake 6, cookies 3, crumble 1, cupcakes 1, gratin 1, loaf 1, muffins 2, other 3, patties 1, pie 1, porridge 1, rolls 1, soup 1, waffles 1
fava bean: other 8, pasta 1, salad 1
fennel seed: curry 1, other 11, soup 1, stew 1
fennel: gratin 1, mixed salad 1, other 18, pasta 2, roast 5, salad 4, sandwich 1, soup 4, stew 4
fenugreek leaf: curry 1, other 3
fenugreek seed: curry 2, other 3
fermented black bean: other 2, stew 1
feta: baked eggs 1, burger 2, dip 1, dumplings 1, flatbread 1, gratin 2, hand pies 1, loaf 1, omelette 7, other 37, pasta 6, patties 2, pie 2, pizza 1, porridge 2, rice or grain 1, roast 1, rolls 2, salad 16, skewers 1, soup 1, stew 2, tacos 3, tart 1
fettuccine: other 4, pasta 9
fiddlehead: gratin 1, omelette 2, other 5, pasta 1, soup 1, tart 1
fig: other 2, pizza 1, salad 1
fish cake: cake 1, other 2
fish head: other 1
fish sauce: bowl 2, buns 2, cake 1, curry 13, noodle soup 5, noodles 3, omelette 1, other 51, patties 1, rice or grain 5, salad 6, soup 1, stir-fry 2
fish stick: bowl 1, curry 1, sandwich 1, tacos 1
fish stock: chunky soup 5, other 9, rice or grain 3, soup 3
fish: bowl 7, burger 1, cake 8, canapés 1, chunky soup 9, crumble 1, crêpes 1, curry 3, dip 6, eggs 3, fries 3, gratin 6, loaf 1, mixed salad 1, omelette 2, other 226, pasta 18, patties 3, pie 4, pieces 1, porridge 1, pudding 1, rice or grain 3, roast 4, rolls 2, salad 15, sandwich 11, skewers 1, soup 3, stew 5, sushi 1, tacos 3, tart 3
five-spice powder: other 7, roast 1
flank steak: noodles 3, other 14, salad 2, sandwich 1, stir-fry 2, tacos 2
flatbread: flatbread 5, omelette 1, other 5, pizza 2, rolls 3, skewers 2
flattened rice: other 1
flavoring extract: cake 3, cookies 1, cupcakes 1, other 2, pie 1
flax seed: flatbread 1, muffins 1, other 1
flounder: other 1
flour: bars 35, buns 29, burger 4, cake 73, chunky soup 14, cookies 40, crumble 30, crêpes 14, cupcakes 7, curry 6, dip 2, doughnuts 2, dumplings 11, flatbread 7, fries 3, gratin 49, hand pies 3, hot drink 1, jar 2, layer cake 1, loaf 48, muffins 39, noodles 2, omelette 1, other 393, pancakes 31, pasta 6, patties 16, pie 35, pizza 9, plain cake 10, porridge 4, pudding 10, rice or grain 1, roast 3, rolls 6, salad 2, sandwich 14, skewers 1, soup 33, stew 43, tacos 2, tart 21, waffles 6
fontina: other 1, pasta 1, pizza 1, porridge 2
food coloring: cake 3, cookies 1, cupcakes 2, pie 1
freekeh: other 1, salad 1
french dressing: other 2
french fried onion: gratin 3
french fry: fries 4, other 9, sandwich 1
french onion soup: rice or grain 1
fresh pasta: pasta 1
frisee: other 1, salad 1
frosting: cake 2, cupcakes 2
frozen bread dough: other 1
fruit cocktail: cocktail 1
fruit: baked eggs 1, bars 16, bowl 13, buns 9, burger 5, cake 37, canapés 2, chunky soup 2, cocktail 13, cookies 12, crumble 25, crêpes 6, curry 13, dip 16, drink 32, dumplings 4, eggs 2, flatbread 3, french toast 5, fries 3, granola 3, gratin 17, hand pies 2, hot drink 4, ice cream 7, jar 14, layer cake 1, loaf 29, long drink 4, mixed salad 6, muffins 28, noodle soup 5, noodles 6, omelette 1, other 540, pancakes 22, parfait 18, pasta 16, patties 10, pie 31, pieces 1, pizza 4, plain cake 8, porridge 21, pudding 24, quesadillas 1, rice or grain 35, roast 32, rolls 14, salad 101, sandwich 14, skewers 8, soup 23, stew 30, stir-fry 3, tacos 22, tart 18, waffles 1
furikake: gratin 1
fusilli: pasta 3, salad 3
galangal: curry 2, other 3
garam masala: curry 17, flatbread 1, hand pies 3, other 41, pasta 1, rice or grain 6, rolls 2, sandwich 1, skewers 2
garlic chive: dumplings 1, other 3
garlic powder: bowl 1, buns 2, burger 3, canapés 1, crumble 2, dip 9, fries 3, gratin 12, jar 3, loaf 2, other 61, pasta 2, patties 1, pie 1, pieces 6, porridge 1, rice or grain 2, roast 5, rolls 2, salad 2, sandwich 4, skewers 1, stew 5, tacos 2
garlic salt: buns 1, dip 1, other 4, pie 1, porridge 1
garlic scape: dip 1, omelette 1
garlic: baked eggs 2, bowl 10, buns 2, burger 7, cake 2, canapés 7, chunky soup 4, curry 61, dip 25, dumplings 12, eggs 3, flatbread 11, french toast 1, gratin 44, hand pies 1, hot drink 1, jar 1, loaf 6, mixed salad 1, noodle soup 7, noodles 29, omelette 5, other 927, pasta 123, patties 7, pie 5, pieces 12, pizza 14, porridge 12, quesadillas 2, rice or grain 79, roast 35, rolls 17, salad 34, sandwich 10, skewers 10, soup 109, stew 106, stir-fry 37, tacos 16, tart 4
gelatin dessert mix: cake 2, other 2, pie 1, salad 3
gelatin: hot drink 1, other 3, pie 1, pudding 4, tart 1
ghee: curry 11, flatbread 4, hand pies 1, noodles 1, omelette 2, other 28, rice or grain 6, skewers 1
gin: cocktail 1, drink 1, long drink 4, other 7
ginger ale: drink 3, other 2
ginger beer: long drink 1, other 1
ginger: bowl 3, buns 1, crumble 1, curry 56, dip 5, drink 1, dumplings 3, flatbread 3, hand pies 2, hot drink 2, mixed salad 2, noodle soup 9, noodles 7, other 208, pancakes 1, patties 1, pieces 2, plain cake 1, porridge 5, pudding 1, rice or grain 24, roast 2, rolls 4, salad 8, sandwich 2, skewers 3, soup 24, stew 20, stir-fry 20, tacos 1
gingersnap: other 1, pie 1, tart 1
glass noodle: other 11, rice or grain 1, salad 1, soup 1
gluten-free flour: cookies 1, cupcakes 1, pancakes 1
gluten-free oat: bars 1, crumble 1, flatbread 1, granola 1, pancakes 1, porridge 1
gluten-free tamari: bowl 1, curry 2, gratin 1, noodle soup 2, other 22, porridge 1, rice or grain 4, salad 6, soup 1, stew 2, stir-fry 1
gnocchi: dip 1, dumplings 10, soup 1
goat cheese: canapés 1, gratin 2, omelette 4, other 6, pasta 3, pieces 1, pizza 1, rice or grain 3, salad 6, stew 1, tacos 1, tart 5
goat meat: curry 3, other 6, soup 1, stew 1
gochugaru: cake 1, other 11, rice or grain 1, salad 2, stew 4, stir-fry 1
gochujang: bowl 2, other 12, pasta 1, pieces 1, quesadillas 1, rice or grain 1, stir-fry 1
golden syrup: bars 1, buns 1, cake 1, other 2, tart 1
goose liver pate: other 1
goose: other 2, roast 1, sandwich 1, stew 1
gooseberry: crumble 1, jar 1, parfait 1, pie 1
gorgonzola: dumplings 1, pasta 3, pizza 2, porridge 1, salad 1
gouda: other 3, pizza 1
gourd: curry 1
graham cracker crust: pie 9, tart 1
graham cracker: bars 9, cake 1, other 4, pie 4, pudding 1, tart 9
grain: bars 19, bowl 24, buns 1, burger 1, cake 4, cookies 11, crumble 17, curry 11, drink 1, dumplings 1, flatbread 3, granola 4, gratin 16, loaf 9, mixed salad 2, muffins 14, omelette 1, other 245, pancakes 6, parfait 3, patties 6, pie 6, pieces 4, pizza 5, porridge 41, pudding 7, rice or grain 159, rolls 13, salad 25, sandwich 1, skewers 2, soup 31, stew 15, stir-fry 7, sushi 1
granny smith apple: bars 1, cake 2, crêpes 1, dumplings 1, gratin 1, ice cream 1, loaf 1, mixed salad 1, other 3, pancakes 1, pie 2, roast 1, salad 1, sandwich 1, soup 1
granola: parfait 1
grape juice: other 1
grape leaf: other 2
grape: other 6, roast 1, salad 8
grapefruit juice: other 3
grapefruit: other 2, salad 3
grappa: other 1
gravy: gratin 3, other 2, pie 1, roast 1, rolls 2, sandwich 1, stew 3
greek yogurt: bowl 1, curry 1, dip 2, drink 1, muffins 1, other 17, parfait 5, pasta 1, rice or grain 1, rolls 2, salad 3, skewers 1
green banana: other 1
green bean: cake 1, curry 7, gratin 4, other 43, pasta 3, pie 1, rice or grain 2, roast 3, salad 8, soup 6, stir-fry 3
green bell pepper: eggs 1, fries 1, gratin 8, loaf 1, noodles 1, omelette 1, other 81, pasta 4, pie 2, pizza 5, porridge 1, rice or grain 8, salad 13, skewers 2, soup 6, stew 11, stir-fry 1, tacos 1
green chili pepper: curry 12, dip 6, flatbread 5, french toast 1, gratin 6, hand pies 2, omelette 1, other 52, pasta 1, pizza 1, rice or grain 5, rolls 3, sandwich 1, skewers 3, soup 3, stew 3
green curry paste: curry 3
green mango: curry 1, salad 1
green olive: cocktail 1, hand pies 1, loaf 1, other 26, pie 1, rice or grain 2, salad 4, sandwich 1, skewers 1, stew 2
green onion: baked eggs 1, bars 1, bowl 7, buns 3, burger 2, cake 6, canapés 1, chunky soup 4, crumble 1, curry 3, dip 14, dumplings 3, eggs 1, flatbread 2, fries 1, gratin 23, loaf 2, mixed salad 4, muffins 1, noodle soup 8, noodles 31, omelette 5, other 178, pancakes 4, pasta 8, patties 12, pie 2, pieces 3, pizza 1, porridge 9, pudding 1, quesadillas 3, rice or grain 34, rolls 7, salad 47, sandwich 5, skewers 1, soup 23, stew 14, stir-fry 8, tacos 1, tart 4
green papaya: other 1, salad 1
green tea: hot drink 2, other 1
green tomato: dip 1, jar 1, other 2, pie 1, stew 1
grenadine: cocktail 1, drink 1, other 4
grits: porridge 4
ground beef: bowl 1, burger 9, dip 1, gratin 20, hand pies 1, loaf 4, muffins 2, other 75, pasta 16, patties 1, pie 7, quesadillas 1, rice or grain 6, rolls 5, salad 1, sandwich 2, skewers 1, soup 11, stew 17, stir-fry 2, tacos 6
ground bison: burger 1, other 1, stew 1
ground chicken: bowl 1, burger 3, flatbread 1, other 5, pasta 1, patties 1, rolls 1, skewers 1, stew 3
ground chile: curry 1, other 6, rice or grain 1
ground coffee: cocktail 1, drink 1, hot drink 2, other 1
ground elk: other 1
ground ginger: bars 3, cake 2, cookies 3, crumble 3, crêpes 1, curry 1, dip 1, loaf 4, muffins 2, other 18, pancakes 1, pie 5, pieces 1, plain cake 1, pudding 2, rice or grain 2, skewers 1, stew 7, tart 1, waffles 1
ground lamb: burger 1, gratin 2, other 11, patties 1, rice or grain 1, roast 1, skewers 1, soup 1, stew 1
ground moose: burger 1, skewers 1
ground pork: buns 2, burger 1, dumplings 3, gratin 1, loaf 1, noodle soup 1, noodles 4, other 26, patties 2, pie 1, rice or grain 1, rolls 3, salad 1, soup 4, stew 7, stir-fry 2
ground turkey: burger 2, gratin 3, loaf 2, other 7, pasta 1, patties 1, pieces 1, porridge 1, quesadillas 1, rice or grain 1, soup 1, stew 9, tacos 1
ground veal: stew 2
ground venison: burger 1, soup 2, stew 2
gruyere: crêpes 2, gratin 9, loaf 1, omelette 1, other 15, pie 1, sandwich 2, soup 1, tart 4
guajillo chile: other 7, soup 1, tacos 2
guanciale: other 1, pasta 1
gummy candy: pudding 1
gyoza: other 1
habanero pepper: mixed salad 1, other 5, salad 1
haddock: cake 1, chunky soup 3, fries 1, other 14, pie 2, tacos 1
haggis: other 1
half and half: chunky soup 1, cocktail 1, drink 1, french toast 1, gratin 3, ice cream 1, other 2, parfait 1, pudding 1, soup 6, tart 5
halibut: mixed salad 1, other 7, roast 1
halloumi: burger 1, flatbread 1, fries 1, other 9, roast 1, rolls 1, salad 2, skewers 1
ham hock: other 3, pudding 1, rice or grain 1, soup 5
ham: burger 3, canapés 1, chunky soup 1, crêpes 1, dip 1, dumplings 1, eggs 1, flatbread 2, fries 1, gratin 11, loaf 2, omelette 5, other 56, pasta 3, pie 1, pizza 4, pudding 1, rice or grain 4, rolls 2, salad 3, sandwich 9, soup 9, tacos 1, tart 3, waffles 1
hamburger bun: buns 1, burger 24, other 8, sandwich 9
hanger steak: other 1
hard cider: other 1
hardtack: other 1
harissa: other 10, patties 1, rice or grain 1, sandwich 1
hash brown: gratin 6, other 1, pizza 1, tart 1
hazelnut: bars 2, cookies 2, granola 1, hand pies 1, other 2, pasta 1, porridge 2, salad 4
heart of palm: pie 1, salad 1
heavy cream: baked eggs 1, bars 8, buns 4, cake 11, chunky soup 7, cocktail 1, cookies 2, crumble 1, curry 5, dip 1, drink 1, dumplings 7, eggs 1, french toast 1, gratin 13, hot drink 3, ice cream 8, layer cake 1, noodles 1, omelette 4, other 151, parfait 10, pasta 33, pie 24, plain cake 2, pudding 21, rice or grain 1, rolls 2, sandwich 2, soup 34, stew 8, tart 15, waffles 1
hemp seed: bowl 1, drink 1
herb butter: other 1
herb: baked eggs 3, bars 2, bowl 4, buns 5, burger 7, cake 7, canapés 7, chunky soup 16, cocktail 7, crumble 1, crêpes 4, curry 46, dip 40, drink 3, dumplings 14, eggs 9, flatbread 10, french toast 2, fries 3, gratin 56, hand pies 4, hot drink 2, ice cream 2, jar 6, loaf 9, long drink 1, mixed salad 10, noodle soup 11, noodles 9, omelette 17, other 920, pasta 90, patties 13, pie 20, pieces 12, pizza 18, porridge 8, pudding 2, quesadillas 2, rice or grain 70, roast 58, rolls 20, salad 125, sandwich 26, skewers 13, soup 135, stew 99, stir-fry 6, tacos 20, tart 16, waffles 1
herbes de provence: other 1, tart 1
herring: other 4, salad 1
hibiscus flower: other 2
hoagie roll: other 2, sandwich 6, stew 1
hoisin sauce: noodles 2, other 9, rolls 4, salad 1, skewers 1, stew 1
hominy: soup 3, stew 2
honey mustard: roast 1
honey: bars 8, bowl 5, buns 3, burger 1, cake 2, canapés 2, cocktail 1, cookies 2, crumble 1, curry 1, dip 1, drink 8, french toast 1, fries 1, granola 3, hot drink 5, ice cream 1, jar 1, loaf 3, mixed salad 2, muffins 2, noodles 3, other 106, pancakes 2, parfait 2, pie 1, pieces 4, pudding 1, rice or grain 1, roast 10, rolls 2, salad 39, sandwich 7, skewers 1, soup 1, stew 4, stir-fry 2, tart 3
honeydew: salad 1
horseradish: cocktail 2, dip 5, long drink 1, other 13, porridge 1, rice or grain 1, roast 1, rolls 2, salad 6, sandwich 3, stew 1
hot dog bun: other 5, rolls 3, stew 1
hot dog: bars 1, gratin 1, noodle soup 1, other 10, pasta 3, salad 1, stew 1
hot fudge sauce: other 1
hot sauce: bowl 3, burger 1, cocktail 3, dip 6, flatbread 1, gratin 4, long drink 2, other 20, pasta 1, patties 1, pie 1, pieces 3, pudding 1, rice or grain 2, roast 1, rolls 5, salad 2, sandwich 2, soup 1, tacos 1
hubbard squash: other 1
hummus: flatbread 2, other 1, rolls 1
ice cream: crumble 2, drink 8, ice cream 1, other 10, pie 1
ice: cocktail 16, drink 22, hot drink 4, long drink 7, other 47
iceberg lettuce: burger 1, cocktail 1, dip 1, other 3, salad 3, tacos 2
icing sugar: bars 10, buns 3, cake 37, cookies 14, crêpes 3, cupcakes 3, doughnuts 2, drink 1, french toast 1, gratin 3, hand pies 2, jar 1, layer cake 2, loaf 3, muffins 2, other 56, pancakes 1, parfait 4, patties 2, pie 15, pizza 1, plain cake 4, pudding 5, rice or grain 1, rolls 5, tart 10, waffles 1
imitation crab: gratin 1, rolls 1, salad 1
infant cereal: porridge 1
injera: omelette 1, other 3
instant coffee: bars 1, cake 2, cookies 1, hot drink 1, muffins 1, other 3, pie 1
instant mashed potato: buns 1, cake 3, dumplings 1, eggs 1, gratin 6, hand pies 1, other 7, pancakes 1, patties 1, pie 3, porridge 3, roast 1, rolls 1, sandwich 2, soup 1, stew 1, waffles 1
instant noodles: noodle soup 1, noodles 2
instant yeast: buns 11, cake 1, crêpes 1, doughnuts 1, flatbread 2, loaf 9, muffins 1, other 31, patties 1, pizza 3, rolls 1, sandwich 1
irish cream liqueur: other 1, pie 1, pudding 2, tart 1
irish whiskey: hot drink 1, other 1
italian bread: other 1
italian dressing mix: other 2
italian dressing: other 1, salad 5
italian sausage: dumplings 1, gratin 1, loaf 1, noodle soup 1, noodles 1, omelette 1, other 15, pasta 12, pieces 1, pizza 3, porridge 3, rice or grain 4, sandwich 1, soup 4, stew 2
italian seasoning: dumplings 1, gratin 4, other 6, pasta 2, sandwich 1, soup 2, stew 2
jackfruit: curry 1, other 2, sandwich 1
jalapeno: bars 2, cocktail 1, curry 1, dip 12, gratin 2, mixed salad 1, omelette 1, other 44, pieces 3, pizza 1, porridge 1, quesadillas 5, rice or grain 1, roast 1, rolls 1, salad 5, soup 4, stew 4, stir-fry 1, tacos 7
jam: bars 1, buns 1, cake 1, cocktail 1, cookies 2, crêpes 2, doughnuts 1, jar 3, other 18, pancakes 2, parfait 3, pieces 1, pizza 1, plain cake 1, pudding 4, salad 1, sandwich 2, stew 1, tart 6, waffles 1
jasmine rice: bowl 1, curry 2, omelette 1, other 9, porridge 3, rice or grain 6
jerk seasoning: pasta 1, rice or grain 1, stew 1
jerusalem artichoke: roast 2, salad 1, soup 1
jicama: salad 1, tacos 1
juice: bars 9, bowl 4, buns 2, burger 4, cake 9, canapés 1, cocktail 13, cookies 2, crumble 17, cupcakes 1, curry 30, dip 37, drink 20, dumplings 1, eggs 2, flatbread 5, french toast 2, fries 1, granola 1, gratin 7, hand pies 3, hot drink 4, ice cream 5, jar 11, loaf 5, long drink 3, mixed salad 11, muffins 4, noodle soup 4, noodles 6, omelette 2, other 439, parfait 5, pasta 22, patties 6, pie 20, pieces 5, pizza 1, plain cake 1, porridge 3, pudding 8, quesadillas 1, rice or grain 18, roast 16, rolls 17, salad 108, sandwich 17, skewers 7, soup 40, stew 18, stir-fry 5, tacos 14, tart 10
jumbo pasta shell: other 5
juniper berry: other 5, stew 3
kabocha squash: other 4, soup 2
kale: bowl 1, drink 3, eggs 2, fries 1, gratin 2, omelette 2, other 14, pasta 3, rice or grain 3, salad 7, soup 7, stew 4
kecap manis: noodles 1, other 7, rolls 1
kefalotyri: other 2
kefir: drink 1, other 2
ketchup: burger 3, cocktail 4, curry 1, french toast 1, fries 3, gratin 1, hot drink 1, loaf 5, muffins 1, noodles 1, other 41, pasta 4, pie 2, pieces 1, rice or grain 2, roast 1, rolls 3, sandwich 5, soup 1, stew 9
key lime pie filling: layer cake 1
kidney bean: curry 1, gratin 2, other 10, pie 1, rice or grain 4, rolls 1, salad 3, soup 7, stew 12, tacos 1
kidney: other 1, pie 1, pudding 1, sandwich 1
kielbasa: omelette 1, other 8, pieces 1
kimchi: bowl 2, buns 1, gratin 1, noodle soup 1, other 10, pancakes 1, pasta 1, porridge 1, quesadillas 1, rice or grain 3, sandwich 1, stew 2, tacos 1
kipper: other 2
kirsch: cake 1, other 1, parfait 1
kiwi: bowl 1, pizza 1, salad 2
kohlrabi: gratin 1, mixed salad 1, other 6, patties 1, roast 1, stir-fry 1
kombu: other 2, soup 1
labneh: rolls 1, sandwich 1
ladyfinger: other 1, parfait 1
lamb chop: other 7
lamb shank: other 2, stew 3
lamb shoulder chop: other 1
lamb shoulder: curry 1, other 13, rice or grain 2, roast 1, stew 5
lamb: burger 1, curry 2, flatbread 1, gratin 3, other 36, patties 1, rice or grain 5, roast 4, skewers 2, soup 3, stew 10, stir-fry 1
lap cheong: cake 1, other 1, rice or grain 3
lard: flatbread 1, hand pies 1, other 13, soup 1, stew 1, tart 1
large dried chile: other 8, soup 1, tacos 2
lasagna noodle: gratin 13, noodle soup 1, rolls 1, soup 1
leafy green: baked eggs 1, bowl 4, buns 1, burger 14, cocktail 2, curry 8, dip 6, drink 4, dumplings 6, eggs 2, flatbread 4, fries 1, gratin 18, hand pies 1, noodle soup 4, noodles 1, omelette 11, other 164, pasta 24, patties 2, pie 1, pieces 1, pizza 7, porridge 5, quesadillas 3, rice or grain 10, roast 2, rolls 22, salad 80, sandwich 28, soup 31, stew 12, stir-fry 2, tacos 11, tart 7
leek: baked eggs 1, chunky soup 1, flatbread 1, gratin 6, omelette 1, other 36, pasta 2, pie 6, rice or grain 2, roast 1, soup 23, stew 3, stir-fry 1, tart 2
leg of lamb: other 1, roast 2, skewers 1, stir-fry 1
lemon curd: other 1, tart 1
lemon extract: cake 2
lemon juice: bars 7, buns 1, burger 3, cake 8, canapés 1, cocktail 3, cookies 2, crumble 17, curry 10, dip 26, drink 3, dumplings 1, eggs 2, flatbread 5, french toast 2, granola 1, gratin 5, hand pies 3, hot drink 3, ice cream 4, jar 11, loaf 3, long drink 2, mixed salad 7, muffins 2, noodle soup 1, noodles 2, omelette 1, other 282, parfait 3, pasta 21, patties 6, pie 19, pieces 4, pizza 1, plain cake 1, porridge 2, pudding 5, quesadillas 1, rice or grain 12, roast 12, rolls 10, salad 71, sandwich 15, skewers 5, soup 26, stew 8, tart 10
lemon pepper: other 1, pieces 1, roast 1
lemon zest: bars 3, buns 1, burger 1, cake 10, cookies 5, crumble 2, cupcakes 1, dip 1, dumplings 1, french toast 1, gratin 1, ice cream 1, jar 1, loaf 3, muffins 4, omelette 1, other 34, pasta 4, pie 5, pizza 2, plain cake 1, pudding 5, rice or grain 2, roast 2, rolls 1, salad 3, sandwich 3, soup 2, stew 1, tart 4
lemon-lime soda: cake 1, drink 1, dumplings 1, other 2
lemon: bars 1, bowl 1, buns 1, cake 6, canapés 1, chunky soup 1, cocktail 3, crêpes 2, dip 1, drink 4, dumplings 1, eggs 1, flatbread 2, french toast 1, fries 2, hot drink 2, jar 1, long drink 1, muffins 1, other 142, pancakes 1, pasta 13, patties 3, pie 1, pizza 1, rice or grain 12, roast 11, salad 3, sandwich 3, skewers 2, soup 5, stew 4, tart 3
lemonade: drink 3, other 3
lemongrass: bowl 2, buns 1, curry 5, noodle soup 2, other 13, patties 1, salad 2, skewers 1, stir-fry 1
lentil: burger 1, curry 15, dip 1, flatbread 1, gratin 2, loaf 1, other 41, pasta 2, patties 1, rice or grain 3, rolls 1, salad 6, soup 19, stew 1, tacos 1
lettuce: bowl 1, buns 1, burger 13, cocktail 2, dip 1, flatbread 3, noodle soup 1, other 21, patties 1, rice or grain 1, roast 1, rolls 13, salad 28, sandwich 15, stew 1, tacos 10
light cream: chunky soup 2, french toast 1, gratin 1, other 3, soup 2, tart 1
lima bean: other 7, rice or grain 1, soup 1, stew 2
lime juice: bars 1, bowl 3, burger 1, cocktail 9, curry 20, dip 10, drink 10, fries 1, gratin 2, ice cream 1, long drink 1, mixed salad 4, noodle soup 3, noodles 3, omelette 1, other 106, pasta 1, pie 1, pieces 1, porridge 1, pudding 2, rice or grain 6, roast 2, rolls 6, salad 35, sandwich 1, skewers 2, soup 10, stew 5, stir-fry 5, tacos 13
lime zest: bars 1, curry 2, muffins 1, other 5, pie 1, pudding 1, rice or grain 1, salad 2
lime: bowl 2, buns 1, chunky soup 1, cocktail 6, curry 3, dip 1, drink 2, fries 1, long drink 3, noodle soup 5, noodles 3, other 40, parfait 1, patties 2, pieces 1, rice or grain 1, roast 1, salad 1, skewers 3, soup 4, stew 5, tacos 11
limoncello: cocktail 1
lingonberry: bars 1, crumble 1, jar 1, pancakes 1, pie 1
linguine: other 2, pasta 23
liqueur: cocktail 11, cookies 1, drink 5, hot drink 2, other 17, parfait 1, pie 2, pudding 3, tart 1
liquid smoke: other 1, sandwich 1
liver: canapés 1, dip 1, other 13, rice or grain 1, salad 1, sandwich 1, soup 1, stir-fry 1
lobster: chunky soup 1, other 5, rolls 1, soup 1
lotus root: other 2, soup 1
m&m's: cookies 1
macadamia nut: cookies 1, other 2, salad 1
macaroni and cheese: gratin 3, pasta 1
macaroni: gratin 10, other 4, pasta 12, salad 4, soup 5, stew 2
mackerel: cake 1, curry 1, dip 1, other 11, roast 1, salad 1, sandwich 1, soup 1, stew 2
madeira: other 1, soup 1
mahi mahi: other 1
makrut lime leaf: cake 1, curry 4, other 9
malt vinegar: fries 1, other 1
malted milk powder: drink 2
mandarin orange: cake 1, other 1, salad 8, stir-fry 1
mango chutney: curry 1, dip 1, flatbread 1, hand pies 1, other 3, quesadillas 1, salad 2
mango: curry 3, dip 3, drink 7, ice cream 1, other 7, parfait 1, porridge 1, pudding 2, rice or grain 2, rolls 1, salad 7, tacos 1, tart 1
maple extract: cookies 1
maple sugar: pudding 1
maple syrup: bars 2, bowl 2, burger 1, cookies 1, crumble 1, crêpes 1, drink 3, dumplings 1, french toast 4, granola 1, gratin 4, ice cream 1, omelette 1, other 47, pancakes 16, parfait 4, patties 1, pie 4, pieces 1, porridge 8, pudding 4, rice or grain 3, roast 7, salad 11, skewers 1, soup 1, stew 2, stir-fry 1, tart 3, waffles 3
maraschino liqueur: other 1
margarine: bars 2, cake 2, cookies 1, crumble 1, gratin 1, loaf 1, muffins 2, porridge 1, rolls 1, soup 1
marinara sauce: burger 1, dumplings 3, gratin 7, loaf 1, other 14, pasta 6, porridge 1, rolls 1, sandwich 3, stew 3
marinated artichoke: canapés 1, dip 1, dumplings 1, salad 2, sandwich 1
marjoram: jar 1, other 8, roast 2, soup 2, stew 1
marmalade: jar 1, other 4
marrow bone: other 1
marsala: other 6
marshmallow creme: bars 1, dip 1, other 1, pie 1
marshmallow: bars 4, cocktail 1, gratin 1, other 6, pie 1, salad 2
marzipan: other 3, tart 1
masa harina: flatbread 1, other 6
mascarpone: other 2, pasta 1, pudding 1
mashed potato: buns 1, cake 3, dumplings 1, eggs 1, gratin 6, hand pies 1, other 7, pancakes 1, patties 1, pie 3, porridge 3, roast 1, rolls 1, sandwich 2, soup 1, stew 1, waffles 1
massaman curry paste: curry 1, noodle soup 1
matcha: cake 2, hot drink 1, ice cream 1, other 1
matzo meal: other 1, patties 1, soup 1
matzo: other 1
mayonnaise: bowl 4, buns 1, burger 15, cake 4, canapés 1, cocktail 1, dip 17, fries 1, gratin 7, mixed salad 5, other 64, patties 3, pie 1, pieces 1, pizza 1, pudding 1, rice or grain 3, roast 1, rolls 6, salad 30, sandwich 27, tacos 3
meat substitute: burger 1, stew 1
meat: bars 4, bowl 10, buns 8, burger 24, cake 5, canapés 3, chunky soup 14, cocktail 1, crumble 1, crêpes 1, curry 35, dip 15, dumplings 7, eggs 16, flatbread 8, fries 1, gratin 87, hand pies 4, hot drink 1, jar 1, loaf 10, mixed salad 1, muffins 4, noodle soup 13, noodles 30, omelette 10, other 950, pancakes 4, pasta 56, patties 7, pie 24, pieces 15, pizza 12, porridge 15, pudding 2, quesadillas 8, rice or grain 63, roast 40, rolls 29, salad 50, sandwich 47, skewers 17, soup 96, stew 135, stir-fry 21, tacos 22, tart 9, waffles 2
meatball: burger 1, gratin 1, noodles 1, pasta 1, sandwich 1, stew 7
meatloaf: sandwich 1
melon: drink 1, other 3, salad 9, skewers 1, soup 2
merguez: other 2
meringue: other 1
mexican crema: other 1
milk chocolate: bars 1, other 3
milk: bars 12, buns 19, burger 1, cake 39, chunky soup 15, cocktail 1, cookies 8, crumble 5, crêpes 10, cupcakes 4, dip 6, doughnuts 2, drink 25, dumplings 2, french toast 8, granola 1, gratin 94, hand pies 1, hot drink 10, ice cream 7, jar 1, loaf 20, muffins 24, noodles 3, omelette 19, other 225, pancakes 20, parfait 11, pasta 10, patties 6, pie 54, pizza 1, plain cake 5, porridge 21, pudding 30, rice or grain 8, rolls 4, salad 1, sandwich 6, soup 21, stew 15, tacos 1, tart 14, waffles 6
millet: other 2, porridge 2, rice or grain 1
mincemeat: pie 1
mint: bowl 2, buns 2, burger 1, cocktail 5, dip 2, drink 2, flatbread 1, fries 1, hot drink 2, ice cream 1, long drink 1, mixed salad 2, noodle soup 2, other 47, pasta 5, patties 1, pie 2, rice or grain 11, roast 2, rolls 5, salad 31, skewers 2, soup 10, stew 1
mirin: bowl 2, noodles 6, other 28, rice or grain 1, rolls 1, stew 3
miso: bowl 1, noodle soup 3, noodles 1, other 11, pasta 1, soup 3
mixed frozen vegetable: gratin 4, noodles 1, other 1, pie 3, rice or grain 1, soup 2
mixed nut: other 1
molasses: cookies 2, crêpes 1, gratin 1, loaf 7, muffins 3, other 12, pancakes 1, pie 1, pudding 2, soup 2, stew 1, waffles 1
mole sauce: other 2
monkfish: other 2
monterey jack: burger 1, dip 6, gratin 12, other 9, porridge 1, quesadillas 10, rolls 4, soup 1, stew 1, tacos 2
moose: burger 1, skewers 1, stew 3
morel: pasta 1
mortadella: pasta 2
mozzarella: burger 5, canapés 2, dip 5, dumplings 3, flatbread 1, gratin 22, loaf 1, noodle soup 1, omelette 1, other 43, pasta 6, pie 1, pieces 1, pizza 26, porridge 2, quesadillas 1, rice or grain 1, rolls 2, salad 3, sandwich 4, skewers 1, soup 1, stew 2, tart 1
muffin mix: bars 1, muffins 2
muffin: gratin 1
mung bean: curry 2, other 3, rice or grain 1
mushroom: bars 1, burger 3, cake 2, canapés 1, crumble 1, crêpes 1, dip 1, dumplings 1, gratin 17, loaf 2, noodle soup 1, noodles 7, omelette 2, other 105, pasta 14, pie 4, pieces 5, pizza 5, porridge 3, quesadillas 3, rice or grain 14, roast 2, rolls 4, salad 1, sandwich 5, soup 15, stew 21, stir-fry 5, tacos 2, tart 4
mussel: chunky soup 2, other 14, pasta 3, rice or grain 3, soup 1
mustard green: other 2
mustard oil: other 5
mustard powder: buns 1, dip 1, flatbread 1, gratin 5, loaf 3, other 12, pasta 1, roast 1, salad 1, sandwich 3, soup 2, stew 1
mustard seed: curry 8, dip 5, flatbread 1, jar 1, loaf 1, other 23, rice or grain 3, salad 1
mustard: bars 1, burger 8, cake 4, cocktail 1, crumble 2, dip 3, fries 1, gratin 19, hand pies 2, jar 1, loaf 2, mixed salad 5, noodles 2, other 155, pasta 2, patties 2, pie 6, pieces 1, porridge 1, roast 5, rolls 3, salad 59, sandwich 23, skewers 2, soup 3, stew 11, tart 6
naan: flatbread 1, pizza 2, rolls 1, skewers 1
napa cabbage: dumplings 2, noodles 1, other 9, salad 2, stew 1, stir-fry 1
natto: other 1
nectarine: crumble 2, other 1
nettle: soup 1
new mexico chile: other 1
new potato: other 22, pie 1, roast 5, salad 4, soup 1, stew 1
nigella seed: other 4
noodle: gratin 7, noodle soup 11, noodles 42, other 20, roast 1, salad 4, stew 7, stir-fry 1
nori: bowl 4, gratin 1, noodle soup 1, noodles 1, other 7, porridge 1, rice or grain 1, rolls 4, sushi 1
nut: bars 24, bowl 3, buns 2, burger 1, cake 24, canapés 2, cookies 15, crumble 2, crêpes 1, cupcakes 1, curry 4, dip 4, dumplings 1, granola 3, gratin 8, hand pies 1, ice cream 2, loaf 17, muffins 12, noodle soup 1, noodles 7, other 181, pancakes 1, parfait 7, pasta 14, patties 1, pie 9, pieces 3, plain cake 2, porridge 7, pudding 3, rice or grain 15, roast 4, rolls 2, salad 73, sandwich 1, skewers 1, soup 4, stew 5, tacos 1, tart 10
nutmeg: bars 3, bowl 1, buns 1, cake 6, chunky soup 1, cocktail 1, cookies 2, crumble 4, curry 1, drink 3, dumplings 2, french toast 1, granola 1, gratin 23, hand pies 1, ice cream 1, loaf 5, muffins 6, omelette 1, other 78, pasta 4, patties 2, pie 15, pizza 1, plain cake 1, porridge 4, pudding 7, salad 1, soup 19, stew 1, tart 6
nutritional yeast: crumble 1, dip 1, gratin 2, omelette 1, other 2, pasta 1, sandwich 1
oat milk: loaf 1, porridge 1
oat: bars 12, buns 1, burger 1, cookies 11, crumble 17, curry 1, drink 1, flatbread 1, granola 4, loaf 5, muffins 10, other 8, pancakes 5, parfait 3, patties 2, pie 1, porridge 12, stew 1
oatcake: other 1
oaxaca cheese: other 1, tacos 1
octopus: other 3
oil: baked eggs 2, bars 4, bowl 21, buns 6, burger 26, cake 41, canapés 7, chunky soup 2, cookies 6, crumble 6, crêpes 1, cupcakes 5, curry 69, dip 20, doughnuts 3, dumplings 14, eggs 13, flatbread 18, french toast 2, fries 11, granola 3, gratin 46, hand pies 5, hot drink 1, jar 2, layer cake 1, loaf 21, mixed salad 10, muffins 28, noodle soup 11, noodles 40, omelette 19, other 1308, pancakes 23, parfait 1, pasta 121, patties 26, pie 11, pieces 15, pizza 26, porridge 20, pudding 3, quesadillas 14, rice or grain 106, roast 82, rolls 30, salad 161, sandwich 37, skewers 19, soup 90, stew 131, stir-fry 42, tacos 32, tart 9, waffles 3
okara: patties 1
okra: curry 2, other 18, soup 2, stew 3
old bay seasoning: dip 1, other 1, pieces 1, rolls 1, salad 1
olive oil: baked eggs 2, bowl 2, burger 7, canapés 7, crumble 2, dip 14, dumplings 8, eggs 3, flatbread 8, fries 3, gratin 23, hand pies 2, jar 2, loaf 5, mixed salad 6, noodle soup 2, omelette 17, other 549, pasta 110, patties 5, pie 4, pieces 7, pizza 25, porridge 10, rice or grain 46, roast 71, rolls 7, salad 137, sandwich 17, skewers 12, soup 49, stew 48, tacos 5, tart 9
olive: cocktail 1, dip 2, flatbread 1, gratin 4, hand pies 1, loaf 1, other 60, pasta 5, pie 2, rice or grain 2, roast 2, rolls 1, salad 22, sandwich 2, skewers 1, stew 4, tart 1
onion powder: burger 1, dip 3, jar 3, loaf 2, muffins 1, other 17, pasta 1, patties 1, pieces 1, rice or grain 1, roast 1, rolls 1, sandwich 2, skewers 1, soup 2, stew 1
onion soup mix: gratin 2, loaf 1, other 4, pieces 1, rice or grain 1, soup 2, stew 3
onion: baked eggs 2, bars 5, bowl 11, buns 5, burger 17, cake 11, canapés 2, chunky soup 24, cocktail 1, crumble 2, crêpes 1, curry 76, dip 44, dumplings 7, eggs 20, flatbread 10, french toast 1, fries 3, gratin 97, hand pies 7, hot drink 1, jar 3, loaf 11, mixed salad 10, muffins 3, noodle soup 16, noodles 41, omelette 23, other 1162, pancakes 5, pasta 78, patties 18, pie 36, pieces 9, pizza 7, porridge 18, pudding 4, quesadillas 8, rice or grain 120, roast 49, rolls 28, salad 135, sandwich 29, skewers 14, soup 213, stew 158, stir-fry 20, tacos 22, tart 17
orange bell pepper: roast 1, stew 1
orange blossom water: other 4, pudding 1, rice or grain 1, salad 1
orange extract: cupcakes 1
orange juice: bars 1, buns 1, cake 2, cocktail 2, cupcakes 1, dip 2, drink 11, loaf 2, muffins 2, other 35, parfait 2, pudding 1, roast 1, rolls 1, salad 5, soup 1, stew 1, tacos 3
orange liqueur: cocktail 7, drink 4, other 6, parfait 1
orange zest: bars 1, buns 2, cake 3, cookies 1, cupcakes 1, dip 2, drink 1, loaf 3, muffins 1, other 20, pancakes 1, pie 3, pudding 1, rolls 1, salad 1, soup 2, stew 2
orange: cake 2, cocktail 3, cookies 1, crêpes 1, dip 2, drink 4, gratin 1, hot drink 1, jar 2, loaf 2, muffins 2, other 25, parfait 3, pudding 1, roast 1, salad 12, soup 2, stew 1, tacos 1
orecchiette: pasta 6
oregano: bowl 1, burger 2, canapés 2, crêpes 1, dip 3, dumplings 1, flatbread 2, fries 1, gratin 11, hand pies 1, jar 3, loaf 2, noodle soup 1, omelette 1, other 138, pasta 11, pie 3, pieces 1, pizza 13, porridge 1, rice or grain 4, roast 4, rolls 4, salad 12, sandwich 2, skewers 5, soup 16, stew 18, tacos 6, tart 1
orgeat: other 1
orzo: other 4, pasta 7, salad 3, soup 4
oxtail: other 4, soup 1, stew 2
oyster cracker: stew 1
oyster mushroom: other 2, soup 1
oyster sauce: cake 1, noodles 10, other 21, pieces 1, rice or grain 3, stew 1, stir-fry 7
oyster: other 6, stew 1
palm oil: other 8, soup 2, stew 1
palm sugar: curry 1, noodles 1, other 6, pudding 1, salad 1
pan drippings: other 1
pancake: gratin 1, other 1, sandwich 1
pancetta: eggs 1, other 3, pasta 5, rice or grain 1, roast 1, sandwich 1, soup 1
pandan leaf: sandwich 1
paneer: curry 5, other 12, rolls 1
panettone: french toast 1, gratin 1, parfait 1
panko: burger 2, cake 1, crumble 2, curry 1, dip 1, gratin 2, other 23, pasta 2, sandwich 1, stew 1
papaya: other 2, salad 1
pappardelle: other 2
paprika: baked eggs 1, burger 3, cake 1, canapés 1, chunky soup 2, cocktail 1, crumble 3, curry 3, dip 8, eggs 6, flatbread 4, french toast 1, fries 6, gratin 15, hand pies 1, jar 2, muffins 1, noodles 1, other 182, pancakes 1, pasta 5, patties 2, pie 3, pieces 3, porridge 3, quesadillas 1, rice or grain 12, roast 6, rolls 4, salad 5, sandwich 7, skewers 6, soup 13, stew 20, stir-fry 2, tacos 3, waffles 1
parmesan rind: soup 3
parmesan: canapés 3, crumble 1, dip 11, dumplings 22, gratin 23, loaf 1, noodle soup 1, noodles 3, omelette 5, other 88, pasta 85, pie 1, pieces 4, pizza 7, porridge 6, rice or grain 16, roast 5, rolls 2, salad 13, sandwich 3, soup 11, stew 7, tart 3
parmigiano-reggiano: other 1, rice or grain 1
parsley: buns 2, cake 2, canapés 3, chunky soup 3, dip 5, dumplings 1, eggs 1, flatbread 1, gratin 6, jar 2, loaf 3, mixed salad 3, noodle soup 3, noodles 5, omelette 2, other 220, pasta 32, patties 6, pie 3, pieces 5, porridge 2, rice or grain 15, roast 10, rolls 1, salad 35, skewers 2, soup 22, stew 19
parsnip: other 7, porridge 2, roast 4, salad 1, soup 4, stew 3
partridge: stew 1
passion fruit: pudding 1
pasta shell: pasta 2, salad 1
pasta: chunky soup 1, dip 1, dumplings 21, gratin 31, noodle soup 1, noodles 4, omelette 1, other 52, pasta 157, pie 2, rice or grain 2, rolls 1, salad 21, soup 15, stew 5
pastrami: eggs 1, pasta 1, sandwich 1
pastry cream: other 2
pate: other 3
pea: cake 1, chunky soup 1, curry 6, dumplings 3, fries 1, gratin 9, hand pies 2, noodles 3, omelette 1, other 59, pasta 18, pie 7, rice or grain 30, rolls 2, salad 11, sandwich 4, soup 6, stew 5, stir-fry 4
peach schnapps: other 1
peach: cocktail 1, crumble 5, dip 2, drink 1, ice cream 1, jar 1, muffins 1, other 10, pancakes 1, parfait 1, pie 2, plain cake 1, porridge 1, rice or grain 1, roast 1, salad 4, sandwich 1
peanut butter chip: cookies 1
peanut butter cup: cupcakes 1, ice cream 1
peanut butter: bars 8, bowl 1, cookies 4, cupcakes 1, curry 1, drink 3, french toast 1, ice cream 2, noodles 6, other 21, pancakes 1, parfait 2, pasta 1, pie 1, porridge 2, rice or grain 1, rolls 3, sandwich 3, skewers 1, stew 3
peanut oil: other 14, patties 1, salad 1, skewers 1, stew 1, stir-fry 1
peanut: bars 1, bowl 1, cookies 1, cupcakes 1, curry 1, ice cream 1, noodle soup 1, noodles 6, other 21, patties 1, pie 1, pieces 1, porridge 1, pudding 1, rice or grain 2, salad 8, skewers 1, soup 1, stew 1
pear: cake 1, canapés 1, crumble 3, loaf 2, other 16, pie 1, plain cake 2, porridge 4, roast 2, salad 5, sandwich 1, soup 1, stew 1, tart 4
pearl couscous: rice or grain 2
pearl onion: other 7, roast 2
pecan: bars 5, buns 2, cake 14, cookies 3, granola 2, gratin 4, ice cream 1, loaf 5, muffins 1, other 29, pancakes 1, parfait 1, pie 4, pieces 1, plain cake 1, porridge 1, pudding 1, rice or grain 1, roast 2, rolls 1, salad 14, tart 4
pecorino: dip 1, other 6, pasta 9, pizza 1, salad 3, soup 1
pectin: jar 1, other 4
penne: gratin 2, other 2, pasta 29
peppermint extract: other 1, pie 1
peppermint schnapps: cocktail 1, hot drink 1
pepperoni: dip 1, gratin 1, other 1, pizza 6, rolls 1, salad 1
perch: other 1
persimmon: loaf 1
pesto: buns 1, dip 2, dumplings 2, flatbread 1, other 4, pasta 3, pizza 2, sandwich 2
pheasant: other 1, roast 1
phyllo dough: bars 2, hand pies 1, other 14, pie 3, rolls 3, tart 1
pickle juice: dip 1, other 2, salad 2, soup 1, stew 1
pickle: burger 3, cake 2, dip 2, loaf 1, other 21, pie 1, pizza 1, rolls 2, salad 7, sandwich 9, soup 2, stew 1
pickled ginger: other 3, rolls 2
pickled herring: other 1, salad 1
pickled onion: other 2
pickled vegetable: flatbread 1, noodles 1, other 9, salad 1, sandwich 1
pickling spice: dip 1, other 4
pico de gallo: other 1
pie crust: crêpes 1, dip 1, other 6, pie 49, tart 17
pie filling: bars 1, cake 4, crumble 1, other 2, parfait 1, pie 1, tart 1
pierogi: chunky soup 1, gratin 3, other 12, stew 1
pig's foot: stew 1
pigeon pea: other 1, rice or grain 2
pike: cake 1
pimiento-stuffed olive: other 4
pimiento: gratin 1, other 3, salad 1
pimm's: other 1
pina colada mix: other 1
pine nut: dip 3, other 19, pasta 5, salad 5
pineapple juice: cocktail 1, drink 6, other 7
pineapple: bowl 1, burger 2, cake 3, cocktail 1, curry 2, dip 2, drink 5, gratin 2, ice cream 1, muffins 3, other 23, pie 1, pizza 1, plain cake 1, rice or grain 3, salad 12, sandwich 1, skewers 3, stew 1, tacos 2
pinto bean: gratin 2, other 9, pie 1, quesadillas 1, rolls 1, salad 1, soup 1, stew 5
pisco: other 1
pistachio: bars 1, cake 1, other 13, parfait 1, pasta 2, pudding 1, salad 4
pita bread: dip 1, flatbread 8, fries 1, other 13, patties 1, rolls 3, skewers 2
pizza dough: other 6, pizza 23
pizza sauce: dip 1, gratin 1, pizza 11
pizza: gratin 1
plant milk: cookies 1, crumble 1, drink 2, loaf 1, muffins 1, parfait 2, porridge 2, pudding 1
plantain: bowl 1, loaf 1, omelette 1, other 31, rice or grain 1, stew 1
plum sauce: other 1
plum tomato: dip 1, dumplings 1, other 10, pasta 2, salad 1, soup 2
plum: cake 2, crumble 1, dumplings 2, jar 1, other 4, roast 2, tart 3
poblano pepper: other 9, stew 1
polenta: other 2, porridge 10
pollock: other 1
pomegranate juice: other 1
pomegranate molasses: dip 1, gratin 1, other 7, salad 2
pomegranate seed: other 3, roast 1, salad 4
pomegranate: other 3, roast 1, salad 4
popcorn: other 5
poppy seed: buns 1, burger 2, gratin 1, loaf 1, muffins 1, other 4
porcini mushroom: canapés 1, dumplings 1, other 2, soup 1
pork and beans: other 1
pork belly: other 18, stew 3
pork chop: gratin 1, noodles 1, other 43, rice or grain 1, roast 1, stew 1
pork cutlet: other 2
pork hock: buns 1, other 4
pork loin: other 6, rice or grain 1, roast 3, rolls 1, stew 1
pork pie: other 1
pork rib: other 14, pasta 1, soup 3
pork rind: other 2
pork shoulder: curry 1, dip 1, flatbread 1, hot drink 1, other 26, roast 2, sandwich 1, soup 2, stew 8, tacos 2
pork tenderloin: bowl 1, curry 1, noodles 1, other 20, roast 1, rolls 2, skewers 1, stew 1, stir-fry 2
pork: bars 4, bowl 1, buns 8, burger 6, cake 2, canapés 1, chunky soup 14, cocktail 1, crêpes 1, curry 3, dip 6, dumplings 5, eggs 8, flatbread 3, fries 1, gratin 34, hand pies 1, hot drink 1, loaf 6, mixed salad 1, muffins 3, noodle soup 3, noodles 15, omelette 10, other 400, pancakes 3, pasta 32, patties 2, pie 7, pieces 4, pizza 10, porridge 9, pudding 1, quesadillas 2, rice or grain 27, roast 11, rolls 12, salad 19, sandwich 20, skewers 3, soup 38, stew 36, stir-fry 5, tacos 6, tart 9, waffles 1
port: other 4
portobello mushroom: burger 1, other 3, pasta 1, porridge 1, quesadillas 1, stir-fry 1
potato chip: gratin 2, stew 1
potato starch: other 2, patties 1, pieces 1, stew 1
potato: buns 1, cake 8, chunky soup 22, crumble 1, curry 20, dip 3, dumplings 4, eggs 18, flatbread 4, fries 9, gratin 31, hand pies 4, omelette 3, other 283, pancakes 1, pasta 3, patties 4, pie 11, pizza 1, porridge 10, roast 19, rolls 3, salad 17, sandwich 4, soup 61, stew 25, tacos 1, tart 1, waffles 1
poultry seasoning: gratin 1, loaf 1, muffins 1, noodles 1, soup 2
poultry: bowl 6, burger 7, cake 1, canapés 1, chunky soup 1, crumble 1, curry 21, dip 6, dumplings 2, eggs 2, flatbread 4, gratin 32, jar 1, loaf 2, noodle soup 7, noodles 9, other 310, pancakes 1, pasta 11, patties 3, pie 7, pieces 10, pizza 3, porridge 5, quesadillas 4, rice or grain 26, roast 20, rolls 10, salad 23, sandwich 11, skewers 7, soup 28, stew 38, stir-fry 9, tacos 6, waffles 1
pound cake: parfait 3
powdered milk: other 3
preserved lemon: other 1, stew 2
pretzel: other 4
prime rib: roast 1, soup 1
prosciutto: canapés 1, other 18, pasta 1, pizza 1
prosecco: cocktail 3, other 1
provolone: other 5, pasta 1, salad 2, sandwich 9, skewers 1
prune: jar 1, other 10, pudding 1, roast 1, stew 5
pudding mix: bars 1, cake 6, cocktail 1, other 2, parfait 4, pie 8, pudding 4, salad 1
puff pastry: cake 1, crêpes 1, curry 1, dumplings 1, hand pies 5, jar 1, other 19, pie 11, rolls 3, tart 16
puffed rice: other 1
pulled pork: bars 1, gratin 3, hand pies 1, other 2, pizza 1, quesadillas 2, tacos 1
pumpkin pie spice: buns 1, cake 2, cookies 1, drink 1, loaf 3, pancakes 1, pie 3, pudding 1, rolls 1
pumpkin puree: bars 3, buns 1, cake 1, cookies 1, drink 1, gratin 1, loaf 4, muffins 3, other 1, pancakes 1, pie 6, porridge 2, pudding 1, rolls 1, stew 2, tart 2
pumpkin seed: bars 2, flatbread 1, granola 1, gratin 1, other 5, roast 1, salad 6, soup 2
pumpkin: bars 3, buns 1, cake 1, cookies 1, curry 1, drink 1, gratin 1, loaf 4, muffins 3, other 12, pancakes 1, pie 6, porridge 2, pudding 1, rice or grain 3, roast 1, rolls 1, soup 5, stew 2, tacos 1, tart 2
quail: roast 1
quark: other 2
queso fresco: crêpes 1, gratin 1, other 14, rice or grain 1, salad 1, tacos 1
quince: other 2, stew 1
quinoa: bars 1, bowl 3, granola 1, gratin 1, mixed salad 1, other 2, patties 1, pieces 1, rice or grain 10, salad 9, soup 1
rabbit: other 3, rice or grain 1, stew 2
rack of lamb: other 1
raclette: other 1
radicchio: other 3, pasta 1, pizza 1, porridge 1, rice or grain 1, roast 1, salad 3
radish: cake 1, dip 1, mixed salad 1, noodle soup 1, other 21, rice or grain 1, roast 1, salad 6, sandwich 2, soup 4, stew 3, stir-fry 1
raisin: bars 1, buns 1, cake 4, cookies 3, curry 2, dip 5, dumplings 1, granola 2, gratin 3, hot drink 1, ice cream 1, loaf 6, mixed salad 1, muffins 9, noodles 2, other 52, pancakes 1, pasta 1, patties 2, pie 3, porridge 2, pudding 7, rice or grain 11, rolls 1, salad 4, stew 1, tart 2
ramen noodle: noodle soup 5, noodles 4, other 2, salad 1
ramp: eggs 1
ranch dressing: dip 1, other 3, rolls 1, salad 5
ranch seasoning: gratin 1, other 2, pasta 1, pizza 1, roast 1, soup 1, stew 1
ras el hanout: stew 1
raspberry jam: bars 1, cookies 2, doughnuts 1, jar 1, other 2, parfait 3, plain cake 1, pudding 2, sandwich 1, tart 1
raspberry: bars 1, bowl 1, buns 1, cake 3, cocktail 1, crumble 1, crêpes 1, french toast 1, granola 1, ice cream 1, jar 1, muffins 2, other 12, parfait 3, pie 2, plain cake 1, pudding 4, salad 1, sandwich 1, tart 2
red bean paste: cake 1, other 3
red bell pepper: baked eggs 1, bars 1, chunky soup 3, curry 9, dip 7, dumplings 1, eggs 2, flatbread 1, gratin 6, noodles 4, omelette 2, other 87, pasta 5, pie 1, pieces 2, pizza 3, porridge 2, quesadillas 1, rice or grain 17, roast 6, rolls 1, salad 26, sandwich 1, skewers 4, soup 7, stew 12, stir-fry 7, tart 2
red cabbage: flatbread 1, mixed salad 2, other 5, salad 1, stew 1, tacos 5
red chili pepper: buns 1, chunky soup 1, noodle soup 2, other 23, pasta 1, roast 1, salad 1, soup 1, stew 2, stir-fry 2
red currant jelly: other 1, tart 1
red currant: other 1
red curry paste: curry 6, noodle soup 1, other 3, soup 2
red lentil: curry 7, other 9, patties 1, soup 7
red onion: bowl 1, burger 2, cocktail 1, curry 2, dip 5, dumplings 1, eggs 3, flatbread 1, gratin 1, hand pies 1, jar 1, mixed salad 5, omelette 2, other 73, pasta 4, pieces 2, pizza 5, porridge 1, quesadillas 1, rice or grain 3, roast 16, rolls 4, salad 62, sandwich 6, skewers 8, soup 2, stir-fry 3, tacos 6, tart 1
red pepper flakes: baked eggs 1, bowl 1, buns 1, cake 1, curry 2, dip 3, gratin 1, loaf 1, noodle soup 1, noodles 6, other 101, pasta 52, patties 1, pieces 1, pizza 7, porridge 3, rice or grain 4, roast 1, salad 7, sandwich 3, skewers 2, soup 2, stew 9, stir-fry 2
red snapper: other 4
red wine vinegar: jar 1, other 57, pasta 2, porridge 1, roast 5, salad 33, sandwich 1, skewers 1, soup 5, stew 1
red wine: cake 1, cocktail 1, gratin 1, hot drink 1, other 36, pasta 4, pie 1, rice or grain 2, roast 1, stew 17
refried bean: dip 1, gratin 2, other 6, quesadillas 2, rolls 3, tacos 3
relish: burger 1, other 2, salad 1, sandwich 3
rhubarb: bars 1, cake 2, crumble 5, drink 1, gratin 1, jar 1, muffins 1, other 3, parfait 1, pie 4, plain cake 2, porridge 1, pudding 1, roast 1, stew 1
rib eye steak: other 6
rice cake: cake 1, other 4
rice flour: cake 2, cookies 1, other 17
rice noodle: bowl 2, buns 2, noodle soup 8, noodles 9, other 8, rolls 2, salad 1, soup 1, stir-fry 1
rice paper: other 1, rice or grain 1, rolls 2
rice vinegar: bowl 6, buns 1, crumble 1, dumplings 1, gratin 1, mixed salad 2, noodles 6, other 45, pancakes 3, patties 1, rice or grain 1, roast 1, rolls 6, salad 13, soup 1, stew 1, stir-fry 5
rice wine: dumplings 1, noodles 2, other 14, pieces 1, stew 2, stir-fry 3
rice: bowl 21, curry 10, gratin 14, omelette 1, other 144, pancakes 1, patties 2, pie 1, pieces 2, porridge 5, pudding 4, rice or grain 116, rolls 12, salad 4, soup 10, stew 9, stir-fry 7, sushi 1
ricotta salata: pasta 1, salad 1
ricotta: cake 2, canapés 1, cookies 1, dumplings 1, french toast 1, gratin 10, noodle soup 1, other 18, pancakes 2, pasta 7, pie 1, pizza 4, porridge 2, rolls 2, salad 2, sandwich 2, soup 1, tart 3
rigatoni: pasta 12, soup 1
risotto: omelette 1, other 2, rice or grain 1
roasted red pepper: dip 1, other 6, pasta 1, pizza 1, salad 3, sandwich 1, soup 1
romaine lettuce: other 5, patties 1, roast 1, rolls 3, salad 14, sandwich 1, tacos 2
romanesco: pasta 1
root beer: other 2
root vegetable: bowl 9, buns 3, burger 1, cake 15, chunky soup 23, crumble 1, curry 32, dip 7, dumplings 6, eggs 20, flatbread 6, fries 10, gratin 40, hand pies 4, loaf 4, mixed salad 7, muffins 6, noodle soup 7, noodles 16, omelette 3, other 482, pancakes 2, pasta 13, patties 8, pie 17, pieces 1, pizza 2, porridge 15, pudding 2, quesadillas 1, rice or grain 26, roast 40, rolls 8, salad 55, sandwich 7, soup 151, stew 70, stir-fry 7, tacos 3, tart 2, waffles 1
roquefort: other 1, salad 1
rose water: drink 1, other 2, pudding 1
rosemary: dip 1, flatbread 1, gratin 3, ice cream 1, jar 2, loaf 1, other 30, pasta 2, pieces 2, porridge 1, rice or grain 1, roast 10, skewers 1, soup 4, stew 7
rotini: gratin 1, salad 4
rotisserie chicken: eggs 1, other 1, pie 2, quesadillas 1, rolls 1, sandwich 1, soup 2, stew 1, tacos 2
rum: cake 1, cocktail 4, crêpes 1, drink 4, gratin 1, hot drink 1, ice cream 1, other 19, pie 2, pudding 1
rutabaga: curry 1, gratin 1, hand pies 1, other 10, porridge 1, soup 2, stew 6
rye bread: dip 1, omelette 1, other 2, sandwich 11, soup 1
rye flour: loaf 1
rye whiskey: other 1
saffron: buns 1, noodles 1, other 19, pasta 2, rice or grain 8, skewers 1, stew 4
sage: bars 2, buns 1, burger 1, dumplings 5, eggs 1, gratin 3, hand pies 1, loaf 1, noodles 1, other 28, pasta 4, patties 1, porridge 1, rice or grain 2, roast 7, rolls 1, sandwich 1, soup 4, stew 1
sake: other 9, stew 1
salad dressing: dip 2, other 8, rolls 2, salad 13, sandwich 3
salad green: other 2, quesadillas 1, salad 7, sandwich 4, tacos 1
salami: dip 1, gratin 1, other 3, pizza 6, rolls 1, salad 2, sandwich 1, skewers 1
salmon: bowl 4, burger 1, cake 2, chunky soup 2, crumble 1, crêpes 1, dip 4, eggs 2, gratin 1, loaf 1, omelette 2, other 46, pasta 5, patties 1, pieces 1, porridge 1, pudding 1, rice or grain 1, rolls 1, salad 2, sandwich 4, sushi 1, tart 2
salsa verde: dip 1, other 1, rolls 1, tacos 1
salsa: bowl 2, dip 5, flatbread 1, fries 1, gratin 6, other 9, pancakes 1, pasta 3, pieces 2, quesadillas 8, rice or grain 2, rolls 9, soup 1, stir-fry 4, tacos 13
salt cod: cake 1, other 13, patties 1
salt pork: chunky soup 1, other 16, pie 1, soup 1, stew 1
salt: baked eggs 3, bars 51, bowl 12, buns 29, burger 26, cake 74, canapés 6, chunky soup 21, cocktail 6, cookies 46, crumble 29, crêpes 12, cupcakes 7, curry 74, dip 56, doughnuts 2, drink 1, dumplings 25, eggs 19, flatbread 24, french toast 8, fries 12, granola 3, gratin 137, hand pies 5, hot drink 6, ice cream 12, jar 9, layer cake 1, loaf 57, long drink 2, mixed salad 16, muffins 42, noodle soup 8, noodles 8, omelette 40, other 1667, pancakes 32, parfait 4, pasta 139, patties 19, pie 84, pieces 19, pizza 12, plain cake 10, porridge 43, pudding 34, quesadillas 9, rice or grain 120, roast 97, rolls 42, salad 191, sandwich 52, skewers 16, soup 184, stew 154, stir-fry 6, sushi 1, tacos 30, tart 41, waffles 5
salted duck egg: other 2, patties 1, porridge 1
saltine cracker: dip 2, loaf 1, other 6, patties 1, pie 2
sambal oelek: other 5
samosa: hand pies 1
sardine: cake 1, other 5, pasta 3, salad 1, sandwich 1
saskatoon berry: crumble 1, french toast 1, gratin 2, jar 1, muffins 1, pie 1, soup 1, tart 1
sauce: bowl 20, buns 5, burger 16, cake 5, cocktail 5, crumble 1, curry 18, dip 15, dumplings 10, eggs 2, flatbread 4, french toast 1, fries 3, gratin 41, hot drink 2, jar 1, loaf 6, long drink 2, mixed salad 1, muffins 2, noodle soup 12, noodles 43, omelette 1, other 407, pancakes 3, pasta 23, patties 5, pie 11, pieces 6, pizza 17, porridge 9, pudding 2, quesadillas 3, rice or grain 41, roast 6, rolls 20, salad 22, sandwich 33, skewers 3, soup 20, stew 47, stir-fry 36, tacos 5
sauerkraut: dip 1, gratin 2, noodles 1, other 13, pie 1, porridge 1, roast 1, sandwich 4, soup 2, stew 2
sausage: bars 2, buns 3, cake 1, chunky soup 2, cocktail 1, curry 1, dip 1, dumplings 1, eggs 1, gratin 9, loaf 2, mixed salad 1, muffins 1, noodle soup 2, noodles 3, omelette 3, other 97, pancakes 1, pasta 16, pieces 2, pizza 4, porridge 6, rice or grain 16, rolls 2, salad 1, sandwich 2, soup 9, stew 5, tacos 1, tart 1
savory: cake 2, dip 1, flatbread 1, gratin 1, other 10, pasta 1, soup 1, stew 1
savoy cabbage: other 2, pasta 1, soup 2, stew 1
scallop: chunky soup 2, mixed salad 1, other 14, pasta 1
schnitzel: other 1
scone: gratin 1, other 3, pudding 1
scotch bonnet pepper: curry 4, eggs 1, other 30, patties 1, rice or grain 5, soup 8, stew 7
scotch: hot drink 1
sea bass: other 6
sea bream: other 1
sea salt: cookies 1, flatbread 1, other 7, salad 1
seafood stock: other 1
seafood: bowl 1, cake 1, chunky soup 9, cocktail 3, curry 3, dip 3, dumplings 2, mixed salad 2, noodle soup 1, noodles 3, omelette 1, other 118, pancakes 1, pasta 14, pie 1, pieces 1, pizza 1, porridge 1, quesadillas 1, rice or grain 12, rolls 4, salad 10, sandwich 5, skewers 1, soup 6, stew 3, stir-fry 2, tacos 1
seasoned breadcrumbs: dumplings 1, gratin 1, loaf 1, other 5, stew 1
seasoned salt: dip 1, gratin 3, loaf 1, other 4, pie 1, porridge 1
seasoning: dip 3, gratin 2, other 13, pasta 4, pieces 2, rice or grain 5, roast 1, rolls 1, salad 1, sandwich 1, soup 2, stew 1, stir-fry 1, tacos 2
seaweed: bowl 4, gratin 1, noodle soup 1, noodles 1, other 10, porridge 1, rice or grain 1, rolls 4, salad 1, soup 1, sushi 1
seed: bars 4, bowl 11, buns 1, cake 1, cookies 1, dip 3, drink 1, flatbread 1, granola 2, gratin 1, loaf 1, mixed salad 1, muffins 1, noodles 3, other 69, pancakes 1, parfait 4, pieces 3, porridge 1, pudding 1, rice or grain 7, roast 3, rolls 3, salad 21, sandwich 3, soup 3, stew 4, sushi 1
seitan: noodles 1, other 3, stir-fry 2
self-rising flour: buns 1, crumble 1, loaf 1, other 1, pudding 1
semisweet chocolate: bars 1, cake 1, cookies 2, hot drink 1, other 2, pie 4, pudding 1, tart 1
semolina: cake 1, dumplings 1, other 18, pie 1, soup 1
serrano pepper: dip 1, mixed salad 1, other 4, salad 1, stir-fry 1, tacos 1
sesame oil: bowl 5, buns 2, cake 2, dumplings 3, gratin 1, mixed salad 1, noodle soup 3, noodles 11, other 55, pancakes 1, patties 1, pieces 1, porridge 3, rice or grain 14, rolls 2, salad 9, sandwich 3, soup 8, stew 5, stir-fry 13, tacos 1
sesame seed: bars 1, bowl 10, buns 1, cake 1, cookies 1, dip 1, flatbread 1, mixed salad 1, noodles 3, other 64, pancakes 1, pieces 3, porridge 1, pudding 1, rice or grain 7, roast 1, rolls 3, salad 9, sandwich 3, stew 3, sushi 1
shallot: buns 1, crumble 1, crêpes 1, curry 2, dip 2, dumplings 1, eggs 1, noodles 1, omelette 2, other 113, pasta 15, patties 1, pieces 2, porridge 1, rice or grain 5, roast 2, salad 16, sandwich 2, skewers 1, soup 3, stew 3, stir-fry 1, tart 1
shellfish: bowl 1, cake 1, chunky soup 9, cocktail 3, curry 3, dip 3, dumplings 2, mixed salad 2, noodle soup 1, noodles 3, omelette 1, other 118, pancakes 1, pasta 14, pie 1, pieces 1, pizza 1, porridge 1, quesadillas 1, rice or grain 12, rolls 4, salad 10, sandwich 5, skewers 1, soup 6, stew 3, stir-fry 2, tacos 1
sherbet: drink 1
sherry vinegar: other 12, salad 2, soup 2
sherry: dip 1, noodles 1, other 9, parfait 2, soup 3
shiitake mushroom: cake 2, noodle soup 1, noodles 2, other 11, pieces 1, rice or grain 2, soup 2, stew 2, stir-fry 1
shirataki noodle: noodles 1
shishito pepper: other 1
short rib: other 3, stew 3
shortening: buns 3, cake 5, cookies 2, cupcakes 1, other 3, patties 1, pie 1, waffles 1
shrimp paste: buns 1, curry 1, other 5
shrimp shell: other 1
shrimp: bowl 1, chunky soup 1, cocktail 3, curry 3, dip 1, dumplings 2, mixed salad 1, noodle soup 1, noodles 3, other 61, pancakes 1, pasta 8, pie 1, porridge 1, quesadillas 1, rice or grain 10, rolls 2, salad 8, sandwich 4, skewers 1, soup 3, stir-fry 1, tacos 1
simple syrup: cocktail 3, drink 2, long drink 1, other 7
sirloin roast: other 4, roast 1
sirloin steak: bowl 1, cake 1, curry 1, noodle soup 2, noodles 3, other 19, pieces 1, rice or grain 1, salad 2, sandwich 1, skewers 3, stew 1, stir-fry 1
skate: other 1
skirt steak: hand pies 1, other 2, tacos 1
smelt: other 1
smoked fish: salad 1, soup 1
smoked haddock: chunky soup 1, other 5, pie 1
smoked mackerel: dip 1, other 4, salad 1, sandwich 1, stew 1
smoked paprika: burger 2, chunky soup 1, crumble 1, dip 3, eggs 3, fries 2, gratin 1, muffins 1, other 27, pancakes 1, pasta 1, patties 1, pieces 2, rice or grain 4, roast 1, rolls 1, salad 1, sandwich 3, skewers 1, soup 4, stew 5, stir-fry 2, tacos 2
smoked salmon: crêpes 1, dip 1, eggs 1, gratin 1, omelette 2, other 1, pasta 1, pieces 1, salad 1, sandwich 3, tart 1
smoked sausage: chunky soup 1, cocktail 1, gratin 1, mixed salad 1, noodles 1, omelette 1, other 26, pasta 1, pieces 1, porridge 1, rice or grain 3, soup 3, stew 1
smoked trout: dip 1, eggs 1, other 2, salad 2
smoked turkey: other 2
snow pea: noodles 1, other 4, stir-fry 4
soba noodle: noodles 1, other 1, salad 2, stir-fry 1
soft drink: cake 2, drink 5, dumplings 1, long drink 1, other 9
sole: other 5
sorghum flour: cake 1
sorrel: soup 1
soup mix: gratin 2, loaf 1, other 6, pieces 1, rice or grain 1, soup 2, stew 3
soup: cake 1, gratin 26, other 16, pasta 1, pie 2, rice or grain 3, rolls 1, sandwich 1, soup 3, stew 2
sour cherry: cake 1, jar 1, other 1, pie 1, soup 1
sour cream: bars 3, bowl 2, cake 9, chunky soup 1, crêpes 1, dip 19, dumplings 1, eggs 1, flatbread 1, french toast 1, fries 2, gratin 33, layer cake 1, loaf 2, muffins 1, noodles 4, other 76, pancakes 2, pasta 1, patties 4, pie 4, pieces 1, plain cake 4, porridge 3, pudding 1, quesadillas 5, rice or grain 3, roast 1, rolls 10, salad 21, sandwich 2, soup 19, stew 13, stir-fry 4, tacos 11, tart 6, waffles 1
sourdough bread: loaf 1, omelette 1, other 2, salad 1, sandwich 11
sourdough starter: buns 1, other 2, pancakes 2
soy milk: crumble 1, drink 1, muffins 1
soy sauce: bowl 15, buns 2, cake 2, crumble 1, curry 3, dip 1, dumplings 4, eggs 1, flatbread 1, gratin 2, hot drink 1, jar 1, loaf 1, mixed salad 1, noodle soup 5, noodles 40, other 202, pancakes 3, pasta 4, patties 3, pieces 3, porridge 3, rice or grain 30, roast 2, rolls 9, salad 8, sandwich 4, skewers 1, soup 8, stew 17, stir-fry 32, tacos 2
soybean sprout: rice or grain 1
spaghetti squash: pasta 9
spaghetti: gratin 1, noodles 3, omelette 1, other 8, pasta 33, pie 2, salad 1, stew 2
spam: bowl 1, noodles 1, other 3, rice or grain 2, tacos 1
sparkling water: cocktail 7, crêpes 1, drink 1, long drink 2, other 9, soup 1
sparkling wine: cocktail 3, drink 1, other 5
spice: baked eggs 3, bars 11, bowl 11, buns 18, burger 28, cake 35, canapés 7, chunky soup 21, cocktail 3, cookies 13, crumble 22, crêpes 3, curry 78, dip 54, doughnuts 1, drink 10, dumplings 22, eggs 23, flatbread 14, french toast 7, fries 8, granola 2, gratin 149, hand pies 8, hot drink 9, ice cream 2, jar 6, loaf 39, mixed salad 9, muffins 29, noodle soup 14, noodles 29, omelette 38, other 1572, pancakes 14, pasta 135, patties 24, pie 60, pieces 20, pizza 13, plain cake 5, porridge 42, pudding 17, quesadillas 10, rice or grain 118, roast 89, rolls 42, salad 162, sandwich 53, skewers 19, soup 179, stew 169, stir-fry 31, tacos 29, tart 34, waffles 4
spiced rice: rice or grain 2
spiced rum: pudding 1
spinach: baked eggs 1, bowl 2, curry 8, dip 4, drink 1, dumplings 6, flatbread 1, gratin 14, hand pies 1, noodle soup 3, noodles 1, omelette 8, other 78, pasta 12, patties 1, pie 1, pieces 1, pizza 3, quesadillas 2, rice or grain 3, rolls 5, salad 10, sandwich 2, soup 17, stew 4, stir-fry 1, tart 5
split pea: curry 3, other 6, pudding 1, soup 5
spring roll wrapper: other 3, rolls 1
sprinkle: cake 3
squash: bars 4, buns 1, burger 1, cake 2, cookies 1, curry 7, dip 1, drink 1, dumplings 1, gratin 13, loaf 7, muffins 7, omelette 3, other 83, pancakes 2, pasta 24, patties 2, pie 8, pieces 1, pizza 2, porridge 3, pudding 1, rice or grain 8, roast 8, rolls 1, salad 3, skewers 1, soup 20, stew 10, stir-fry 2, tacos 2, tart 5
squid ink: rice or grain 1
squid: other 7, pancakes 1, rice or grain 3, stew 1, stir-fry 1
sriracha: bowl 3, gratin 1, other 4, rice or grain 1, rolls 2, tacos 1
ssamjang: other 1
star anise: drink 1, hot drink 2, noodle soup 5, other 10, roast 1, soup 1, stew 2
steak seasoning: other 1
steak: bowl 1, cake 1, curry 1, hand pies 1, noodle soup 2, noodles 6, other 55, pieces 1, quesadillas 1, rice or grain 1, roast 1, salad 4, sandwich 2, skewers 3, stew 1, stir-fry 3, tacos 3
steel-cut oat: other 1
stewed tomato: other 1, pasta 1, soup 2
stewing beef: curry 2, other 21, pie 2, pudding 1, soup 7, stew 10
sticky rice: other 4, rice or grain 5
stilton: soup 1
stone fruit: cake 4, cocktail 1, crumble 9, crêpes 1, dip 2, drink 1, dumplings 2, ice cream 1, jar 3, muffins 1, other 20, pancakes 1, parfait 3, pie 3, plain cake 1, porridge 1, rice or grain 1, roast 3, salad 4, sandwich 1, soup 1, stew 1, tart 4
stout: cake 1, stew 2
strawberry jam: buns 1, cake 1, other 1, pudding 1, waffles 1
strawberry: bars 1, bowl 2, cake 3, cocktail 2, crumble 3, crêpes 1, dip 1, drink 5, french toast 1, gratin 1, jar 2, loaf 1, muffins 1, other 16, parfait 1, pie 4, pizza 1, porridge 1, pudding 2, salad 6, tart 1
strip steak: other 7
stuffed olive: other 1, rice or grain 1, sandwich 1
stuffed pasta: chunky soup 1, dumplings 11, gratin 3, other 12, salad 1, soup 2, stew 1
stuffing mix: cake 1, gratin 3, other 3, rolls 1, sandwich 1, soup 1
suet: jar 1, other 1, pudding 1, stew 1
sugar snap pea: curry 1, noodles 1, other 2, pasta 2, salad 2
sugar: baked eggs 1, bars 53, bowl 11, buns 24, burger 2, cake 84, cocktail 6, cookies 48, crumble 28, crêpes 9, cupcakes 7, curry 21, dip 14, doughnuts 3, drink 12, dumplings 6, flatbread 3, french toast 4, granola 1, gratin 18, hand pies 3, hot drink 16, ice cream 9, jar 17, layer cake 2, loaf 48, mixed salad 8, muffins 35, noodle soup 9, noodles 31, other 620, pancakes 22, parfait 12, pasta 5, patties 6, pie 61, pieces 4, pizza 5, plain cake 11, porridge 4, pudding 44, rice or grain 15, roast 5, rolls 13, salad 44, sandwich 7, skewers 1, soup 17, stew 37, stir-fry 23, tacos 2, tart 34, waffles 5
sumac: other 7, salad 1, skewers 2
summer squash: bars 1, burger 1, cake 1, curry 1, dip 1, gratin 10, loaf 3, muffins 4, omelette 2, other 45, pancakes 1, pasta 13, patties 2, pie 2, pieces 1, pizza 2, rice or grain 3, roast 3, salad 1, skewers 1, soup 7, stew 5, stir-fry 2, tart 2
sun-dried tomato: dip 1, loaf 1, omelette 1, other 3, pasta 3, rolls 1, salad 4
sunflower oil: buns 1, crêpes 1, dip 1, french toast 1, mixed salad 1, other 14, rice or grain 1, roast 1, rolls 2, salad 2, soup 2, stew 5
sunflower seed butter: bars 1, other 1, rolls 1
sunflower seed: bars 2, dip 2, flatbread 1, granola 1, loaf 1, other 1, roast 1, salad 6
surimi: gratin 1, rolls 1, salad 1
sushi rice: bowl 2, curry 1, gratin 1, other 2, rice or grain 1, rolls 4, sushi 1
sweet chili sauce: burger 1, cake 1, other 4, stew 1, stir-fry 1
sweet onion: bowl 1, dip 1, gratin 1, other 1, pie 1, rice or grain 1, salad 3
sweet potato: bowl 2, buns 1, burger 1, cake 1, chunky soup 1, curry 6, dumplings 1, eggs 2, fries 1, gratin 3, loaf 1, mixed salad 1, muffins 1, other 31, pancakes 1, patties 2, pie 1, porridge 2, pudding 1, quesadillas 1, roast 4, salad 1, soup 7, stew 8, tacos 1
sweetener: baked eggs 1, bars 58, bowl 18, buns 25, burger 4, cake 86, canapés 2, cocktail 12, cookies 48, crumble 29, crêpes 10, cupcakes 7, curry 22, dip 16, doughnuts 3, drink 25, dumplings 6, flatbread 3, french toast 6, fries 1, granola 4, gratin 21, hand pies 3, hot drink 21, ice cream 11, jar 18, layer cake 2, loaf 54, long drink 2, mixed salad 10, muffins 38, noodle soup 9, noodles 33, omelette 1, other 774, pancakes 28, parfait 18, pasta 5, patties 7, pie 63, pieces 7, pizza 5, plain cake 11, porridge 12, pudding 48, rice or grain 19, roast 22, rolls 15, salad 95, sandwich 12, skewers 3, soup 21, stew 43, stir-fry 26, tacos 2, tart 40, waffles 5
swiss chard: gratin 2, other 10, pizza 1, porridge 3, rolls 1, soup 2, stew 1, tart 1
swiss cheese: burger 3, dip 2, gratin 5, omelette 3, other 5, pie 1, salad 1, sandwich 12, soup 1, tart 6
swordfish: other 1, pasta 1, skewers 1
syrup: bars 8, bowl 2, buns 2, burger 1, cake 5, cocktail 5, cookies 3, crumble 1, crêpes 2, dip 1, drink 6, dumplings 1, french toast 4, granola 1, gratin 6, ice cream 1, loaf 7, long drink 2, muffins 4, omelette 1, other 91, pancakes 16, parfait 4, patties 1, pie 11, pieces 1, porridge 8, pudding 6, rice or grain 3, roast 7, salad 13, skewers 1, soup 3, stew 2, stir-fry 1, tart 4, waffles 4
szechuan pepper: noodles 1, other 4
t-bone steak: other 1
taco seasoning: dip 2, gratin 1, other 1, pasta 1, rice or grain 1, soup 2, stir-fry 1, tacos 2
taco shell: tacos 2
tagliatelle: pasta 1
tahini: bars 1, bowl 1, cookies 1, dip 3, flatbread 2, noodles 2, other 17, pasta 1, patties 1, rice or grain 1, roast 2, salad 1
taleggio: other 1
tamari: bowl 1, curry 2, gratin 1, noodle soup 2, other 22, porridge 1, rice or grain 4, salad 6, soup 1, stew 2, stir-fry 1
tamarind: curry 5, dip 1, noodles 2, other 13, rice or grain 1, skewers 1
tandoori masala: other 1
tangerine: stir-fry 1
tapioca flour: cake 1, crêpes 1, other 2
tapioca: hot drink 1, other 4, pie 1, pudding 2, soup 1
taramasalata: other 1
taro: other 4, pieces 1, soup 2, stew 1
tarragon: omelette 1, other 18, roast 1, rolls 1, salad 4, sandwich 1, stew 1
tartar sauce: other 2, sandwich 1, tacos 1
tea: cake 3, cookies 1, drink 1, hot drink 8, ice cream 1, other 5
teff flour: other 1, pancakes 1
tempeh: eggs 1, noodles 1, other 7, pasta 1, rolls 1, sandwich 2, stir-fry 1, tacos 1
tequila: cocktail 4, drink 1, other 4
teriyaki sauce: bowl 1, other 3, pieces 1, skewers 1, stew 1, stir-fry 1
textured vegetable protein: stew 1
thai basil: curry 6, noodle soup 3, noodles 1, other 5
thai chili pepper: noodles 1, omelette 1, other 11, salad 5
thousand island dressing: dip 1, other 1, sandwich 2
thyme: bars 1, canapés 2, chunky soup 8, curry 4, dip 3, dumplings 2, eggs 4, gratin 21, jar 3, loaf 4, noodle soup 3, noodles 2, other 140, pasta 5, patties 3, pie 8, pieces 1, porridge 1, rice or grain 17, roast 28, salad 1, sandwich 6, soup 43, stew 35, tart 8
tilapia: other 19
toffee bit: cake 1, dip 1, parfait 1, pie 1
tofu: bowl 1, crumble 2, curry 5, drink 1, gratin 1, noodle soup 4, noodles 6, omelette 1, other 38, pasta 2, pie 1, porridge 1, pudding 1, rice or grain 3, roast 1, rolls 2, salad 1, sandwich 2, soup 3, stew 3, stir-fry 6
tomatillo: dip 1, gratin 1, other 5, soup 1, tacos 1
tomato juice cocktail: soup 1
tomato juice: cocktail 1, long drink 1, other 1, soup 1, stew 1
tomato paste: burger 2, curry 3, dip 1, gratin 12, loaf 1, noodle soup 1, other 67, pasta 10, patties 1, pie 3, pizza 2, rice or grain 7, roast 1, rolls 3, salad 1, skewers 1, soup 20, stew 28, tacos 3
tomato puree: curry 1, other 4
tomato sauce: burger 1, gratin 10, other 26, pasta 6, pie 3, pizza 1, porridge 1, rice or grain 2, rolls 1, soup 4, stew 7, tacos 1
tomato soup: cake 1, gratin 2, other 2, pasta 1, pie 1, rice or grain 1, rolls 1, sandwich 1, soup 2
tomato: baked eggs 1, burger 10, canapés 2, chunky soup 2, crêpes 1, curry 29, dip 16, dumplings 7, eggs 1, flatbread 7, fries 1, gratin 12, hand pies 1, jar 1, mixed salad 4, noodle soup 1, omelette 5, other 347, pasta 52, patties 1, pie 6, pieces 3, pizza 5, porridge 6, quesadillas 1, rice or grain 28, roast 3, rolls 10, salad 61, sandwich 17, skewers 9, soup 50, stew 58, stir-fry 1, tacos 8, tart 4
tonic water: long drink 2
tonkatsu sauce: other 4
tortilla chip: dip 5, fries 1, pie 1, quesadillas 4, salad 2, soup 2, stew 1
tortilla: flatbread 2, gratin 14, other 24, quesadillas 14, rolls 25, soup 1, stir-fry 5, tacos 32
tostada: mixed salad 2, other 1, roast 1, tacos 2
tripe: other 1
trout: dip 1, eggs 1, other 16, roast 1, salad 2
truffle oil: salad 1
tuna steak: other 6, tacos 1
tuna: bowl 3, gratin 4, other 15, pasta 6, patties 1, pie 2, rice or grain 2, rolls 1, salad 6, sandwich 5, tacos 2, tart 1
turkey breast: other 3, roast 3, rolls 2, salad 2, sandwich 1, soup 1
turkey broth: gratin 1, noodle soup 2, other 2, porridge 1, sandwich 1, soup 3
turkey carcass: soup 3
turkey sausage: other 1, soup 2
turkey: burger 2, cake 1, curry 1, eggs 1, gratin 7, loaf 2, noodle soup 2, noodles 2, other 19, pasta 1, patties 1, pie 1, pieces 1, porridge 2, quesadillas 1, rice or grain 2, roast 4, rolls 2, salad 2, sandwich 6, soup 11, stew 10, tacos 2
turmeric: curry 36, dip 2, flatbread 2, french toast 1, jar 1, loaf 1, omelette 2, other 107, pancakes 1, pasta 2, patties 1, rice or grain 14, rolls 1, salad 1, sandwich 2, skewers 2, soup 1, stew 6
turnip green: other 1
turnip: eggs 1, gratin 1, other 10, rice or grain 1, roast 1, soup 5, stew 7
tzatziki: rolls 1
ube jam: pancakes 1
ube: cake 1, other 2
udon noodle: noodle soup 1, noodles 8
unsweetened chocolate: bars 3, cake 1, other 1, pie 2
vanilla bean: hot drink 1, ice cream 1, other 5, pie 1, pudding 2
vanilla extract: bars 35, bowl 1, buns 3, cake 54, cocktail 1, cookies 40, crumble 1, crêpes 2, cupcakes 7, dip 2, doughnuts 1, drink 3, dumplings 1, french toast 4, granola 2, gratin 13, hot drink 1, ice cream 3, layer cake 1, loaf 18, muffins 19, noodles 1, other 90, pancakes 8, parfait 6, patties 2, pie 33, pizza 1, plain cake 7, porridge 2, pudding 25, rice or grain 3, rolls 2, salad 2, tart 19, waffles 2
vanilla ice cream: crumble 2, drink 7, ice cream 1, other 10, pie 1
vanilla sugar: other 1
vanilla wafer: other 2, pudding 1, tart 1
veal chop: other 2
veal cutlet: other 6
veal shank: other 1
veal: other 11, stew 4
vegan mayonnaise: sandwich 1
vegetable broth: chunky soup 5, curry 4, gratin 6, noodle soup 2, other 27, pasta 3, pie 1, porridge 2, rice or grain 16, rolls 1, salad 2, sandwich 1, soup 57, stew 13, stir-fry 2
vegetable juice: soup 1
vegetable oil: bars 4, bowl 17, buns 5, burger 18, cake 40, chunky soup 2, cookies 3, crumble 2, cupcakes 4, curry 65, dip 4, doughnuts 3, dumplings 5, eggs 8, flatbread 8, french toast 1, fries 8, granola 2, gratin 19, hand pies 3, layer cake 1, loaf 15, mixed salad 2, muffins 24, noodle soup 7, noodles 37, omelette 2, other 650, pancakes 17, parfait 1, pasta 9, patties 14, pie 7, pieces 5, pizza 1, porridge 4, pudding 1, quesadillas 11, rice or grain 56, roast 9, rolls 18, salad 11, sandwich 14, skewers 6, soup 28, stew 67, stir-fry 39, tacos 20, waffles 3
vegetable: baked eggs 2, bars 12, bowl 24, buns 8, burger 26, cake 22, canapés 8, chunky soup 24, cocktail 3, cookies 1, crumble 7, crêpes 2, curry 91, dip 66, drink 6, dumplings 26, eggs 22, flatbread 21, french toast 2, fries 11, gratin 149, hand pies 8, hot drink 1, jar 4, loaf 21, long drink 3, mixed salad 16, muffins 17, noodle soup 20, noodles 52, omelette 33, other 1720, pancakes 8, parfait 1, pasta 159, patties 22, pie 48, pieces 19, pizza 29, plain cake 2, porridge 38, pudding 7, quesadillas 18, rice or grain 143, roast 94, rolls 53, salad 228, sandwich 75, skewers 21, soup 221, stew 179, stir-fry 42, tacos 37, tart 30, waffles 1
vegetarian ground meat: stew 1
vegetarian oyster sauce: noodles 1
veggie burger: burger 1
venison: burger 2, other 7, pie 1, roast 1, skewers 1, soup 2, stew 8
vermouth: cocktail 1, other 4
vinaigrette: salad 1
vinegar: bars 1, bowl 7, buns 1, burger 4, cake 2, canapés 2, crumble 2, cupcakes 2, curry 1, dip 8, dumplings 4, eggs 4, flatbread 1, fries 1, gratin 3, hot drink 1, jar 3, loaf 5, mixed salad 7, noodles 13, other 314, pancakes 3, pasta 4, patties 2, pieces 4, pizza 1, plain cake 1, porridge 3, pudding 1, rice or grain 3, roast 25, rolls 6, salad 107, sandwich 9, skewers 2, soup 17, stew 22, stir-fry 6, tacos 4, tart 4
vital wheat gluten: other 1
vodka: cocktail 2, drink 3, long drink 3, other 7, pasta 1
walleye: chunky soup 1, other 4
walnut oil: salad 1
walnut: bars 12, burger 1, cake 5, canapés 2, cookies 5, crumble 1, crêpes 1, dip 1, dumplings 1, loaf 11, muffins 11, other 34, pasta 4, pie 3, pieces 1, porridge 3, rice or grain 1, roast 1, salad 18, sandwich 1, tacos 1, tart 2
wasabi: noodles 1, other 1, rolls 2
water chestnut: dip 1, gratin 2, other 4, rolls 1, stew 1
water spinach: stir-fry 1
water: bars 6, bowl 21, buns 5, burger 4, cake 21, canapés 1, chunky soup 5, cocktail 1, cookies 1, crumble 1, crêpes 3, cupcakes 1, curry 53, dip 7, drink 9, dumplings 7, eggs 3, flatbread 17, french toast 1, gratin 23, hand pies 4, hot drink 13, ice cream 3, jar 9, layer cake 1, loaf 12, mixed salad 1, noodle soup 9, noodles 12, omelette 2, other 707, pancakes 6, parfait 4, pasta 26, patties 7, pie 15, pieces 5, pizza 4, porridge 38, pudding 14, rice or grain 69, roast 7, rolls 18, salad 37, sandwich 4, skewers 2, soup 74, stew 51, stir-fry 21, sushi 1, tacos 13, tart 10
watercress: other 2, rolls 1, salad 4, sandwich 1, soup 1
watermelon: other 2, salad 5, skewers 1, soup 1
wax bean: other 1, salad 1
wheat berry: other 1
wheat bran: muffins 1
wheat cereal: bars 1, other 1
wheat germ: muffins 1
whey: loaf 1, pancakes 1, soup 1
whipped cream: crêpes 1, drink 2, hot drink 2, ice cream 1, other 2, pie 2, pudding 1
whipped topping: cake 8, cocktail 1, cookies 1, other 5, parfait 2, pie 9, pudding 3, salad 4
whiskey: gratin 1, hot drink 2, other 12, pie 1, pudding 1
white bean: dip 1, gratin 3, other 32, pasta 1, pie 1, porridge 1, salad 4, sandwich 1, soup 12, stew 8
white chocolate chip: cookies 2
white chocolate: buns 1, cake 1, cookies 3, muffins 1, other 4, pudding 2, tart 1
white pepper: cake 1, curry 1, other 21, patties 1, pie 2, porridge 2, pudding 1, rice or grain 4, roast 1, salad 1, sandwich 2, soup 13, stir-fry 3, tart 1
white peppercorn: other 2
white rum: cocktail 3, drink 2, other 7
white vinegar: bowl 1, burger 1, cake 2, cupcakes 1, dip 1, dumplings 1, eggs 2, gratin 1, jar 1, loaf 1, noodles 3, other 55, patties 1, pieces 1, plain cake 1, pudding 1, salad 9, sandwich 1, soup 3, stew 7, stir-fry 1, tacos 2, tart 1
white wine vinegar: crumble 1, other 17, salad 13, sandwich 1
white wine: canapés 1, chunky soup 1, cocktail 1, gratin 1, other 90, pasta 13, pieces 2, porridge 1, rice or grain 11, roast 3, sandwich 2, soup 6, stew 8
white yam: other 2
whitefish: other 2
whole grain mustard: hand pies 2, jar 1, mixed salad 1, noodles 1, other 19, roast 1, rolls 1, salad 2, stew 1
whole wheat bread: french toast 1, other 1, sandwich 7
whole wheat flour: cake 2, cookies 1, dip 1, flatbread 3, loaf 6, muffins 5, other 4, pancakes 1, plain cake 1, waffles 1
wild boar: other 1, stew 1
wild rice blend: gratin 1, other 1
wild rice: gratin 3, other 3, porridge 1, rice or grain 2, salad 2, soup 5, stew 1
wine: cake 1, canapés 1, chunky soup 1, cocktail 6, dip 1, drink 1, gratin 2, hot drink 1, noodles 1, other 155, parfait 2, pasta 17, pie 1, pieces 2, porridge 1, rice or grain 13, roast 4, sandwich 2, soup 10, stew 25
winter melon: soup 1
winter squash: bars 3, buns 1, cake 1, cookies 1, curry 4, drink 1, dumplings 1, gratin 3, loaf 4, muffins 3, omelette 1, other 36, pancakes 1, pasta 11, pie 6, porridge 3, pudding 1, rice or grain 6, roast 5, rolls 1, salad 2, soup 13, stew 5, tacos 2, tart 3
wonton wrapper: dumplings 4, other 4, soup 2
worcestershire sauce: burger 9, cake 1, cocktail 3, dip 7, eggs 1, gratin 10, loaf 4, long drink 2, noodles 2, other 55, pasta 1, pie 6, pieces 2, porridge 3, pudding 1, rice or grain 4, roast 3, salad 1, sandwich 12, skewers 1, soup 5, stew 20
xanthan gum: cookies 1, cupcakes 1, pancakes 1
yeast: buns 12, cake 1, crêpes 1, doughnuts 2, flatbread 2, loaf 13, muffins 1, other 33, patties 1, pizza 3, rolls 3, sandwich 2
yellow bell pepper: other 9, pasta 1, rice or grain 3, roast 1, salad 2, soup 1, stew 2, stir-fry 1, tart 1
yogurt: bowl 1, burger 1, cake 4, curry 6, dip 4, drink 9, flatbread 8, fries 1, granola 1, gratin 1, hand pies 1, loaf 3, mixed salad 1, muffins 4, other 74, parfait 5, pasta 2, patties 3, plain cake 1, rice or grain 10, roast 1, rolls 5, salad 16, skewers 5, soup 4
za'atar: other 1, pizza 1, rolls 1, sandwich 1
ziti: gratin 1, other 2, pasta 1
zucchini blossom: other 1, pasta 1
zucchini: bars 1, burger 1, cake 1, curry 1, dip 1, gratin 9, loaf 3, muffins 4, omelette 2, other 44, pancakes 1, pasta 11, patties 2, pie 2, pieces 1, pizza 2, rice or grain 3, roast 3, salad 1, skewers 1, soup 6, stew 5, stir-fry 2, tart 2
`,
};

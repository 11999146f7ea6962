/** An item that nearly every Canadian supermarket sells. */
export interface CommonIngredient {
  readonly name: string;
  /** Canonical ids; the kinds of each count too. */
  readonly ids: readonly number[];
}

// One line per shelf of the shop; `lemon=203+268+271` is a lemon, its juice or its zest.
const TABLE = `
onion=9 red onion=10 green onion=13 shallot=14 leek=15 garlic=16 ginger=194 carrot=22 potato=23 sweet potato=24 beet=25
parsnip=29 celery=41 cucumber=43 zucchini=44 winter squash=48 eggplant=56 bell pepper=57 jalapeno=67 tomato=3
cherry tomato=4 lettuce=77 spinach=81 kale=84 cabbage=98 bok choy=102 brussels sprout=104 broccoli=105
cauliflower=110 asparagus=111 green bean=114 pea=117 corn=122 mushroom=126 bean sprout=137 radish=30
basil=162 parsley=164 cilantro=165 mint=166 dill=167 thyme=169 rosemary=170 oregano=172
lemon=203+268+271 lime=205+269+272 orange=206+273+1337 apple=212 pear=215 peach=217 strawberry=223 blueberry=224 raspberry=225
cranberry=227+1281 banana=237 pineapple=238 mango=239 avocado=244
chicken breast=321 chicken thigh=322 turkey=329 ground beef=343 steak=344 chuck roast=351 pork chop=387+388
pork tenderloin=389 ground pork=386 ham=394 bacon=396 sausage=410 lamb=368
salmon=458 tuna=460 cod=462 haddock=464 tilapia=466 trout=469 shrimp=496
milk=539 buttermilk=540 cream=548 sour cream=554 yogurt=557 butter=562 cheddar=575 mozzarella=577 parmesan=584 feta=589
goat cheese=591 cream cheese=593 ricotta=595 egg=612 tofu=636
rice=659 brown rice=660 quinoa=670 cornmeal=677 oat=682 barley=686 couscous=690 pasta=701 rice noodle=736
tortilla=744 bread=745 breadcrumbs=766+768 flour=801
cornstarch=838 baking powder=845 baking soda=846 yeast=848 vanilla extract=853 sugar=867 brown sugar=868 honey=875 maple syrup=877
chocolate=885 cocoa powder=898
olive oil=1039 white vinegar=1066 cider vinegar=1067 balsamic vinegar=1071 rice vinegar=1072 ketchup=1077 dijon mustard=1079
mayonnaise=1111 worcestershire sauce=1129 soy sauce=1132+1133 olive=1089
canned tomato=1095+1096 tomato paste=1099 black bean=1196 kidney bean=1197 white bean=1198 chickpea=1200 lentil=1211
coconut milk=1213 chicken broth=1216 beef broth=1217 vegetable broth=1219 peanut butter=1264
almond=1252 walnut=1253 pecan=1254 cashew=1255 peanut=1263 sesame seed=1268 raisin=1279
cinnamon=938 cumin=946 paprika=949
`;

/** The 150 most common ingredients of a Canadian supermarket, except salt, pepper, cooking oil and water. */
export const COMMON_INGREDIENTS: readonly CommonIngredient[] = [
  ...TABLE.matchAll(/([a-z][a-z ]*)=([\d+]+)/g),
].map(([, name = '', ids = '']) => ({ name, ids: ids.split('+').map(Number) }));

import { allIngredients } from './ingredient.js';

// What home kitchens use most often, most common first.
const USUAL = (
  'salt,garlic,onion,butter,sugar,olive oil,egg,water,flour,black pepper,milk,lemon,tomato,chicken,carrot,potato,' +
  'cheddar,rice,lemon juice,brown sugar,vanilla extract,baking powder,cinnamon,parmesan,vegetable oil,cream cheese,' +
  'celery,parsley,bell pepper,baking soda,green onion,ginger,chicken breast,sour cream,cilantro,mushroom,basil,' +
  'ground beef,bacon,heavy cream,soy sauce,cumin,lime,oregano,thyme,honey,mayonnaise,chicken broth,extra virgin olive oil,' +
  'spinach,mozzarella,worcestershire sauce,paprika,shrimp,corn,broccoli,tomato paste,apple,orange,pasta,spaghetti,' +
  'bread,red onion,zucchini,cucumber,cornstarch,dijon mustard,red bell pepper,cayenne,chili powder,nutmeg,avocado,' +
  'tomato sauce,yogurt,kidney bean,black bean,chickpea,banana,lettuce,ham,pork,beef,salmon,tuna,feta,rosemary,' +
  'bay leaf,walnut,pecan,almond,raisin,maple syrup,chocolate chip,cocoa powder,icing sugar,strawberry,blueberry,' +
  'pineapple,coconut milk,peanut butter,oat,cabbage,sweet potato,cauliflower,green bean,pea,asparagus,eggplant,' +
  'jalapeno,sesame oil,rice vinegar,balsamic vinegar,red wine vinegar,white vinegar,ketchup,mustard,salsa,tortilla,' +
  'turkey,sausage,italian sausage,pork chop,chicken thigh,cod,tofu,lentil,quinoa,couscous,egg noodle,macaroni,' +
  'breadcrumbs,cheese,red wine,white wine,dill,mint,sage,turmeric,curry powder,coriander,red pepper flakes,' +
  'garlic powder,onion powder,italian seasoning,leek,shallot,kale,beet,squash,pumpkin,peach,pear,mango,cherry,' +
  'cranberry,raspberry,grape,coconut,yeast,buttermilk,half and half,evaporated milk,condensed milk,whipped cream,oil'
).split(',');

const RANKS = new Map<number, number>();
const idByName = new Map(allIngredients().map(({ id, name }) => [name, id]));
USUAL.forEach((name, rank) => {
  const id = idByName.get(name);
  if (id !== undefined) RANKS.set(id, rank);
});

/** How common the ingredient is: 0 is the most common; everything not on the short list shares the last rank. */
export function rankOf(id: number): number {
  return RANKS.get(id) ?? USUAL.length;
}

import { ancestorsOf, descendantsOf, idOfPhrase, ingredientById } from '@larder/culinary';
import { wordsOf } from '@larder/culinary/at-hand';

/** What dishes are made of whose names do not say so. */
const MADE_OF: readonly (readonly [dishes: string, foods: string])[] = [
  ['omelette,omelet,frittata,tamagoyaki,shakshuka,menemen,huevo,flan', 'egg'],
  ['spanish tortilla', 'egg,potato'],
  ['quiche lorraine', 'bacon'],
  ['risotto,paella,pilaf,pulao,biryani,congee,jambalaya,kedgeree,arroz', 'rice'],
  ['porridge,oatmeal,granola,muesli,flapjack', 'oat'],
  ['hummus,falafel,chana', 'chickpea'],
  ['mujadara', 'lentil'],
  // Any split pulse: dal is made of peas, mung beans and chickpeas as well as of lentils.
  ['dal,dhal,daal', 'lentil,split pea,bean'],
  ['guacamole', 'avocado'],
  ['coleslaw,slaw,kimchi,choucroute', 'cabbage'],
  ['borscht', 'beet'],
  ['gazpacho,bruschetta,marinara', 'tomato'],
  ['puttanesca', 'tomato,olive'],
  ['caprese', 'tomato,mozzarella'],
  ['moussaka', 'eggplant'],
  ['ratatouille', 'eggplant,zucchini'],
  ['tzatziki,raita', 'cucumber,yogurt'],
  ['tabbouleh,taboule', 'bulgur,couscous,parsley'],
  ['pesto', 'basil'],
  ['poutine', 'potato,french fry,cheese curd'],
  ['latke,rosti,colcannon,boxty,hash,fry,gnocchi', 'potato'],
  ['lasagne,lasagna', 'lasagna noodle'],
  ['carbonara', 'bacon,egg,pasta'],
  ['bolognese,meatball,meatloaf,burger,hamburger,cottage pie,chili con carne', 'ground beef'],
  ['stroganoff,goulash,bourguignon,pot roast,bulgogi', 'beef'],
  ['shepherd pie', 'lamb'],
  ['schnitzel,carnitas,char siu', 'pork'],
  ['coq au vin,pollo,frango,galinha,ayam,murgh,pho ga', 'chicken'],
  ['gambas,camarao,camarones', 'shrimp'],
  ['bacalhau', 'salt cod'],
  ['papa,patata,batata,aloo,kartoffel,bratkartoffeln', 'potato'],
  ['saag,palak,spanakopita,spanakorizo', 'spinach'],
  ['gobi', 'cauliflower'],
  ['baingan,zaalouk', 'eggplant'],
  ['gravlax', 'salmon'],
  ['chowder', 'clam'],
  ['toast,sandwich,panzanella,crostini,croque', 'bread'],
  ['tiramisu', 'mascarpone'],
  ['fondue', 'cheese'],
  ['bigos', 'sauerkraut,sausage'],
  ['macaroni,mac', 'macaroni'],
  ['taco,enchilada,burrito,quesadilla,fajita,taquito,flauta', 'tortilla'],
  ['nacho,chilaquiles', 'tortilla chip'],
  ['pozole', 'hominy'],
  ['hoppin john', 'black eyed pea'],
  ['blt', 'bacon'],
  ['muffuletta', 'salami,olive'],
  ['reuben', 'corned beef,sauerkraut'],
  ['scampi', 'shrimp'],
  ['chow mein,lo mein,pad thai,ramen,laksa', 'noodle'],
  ['matar,mattar,mutter', 'pea'],
  ['gimlet,tom collins,martini,martinez,negroni,clover club', 'gin'],
  ['old fashioned,manhattan,mint julep,irish coffee', 'whiskey'],
  ['mojito,daiquiri,mai tai,pina colada,cuba libre,dark n stormy,painkiller,bahama mama', 'rum'],
  ['margarita,paloma,bloody maria', 'tequila'],
  ['bloody mary,bloody caesar,moscow mule,screwdriver,cosmopolitan,white russian', 'vodka'],
  ['brownie', 'chocolate,cocoa powder'],
  [
    'japanese beef curry,japanese pork curry,japanese sausage curry,katsu curry,curry udon',
    'curry roux',
  ],
];

/** These are about what they are made of unless they are sweet: an omelette with maple syrup is about the syrup. */
const SAVOURY = new Set(['omelette', 'omelet']);

function idsNamed(foods: string): number[] {
  return foods.split(',').map((food) => {
    const id = idOfPhrase(food);
    if (id === null) throw new Error(`No ingredient is called ${food}.`);
    return id;
  });
}

const madeOf = new Map(
  MADE_OF.flatMap(([dishes, foods]) => {
    const ids = idsNamed(foods);
    return dishes.split(',').map((dish) => [dish, ids] as const);
  }),
);
const sweet = new Set(idsNamed('sweetener,jam').flatMap((id) => [id, ...descendantsOf(id)]));

function madeOfBy(dish: string, ingredients: readonly number[]): readonly number[] {
  if (SAVOURY.has(dish) && ingredients.some((id) => sweet.has(id))) return [];
  return madeOf.get(dish) ?? [];
}

const LONGEST_NAME = 4;

/**
 * Which of its ingredients a dish is named after: "Chicken Adobo" after the chicken thighs, an omelette after the eggs. A word that belongs to the
 * name of one ingredient names no other: the butter of peanut butter cookies is not in their title.
 */
export function titleFoodsOf(title: string, ingredients: readonly number[]): number[] {
  const words = wordsOf(title);
  const named = new Set<number>();
  const note = (food: number): boolean => {
    const exact = ingredients.filter((id) => id === food || ancestorsOf(id).includes(food));
    // "Creamy Polenta" may list cornmeal.
    const general = ingredientById(food)?.parents ?? [];
    const kinds = exact.length > 0 ? exact : ingredients.filter((id) => general.includes(id));
    for (const id of kinds) named.add(id);
    return kinds.length > 0;
  };
  for (let end = words.length; end > 0;) {
    let start = Math.max(0, end - LONGEST_NAME);
    for (; start < end; start += 1) {
      const phrase = words.slice(start, end).join(' ');
      const food = idOfPhrase(phrase);
      const used = food !== null && note(food);
      const made = madeOfBy(phrase, ingredients).map(note).includes(true);
      if (used || made) break;
    }
    end = start < end ? start : end - 1;
  }
  return [...named];
}

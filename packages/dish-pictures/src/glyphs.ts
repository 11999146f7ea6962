import type { PieceName } from './pieces.js';
import { withoutDiacritics } from './plain-letters.js';

/** What an ingredient looks like before it is cut: an icon of the package, or one of our own. */
export type Whole =
  | { icon: string; recolour?: Readonly<Record<string, string>> }
  | { dish: string; texture: DishTexture }
  | { bottle: string }
  | { piece: PieceName }
  | { drawn: DrawnWhole };

/** The contents of a small dish: fine powder, grains, round seeds, a liquid or dried leaves. */
export type DishTexture = 'powder' | 'grain' | 'seed' | 'liquid' | 'flake';

export type DrawnWhole =
  | 'asparagus'
  | 'basil'
  | 'beet'
  | 'butternut'
  | 'cabbage'
  | 'cauliflower'
  | 'celery'
  | 'fish'
  | 'leek'
  | 'pumpkin'
  | 'radish'
  | 'red cabbage'
  | 'salmon'
  | 'scallion'
  | 'spaghetti'
  | 'tofu'
  | 'parsnip'
  | 'pomegranate'
  | 'raspberry'
  | 'fig'
  | 'almond'
  | 'walnut'
  | 'grapefruit';

export type GlyphFamily =
  | 'vegetable'
  | 'leaf'
  | 'herb'
  | 'fruit'
  | 'meat'
  | 'poultry'
  | 'fish'
  | 'seafood'
  | 'egg'
  | 'cheese'
  | 'dairy'
  | 'legume'
  | 'grain'
  | 'pasta'
  | 'bread'
  | 'nut'
  | 'spice'
  | 'sweet'
  | 'sauce'
  | 'drink';

export interface Glyph {
  key: string;
  family: GlyphFamily;
  whole: Whole;
  /** How it lies in the dish; if none, it dissolves and only adds its colour. */
  piece: PieceName | null;
  /** The colour it gives to a soup, a sauce or a drink. */
  tint: string;
  /** In every kitchen and in most dishes: pictured only when nothing more characteristic is left. */
  staple: boolean;
}

const icon = (name: string, recolour?: Record<string, string>): Whole =>
  recolour ? { icon: name, recolour } : { icon: name };
const dish = (colour: string, texture: DishTexture): Whole => ({ dish: colour, texture });
const bottle = (colour: string): Whole => ({ bottle: colour });
const cut = (piece: PieceName): Whole => ({ piece });
const drawn = (name: DrawnWhole): Whole => ({ drawn: name });

const redPepper = { '#44911b': '#d93a2b', '#008463': '#a8261e', '#c3ef3c': '#7da63a' };
const yellowPepper = { '#44911b': '#f2b632', '#008463': '#d8942a', '#c3ef3c': '#7da63a' };
const orangePepper = { '#44911b': '#ee8a2f', '#008463': '#cf6a21', '#c3ef3c': '#7da63a' };
const redOnion = { '#d3883e': '#6f2c55', '#f3ad61': '#a04e80', '#e19747': '#85396a' };
const whiteOnion = { '#d3883e': '#cdbd9c', '#f3ad61': '#f6ecd8', '#e19747': '#e3d6ba' };
const greenChili = { '#f8312f': '#5c9b35', '#00d26a': '#8cbf4f' };
const whiteBean = { '#9d5044': '#efe0bf', '#e39d89': '#fffaf0' };
const blackBean = { '#9d5044': '#3d2f36', '#e39d89': '#7d6b74' };
const pintoBean = { '#9d5044': '#b87f5d', '#e39d89': '#e8c3a6' };
const zucchini = { '#44911b': '#4f8236', '#86d72f': '#7ea64e' };
const yam = { '#f92f60': '#b5562f', '#ca0b4a': '#8f3f20', '#ff822d': '#f09a45' };
const purpleYam = { '#f92f60': '#5b3a6e', '#ca0b4a': '#412850', '#ff822d': '#9a63bd' };
const greenGrape = {
  '#321b41': '#5f7d2a',
  '#533566': '#86a53e',
  '#433b6b': '#739636',
  '#6b438b': '#a8c25a',
};
const cranberryRed = {
  '#6b438b': '#a8203a',
  '#8d65c5': '#c9344c',
  '#aa7de5': '#de5a68',
  '#533566': '#7f142b',
  '#bca4eb': '#f0949a',
};
const cloudberryAmber = {
  '#6b438b': '#d98a1f',
  '#8d65c5': '#f0a63a',
  '#aa7de5': '#f8bd62',
  '#533566': '#a86412',
  '#bca4eb': '#fbe0a8',
};
const blackberryBlack = {
  '#6b438b': '#3f2748',
  '#8d65c5': '#533560',
  '#aa7de5': '#6b4a7a',
  '#533566': '#2a1830',
  '#bca4eb': '#a58ab5',
};
const paleCheese = { '#fcd53f': '#f8ebc4', '#ffb02e': '#e9d29a' };
const orangeCheese = { '#fcd53f': '#f5b64a', '#ffb02e': '#e2932f' };
const whiteCheese = { '#fcd53f': '#fffaf0', '#ffb02e': '#ebe2cc' };
const rosyMeat = { '#f8312f': '#ef9b8c' };
const darkMeat = { '#f8312f': '#a8342d' };
const claret = { '#bb1d80': '#7f1d38', '#ff6dc6': '#b5526a' };
const chardonnay = { '#bb1d80': '#e6cf7c', '#ff6dc6': '#f6ebba' };
const nectarine = { '#ff822d': '#e25c3a', '#ff6723': '#c7452c' };
const apricot = { '#ff822d': '#f7aa4c', '#ff6723': '#ea9236' };
const plum = { '#ff822d': '#7a3f70', '#ff6723': '#5f2c58', '#00d26a': '#6d9a45' };
const blackOlive = { '#44911b': '#3b2c3a', '#86d72f': '#6d5a6b', '#f8312f': '#241a24' };
const cranberryJam = { '#aeddff': '#d64550', '#bebebe': '#f4e6cf', '#9b9b9b': '#e2c9a0' };
const nutJar = { '#aeddff': '#c98f4c', '#bebebe': '#f4e6cf', '#9b9b9b': '#e2c9a0' };
const pickleJar = { '#aeddff': '#a8b95a', '#bebebe': '#f4e6cf', '#9b9b9b': '#e2c9a0' };
const kimchiJar = { '#aeddff': '#d9552f', '#bebebe': '#f4e6cf', '#9b9b9b': '#e2c9a0' };
const mustardJar = { '#aeddff': '#dba92e', '#bebebe': '#f4e6cf', '#9b9b9b': '#e2c9a0' };
const pestoJar = { '#aeddff': '#6f9b3d', '#bebebe': '#f4e6cf', '#9b9b9b': '#e2c9a0' };

type Row = readonly [
  /** Its id in URLs and the first of its names; a hyphen stands for a space. */
  key: string,
  family: GlyphFamily,
  whole: Whole,
  piece: PieceName | null,
  tint: string,
  /** Other names, separated by commas. */
  names?: string,
];

const telling: readonly Row[] = [
  // vegetables
  [
    'tomato',
    'vegetable',
    icon('tomato'),
    'tomatoSlice',
    '#cf4a30',
    'roma tomato,plum tomato,beefsteak tomato,heirloom tomato,pico de gallo',
  ],
  [
    'cherry-tomato',
    'vegetable',
    icon('tomato'),
    'cherryTomato',
    '#d5502f',
    'grape tomato,sun-dried tomato,sundried tomato',
  ],
  [
    'canned-tomato',
    'vegetable',
    icon('canned-food'),
    'tomatoChunk',
    '#c8452b',
    'diced tomato,whole tomato,stewed tomato,tinned tomato',
  ],
  [
    'tomato-sauce',
    'vegetable',
    icon('canned-food'),
    null,
    '#c8452b',
    'crushed tomato,tomato paste,tomato puree,passata,marinara sauce,tomato passata,strained tomato,salsa,ketchup,pasta sauce,pizza sauce,enchilada sauce,tomato soup,ajvar',
  ],
  ['carrot', 'vegetable', icon('carrot'), 'carrotCoin', '#ea9140', 'baby carrot,grated carrot'],
  [
    'broccoli',
    'vegetable',
    icon('broccoli'),
    'broccoliFloret',
    '#7fa14a',
    'broccolini,rapini,broccoli rabe,gai lan,romanesco',
  ],
  [
    'cauliflower',
    'vegetable',
    drawn('cauliflower'),
    'cauliflowerFloret',
    '#f0e4c6',
    'cauliflower rice',
  ],
  [
    'cucumber',
    'vegetable',
    icon('cucumber'),
    'cucumberSlice',
    '#a9c47a',
    'english cucumber,gherkin',
  ],
  [
    'zucchini',
    'vegetable',
    icon('cucumber', zucchini),
    'zucchiniSlice',
    '#a3b565',
    'courgette,summer squash,yellow squash,bitter melon,chayote,bottle gourd,winter melon,watermelon rind',
  ],
  ['eggplant', 'vegetable', icon('eggplant'), 'eggplantSlice', '#8a6a52', 'aubergine,baba ganoush'],
  [
    'bell-pepper',
    'vegetable',
    icon('bell-pepper', redPepper),
    'redPepperStrip',
    '#d2502f',
    'red bell pepper,red pepper,roasted red pepper,pimiento,sweet pepper,capsicum,piquillo pepper',
  ],
  [
    'green-pepper',
    'vegetable',
    icon('bell-pepper'),
    'greenPepperStrip',
    '#7c9a44',
    'green bell pepper,poblano pepper,poblano,shishito pepper',
  ],
  [
    'yellow-pepper',
    'vegetable',
    icon('bell-pepper', yellowPepper),
    'yellowPepperStrip',
    '#eab23c',
    'yellow bell pepper,banana pepper',
  ],
  [
    'orange-pepper',
    'vegetable',
    icon('bell-pepper', orangePepper),
    'yellowPepperStrip',
    '#ea9a3c',
    'orange bell pepper',
  ],
  [
    'hot-pepper',
    'spice',
    icon('hot-pepper'),
    'chiliRing',
    '#c03c20',
    "chili,chile,chilli,chili pepper,red chili,thai chili,chipotle,chipotle pepper,bird's eye chili,scotch bonnet,habanero,fresno chili,gochujang,sriracha,harissa,hot sauce,sambal,sambal oelek,chili garlic sauce,red curry paste,berbere",
  ],
  [
    'jalapeno',
    'spice',
    icon('hot-pepper', greenChili),
    'greenChiliRing',
    '#7f9c45',
    'jalapeño,jalapeno pepper,green chili,green chile,serrano,serrano pepper,jalapeño pepper,green curry paste,padron pepper',
  ],
  [
    'ear-of-corn',
    'vegetable',
    icon('ear-of-corn'),
    'corn',
    '#f0cc62',
    'corn,sweet corn,corn kernel,corn on the cob,baby corn,creamed corn,hominy',
  ],
  [
    'potato',
    'vegetable',
    icon('potato'),
    'potatoSlice',
    '#efd9a2',
    'russet potato,yukon gold potato,red potato,new potato,baby potato,fingerling potato,yellow potato,mashed potato,hash brown',
  ],
  [
    'roasted-sweet-potato',
    'vegetable',
    icon('roasted-sweet-potato', yam),
    'sweetPotatoCube',
    '#e28a3c',
    'sweet potato,yam',
  ],
  ['ube', 'vegetable', icon('roasted-sweet-potato', purpleYam), 'ubeCube', '#8a5aa8', 'purple yam'],
  [
    'french-fries',
    'vegetable',
    icon('french-fries'),
    null,
    '#efc760',
    'fries,french fry,frozen fry',
  ],
  [
    'pumpkin',
    'vegetable',
    drawn('pumpkin'),
    'squashCube',
    '#df8a2e',
    'pumpkin puree,kabocha,kabocha squash',
  ],
  [
    'squash',
    'vegetable',
    drawn('butternut'),
    'squashCube',
    '#e5983a',
    'butternut squash,acorn squash,spaghetti squash,delicata squash',
  ],
  ['beet', 'vegetable', drawn('beet'), 'beetSlice', '#a02850', 'beetroot,golden beet'],
  [
    'radish',
    'vegetable',
    drawn('radish'),
    'radishSlice',
    '#e7b9c2',
    'daikon,daikon radish,watermelon radish',
  ],
  [
    'parsnip',
    'vegetable',
    drawn('parsnip'),
    'rootCube',
    '#ecdcb0',
    'turnip,rutabaga,celeriac,celery root,kohlrabi,jicama,cassava,yuca,cardoon,taro,sunchoke,salsify',
  ],
  [
    'mushroom',
    'vegetable',
    icon('brown-mushroom'),
    'mushroomSlice',
    '#b3916c',
    'button mushroom,cremini mushroom,portobello mushroom,portobello,porcini,white mushroom,chanterelle,morel',
  ],
  [
    'shiitake',
    'vegetable',
    icon('mushroom', { '#f8312f': '#8a5a3a', '#fbb8ab': '#c9a27c' }),
    'mushroomSlice',
    '#a07f5c',
    'shiitake mushroom,oyster mushroom,enoki,enoki mushroom,king oyster mushroom,wood ear mushroom',
  ],
  ['asparagus', 'vegetable', drawn('asparagus'), 'asparagusSpear', '#9db660'],
  [
    'celery',
    'vegetable',
    drawn('celery'),
    'celerySlice',
    '#c3d38e',
    'fennel,fennel bulb,celery stalk',
  ],
  ['leek', 'vegetable', drawn('leek'), 'leekCoin', '#d5dca0'],
  [
    'scallion',
    'vegetable',
    drawn('scallion'),
    'scallion',
    '#a9c06a',
    'green onion,spring onion,ramp',
  ],
  [
    'green-bean',
    'vegetable',
    cut('greenBean'),
    'greenBean',
    '#86a850',
    'string bean,french bean,wax bean,runner bean,fiddlehead',
  ],
  [
    'pea-pod',
    'vegetable',
    icon('pea-pod'),
    'pea',
    '#93b555',
    'pea,green pea,split pea,sugar snap pea,snap pea,frozen pea,mushy pea,yellow split pea,green split pea,mixed frozen vegetable',
  ],
  ['snow-pea', 'vegetable', icon('pea-pod'), 'snowPea', '#93b555', 'mangetout'],
  [
    'edamame',
    'legume',
    icon('pea-pod'),
    'edamame',
    '#a5c162',
    'broad bean,fava bean,lima bean,shelled edamame',
  ],
  ['okra', 'vegetable', cut('okra'), 'okra', '#8aa650'],
  ['artichoke', 'vegetable', cut('artichoke'), 'artichoke', '#b3b578', 'artichoke heart'],
  [
    'cabbage',
    'leaf',
    drawn('cabbage'),
    'cabbageShred',
    '#c9d394',
    'green cabbage,savoy cabbage,napa cabbage,coleslaw mix,coleslaw,sauerkraut,endive',
  ],
  [
    'brussels-sprout',
    'leaf',
    cut('brusselsSprout'),
    'brusselsSprout',
    '#a3b565',
    'brussels sprouts,brussel sprout',
  ],
  ['red-cabbage', 'leaf', drawn('red cabbage'), 'redCabbageShred', '#9a4e84', 'radicchio'],
  ['kimchi', 'vegetable', icon('jar', kimchiJar), 'kimchi', '#cf5a35'],
  [
    'leafy-green',
    'leaf',
    icon('leafy-green'),
    'lettuceLeaf',
    '#8fb04f',
    'lettuce,romaine,romaine lettuce,iceberg lettuce,butter lettuce,mixed green,salad green,mesclun,spring mix,bok choy,pak choi,baby bok choy,collard green,mustard green,dandelion green,escarole,grape leaf,lettuce leaf,vine leaf,mizuna,tatsoi',
  ],
  [
    'spinach',
    'leaf',
    icon('leafy-green'),
    'spinachLeaf',
    '#6f9440',
    "baby spinach,sorrel,water spinach,lamb's quarters",
  ],
  [
    'kale',
    'leaf',
    icon('leafy-green', { '#008463': '#2f5d3a', '#86d72f': '#5f8f4c', '#c3ef3c': '#a5c27c' }),
    'kaleLeaf',
    '#6d8c48',
    'swiss chard,chard,lacinato kale,beet green,bitterleaf,cavolo nero,callaloo',
  ],
  ['arugula', 'leaf', icon('herb'), 'arugulaLeaf', '#7f9f4a', 'rocket,frisee,frisée'],
  [
    'watercress',
    'leaf',
    icon('four-leaf-clover'),
    'spinachLeaf',
    '#7fa14a',
    'microgreen,purslane,nettle,mache,pea shoot,cress',
  ],
  [
    'seedling',
    'vegetable',
    icon('seedling'),
    'sprouts',
    '#e4dcae',
    'bean sprout,sprout,alfalfa sprout,mung bean sprout',
  ],
  ['stuffed-pepper', 'vegetable', icon('bell-pepper', redPepper), 'pepperHalf', '#d2502f'],
  ['nopal', 'vegetable', icon('cactus'), 'greenPepperStrip', '#8aa64f', 'cactus paddle,nopales'],
  [
    'lotus-root',
    'vegetable',
    icon('lotus'),
    'radishSlice',
    '#ecdccb',
    'water chestnut,bamboo shoot,heart of palm,hearts of palm,cattail shoot,banana blossom',
  ],
  [
    'seaweed',
    'vegetable',
    cut('seaweed'),
    'seaweed',
    '#4d6a55',
    'nori,kombu,wakame,nori sheet,dulse',
  ],
  [
    'olive',
    'fruit',
    icon('olive'),
    'greenOlive',
    '#a5a552',
    'green olive,castelvetrano olive,tapenade',
  ],
  [
    'black-olive',
    'fruit',
    icon('olive', blackOlive),
    'olive',
    '#6b5560',
    'kalamata olive,kalamata',
  ],
  ['caper', 'vegetable', dish('#74843f', 'seed'), 'caper', '#9a9c58'],
  [
    'pickle',
    'vegetable',
    icon('jar', pickleJar),
    'pickle',
    '#aab255',
    'dill pickle,relish,pickled cucumber,cornichon,pickled vegetable',
  ],
  ['avocado', 'fruit', icon('avocado'), 'avocadoSlice', '#a9bf5e', 'guacamole'],
  [
    'sweet-onion',
    'vegetable',
    icon('onion', redOnion),
    'redOnionRing',
    '#b98098',
    'red onion,pickled onion,pickled red onion',
  ],
  [
    'ginger-root',
    'spice',
    icon('ginger-root'),
    'gingerSlice',
    '#dcb56a',
    'ginger,fresh ginger,galangal,candied ginger,pickled ginger,turmeric root',
  ],

  // herbs
  [
    'basil',
    'herb',
    drawn('basil'),
    'basilLeaf',
    '#6f9b3d',
    'thai basil,basil leaf,holy basil,pesto',
  ],
  ['mint', 'herb', icon('herb'), 'mintLeaf', '#8cb068', 'mint leaf,shiso,lemon balm,lemon verbena'],
  [
    'parsley',
    'herb',
    cut('parsley'),
    'parsley',
    '#7f9f4a',
    'flat-leaf parsley,italian parsley,chervil,carrot top,salted herb',
  ],
  [
    'cilantro',
    'herb',
    cut('cilantro'),
    'cilantro',
    '#86a850',
    'coriander leaf,fresh coriander,culantro,epazote,herb,fresh herb,mixed herb',
  ],
  ['dill', 'herb', cut('dill'), 'dill', '#9db068', 'fennel frond,dillweed,dill weed'],
  ['rosemary', 'herb', cut('rosemary'), 'rosemary', '#8c9a68'],
  [
    'thyme',
    'herb',
    cut('thyme'),
    'thyme',
    '#9a9c68',
    "oregano,marjoram,dried thyme,dried oregano,herbes de provence,italian seasoning,savory,tarragon,za'atar,dried basil,dried herb",
  ],
  ['sage', 'herb', cut('sageLeaf'), 'sageLeaf', '#a3ad85'],
  [
    'bay-leaf',
    'herb',
    cut('bayLeaf'),
    'bayLeaf',
    '#8c9a5c',
    'curry leaf,lime leaf,makrut lime leaf,kaffir lime leaf,banana leaf,pandan leaf',
  ],
  ['chive', 'herb', cut('chive'), 'chive', '#8cb05c', 'garlic chive,lemongrass,samphire'],
  ['lavender', 'herb', icon('hyacinth'), 'thyme', '#b9a5c7', 'culinary lavender'],
  ['rose', 'herb', icon('rose'), null, '#e0a0a5', 'rose water,rosewater,rose petal'],
  ['hibiscus', 'herb', icon('hibiscus'), null, '#b93a5a', 'dried hibiscus'],
  [
    'orange-blossom',
    'herb',
    icon('blossom'),
    null,
    '#f4cf9a',
    'orange blossom water,edible flower,squash blossom,elderflower',
  ],

  // fruit
  [
    'lemon',
    'fruit',
    icon('lemon'),
    'lemonSlice',
    '#f3dd84',
    'lemon juice,lemon zest,preserved lemon,meyer lemon,lemon curd,yuzu,lemonade',
  ],
  [
    'lime',
    'fruit',
    icon('lime'),
    'limeSlice',
    '#cbd986',
    'lime juice,lime zest,key lime,calamansi,limeade',
  ],
  [
    'tangerine',
    'fruit',
    icon('tangerine'),
    'orangeSlice',
    '#f3a544',
    'orange,orange juice,orange zest,clementine,mandarin,mandarin orange,blood orange,marmalade,navel orange,kumquat',
  ],
  [
    'grapefruit',
    'fruit',
    drawn('grapefruit'),
    'grapefruitSlice',
    '#ee9a7a',
    'grapefruit juice,pomelo',
  ],
  [
    'red-apple',
    'fruit',
    icon('red-apple'),
    'appleSlice',
    '#ecd9a0',
    'apple,crabapple,gala apple,honeycrisp apple,applesauce,apple cider,apple juice,apple butter,quince',
  ],
  [
    'green-apple',
    'fruit',
    icon('green-apple'),
    'greenAppleSlice',
    '#dbe0a0',
    'granny smith apple,tart apple',
  ],
  ['pear', 'fruit', icon('pear'), 'pearSlice', '#e9e2a8', 'asian pear,bosc pear'],
  ['peach', 'fruit', icon('peach'), 'peachSlice', '#f3a95a'],
  ['nectarine', 'fruit', icon('peach', nectarine), 'peachSlice', '#ee8f55'],
  [
    'apricot',
    'fruit',
    icon('peach', apricot),
    'peachSlice',
    '#f3b45a',
    'dried apricot,apricot jam,apricot preserve,persimmon',
  ],
  ['plum', 'fruit', icon('peach', plum), 'beetSlice', '#8a4a78', 'prune,damson,plum jam,pluot'],
  [
    'mango',
    'fruit',
    icon('mango'),
    'mangoCube',
    '#f5b440',
    'papaya,mango chutney,passion fruit,green mango,chutney,mango puree,soursop,ackee',
  ],
  [
    'banana',
    'fruit',
    icon('banana'),
    'bananaSlice',
    '#f5e3ad',
    'ripe banana,plantain,green plantain',
  ],
  [
    'pineapple',
    'fruit',
    icon('pineapple'),
    'pineappleChunk',
    '#f5d664',
    'pineapple juice,jackfruit,breadfruit,durian,starfruit,pineapple chunk',
  ],
  ['melon', 'fruit', icon('melon'), 'melonCube', '#f3b57c', 'cantaloupe,honeydew,honeydew melon'],
  ['watermelon', 'fruit', icon('watermelon'), 'watermelonCube', '#e86a5c'],
  [
    'strawberry',
    'fruit',
    icon('strawberry'),
    'strawberryHalf',
    '#e0586a',
    'rhubarb,strawberry jam',
  ],
  [
    'blueberries',
    'fruit',
    icon('blueberries'),
    'blueberry',
    '#7a5f9c',
    'blueberry,saskatoon berry,wild blueberry,frozen blueberry,huckleberry,haskap',
  ],
  [
    'raspberry',
    'fruit',
    drawn('raspberry'),
    'raspberry',
    '#cf4a72',
    'mixed berry,berry,raspberry jam,frozen berry',
  ],
  [
    'blackberry',
    'fruit',
    icon('blueberries', blackberryBlack),
    'blackberry',
    '#6b4370',
    'black currant,elderberry,mulberry,boysenberry,acai',
  ],
  [
    'cloudberry',
    'fruit',
    icon('blueberries', cloudberryAmber),
    'cloudberry',
    '#e8a84c',
    'sea buckthorn',
  ],
  [
    'cranberry',
    'fruit',
    icon('blueberries', cranberryRed),
    'cranberry',
    '#b83048',
    'dried cranberry,cranberry sauce,cranberry juice,red currant,lingonberry,goji berry,barberry',
  ],
  [
    'cherries',
    'fruit',
    icon('cherries'),
    'cherry',
    '#a82a40',
    'cherry,sour cherry,maraschino cherry,dried cherry,tart cherry',
  ],
  [
    'grapes',
    'fruit',
    icon('grapes'),
    'grape',
    '#855a94',
    'grape,red grape,grape juice,lychee,longan,rambutan,loquat',
  ],
  ['green-grape', 'fruit', icon('grapes', greenGrape), 'grape', '#b9c272'],
  [
    'kiwi-fruit',
    'fruit',
    icon('kiwi-fruit'),
    'kiwiSlice',
    '#a5c656',
    'kiwi,gooseberry,dragon fruit,guava',
  ],
  ['fig', 'fruit', drawn('fig'), 'figHalf', '#a5606f', 'dried fig,fig jam'],
  [
    'pomegranate',
    'fruit',
    drawn('pomegranate'),
    'pomegranate',
    '#b02e4c',
    'pomegranate seed,pomegranate molasses,pomegranate arils,sumac',
  ],
  [
    'coconut',
    'fruit',
    icon('coconut'),
    'coconutFlake',
    '#f6ecd8',
    'coconut milk,shredded coconut,coconut cream,desiccated coconut,coconut flake,coconut water,coconut yogurt',
  ],
  ['date', 'fruit', cut('date'), 'date', '#8a5a38', 'medjool date,dried date'],
  [
    'raisin',
    'fruit',
    dish('#5a3324', 'seed'),
    'raisin',
    '#7a4a34',
    'golden raisin,sultana,currant,dried fruit',
  ],

  // meat, fish, eggs
  [
    'chicken',
    'poultry',
    icon('poultry-leg'),
    'chickenSlices',
    '#e6c07c',
    'chicken breast,chicken thigh,chicken drumstick,rotisserie chicken,cooked chicken,whole chicken,chicken leg,cornish hen,chicken wing,chicken tender',
  ],
  [
    'ground-chicken',
    'poultry',
    icon('poultry-leg'),
    'meatball',
    '#c9955a',
    'ground turkey,minced chicken,turkey mince',
  ],
  [
    'turkey',
    'poultry',
    icon('poultry-leg', { '#d3883e': '#b9743a', '#a56953': '#7f4a38' }),
    'turkeySlices',
    '#dcb57c',
    'turkey breast,turkey thigh,smoked turkey,cooked turkey,deli turkey',
  ],
  [
    'duck',
    'poultry',
    icon('poultry-leg', { '#d3883e': '#9c4f2c', '#a56953': '#6b3326' }),
    'duckSlices',
    '#a8643c',
    'duck breast,duck leg,goose,quail,rabbit,pheasant,squab,pigeon,partridge,ostrich',
  ],
  [
    'beef',
    'meat',
    icon('cut-of-meat', darkMeat),
    'beefSlices',
    '#7f4a32',
    'beef sirloin,flank steak,skirt steak,beef tenderloin,roast beef,sirloin steak,corned beef,pastrami,beef brisket,brisket,sirloin,elk',
  ],
  [
    'steak',
    'meat',
    icon('cut-of-meat'),
    'beefSteak',
    '#7f4a32',
    'ribeye,ribeye steak,beef steak,strip loin,rib eye,striploin steak',
  ],
  [
    'stewing-beef',
    'meat',
    icon('cut-of-meat', darkMeat),
    'beefChunk',
    '#7a4228',
    "beef chuck,stew beef,stewing beef,beef stew meat,beef shank,short rib,beef short rib,oxtail,cow foot,chuck roast,sirloin roast,beef roast,beef cheek,goat,bison,venison,moose,caribou,reindeer,wild boar,veal,liver,tripe,kidney,sweetbread,beef tongue,pig's foot",
  ],
  [
    'ground-beef',
    'meat',
    icon('cut-of-meat', darkMeat),
    'mince',
    '#8a4a32',
    'minced beef,ground moose,ground elk,ground caribou,ground meat,mince,lean ground beef,ground bison,ground veal,hamburger,beef mince,soy crumble,burger patty',
  ],
  [
    'meat-on-bone',
    'meat',
    icon('meat-on-bone'),
    'lambChunk',
    '#8f5038',
    'lamb,lamb shoulder,lamb shank,lamb leg,leg of lamb,ground lamb,mutton,stewing lamb,lamb neck',
  ],
  [
    'lamb-chop',
    'meat',
    icon('meat-on-bone'),
    'lambChop',
    '#8f5038',
    'rack of lamb,lamb rack,lamb loin chop',
  ],
  [
    'pork',
    'meat',
    icon('cut-of-meat', rosyMeat),
    'porkSlices',
    '#c98a62',
    'pork tenderloin,pork loin,pork belly,pork roast,char siu',
  ],
  [
    'pork-shoulder',
    'meat',
    icon('cut-of-meat', rosyMeat),
    'porkChunk',
    '#b3704a',
    'pork butt,pulled pork,carnitas,pork rib,spare rib,pork hock,baby back rib,stewing pork',
  ],
  ['pork-chop', 'meat', icon('cut-of-meat', rosyMeat), 'porkChop', '#c98a62', 'pork loin chop'],
  [
    'ground-pork',
    'meat',
    icon('cut-of-meat', rosyMeat),
    'meatball',
    '#b37850',
    'minced pork,pork mince,sausage meat',
  ],
  [
    'chicken-cutlet',
    'poultry',
    icon('poultry-leg'),
    'chickenCutlet',
    '#d9a050',
    'breaded chicken,chicken schnitzel',
  ],
  [
    'pork-cutlet',
    'meat',
    icon('cut-of-meat', rosyMeat),
    'chickenCutlet',
    '#d9a050',
    'veal cutlet,breaded pork',
  ],
  ['meatball', 'meat', icon('cut-of-meat', darkMeat), 'meatball', '#8a4a32'],
  [
    'ham',
    'meat',
    icon('cut-of-meat', rosyMeat),
    'hamSlices',
    '#e2998a',
    'prosciutto,smoked ham,cooked ham,serrano ham,peameal bacon,back bacon,deli ham,speck,mortadella,bologna,cold cuts,bresaola,spam',
  ],
  [
    'bacon',
    'meat',
    icon('bacon'),
    'baconStrip',
    '#b5563c',
    'pancetta,guanciale,turkey bacon,lardon',
  ],
  [
    'sausage',
    'meat',
    cut('sausageLink'),
    'sausageLink',
    '#b0603a',
    'italian sausage,bratwurst,breakfast sausage,longganisa,merguez,blood sausage,pork sausage,farmer sausage',
  ],
  [
    'chorizo',
    'meat',
    cut('sausageLink'),
    'sausageCoin',
    '#b54a2c',
    'kielbasa,andouille,andouille sausage,smoked sausage,longaniza,chinese sausage,linguica,soyrizo,sujuk',
  ],
  ['hot-dog', 'meat', icon('hot-dog'), 'sausageLink', '#c2603f', 'frankfurter,wiener'],
  [
    'salami',
    'meat',
    cut('pepperoniCoin'),
    'pepperoniCoin',
    '#b8432c',
    'pepperoni,soppressata,lap cheong,nduja,capicola,pate,liverwurst',
  ],
  [
    'salmon',
    'fish',
    drawn('salmon'),
    'salmonFillet',
    '#ef9a70',
    'salmon fillet,arctic char,trout,rainbow trout,canned salmon,cooked salmon,steelhead trout',
  ],
  [
    'smoked-salmon',
    'fish',
    drawn('salmon'),
    'sashimi',
    '#ef9a70',
    'lox,gravlax,smoked trout,salmon roe,caviar,sushi-grade salmon',
  ],
  [
    'fish',
    'fish',
    drawn('fish'),
    'whiteFishFillet',
    '#ecdcc0',
    'cod,halibut,haddock,tilapia,sole,pollock,white fish,sea bass,snapper,red snapper,catfish,mahi mahi,walleye,pickerel,swordfish,monkfish,milkfish,bass,basa,perch,whitefish,fish fillet,white fish fillet,salt cod,black cod,carp,sturgeon,skate,smelt,bream,flounder,grouper,turbot,branzino,bluefish,pike,john dory,rockfish,sashimi',
  ],
  [
    'tuna',
    'fish',
    icon('canned-food', { '#f8312f': '#4a7f95', '#00d26a': '#f0c35a' }),
    'fishChunk',
    '#d9b59a',
    'canned tuna',
  ],
  ['tuna-steak', 'fish', drawn('fish'), 'tunaFillet', '#c05a58', 'ahi tuna,sushi-grade tuna'],
  [
    'sardine',
    'fish',
    icon('fish', { '#00a6ed': '#8fa9b5', '#0074ba': '#5f7d8c' }),
    'fishChunk',
    '#a5a9a5',
    'anchovy,eel,mackerel,herring,rollmop,smoked mackerel,smoked herring,anchovy fillet,kipper',
  ],
  ['sushi', 'seafood', icon('sushi'), 'sashimi', '#f2b79a', 'crab stick,imitation crab,surimi'],
  [
    'fish-cake',
    'seafood',
    icon('fish-cake-with-swirl'),
    null,
    '#f6e6e0',
    'narutomaki,naruto,fish ball',
  ],
  [
    'shrimp',
    'seafood',
    icon('shrimp'),
    'shrimpCurl',
    '#efa07c',
    'prawn,cooked shrimp,dried shrimp,crayfish,tiger prawn',
  ],
  [
    'fried-shrimp',
    'seafood',
    icon('fried-shrimp'),
    'shrimpCurl',
    '#e0a052',
    'tempura shrimp,breaded shrimp',
  ],
  [
    'crab',
    'seafood',
    icon('crab'),
    'crabMeat',
    '#e0704a',
    'crab meat,crabmeat,dungeness crab,lump crab,snow crab',
  ],
  [
    'lobster',
    'seafood',
    icon('lobster'),
    'crabMeat',
    '#d9593c',
    'lobster tail,langoustine,lobster meat',
  ],
  [
    'squid',
    'seafood',
    icon('squid', { '#ff6dc6': '#f0b0a8', '#f70a8d': '#d97a78', '#bb1d80': '#a84c54' }),
    'squidRing',
    '#ead2c0',
    'calamari,cuttlefish',
  ],
  ['octopus', 'seafood', icon('octopus'), 'squidRing', '#d98a70'],
  ['oyster', 'seafood', icon('oyster'), 'clam', '#cfc6b2', 'smoked oyster,periwinkle'],
  [
    'clam',
    'seafood',
    icon('spiral-shell', { '#d3d3d3': '#e6d2b0', '#9b9b9b': '#b99a70' }),
    'clam',
    '#e6d6b8',
    'littleneck clam,cockle,conch,canned clam,baby clam',
  ],
  ['mussel', 'seafood', cut('mussel'), 'mussel', '#e6c690'],
  ['scallop', 'seafood', cut('scallop'), 'scallop', '#efdcb0', 'sea scallop,bay scallop'],
  ['snail', 'seafood', icon('snail'), 'mushroomSlice', '#9a7c5c', 'escargot'],
  [
    'egg',
    'egg',
    icon('egg'),
    'friedEgg',
    '#f7d98a',
    'egg yolk,egg white,large egg,poached egg,liquid egg',
  ],
  [
    'boiled-egg',
    'egg',
    icon('egg'),
    'eggHalf',
    '#f7d98a',
    'hard-boiled egg,quail egg,soft-boiled egg,hard boiled egg',
  ],

  // cheese and visible dairy
  [
    'cheddar',
    'cheese',
    icon('cheese-wedge', orangeCheese),
    'cheddarShred',
    '#f2bb58',
    'cheddar cheese,colby,red leicester,american cheese,monterey jack,monterey jack cheese,mexican cheese blend,velveeta,colby jack',
  ],
  [
    'cheese-wedge',
    'cheese',
    icon('cheese-wedge'),
    'whiteShred',
    '#f5dc98',
    'cheese,swiss cheese,gruyere,gruyère,gouda,emmental,provolone,fontina,havarti,edam,manchego,raclette,oka cheese,jarlsberg,gruyere cheese,gouda cheese,grated cheese,taleggio',
  ],
  [
    'parmesan',
    'cheese',
    icon('cheese-wedge', paleCheese),
    'parmesanShaving',
    '#f2e0aa',
    'parmesan cheese,pecorino,romano cheese,grana padano,parmigiano reggiano,pecorino romano,asiago,asiago cheese,nutritional yeast',
  ],
  [
    'mozzarella',
    'cheese',
    icon('cheese-wedge', whiteCheese),
    'mozzarella',
    '#f8efd8',
    'mozzarella cheese,bocconcini,burrata,fresh mozzarella,cheese curd,string cheese,queso oaxaca,oaxaca cheese,vegan cheese',
  ],
  [
    'feta',
    'cheese',
    icon('cheese-wedge', whiteCheese),
    'fetaCrumb',
    '#f8f0dc',
    'feta cheese,cotija,cotija cheese,queso fresco,ricotta salata',
  ],
  [
    'goat-cheese',
    'cheese',
    icon('cheese-wedge', whiteCheese),
    'goatCheese',
    '#f8f0dc',
    'chevre,brie,camembert,brie cheese,boursin,camembert cheese',
  ],
  [
    'blue-cheese',
    'cheese',
    icon('cheese-wedge', { '#fcd53f': '#f2ead0', '#ffb02e': '#8ea3b0' }),
    'blueCheese',
    '#e9e4d0',
    'gorgonzola,roquefort,stilton',
  ],
  [
    'halloumi',
    'cheese',
    cut('halloumiSlab'),
    'halloumiSlab',
    '#f0d79a',
    'halloumi cheese,saganaki,kefalotyri',
  ],
  ['paneer', 'cheese', drawn('tofu'), 'paneerCube', '#f6e8c8'],
  [
    'ricotta',
    'cheese',
    dish('#fffaf0', 'powder'),
    'cream',
    '#f8efdc',
    'ricotta cheese,cottage cheese,quark,labneh,skyr',
  ],
  [
    'cream-cheese',
    'cheese',
    dish('#fbf3e0', 'liquid'),
    'cream',
    '#f8efdc',
    'mascarpone,mascarpone cheese,neufchatel',
  ],
  [
    'yogurt',
    'dairy',
    dish('#fffaf0', 'liquid'),
    'cream',
    '#f8efdc',
    'greek yogurt,plain yogurt,sour cream,creme fraiche,kefir,yoghurt,crème fraîche,tzatziki,vanilla yogurt,mexican crema',
  ],
  [
    'whipped-cream',
    'dairy',
    dish('#fffaf0', 'powder'),
    'cream',
    '#f8efdc',
    'whipping cream,heavy cream,cream,whipped topping,frosting,half-and-half,table cream,light cream,35% cream,double cream',
  ],
  [
    'ice-cream',
    'sweet',
    icon('ice-cream'),
    'cream',
    '#f6e2c4',
    'gelato,frozen yogurt,sorbet,sherbet',
  ],
  ['soft-ice-cream', 'sweet', icon('soft-ice-cream'), 'cream', '#f8ecd0', 'vanilla ice cream'],
  [
    'custard',
    'sweet',
    icon('custard'),
    null,
    '#f0c878',
    'custard powder,flan,dulce de leche,pudding mix,gelatin',
  ],

  // legumes and soy
  [
    'chickpea',
    'legume',
    dish('#e2b25f', 'seed'),
    'chickpea',
    '#e0b868',
    'garbanzo bean,chick pea,hummus,baba ghanoush,canned chickpea,chana masala,chickpea flour,besan',
  ],
  [
    'beans',
    'legume',
    icon('beans'),
    'kidneyBean',
    '#9a4a38',
    'kidney bean,red kidney bean,adzuki bean,azuki bean,bean,baked bean,red bean,mixed bean,red bean paste',
  ],
  [
    'black-bean',
    'legume',
    icon('beans', blackBean),
    'blackBean',
    '#5a4248',
    'turtle bean,fermented black bean,soybean,natto',
  ],
  [
    'white-bean',
    'legume',
    icon('beans', whiteBean),
    'whiteBean',
    '#eedcb4',
    'cannellini bean,navy bean,great northern bean,butter bean,white kidney bean,black-eyed pea,cannellini,black eyed pea',
  ],
  [
    'pinto-bean',
    'legume',
    icon('beans', pintoBean),
    'pintoBean',
    '#b88a64',
    'refried bean,romano bean,borlotti bean,cranberry bean',
  ],
  [
    'lentil',
    'legume',
    dish('#96693a', 'seed'),
    'lentil',
    '#b3803f',
    'green lentil,brown lentil,french lentil,black lentil,puy lentil,beluga lentil,urad dal',
  ],
  [
    'red-lentil',
    'legume',
    dish('#e58a4a', 'seed'),
    'redLentil',
    '#dea04a',
    'dal,dhal,mung bean,moong dal,toor dal,chana dal,masoor dal',
  ],
  [
    'tofu',
    'legume',
    drawn('tofu'),
    'tofuCube',
    '#f4e6c6',
    'firm tofu,silken tofu,extra-firm tofu,medium tofu,soft tofu',
  ],
  ['fried-tofu', 'legume', drawn('tofu'), 'friedTofuCube', '#dcae68', 'smoked tofu,tofu puff'],
  [
    'tempeh',
    'legume',
    cut('tempehSlice'),
    'tempehSlice',
    '#c99a5c',
    'seitan,textured vegetable protein,soy curl,plant-based ground',
  ],
  ['falafel', 'legume', icon('falafel'), 'falafelBall', '#a87a3c'],
  ['peanuts', 'nut', icon('peanuts'), 'peanut', '#d0a05c', 'peanut,roasted peanut'],
  [
    'peanut-butter',
    'nut',
    icon('jar', nutJar),
    'peanut',
    '#c99354',
    'almond butter,cashew butter,nut butter,satay sauce,natural peanut butter',
  ],
  [
    'tahini',
    'nut',
    icon('jar', { ...nutJar, '#aeddff': '#e2c893' }),
    'sesame',
    '#e6d2a5',
    'sesame paste,halva',
  ],

  // grains, pasta, bread
  [
    'cooked-rice',
    'grain',
    icon('cooked-rice'),
    null,
    '#f8f0de',
    'rice,white rice,risotto,flattened rice,basmati rice,jasmine rice,arborio rice,long-grain rice,sushi rice,sticky rice,glutinous rice,short-grain rice,carnaroli rice,long grain rice',
  ],
  [
    'brown-rice',
    'grain',
    dish('#b98d5a', 'grain'),
    null,
    '#c9a271',
    'wild rice,black rice,red rice',
  ],
  [
    'quinoa',
    'grain',
    dish('#e2c48a', 'grain'),
    null,
    '#dcc08a',
    'couscous,millet,amaranth,fonio,israeli couscous,pearl couscous',
  ],
  [
    'barley',
    'grain',
    icon('sheaf-of-rice'),
    null,
    '#cfa86c',
    'bulgur,farro,wheat berry,freekeh,buckwheat,pearl barley,spelt,kasha,teff,rye,sorghum,cracked wheat,semolina,wheat bran',
  ],
  [
    'oat',
    'grain',
    dish('#e6cfa0', 'flake'),
    'oat',
    '#dcc293',
    'rolled oat,oatmeal,steel-cut oat,quick oat,granola,muesli,oat bran,large flake oat',
  ],
  [
    'cornmeal',
    'grain',
    dish('#f0c659', 'powder'),
    null,
    '#efc862',
    'polenta,grits,masa harina,corn flour',
  ],
  [
    'pasta',
    'pasta',
    drawn('spaghetti'),
    null,
    '#eec878',
    'spaghetti,linguine,fettuccine,tagliatelle,angel hair,capellini,vermicelli,pappardelle,bucatini,linguini',
  ],
  [
    'short-pasta',
    'pasta',
    cut('penne'),
    'penne',
    '#eec878',
    'penne,rigatoni,ziti,orecchiette,gemelli,cavatappi,orzo,ditalini,penne pasta,short pasta,lasagna',
  ],
  ['fusilli', 'pasta', cut('fusilli'), 'fusilli', '#eec878', 'rotini,rotini pasta,casarecce'],
  [
    'macaroni',
    'pasta',
    cut('macaroni'),
    'macaroni',
    '#f0c160',
    'elbow macaroni,elbow pasta,pasta shell,small pasta shell,conchiglie',
  ],
  ['bow-tie', 'pasta', cut('bowTie'), 'bowTie', '#eec878', 'farfalle'],
  [
    'ravioli',
    'pasta',
    cut('ravioli'),
    'ravioli',
    '#efcf8c',
    'tortellini,lasagna noodle,lasagne sheet,cannelloni,jumbo shell,agnolotti,lasagna sheet,manicotti,oven-ready lasagna noodle',
  ],
  ['gnocchi', 'pasta', cut('gnocchi'), 'gnocchi', '#f2ddaa', 'spaetzle,potato gnocchi'],
  [
    'noodle',
    'pasta',
    icon('steaming-bowl'),
    null,
    '#f0d592',
    'egg noodle,ramen noodle,udon noodle,rice noodle,soba noodle,glass noodle,udon,soba,rice vermicelli,rice stick,instant ramen,sweet potato noodle,ramen,somen',
  ],
  [
    'dumpling',
    'pasta',
    icon('dumpling'),
    'dumpling',
    '#f2dfb8',
    'gyoza,wonton wrapper,dumpling wrapper,wonton,perogy,pierogi,potsticker,gyoza wrapper',
  ],
  [
    'rice-paper',
    'bread',
    icon('burrito'),
    null,
    '#f0dcb0',
    'spring roll wrapper,rice paper wrapper,egg roll wrapper,filo pastry,phyllo,phyllo pastry,phyllo dough,rice wrapper',
  ],
  [
    'bread',
    'bread',
    icon('bread'),
    'breadSlice',
    '#dcae68',
    'sourdough,sandwich bread,white bread,rye bread,brioche,panettone,sourdough bread,multigrain bread,whole wheat bread,bread slice,challah,raisin bread,toast,texas toast,yorkshire pudding',
  ],
  [
    'breadcrumb',
    'bread',
    dish('#dba55c', 'powder'),
    'crouton',
    '#d9ae6c',
    'panko,bread crumb,panko breadcrumb,crouton,stuffing mix,cracker',
  ],
  [
    'baguette-bread',
    'bread',
    icon('baguette-bread'),
    'baguetteSlice',
    '#dcae68',
    'baguette,ciabatta,french bread,italian bread,crusty bread,cornbread,hot dog bun',
  ],
  [
    'croissant',
    'bread',
    icon('croissant'),
    null,
    '#dba055',
    'puff pastry,crescent roll,danish,puff pastry sheet',
  ],
  ['bagel', 'bread', icon('bagel'), null, '#d9a45c', 'english muffin,crumpet'],
  ['pretzel', 'bread', icon('pretzel'), null, '#b8703a'],
  [
    'flatbread',
    'bread',
    icon('flatbread'),
    'pitaWedge',
    '#e2b878',
    'tortilla,naan,flour tortilla,corn tortilla,chapati,roti,lavash,injera,paratha,pizza dough,arepa,bannock,focaccia',
  ],
  [
    'stuffed-flatbread',
    'bread',
    icon('stuffed-flatbread'),
    'pitaWedge',
    '#e2b878',
    'pita,pita bread',
  ],
  [
    'taco',
    'bread',
    icon('taco'),
    'tortillaChip',
    '#ecb94c',
    'taco shell,tostada,tortilla chip,corn chip,nacho',
  ],
  ['tamale', 'bread', icon('tamale'), null, '#e8c878', 'corn husk,masa'],
  [
    'hamburger',
    'bread',
    icon('hamburger'),
    null,
    '#d9a055',
    'hamburger bun,burger bun,hot cross bun,kaiser roll,slider bun,veggie burger,beef patty,brioche bun,bun,dinner roll,beyond burger,impossible burger,vegan burger',
  ],
  ['rice-cracker', 'bread', icon('rice-cracker'), null, '#dba860', 'rice cake,rice cracker'],
  ['dango', 'sweet', icon('dango'), null, '#f2d0cc', 'mochi,tteok,korean rice cake'],
  ['oden', 'sweet', icon('oden'), null, '#d9a878', 'konjac'],
  ['waffle', 'bread', icon('waffle'), null, '#dba55a', 'frozen waffle'],
  [
    'pancakes',
    'bread',
    icon('pancakes'),
    null,
    '#e0ab5f',
    'pancake mix,crepe,biscuit mix,biscuit dough,baking mix,muffin mix',
  ],
  [
    'pie',
    'bread',
    icon('pie'),
    null,
    '#d9a055',
    'pie crust,pie shell,shortcrust pastry,tart shell,pie pastry,pastry,pie dough',
  ],
  ['popcorn', 'grain', icon('popcorn'), null, '#f6e2a8', 'popcorn kernel'],

  // nuts and seeds
  [
    'almond',
    'nut',
    drawn('almond'),
    'almond',
    '#d9a978',
    'sliced almond,ground almond,slivered almond,almond flour,flaked almond,marzipan,almond extract,almond meal',
  ],
  ['walnut', 'nut', drawn('walnut'), 'walnut', '#b98a5c', 'walnut half'],
  ['pecan', 'nut', cut('pecan'), 'pecan', '#a56a3c'],
  ['cashew', 'nut', cut('cashew'), 'cashew', '#ecd0a0', 'cashew nut,macadamia nut,brazil nut'],
  ['pistachio', 'nut', dish('#a8b25c', 'seed'), 'pistachio', '#b5bc70'],
  [
    'hazelnut',
    'nut',
    icon('chestnut', { '#6d4534': '#8a5530', '#f3ad61': '#d9a56c' }),
    'hazelnut',
    '#a8784c',
    'filbert,hazelnut spread',
  ],
  ['chestnut', 'nut', icon('chestnut'), 'hazelnut', '#8a5a3a'],
  ['pine-nut', 'nut', dish('#f0dba8', 'seed'), 'pineNut', '#ecd9a8'],
  ['sunflower', 'nut', icon('sunflower'), 'sesame', '#d9c08a', 'sunflower seed'],
  [
    'pumpkin-seed',
    'nut',
    dish('#7f9a5c', 'seed'),
    'pumpkinSeed',
    '#8fa368',
    'pepita,hemp seed,hemp heart',
  ],
  [
    'sesame',
    'nut',
    dish('#f3e2bc', 'grain'),
    'sesame',
    '#e6d2a5',
    'sesame seed,white sesame seed,toasted sesame seed,dukkah,furikake',
  ],
  [
    'black-sesame',
    'nut',
    dish('#3a3633', 'grain'),
    'blackSesame',
    '#6b625a',
    'chia seed,poppy seed,black sesame seed,nigella seed,flaxseed,flax seed,chia,ground flaxseed',
  ],

  // sweets and drinks
  [
    'chocolate-bar',
    'sweet',
    icon('chocolate-bar'),
    'chocolateChunk',
    '#5c3624',
    'chocolate,dark chocolate,milk chocolate,semisweet chocolate,bittersweet chocolate,white chocolate,chocolate sauce,gianduja',
  ],
  [
    'chocolate-chip',
    'sweet',
    icon('chocolate-bar'),
    'chocolateChip',
    '#6b4129',
    'chocolate chips,semisweet chocolate chip,cacao nib,white chocolate chip',
  ],
  [
    'cocoa',
    'sweet',
    dish('#5c3624', 'powder'),
    null,
    '#6b4129',
    'cocoa powder,unsweetened cocoa,cacao,cacao powder',
  ],
  [
    'cookie',
    'sweet',
    icon('cookie'),
    'cookieRound',
    '#c9955a',
    'graham cracker,cake,ladyfinger,biscotti,gingersnap,cookie crumb,graham cracker crumb,digestive biscuit,chocolate cookie,amaretti,shortbread,speculoos',
  ],
  [
    'candy',
    'sweet',
    icon('candy'),
    'caramel',
    '#d9a05a',
    "caramel,toffee,caramel sauce,sprinkle,butterscotch chip,praline,nougat,skor bit,toblerone,heath bar,snickers,mars bar,twix,m&m's,rolo,bounty bar,kit kat",
  ],
  [
    'marshmallow',
    'sweet',
    cut('marshmallow'),
    'marshmallow',
    '#fbf0e4',
    'marshmallow fluff,meringue',
  ],
  [
    'shortcake',
    'sweet',
    icon('shortcake'),
    null,
    '#f2dcb4',
    'sponge cake,pound cake,angel food cake,cake mix,brownie mix',
  ],
  ['doughnut', 'sweet', icon('doughnut'), null, '#c98a5a', 'donut'],
  [
    'honey-pot',
    'sweet',
    icon('honey-pot'),
    null,
    '#e5ac3c',
    'honey,agave,golden syrup,agave syrup,liquid honey,corn syrup',
  ],
  ['maple-leaf', 'sweet', icon('maple-leaf'), null, '#b9652e', 'maple syrup,maple sugar'],
  [
    'jam',
    'sweet',
    icon('jar', cranberryJam),
    null,
    '#c9405a',
    'jelly,preserve,fruit preserve,red currant jelly',
  ],
  [
    'wine',
    'drink',
    icon('wine-glass', claret),
    null,
    '#7f2f4c',
    'red wine,port,marsala,madeira,dry red wine',
  ],
  [
    'white-wine',
    'drink',
    icon('wine-glass', chardonnay),
    null,
    '#ecd9a0',
    'dry white wine,sherry,vermouth,dry sherry',
  ],
  [
    'champagne',
    'drink',
    icon('bottle-with-popping-cork'),
    null,
    '#f0dca0',
    'prosecco,sparkling wine,cava,sparkling cider',
  ],
  [
    'beer-mug',
    'drink',
    icon('beer-mug'),
    null,
    '#d9a23c',
    'beer,stout,ale,lager,guinness,dark beer,hard cider',
  ],
  [
    'sake',
    'drink',
    icon('sake'),
    null,
    '#ece0c8',
    'mirin,shaoxing wine,rice wine,cooking wine,shaoxing cooking wine',
  ],
  [
    'rum',
    'drink',
    icon('tropical-drink'),
    null,
    '#e0a04c',
    'dark rum,tequila,spiced rum,cachaca,mezcal,pisco,campari,aperol,grenadine',
  ],
  [
    'whisky',
    'drink',
    icon('tumbler-glass'),
    null,
    '#c98a3c',
    'bourbon,brandy,cognac,calvados,whiskey,scotch,rye whisky,drambuie,bitters',
  ],
  [
    'vodka',
    'drink',
    icon('cocktail-glass'),
    null,
    '#e6e8d8',
    'gin,liqueur,orange liqueur,amaretto,kirsch,grappa,limoncello,chambord,frangelico,creme de menthe,creme de cassis,peppermint schnapps,aquavit,galliano,chartreuse',
  ],
  [
    'coffee',
    'drink',
    icon('hot-beverage'),
    null,
    '#6b4630',
    'espresso,espresso powder,instant coffee,brewed coffee',
  ],
  ['tea', 'drink', icon('teapot'), null, '#b3713c', 'black tea,chai,earl grey,tea bag'],
  ['matcha', 'drink', icon('teacup-without-handle'), null, '#a3b95a', 'green tea,matcha powder'],
  ['mate', 'drink', icon('mate'), null, '#8c9a58', 'yerba mate'],
  ['tapioca', 'sweet', icon('bubble-tea'), null, '#e0c8a8', 'tapioca pearl,sago,tapioca starch'],
  [
    'juice',
    'drink',
    icon('beverage-box'),
    null,
    '#f0a050',
    'fruit juice,vegetable juice,lemonade,limeade,cordial',
  ],
  ['tomato-juice', 'drink', icon('tomato'), null, '#bf3a26', 'tomato juice cocktail,clamato'],
  ['cola', 'drink', icon('cup-with-straw'), null, '#8a4a34', "soda,soft drink,root beer,pimm's"],
  [
    'tonic',
    'drink',
    icon('tumbler-glass'),
    null,
    '#dfe6d6',
    'sparkling water,club soda,soda water,tonic water,ginger ale,ginger beer,lemon-lime soda,orgeat',
  ],
  ['ice', 'drink', icon('ice'), null, '#dbe9ee', 'ice cube,crushed ice'],
  [
    'mustard',
    'sauce',
    icon('jar', mustardJar),
    null,
    '#d9b04a',
    'dijon mustard,grainy mustard,yellow mustard,whole grain mustard,horseradish,wasabi,mustard seed',
  ],
  [
    'pesto',
    'sauce',
    icon('jar', pestoJar),
    'basilLeaf',
    '#7fa045',
    'basil pesto,salsa verde,chimichurri,chermoula,tomatillo,sofrito',
  ],
  [
    'mayonnaise',
    'sauce',
    dish('#f8ecc8', 'liquid'),
    null,
    '#f6e8c4',
    'mayo,aioli,ranch dressing,salad dressing,caesar dressing,italian dressing,french dressing,thousand island dressing,vinaigrette,vegan mayonnaise,miracle whip',
  ],
  [
    'miso',
    'sauce',
    dish('#b9803f', 'liquid'),
    null,
    '#d0a262',
    'miso paste,white miso,red miso,doenjang,white miso paste',
  ],
  ['saffron', 'spice', dish('#c9482a', 'flake'), null, '#e8b03a', 'saffron thread'],
  [
    'turmeric',
    'spice',
    dish('#e2a22c', 'powder'),
    null,
    '#e2a93a',
    'curry powder,ground turmeric,garam masala,madras curry powder,curry paste,yellow curry paste,mustard powder,curry roux',
  ],
  [
    'paprika',
    'spice',
    dish('#bd4526', 'powder'),
    null,
    '#c9552f',
    'smoked paprika,annatto,cayenne pepper,chili powder,red pepper flake,chili flake,cayenne,gochugaru,ancho,taco seasoning,sazon,cajun seasoning,sweet paprika,hungarian paprika,ras el hanout,tajin',
  ],
];

const staples: readonly Row[] = [
  [
    'onion',
    'vegetable',
    icon('onion'),
    'onionRing',
    '#e4c68c',
    'yellow onion,shallot,cooking onion,pearl onion,fried onion,crispy onion',
  ],
  ['white-onion', 'vegetable', icon('onion', whiteOnion), 'onionRing', '#ece0c0'],
  [
    'garlic',
    'vegetable',
    icon('garlic'),
    'garlicClove',
    '#eedfb8',
    'garlic clove,roasted garlic,black garlic',
  ],
  [
    'butter',
    'dairy',
    icon('butter'),
    'butterPat',
    '#f7e0a0',
    'unsalted butter,ghee,margarine,vegan butter,shortening,lard,salted butter',
  ],
  [
    'glass-of-milk',
    'dairy',
    icon('glass-of-milk'),
    null,
    '#f8f0e2',
    'milk,whole milk,buttermilk,whey,almond milk,oat milk,soy milk,evaporated milk,condensed milk,2% milk,sweetened condensed milk',
  ],
  [
    'flour',
    'grain',
    dish('#fbf4e4', 'powder'),
    null,
    '#f2e4c8',
    'all-purpose flour,rice flour,whole wheat flour,bread flour,cake flour,cornstarch,baking powder,baking soda,yeast,self-raising flour,starch,potato starch,gluten-free flour,xanthan gum,cream of tartar,arrowroot',
  ],
  [
    'sugar',
    'sweet',
    dish('#fdf8ee', 'grain'),
    null,
    '#f6ead2',
    'granulated sugar,white sugar,icing sugar,powdered sugar,caster sugar,cane sugar',
  ],
  [
    'brown-sugar',
    'sweet',
    dish('#a8693a', 'grain'),
    null,
    '#b57c4a',
    'demerara sugar,palm sugar,muscovado,molasses,coconut sugar,dark brown sugar,light brown sugar,jaggery',
  ],
  [
    'vanilla',
    'spice',
    dish('#4a2c1c', 'liquid'),
    null,
    '#e6cfa0',
    'vanilla extract,vanilla bean,vanilla paste',
  ],
  [
    'cinnamon',
    'spice',
    dish('#9a5a2c', 'powder'),
    null,
    '#b0713c',
    'ground cinnamon,nutmeg,clove,cardamom,allspice,allspice berry,juniper berry,juniper,star anise,cinnamon stick,pumpkin pie spice,five-spice powder,mixed spice,five spice powder,ground ginger,ground nutmeg,mace,anise',
  ],
  [
    'cumin',
    'spice',
    dish('#a87c42', 'powder'),
    null,
    '#b88a4c',
    'ground cumin,coriander seed,ground coriander,coriander,cumin seed,fennel seed,caraway seed,fenugreek,spice,garlic powder,onion powder,asafoetida,fenugreek leaf,seasoning,celery seed',
  ],
  [
    'black-pepper',
    'spice',
    dish('#3f3833', 'seed'),
    null,
    '#7a6a5c',
    'pepper,peppercorn,white pepper,ground black pepper,sichuan peppercorn,sichuan pepper,lemon pepper',
  ],
  [
    'salt',
    'spice',
    icon('salt'),
    null,
    '#f4ece0',
    'kosher salt,sea salt,table salt,coarse salt,fine salt,flaky salt',
  ],
  [
    'olive-oil',
    'sauce',
    bottle('#b5a435'),
    null,
    '#e0cc6a',
    'extra virgin olive oil,extra-virgin olive oil',
  ],
  [
    'oil',
    'sauce',
    bottle('#e2b93f'),
    null,
    '#ecd27a',
    'vegetable oil,canola oil,sunflower oil,avocado oil,coconut oil,peanut oil,neutral oil,cooking spray,sesame oil,toasted sesame oil,grapeseed oil',
  ],
  [
    'vinegar',
    'sauce',
    bottle('#8f4530'),
    null,
    '#b5714c',
    'balsamic vinegar,red wine vinegar,white wine vinegar,apple cider vinegar,rice vinegar,white vinegar,sherry vinegar,cider vinegar,black vinegar',
  ],
  [
    'soy-sauce',
    'sauce',
    bottle('#3f2418'),
    null,
    '#8a5434',
    'tamari,fish sauce,oyster sauce,hoisin sauce,worcestershire sauce,teriyaki sauce,ponzu,sauce,coconut aminos,tamarind,tamarind paste,gluten-free soy sauce,dark soy sauce,light soy sauce,liquid smoke,barbecue sauce,bbq sauce,shrimp paste,doubanjiang,liquid aminos,kecap manis,ssamjang,gravy,gravy mix,demi-glace',
  ],
  [
    'broth',
    'sauce',
    icon('pot-of-food'),
    null,
    '#e3bf76',
    'stock,chicken broth,vegetable broth,beef broth,chicken stock,vegetable stock,fish stock,dashi,bouillon,bone broth,beef stock,bouillon cube,stock cube,consomme,minestrone,soup mix',
  ],
  [
    'water',
    'drink',
    icon('pouring-liquid'),
    null,
    '#dbe9ee',
    'boiling water,hot water,cold water,warm water,ice water',
  ],
];

function glyphOf(row: Row, staple: boolean): Glyph {
  const [key, family, whole, piece, tint] = row;
  return { key, family, whole, piece, tint, staple };
}

const rows = [
  ...telling.map((row) => ({ row, staple: false })),
  ...staples.map((row) => ({ row, staple: true })),
];

export const glyphs: ReadonlyMap<string, Glyph> = new Map(
  rows.map(({ row, staple }) => [row[0], glyphOf(row, staple)]),
);

const glyphByName = new Map<string, Glyph>();
for (const { row } of rows) {
  const glyph = glyphs.get(row[0]) as Glyph;
  for (const name of [row[0].replaceAll('-', ' '), ...(row[5]?.split(',') ?? [])]) {
    const folded = foldName(name);
    if (!glyphByName.has(folded)) glyphByName.set(folded, glyph);
  }
}

/** Words for families, for names that are not in the tables; the first matching family wins. */
const familyWords: readonly (readonly [words: RegExp, key: string])[] = [
  [/\b(cheese|queso|fromage|curd)\b/, 'cheese-wedge'],
  [/\b(sausage|wurst|salumi)\b/, 'sausage'],
  [/\b(poultry|hen|fowl|wing|drumstick)\b/, 'chicken'],
  [/\b(meat|steak|roast|rib|loin|chop|brisket|shank)\b/, 'beef'],
  [/\b(fish|fillet|filet|roe)\b/, 'fish'],
  [/\b(shellfish|seafood|prawns?)\b/, 'shrimp'],
  [/\b(bean|legume|pulse|peas?)\b/, 'beans'],
  [/\b(lentil|dal|dhal)\b/, 'lentil'],
  [/\b(noodle|ramen)\b/, 'noodle'],
  [/\b(pasta|macaroni)\b/, 'short-pasta'],
  [/\b(bread|bun|roll|loaf|toast|wrap)\b/, 'bread'],
  [/\b(rice)\b/, 'cooked-rice'],
  [/\b(grain|wheat|cereal|bran|groats)\b/, 'barley'],
  [/\b(nut|kernel)\b/, 'walnut'],
  [/\b(seed)\b/, 'sesame'],
  [/\b(mushroom|fungus|truffle)\b/, 'mushroom'],
  [/\b(cabbage|slaw)\b/, 'cabbage'],
  [/\b(lettuce|greens?|salad|chicory)\b/, 'leafy-green'],
  [/\b(squash|gourd)\b/, 'squash'],
  [/\b(root|tuber)\b/, 'parsnip'],
  [/\b(chili|chile|chilli)\b/, 'hot-pepper'],
  [/\b(berry|berries)\b/, 'raspberry'],
  [/\b(fruit)\b/, 'mango'],
  [/\b(herb|leaf|leaves|sprig)\b/, 'cilantro'],
  [/\b(wine|liquor)\b/, 'wine'],
  [/\b(chocolate|cocoa)\b/, 'chocolate-bar'],
  [/\b(cream|yogurt)\b/, 'yogurt'],
  [/\b(syrup|nectar)\b/, 'honey-pot'],
  [/\b(vinegar)\b/, 'vinegar'],
  [/\b(oil|fat|spray)\b/, 'oil'],
  [/\b(spice|powder|seasoning|extract|rub|masala)\b/, 'cumin'],
  [/\b(sauce|paste|marinade|glaze)\b/, 'soy-sauce'],
  [/\b(broth|stock)\b/, 'broth'],
  [/\b(flour|starch)\b/, 'flour'],
  [/\b(sugar|sweetener)\b/, 'sugar'],
];

function foldName(name: string): string {
  return withoutDiacritics(name.toLowerCase())
    .replace(/[^a-z0-9%']+/g, ' ')
    .trim()
    .split(' ')
    .map(singular)
    .join(' ');
}

function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (/(leaves|loaves|halves)$/.test(word)) return word.replace(/(a|l)ves$/, '$1f');
  if (/ies$/.test(word) && word.length > 5) return `${word.slice(0, -3)}y`;
  if (/(oes|shes|ches|xes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function findGlyph(ingredientName: string): Glyph | null {
  const folded = foldName(ingredientName);
  const words = folded.split(' ');
  for (let length = words.length; length > 0; length -= 1) {
    for (let start = words.length - length; start >= 0; start -= 1) {
      const glyph = glyphByName.get(words.slice(start, start + length).join(' '));
      if (glyph) return glyph;
    }
  }
  for (const [pattern, key] of familyWords) {
    if (pattern.test(folded)) return glyphs.get(key) ?? null;
  }
  return null;
}

// Ingredients are looked up by canonical name, of which there are few, for every picture of every response.
const glyphsFound = new Map<string, Glyph | null>();

/**
 * The glyph of an ingredient: the longest known run of its words, preferring the head noun (the last word) to
 * describing words; otherwise its family's; null if nothing matches.
 */
export function glyphFor(ingredientName: string): Glyph | null {
  const known = glyphsFound.get(ingredientName);
  if (known !== undefined) return known;
  const found = findGlyph(ingredientName);
  glyphsFound.set(ingredientName, found);
  return found;
}

/** By the first word of names of glyphs: how many words the longest of them has. Most words of titles begin none. */
const longestName = new Map<string, number>();
for (const name of glyphByName.keys()) {
  const words = name.split(' ');
  const [first = ''] = words;
  longestName.set(first, Math.max(longestName.get(first) ?? 0, words.length));
}

/** True when a title mentions an ingredient in one of the ways that `glyphFor` recognises. */
export function titleGlyphKeys(title: string): Set<string> {
  const words = foldName(title).split(' ');
  const found = new Set<string>();
  for (let start = 0; start < words.length; start += 1) {
    const longest = longestName.get(words[start] as string) ?? 0;
    for (let length = Math.min(longest, 4, words.length - start); length > 0; length -= 1) {
      const glyph = glyphByName.get(words.slice(start, start + length).join(' '));
      if (!glyph) continue;
      found.add(glyph.key);
      start += length - 1;
      break;
    }
  }
  return found;
}

import type { Country } from './country.js';
import { allIngredients } from './ingredient.js';
import { UNIT_IDS, type UnitId } from './units.js';

/** What a shop sells at once: 454 g, 12 pieces, a bunch. */
export interface SoldSize {
  readonly size: number;
  /** Null counts pieces. */
  readonly unit: UnitId | null;
}

/**
 * `food = country sizes | country sizes`, in each country the usual size first.
 *
 * The usual sizes are those whose prices national statistics collect: Statistics Canada, Monthly average retail prices for
 * selected products (table 18-10-0245-01); U.S. Bureau of Labor Statistics, Average price data; Office for National Statistics,
 * Shopping prices comparison tool; INSEE, Prix moyens de vente au détail. The other sizes are the ones next to them on the shelf.
 */
const SIZES = `
flour = CA 2.5kg 1kg 2kg 5kg 10kg | US 5lb 2lb 10lb | GB 1.5kg 500g | FR 1kg
bread flour = CA 2.5kg 5kg | US 5lb | GB 1.5kg | FR 1kg
whole wheat flour = CA 2.5kg 5kg | US 5lb | GB 1.5kg | FR 1kg
sugar = CA 2kg 1kg 4kg | US 4lb 10lb | GB 1kg 500g 2kg | FR 1kg
brown sugar = CA 1kg | US 2lb 1lb | GB 500g 1kg | FR 1kg 500g
icing sugar = CA 1kg 500g | US 2lb 1lb | GB 500g 1kg | FR 500g 1kg
rice flour = CA 454g | US 24oz | GB 500g | FR 500g
semolina = CA 907g | US 1.5lb | GB 500g | FR 500g
almond flour = CA 454g | US 16oz | GB 200g | FR 200g
chickpea flour = CA 907g | US 16oz | GB 500g 1kg | FR 500g
cornstarch = CA 454g | US 16oz | GB 250g 500g | FR 400g
baking powder = CA 225g 450g | US 8.1oz | GB 170g | FR 66g
baking soda = CA 500g | US 16oz | GB 200g | FR 250g
salt = CA 1kg | US 26oz | GB 750g | FR 1kg
cocoa powder = CA 227g | US 8oz | GB 250g | FR 250g
dark chocolate = CA 100g | US 4oz | GB 100g 200g | FR 200g 100g
chocolate chip = CA 300g | US 12oz | GB 100g | FR 100g
oat = CA 1kg 2.25kg | US 42oz 18oz | GB 1kg 500g | FR 500g
breadcrumbs = CA 425g | US 15oz | GB 175g | FR 250g
rice = CA 2kg 900g 8kg | US 2lb 5lb | GB 1kg 500g | FR 1kg 500g
basmati rice = CA 2kg 4.54kg | US 2lb 5lb | GB 1kg 500g | FR 1kg 500g
brown rice = CA 900g 2kg | US 2lb | GB 1kg | FR 500g 1kg
arborio rice = CA 900g | US 2lb | GB 500g | FR 500g 1kg
quinoa = CA 454g | US 16oz | GB 300g | FR 400g
lentil = CA 900g | US 1lb | GB 500g | FR 500g
pasta = CA 500g 900g | US 16oz | GB 500g 1kg | FR 500g 1kg
spaghetti = CA 500g 900g | US 16oz | GB 500g 1kg | FR 500g 1kg
macaroni = CA 500g 900g | US 16oz | GB 500g 1kg | FR 500g 1kg
penne = CA 500g 900g | US 16oz | GB 500g 1kg | FR 500g 1kg
fusilli = CA 500g 900g | US 16oz | GB 500g 1kg | FR 500g 1kg
linguine = CA 500g 900g | US 16oz | GB 500g | FR 500g
fettuccine = CA 500g 900g | US 16oz | GB 500g | FR 500g
rice noodle = CA 400g 227g | US 14oz 8oz | GB 300g | FR 400g 200g
egg noodle = CA 375g | US 12oz | GB 250g | FR 250g
couscous = CA 500g | US 10oz | GB 500g | FR 500g 1kg
butter = CA 454g | US 1lb | GB 250g | FR 250g 500g
milk = CA 2l 1l 4l | US 1gallon 0.5gallon 1quart | GB 2.27l 1.13l 568ml | FR 1l
heavy cream = CA 473ml 237ml 1l | US 1pint 0.5pint 1quart | GB 300ml 150ml 600ml | FR 20cl 50cl
light cream = CA 473ml 1l | US 1pint | GB 300ml | FR 20cl 50cl
half and half = CA 473ml 1l | US 1pint 1quart | GB 300ml | FR 20cl 50cl
buttermilk = CA 1l | US 1quart | GB 300ml | FR 50cl
sour cream = CA 500ml 250ml | US 16oz 8oz | GB 300ml 150ml | FR 20cl
yogurt = CA 750g 500g | US 32oz | GB 500g | FR 500g 1kg
greek yogurt = CA 750g 500g | US 32oz | GB 500g | FR 500g 1kg
cream cheese = CA 227g 250g | US 8oz | GB 180g 280g | FR 150g 300g
cheddar = CA 400g 200g 700g | US 8oz 16oz | GB 400g 220g | FR 200g
mozzarella = CA 400g 200g | US 8oz 16oz | GB 125g 250g | FR 125g
parmesan = CA 250g | US 8oz | GB 170g 200g | FR 200g
feta = CA 200g 400g | US 8oz | GB 200g | FR 200g
ricotta = CA 475g | US 15oz | GB 250g | FR 250g
cottage cheese = CA 500g | US 16oz | GB 300g | FR 200g
egg = CA 12 6 18 | US 12 6 18 | GB 6 10 12 15 | FR 6 10 12
bread = CA 675g | US 20oz | GB 800g | FR 500g
bacon = CA 375g 500g | US 16oz 12oz | GB 200g 300g | FR 200g
tofu = CA 350g 454g | US 14oz | GB 280g 450g | FR 250g
olive oil = CA 1l 500ml | US 16.9fl-oz 33.8fl-oz | GB 500ml 1l | FR 1l 50cl
extra virgin olive oil = CA 1l 500ml | US 16.9fl-oz 33.8fl-oz | GB 500ml 1l | FR 1l 50cl
vegetable oil = CA 946ml 3l | US 48fl-oz 128fl-oz | GB 1l 2l | FR 1l
canola oil = CA 946ml 3l | US 48fl-oz 128fl-oz | GB 1l | FR 1l
sesame oil = CA 185ml | US 8fl-oz | GB 250ml | FR 25cl
vinegar = CA 1l 4l | US 32fl-oz 128fl-oz | GB 568ml | FR 75cl
soy sauce = CA 450ml | US 15fl-oz | GB 150ml | FR 15cl
honey = CA 500g 1kg | US 12oz 24oz | GB 340g | FR 500g 250g
maple syrup = CA 540ml 250ml | US 8fl-oz 16fl-oz | GB 250ml | FR 25cl
peanut butter = CA 1kg 500g | US 16oz 40oz | GB 340g | FR 350g
ketchup = CA 1l 375ml | US 20oz 38oz | GB 460g | FR 560g
mayonnaise = CA 890ml 445ml | US 30fl-oz | GB 400g | FR 470g
mustard = CA 400ml | US 8oz | GB 185g | FR 370g
whole grain mustard = CA 250ml | US 8oz | GB 185g | FR 350g
almond extract = CA 43ml | US 2fl-oz | GB 38ml | FR 60ml
hot dog bun = CA 8 12 | US 8 | GB 6 | FR 4 6
jasmine rice = CA 2kg 900g 8kg | US 2lb 5lb | GB 1kg | FR 1kg
orzo = CA 450g | US 16oz | GB 500g | FR 500g
oyster sauce = CA 510g 255g | US 9oz 18oz | GB 150ml | FR 150ml
evaporated milk = CA 354ml | US 12fl-oz | GB 410g | FR 410g
raspberry jam = CA 500ml 250ml | US 18oz | GB 454g 340g | FR 370g
strawberry jam = CA 500ml 250ml | US 18oz | GB 454g 340g | FR 370g
tortilla chip = CA 300g | US 13oz | GB 200g | FR 200g
gruyere = CA 170g 200g | US 6oz | GB 200g | FR 200g
puff pastry = CA 397g | US 17.3oz | GB 500g 320g | FR 230g
ice cream = CA 1.5l 473ml | US 1.5quart 1pint | GB 900ml | FR 500ml 1l
marinara sauce = CA 650ml | US 24oz | GB 500g | FR 400g
pie crust = CA 2 | US 2 | GB 1 | FR 1
dijon mustard = CA 250ml | US 8oz | GB 185g | FR 370g
chicken broth = CA 900ml | US 32fl-oz | GB 500ml | FR 1l
beef broth = CA 900ml | US 32fl-oz | GB 500ml | FR 1l
vegetable broth = CA 900ml | US 32fl-oz | GB 500ml | FR 1l
canned tomato = CA 796ml 398ml | US 28oz 14.5oz | GB 400g | FR 400g 800g
crushed tomato = CA 796ml | US 28oz 15oz | GB 400g | FR 400g
tomato paste = CA 156ml | US 6oz | GB 200g | FR 140g
tomato sauce = CA 680ml | US 15oz 8oz | GB 500g | FR 400g
coconut milk = CA 400ml | US 13.5fl-oz | GB 400ml | FR 400ml
raisin = CA 375g 750g | US 12oz | GB 500g 375g | FR 250g
almond = CA 200g 400g | US 6oz 16oz | GB 200g | FR 200g
walnut = CA 200g 400g | US 8oz 16oz | GB 200g | FR 125g
pecan = CA 200g | US 8oz | GB 100g | FR 125g
orange juice = CA 1.54l 2.5l | US 52fl-oz | GB 1l | FR 1l
vanilla extract = CA 118ml 43ml | US 4fl-oz 2fl-oz | GB 38ml | FR 60ml
worcestershire sauce = CA 284ml | US 10fl-oz | GB 150ml | FR 140ml
cider vinegar = CA 946ml | US 32fl-oz | GB 350ml | FR 50cl
white vinegar = CA 1l 4l | US 32fl-oz 128fl-oz | GB 568ml | FR 1l
red wine vinegar = CA 500ml | US 12fl-oz | GB 350ml | FR 75cl
white wine vinegar = CA 500ml | US 12fl-oz | GB 350ml | FR 75cl
rice vinegar = CA 355ml | US 12fl-oz | GB 150ml | FR 25cl
balsamic vinegar = CA 500ml 250ml | US 16.9fl-oz | GB 250ml | FR 50cl
fish sauce = CA 200ml | US 6.76fl-oz | GB 200ml | FR 20cl
gluten-free tamari = CA 296ml | US 10fl-oz | GB 150ml | FR 15cl
hot sauce = CA 354ml 148ml | US 12fl-oz 5fl-oz | GB 148ml | FR 60ml
tahini = CA 500g | US 16oz | GB 270g | FR 350g
hoisin sauce = CA 355ml | US 8oz | GB 180g | FR 250g
molasses = CA 675g | US 12fl-oz | GB 340g | FR 360g
corn syrup = CA 500ml | US 16fl-oz | GB 340g | FR 500g
sunflower oil = CA 946ml | US 32fl-oz | GB 1l 2l | FR 1l
peanut oil = CA 946ml | US 24fl-oz | GB 500ml | FR 1l
coconut oil = CA 430ml 860ml | US 14fl-oz | GB 300ml | FR 50cl
shortening = CA 454g | US 16oz 48oz | GB 250g | FR 250g
margarine = CA 907g 454g | US 15oz | GB 500g | FR 500g 250g
ghee = CA 400g | US 13oz | GB 500g | FR 300g
sesame seed = CA 200g | US 3.75oz | GB 150g | FR 250g
peanut = CA 300g 600g | US 16oz | GB 200g | FR 200g
cashew = CA 200g 400g | US 8oz | GB 200g | FR 200g
pistachio = CA 200g | US 8oz | GB 150g | FR 125g
pine nut = CA 100g | US 4oz | GB 100g | FR 100g
coconut flake = CA 200g 400g | US 7oz 14oz | GB 200g | FR 200g
dried cranberry = CA 340g 170g | US 6oz 12oz | GB 150g | FR 125g
cornmeal = CA 750g 1.5kg | US 24oz 5lb | GB 500g | FR 500g
barley = CA 450g 900g | US 16oz | GB 500g | FR 500g
panko = CA 227g | US 8oz | GB 150g | FR 200g
caper = CA 125ml 250ml | US 3.5oz | GB 190g | FR 100g
black olive = CA 375ml | US 6oz | GB 330g | FR 250g
green olive = CA 375ml | US 5.75oz | GB 330g | FR 250g
salsa = CA 418ml 642ml | US 16oz 24oz | GB 300g | FR 300g
monterey jack = CA 400g 200g | US 8oz 16oz | GB 350g | FR 200g
swiss cheese = CA 400g 200g | US 8oz 16oz | GB 250g | FR 250g
goat cheese = CA 113g 300g | US 4oz 11oz | GB 100g | FR 180g 100g
tortilla = CA 10 6 | US 10 8 | GB 8 6 | FR 6 8
corn tortilla = CA 12 10 | US 30 12 | GB 12 | FR 10
hamburger bun = CA 8 6 12 | US 8 | GB 6 4 | FR 4 6
garlic = CA 1head | US 1head | GB 1head | FR 1head
parsley = CA 1bunch | US 1bunch | GB 1bunch | FR 1bunch
cilantro = CA 1bunch | US 1bunch | GB 1bunch | FR 1bunch
basil = CA 1bunch | US 1bunch | GB 1bunch | FR 1bunch
mint = CA 1bunch | US 1bunch | GB 1bunch | FR 1bunch
dill = CA 1bunch | US 1bunch | GB 1bunch | FR 1bunch
thyme = CA 1bunch | US 1bunch | GB 1bunch | FR 1bunch
rosemary = CA 1bunch | US 1bunch | GB 1bunch | FR 1bunch
`;

function soldSize(text: string, row: string): SoldSize {
  const [, size = '', unit = ''] = /^([\d.]+)(.*)$/.exec(text) ?? [];
  const id = UNIT_IDS.find((known) => known === unit);
  if (size === '' || (unit !== '' && id === undefined))
    throw new Error(`No size is ${text}: ${row}`);
  return { size: Number(size), unit: id ?? null };
}

type SizesByCountry = ReadonlyMap<Country, readonly SoldSize[]>;

function readSizes(): ReadonlyMap<number, SizesByCountry> {
  const idByName = new Map(allIngredients().map(({ id, name }) => [name, id]));
  return new Map(
    SIZES.trim()
      .split('\n')
      .map((row) => {
        const [name = '', told = ''] = row.split(' = ');
        const id = idByName.get(name);
        if (id === undefined) throw new Error(`No ingredient is called ${name}.`);
        const sizes = told.split(' | ').map((part) => {
          const [country = '', ...list] = part.split(' ');
          return [country as Country, list.map((size) => soldSize(size, row))] as const;
        });
        return [id, new Map(sizes)];
      }),
  );
}

/** By the food's id, then by country; the usual size comes first. */
export const PACKAGE_SIZES: ReadonlyMap<number, SizesByCountry> = readSizes();

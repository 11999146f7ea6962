/** Why no pattern cooks a food. */
export const REASONS = {
  word: 'A word for many foods: what to buy is open.',
  part: 'A part of another food, or what is left of it: nobody buys it for a dish of its own.',
  drink: 'Drunk, or poured by the recipe that asks for it.',
  treat: 'Eaten as it is: sweets, snacks, cereals and spreads.',
  dish: 'A dish or a loaf that somebody has already made.',
  baking:
    'Works only in the amounts of a tested recipe: flours, raising and setting agents, doughs and crumbs.',
  dairy: 'A dairy product, egg or replacement that no pattern asks for.',
  slow: 'Offal, game and bony or large cuts: they need hours or a butcher, and no pattern takes them.',
  cured: 'Sausage and cured meat that is sliced cold or cooked by a method of its own.',
  laborious:
    'Has to be soaked, cracked, peeled or cooked in a way of its own, and no pattern does that.',
  seasoning: 'A seasoning without an amount that suits every dish.',
  relish: 'A sauce, pickle or dressing that belongs to certain dishes.',
  oil: 'An oil too strong or too special to fry with.',
  supplement: 'An additive or a supplement.',
} as const;

export type Reason = keyof typeof REASONS;

/**
 * The foods that no pattern cooks, by the reason; commas between the names. Nor does any pattern cook what is a kind of one of them,
 * unless it has a line of its own in the food table. Each is a food that one day might get a line there.
 */
export const FOODS_LEFT_ALONE: Readonly<Record<Reason, string>> = {
  word: `
vegetable, root vegetable, soup vegetable, herb, edible flower, citrus fruit, stone fruit, citrus juice, citrus zest,
meat, poultry, game, meat substitute, plant-based meat, shellfish, dairy product, fat, grain, dough,
batter, topping, filling, crust, spice, dried vegetable, seasoning, condiment, sauce, soup, sandwich,
casserole, seed, candy, juice, alcohol, liqueur, marinade, dip`,
  part: `
banana leaf, fig leaf, corn husk, young coconut, yuzu juice,
tangerine juice, tangerine zest, grapefruit zest, chicken skin, suet, chicken fat, pan drippings,
caul fat, marrow bone, bacon bit, beef tallow, collagen, vegetable suet, squid ink, clam juice, fish oil, krill oil,
okara, vegetable scrap, juice pulp, duck skin, pork skin, fish head, shrimp shell, pickle juice, maraschino cherry juice, aquafaba`,
  drink: `
chocolate milk, eggnog, coffee creamer, ovaltine, barley tea, barley water, hot chocolate mix, ground coffee,
carrot juice, prune juice, beet juice, drink mix, gluten-free beer, mead, anise liqueur, pernod, sambuca, ouzo,
sangria, cocktail mix, chai, latte,
bloody mary mix, pina colada mix, smoothie, kvass, advocaat, cooking wine, wheat beer, cocktail,
vegan wine`,
  treat: `
cheerio, pudding, snack mix, infant cereal, gulab jamun, smarties, tiger nut,
honey butter, pastry cream, nut ice cream,
soy ice cream, dairy-free ice cream, rice cereal bowl, gluten-free corn flake, banana bread,
marshmallow creme, chocolate spread, vegan marshmallow, quince paste, chestnut puree, trail mix,
rice cracker, papadum, potato chip, pretzel, pork rind, popcorn snack,
meringue, ice cream cone, halva,
popsicle,
hazelnut paste, pistachio paste, mixed nut butter, soy nut, peanut powder,
turron, sesame stick, sesame cracker, sesame snap, gluten-free cracker, cheese cracker,
nacho cheese tortilla chip, pita chip, barbecue chip, sour cream and onion chip, soft pretzel, yogurt-covered pretzel,
yogurt-covered raisin, cheese popcorn, cheese puff, kettle corn, caramel popcorn, cracker jack, bombay mix,
prawn cracker, bamba, fruit leather, seaweed snack, chocolate chip cookie, peanut butter cookie,
gluten-free cookie, cookie butter, macaron, macaroon, almond biscotti, pecan shortbread, florentine,
gummy candy, jelly bean, licorice, candy corn, hard candy, turkish delight, cotton candy,
chocolate almond, chocolate-covered raisin, chocolate-covered espresso bean,
chocolate truffle, ferrero rocher, pecan butter, wasabi pea, corn nut, flavored tortilla chip, flavored potato chip,
peppermint patty, oatcake, energy bar, ice cream bar, banana chip, rice cake snack, tiramisu`,
  dish: `
steamed pudding, chicken stew, lamb stew, pease pudding, idli, tom kha soup, wonton soup, gumbo, quenelle,
meatloaf mix, schnitzel, teriyaki chicken, chicken satay,
bacon jam, bacon-wrapped date, quorn, vegan quorn, meatless meatball,
imitation bacon bit, vegan chicken, vegan meat, tofurky, pig in blanket,
tuna salad, unagi, unagi kabayaki, taramasalata, fish ball,
gefilte fish, crab cake, crab rangoon, scampi, shrimp cocktail, bacon-wrapped scallop, vegan shrimp,
vegan tuna, tartare, sushi roll, fish pie, salmon mousse, seafood chowder, clam chowder, crab dip,
clam dip, lobster bisque, raita, panna cotta, scotch egg, quiche, frittata, fried rice, rice mix, garlic bread,
cornbread, cinnamon roll, pancake, doughnut, brownie, muffin, crostini, texas toast, cheesecake, waffle, crepe, simit, stollen, almond croissant, carrot cake,
fruitcake, hardtack, pain au chocolat, croissant sandwich, matzo ball mix, breadstick, scone, danish pastry, eclair,
bread pudding, trifle, fruit pie, swiss roll, agar dessert, chocolate mousse, creme brulee, rice pudding,
tapioca pudding, pavlova,
instant mashed potato,
canned spaghetti, pizza, burrito, egg roll, potato salad, stew, meatloaf,
bean salad, bean soup mix, pork and beans,
cream of tomato soup, miso soup, breaded vegetable, chicken salad, pasta salad, grain salad, prepared salad,
ratatouille, scalloped potato, omelette, paella, stuffed vegetable, stuffed chicken,
hot and sour soup, beef stew, spring roll, sausage roll, vegan sausage roll,
shepherd's pie, corn dog, nugget, samosa, pakora, onion ring, cabbage roll, stuffed pepper, stuffed vine leaf,
stuffed pasta shell, quesadilla, taquito, tamale, empanada, cheese straw, pecan pie, butter tart, baklava, seafood salad,
crab salad, shrimp salad, caesar salad, egg salad, waldorf salad, couscous salad, panzanella, tabbouleh, lobster ravioli,
orange chicken, peanut noodle, greek salad, key lime pie, peanut butter pie`,
  baking: `
fish gelatin, flax egg, cheesecake mix, shea butter, beurre manie,
buttermilk powder, powdered milk, malted milk powder, meringue powder, frozen bread dough, matzo, matzo meal,
gluten-free pizza crust, gluten-free pastry, vital wheat gluten, cookie mix, cookie dough,
bread mix, tempura batter, shake and bake, soy flour,
quinoa flour, chestnut flour, hazelnut flour, lupin flour, xanthan gum, agar, pectin,
fresh yeast, rennet, vanilla sugar, cinnamon sugar, date sugar,
cocoa butter, carob, fondant, mousse mix,
key lime pie filling, pumpkin pie filling, mincemeat, streusel, malt extract,
brewer's yeast, almond filling, imitation almond extract, wheat starch, royal icing, baking spray with flour,
vegan honey, vegetable rennet, psyllium husk, coffee extract, frangipane`,
  dairy: `
clotted cream, flavored yogurt, limburger, kefalotyri, egg replacer,
vegan whipped cream, vegan egg substitute, coconut whipped cream`,
  slow: `
bull testicle, foie gras, alligator, frog leg, snail, insects`,
  cured: `
haggis, beef jerky, vegan gelatin, jellied meat`,
  laborious: `
cassava leaf, taro leaf, gourd, moringa pod, medlar, egusi, shiro powder, yuzu, citron, acai,
tamarillo, caviar,
abalone, sea urchin, whitebait, bottarga, tobiko, fish roe,
garri, fufu flour, stockfish, rye, triticale, fu, red bean paste,
lupin bean`,
  seasoning: `
kombu, lemon balm, lemon verbena, lovage, borage, pandan leaf, lavender, bouquet garni,
hibiscus flower, horseradish root, wasabi root, hijiki, dulse, moringa leaf,
bonito flake, seafood base, fish bouillon, belacan, long pepper, anise seed, ajwain, amchur, file powder, mahleb,
tonka bean, licorice root, shichimi togarashi, msg, liquid smoke,
browning sauce, locust bean, ogbono, dried lime, spruce tip, fines herbes, fennel pollen, sansho pepper, panch phoron, gomasio, wasabi powder, vegeta, cheese powder, everything bagel seasoning, pickling spice, verjuice,
marmite, ham base`,
  relish: `
beer cheese, beurre blanc,
cheese spread, horseradish sauce,
mirepoix paste, truffle paste, umeboshi, cassareep,
piccalilli, indian pickle,
olive salad, bechamel sauce, cheese sauce, horseradish cream, remoulade, bearnaise sauce, fruit topping,
nam prik pao, sesame sauce, bacon chutney, truffle cream, mushroom sauce, miso dressing,
roux, gomashio, gremolata`,
  oil: `
flaxseed oil, mustard oil, flavored oil, cooking spray`,
  supplement: `
greens powder,
carmine, soy protein, isinglass, whey protein, casein, protein powder, pea protein, vegan protein powder, wheatgrass,
food coloring, citric acid, pickling lime, lecithin, lye, activated charcoal, confectioner's glaze,
hydrolyzed wheat protein, baby food, bee pollen, spirulina, maca powder, protein bar, royal jelly, beeswax`,
};

import type { Glyph } from './glyphs.js';
import type { OpenFilling } from './fillings.js';
import type { StageDish } from './stage.js';
import type { OpenVessel } from './vessels.js';

export type Vessel = OpenVessel | 'ramekins' | 'table';

/** One way to serve a dish: which vessel and which filling. */
export type DishForm =
  | { vessel: OpenVessel | 'ramekins'; filling: OpenFilling }
  | { vessel: 'table'; filling: StageDish };

const inVessels = (filling: OpenFilling, ...vessels: (OpenVessel | 'ramekins')[]): DishForm[] =>
  vessels.map((vessel) => ({ vessel, filling }));

const onTable = (filling: StageDish): DishForm[] => [{ vessel: 'table', filling }];

interface Hints {
  /** Lower case, no diacritics. */
  title: string;
  types: readonly string[];
  glyphs: readonly Glyph[];
}

type Rule = readonly [title: RegExp, forms: (hints: Hints) => DishForm[]];

const has = ({ glyphs }: Hints, ...families: Glyph['family'][]) =>
  glyphs.some((glyph) => !glyph.staple && families.includes(glyph.family));

const sweet = ({ types }: Hints) => types.includes('dessert');

/** Dishes whose names are proper names, or would be misread. */
const byName: readonly Rule[] = [
  [
    /\b(porkolt|bo kho|seco de res|bobo de camarao|marmitako|aji de gallina|frango com quiabo|coddle|farikal|caldeirada|sauerbraten|afritada)\b/,
    () => inVessels('stew', 'pot', 'skillet', 'bowl', 'soup-bowl'),
  ],
  [/\b(spanakorizo|pulao|poha)\b/, () => inVessels('rice', 'plate', 'skillet', 'bowl', 'pot')],
  [
    /\b(schinkennudeln|kaposztas teszta|kasespatzle|beef macaroni)\b/,
    () => inVessels('pasta', 'bowl', 'plate', 'skillet'),
  ],
  [
    /\b(chilla|banh xeo|hotteok|racuchy|nalysnyky)\b/,
    () => inVessels('pancakes', 'plate', 'skillet'),
  ],
  [
    /\b(tacu tacu|bubble and squeak|tortang talong|pisang goreng)\b/,
    () => inVessels('patties', 'plate', 'platter', 'skillet'),
  ],
  [
    /\b(enkulal firfir|strapatsada|khagina|bauernfruhstuck)\b/,
    () => [...inVessels('eggs', 'plate', 'skillet'), ...inVessels('frittata', 'skillet')],
  ],
  [/\b(en cocotte|peas with eggs)\b/, () => inVessels('egg-bake', 'skillet', 'pot')],
  [/\b(sambusas?)\b/, () => inVessels('dumplings', 'plate', 'platter')],
  [/\bzaalouk\b/, () => inVessels('dip', 'bowl', 'soup-bowl')],
  [
    /\b(pan con chicharron|lobster rolls?)\b/,
    () => inVessels('toasts', 'board', 'plate', 'platter'),
  ],
  [
    /\b(doubles|himbasha|farls?|crispbread)\b/,
    () => inVessels('flatbreads', 'board', 'plate', 'platter'),
  ],
  [/\b(simit|crumpets?)\b/, () => inVessels('buns', 'basket', 'board', 'plate')],
  [
    /\b(tarta de santiago|kladdkaka|torta de laranja|portokalopita|bolo de fuba|bibingka|toffee pudding)\b/,
    () => inVessels('flat-cake', 'plate', 'board'),
  ],
  [/\b(biko|sweet potato pudding)\b/, () => inVessels('bars', 'baking-dish', 'board', 'plate')],
  [/\bthumbprints?\b/, () => inVessels('cookies', 'plate', 'board', 'sheet-pan')],
  [/\bwild rice and mushroom soup\b/, () => inVessels('broth', 'soup-bowl', 'bowl', 'pot')],
  [/\bboiled lobsters?\b/, () => inVessels('main', 'platter', 'plate')],
  [/\bplum torte\b/, () => inVessels('tart', 'pie-tin', 'plate')],
  [/\b(peach melba|kulfi)\b/, () => onTable('sundae')],
  [
    /\b(chin chin|candied pumpkin|shrimp cocktail|stuffed acorn squash)\b/,
    () => inVessels('pieces', 'platter', 'plate'),
  ],
];

/** In order: the first rule whose words are in the title decides how the dish is served. */
const rules: readonly Rule[] = [
  ...byName,
  [/\byaki ?(?:udon|soba)\b/, () => inVessels('noodles', 'wok', 'plate', 'bowl')],
  [/\b(flan|creme caramel)\b/, () => inVessels('creamy', 'ramekins', 'soup-bowl')],
  [/\bcauliflower cheese\b/, () => inVessels('gratin', 'baking-dish')],
  [
    /\bon (?:\w+ )?(?:bread|rye|toast|baguette)\b/,
    () => inVessels('toasts', 'board', 'plate', 'platter'),
  ],
  [
    /\b(?:grilled|roasted|baked|poached) (?:pineapple|peach(?:es)?|pears?|apples?|figs|plums|bananas?)\b(?!.*\b(?:salad|soup|cake|tart|crisp)\b)/,
    () => inVessels('pieces', 'platter', 'plate'),
  ],
  [/\bpatatas bravas\b/, () => inVessels('toss', 'plate', 'bowl', 'skillet')],
  [
    /\b(naan|pita bread|pitas|roti|chapatis?|parathas?|lavash|flour tortillas|corn tortillas|msemen)\b(?!.*\bpizza\b)/,
    () => inVessels('flatbreads', 'board', 'plate', 'platter'),
  ],
  [
    /\b(sheet.?pan|tray.?bak\w+)\b/,
    () => inVessels('roast', 'sheet-pan', 'sheet-pan', 'baking-dish'),
  ],
  [/\b(smoothie|frappe) bowls?\b/, () => inVessels('creamy', 'bowl', 'soup-bowl')],
  [
    /\b(smoothie|lassi|milkshake|shake|lemonade|juice|agua fresca|horchata|iced tea|latte|punch|mojito|cocktail(?! meatballs)|hot chocolate|cooler|spritz)\b/,
    () => onTable('smoothie'),
  ],
  [
    /\b(parfait|trifle|overnight oats|chia pudding|eton mess|fool|cranachan|syllabub)\b/,
    () => onTable('parfait'),
  ],
  [
    /\b(ice cream|gelato|sorbet|sundae|affogato|frozen yogurt|granita|halo.halo|nice cream|semifreddo)\b/,
    () => onTable('sundae'),
  ],
  [/\bcupcakes?\b/, () => onTable('cupcakes')],
  [
    /\b(crab|fish|salmon|cod|potato|rice|corn|bean|tuna|shrimp|zucchini|lentil) ?cakes?\b/,
    () => inVessels('patties', 'plate', 'platter', 'skillet'),
  ],
  [
    /\b(granola|muesli)\b(?!.*\b(bars?|squares?)\b)/,
    () => inVessels('granola', 'bowl', 'sheet-pan'),
  ],
  [
    /\b(crumble|crisp|cobbler|buckle|brown betty|streusel)\b/,
    () => inVessels('crumble', 'baking-dish', 'skillet', 'pie-tin'),
  ],
  [
    /\b(brownies?|blondies?|bars?|fudge|squares?|nanaimo|baklava|barfi|lamingtons?|flapjacks?|turrones?|tiramisu|basbousa|namoura)\b/,
    () => inVessels('bars', 'baking-dish', 'board', 'plate'),
  ],
  [
    /\b(cookies?|biscotti|macaroons?|shortbread|snickerdoodles?|gingersnaps?|amaretti|polvorones?|kourabiedes|alfajores|brigadeiros?|truffles?|energy (?:balls?|bites?)|krumkake|pepparkakor|oatcakes?)\b/,
    () => inVessels('cookies', 'plate', 'board', 'sheet-pan'),
  ],
  [
    /\b(muffins?|egg cups?|popovers?|yorkshire puddings?|financiers?|madeleines?)\b/,
    () => inVessels('muffins', 'sheet-pan', 'board', 'plate'),
  ],
  [/\b(meatloaf|meat loaf|nut roast|lentil loaf)\b/, () => inVessels('loaf', 'platter', 'board')],
  [/\bcornbread\b/, () => [...inVessels('gratin', 'skillet'), ...inVessels('bars', 'board')]],
  [/\b(focaccia)\b/, () => inVessels('gratin', 'sheet-pan', 'baking-dish')],
  [
    /\b(bread pudding|pouding|strata|kugel|pudim de pao)\b/,
    () => inVessels('gratin', 'baking-dish', 'skillet'),
  ],
  [/\b(garlic bread|garlic toast)\b/, () => inVessels('crostini', 'board', 'basket')],
  [
    /\b(cheese (?:bread|puffs?)|pao de queijo|gougeres?|scones?|biscuits?|buns?|brioche|bao|dinner rolls?|cinnamon rolls?|doughnuts?|beignets?|profiteroles?|choux|puff.puff|bolinhos?|johnnycakes?|bannock)\b/,
    () => inVessels('buns', 'basket', 'board', 'sheet-pan', 'plate'),
  ],
  [
    /\b(banana bread|pumpkin bread|zucchini bread|soda bread|loaf|pound cake|gingerbread|lemon drizzle)\b/,
    () => inVessels('loaf', 'board', 'platter'),
  ],
  [
    /\b(cheesecake|tarts?|tarte tatin|quiches?|(?<!buckwheat )galettes?|frangipane|crostata|pasteis|butter tarts?|clafoutis|custard pie|tartlets?)\b/,
    () => inVessels('tart', 'pie-tin', 'plate'),
  ],
  [
    /\b(cottage|shepherd'?s|fisherman'?s|tamale) pie\b/,
    () => inVessels('gratin', 'baking-dish', 'skillet'),
  ],
  [
    /\b(hand pies?|pasties|pasty|empanadas?|samosas?|pierogies?|pierogi|perogies?|perogy|dumplings?|gyoza|potstickers?|wontons?|ravioli|tortellini|gnocchi|mandu|momos?|vareniki|varenyky|manti|pelmeni|turnovers?|calzones?|borek|pastel|pasteles|knedliky|bourekas|shumai|siu mai|curry puffs?)\b(?!.*\b(soup|broth|stew)\b)/,
    () => inVessels('dumplings', 'plate', 'platter', 'skillet', 'bowl'),
  ],
  [
    /\b(pot pie|tourtiere|spanakopita|pie|pies|pastilla|bisteeya|tiropita)\b/,
    () => inVessels('pie', 'pie-tin'),
  ],
  [
    /\b(upside.down|bundt|coffee cake|sponge|torte|flourless|olive oil cake|yogurt cake|semolina cake|tres leches|pavlova|basque|honey cake)\b/,
    () => [...inVessels('flat-cake', 'plate', 'board', 'soup-bowl'), ...onTable('layer-cake')],
  ],
  [
    /\b(cake|gateau|pavlova)\b/,
    () => [...onTable('layer-cake'), ...inVessels('flat-cake', 'plate', 'board')],
  ],
  [
    /\b(french toast|pain perdu|torrijas|rabanadas|fairy bread)\b/,
    () => inVessels('toasts', 'plate', 'platter'),
  ],
  [/\bwaffles?\b/, () => inVessels('waffles', 'plate', 'board')],
  [
    /\b(kimchi|scallion|green onion|savou?ry|potato|zucchini|seafood|corn) pancakes?\b|\b(okonomiyaki|pajeon|farinata|socca|cheela|boxty|dosa|uttapam)\b/,
    () => [...inVessels('frittata', 'skillet'), ...inVessels('patties', 'plate', 'platter')],
  ],
  [
    /\b(pancakes?|hotcakes?|griddle cakes|syrniki|drop scones)\b/,
    () => [
      ...onTable('pancake-stack'),
      ...onTable('pancake-stack'),
      ...inVessels('pancakes', 'plate'),
    ],
  ],
  [
    /\b(crepes?|crepe|palatschinken|blintzes|dutch baby|blini|galettes?|injera|kaiserschmarrn|pannkakor|pannekoeken|msemen|baghrir)\b/,
    () => inVessels('pancakes', 'plate', 'skillet', 'platter'),
  ],
  [
    /\b(rice pudding|kheer|arroz con leche|pudding|custard|mousse|panna cotta|creme brulee|flan|posset|pots? de creme|crema catalana|zabaglione|muhallabia|blancmange|semolina|compote|kissel|leche flan|payasam|kulfi)\b/,
    () => [...inVessels('creamy', 'ramekins', 'ramekins', 'bowl', 'soup-bowl')],
  ],
  [
    /\b(oatmeal|porridge|oats|congee|jook|arroz caldo|cream of wheat|polenta|grits|bircher|ugali|fufu|mash|mashed|champ|colcannon)\b(?!.*\b(marinated|sauce|chicken|lamb|soup|with (?:braised|roasted|shrimp))\b)/,
    () => inVessels('creamy', 'bowl', 'soup-bowl'),
  ],
  [
    /\b(egg|tuna|chicken|salmon) salad (?:sandwich|toast|wrap)/,
    () => inVessels('toasts', 'board', 'plate'),
  ],
  [
    /\b(ramen|pho|laksa|noodle soup|udon|soba|soupe? .*noodles?|khao soi|bun bo|bun rieu|mohinga|soto|sopa de fideo|noodle bowls?)\b/,
    () => inVessels('noodle-soup', 'bowl', 'soup-bowl'),
  ],
  [
    /\b(hash|full (?:english|irish)|fry.?up|eggs benedict|fried eggs|poached eggs|gallo pinto|tapsilog|silog|migas|steak and eggs|egg and chips)\b/,
    () => inVessels('eggs', 'plate', 'skillet'),
  ],
  [
    /\b(bisque|cream of|veloute|vichyssoise|gazpacho|salmorejo|bissara|creamy .* soup|chilled .* soup|ajo blanco)\b/,
    () => inVessels('puree', 'soup-bowl', 'bowl'),
  ],
  [
    /\b(squash|pumpkin|carrot|tomato|cauliflower|leek|pea|mushroom|beet|broccoli|potato|parsnip|celeriac|asparagus|zucchini|sweet potato|corn|dal|red lentil)\b.*\bsoup\b/,
    (hints) =>
      has(hints, 'meat', 'poultry', 'pasta', 'seafood')
        ? inVessels('broth', 'soup-bowl', 'pot', 'bowl')
        : inVessels('puree', 'soup-bowl', 'bowl'),
  ],
  [
    /\b(chowder|caldo verde|avgolemono|tom kha)\b/,
    () => inVessels('broth', 'soup-bowl', 'bowl', 'pot'),
  ],
  [
    /\b(soup|broth|borscht|harira|tom yum|caldo|sopa|zuppa|rasam|pozole|posole|menudo|shchi|solyanka|minestrone|stracciatella|sancocho|pepper pot|sinigang|tinola|cioppino|bouillabaisse|zurek|ukha|callaloo|egusi|ribollita|bigilla|hot ?pot|shabu)\b/,
    () => inVessels('broth', 'soup-bowl', 'bowl', 'pot'),
  ],
  [
    /\b(burgers?|sliders?|sloppy joes?|arepas?|hamburgers?)\b/,
    () => inVessels('burgers', 'board', 'basket', 'plate'),
  ],
  [
    /\b(bruschetta|crostini|canapes?|smorrebrod|pan con tomate|pa amb tomaquet|rarebit bites|tartines?|pinchos?|montaditos?)\b/,
    () => inVessels('crostini', 'board', 'platter', 'sheet-pan'),
  ],
  [
    /\b(sandwich(?:es)?|panini|blt|melts?|toasties?|club|reuben|po.?boy|banh mi|toasts?|rarebit|croque|bagels?|torta|cubano|grilled cheese|subs?|francesinha|bifana|butty|cemita)\b/,
    () => inVessels('toasts', 'board', 'plate', 'basket'),
  ],
  [
    /\b(tacos?|tostadas?|gorditas?|sopes)\b(?!.*\b(soup|salad|casserole|bake)\b)/,
    () => inVessels('tacos', 'basket', 'board', 'platter'),
  ],
  [
    /\b(pasta|macaroni|orzo|tortellini|noodle|penne|fusilli|rotini) salad\b/,
    () => inVessels('pasta', 'bowl', 'platter'),
  ],
  [
    /\b(potato|quinoa|rice|lentil|bean|chickpea|couscous|bulgur|farro|barley|grain|corn|beet|carrot|fruit|tuna|egg|chicken|shrimp|broccoli|cucumber|tomato|three.bean|black bean|papaya|seaweed|mango|cauliflower|mushroom|octopus|roasted .*) salad\b|\b(slaw|coleslaw|tabbouleh|panzanella|larb|som tam|ceviche|tiradito|poke|tartare|aguachile|gado.gado|pico de gallo|kachumber|shirazi|vinaigrette|olivier|waldorf|sunomono|salpicon)\b/,
    () => inVessels('toss', 'bowl', 'plate', 'platter'),
  ],
  [
    /\b(salad|fattoush|nicoise|caesar|carpaccio|caprese|horiatiki)\b/,
    () => inVessels('salad', 'bowl', 'bowl', 'platter', 'plate', 'soup-bowl'),
  ],
  [
    /\b(sushi|maki|kimbap|gimbap|onigiri|hand rolls?|norimaki)\b/,
    () => inVessels('sushi', 'board', 'platter', 'plate'),
  ],
  [
    /\b(pizzas?|flatbreads?|lahmacun|manakish|man'oushe|pissaladiere|flammkuchen|tarte flambee|pide|naan|coca|pita bread|roti|chapati|khachapuri)\b/,
    () => inVessels('pizza', 'board', 'plate', 'sheet-pan'),
  ],
  [/\b(quesadillas?|nachos)\b/, () => inVessels('wedges', 'plate', 'board', 'sheet-pan')],
  [
    /\b(enchiladas?|cannelloni|cabbage rolls?|manicotti|lasagna|lasagne|moussaka|pastitsio|ziti|gratin|dauphinoise|casserole|scalloped|parmigiana|chicken parmesan|eggplant parmesan|hotdish|tian|mac and cheese|macaroni and cheese|mac 'n' cheese|bobotie|tartiflette|jansson'?s temptation|chilaquiles|imam|pasticho|au four|gratineed|bake|baked (?:pasta|macaroni|rigatoni|penne|feta|ziti|spaghetti|beans)|shells|tetrazzini|timballo)\b/,
    () => inVessels('gratin', 'baking-dish', 'baking-dish', 'skillet'),
  ],
  [
    /\b(burritos?|wraps?|spring rolls?|summer rolls?|rice paper|egg rolls?|dolmas?|dolmades|taquitos?|flautas|lumpia|cigars?|strudel|roll.?ups?|sarma|gyros?|shawarma|roulades?|pinwheels?|crepe rolls|rollmops|popiah)\b/,
    () => inVessels('rolls', 'platter', 'board', 'basket', 'plate'),
  ],
  [
    /\b(skewers?|kebabs?|kabobs?|satay|souvlaki|yakitori|brochettes?|kofta|kofte|anticuchos|suya|espetadas?|shish|tsukune|espetinhos?|cevapi|adana|mititei|inihaw)\b/,
    () => inVessels('skewers', 'platter', 'board', 'sheet-pan'),
  ],
  [
    /\b(deviled eggs?|devilled eggs?|stuffed (?:mushrooms?|peppers?|dates?|tomatoes|eggs|jalapenos?|zucchini|eggplants?)|poppers?|oysters?|scallops|shrimp cocktail|peel.and.eat|wings|drumettes|bites|boats|devils on horseback|rumaki|escargots?|tater tots|cups)\b/,
    () => inVessels('pieces', 'platter', 'plate', 'sheet-pan', 'board'),
  ],
  [
    /\b(meatballs?|albondigas|kottbullar|keftedes|frikadeller|klopse|polpette)\b(?!.*\b(spaghetti|pasta|linguine|noodles)\b)/,
    () => inVessels('stew', 'skillet', 'plate', 'bowl'),
  ],
  [
    /\b(fritters?|patty|patties|croquettes?|coxinhas?|latkes?|falafel|fish ?cakes?|crab ?cakes?|hash browns?|rosti|pakoras?|bhajis?|kibbeh|rissoles?|arancini|akara|acaraje|nuggets|tots|vada|kotlety|schnitzel bites|draniki|ta'ameya|kuku|accras|stamp and go)\b/,
    () => inVessels('patties', 'plate', 'platter', 'board', 'sheet-pan'),
  ],
  [
    /\b(poutine|fries|chips|frites|wedges|patatas bravas|yuca frita)\b/,
    () => inVessels('fries', 'basket', 'plate', 'skillet'),
  ],
  [
    /\b(shakshuka|menemen|purgatory|huevos rancheros|ojja|matbucha|baked eggs|eggs? in)\b/,
    () => inVessels('egg-bake', 'skillet', 'pot'),
  ],
  [
    /\b(frittata|omelette?s?|omelet|tortilla espanola|spanish tortilla|kuku|scrambled?|scramble|egg bake|tamagoyaki|tortilla de patatas|eggah)\b/,
    () => inVessels('frittata', 'skillet', 'plate', 'skillet'),
  ],
  [
    /\b(buddha|bibimbap|donburi|gyudon|oyakodon|poke bowl|(?:grain|rice|power|burrito|quinoa|nourish|protein|harvest|sushi) bowls?|bowls?$|mezze|moqueca bowl|thali|ploughman)\b/,
    () => inVessels('sections', 'bowl', 'soup-bowl', 'plate'),
  ],
  [
    /\b(spaghetti|linguine|fettuccine|tagliatelle|noodles?|lo mein|pad thai|pad see ew|chow mein|carbonara|bolognese|alfredo|pappardelle|japchae|yakisoba|pancit|mie goreng|mee goreng|aglio|cacio|vermicelli|dan dan|drunken|bihon|jajangmyeon|fideua|fideos|pici|bucatini|capellini|bun cha)\b/,
    () => inVessels('noodles', 'plate', 'bowl', 'soup-bowl', 'skillet'),
  ],
  [
    /\b(pasta|penne|rigatoni|orecchiette|fusilli|farfalle|bow ties?|orzo|puttanesca|arrabbiata|amatriciana|alla norma|spaetzle|cavatelli|pasta e fagioli)\b/,
    () => inVessels('pasta', 'bowl', 'plate', 'skillet', 'soup-bowl'),
  ],
  [
    /\b(curry|korma|tikka|masala|rogan josh|vindaloo|rendang|dal|daal|dahl|saag|palak|makhani|butter chicken|massaman|chana|doro wat|jalfrezi|bhuna|keema|mole|katsu|madras|dopiaza|kare|rajma|aloo|matar|misir|wot|wat|groundnut|peanut stew|panang|amok|nihari|karahi|balti|sambar)\b/,
    (hints) => [
      ...inVessels('curry', 'plate', 'bowl', 'soup-bowl'),
      ...inVessels('stew', hints.title.length % 2 ? 'pot' : 'skillet', 'bowl'),
    ],
  ],
  [
    /\b(fried rice|risotto|pilaf|paella|biryani|jollof|jambalaya|arroz|rice|couscous|quinoa|bulgur|mujadara|mujaddara|nasi|congri|pulao|plov|pilau|tahdig|kedgeree|koshari|dirty rice|hoppin|kasha|farro|barley|waakye|thieboudienne|maqluba|kabsa|tteokbokki|stuffing|dressing)\b(?!.*\b(stew|chili)\b)/,
    () => inVessels('rice', 'plate', 'skillet', 'bowl', 'pot'),
  ],
  [
    /\b(hummus|dips?|guacamole|salsa|tzatziki|baba ganoush|baba ghanoush|eggplant caviar|pate|spread|pesto|tapenade|raita|labneh|queso|fondue|muhammara|skordalia|chutney|relish|rillettes|taramosalata|melitzanosalata|brandade|aioli|fava|refried)\b/,
    () => inVessels('dip', 'bowl', 'ramekins', 'soup-bowl'),
  ],
  [
    /\b(mussels|moules|clams|stew|chili|goulash|ragout|ragu|braised?|bourguignon|cassoulet|feijoada|coq au vin|paprikash|hotpot|jjigae|ratatouille|cacciatore|adobo|gumbo|fricassee|moqueca|stifado|pot roast|osso buco|carbonnade|bigos|tinga|birria|ropa vieja|caponata|peperonata|succotash|stroganoff|casseroled?|tagine|blanquette|pulled|carnitas|creamed|beans|lentils|chickpeas|in (?:tomato|wine|coconut|peanut|mustard|cream) sauce|al ajillo|etouffee|chakchouka|lecso|bredie|ghormeh|fesenjan|mapo|mechado|kaldereta|caldereta|red red|sauerkraut)\b/,
    () => inVessels('stew', 'pot', 'skillet', 'bowl', 'soup-bowl'),
  ],
  [
    /\b(stir.?fr(?:y|ied)|kung pao|sweet and sour|fajitas?|lomo saltado|and broccoli|bulgogi|general tso'?s?|orange chicken|chop suey|sizzling|pepper steak|basil (?:chicken|pork|beef)|pad krapow|saut[e]ed|wok|salt and pepper|mongolian|sesame chicken|cashew chicken|dakgalbi|sisig)\b/,
    () => inVessels('toss', 'wok', 'skillet', 'plate'),
  ],
  [/\b(cups|platter|board|antipasto|skewered)\b/, () => inVessels('pieces', 'platter', 'board')],
  [
    /\b(sheet.?pan|tray.?bake[sd]?|roast(?:ed)?|grilled (?:vegetables|zucchini|asparagus|eggplant)|baked potatoes|hasselback|charred|oven.?baked vegetables)\b/,
    (hints) =>
      has(hints, 'meat', 'poultry', 'fish')
        ? inVessels('roast', 'sheet-pan', 'baking-dish', 'platter')
        : inVessels('roast', 'sheet-pan', 'baking-dish', 'platter', 'skillet'),
  ],
];

function byType(hints: Hints): DishForm[] {
  const [type] = hints.types;
  const first = hints.glyphs[0];
  switch (type) {
    case 'soup':
      return inVessels('broth', 'soup-bowl', 'bowl', 'pot');
    case 'salad':
      return inVessels('salad', 'bowl', 'platter', 'plate');
    case 'dessert':
      return has(hints, 'fruit')
        ? [...inVessels('toss', 'bowl', 'plate'), ...inVessels('creamy', 'ramekins', 'bowl')]
        : [...inVessels('creamy', 'ramekins', 'bowl'), ...inVessels('flat-cake', 'plate')];
    case 'breakfast':
      if (has(hints, 'egg'))
        return [...inVessels('eggs', 'plate', 'skillet'), ...inVessels('frittata', 'skillet')];
      return inVessels('creamy', 'bowl', 'soup-bowl');
    case 'appetizer':
      return inVessels('pieces', 'platter', 'board', 'plate', 'sheet-pan');
    case 'side dish':
      return [
        ...inVessels('toss', 'platter', 'bowl', 'skillet', 'plate'),
        ...inVessels('roast', 'platter', 'baking-dish'),
      ];
    default:
      break;
  }
  if (hints.glyphs.slice(0, 3).some((glyph) => glyph.family === 'pasta'))
    return inVessels('noodles', 'plate', 'bowl', 'skillet');
  if (first && ['meat', 'poultry', 'fish', 'seafood'].includes(first.family))
    return inVessels('main', 'plate', 'plate', 'platter', 'skillet');
  if (first?.family === 'legume') return inVessels('stew', 'skillet', 'bowl', 'pot');
  if (sweet(hints)) return inVessels('creamy', 'ramekins', 'bowl');
  return [
    ...inVessels('toss', 'skillet', 'plate', 'bowl', 'platter'),
    ...inVessels('roast', 'sheet-pan'),
  ];
}

/** What is served on the side says nothing about the dish. */
const besides =
  / with (?:[\w-]+ ){0,2}(?:salsa|raita|chutney|pesto|dip|hummus|tzatziki|relish|aioli|slaw|soba noodles|beans)\b.*$/;

/** All the ways in which a dish with this title may be served; never empty. */
export function dishForms(hints: Hints): DishForm[] {
  const dish = hints.title.replace(besides, '');
  const [head = dish] = dish.split(/ (?:with|on) /);
  const ruleOf = (title: string) => rules.find(([words]) => words.test(title));
  const rule = ruleOf(head) ?? ruleOf(dish);
  return rule ? rule[1](hints) : byType(hints);
}

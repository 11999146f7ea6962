/** What stands on a bar shelf, in the columns of `FOOD_TABLE`. Drinks measure these by their own ratios. */
export const BAR_FOODS = `
vodka | spirit liquor | 2 tbsp | | | s
gin | spirit liquor | 2 tbsp | | | s
tequila | spirit liquor | 2 tbsp | | | s
tequila blanco | liquor | 1/4 cup | | | s
mezcal | liquor | 1/4 cup | | | s
pisco | liquor | 1/4 cup | | | s
rye whiskey | liquor | 1/4 cup | | | s
irish whiskey | liquor | 1/4 cup | | | s
cachaca | liquor | 1/4 cup | | | s
aquavit | liquor | 1/4 cup | | | s
campari | liqueur | 2 tbsp | | | s
aperol | liqueur | 2 tbsp | | | s
galliano | liqueur | 2 tbsp | | | s
drambuie | liqueur | 2 tbsp | | | s
chartreuse | liqueur | 2 tbsp | | | s
melon liqueur | liqueur | 2 tbsp | | | s
pimm's | liquor | 1/4 cup | | | s
bitters | bitters | 2 dashes | | | s
sparkling wine | bubbly | 1 cup | | | s
champagne | bubbly | 1 cup | | | s
prosecco | bubbly | 1 cup | | | s
sparkling cider | bubbly | 1 cup | | | s
tonic water | fizz | 4 cups | | | s
cola | fizz | 4 cups | | | s
soft drink | fizz | 4 cups | | | s
root beer | fizz | 4 cups | | | s
cranberry juice cocktail | juice | 1/2 cup | | | s
clamato | savouryjuice | 1 cup | | | s
tomato juice | savouryjuice | 1 cup | | | s
tomato juice cocktail | savouryjuice | 1 cup | | | s
vegetable juice | savouryjuice | 1 cup | | | s
syrup | barsyrup sweet | 2 tbsp | | | s | syrup
grenadine | barsyrup | 2 tbsp | | | s
orgeat | barsyrup | 2 tbsp | | | s
cordial | barsyrup | 2 tbsp | | | s
ice | ice | 1 cup | | | s | ice cubes
`;

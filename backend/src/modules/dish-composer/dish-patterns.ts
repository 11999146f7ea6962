import type { DishPattern } from './dish-pattern.js';
import { CASSEROLE_PATTERNS } from './patterns/casseroles.js';
import { MEATLOAF_PATTERNS } from './patterns/meatloaf.js';
import { PASTA_PATTERNS } from './patterns/pasta.js';
import { FILLED_PASTA_PATTERNS } from './patterns/filled-pasta.js';
import { JELLIED_SALAD_PATTERNS } from './patterns/jellied-salads.js';
import { SAVOURY_PIE_PATTERNS } from './patterns/savoury-pies.js';
import { EGG_PATTERNS } from './patterns/eggs.js';
import { BREAD_AND_EGG_PATTERNS } from './patterns/breads-and-eggs.js';
import { MUFFIN_PATTERNS } from './patterns/muffins.js';
import { QUICK_BREAD_PATTERNS } from './patterns/quick-breads.js';
import { GRIDDLE_CAKE_PATTERNS } from './patterns/griddle-cakes.js';
import { CHOCOLATE_PATTERNS } from './patterns/chocolates.js';
import { COOKIE_PATTERNS } from './patterns/cookies.js';
import { BOXED_MIX_PATTERNS } from './patterns/boxed-mixes.js';
import { CAKE_PATTERNS } from './patterns/cakes.js';
import { YEAST_BREAD_PATTERNS } from './patterns/yeast-breads.js';
import { PIZZA_PATTERNS } from './patterns/pizza.js';
import { FRUIT_DESSERT_PATTERNS } from './patterns/fruit-desserts.js';
import { DRINK_PATTERNS } from './patterns/drinks.js';
import { COCKTAIL_PATTERNS } from './patterns/cocktails.js';
import { PIE_AND_TART_PATTERNS } from './patterns/pies-and-tarts.js';
import { PUDDING_PATTERNS } from './patterns/puddings.js';
import { FLUFF_PATTERNS } from './patterns/fluffs.js';
import { GELATIN_DESSERT_PATTERNS } from './patterns/gelatin-desserts.js';
import { LAYERED_DESSERT_PATTERNS } from './patterns/layered-desserts.js';
import { OVEN_PATTERNS } from './patterns/ovens.js';
import { PAN_PATTERNS } from './patterns/pans.js';
import { POT_PATTERNS } from './patterns/pots.js';
import { SALAD_AND_BOWL_PATTERNS } from './patterns/salads-and-bowls.js';
import { BRAISE_PATTERNS } from './patterns/braises.js';
import { FISH_CAKE_PATTERNS } from './patterns/fish-cakes.js';
import { FISH_PATTERNS } from './patterns/fish.js';
import { LEFTOVER_PATTERNS } from './patterns/leftovers.js';
import { POUTINE_PATTERNS } from './patterns/poutine.js';
import { ROAST_PATTERNS } from './patterns/roasts.js';
import { SAUSAGE_PATTERNS } from './patterns/sausages.js';
import { STEAK_PATTERNS } from './patterns/steaks.js';
import { SALSA_PATTERNS } from './patterns/salsas.js';
import { SWEET_PATTERNS } from './patterns/sweets.js';
import { LENTIL_SALAD_PATTERNS } from './patterns/lentil-salad.js';
import { LEAFY_SALAD_PATTERNS } from './patterns/leafy-salads.js';
import { BOUND_SALAD_PATTERNS } from './patterns/bound-salads.js';
import { BREADED_PATTERNS } from './patterns/breaded.js';
import { STOCK_PATTERNS } from './patterns/stocks.js';
import { DIP_PATTERNS } from './patterns/dips.js';
import { WRAP_PATTERNS } from './patterns/wraps.js';
import { SWEET_AND_SOUR_PATTERNS } from './patterns/sweet-and-sour.js';
import { CREAMED_SOUP_PATTERNS } from './patterns/creamed-soups.js';
import { BRAISED_CABBAGE_PATTERNS } from './patterns/braised-cabbage.js';
import { TOMATO_STEW_PATTERNS } from './patterns/tomato-stews.js';
import { STUFFING_PATTERNS } from './patterns/stuffing.js';
import { SAUCE_PATTERNS } from './patterns/sauces.js';
import { SOY_BRAISE_PATTERNS } from './patterns/soy-braises.js';
import { PARMIGIANA_PATTERNS } from './patterns/parmigiana.js';
import { DUMPLING_PATTERNS } from './patterns/dumplings.js';
import { LEAF_ROLL_PATTERNS } from './patterns/rolled-in-leaves.js';
import { ONE_PASTE_PATTERNS } from './patterns/pots-of-one-paste.js';
import { SALT_FISH_PATTERNS } from './patterns/salt-fish.js';
import { SOUTHERN_PATTERNS } from './patterns/plates-of-the-south.js';
import { BOUGHT_DISH_PATTERNS } from './patterns/bought-dishes.js';
import { LEFTOVER_SUPPER_PATTERNS } from './patterns/leftover-suppers.js';
import { BREAKFAST_AND_BITE_PATTERNS } from './patterns/breakfasts-and-bites.js';
import { EGG_AND_LEMON_PATTERNS } from './patterns/egg-and-lemon-soup.js';
import { LENTIL_AND_RICE_PATTERNS } from './patterns/lentils-and-rice.js';
import { MINCE_PAN_PATTERNS } from './patterns/mince-pans.js';
import { SWEET_ROOT_PATTERNS } from './patterns/sweet-roots.js';
import { LEFTOVER_CHILI_PATTERNS } from './patterns/leftover-chili.js';
import { BEAN_SPREAD_PATTERNS } from './patterns/bean-spreads.js';
import { FOOL_PATTERNS } from './patterns/fools.js';
import { OLD_FASHIONED_PATTERNS } from './patterns/old-fashioned-bakes.js';
import { SHREDDED_SALAD_PATTERNS } from './patterns/shredded-salads.js';
import { PHYLLO_PATTERNS } from './patterns/phyllo.js';
import { READY_DUMPLING_PATTERNS } from './patterns/ready-dumplings.js';
import { RED_AND_SOUR_PATTERNS } from './patterns/red-and-sour-pots.js';
import { BANANA_COOKIE_PATTERNS } from './patterns/banana-cookies.js';
import { SUSHI_BOWL_PATTERNS } from './patterns/sushi-bowls.js';
import { LENTIL_BED_PATTERNS } from './patterns/mains-on-lentils.js';
import { LOUISIANA_PATTERNS } from './patterns/jambalaya-and-gumbo.js';
import { BIRYANI_PATTERNS } from './patterns/biryani.js';
import { GROUNDNUT_PATTERNS } from './patterns/groundnut-pots.js';
import { MASA_PATTERNS } from './patterns/masa.js';
import { FUL_AND_HERRING_PATTERNS } from './patterns/ful-and-herring.js';
import { MASH_PATTERNS } from './patterns/mash.js';
import { LONG_SIMMERED_PATTERNS } from './patterns/long-simmered.js';
import { THIN_PANCAKE_PATTERNS } from './patterns/thin-pancakes.js';
import { FRIED_ROLL_PATTERNS } from './patterns/rolled-and-fried.js';
import { LEFTOVER_CAKE_PATTERNS } from './patterns/leftover-cakes.js';
import { FLATTENED_RICE_PATTERNS } from './patterns/flattened-rice.js';
import { SYRUP_PIE_PATTERNS } from './patterns/syrup-pies.js';
import { STRATA_PATTERNS } from './patterns/strata.js';
import { LOADED_FRIES_PATTERNS } from './patterns/loaded-fries.js';
import { SMALL_SWEET_PATTERNS } from './patterns/small-sweets.js';
import { PALM_OIL_PATTERNS } from './patterns/palm-oil-pots.js';
import { BONE_SOUP_PATTERNS } from './patterns/bone-soups.js';
import { SAVOURY_PARCEL_PATTERNS } from './patterns/savoury-parcels.js';
import { WAT_PATTERNS } from './patterns/wats.js';
import { PULLED_ON_BUNS_PATTERNS } from './patterns/pulled-on-buns.js';

/** All patterns of the built-in composer. */
export const PATTERNS: readonly DishPattern[] = [
  ...BRAISE_PATTERNS,
  ...FISH_CAKE_PATTERNS,
  ...FISH_PATTERNS,
  ...LEFTOVER_PATTERNS,
  ...POUTINE_PATTERNS,
  ...ROAST_PATTERNS,
  ...SAUSAGE_PATTERNS,
  ...STEAK_PATTERNS,
  ...BREADED_PATTERNS,
  ...STOCK_PATTERNS,
  ...WRAP_PATTERNS,
  ...DIP_PATTERNS,
  ...LENTIL_SALAD_PATTERNS,
  ...LEAFY_SALAD_PATTERNS,
  ...BOUND_SALAD_PATTERNS,
  ...POT_PATTERNS,
  ...PAN_PATTERNS,
  ...OVEN_PATTERNS,
  ...BREAD_AND_EGG_PATTERNS,
  ...SALAD_AND_BOWL_PATTERNS,
  ...SALSA_PATTERNS,
  ...SWEET_PATTERNS,
  ...PUDDING_PATTERNS,
  ...LAYERED_DESSERT_PATTERNS,
  ...FLUFF_PATTERNS,
  ...GELATIN_DESSERT_PATTERNS,
  ...PIE_AND_TART_PATTERNS,
  ...FRUIT_DESSERT_PATTERNS,
  ...DRINK_PATTERNS,
  ...COCKTAIL_PATTERNS,
  ...PIZZA_PATTERNS,
  ...YEAST_BREAD_PATTERNS,
  ...CAKE_PATTERNS,
  ...BOXED_MIX_PATTERNS,
  ...COOKIE_PATTERNS,
  ...CHOCOLATE_PATTERNS,
  ...GRIDDLE_CAKE_PATTERNS,
  ...QUICK_BREAD_PATTERNS,
  ...MUFFIN_PATTERNS,
  ...EGG_PATTERNS,
  ...PASTA_PATTERNS,
  ...CASSEROLE_PATTERNS,
  ...FILLED_PASTA_PATTERNS,
  ...JELLIED_SALAD_PATTERNS,
  ...SAVOURY_PIE_PATTERNS,
  ...MEATLOAF_PATTERNS,
  ...SWEET_AND_SOUR_PATTERNS,
  ...CREAMED_SOUP_PATTERNS,
  ...SAUCE_PATTERNS,
  ...BRAISED_CABBAGE_PATTERNS,
  ...TOMATO_STEW_PATTERNS,
  ...STUFFING_PATTERNS,
  ...SOY_BRAISE_PATTERNS,
  ...RED_AND_SOUR_PATTERNS,
  ...BREAKFAST_AND_BITE_PATTERNS,
  ...LEFTOVER_SUPPER_PATTERNS,
  ...BOUGHT_DISH_PATTERNS,
  ...SOUTHERN_PATTERNS,
  ...SALT_FISH_PATTERNS,
  ...ONE_PASTE_PATTERNS,
  ...LEAF_ROLL_PATTERNS,
  ...DUMPLING_PATTERNS,
  ...PARMIGIANA_PATTERNS,
  ...PHYLLO_PATTERNS,
  ...EGG_AND_LEMON_PATTERNS,
  ...BEAN_SPREAD_PATTERNS,
  ...FOOL_PATTERNS,
  ...OLD_FASHIONED_PATTERNS,
  ...SHREDDED_SALAD_PATTERNS,
  ...LENTIL_AND_RICE_PATTERNS,
  ...MINCE_PAN_PATTERNS,
  ...SWEET_ROOT_PATTERNS,
  ...READY_DUMPLING_PATTERNS,
  ...LEFTOVER_CHILI_PATTERNS,
  ...GROUNDNUT_PATTERNS,
  ...MASA_PATTERNS,
  ...MASH_PATTERNS,
  ...FUL_AND_HERRING_PATTERNS,
  ...LOUISIANA_PATTERNS,
  ...BIRYANI_PATTERNS,
  ...SUSHI_BOWL_PATTERNS,
  ...LENTIL_BED_PATTERNS,
  ...BANANA_COOKIE_PATTERNS,
  ...SMALL_SWEET_PATTERNS,
  ...LOADED_FRIES_PATTERNS,
  ...STRATA_PATTERNS,
  ...SYRUP_PIE_PATTERNS,
  ...FLATTENED_RICE_PATTERNS,
  ...LEFTOVER_CAKE_PATTERNS,
  ...FRIED_ROLL_PATTERNS,
  ...THIN_PANCAKE_PATTERNS,
  ...LONG_SIMMERED_PATTERNS,
  ...PALM_OIL_PATTERNS,
  ...BONE_SOUP_PATTERNS,
  ...SAVOURY_PARCEL_PATTERNS,
  ...WAT_PATTERNS,
  ...PULLED_ON_BUNS_PATTERNS,
];

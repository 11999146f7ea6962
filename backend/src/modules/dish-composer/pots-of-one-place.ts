import type { DishKit } from './dish-kit.js';

const OF_LOUISIANA = /^(?:cajun seasoning|andouille sausage|okra)$/;
const SAUSAGE = /andouille|kielbasa|chorizo|sausage/;

/** Sausage and rice with what a kitchen of Louisiana cooks in one pot: celery and bell pepper, okra, or its seasoning. */
export const isForLouisiana = (kit: DishKit): boolean =>
  kit.offers('rice') &&
  kit.wantsNamed(SAUSAGE) &&
  (kit.wantsNamed(OF_LOUISIANA) || (kit.wantsNamed(/^celery$/) && kit.wantsNamed(/bell pepper$/)));

/** Basmati rice and yogurt with the spices of a biryani, or saffron. */
const isForBiryani = (kit: DishKit): boolean =>
  kit.wantsNamed(/^basmati rice$/) &&
  kit.offers('yogurt') &&
  kit.wantsNamed(/^(?:saffron|cardamom|garam masala|clove|cinnamon stick)$/);

/** Whether meat, rice and the rest are known everywhere as one pot, so that nobody roasts the meat by itself. */
export const isPotOfOnePlace = (kit: DishKit): boolean => isForLouisiana(kit) || isForBiryani(kit);

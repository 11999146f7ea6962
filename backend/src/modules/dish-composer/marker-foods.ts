/**
 * What somebody has for a certain dish, or for those of one cuisine: with berbere, lentils are a wot. Left out, it makes another dish of the
 * rest, whatever its role is otherwise.
 */
const MARKERS = new Set(
  (
    'palm oil, berbere, tamarind, masa harina, injera, teff flour, gochujang, gochugaru, kimchi, miso, doubanjiang, fermented black bean, ' +
    'black bean sauce, hoisin sauce, curry leaf, curry paste, red curry paste, green curry paste, curry roux, lemongrass, nori, seaweed, ' +
    'rice paper, wonton wrapper, adzuki bean, red bean paste, matcha, mole, tortilla, corn tortilla, harissa, preserved lemon, sumac, ' +
    "za'atar, labneh, pomegranate molasses, orange blossom water, rose water, saffron, puff pastry, phyllo dough, pierogi, sauerkraut, " +
    'split pea, stuffing, cream of mushroom soup, cream of chicken soup, cream of celery soup, tomato soup, ladyfinger, graham cracker, ' +
    'poppy seed'
  ).split(', '),
);

export const isMarker = (name: string): boolean => MARKERS.has(name);

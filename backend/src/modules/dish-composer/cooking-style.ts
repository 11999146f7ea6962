import type { CuisineFamily } from './food.js';

/** A style of seasoning: what a cook of that cuisine reaches for, first choice first. */
export interface CookingStyle {
  readonly cuisine: string;
  readonly kitchens: readonly CuisineFamily[];
  readonly fats: readonly string[];
  readonly aromatics: readonly string[];
  readonly pungents: readonly string[];
  readonly spices: readonly string[];
  readonly herbs: readonly string[];
  readonly acids: readonly string[];
  /** Foods that speak for this style where its spices were not named; without it, they suit anything of its kitchens. */
  readonly of?: RegExp;
}

export const STYLES = {
  italian: {
    cuisine: 'Italian',
    kitchens: ['w'],
    fats: ['olive oil', 'vegetable oil'],
    aromatics: ['onion', 'shallot'],
    pungents: ['garlic'],
    spices: ['dried oregano'],
    herbs: ['basil', 'parsley'],
    acids: ['lemon juice', 'red wine vinegar'],
  },
  french: {
    cuisine: 'French',
    kitchens: ['w'],
    fats: ['butter', 'olive oil', 'vegetable oil'],
    aromatics: ['shallot', 'onion', 'leek'],
    pungents: ['garlic'],
    spices: ['dried thyme'],
    herbs: ['parsley', 'chive'],
    acids: ['white wine vinegar', 'lemon juice'],
  },
  greek: {
    cuisine: 'Greek',
    kitchens: ['w', 'e'],
    fats: ['olive oil', 'vegetable oil'],
    aromatics: ['red onion', 'onion'],
    pungents: ['garlic'],
    spices: ['dried oregano'],
    herbs: ['dill', 'parsley'],
    acids: ['lemon juice', 'red wine vinegar'],
  },
  spanish: {
    cuisine: 'Spanish',
    kitchens: ['w'],
    fats: ['olive oil', 'vegetable oil'],
    aromatics: ['onion'],
    pungents: ['garlic'],
    spices: ['smoked paprika'],
    herbs: ['parsley'],
    acids: ['sherry vinegar', 'red wine vinegar', 'lemon juice'],
    of: /chorizo|paprika|saffron|chickpea|olive$|sherry|almond|roasted red pepper|serrano|manchego/,
  },
  canadian: {
    cuisine: 'Canadian',
    kitchens: ['w'],
    fats: ['butter', 'vegetable oil'],
    aromatics: ['onion'],
    pungents: ['garlic'],
    spices: ['dried thyme'],
    herbs: ['parsley', 'chive'],
    acids: ['cider vinegar', 'lemon juice'],
  },
  moroccan: {
    cuisine: 'Moroccan',
    kitchens: ['e'],
    fats: ['olive oil', 'vegetable oil'],
    aromatics: ['onion'],
    pungents: ['garlic'],
    spices: ['cumin', 'paprika', 'cinnamon'],
    herbs: ['cilantro', 'parsley'],
    acids: ['lemon juice'],
    of: /lamb|chickpea|couscous|bulgur|dried (?:apricot|fig|fruit)|^date|raisin|prune|preserved lemon|harissa|cumin|coriander|cinnamon|eggplant|tahini|pomegranate|pistachio|saffron|goat meat|olive$|lentil/,
  },
  indian: {
    cuisine: 'Indian',
    kitchens: ['i'],
    fats: ['vegetable oil', 'coconut oil'],
    aromatics: ['onion'],
    pungents: ['garlic', 'ginger'],
    spices: ['cumin', 'turmeric', 'garam masala'],
    herbs: ['cilantro'],
    acids: ['lime juice', 'lemon juice'],
    of: /lentil|split pea|mung|paneer|ghee|naan|basmati|coconut|curry|masala|turmeric|cumin|coriander|cardamom|ginger|chickpea|cauliflower|lamb|okra|yogurt|chutney|mango|eggplant/,
  },
  thai: {
    cuisine: 'Thai',
    kitchens: ['a'],
    fats: ['vegetable oil', 'coconut oil'],
    aromatics: ['shallot', 'onion'],
    pungents: ['garlic', 'ginger'],
    spices: ['red pepper flakes'],
    herbs: ['cilantro', 'thai basil'],
    acids: ['lime juice'],
    of: /coconut|sesame oil|lemongrass|fish sauce|curry|basil|lime|ginger|galangal|noodle|peanut|soy|tofu|chili|mango|shrimp|papaya|jasmine/,
  },
  chinese: {
    cuisine: 'Chinese',
    kitchens: ['a'],
    fats: ['vegetable oil'],
    aromatics: ['onion'],
    pungents: ['garlic', 'ginger'],
    spices: [],
    herbs: ['green onion'],
    acids: ['rice vinegar'],
  },
  japanese: {
    cuisine: 'Japanese',
    kitchens: ['a'],
    fats: ['vegetable oil'],
    aromatics: ['onion'],
    pungents: ['ginger', 'garlic'],
    spices: [],
    herbs: ['green onion'],
    acids: ['rice vinegar'],
  },
  mexican: {
    cuisine: 'Mexican',
    kitchens: ['m'],
    fats: ['vegetable oil', 'olive oil'],
    aromatics: ['onion'],
    pungents: ['garlic'],
    spices: ['cumin', 'chili powder'],
    herbs: ['cilantro'],
    acids: ['lime juice'],
    of: /tortilla|taco|hominy|black bean|pinto|kidney bean|jalapeno|chipotle|poblano|chili|chile|lime|cilantro|avocado|\bcorn$|salsa|tomatillo|queso|monterey|enchilada|cumin|jicama|cactus/,
  },
  bakery: {
    cuisine: 'International',
    kitchens: ['w', 's'],
    fats: ['butter', 'vegan butter', 'vegetable oil'],
    aromatics: [],
    pungents: [],
    spices: [],
    herbs: [],
    acids: ['lemon juice'],
  },
  sweet: {
    cuisine: 'International',
    kitchens: ['s'],
    fats: ['butter', 'vegan butter', 'vegetable oil'],
    aromatics: [],
    pungents: [],
    spices: ['cinnamon'],
    herbs: ['mint'],
    acids: ['lemon juice'],
  },
} as const satisfies Record<string, CookingStyle>;

export type StyleName = keyof typeof STYLES;

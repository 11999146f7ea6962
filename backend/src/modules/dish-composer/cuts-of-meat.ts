/** The animals that cuts are of. */
export const CUTS: Readonly<Record<string, string>> = {
  'chicken breast': 'chicken',
  'chicken thigh': 'chicken',
  'turkey breast': 'turkey',
  'pork tenderloin': 'pork',
  'pork loin': 'pork',
  'pork shoulder': 'pork',
  'lamb shoulder': 'lamb',
  'leg of lamb': 'lamb',
  'chuck roast': 'beef',
  'beef tenderloin': 'beef',
};

const GAME = /\b(?:venison|elk|moose|caribou|reindeer|wild boar)$/;

/** Wild animals with four legs, whose dark meat has to reach the temperature of poultry (Health Canada). */
export const isGame = (name: string): boolean => GAME.test(name);

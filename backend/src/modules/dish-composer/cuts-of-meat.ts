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

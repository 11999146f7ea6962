/**
 * Seasonings that say by themselves what a kitchen is for: who has berbere at home wants what it is for, and no dish that is seasoned with
 * something else. Leaving one out costs a dish as much as leaving out the meat.
 */
const DEFINING =
  /^(?:berbere|palm oil|za'atar|garam masala|ras el hanout|harissa|jerk seasoning|miso|gochujang|doenjang|tamarind|annatto|achiote paste|scotch bonnet pepper|fish sauce|orange blossom water|rose water|(?:red |green |massaman |yellow )?curry paste|curry powder|preserved lemon|mole sauce)$/;

export const isDefiningSeasoning = (name: string): boolean => DEFINING.test(name);

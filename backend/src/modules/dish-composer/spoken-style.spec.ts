import { allIngredients } from '@larder/culinary';
import { dishOf, lineOf, textOf } from './dish-composer-testing.js';
import { spokenFoods, spokenStyle } from './spoken-style.js';
import { foodNamed } from './food.js';

const spokenBy = (...names: readonly string[]) => spokenStyle(names.map(foodNamed));

describe('the style of seasoning that the foods speak for', () => {
  it('[CALL-2] follows one food that is eaten in one place, or two that perhaps are', () => {
    expect(spokenBy('scotch bonnet pepper', 'rice', 'chicken')).toBe('caribbean');
    expect(spokenBy('plantain', 'coconut milk')).toBe('caribbean');
    expect(spokenBy('plantain', 'chicken')).toBeNull();
    expect(spokenBy('berbere', 'lentil', 'lime')).toBe('ethiopian');
    expect(spokenBy('smoked mackerel', 'black-eyed pea')).toBe('westAfrican');
    expect(spokenBy('sauerkraut', 'prune', 'pork')).toBe('german');
  });

  it('[CALL-2] asks for more where two foods say little, or where there is much besides', () => {
    expect(spokenBy('vinegar', 'soy sauce', 'pork')).toBeNull();
    expect(spokenBy('vinegar', 'soy sauce', 'coconut milk')).toBe('filipino');
    const besides = 'carrot,leek,egg,bread,salmon,apple,spinach,zucchini,chicken,potato'.split(',');
    expect(spokenBy('kimchi', ...besides)).toBeNull();
  });

  it('[CALL-2] names no food that nobody can', () => {
    const known = allIngredients().map(({ name }) => name);
    for (const pattern of spokenFoods) {
      expect(known.some((name) => pattern.test(name))).toBe(true);
    }
  });

  it('[CALL-2] seasons a dish that many cuisines know by the one it is in', () => {
    const stew = dishOf('okra, stewing beef, rice, tomato');
    expect(lineOf(stew, /cumin/)).not.toBe('');
    expect(lineOf(stew, /thyme|oregano/)).toBe('');
    expect(dishOf('merguez, couscous, carrot, zucchini').cuisine).toBe('Moroccan');
    expect(lineOf(dishOf('kielbasa, sauerkraut, potato, apple'), /caraway/)).not.toBe('');
    expect(lineOf(dishOf('cooked black bean, rice, bell pepper'), /cumin/)).not.toBe('');
    expect(dishOf('chicken, napa cabbage, carrot, green onion').title).toMatch(/Stir-Fry|Noodles/);
  });

  it('[CALL-2] makes of a pot of coconut milk what is made of it on that coast', () => {
    const caribbean = dishOf('scotch bonnet pepper, plantain, coconut milk, chicken thigh');
    expect(caribbean.ingredients.join()).toMatch(/curry powder/);
    expect(caribbean.ingredients.join()).toMatch(/thyme/);
    // Plantains fill the bowl.
    expect(caribbean.ingredients.join()).not.toMatch(/garam masala|cilantro|rice/);
    const brazilian = dishOf('cassava, shrimp, coconut milk, tomato, bell pepper');
    expect(brazilian.title).toMatch(/Coconut Stew$/);
    expect(brazilian.ingredients.join()).not.toMatch(/garam masala|turmeric/);
    expect(dishOf('paneer, coconut milk, spinach, rice').ingredients.join()).toMatch(/masala/);
  });

  it('[CALL-2] fries garlic, ginger and soy sauce with what lies beside a main of East Asia', () => {
    const duck = dishOf('duck breast, orange, bok choy');
    expect(textOf(duck)).toMatch(/Stir in the garlic and ginger.*and the soy sauce/);
    expect(textOf(dishOf('duck breast, orange, green bean'))).not.toMatch(/soy sauce|ginger/);
  });

  it('[CALL-2] braises with soy sauce in East Asia', () => {
    const duck = dishOf('five-spice powder, duck leg, orange, rice');
    expect(textOf(duck)).toMatch(/skim off the fat\. Stir in the soy sauce\. Boil the liquid/);
  });

  it('[CALL-2] makes an adobo of drumsticks, and of calamansi as of vinegar', () => {
    expect(dishOf('pork shoulder, calamansi, soy sauce, rice').title).toMatch(/Adobo$/);
  });

  it('[CALL-2] adds no spice that a food was made with, and half of others', () => {
    const hash = dishOf('chorizo, egg, potato, red bell pepper');
    expect(lineOf(hash, /paprika/)).toBe('');
    const chili = dishOf('ancho chile, ground beef, black bean, corn');
    expect(lineOf(chili, /chili powder/)).toBe('');
    expect(lineOf(dishOf('merguez, chickpea, spinach'), /cumin/)).toMatch(/^1 tsp/);
  });
});

import { composeDish } from './dish-composer.js';
import { dishOf, idsNamed, lineOf, requestFor, textOf } from './dish-composer-testing.js';

describe('drinks of a bar shelf', () => {
  it.each([
    ['vodka, clamato, lime, celery salt, worcestershire sauce', /^Caesar$/],
    ['rye whiskey, vermouth, bitters, candied cherry', /^Manhattan$/],
    ['gin, campari, vermouth, orange', /^Negroni$/],
    ['bourbon, bitters, orange', /^Old Fashioned$/],
    ['tequila, orange liqueur, lime', /^Margarita$/],
    ['vodka, cranberry juice, orange liqueur, lime', /^Cosmopolitan$/],
    ['white rum, coconut cream, pineapple juice', /^Piña Colada$/],
    ['white rum, lime, simple syrup', /^Daiquiri$/],
    ['gin, cucumber, tonic water', /^Gin and Tonic$/],
    ['rum, ginger beer, lime, mint', /Mule$/],
    ['prosecco, aperol, orange', /^Aperol Spritz$/],
    ['champagne, orange juice', /^Mimosa$/],
    ['vodka, coffee liqueur, cream', /^White Russian$/],
    ['irish whiskey, coffee, cream', /^Irish Coffee$/],
  ])('[CALL-2] makes of %s what it is called', (names, title) => {
    const dish = dishOf(names);
    expect(dish.title).toMatch(title);
    expect(dish.leavesOut).toEqual([]);
  });

  it('[CALL-2] takes equal parts for a negroni, and two of gin to half of vermouth for a martini', () => {
    const negroni = dishOf('gin, campari, vermouth');
    expect(['gin', 'campari', 'vermouth'].map((name) => lineOf(negroni, RegExp(name)))).toEqual([
      '30 ml gin',
      '30 ml campari',
      '30 ml vermouth',
    ]);
    expect(lineOf(dishOf('gin, vermouth, olive'), /vermouth/)).toBe('15 ml vermouth');
  });

  it('[CALL-2] puts no raw egg white into a sour', () => {
    expect(textOf(dishOf('whiskey, lemon, egg white'))).not.toMatch(/egg/);
  });

  it('[CALL-2] mixes no drink where there is something to eat', () => {
    expect(dishOf('chicken thigh, bourbon, brown sugar').kind).not.toMatch(/drink|cocktail/);
    expect(dishOf('penne, vodka, cream, tomato paste').title).toMatch(/Penne/);
  });

  it('[CALL-2] makes as many glasses as are asked for', () => {
    const ingredients = idsNamed(['gin', 'tonic water', 'lime']);
    const dish = composeDish(requestFor(ingredients, { servings: 6 }));
    expect(dish && lineOf(dish, /gin/)).toMatch(/^300 ml gin/);
  });

  it('[CALL-2] squeezes a grapefruit into a paloma, and crushes the chili that was named', () => {
    const paloma = dishOf('tequila, grapefruit, honey, jalapeno');
    expect(paloma.title).toBe('Jalapeno Paloma');
    expect(paloma.leavesOut).toEqual([]);
    expect(textOf(paloma)).toMatch(/the juice of the grapefruit.*Top up with the sparkling water/);
  });

  it('[CALL-2] names no fruit that the drink is known for', () => {
    expect(dishOf('rum, pineapple, coconut milk, lime').title).toBe('Piña Colada');
  });
});

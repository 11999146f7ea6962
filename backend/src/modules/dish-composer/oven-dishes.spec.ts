import { dishOf, lineOf, textOf } from './dish-composer-testing.js';

describe('casseroles and lasagne', () => {
  it('[CALL-2] fills a casserole of nothing but vegetables with enough of them', () => {
    const beans = dishOf('green bean, cream of mushroom soup, french fried onion');
    expect(lineOf(beans, /green beans/)).toMatch(/^(?:7\d\d|8\d\d|900) g/);
    const meaty = dishOf('broccoli, chicken, mushroom, cream of chicken soup');
    expect(lineOf(meaty, /mushrooms/)).toMatch(/^250 g|^1\d\d g/);
  });

  it('[CALL-2] wilts the leaves of a casserole, which take a kilogram', () => {
    const dish = dishOf('cream of celery soup, onion powder, spinach');
    expect(lineOf(dish, /spinach/)).toMatch(/^(?:9\d\d|1000) g/);
    expect(textOf(dish)).toMatch(/by the handful .* until wilted.*Stir the cream of celery soup/);
  });

  it('[CALL-2] takes less milk where sour cream thins the soup', () => {
    const dish = dishOf('cream of chicken soup, sour cream, summer squash, carrot');
    expect(lineOf(dish, /milk$/)).toMatch(/^1\/4 cup/);
    expect(lineOf(dishOf('carrot, green bean, cream of chicken soup, milk'), /milk$/)).toMatch(
      /^1\/2 cup/,
    );
  });

  it('[CALL-2] covers a casserole with mashed potatoes instead of stirring them into the sauce', () => {
    const text = textOf(
      dishOf('turkey, mashed potato, green bean, cream of mushroom soup, cheddar'),
    );
    expect(text).not.toMatch(/Fold in [^.]*mashed/);
    expect(text).toMatch(/Spread the mashed potatoes over it and scatter with the cheddar/);
  });

  it('[CALL-2] makes lasagne for eight in the one dish that it names, with the sour cream in it', () => {
    const dish = dishOf('lasagna noodle, cream of mushroom soup, cottage cheese, sour cream');
    expect(textOf(dish)).not.toMatch(/2 large baking dishes/);
    expect(textOf(dish)).toMatch(/simmer for 3 minutes.*Beat the sour cream into the cottage/);
    expect(dish.leavesOut).toEqual([]);
    expect(lineOf(dish, /oil$/)).toMatch(/^2 tbsp/);
  });

  it('[CALL-2] still simmers the tomatoes of a lasagne until they are thick', () => {
    expect(textOf(dishOf('lasagna noodle, crushed tomato, ricotta, mozzarella'))).toMatch(
      /simmer for 15 minutes, until thick/,
    );
  });
});

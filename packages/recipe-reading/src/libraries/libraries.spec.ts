import { readRecipeLibrary } from './libraries.js';
import { entry, itemsOf, picture, told } from './library-testing.js';

const paprika = {
  uid: 'A-1',
  name: 'Roast',
  ingredients: 'For the roast:\n2 lb beef\nsalt\nFor the sauce:\n1 cup stock',
  directions: '1. Salt the beef.\n\n2. Roast it.',
  servings: 'about 20 rolls',
  prep_time: '30 minutes',
  cook_time: '1 hr 10 mins',
  total_time: '',
  notes: 'Rest it.',
  nutritional_info: '',
  difficulty: 'Easy',
  rating: 5,
  categories: ['Sunday', 'Beef'],
  source: 'Grandma',
  source_url: 'https://example.org/roast',
  photo_data: '/9j/4A==',
};

describe('the library of another program', () => {
  it('[IMP-10] is read from Paprika', async () => {
    const { library, first } = await itemsOf(entry('Roast.paprikarecipe', paprika));
    expect(library.format).toBe('paprika');
    expect(told(first)).toMatchObject({
      key: 'A-1',
      title: 'Roast',
      ingredients: ['For the roast:', '2 lb beef', 'salt', 'For the sauce:', '1 cup stock'],
      steps: ['Salt the beef.', 'Roast it.'],
      servings: 20,
      yieldText: 'about 20 rolls',
      prepMinutes: 30,
      cookMinutes: 70,
      totalMinutes: 100,
      notes: 'Rest it.\n\nEasy',
      tags: ['Sunday', 'Beef'],
      sourceName: 'Grandma',
      sourceUrl: 'https://example.org/roast',
      rating: 5,
    });
    const [photo] = first.pictures;
    expect(photo && 'read' in photo && [...(await photo.read())]).toEqual([255, 216, 255, 224]);
  });

  it('[IMP-10][IMP-12] is read from a backup of Mealie, which counts what is not taken over', async () => {
    const id = '0123456789abcdef0123456789abcdef';
    const database = {
      recipes: [
        {
          id,
          name: 'Dal',
          recipe_yield: '4 servings',
          total_time: '1 Day',
          rating: 4,
          last_made: '2024-05-01T18:30:00Z',
          org_url: 'https://example.org/dal',
        },
      ],
      recipes_ingredients: [
        {
          recipe_id: id,
          position: 1,
          title: 'Tarka',
          note: 'to finish',
          quantity: 2,
          unit_id: 'u',
          food_id: 'f',
        },
        { recipe_id: id, position: 0, note: 'red lentils', quantity: 1 },
        { recipe_id: id, position: 2, original_text: '½ tsp cumin', note: 'x', quantity: 0.5 },
      ],
      recipe_instructions: [
        { recipe_id: id, position: 1, title: 'Serve', text: 'Pour the tarka\nover the dal.' },
        { recipe_id: id, position: 0, text: 'Boil.' },
      ],
      ingredient_units: [{ id: 'u', name: 'tbsp' }],
      ingredient_foods: [{ id: 'f', name: 'ghee' }],
      notes: [{ recipe_id: id, title: 'Tip', text: 'Soak.' }],
      tags: [{ id: 't', name: 'Indian' }],
      cookbooks: [
        { id: 'b', name: 'Lentils' },
        { id: 's', name: 'A search' },
      ],
      cookbooks_to_tags: [{ cookbook_id: 'b', tag_id: 't' }],
      recipes_to_tags: [{ recipe_id: id, tag_id: 't' }],
      users_to_favorites: [{ recipe_id: id }],
      group_meal_plans: [{}, {}],
      shopping_lists: [{}],
    };
    const { library, first, items } = await itemsOf(
      entry('mealie_2024/database.json', database),
      picture('mealie_2024/data/recipes/01234567-89ab-cdef-0123-456789abcdef/images/original.webp'),
    );
    expect(library.format).toBe('mealie');
    expect(told(first)).toMatchObject({
      key: id,
      ingredients: ['red lentils', 'Tarka:', '2 tbsp ghee, to finish', '½ tsp cumin'],
      steps: ['Boil.', 'Serve:', 'Pour the tarka over the dal.'],
      servings: 4,
      totalMinutes: 1440,
      notes: 'Tip\nSoak.',
      tags: ['Indian'],
      isFavourite: true,
      made: [{ on: '2024-05-01' }],
      collections: ['Lentils'],
    });
    expect(first.pictures).toHaveLength(1);
    expect(items).toContainEqual({ kind: 'left-out', what: 'meal_plans', count: 2 });
    expect(items).toContainEqual({ kind: 'left-out', what: 'shopping_lists', count: 1 });
  });

  it('[IMP-10] is read from Mealie before 1.0', async () => {
    const recipe = {
      id: 4,
      slug: 'cookies',
      name: 'Cookies',
      recipe_ingredient: [
        { title: 'Dough', note: '2 cups flour', disable_amount: true, quantity: 1 },
      ],
      recipe_instructions: [{ title: '', text: 'Bake.' }],
      tags: ['sweet'],
      recipe_category: ['Dessert'],
    };
    const { first } = await itemsOf(
      entry('recipes/cookies/cookies.json', recipe),
      picture('recipes/cookies/images/min-original.webp'),
    );
    expect(told(first)).toMatchObject({
      ingredients: ['Dough:', '2 cups flour'],
      steps: ['Bake.'],
      tags: ['sweet', 'Dessert'],
    });
    expect(first.pictures).toHaveLength(1);
  });

  it('[IMP-10] is read from Tandoor', async () => {
    const recipe = {
      name: 'Chili',
      keywords: [{ name: 'Beef' }],
      working_time: 20,
      waiting_time: 60,
      servings: 4,
      servings_text: 'bowls',
      steps: [
        {
          name: 'Sauce',
          show_as_header: true,
          order: 1,
          instruction: 'Simmer.\n\nServe.',
          ingredients: [
            {
              order: 1,
              is_header: false,
              amount: 2,
              unit: { name: 'can', plural_name: 'cans' },
              food: { name: 'tomato', plural_name: 'tomatoes' },
              note: 'whole',
            },
            { order: 0, is_header: true, note: 'From the cupboard' },
            { order: 2, no_amount: true, amount: 0, food: { name: 'salt' } },
          ],
        },
        {
          order: 0,
          instruction: 'Brown the beef.',
          ingredients: [
            { amount: 1.5, unit: null, food: { name: 'onion', plural_name: 'onions' }, note: '' },
          ],
        },
      ],
    };
    const { library, first } = await itemsOf(
      entry('1.zip/recipe.json', recipe),
      picture('1.zip/image.jpeg'),
    );
    expect(library.format).toBe('tandoor');
    expect(told(first)).toMatchObject({
      ingredients: ['1 1/2 onions', 'From the cupboard:', '2 cans tomato (whole)', 'salt'],
      steps: ['Brown the beef.', 'Sauce:', 'Simmer.', 'Serve.'],
      yieldText: '4 bowls',
      servings: 4,
      totalMinutes: 80,
    });
    expect(first.pictures).toHaveLength(1);
  });

  const schema = {
    '@type': 'Recipe',
    name: 'Soup',
    recipeIngredient: ['[Base]', '2 leeks', '## Top', 'chives'],
    recipeInstructions: [
      { '@type': 'HowToSection', name: 'Cook' },
      { '@type': 'HowToStep', text: 'Simmer.' },
    ],
    recipeYield: 2,
    totalTime: 'PT1H',
  };

  it('[IMP-10] is read from RecipeSage', async () => {
    const recipe = {
      ...schema,
      identifier: 'sage-1',
      creditText: 'Aunt',
      isBasedOn: 'https://example.org/soup',
      comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Good.' }],
      image: ['https://example.org/soup.jpg'],
    };
    const { library, first } = await itemsOf(entry('recipesage.json', [recipe, recipe]));
    expect(library.format).toBe('recipesage');
    expect(told(first)).toMatchObject({
      key: 'sage-1',
      ingredients: ['Base:', '2 leeks', 'Top:', 'chives'],
      steps: ['Cook:', 'Simmer.'],
      notes: 'Good.',
      sourceName: 'Aunt',
      sourceUrl: 'https://example.org/soup',
      pictures: [{ address: 'https://example.org/soup.jpg' }],
    });
  });

  it('[IMP-10] is read from Nextcloud Cookbook and from any file of schema.org', async () => {
    const { library, first } = await itemsOf(
      entry('Soup/recipe.json', schema),
      picture('Soup/full.jpg'),
      picture('Soup/thumb.jpg'),
    );
    expect(library.format).toBe('nextcloud');
    expect(first).toMatchObject({ servings: 2, totalMinutes: 60 });
    expect(first.pictures).toHaveLength(1);
    expect((await itemsOf(entry('a.jsonld', { '@graph': [schema] }))).library.format).toBe(
      'schema-org',
    );
    const page = `<html><script type="application/ld+json">${JSON.stringify(schema)}</script></html>`;
    expect((await itemsOf(entry('saved.html', page))).first.title).toBe('Soup');
  });

  it('[IMP-15] is read from Larder, with what schema.org has no words for', async () => {
    const block = {
      version: 1,
      ingredients: ['Base:', '2 leeks', '', 'chives'],
      steps: ['Simmer.'],
      notes: 'Mine.',
      tags: ['Soup, thick'],
      rating: 4,
      prepMinutes: 5,
      collections: ['Winter'],
      favouriteSince: '2026-01-01T00:00:00.000Z',
      log: [{ madeOn: '2026-03-01', note: 'Too salty.', createdAt: '2026-03-02T00:00:00.000Z' }],
    };
    const { library, first } = await itemsOf(
      entry('recipes/soup-7/recipe.json', { ...schema, identifier: '7', 'x-larder': block }),
      picture('recipes/soup-7/full.jpg'),
    );
    expect(library.format).toBe('larder');
    expect(told(first)).toMatchObject({
      ingredients: ['Base:', '2 leeks', 'chives'],
      steps: ['Simmer.'],
      notes: 'Mine.',
      tags: ['Soup, thick'],
      rating: 4,
      isFavourite: true,
      made: [{ on: '2026-03-01', note: 'Too salty.' }],
      collections: ['Winter'],
      prepMinutes: 5,
      servings: 2,
      larder: block,
    });
    expect(first.pictures).toHaveLength(1);
  });

  it('[IMP-15] is read once from an export of Larder, which says everything several times', async () => {
    const recipe = {
      '@type': 'Recipe',
      name: 'Soup',
      recipeIngredient: ['2 leeks'],
      identifier: '7',
    };
    const { items } = await itemsOf(
      entry('larder.json', { format: 'larder-archive', version: 1 }),
      entry('menus.json', { rows: [] }),
      entry('recipes/soup-7/recipe.json', { ...recipe, 'x-larder': { rating: 4 } }),
      entry('recipes/soup-7/index.html', '<h1>Soup</h1>'),
      entry('recipes.jsonld', [recipe]),
    );
    expect(items.map(({ kind }) => kind)).toEqual(['recipe']);
  });

  it('[IMP-10] takes no rating of a site for one of its own', async () => {
    const rated = (more: object) => ({
      ...{ '@type': 'Recipe', name: 'Soup', recipeIngredient: ['2 leeks'] },
      aggregateRating: { ratingValue: 4.7, ...more },
    });
    const { recipes } = await itemsOf(
      entry('recipes.json', [rated({ ratingCount: 238 }), rated({ reviewCount: 2 }), rated({})]),
    );
    expect(recipes.map(({ rating }) => rating)).toEqual([undefined, undefined, 5]);
  });

  it('[IMP-10] is read from Plan to Eat, as a table and as text', async () => {
    const table = `Title,Course,Main Ingredient,Url,Url Host,Prep Time,Servings,Yield,Ingredients,Directions,Tags,Rating,Photo Url
Beans,Main,Beans,https://example.org/b,,75,7,1 loaf,", Base
2 cans beans, drained
, Top
salt
","Cook.
Serve.","Cheap, Test",3,https://example.org/b.jpg`;
    const { library, first } = await itemsOf(entry('export.csv', table));
    expect(library.format).toBe('plan-to-eat');
    expect(told(first)).toMatchObject({
      ingredients: ['Base:', '2 cans beans, drained', 'Top:', 'salt'],
      steps: ['Cook.', 'Serve.'],
      tags: ['Main', 'Beans', 'Cheap', 'Test'],
      prepMinutes: 75,
      rating: 3,
      pictures: [{ address: 'https://example.org/b.jpg' }],
    });
    const text = `Title: Beans\nServings: 4\nIngredients:\n2 cans beans\nDirections:\nNote: soak.\nCook.\n--------------\nTitle: Rice\nIngredients: rice\n`;
    expect((await itemsOf(entry('export.txt', text))).recipes.map(told)).toMatchObject([
      {
        title: 'Beans',
        servings: 4,
        ingredients: ['2 cans beans'],
        steps: ['Note: soak.', 'Cook.'],
      },
      { title: 'Rice', ingredients: ['rice'] },
    ]);
  });

  it('[IMP-10] is read from Recipe Keeper', async () => {
    const html = `<html><body>${['Soup', 'Stew']
      .map(
        (
          name,
        ) => `<div class="recipe-details"><h2 itemprop="name">${name}</h2><span itemprop="recipeSource"><a href="https://example.org/">Example</a></span>
        <meta content="Weeknights" itemprop="recipeCollection"><meta content="4" itemprop="recipeRating"><span itemprop="recipeYield">4</span><meta content="PT15M" itemprop="prepTime">
        <div itemprop="recipeIngredients"><p>Base:</p><p>2 leeks</p></div><div itemprop="recipeDirections"><p>1. Slice.</p><p>2. Boil.</p></div>
        <div itemprop="recipeNotes"><p>Good.</p></div><meta content="Main" itemprop="recipeCategory"><meta content="True" itemprop="recipeIsFavourite">
        <img src="images/${name}.jpg" class="recipe-photo" /></div>`,
      )
      .join('')}</body></html>`;
    const { library, recipes } = await itemsOf(
      entry('recipes.html', html),
      picture('images/Stew.jpg'),
    );
    expect(library.format).toBe('recipe-keeper');
    expect(recipes.map(told)).toMatchObject([
      { title: 'Soup', pictures: [] },
      {
        title: 'Stew',
        ingredients: ['Base:', '2 leeks'],
        steps: ['Slice.', 'Boil.'],
        notes: 'Good.',
        tags: ['Main'],
        sourceName: 'Example',
        sourceUrl: 'https://example.org/',
        rating: 4,
        servings: 4,
        prepMinutes: 15,
        isFavourite: true,
        collections: ['Weeknights'],
      },
    ]);
    expect(recipes[1]?.pictures).toHaveLength(1);
  });

  it('[IMP-10] is read from CopyMeThat', async () => {
    const html = `<head><meta name="copymethat_class_id_version" content="2"></head><body><div class = "recipe"><div id="name"> Soup </div>
      <a id = "original_link" href="https://example.org/soup">x</a><img class="recipeImage" src="images/soup.jpg"/><a id="recipeYield">6</a>
      <ul><li class="recipeIngredient_subheader">Base</li><li class="recipeIngredient">2 leeks</li></ul>
      <ol><li class="instruction">Slice.</li><li class="instruction_subheader">Later</li><li class="instruction">Boil.</li></ol>
      <li class="recipeNote">Good.</li><span class="recipeCategory">Main</span><span id="made_this">I made this.</span></div></body>`;
    const { library, items, first } = await itemsOf(
      entry('recipes.html', html),
      picture('images/soup.jpg'),
    );
    expect(library.format).toBe('copy-me-that');
    expect(told(first)).toMatchObject({
      title: 'Soup',
      ingredients: ['Base:', '2 leeks'],
      steps: ['Slice.', 'Later:', 'Boil.'],
      servings: 6,
      notes: 'Good.',
      tags: ['Main'],
      sourceUrl: 'https://example.org/soup',
    });
    expect(items).toContainEqual({ kind: 'left-out', what: 'undated_marks', count: 1 });
    expect(first.pictures).toHaveLength(1);
  });

  it('[IMP-10] is read from Cookmate, as XML and as a table', async () => {
    const xml = `<?xml version="1.0"?><cookbook version="1"><recipe><title>Fish &amp; chips</title><preptime>15 min</preptime><quantity>2</quantity>
      <ingredient><li>1 fish</li></ingredient><recipetext><li>Fry.</li><li>Serve.</li></recipetext><url>https://example.org/f</url>
      <imagepath>/storage/MyCookBook/images/fish.jpg</imagepath><category>Fish</category><rating>4</rating></recipe></cookbook>`;
    const { library, first } = await itemsOf(entry('my.xml', xml), picture('images/fish.jpg'));
    expect(library.format).toBe('cookmate');
    expect(told(first)).toMatchObject({
      title: 'Fish & chips',
      ingredients: ['1 fish'],
      steps: ['Fry.', 'Serve.'],
      servings: 2,
      prepMinutes: 15,
      tags: ['Fish'],
    });
    expect(first.pictures).toHaveLength(1);
    const table =
      'title,prepTime,quantity,ingredients,recipe,imageUrl\nSoup,5,2,"2 leeks\nsalt",Boil.,\n';
    const csv = await itemsOf(entry('cookmate.csv', table));
    expect(csv.library.format).toBe('cookmate');
    expect(told(csv.first)).toMatchObject({ ingredients: ['2 leeks', 'salt'], steps: ['Boil.'] });
  });

  it('[IMP-10] is read from Mela and Crouton', async () => {
    const mela = {
      id: 'm',
      title: 'Soup',
      ingredients: '# Base\n2 [leeks](https://example.org/leek)',
      instructions: 'Slice.\nBoil.',
      images: ['/9j/4A=='],
      favorite: true,
    };
    const crouton = {
      uuid: 'c',
      name: 'Bread',
      ingredients: [
        {
          order: 1,
          quantity: { amount: 250, quantityType: 'GRAMS' },
          ingredient: { name: 'flour' },
        },
        { order: 0, quantity: { quantityType: 'SECTION' }, ingredient: { name: 'Dough' } },
        {
          order: 2,
          quantity: { amount: 2, secondaryAmount: 3, quantityType: 'ITEM' },
          ingredient: { name: 'eggs' },
        },
      ],
      steps: [
        { order: 0, isSection: true, step: 'Day one' },
        { order: 1, step: '1. Knead.' },
      ],
      serves: 3,
      duration: 90,
      cookingDuration: 40,
      rating: 4,
      webLink: 'Grandma',
      tags: [{ name: 'Baking' }],
    };
    const { items, recipes } = await itemsOf(
      entry('a.melarecipe', mela),
      entry('b.crumb', crouton),
    );
    expect(items.map((item) => item.kind === 'recipe' && item.format)).toEqual(['mela', 'crouton']);
    expect(recipes.map(told)).toMatchObject([
      {
        key: 'm',
        ingredients: ['Base:', '2 leeks'],
        steps: ['Slice.', 'Boil.'],
        isFavourite: true,
      },
      {
        key: 'c',
        ingredients: ['Dough:', '250 g flour', '2-3 eggs'],
        steps: ['Day one:', 'Knead.'],
        servings: 3,
        prepMinutes: 90,
        cookMinutes: 40,
        totalMinutes: 130,
        rating: 4,
        sourceName: 'Grandma',
        tags: ['Baking'],
      },
    ]);
    expect(recipes[0]?.pictures).toHaveLength(1);
  });

  it('[IMP-10] is read from KitchenOwl', async () => {
    const household = {
      recipes: [
        {
          name: 'Soup',
          description: '## Today\n1. Slice @leeks.\n2. **Boil** in @olive_oil.',
          time: 30,
          yields: 2,
          source: 'https://example.org/soup',
          items: [
            { name: 'leeks', description: '2' },
            { name: 'salt', description: '', optional: true },
            { name: 'Olive oil', description: '' },
          ],
          tags: ['easy'],
        },
      ],
      shoppinglists: [{}],
      language: 'en',
    };
    const { library, first } = await itemsOf(entry('owl.json', household));
    expect(library.format).toBe('kitchen-owl');
    expect(told(first)).toMatchObject({
      ingredients: ['2 leeks', 'salt (optional)', 'Olive oil'],
      steps: ['Today:', 'Slice leeks.', 'Boil in Olive oil.'],
      totalMinutes: 30,
      servings: 2,
      language: 'en',
      tags: ['easy'],
    });
  });

  it.each([
    ['Título;Ingredientes;Instrucciones;Raciones', 'Spanish'],
    ['Titolo;Ingredienti;Istruzioni;Porzioni', 'Italian'],
    ['Titel;Zutaten;Zubereitung;Portionen', 'German'],
    ['Titre;Ingrédients;Préparation;Portions', 'French'],
  ])('[IMP-10] knows the columns of a table by their names: %s', async (columns) => {
    const { first } = await itemsOf(entry('x.csv', `${columns}\nTortilla;3 huevos;Batir.;2\n`));
    expect(told(first)).toMatchObject({ ingredients: ['3 huevos'], steps: ['Batir.'] });
    expect(first).toMatchObject({ servings: 2 });
  });

  it('[IMP-11] reads a table that is cut off in the middle of a row', async () => {
    const table = 'Title,Ingredients,Directions\nTea,1 tsp tea,Boil.\nSoup,"2 leeks\nsal';
    const library = await readRecipeLibrary([entry('x.csv', table)]);
    const titles: string[] = [];
    for await (const item of library?.items ?? []) {
      if (item.kind === 'recipe') titles.push(item.recipe.title);
    }
    expect(titles).toEqual(['Tea', 'Soup']);
  });

  it('[IMP-10] takes no file for a table that is not of text', async () => {
    expect(await readRecipeLibrary([entry('x.csv', 'a,b\u0003\u0000\u0014\n1,2\n')])).toBeNull();
  });

  it('[IMP-13] is a table of any origin, whose columns a person may name', async () => {
    const named =
      'Name;Zutaten;Zubereitung;Kategorie\r\nSuppe;"2 Lauch\r\nSalz";Kochen.;Winter\r\n';
    const known = await itemsOf(entry('rezepte.csv', named));
    expect(told(known.first)).toMatchObject({
      title: 'Suppe',
      ingredients: ['2 Lauch', 'Salz'],
      steps: ['Kochen.'],
      tags: ['Winter'],
    });
    const entries = [entry('mine.csv', 'What,With what\nSoup,2 leeks\n')];
    const unknown = await readRecipeLibrary(entries);
    expect(unknown?.table).toEqual({
      columns: ['What', 'With what'],
      mapping: {},
      sample: [['Soup', '2 leeks']],
    });
    const mapped = await readRecipeLibrary(entries, { title: [0], ingredients: [1] });
    for await (const item of mapped?.items ?? []) {
      expect(item).toMatchObject({ kind: 'recipe', recipe: { title: 'Soup' } });
    }
  });

  it('[IMP-11] goes on after a recipe that cannot be read, and says why it was not', async () => {
    const { items, library } = await itemsOf(
      entry('a.paprikarecipe', 'Not JSON: {'),
      entry('b.paprikarecipe', '{"broken"'),
      entry('c.paprikarecipe', { ...paprika, name: '' }),
      entry('d.paprikarecipe', { ...paprika, ingredients: '', directions: ' ' }),
      entry('e.paprikarecipe', { ...paprika, in_trash: true }),
      entry('f.paprikarecipe', paprika),
      { path: 'g.paprikarecipe', read: () => Promise.reject(new Error('gone')) },
      entry('readme.txt', 'Hello.'),
    );
    expect(items).toMatchObject([
      { kind: 'unread', name: 'b.paprikarecipe', reason: 'damaged' },
      { kind: 'unread', name: 'c.paprikarecipe', reason: 'no_title' },
      { kind: 'unread', name: 'Roast', reason: 'empty' },
      { kind: 'recipe' },
      { kind: 'unread', name: 'g.paprikarecipe', reason: 'damaged' },
      { kind: 'left-out', what: 'other_files', count: 2 },
      { kind: 'left-out', what: 'deleted_recipes', count: 1 },
    ]);
    expect(library.expected).toBe(3);
  });

  it('[IMP-11] is not recognised where no file is of a program we know', async () => {
    expect(await readRecipeLibrary([])).toBeNull();
    expect(
      await readRecipeLibrary([entry('a.json', { settings: 1 }), entry('b.xml', '<a/>')]),
    ).toBeNull();
  });

  it('[IMP-16] does not expand what an XML document defines', async () => {
    const entities = Array.from(
      { length: 9 },
      (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`,
    );
    const xml = `<?xml version="1.0"?><!DOCTYPE c [<!ENTITY e0 "ha">${entities.join('')}]>
      <cookbook><recipe><title>Laugh &e9;</title><ingredient>salt</ingredient></recipe></cookbook>`;
    const library = await readRecipeLibrary([entry('bomb.xml', xml)]);
    for await (const item of library?.items ?? []) {
      expect(item.kind === 'recipe' ? item.recipe.title.length : 0).toBeLessThan(50);
    }
  });

  it('[IMP-10] keeps what people write in a backup of Mealie beside recipes', async () => {
    const id = 'r';
    const { first } = await itemsOf(
      entry('database.json', {
        recipes: [{ id, name: 'Tacos', last_made: '2024-11-02T18:00:00' }],
        recipes_ingredients: [
          { recipe_id: id, position: 0, quantity: 0.5, unit_id: 'u', food_id: 'f', note: 'ground' },
          { recipe_id: id, position: 1, quantity: 3, food_id: 'o' },
        ],
        recipe_instructions: [
          { recipe_id: id, position: 0, summary: 'Brown', text: 'Brown the beef *well*.' },
          { recipe_id: id, position: 1, summary: 'At the table', text: 'Fill them.' },
          { recipe_id: id, position: 2, text: '1. Fold.\n2. Eat.' },
        ],
        ingredient_units: [
          { id: 'u', name: 'kilogram', abbreviation: 'kg', use_abbreviation: true },
        ],
        ingredient_foods: [
          { id: 'f', name: 'beef' },
          { id: 'o', name: 'onion', plural_name: 'onions' },
        ],
        recipe_comments: [{ recipe_id: id, text: 'Loved it' }],
        recipe_nutrition: [{ id: 1, recipe_id: id, calories: '500', fat_content: null }],
        recipe_timeline_events: [
          { recipe_id: id, event_type: 'comment', event_message: 'Yum', timestamp: '2024-10-01' },
          { recipe_id: id, event_type: 'system', timestamp: '2024-01-01T10:00:00' },
          { recipe_id: id, event_type: 'comment', timestamp: '2024-11-02T18:00:00' },
        ],
      }),
    );
    expect(told(first)).toMatchObject({
      ingredients: ['1/2 kg beef, ground', '3 onions'],
      steps: ['Brown the beef well.', 'At the table: Fill them.', 'Fold.', 'Eat.'],
      notes: 'Loved it\n\ncalories: 500',
      made: [{ on: '2024-10-01', note: 'Yum' }, { on: '2024-11-02' }],
    });
  });

  it('[IMP-10] shows what the templates of Tandoor stand for, and its nutrition', async () => {
    const step = {
      instruction: 'Fry {{ ingredients[0] }} in **{% scale(2) %}** pans.',
      ingredients: [{ order: 0, amount: 2, food: { name: 'onion', plural_name: 'onions' } }],
    };
    const nutrition = { calories: '500', fats: '20', source: '' };
    const { first } = await itemsOf(entry('recipe.json', { name: 'X', nutrition, steps: [step] }));
    expect(told(first)).toMatchObject({
      steps: ['Fry 2 onions in 2 pans.'],
      notes: 'calories: 500\nfats: 20',
    });
  });

  it('[IMP-10] leaves out what texts of Paprika and Mela refer to', async () => {
    const { recipes } = await itemsOf(
      entry('a.paprikarecipe', {
        ...paprika,
        ingredients: '**Filling**\n1 cup [recipe:Salsa]',
        directions: 'Stir.[photo:1] Serve with [recipe:Corn Bread] and *salt*.',
      }),
      entry('b.melarecipe', {
        title: 'Rice',
        link: 'Oma',
        ingredients: '2 * 100 g rice',
        instructions: 'See [this](https://example.org) ![x](y.jpg).',
        notes: '# Tips\nUse a __wok__.',
      }),
    );
    expect(recipes.map(told)).toMatchObject([
      {
        ingredients: ['Filling:', '1 cup Salsa'],
        steps: ['Stir. Serve with Corn Bread and salt.'],
      },
      {
        ingredients: ['2 * 100 g rice'],
        steps: ['See this .'],
        notes: 'Tips\nUse a wok.',
        sourceName: 'Oma',
      },
    ]);
  });

  it('[IMP-10] reads favourites and language of Cookmate, and the headings of Recipe Keeper and Plan to Eat', async () => {
    const cookmate = `<cookbook><recipe><title>Tarte</title><ingredient><li>1 pomme</li></ingredient>
      <favorite>true</favorite><lang>fr</lang></recipe></cookbook>`;
    const keeper = `<div class="recipe-details"><h2 itemprop="name">Kuchen</h2>
      <span itemprop="recipeSource"><a href="https://example.org/k">https://example.org/k</a></span>
      <div itemprop="recipeIngredients"><p><b>Teig</b></p><p>4 <b>Eier</b></p></div>
      <div itemprop="recipeDirections"><p>1. Rühren.</p></div></div>`;
    const text =
      'Title: Caramel\nIngredients:\n3 cups milk\n, Sauce\n1 cup sugar\nDirections:\nBoil.';
    const { recipes } = await itemsOf(
      entry('a.xml', cookmate),
      entry('b.html', keeper),
      entry('c.txt', text),
    );
    expect(recipes.map(told)).toMatchObject([
      { isFavourite: true, language: 'fr' },
      { ingredients: ['Teig:', '4 Eier'], sourceUrl: 'https://example.org/k' },
      { ingredients: ['3 cups milk', 'Sauce:', '1 cup sugar'] },
    ]);
    expect(recipes[1]?.sourceName).toBeUndefined();
  });

  it('[IMP-10] keeps nutrition and pictures that are in the text of RecipeSage', async () => {
    const recipe = {
      '@type': 'Recipe',
      name: 'Toast',
      recipeIngredient: ['[Base]', '2 slices bread'],
      recipeInstructions: [{ '@type': 'HowToStep', text: 'Toast it **well**.' }],
      isBasedOn: 'https://example.org/toast?utm_source=mail',
      image: ['data:image/png;base64,/9j/4A=='],
      comment: [{ name: 'Author Notes', text: 'Hot.' }],
      nutrition: { '@type': 'NutritionInformation', calories: '320 kcal', sugarContent: '2 g' },
    };
    const { first } = await itemsOf(entry('recipes.json', { recipes: [recipe] }));
    expect(told(first)).toMatchObject({
      ingredients: ['Base:', '2 slices bread'],
      steps: ['Toast it well.'],
      notes: 'Hot.\n\ncalories: 320 kcal\nsugar: 2 g',
      sourceUrl: 'https://example.org/toast',
    });
    expect(first.pictures).toHaveLength(1);
  });
});

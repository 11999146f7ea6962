import { writtenLines } from '../recipe.js';
import { readRecipePage, textForModel } from './read-recipe-page.js';

const url = 'https://www.example.org/soup?utm_source=mail#comments';

const withData = (data: unknown, body = '', head = '') =>
  `<!doctype html><html lang="en"><head><title>Soup | Example</title>${head}<script type="application/ld+json">${
    typeof data === 'string' ? data : JSON.stringify(data)
  }</script></head><body>${body}</body></html>`;

const soup = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Leek &amp;amp; potato soup',
  recipeIngredient: ['2 leeks', '<b>500 g</b> potatoes', '  1 l&nbsp;stock '],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Slice the leeks.' },
    { '@type': 'HowToStep', name: 'Simmer.' },
  ],
  recipeYield: ['4', '4 servings'],
  prepTime: 'PT10M',
  cookTime: 'P0DT0H30M',
};

const read = (html: string, answer?: unknown) => {
  const recipe = readRecipePage(html, url, answer);
  if (!recipe) throw new Error('The page was not read.');
  return recipe;
};
const textsOf = (lines: readonly { text: string }[]) => lines.map(({ text }) => text);

describe('a web page', () => {
  it('[IMP-1] is read by its data for search engines, with where each field is from', () => {
    const head =
      '<meta property="og:image" content="/soup.jpg"><meta property="og:site_name" content="Example"><link rel="canonical" href="/soup">';
    expect(read(withData(soup, '', head))).toMatchObject({
      title: 'Leek & potato soup',
      ingredients: [{ text: '2 leeks' }, { text: '500 g potatoes' }, { text: '1 l stock' }],
      steps: [{ text: 'Slice the leeks.' }, { text: 'Simmer.' }],
      servings: 4,
      prepMinutes: 10,
      cookMinutes: 30,
      totalMinutes: 40,
      image: 'https://www.example.org/soup.jpg',
      sourceName: 'Example',
      sourceUrl: 'https://www.example.org/soup',
      origins: { title: 'json-ld', ingredients: 'json-ld', image: 'open-graph' },
      warnings: [],
    });
  });

  it.each([
    ['a graph', { '@graph': [{ '@type': 'WebPage' }, soup] }],
    ['a list of types', { ...soup, '@type': ['Recipe', 'NewsArticle'] }],
    ['the main entity of a page', [{ '@type': 'WebPage', mainEntity: { deep: [soup] } }]],
    ['a type as an address', { ...soup, '@type': 'http://schema.org/Recipe' }],
  ])('[IMP-1] finds the recipe in %s', (_, data) => {
    expect(textsOf(read(withData(data)).ingredients)).toHaveLength(3);
  });

  it('[IMP-1] reads the recipe that the page is about, and says that there are others', () => {
    const other = { ...soup, name: 'Bread', recipeIngredient: ['flour', 'salt', 'water', 'yeast'] };
    const { title, warnings } = read(
      withData([other, { ...soup, name: 'Leek soup' }], '<h1>Leek soup</h1>'),
    );
    expect(title).toBe('Leek soup');
    expect(warnings).toContainEqual({ code: 'several_recipes', count: 2 });
  });

  it('[IMP-1] keeps the sections of the steps', () => {
    const recipeInstructions = [
      {
        '@type': 'HowToSection',
        name: 'Dough',
        itemListElement: [{ '@type': 'HowToStep', text: 'Knead.' }],
      },
      { '@type': 'HowToSection', name: 'Filling:' },
      { '@type': 'HowToStep', text: '1. Stir.' },
    ];
    expect(read(withData({ ...soup, recipeInstructions })).steps).toEqual([
      { text: 'Knead.', heading: 'Dough' },
      { text: 'Stir.', heading: 'Filling' },
    ]);
  });

  it('[IMP-1] divides instructions in a single text into steps', () => {
    const recipeInstructions = '<ol><li>Slice.</li><li>Simmer&nbsp;long.</li></ol>Serve.<br/>Eat.';
    expect(textsOf(read(withData({ ...soup, recipeInstructions })).steps)).toEqual([
      'Slice.',
      'Simmer long.',
      'Serve.',
      'Eat.',
    ]);
  });

  it('[IMP-1] is read by its marked elements', () => {
    const microdata = `<div itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">Soup</h2>
      <meta itemprop="prepTime" content="PT5M"><span itemprop="recipeYield">6 servings</span>
      <div itemprop="nutrition" itemscope itemtype="http://schema.org/NutritionInformation"><i itemprop="name">No name</i></div>
      <ul><li itemprop="ingredients">2 <b>leeks</b></li><li itemprop="ingredients">salt</li></ul>
      <ol itemprop="recipeInstructions"><li>Slice.</li><li>Simmer.</li></ol></div>`;
    expect(read(microdata)).toMatchObject({
      title: 'Soup',
      ingredients: [{ text: '2 leeks' }, { text: 'salt' }],
      steps: [{ text: 'Slice.' }, { text: 'Simmer.' }],
      servings: 6,
      prepMinutes: 5,
      origins: { ingredients: 'microdata' },
    });
    const rdfa = `<div typeof="Recipe"><h2 property="name">Soup</h2><p property="ingredients">2 leeks</p></div>`;
    expect(read(rdfa)).toMatchObject({
      ingredients: [{ text: '2 leeks' }],
      origins: { title: 'rdfa', ingredients: 'rdfa' },
    });
    const classes = `<div class="hrecipe"><b class="fn">Soup</b><p class="ingredient">2 leeks</p></div>`;
    expect(read(classes).origins).toMatchObject({ title: 'hrecipe', ingredients: 'hrecipe' });
  });

  it.each([
    ['Ingredients', 'Directions'],
    ['Ingrédients pour 4 personnes', 'Préparation'],
    ['Zutaten für 4 Personen:', 'Zubereitung'],
    ['Ingredientes', 'Preparación'],
  ])('[IMP-1] is read by what it shows below "%s" and "%s"', (ingredients, steps) => {
    const recipe = read(`<title>Soup | Example</title><main><h1>Soup</h1><p>My aunt made it.</p>
      <h2>${ingredients}</h2><ul><li>2 leeks</li><li>1 l stock</li></ul>
      <h2>${steps}</h2><p>Slice the leeks.</p><p>Simmer.</p><h2>Comments</h2><p>Nice!</p></main>`);
    expect(recipe).toMatchObject({
      title: 'Soup',
      ingredients: [{ text: '2 leeks' }, { text: '1 l stock' }],
      steps: [{ text: 'Slice the leeks.' }, { text: 'Simmer.' }],
      origins: { ingredients: 'page-text', steps: 'page-text' },
    });
  });

  it('[IMP-1] without a recipe gives its title and picture and says what is missing', () => {
    const html = `<meta property="og:title" content="Soup | Example"><meta property="og:image" content="https://example.org/a.jpg">`;
    expect(read(html)).toMatchObject({
      title: 'Soup',
      ingredients: [],
      image: 'https://example.org/a.jpg',
      warnings: [{ code: 'no_ingredients' }, { code: 'no_steps' }],
    });
    expect(readRecipePage('', url)).toBeNull();
  });

  it('[IMP-3] shows groups that its data lacks', () => {
    const body = `<h1>Soup</h1><h3>Ingredients</h3>
      <h4 class="group">For the soup</h4><ul><li><span>2</span> <span>leeks</span></li><li>500 g potatoes</li></ul>
      <h4 class="group">To serve:</h4><ul><li>1 l stock</li></ul><h3>Notes</h3>`;
    const { ingredients } = read(withData(soup, body));
    expect(writtenLines(ingredients)).toEqual([
      'For the soup:',
      '2 leeks',
      '500 g potatoes',
      'To serve:',
      '1 l stock',
    ]);
  });

  it('[IMP-3] has no groups where something else stands above its list', () => {
    const body = `<h2>Ingredients</h2><h4>Equipment</h4><ul><li>2 leeks</li><li>500 g potatoes</li><li>1 l stock</li></ul>`;
    expect(read(withData(soup, body)).ingredients.some(({ heading }) => heading)).toBe(false);
  });

  it('[IMP-3] shows amounts that its data lacks', () => {
    const body = `<ul><li><b>2</b> large leeks</li><li>500 g potatoes</li><li>1 l stock</li></ul>`;
    const recipeIngredient = ['leeks', 'potatoes', 'stock'];
    const { ingredients } = read(withData({ ...soup, recipeIngredient }, body));
    expect(textsOf(ingredients)).toEqual(['2 large leeks', '500 g potatoes', '1 l stock']);
  });

  it('[IMP-1] is read by what it shows where its data names only a part', () => {
    const body = `<h2>Ingredients</h2><ul><li>2 leeks</li><li>500 g potatoes</li><li>1 l stock</li><li>1 onion</li></ul>
      <h2>Method</h2><ol><li>Slice the leeks and peel the potatoes.</li><li>Simmer them in the stock.</li></ol>`;
    const poor = { ...soup, recipeIngredient: ['Leek'], recipeInstructions: 'A soup for winter.' };
    const { ingredients, steps, origins } = read(withData(poor, body));
    expect(ingredients).toHaveLength(4);
    expect(steps).toHaveLength(2);
    expect(origins).toMatchObject({
      title: 'json-ld',
      ingredients: 'page-text',
      steps: 'page-text',
    });
  });

  it('[IMP-4] says which times and yields were not understood', () => {
    const { warnings } = read(
      withData({ ...soup, cookTime: 'until done', recipeYield: undefined }),
    );
    expect(warnings).toEqual([{ code: 'time_not_read', field: 'cookMinutes', text: 'until done' }]);
  });

  it('[IMP-5] is in the language of its words where it declares another', () => {
    const recipeInstructions =
      'Couper les poireaux et les pommes de terre. Ajouter le bouillon et le sel, puis laisser mijoter sur le feu dans une casserole.';
    expect(read(withData({ ...soup, recipeInstructions })).language).toBe('fr');
    expect(read(withData({ ...soup, inLanguage: 'en_CA' })).language).toBe('en-CA');
  });

  it('[IMP-6] has its own address, without what tracks visitors', () => {
    expect(read(withData(soup)).sourceUrl).toBe('https://www.example.org/soup');
    const foreign = '<link rel="canonical" href="javascript:alert(1)">';
    expect(read(withData(soup, '', foreign)).sourceUrl).toBe('https://www.example.org/soup');
  });

  describe('shown to a language model', () => {
    const html =
      '<title>Soup</title><p>Take two leeks, 500 g of potatoes and a litre of stock.</p><p>Slice. Simmer.</p>';

    it('[IMP-7] is given as text', () => {
      expect(textForModel(html)).toContain('Take two leeks, 500 g of potatoes');
    });

    it('[IMP-7] keeps of the answer what the page says, and names the rest', () => {
      const answer = JSON.stringify({
        title: 'Best soup',
        ingredients: ['two leeks', '500 g of potatoes', '50 g of potatoes', '2 carrots'],
        steps: ['Slice.', { text: 'Simmer.', heading: 'Invented' }],
      });
      const { title, ingredients, steps, origins, warnings } = read(html, answer);
      expect(title).toBe('Soup');
      expect(textsOf(ingredients)).toEqual(['two leeks', '500 g of potatoes']);
      expect(steps).toEqual([{ text: 'Slice.' }, { text: 'Simmer.' }]);
      expect(origins).toMatchObject({ ingredients: 'language-model', title: 'page-title' });
      expect(warnings).toEqual([
        { code: 'line_not_on_page', text: '50 g of potatoes' },
        { code: 'line_not_on_page', text: '2 carrots' },
      ]);
    });

    it('[IMP-7] does not believe an answer that is none', () => {
      for (const answer of ['Sorry, I cannot do that.', '[]', null, 7, { ingredients: 'x' }]) {
        expect(read(html, answer).ingredients).toEqual([]);
      }
    });
  });

  it('[IMP-8] may be malformed, nested without end or huge', () => {
    const deep = '<div>'.repeat(20_000) + '2 leeks';
    expect(read(`<title>Soup</title>${deep}`).title).toBe('Soup');
    expect(read(`<title>Soup</title>${'<p>x'.repeat(300_000)}`).title).toBe('Soup');
    expect(read(`<title>Soup</title><ul><li>2 leeks<li class="`).title).toBe('Soup');
    const nested = `${'{"a":['.repeat(5000)}${']}'.repeat(5000)}`;
    expect(read(withData(nested)).title).toBe('Soup');
  });

  const described = (recipe: object) =>
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Soup', ...recipe })}</script>`;

  it('[IMP-1] finds pictures that are named from where the page is, or shown later', () => {
    const data = described({ recipeIngredient: ['2 leeks', 'salt'], image: 'img/soup.jpg' });
    expect(readRecipePage(data, 'https://example.org/a/soup')?.image).toBe(
      'https://example.org/a/img/soup.jpg',
    );
    const marked = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Soup</h1>
      <img itemprop="image" src="data:image/gif;base64,R0" data-src="/late.jpg"></div>`;
    expect(readRecipePage(marked, 'https://example.org/soup')?.image).toBe(
      'https://example.org/late.jpg',
    );
  });

  it('[IMP-1] divides steps that a single text numbers', () => {
    const steps = (recipeInstructions: string) =>
      readRecipePage(described({ recipeInstructions }), 'https://example.org/')?.steps.map(
        ({ text }) => text,
      );
    expect(steps('1. Boil the water. 2. Add 3. 3) Eat.')).toEqual([
      'Boil the water.',
      'Add 3.',
      'Eat.',
    ]);
    expect(steps('Boil 1. Then 2. Eat.')).toEqual(['Boil 1. Then 2. Eat.']);
  });

  it('[IMP-1] takes no menu of ingredients for the list of them', () => {
    const menu = Array.from({ length: 60 }, (_, at) => `<li><a href="/${at}">Food ${at}</a></li>`);
    const page = readRecipePage(
      `<h1>Salad</h1><h2>Ingredients</h2><ul>${menu.join('')}</ul>
       <h2>Ingredients:</h2><ul><li>1 cup rice</li><li>2 eggs</li><li>salt</li></ul>
       <h2>Method</h2><p>Mix.</p><p>Eat.</p>`,
      'https://example.org/salad',
    );
    expect(page?.ingredients.map(({ text }) => text)).toEqual(['1 cup rice', '2 eggs', 'salt']);
  });

  // A pattern that starts over at each character would take ten minutes.
  it('[S-1][IMP-1] is read if all of it is one line of half a million characters', () => {
    const line = `a@${'.'.repeat(500_000)}@`;
    const page = read(`<h1>Soup</h1><h2>Ingredients</h2><ul><li>2 eggs</li><li>${line}</li></ul>`);
    expect(page).toMatchObject({ title: 'Soup', ingredients: [{ text: '2 eggs' }] });
  });
});

import { entry, itemsOf, told } from './library-testing.js';

const inTable = async (text: string) => told((await itemsOf(entry('x.csv', text))).first);

describe('a table of recipes', () => {
  it('[IMP-10] may name its columns in longer words', async () => {
    const table =
      'Recipe Name,Recipe Ingredients,Recipe Directions,Total Time (min),Servings Amount\nSoup,2 leeks,Boil.,30,4\n';
    expect(await inTable(table)).toMatchObject({
      title: 'Soup',
      ingredients: ['2 leeks'],
      steps: ['Boil.'],
      totalMinutes: 30,
      servings: 4,
    });
  });

  it('[IMP-10] tells a mark from a remark where both are called "Note"', async () => {
    const columns = 'Titre;Ingrédients;Note';
    const rated = await inTable(`${columns}\nSoupe;2 poireaux;4\nPain;farine;\n`);
    expect(rated).toMatchObject({ rating: 4 });
    expect(rated.notes).toBeUndefined();
    expect(await inTable(`${columns}\nSoupe;2 poireaux;Bonne froide\n`)).toMatchObject({
      notes: 'Bonne froide',
    });
  });

  it('[IMP-10] takes "Recipe" for the steps only beside a title', async () => {
    expect(await inTable('Recipe,Ingredients\nTea,1 tsp tea\n')).toMatchObject({ title: 'Tea' });
    expect(await inTable('Title,Ingredients,Recipe\nTea,1 tsp tea,Boil.\n')).toMatchObject({
      title: 'Tea',
      steps: ['Boil.'],
    });
  });

  it.each([
    ['a list in JSON', '"[""1 egg"", ""2 g salt""]"'],
    ['a list in Python', `"['1 egg', ""2 g salt""]"`],
    ['marks between the lines', '1 egg|2 g salt'],
    ['semicolons', '1 egg; 2 g salt'],
    ['written line breaks', '1 egg\\n2 g salt'],
  ])('[IMP-10] may have several lines in a cell as %s', async (_, cell) => {
    const { ingredients } = await inTable(`Title,Ingredients,Steps\nEgg,${cell},Boil; eat.\n`);
    expect(ingredients).toEqual(['1 egg', '2 g salt']);
  });

  it('[IMP-10] keeps its columns where tags have commas but no quotes', async () => {
    const columns = 'title,ingredients,categories,tags,source,image,\n';
    const row = 'Soup,2 leeks,Sides,Salad,,https://example.org/soup,https://example.org/s.jpg\n';
    expect(await inTable(columns + row)).toMatchObject({
      tags: ['Sides', 'Salad'],
      sourceUrl: 'https://example.org/soup',
      pictures: [{ address: 'https://example.org/s.jpg' }],
    });
  });

  it('[IMP-10] may be a list in JSON, of lines in parts', async () => {
    const { recipes, library } = await itemsOf(
      entry('backup.json', {
        version: 3,
        recipes: [
          {
            title: 'Bread',
            ingredients: [{ quantity: 2, unit: 'cups', name: 'flour' }, { name: 'salt' }],
            steps: [{ text: 'Mix.' }, { text: 'Bake.' }],
            isFavorite: true,
            url: 'www.example.org/bread',
          },
        ],
      }),
    );
    expect(library.table).toBeUndefined();
    expect(recipes.map(told)).toMatchObject([
      {
        title: 'Bread',
        ingredients: ['2 cups flour', 'salt'],
        steps: ['Mix.', 'Bake.'],
        isFavourite: true,
        sourceUrl: 'https://www.example.org/bread',
      },
    ]);
  });

  it('[IMP-10] may have a recipe in JSON in each line', async () => {
    const line = (name: string) =>
      JSON.stringify({ '@type': 'Recipe', name, recipeIngredient: ['1 egg'] });
    const { recipes } = await itemsOf(entry('all.jsonl', `${line('One')}\r\n${line('Two')}\n`));
    expect(recipes.map(({ title }) => title)).toEqual(['One', 'Two']);
  });
});

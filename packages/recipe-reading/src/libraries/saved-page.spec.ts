import { entry, itemsOf, picture } from './library-testing.js';

const page = (folder: string) => `<html><body><div itemscope itemtype="http://schema.org/Recipe">
  <img src="images/${folder}/a%20b.jpg" itemprop="image"><h1 itemprop="name">Chili ${folder}</h1>
  <p itemprop="aggregateRating" value="4">★★★★</p>
  <a itemprop="url" href="https://example.org/chili"><span itemprop="author">example.org</span></a>
  <p itemprop="recipeIngredient">2 lbs beef</p><p itemprop="recipeIngredient">1 can beans</p>
  <div itemprop="recipeInstructions"><p>Brown.</p><p>Simmer.</p></div>
  <div itemprop="comment"><p>Add cocoa.</p></div></div></body></html>`;

describe('a page in a library', () => {
  it('[IMP-10] has the picture, address, marks and remarks that its program wrote into it', async () => {
    const { recipes } = await itemsOf(
      entry('All/1.html', page('1')),
      entry('All/2.html', page('2')),
      picture('All/images/1/a b.jpg'),
      {
        path: 'All/images/2/a b.jpg',
        read: () => Promise.resolve(Uint8Array.of(2)),
      },
    );
    expect(recipes).toMatchObject([
      {
        title: 'Chili 1',
        sourceName: 'example.org',
        sourceUrl: 'https://example.org/chili',
        rating: 4,
        notes: 'Add cocoa.',
      },
      { title: 'Chili 2' },
    ]);
    const [second] = recipes[1]?.pictures ?? [];
    expect(second && 'read' in second && [...(await second.read())]).toEqual([2]);
  });

  it('[IMP-6] claims no address that it does not know', async () => {
    const data = {
      '@type': 'Recipe',
      name: 'Egg',
      recipeIngredient: ['1 egg', 'salt'],
      image: '/a.jpg',
    };
    const { first } = await itemsOf(
      entry('egg.html', `<script type="application/ld+json">${JSON.stringify(data)}</script>`),
    );
    expect(first).toMatchObject({ title: 'Egg', pictures: [] });
    expect(first.sourceUrl).toBeUndefined();
    expect(first.sourceName).toBeUndefined();
  });
});

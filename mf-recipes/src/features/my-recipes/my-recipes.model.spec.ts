import { pagesOf, questionOf } from './my-recipes.model';

describe('my recipes', () => {
  it('[OWN-2] asks for what is selected, page by page', () => {
    const all = { q: '', tag: '', collection: '', sort: 'newest', page: 1 } as const;
    expect(questionOf(all)).toEqual({ limit: 24, sort: 'newest' });
    expect(
      questionOf({ q: 'rolls', tag: 'sweet', collection: '7', sort: 'title', page: 3 }),
    ).toEqual({
      limit: 24,
      offset: 48,
      sort: 'title',
      q: 'rolls',
      tag: 'sweet',
      collection: '7',
    });
  });

  it.each([
    [0, 1],
    [24, 1],
    [25, 2],
    [10_000, 417],
  ])('[OWN-1] shows %i recipes on %i pages', (total, pages) => {
    expect(pagesOf(total)).toBe(pages);
  });
});

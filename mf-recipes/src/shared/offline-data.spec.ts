import { offlineData } from './offline-data';

const menu = '/menus/01890000-0000-7000-8000-000000000002';
const wanted = (url: string, data: unknown) => offlineData.referredTo?.({ url }, data) ?? [];
const urls = (url: string, data: unknown) => wanted(url, data).map(({ question }) => question.url);

describe('menus, favourites and own recipes without a network', () => {
  it('[WHAT-4] are asked for ahead, with the pantry', () => {
    expect(offlineData.collections(new Date()).map(({ url }) => url)).toEqual([
      '/menus',
      '/recipes/user/favourites',
      '/recipes/mine',
      '/recipes/tags',
      '/kitchen',
      '/pantry/default',
      '/pantry/user',
    ]);
  });

  it('[WHAT-4] are current as long as a menu has not been changed', () => {
    const menus = Array.from({ length: 60 }, (_, id) => ({ id, updated_at: 'noon' }));
    const [first, ...others] = wanted('/menus', { menus });
    expect(first?.question).toEqual({ url: '/menus/0' });
    expect(first?.isCurrent?.({ updated_at: 'noon' })).toBe(true);
    expect(first?.isCurrent?.({ updated_at: 'morning' })).toBe(false);
    expect(others).toHaveLength(49);
  });

  it('[WHAT-4] bring their recipes along, but for withdrawn dishes', () => {
    expect(urls('/recipes/user/favourites', [{ id: 7 }, { id: 8 }])).toEqual([
      '/recipes/7',
      '/recipes/8',
    ]);
    expect(urls('/recipes/mine', { recipes: [{ id: 31 }] })).toEqual(['/recipes/31']);
    const recipes = [
      { id: 7, image: '/pictures/7.svg' },
      { id: 99, image: null },
    ];
    expect(urls(menu, { recipes })).toEqual(['/recipes/7']);
    expect(urls('/recipes/search', { recipes })).toEqual([]);
  });

  it('[OFF-8] bring the small pictures of own recipes and favourites along', () => {
    const [drawn, photo] = ['/pictures/dish/7.svg', '/pictures/aa/480.webp?s=1'];
    expect(
      offlineData.pictures?.(
        { url: '/recipes/mine' },
        { recipes: [{ image: drawn }, { image: photo }] },
      ),
    ).toEqual([drawn, photo]);
    expect(
      offlineData.pictures?.({ url: '/recipes/user/favourites' }, [
        { image: photo },
        { image: null },
      ]),
    ).toEqual([photo]);
    expect(offlineData.pictures?.({ url: '/menus' }, { menus: [] })).toEqual([]);
  });
});

import { withWords } from './favourites.model';

const recipes = [{ title: 'Crème brûlée' }, { title: 'Chicken soup' }, { title: 'Soupe au chou' }];
const found = (typed: string) => withWords(recipes, typed).map(({ title }) => title);

describe('searching favourites', () => {
  it.each([
    ['', ['Crème brûlée', 'Chicken soup', 'Soupe au chou']],
    ['brulee', ['Crème brûlée']],
    ['SOUP', ['Chicken soup', 'Soupe au chou']],
    ['soup chick', ['Chicken soup']],
    ['oup', []],
    ['!?', ['Crème brûlée', 'Chicken soup', 'Soupe au chou']],
  ])('[OWN-22] %j finds %j', (typed, titles) => {
    expect(found(typed)).toEqual(titles);
  });
});

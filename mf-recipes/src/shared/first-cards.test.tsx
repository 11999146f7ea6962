import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useFirstCards } from './first-cards';

const dishes = ['Soup', 'Stew', 'Salad', 'Pie', 'Bread', 'Curry'];

function List({ atOnce }: { atOnce: boolean }) {
  return useFirstCards(dishes, { atOnce }).map((dish) => <article key={dish}>{dish}</article>);
}

const cardsIn = (markup: string) => markup.match(/<article>/g)?.length;

describe('the cards of a list', () => {
  // Markup is what React renders first, without what it has put off.
  it('[OWN-1] are a few at first, and then all', () => {
    expect(cardsIn(renderToStaticMarkup(<List atOnce={false} />))).toBe(4);
    render(<List atOnce={false} />);
    expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual(dishes);
  });

  it('[OWN-1] are all there at once for somebody who comes back', () => {
    expect(cardsIn(renderToStaticMarkup(<List atOnce />))).toBe(dishes.length);
  });
});

import { render, screen } from '@testing-library/react';
import { Gallery } from './gallery';

it('shows every component on one page', () => {
  render(<Gallery />);
  expect(screen.getByRole('heading', { level: 1, name: 'The gallery' })).toBeInTheDocument();
  const parts = screen.getAllByRole('heading', { level: 2 }).map((part) => part.textContent);
  expect(parts).toEqual(
    expect.arrayContaining(['Buttons', 'Fields', 'Choices', 'Chips', 'Overlays', 'Cards']),
  );
});

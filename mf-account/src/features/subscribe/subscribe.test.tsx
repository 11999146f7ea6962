import { renderWithShell } from '@larder/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { Page } from './subscribe.page';

describe('the offer', () => {
  it('[WHAT-2][CONST-1] names the price and what it opens', () => {
    renderWithShell(<Page />);
    expect(screen.getByRole('heading', { name: 'Subscribe' })).toBeVisible();
    expect(screen.getByText('$4.99 CAD / month')).toBeVisible();
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(6);
  });

  it('[ROLE-4] tells a subscriber that there is nothing to buy', () => {
    renderWithShell(<Page />, { session: 'subscribed' });
    expect(screen.getByText('Your subscription is active.')).toBeVisible();
  });
});

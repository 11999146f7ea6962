import { screen } from '@testing-library/react';
import { renderApp } from '../app.testing';

jest.mock('./user-menu', () => {
  throw new Error('the menu’s chunk got lost');
});

it('[STATE-1b] people can log out even if the user menu cannot be loaded', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = renderApp({ api: { 'POST /auth/logout': () => null } });
  await user.click(screen.getByRole('button', { name: 'User menu' }));
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  report.mockRestore();
});

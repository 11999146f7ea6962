import { LarderThemeProvider } from '@larder/ui';
import { render, screen } from '@testing-library/react';
import { AppBoundary } from './app-boundary';

function Stumble(): never {
  throw new Error('a fault of the shell');
}

it('[LAYOUT-1] a crash of the shell itself leaves a way out', () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <LarderThemeProvider>
      <AppBoundary>
        <Stumble />
      </AppBoundary>
    </LarderThemeProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Larder ran into a problem' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  report.mockRestore();
});

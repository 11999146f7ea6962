import { act, render, screen } from '@testing-library/react';
import toast from 'react-hot-toast/headless';
import { Toaster } from './toaster';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => toast.remove());
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('Toaster', () => {
  it('[LAYOUT-2] [CONST-6f] keeps every toast for 5 seconds', () => {
    render(<Toaster />);
    act(() => {
      toast.success('Menu deleted!');
      toast.error('Failed to delete menu.');
      toast('No recipes found for these ingredients.');
    });
    pass(4900);
    expect(screen.getByText('Menu deleted!')).toBeInTheDocument();
    expect(screen.getByText('Failed to delete menu.')).toBeInTheDocument();
    expect(screen.getByText('No recipes found for these ingredients.')).toBeInTheDocument();
    pass(100);
    pass(300);
    expect(screen.queryByText('Menu deleted!')).not.toBeInTheDocument();
    expect(screen.queryByText('Failed to delete menu.')).not.toBeInTheDocument();
  });

  it('[A-5] [LAYOUT-2] shows every kind of toast at the top centre', () => {
    render(<Toaster />);
    act(() => {
      toast.success('Menu deleted!');
      toast.error('Failed to delete menu.');
      toast.loading('Saving pantry...');
      toast('No recipes found for these ingredients.');
    });
    for (const text of [
      'Menu deleted!',
      'Failed to delete menu.',
      'Saving pantry...',
      'No recipes found for these ingredients.',
    ]) {
      const place = screen.getByText(text).closest<HTMLElement>('[style*="position: absolute"]');
      expect(place).toHaveStyle({
        top: '0px',
        left: '0px',
        right: '0px',
        justifyContent: 'center',
      });
      expect(place?.style.bottom).toBe('');
    }
    const stack = screen
      .getByText('Menu deleted!')
      .closest<HTMLElement>('[style*="position: fixed"]');
    expect(stack?.style.left).toBe(stack?.style.right);
  });

  it('[STATE-12] keeps a loading toast until it is replaced', async () => {
    render(<Toaster />);
    let id = '';
    act(() => {
      id = toast.loading('Saving pantry...');
    });
    pass(600_000);
    expect(screen.getByRole('status')).toHaveTextContent('Saving pantry...');
    await act(async () => {
      toast.success('Pantry saved successfully!', { id });
    });
    expect(screen.getByRole('status')).toHaveTextContent('Pantry saved successfully!');
    pass(5000);
    pass(300);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('[STATE-12] [CONST-6h] keeps at most 20 toasts', () => {
    render(<Toaster />);
    act(() => {
      for (let count = 1; count <= 25; count += 1) toast(`Toast ${count}`);
    });
    expect(screen.getAllByRole('status')).toHaveLength(20);
    expect(screen.getByText('Toast 25')).toBeInTheDocument();
    expect(screen.queryByText('Toast 5')).not.toBeInTheDocument();
  });

  it('announces errors immediately and stays outside the part that a dialog makes inert', () => {
    const { container } = render(<Toaster />);
    act(() => {
      toast.error('Could not load recipe details.');
    });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Could not load recipe details.');
    expect(container).not.toContainElement(alert);
  });
});

import { clearToken, storeToken } from '@larder/api-client';
import { Toaster } from '@larder/ui';
import { act, render, screen } from '@testing-library/react';
import toast from 'react-hot-toast/headless';
import { notify } from './notify';
import { testUser, tokenFor } from './testing';

beforeEach(() => {
  jest.useFakeTimers();
  storeToken(tokenFor(testUser));
});
afterEach(() => {
  act(() => toast.remove());
  clearToken();
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('notify', () => {
  it('[STATE-12][STATE-7b][STATE-10e][CONST-6f] a loading toast stays, and its replacement disappears after 5 s', async () => {
    render(<Toaster />);
    let saving = '';
    let adding = '';
    await act(async () => {
      saving = notify.loading('Saving pantry...');
      adding = notify.loading('Adding to calendar...');
    });
    pass(600_000);
    expect(screen.getByText('Saving pantry...')).toBeInTheDocument();
    await act(async () => {
      notify.success('Pantry saved successfully!', saving);
      notify.error('Failed to add item to calendar.', adding);
    });
    expect(screen.queryByText('Saving pantry...')).not.toBeInTheDocument();
    pass(4900);
    expect(screen.getByText('Pantry saved successfully!')).toBeInTheDocument();
    expect(screen.getByText('Failed to add item to calendar.')).toBeInTheDocument();
    pass(100);
    pass(300);
    expect(screen.queryByText('Pantry saved successfully!')).not.toBeInTheDocument();
    expect(screen.queryByText('Failed to add item to calendar.')).not.toBeInTheDocument();
  });

  it('[A-5][LAYOUT-2][ERR-20] a repeated sentence is shown once, for another 5 s', async () => {
    render(<Toaster />);
    const refuse = () => act(async () => void notify.error('This is a premium feature.'));
    await refuse();
    pass(3000);
    await refuse();
    const [alert] = screen.getAllByRole('alert');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    const place = alert?.closest<HTMLElement>('[style*="position: absolute"]');
    expect(place).toHaveStyle({ top: '0px', justifyContent: 'center' });
    pass(4900);
    expect(screen.getByRole('alert')).toHaveTextContent('This is a premium feature.');
    pass(100);
    pass(300);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await refuse();
    expect(screen.getByRole('alert')).toHaveTextContent('This is a premium feature.');
  });

  it('[OWN-12] offers to undo what was done, once and for ten seconds', async () => {
    render(<Toaster />);
    const undo = jest.fn();
    await act(async () => void notify.undoable('Recipe deleted.', 'Undo', undo));
    pass(9900);
    const button = screen.getByRole('button', { name: 'Undo' });
    act(() => button.click());
    expect(undo).toHaveBeenCalledTimes(1);
    pass(300);
    expect(screen.queryByText('Recipe deleted.')).not.toBeInTheDocument();
    await act(async () => void notify.undoable('Recipe deleted.', 'Undo', undo));
    pass(10_000);
    pass(300);
    expect(screen.queryByText('Recipe deleted.')).not.toBeInTheDocument();
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('[ROUTE-17][STATE-7b] does not report failures caused by the end of the session', async () => {
    render(<Toaster />);
    let saving = '';
    await act(async () => {
      saving = notify.loading('Saving pantry...');
    });
    clearToken();
    await act(async () => {
      notify.error('Failed to save pantry. Please try again.', saving);
      notify.error('Failed to delete menu.');
    });
    pass(1500);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText('Saving pantry...')).not.toBeInTheDocument();
  });
});

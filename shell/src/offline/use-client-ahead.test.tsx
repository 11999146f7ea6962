import { loadClientAhead } from '@larder/api-client';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useClientAhead } from './use-client-ahead';

jest.mock('@larder/api-client', () => ({
  ...jest.requireActual<object>('@larder/api-client'),
  loadClientAhead: jest.fn(),
}));

function Page() {
  useClientAhead();
  return <input aria-label="Email" />;
}

describe('the HTTP client', () => {
  it.each(['pointerDown', 'keyDown'] as const)(
    'is loaded at the first %s of the person, not before and not twice',
    async (touch) => {
      jest.mocked(loadClientAhead).mockClear();
      render(<Page />);
      expect(loadClientAhead).not.toHaveBeenCalled();
      fireEvent[touch](screen.getByLabelText('Email'));
      fireEvent.keyDown(screen.getByLabelText('Email'));
      // It would delay what the touch changes.
      expect(loadClientAhead).not.toHaveBeenCalled();
      await waitFor(() => expect(loadClientAhead).toHaveBeenCalledTimes(1));
    },
  );
});

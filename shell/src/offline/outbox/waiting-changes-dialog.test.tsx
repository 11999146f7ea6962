import { renderWithShell } from '@larder/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import type { WaitingChange } from './outbox';
import { waitingChanges, waitingElsewhere } from './waiting-changes';
import { WaitingChangesDialog } from './waiting-changes-dialog';

const change = (
  order: number,
  label: string,
  more: Partial<WaitingChange> = {},
): WaitingChange => ({
  id: `change ${order}`,
  order,
  person: 'p1',
  item: `menu ${order}`,
  kind: 'PUT /menus/:id',
  method: 'PUT',
  url: `/menus/${order}`,
  label,
  madeAt: new Date(2026, 10, 23, 10, 42).getTime(),
  wasSent: false,
  ...more,
});

function show(changes: readonly WaitingChange[], others = 0) {
  waitingChanges.set(changes);
  waitingElsewhere.set(others);
  renderWithShell(<WaitingChangesDialog onClose={() => {}} />);
  return screen.getByRole('dialog', { name: 'Changes on this device' });
}

afterEach(() => {
  waitingChanges.set([]);
  waitingElsewhere.set(0);
});

describe('the changes that wait', () => {
  it('[OFF-3] are listed in the order in which they will be sent', () => {
    const dialog = show([change(2, 'Menu “Sunday”'), change(1, 'Menu “Friday”')]);
    expect(dialog).toHaveTextContent(
      'These are sent in this order as soon as Larder can be reached, whichever page is open. They are only sent from your account.',
    );
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Menu “Friday”Made .*10:42.*Discard$/),
      expect.stringMatching(/^Menu “Sunday”/),
    ]);
    expect(within(dialog).getByRole('button', { name: 'Send now' })).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Discard: Menu “Friday”' })).toBeVisible();
  });

  it('[OFF-3] that were refused say why, and can be tried again or insisted on', () => {
    const refusal = { message: 'This menu has 40 dishes already.', isConflict: false };
    const conflict = { message: 'Somebody else has changed it.', isConflict: true };
    const dialog = show([
      change(1, 'Menu “Friday”', { refusal }),
      change(2, 'Menu “Sunday”', { refusal: conflict }),
    ]);
    expect(within(dialog).getByText('This menu has 40 dishes already.')).toBeVisible();
    expect(
      within(dialog).getByRole('button', { name: 'Try again: Menu “Friday”' }),
    ).toHaveTextContent('Retry');
    expect(
      within(dialog).getByRole('button', { name: 'Keep mine: Menu “Sunday”' }),
    ).toHaveTextContent('Keep mine');
  });

  it('[OFF-6] are counted where pages send them themselves', () => {
    expect(show([], 2)).toHaveTextContent(
      '2 more changes, to lists, recipes or your kitchen, are sent automatically.',
    );
  });

  it('[OFF-3] say when there are none left', () => {
    const dialog = show([]);
    expect(dialog).toHaveTextContent('Everything has been sent.');
    expect(within(dialog).queryByRole('button', { name: 'Send now' })).toBeNull();
  });
});

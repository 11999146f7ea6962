import { failWith, renderWithShell, type TestShellOptions } from '@larder/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { CalendarFeedSection } from './calendar-feed.parts';

/** Responds as the backend does: an address is shown when it is created, and afterwards only its creation date. */
function show(api: TestShellOptions['api'] = {}) {
  let madeOn: string | null = null;
  let count = 0;
  return renderWithShell(<CalendarFeedSection />, {
    api: {
      'GET /meal-planner/calendar-feed': () => ({ created_at: madeOn }),
      'PUT /meal-planner/calendar-feed': ({ body }) => {
        if ((body as { password: string }).password !== 'secret') {
          return failWith({ status: 400, message: 'That is not your current password.' });
        }
        madeOn = '2026-10-03T12:00:00.000Z';
        count += 1;
        return {
          created_at: madeOn,
          url: `https://larder.example/api/calendar-feeds/secret-${count}.ics`,
        };
      },
      'DELETE /meal-planner/calendar-feed': () => void (madeOn = null),
      ...api,
    },
  });
}

const press = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });
/** Answers the dialog of that name with the password. */
async function confirm(user: UserEvent, name: string, password = 'secret'): Promise<void> {
  const question = within(await screen.findByRole('dialog', { name }));
  await user.clear(question.getByLabelText('Current password'));
  await user.type(question.getByLabelText('Current password'), `${password}{Enter}`);
}

const address = (): Promise<HTMLElement> => screen.findByLabelText('Feed address');

describe('the calendar feed', () => {
  it('is created, shown once and copied', async () => {
    const { user, unmount } = show();
    expect(await screen.findByRole('region', { name: 'Calendar feed' })).toBeVisible();
    await user.click(await press('Create address'));
    await confirm(user, 'Create an address?');
    const url = 'https://larder.example/api/calendar-feeds/secret-1.ics';
    expect(await address()).toHaveValue(url);
    expect(screen.getByRole('link', { name: 'Open in a calendar app' })).toHaveAttribute(
      'href',
      'webcal://larder.example/api/calendar-feeds/secret-1.ics',
    );
    await user.click(await press('Copy address'));
    expect(await screen.findByText('The address was copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(await screen.findByText('Address created on October 3, 2026.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create address' })).not.toBeInTheDocument();
    unmount();
  });

  it('is selected when the browser cannot copy', async () => {
    const { user } = show();
    await user.click(await press('Create address'));
    await confirm(user, 'Create an address?');
    const field = (await address()) as HTMLInputElement;
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(await press('Copy address'));
    expect(await screen.findByText(/^Your browser does not allow copying/)).toBeVisible();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  });

  it('is replaced or revoked after confirmation', async () => {
    const { user, requests } = show();
    await user.click(await press('Create address'));
    await confirm(user, 'Create an address?');
    await user.click(await press('Create a new address'));
    const renewal = await screen.findByRole('dialog', { name: 'Create a new address?' });
    await user.click(within(renewal).getByRole('button', { name: 'Cancel' }));
    await user.click(await press('Create a new address'));
    await confirm(user, 'Create a new address?');
    const next = 'https://larder.example/api/calendar-feeds/secret-2.ics';
    expect(await screen.findByDisplayValue(next)).toBe(await address());
    await user.click(await press('Revoke address'));
    const question = await screen.findByRole('alertdialog', { name: 'Revoke the address?' });
    await user.click(within(question).getByRole('button', { name: 'Revoke address' }));
    expect(await screen.findByText('The address has been revoked.')).toBeVisible();
    expect(await press('Create address')).toBeVisible();
    expect(screen.queryByLabelText('Feed address')).not.toBeInTheDocument();
    expect(requests.map(({ method }) => method).filter((method) => method !== 'GET')).toEqual([
      'PUT',
      'PUT',
      'DELETE',
    ]);
  });

  it('reports when it cannot be loaded or created', async () => {
    let works = false;
    const { user } = show({
      'GET /meal-planner/calendar-feed': () =>
        works ? { created_at: null } : failWith({ status: 500 }),
      'PUT /meal-planner/calendar-feed': () => failWith({ status: 0 }),
    });
    expect(await screen.findByText('The calendar feed could not be loaded.')).toBeVisible();
    works = true;
    await user.click(await press('Retry'));
    await user.click(await press('Create address'));
    await confirm(user, 'Create an address?');
    expect(await screen.findByText('An error occurred. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveValue('secret');
  });

  it('[S-6] is not created without the password', async () => {
    const { user } = show();
    await user.click(await press('Create address'));
    await confirm(user, 'Create an address?', 'a guess');
    expect(await screen.findByText('That is not your current password.')).toBeVisible();
    expect(screen.queryByLabelText('Feed address')).not.toBeInTheDocument();
    await confirm(user, 'Create an address?');
    expect(await address()).toBeVisible();
  });
});

import type { PasskeyView } from '@larder/api-client/passkeys';
import { copy } from '@larder/copy';
import { failWith, renderWithShell } from '@larder/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { PasskeysSection } from './passkeys.parts';

const passkey = (id: string, rest: Partial<PasskeyView> = {}): PasskeyView => ({
  id,
  name: `Passkey ${id}`,
  created_at: '2026-05-01T08:00:00.000Z',
  last_used_at: null,
  ...rest,
});

const options = {
  rp: { id: 'localhost', name: 'Larder' },
  user: { id: 'AAAA', name: 'robin@example.com', displayName: 'Robin' },
  challenge: 'AAAA',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  attestation: 'none',
};

/** A browser that creates passkeys as `create` does. */
function giveBrowserPasskeys(create: () => unknown): jest.Mock {
  const made = jest.fn(async () => create());
  class PublicKeyCredential {}
  Object.assign(window, { PublicKeyCredential });
  Object.defineProperty(navigator, 'credentials', { value: { create: made }, configurable: true });
  return made;
}

const credential = () => ({
  id: 'AAAA',
  rawId: new Uint8Array(3).buffer,
  type: 'public-key',
  response: {
    clientDataJSON: new Uint8Array(3).buffer,
    attestationObject: new Uint8Array(3).buffer,
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
});

afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
  jest.restoreAllMocks();
});

const rows = () => screen.findAllByRole('listitem');
const open = async (user: ReturnType<typeof renderWithShell>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  return within(await screen.findByRole('dialog', { name: 'Add a passkey' }));
};

describe('passkeys', () => {
  it('[SET-1b] are listed with their dates; a browser that cannot add one says so', async () => {
    renderWithShell(<PasskeysSection />, {
      api: {
        'GET /auth/passkeys': () => ({
          passkeys: [passkey('1'), passkey('2', { last_used_at: '2026-06-03T12:30:00.000Z' })],
        }),
      },
    });
    const [first, second] = await rows();
    expect(first).toHaveTextContent(/Passkey 1Added .*2026.*, not used yet/);
    expect(second).toHaveTextContent(/Passkey 2Added .*2026.*, last used .*2026/);
    expect(screen.getByText('This browser cannot use passkeys here.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
    expect(
      within(first as HTMLElement).getByRole('button', { name: 'Remove' }),
    ).toHaveAccessibleDescription(/Passkey 1/);
  });

  it('[SET-1b] are added with the password and a custom name', async () => {
    const create = giveBrowserPasskeys(credential);
    const passkeys: PasskeyView[] = [];
    const { user, requests } = renderWithShell(<PasskeysSection />, {
      api: {
        'GET /auth/passkeys': () => ({ passkeys }),
        'POST /auth/passkeys/registration-options': () => options,
        'POST /auth/passkeys': () => {
          passkeys.push(passkey('1'));
          return passkey('1');
        },
      },
    });
    expect(await screen.findByText('You have no passkeys yet.')).toBeVisible();
    const dialog = await open(user);
    await user.type(dialog.getByLabelText('Current password'), 'secret');
    await user.type(dialog.getByLabelText('Name'), 'Telephone');
    await user.click(dialog.getByRole('button', { name: 'Add a passkey' }));
    expect(await screen.findByText('The passkey has been added.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await rows()).toHaveLength(1);
    expect(create).toHaveBeenCalledTimes(1);
    expect(requests).toContainEqual(
      expect.objectContaining({
        path: '/auth/passkeys/registration-options',
        body: { password: 'secret' },
      }),
    );
    expect(requests).toContainEqual(
      expect.objectContaining({
        method: 'POST',
        path: '/auth/passkeys',
        body: {
          name: 'Telephone',
          credential: expect.objectContaining({
            id: 'AAAA',
            response: expect.objectContaining({ attestationObject: 'AAAA' }),
          }),
        },
      }),
    );
  });

  it('[SET-1b] that cannot be created are explained in one sentence, and the input is kept', async () => {
    const failures = [
      ['NotAllowedError', 'No passkey was created. Please try again.'],
      ['InvalidStateError', 'This device already has a passkey for your account.'],
      ['ConstraintError', 'This device cannot store a passkey that verifies it is you.'],
      ['SecurityError', 'Passkeys do not work at this address.'],
    ] as const;
    let attempt = 0;
    giveBrowserPasskeys(() => {
      throw new DOMException('', failures[attempt]?.[0]);
    });
    const { user } = renderWithShell(<PasskeysSection />, {
      api: {
        'GET /auth/passkeys': () => ({ passkeys: [] }),
        'POST /auth/passkeys/registration-options': ({ body }) =>
          (body as { password: string }).password === 'secret'
            ? options
            : failWith({ status: 400, message: 'That is not your current password.' }),
      },
    });
    const dialog = await open(user);
    const password = dialog.getByLabelText('Current password');
    const add = () => user.click(dialog.getByRole('button', { name: 'Add a passkey' }));
    await user.type(password, 'wrong');
    await add();
    expect(await dialog.findByText('That is not your current password.')).toBeVisible();
    await user.clear(password);
    await user.type(password, 'secret');
    for (attempt = 0; attempt < failures.length; attempt += 1) {
      await add();
      expect(await dialog.findByText(failures[attempt]?.[1] ?? '')).toBeVisible();
    }
    expect(password).toHaveValue('secret');
  });

  it('[SET-1b] [S-10] are renamed, and removed with the password', async () => {
    let passkeys = [passkey('1'), passkey('2')];
    const { user } = renderWithShell(<PasskeysSection />, {
      api: {
        'GET /auth/passkeys': () => ({ passkeys }),
        'PUT /auth/passkeys/:id': ({ params, body }) => {
          const { name } = body as { name: string };
          passkeys = passkeys.map((each) => (each.id === params.id ? { ...each, name } : each));
          return passkeys[0];
        },
        'DELETE /auth/passkeys/:id': ({ params, body }) => {
          if ((body as { password: string }).password !== 'secret') {
            return failWith({ status: 400, message: 'That is not your current password.' });
          }
          passkeys = passkeys.filter(({ id }) => id !== params.id);
        },
      },
    });
    const [first] = await rows();
    await user.click(within(first as HTMLElement).getByRole('button', { name: 'Rename' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename the passkey' }));
    const name = dialog.getByLabelText('Name');
    expect(name).toHaveValue('Passkey 1');
    await user.clear(name);
    await user.type(name, 'Tablet{Enter}');
    expect(await screen.findByText('The passkey has been renamed.')).toBeVisible();
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('Tablet'));
    const [renamed] = await rows();
    await user.click(within(renamed as HTMLElement).getByRole('button', { name: 'Remove' }));
    const question = within(await screen.findByRole('dialog', { name: 'Remove “Tablet”?' }));
    await user.type(question.getByLabelText('Current password'), 'wrong{Enter}');
    expect(await question.findByText('That is not your current password.')).toBeVisible();
    expect(await rows()).toHaveLength(2);
    await user.clear(question.getByLabelText('Current password'));
    await user.type(question.getByLabelText('Current password'), 'secret');
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The passkey has been removed.')).toBeVisible();
    await waitFor(async () => expect(await rows()).toHaveLength(1));
  });

  it('[SET-1b] that cannot be loaded or changed are reported in one sentence', async () => {
    let attempts = 0;
    const { user } = renderWithShell(<PasskeysSection />, {
      api: {
        'GET /auth/passkeys': () =>
          ++attempts === 1 ? failWith({ status: 500 }) : { passkeys: [passkey('1')] },
        'DELETE /auth/passkeys/:id': () => failWith({ status: 0 }),
      },
    });
    expect(await screen.findByText('Your passkeys could not be loaded.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    const question = within(await screen.findByRole('dialog'));
    const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(copy.common.offline)).toBeVisible();
    expect(await rows()).toHaveLength(1);
    offline.mockRestore();
  });
});

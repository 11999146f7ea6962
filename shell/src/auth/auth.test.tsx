import { failWith, testUser, tokenFor } from '@larder/shell-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../app.testing';
import { shortestPassword } from '@larder/api-client/limits';

beforeAll(() => {
  window.scrollTo = () => {};
});

const token = tokenFor(testUser);
const visit = (path: string, api: Parameters<typeof renderApp>[0] & object = {}) =>
  renderApp({ path, session: 'signed-out', ...api });

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = (name: string) => screen.getByRole('button', { name });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

type User = ReturnType<typeof renderApp>['user'];

async function typeIn(user: User, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await user.type(field(name), value);
}

/** As a password manager does: each field at once, so that the page is rendered once for it, not for every letter. */
async function fillIn(user: User, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await user.click(field(name));
    await user.paste(value);
  }
}

describe('[VALID-4][ERR-11a] login', () => {
  it.each([
    [{}, 'Email'],
    [{ Email: 'robin@example.com' }, 'Password'],
    [{ Email: '   ', Password: 'secret' }, 'Email'],
  ])('[VALID-4] needs email and password: %j', async (values, missing) => {
    const { user, requests } = visit('/login');
    await fillIn(user, values);
    await user.click(button('Log in'));
    expect(screen.getByRole('alert')).toHaveTextContent('Email and password are required.');
    expect(field(missing)).toHaveFocus();
    expect(requests).toEqual([]);
  });

  it('[CALL-20][ROUTE-3] sends the form, stores the token and goes home', async () => {
    const { user, requests } = visit('/auth', { api: { 'POST /auth/login': () => ({ token }) } });
    await typeIn(user, { Email: ' robin@example.com ', Password: ' as it is ' });
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await user.click(button('Log in'));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(location.pathname).toBe('/');
    expect(localStorage.getItem('token')).toBe(token);
    expect(requests[0]).toMatchObject({
      path: '/auth/login',
      body: { email: 'robin@example.com', password: ' as it is ', rememberMe: true },
      authorization: null,
    });
  });

  it.each(['/menu/42?tab=print#steps', '/?dish=7', '/import/shared', '/import/receive'])(
    '[ENTER-4][IMP-36][IMP-37][ROUTE-17] comes back to %s, which asked for the login',
    async (path) => {
      const { user } = visit(path, { api: { 'POST /auth/login': () => ({ token }) } });
      await waitFor(() => expect(location.pathname).toBe('/login'));
      await fillIn(user, { Email: 'robin@example.com', Password: 'secret' });
      await user.click(button('Log in'));
      await waitFor(() =>
        expect(`${location.pathname}${location.search}${location.hash}`).toBe(path),
      );
    },
  );

  it('[ENTER-4] still comes back after a visit to the welcome page', async () => {
    const { user } = visit('/calendar', {
      api: {
        'POST /auth/login': () => ({ token }),
        'GET /recipes/sample': () => failWith({ status: 503 }),
      },
    });
    await user.click(await screen.findByRole('link', { name: 'What is Larder?' }));
    await user.click(await screen.findByRole('link', { name: 'Already have an account? Log in' }));
    await fillIn(user, { Email: 'robin@example.com', Password: 'secret' });
    await user.click(button('Log in'));
    expect(await screen.findByRole('heading', { name: 'Calendar' })).toBeVisible();
  });

  it("[STATE-1b] does not lead the next person to the previous person's page", async () => {
    const { user } = renderApp({
      path: '/settings',
      api: { 'POST /auth/logout': () => null, 'POST /auth/login': () => ({ token }) },
    });
    await user.click(await screen.findByRole('button', { name: 'User menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(location.pathname).toBe('/login'));
    await fillIn(user, { Email: 'robin@example.com', Password: 'secret' });
    await user.click(button('Log in'));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  });

  it('[ERR-1] shows the server’s sentence and keeps the input', async () => {
    const { user } = visit('/login', {
      api: {
        'POST /auth/login': () => failWith({ status: 401, message: 'Invalid email or password.' }),
      },
    });
    await fillIn(user, { Email: 'robin@example.com', Password: 'wrong' });
    await user.click(button('Log in'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password.');
    expect(field('Email')).toHaveValue('robin@example.com');
    expect(field('Password')).toHaveValue('wrong');
  });

  it.each([
    ['no answer', { status: 0 }],
    ['an answer without a sentence', { status: 502, message: '' }],
  ])('[ERR-11a] has its own sentence for %s', async (_case, error) => {
    const { user } = visit('/login', { api: { 'POST /auth/login': () => failWith(error) } });
    await fillIn(user, { Email: 'robin@example.com', Password: 'secret' });
    await user.click(button('Log in'));
    expect(await screen.findByRole('alert')).toHaveTextContent('An unknown error occurred.');
  });

  it('sends one request, however often the button is pressed', async () => {
    let answer = (_body: unknown): void => {};
    const { user, requests } = visit('/login', {
      api: { 'POST /auth/login': () => new Promise((resolve) => (answer = resolve)) },
    });
    await fillIn(user, { Email: 'robin@example.com', Password: 'secret' });
    await user.keyboard('{Enter}{Enter}');
    expect(button('Logging in…')).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(requests).toHaveLength(1);
    act(() => answer({ token }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  });

  it('shows the password on request', async () => {
    const { user } = visit('/login');
    expect(field('Password')).toHaveAttribute('type', 'password');
    await user.click(button('Show password'));
    expect(field('Password')).toHaveAttribute('type', 'text');
  });
});

describe('[CALL-20] a passkey', () => {
  const name = 'Sign in with a passkey';

  /** A browser that signs with a passkey as `get` does. */
  function giveBrowserPasskeys(get: () => unknown): void {
    class PublicKeyCredential {}
    Object.assign(window, { PublicKeyCredential });
    Object.defineProperty(navigator, 'credentials', {
      value: { get: async () => get() },
      configurable: true,
    });
  }
  afterEach(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
    jest.restoreAllMocks();
  });

  const options = { rpId: 'localhost', challenge: 'AAAA', timeout: 300_000 };
  const zeros = new Uint8Array(3).buffer;
  const assertion = () => ({
    id: 'AAAA',
    rawId: zeros,
    type: 'public-key',
    response: {
      clientDataJSON: zeros,
      authenticatorData: zeros,
      signature: zeros,
      userHandle: zeros,
    },
    getClientExtensionResults: () => ({}),
  });

  it('[ROUTE-3][CALL-20] stores the token, goes home, and can be remembered', async () => {
    giveBrowserPasskeys(assertion);
    const { user, requests } = visit('/auth', {
      api: {
        'POST /auth/passkeys/login-options': () => options,
        'POST /auth/passkeys/login': () => ({ token }),
      },
    });
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await user.click(button(name));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(localStorage.getItem('token')).toBe(token);
    expect(requests[1]?.body).toMatchObject({
      rememberMe: true,
      credential: { id: 'AAAA', response: { signature: 'AAAA', userHandle: 'AAAA' } },
    });
  });

  it('[ERR-1][ERR-11a] a failure is explained in one sentence, and the input is kept', async () => {
    let failure = 'NotAllowedError';
    giveBrowserPasskeys(() => {
      if (failure) throw new DOMException('', failure);
      return assertion();
    });
    const answers = [
      failWith({ status: 401, message: 'This passkey cannot sign you in.' }),
      failWith({ status: 0 }),
    ];
    const { user } = visit('/login', {
      api: {
        'POST /auth/passkeys/login-options': () => options,
        'POST /auth/passkeys/login': () => answers.shift(),
      },
    });
    await fillIn(user, { Email: 'robin@example.com' });
    for (const [thrown, sentence] of [
      ['NotAllowedError', 'No passkey was used. Try again, or log in with your password.'],
      ['SecurityError', 'Passkeys do not work at this address. Please log in with your password.'],
      ['', 'This passkey cannot sign you in.'],
      ['', 'An unknown error occurred.'],
    ] as const) {
      failure = thrown;
      await user.click(button(name));
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
      await waitFor(() => expect(button(name)).toBeEnabled());
    }
    expect(field('Email')).toHaveValue('robin@example.com');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('[ROUTE-3] is offered only for login, where the browser supports it and is online', async () => {
    const without = visit('/login');
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    without.unmount();
    giveBrowserPasskeys(assertion);
    const { user } = visit('/login');
    expect(button(name)).toBeEnabled();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(button(name)).toBeDisabled();
    expect(button(name)).toHaveAccessibleDescription(
      'Signing in with a passkey needs a connection.',
    );
    await user.click(button('Need an account? Register'));
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
});

describe('[VALID-5a][VALID-5b][VALID-5c][VALID-5d] registration', () => {
  const complete = {
    Username: 'Robin',
    Email: 'robin@example.com',
    Password: 'long enough',
    'Confirm password': 'long enough',
  };

  async function submit(values: Partial<typeof complete>) {
    const app = visit('/register', {
      api: { 'POST /auth/register': () => ({ message: 'Welcome, Robin.' }) },
    });
    await fillIn(app.user, values as Record<string, string>);
    await app.user.click(button('Register'));
    return app;
  }

  it.each(['Username', 'Email', 'Password'] as const)('[VALID-5a] requires %s', async (missing) => {
    const { [missing]: _left, ...values } = complete;
    const { requests } = await submit(values);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Username, email, and password are required.',
    );
    expect(field(missing)).toHaveFocus();
    expect(requests).toEqual([]);
  });

  it('[VALID-5b] requires matching passwords, and says so while typing', async () => {
    const { user } = visit('/register');
    await fillIn(user, { ...complete, 'Confirm password': 'long' });
    expect(screen.getByText('Passwords do not match.')).toBeVisible();
    expect(field('Confirm password')).toBeInvalid();
    await user.type(field('Confirm password'), ' enough');
    expect(screen.queryByText('Passwords do not match.')).not.toBeInTheDocument();
    await user.type(field('Confirm password'), '!');
    await user.click(button('Register'));
    expect(screen.getByRole('alert')).toHaveTextContent('Passwords do not match.');
  });

  it('[VALID-5c][CONST-2] requires a password of at least 8 characters', async () => {
    expect(shortestPassword).toBe(8);
    const { requests } = await submit({
      ...complete,
      Password: '1234567',
      'Confirm password': '1234567',
    });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Password must be at least 8 characters long for registration.',
    );
    expect(requests).toEqual([]);
  });

  it('[VALID-5c][CONST-2] accepts a password of 8 characters', async () => {
    const { requests } = await submit({
      ...complete,
      Password: '12345678',
      'Confirm password': '12345678',
    });
    await waitFor(() => expect(requests).toHaveLength(1));
  });

  it.each(['robin', 'robin@', '@example.com', 'robin@example', 'ro bin@example.com'])(
    '[VALID-5d] refuses %s as an email',
    async (email) => {
      const { requests } = await submit({ ...complete, Email: email });
      expect(screen.getByRole('alert')).toHaveTextContent('Invalid email format.');
      expect(field('Email')).toHaveFocus();
      expect(requests).toEqual([]);
    },
  );

  it('[VALID-5a][VALID-5b][VALID-5c][VALID-5d] reports one error at a time, in this order', async () => {
    const { user } = await submit({ Email: 'robin', Password: '123', 'Confirm password': '1234' });
    const said: (string | null)[] = [screen.getByRole('alert').textContent];
    const corrections: Record<string, string>[] = [
      { Username: 'Robin' },
      { Password: '4' },
      { Password: '5678', 'Confirm password': '5678' },
    ];
    for (const values of corrections) {
      await fillIn(user, values);
      await user.click(button('Register'));
      said.push(screen.getByRole('alert').textContent);
    }
    expect(said).toEqual([
      'Username, email, and password are required.',
      'Passwords do not match.',
      'Password must be at least 8 characters long for registration.',
      'Invalid email format.',
    ]);
  });

  it('[CALL-19][ENT-9][STATE-4b] sends username, email and password, then returns to an empty login', async () => {
    const { requests } = await submit(complete);
    expect(await screen.findByRole('alert')).toHaveTextContent('Welcome, Robin.');
    expect(title()).toBe('Log in');
    expect(field('Email')).toHaveValue('');
    expect(field('Password')).toHaveValue('');
    expect(requests[0]).toMatchObject({
      method: 'POST',
      path: '/auth/register',
      body: { username: 'Robin', email: 'robin@example.com', password: 'long enough' },
    });
  });

  it('[ENTER-3][STATE-4b] enters with one press from the empty login, without retyping anything', async () => {
    const { user, requests } = visit('/register', {
      api: {
        'POST /auth/register': () => ({ message: 'Welcome, Robin.' }),
        'POST /auth/login': () => ({ token }),
      },
    });
    await fillIn(user, complete);
    await user.click(button('Register'));
    await user.click(await screen.findByRole('button', { name: 'Start cooking' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(requests[1]).toMatchObject({
      path: '/auth/login',
      body: { email: 'robin@example.com', password: 'long enough' },
    });
  });

  it('[ENTER-3] no longer offers to enter once something else has been shown', async () => {
    const { user } = visit('/register', {
      api: { 'POST /auth/register': () => ({ message: 'Welcome, Robin.' }) },
    });
    await fillIn(user, complete);
    await user.click(button('Register'));
    expect(await screen.findByRole('button', { name: 'Start cooking' })).toBeVisible();
    await user.click(button('Log in'));
    expect(screen.queryByRole('button', { name: 'Start cooking' })).not.toBeInTheDocument();
  });

  it("[ERR-1] shows the server's errors, also for individual fields, and keeps the input", async () => {
    const { user } = visit('/register', {
      api: {
        'POST /auth/register': () =>
          failWith({
            status: 409,
            message: 'An account with this email already exists.',
            fields: { email: 'Taken already.' },
          }),
      },
    });
    await fillIn(user, complete);
    await user.click(button('Register'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An account with this email already exists.',
    );
    expect(field('Email')).toHaveAccessibleDescription('Taken already.');
    for (const [name, value] of Object.entries(complete)) expect(field(name)).toHaveValue(value);
  });
});

describe('forgotten password', () => {
  it('[VALID-6] requires an email', async () => {
    const { user, requests } = visit('/auth');
    await user.click(button('Forgot password?'));
    await user.click(button('Send reset link'));
    expect(screen.getByRole('alert')).toHaveTextContent('Email is required.');
    expect(requests).toEqual([]);
  });

  it("[CALL-26] requests a link and shows the server's message", async () => {
    const { user, requests } = visit('/auth', {
      api: { 'POST /auth/forgot-password': () => ({ message: 'A link is on its way.' }) },
    });
    await user.click(button('Forgot password?'));
    await fillIn(user, { Email: 'robin@example.com' });
    await user.click(button('Send reset link'));
    expect(await screen.findByRole('alert')).toHaveTextContent('A link is on its way.');
    expect(requests[0]?.body).toEqual({ email: 'robin@example.com' });
  });

  it('[ERR-11a] says so when the link cannot be sent', async () => {
    const { user } = visit('/auth', {
      api: { 'POST /auth/forgot-password': () => failWith({ status: 500, message: '' }) },
    });
    await user.click(button('Forgot password?'));
    await fillIn(user, { Email: 'robin@example.com' });
    await user.click(button('Send reset link'));
    expect(await screen.findByRole('alert')).toHaveTextContent('An unknown error occurred.');
  });
});

describe('modes', () => {
  it('[STATE-4a] switch between login, registration and forgotten password', async () => {
    const { user } = visit('/auth');
    expect(title()).toBe('Log in');
    await user.click(button('Need an account? Register'));
    expect(title()).toBe('Create account');
    await user.click(button('Already have an account? Log in'));
    expect(title()).toBe('Log in');
    await user.click(button('Forgot password?'));
    expect(title()).toBe('Forgot password');
    await user.click(button('Back to log in'));
    expect(title()).toBe('Log in');
  });

  it('[STATE-4a][STATE-4b] ignore a late response to the previous form and keep the new input', async () => {
    let arrive = (_answer: unknown): void => {};
    const { user, requests } = visit('/register', {
      api: { 'POST /auth/register': () => new Promise((resolve) => (arrive = resolve)) },
    });
    await fillIn(user, {
      Username: 'Robin',
      Email: 'robin@example.com',
      Password: 'long enough',
      'Confirm password': 'long enough',
    });
    await user.click(button('Register'));
    await waitFor(() => expect(requests).toHaveLength(1));
    await user.click(button('Already have an account? Log in'));
    await act(async () => {
      arrive({ message: 'Welcome.' });
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(field('Email')).toHaveValue('robin@example.com');
    expect(field('Password')).toHaveValue('long enough');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(button('Log in')).toBeEnabled();
  });

  it('[STATE-4a] clear the previous message, and keep the email', async () => {
    const { user } = visit('/login');
    await fillIn(user, { Email: 'robin@example.com' });
    await user.click(button('Log in'));
    expect(screen.getByRole('alert')).toBeVisible();
    await user.click(button('Need an account? Register'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field('Email')).toHaveValue('robin@example.com');
  });
});

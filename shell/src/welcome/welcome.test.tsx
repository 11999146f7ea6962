import { failWith, testUser, tokenFor, type FakeRoutes } from '@larder/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../app.testing';

beforeAll(() => {
  window.scrollTo = () => {};
});

const token = tokenFor(testUser);

const dish = (id: number, title: string, missedIngredients: string[]) => ({
  id,
  title,
  image: `/pictures/${id}.svg`,
  readyInMinutes: 40,
  servings: 4,
  usedIngredients: ['chicken'],
  pantryIngredients: ['salt'],
  missedIngredients,
  usedIngredientCount: 1,
  missedIngredientCount: missedIngredients.length,
  substitutions: [],
  reason: `Why ${title}.`,
});

const sample = (unknown: string[] = []) => ({
  recipes: [
    dish(1, 'Chicken Rice', ['leek', 'cream']),
    dish(2, 'Lemon Chicken', ['cream']),
    dish(3, 'Chicken Soup', ['carrot']),
    dish(4, 'Chicken Pie', ['flour']),
  ],
  total: 87,
  centreMissing: [],
  leftOutAsUnsure: 0,
  leftOutAsUntimed: 0,
  nameReadAs: null,
  didYouMean: [],
  notFilteredBy: [],
  understood: {},
  unknown,
});

const visit = (api: FakeRoutes = {}, path = '/welcome') =>
  renderApp({
    path,
    session: 'signed-out',
    api: { 'GET /recipes/sample': () => sample(), ...api },
  });

const kitchen = () => screen.findByRole('textbox', { name: 'What’s in your kitchen?' });
const find = () => screen.getByRole('button', { name: 'Find dishes' });

describe('the welcome page', () => {
  it('[ENTER-1] says what Larder does and costs, with a card and a list of the dishes shown', async () => {
    visit();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Dinner from what you have.',
    );
    const dishes = await screen.findAllByRole('article');
    expect(dishes[0]).toHaveAccessibleName('Chicken Rice');
    expect(dishes[0]).toHaveTextContent('40 min');
    expect(dishes[0]).toHaveTextContent('Why Chicken Rice.');
    expect(dishes[0]?.querySelector('img')).toHaveAttribute('src', '/pictures/1.svg');
    expect(screen.getByText('Larder found 87 dishes.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'What Larder does' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'What it costs' })).toHaveTextContent(
      '$4.99 CAD / month',
    );
    const samples = within(screen.getByRole('region', { name: 'What you get' }));
    expect(samples.getAllByText(/Chicken/).map(({ textContent }) => textContent)).toEqual([
      'Chicken Rice',
      'Lemon Chicken',
      'Chicken Soup',
    ]);
    expect(samples.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'leek',
      'cream',
      'carrot',
    ]);
  });

  it('[ENTER-1] offers to log in, at the top, for people with an account', async () => {
    const { user } = visit();
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  });

  it('[ENTER-2] finds dishes for the typed foods, and names these in the address', async () => {
    const { user, requests } = visit({ 'GET /recipes/sample': () => sample(['grue']) });
    await user.type(await kitchen(), ' Leek,, grue {Enter}');
    expect(await screen.findByRole('heading', { name: 'With Leek, grue' })).toBeVisible();
    expect(await screen.findByText(/Not recognized: grue\./)).toBeVisible();
    expect(new URLSearchParams(location.search).get('ingredients')).toBe('Leek, grue');
    expect(requests.map(({ path, authorization }) => [path, authorization])).toEqual([
      ['/recipes/sample', null],
      ['/recipes/sample', null],
    ]);
  });

  it('[ENTER-2] starts with the foods that the address names', async () => {
    visit({}, '/welcome?ingredients=leek%2C%20cream');
    expect(await kitchen()).toHaveValue('leek, cream');
    expect(screen.getByRole('heading', { name: 'With leek, cream' })).toBeVisible();
  });

  it('[ENTER-2] asks for a food', async () => {
    const { user } = visit();
    await user.type(await kitchen(), ' , ');
    await user.click(find());
    expect(await kitchen()).toHaveAccessibleDescription(/Please enter at least one food\./);
    expect(location.search).toBe('');
  });

  it('[ENTER-2] reports a failed search, keeps what was typed and retries', async () => {
    let answers = false;
    const { user } = visit({
      'GET /recipes/sample': () =>
        answers ? sample() : failWith({ status: 429, message: 'Too many requests.' }),
    });
    await user.type(await kitchen(), 'leek{Enter}');
    expect(await screen.findByText('Too many requests.')).toBeVisible();
    expect(await kitchen()).toHaveValue('leek');
    answers = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article', { name: 'Chicken Rice' })).toBeVisible();
  });

  it('[ENTER-1] is for people who are not logged in', async () => {
    renderApp({ path: '/welcome' });
    await waitFor(() => expect(location.pathname).toBe('/'));
  });
});

describe('registering on the welcome page', () => {
  async function signUp(
    { user }: ReturnType<typeof visit>,
    values: Record<string, string> = {},
  ): Promise<void> {
    const form = {
      Username: 'Robin',
      Email: 'robin@example.com',
      Password: 'long enough',
      ...values,
    };
    for (const [label, value] of Object.entries(form)) {
      if (value) await user.type(await screen.findByLabelText(label), value);
    }
    await user.click(screen.getByRole('button', { name: 'Create account and start' }));
  }

  it('[ENTER-3] leads straight into the app, with what was typed in the kitchen', async () => {
    const app = visit({
      'POST /auth/register': () => ({ message: 'Welcome.' }),
      'POST /auth/login': () => ({ token }),
      'PUT /kitchen': () => ({ foods: [], version: 1 }),
    });
    await app.user.type(await kitchen(), 'leek, cream');
    await signUp(app);
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(localStorage.getItem('token')).toBe(token);
    expect(app.requests.filter(({ method }) => method !== 'GET')).toMatchObject([
      {
        path: '/auth/register',
        body: { username: 'Robin', email: 'robin@example.com', password: 'long enough' },
      },
      { path: '/auth/login', body: { email: 'robin@example.com', password: 'long enough' } },
      {
        path: '/kitchen',
        authorization: `Bearer ${token}`,
        body: { foods: [{ text: 'leek' }, { text: 'cream' }] },
      },
    ]);
  });

  it('[ENTER-3] says that the account is being created', async () => {
    let answer: (value: unknown) => void = () => {};
    const app = visit({
      'POST /auth/register': () => new Promise((resolve) => (answer = resolve)),
      'POST /auth/login': () => ({ token }),
    });
    await signUp(app);
    expect(await screen.findByRole('button', { name: 'Creating your account…' })).toBeVisible();
    answer({ message: 'Welcome.' });
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  });

  it('[ENTER-3] leads straight to the dish that was chosen', async () => {
    const app = visit({
      'POST /auth/register': () => ({ message: 'Welcome.' }),
      'POST /auth/login': () => ({ token }),
    });
    const [, second] = await screen.findAllByRole('button', { name: 'Cook this' });
    expect(second).toHaveAccessibleDescription('Lemon Chicken');
    await app.user.click(second!);
    expect(screen.getByLabelText('Username')).toHaveFocus();
    expect(screen.getByText('It’s free, and leads straight to Lemon Chicken.')).toBeVisible();
    await signUp(app);
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(`${location.pathname}${location.search}`).toBe('/?dish=2');
  });

  it('[ENTER-3][ENTER-4] leads people who have an account to the dish that they chose', async () => {
    const app = visit({ 'POST /auth/login': () => ({ token }) });
    const [first] = await screen.findAllByRole('button', { name: 'Cook this' });
    await app.user.click(first!);
    await app.user.click(screen.getByRole('link', { name: 'Already have an account? Log in' }));
    await app.user.type(await screen.findByLabelText('Email'), 'robin@example.com');
    await app.user.type(screen.getByLabelText('Password'), 'long enough{Enter}');
    await waitFor(() => expect(location.search).toBe('?dish=1'));
  });

  it('[ENTER-3] enters even if the kitchen cannot be saved', async () => {
    const app = visit({
      'POST /auth/register': () => ({ message: 'Welcome.' }),
      'POST /auth/login': () => ({ token }),
      'PUT /kitchen': () => failWith({ status: 503 }),
    });
    await app.user.type(await kitchen(), 'leek');
    await signUp(app);
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  });

  it('[ENTER-3] continues at the login with the address filled in, if there is an account', async () => {
    const app = visit({
      'POST /auth/register': () =>
        failWith({ status: 409, code: 'email_taken', message: 'There is such an account.' }),
    });
    await signUp(app);
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(location.pathname).toBe('/login');
    expect(screen.getByRole('alert')).toHaveTextContent('There is such an account.');
    expect(screen.getByLabelText('Email')).toHaveValue('robin@example.com');
  });

  it('[ENTER-3] continues there too if only the login fails', async () => {
    const app = visit({
      'POST /auth/register': () => ({ message: 'Welcome.' }),
      'POST /auth/login': () => failWith({ status: 503 }),
    });
    await signUp(app);
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Your account has been created.');
    expect(screen.getByLabelText('Email')).toHaveValue('robin@example.com');
  });

  it.each([
    [{ Username: '' }, 'Username', 'Username, email, and password are required.'],
    [{ Email: 'robin' }, 'Email', 'Invalid email format.'],
    [
      { Password: 'short' },
      'Password',
      'Password must be at least 8 characters long for registration.',
    ],
  ])('[ENTER-3][VALID-5a][VALID-5c][VALID-5d] refuses %j', async (values, label, message) => {
    const app = visit();
    await signUp(app, values);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(app.requests.some(({ method }) => method === 'POST')).toBe(false);
  });

  it("[ENTER-3][ERR-1] shows the server's errors, and keeps the input", async () => {
    const app = visit({
      'POST /auth/register': () =>
        failWith({ status: 409, message: 'Taken.', fields: { username: 'Somebody has it.' } }),
    });
    await signUp(app);
    expect(await screen.findByRole('alert')).toHaveTextContent('Taken.');
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(/Somebody has it\./);
    expect(screen.getByLabelText('Password')).toHaveValue('long enough');
  });

  it('[ENTER-3] is one press away from the dishes', async () => {
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: 'Create an account to cook them' }));
    expect(screen.getByLabelText('Username')).toHaveFocus();
  });
});

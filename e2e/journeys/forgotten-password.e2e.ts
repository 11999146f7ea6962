import { expect, expectAccessible, holdSession, logIn, test } from '../fixtures/test';
import { newestLink } from '../fixtures/outbox';

const newPassword = 'a new and better one';
const refusal = 'Failed to reset password. The link may be invalid or expired.';

test.describe('a forgotten password', () => {
  test('[ROUTE-4][CALL-26][CALL-27][RESET-1a][RESET-1b][VALID-6][VALID-7a][VALID-7b][CONST-6d][ERR-11b] is replaced through the mail, once @core', async ({
    page,
    server,
    registerPerson,
    quietPage,
  }) => {
    // The browser logs the refusals that this journey provokes.
    quietPage.allow(/40[01]/);
    const person = await registerPerson();
    const elsewhere = await logIn(server, person);
    await page.clock.install();

    await page.goto('/auth');
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByRole('alert')).toHaveText('Email is required.');
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'If there is an account with this email, a link is on its way.',
    );

    const link = await newestLink(server, person.email);
    expect(link.startsWith(`${server.url}/reset-password?token=`)).toBe(true);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Reset password' })).toBeVisible();
    await expectAccessible(page);
    const password = page.getByLabel('New password', { exact: true });
    const again = page.getByLabel('Confirm new password');
    const submit = page.getByRole('button', { name: 'Reset password' });
    const alert = page.getByRole('alert');

    await password.fill(newPassword);
    await again.fill(`${newPassword}!`);
    await submit.click();
    await expect(alert.first()).toHaveText('Passwords do not match.');
    await password.fill('1234567');
    await again.fill('1234567');
    await submit.click();
    await expect(alert).toHaveText('Password must be at least 8 characters long.');

    await page.clock.pauseAt(Date.now() + 60_000);
    await password.fill(newPassword);
    await again.fill(newPassword);
    await submit.click();
    // In small steps, since the page needs its clock to show the response.
    await expect(async () => {
      await page.clock.runFor(50);
      await expect(alert).toContainText('Your password has been reset.', { timeout: 100 });
    }).toPass();
    await page.clock.runFor(4_500);
    await expect(page).toHaveURL(link);
    await page.clock.runFor(600);
    await expect(page).toHaveURL('/login');
    await page.clock.resume();

    const session = await fetch(`${server.url}/api/auth/me`, {
      headers: { Authorization: `Bearer ${elsewhere.token}` },
    });
    expect(session.status, 'every login ended').toBe(401);

    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(alert).toHaveText('Invalid email or password.');
    await page.getByLabel('Password', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();

    await page.goto(link);
    await password.fill('one more password');
    await again.fill('one more password');
    await submit.click();
    await expect(alert).toHaveText(refusal);
    await expect(page, 'the page stays').toHaveURL(link);
  });

  test('[RESET-1a][CALL-26] requires a token; without one, a link to request a new mail is offered', async ({
    page,
    server,
    registerPerson,
  }) => {
    const person = await registerPerson();
    await page.goto('/reset-password');
    await expect(page.getByText('Invalid or missing reset token.')).toBeVisible();
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await newestLink(server, person.email)).toContain('/reset-password?token=');
  });

  test('[CALL-27][ROUTE-17] ends the session of a page open elsewhere', async ({
    page,
    server,
    registerPerson,
    quietPage,
  }) => {
    quietPage.allow(/401/);
    const person = await registerPerson();
    await holdSession(page, await logIn(server, person));
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
    const ask = (path: string, body: unknown) =>
      page.request.post(`${server.url}/api/auth/${path}`, { data: body });
    expect((await ask('forgot-password', { email: person.email })).status()).toBe(200);
    const token = new URL(await newestLink(server, person.email)).searchParams.get('token');
    expect((await ask('reset-password', { token, password: newPassword })).status()).toBe(200);
    await page.goto('/my-menus');
    await expect(page).toHaveURL('/auth');
    await expect(page.getByText('You must be logged in.').first()).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from '../fixtures/test';

/** The browser's virtual authenticator, which verifies its owner without asking anyone. */
async function plugInAuthenticator(page: Page): Promise<{
  recognise: (recognises: boolean) => Promise<void>;
  credentials: () => Promise<number>;
}> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    recognise: async (isUserVerified) => {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    credentials: async () =>
      (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
}

test('[CALL-20][SET-1b][ROUTE-2][ROUTE-3][STATE-1b] a passkey is added in the settings, signs in, is renamed and removed', async ({
  page,
  context,
  registerPerson,
  quietPage,
}) => {
  // The browser logs the refusals and network errors that this journey provokes.
  quietPage.allow(/40[01]/);
  quietPage.allow(/ERR_INTERNET_DISCONNECTED/);
  test.slow();
  const person = await registerPerson();
  const authenticator = await plugInAuthenticator(page);
  const alert = page.getByRole('alert');
  const signIn = page.getByRole('button', { name: 'Sign in with a passkey' });

  await page.goto('/login');
  await expect(signIn).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await authenticator.recognise(false);
  await signIn.click();
  await expect(alert).toHaveText('No passkey was used. Try again, or log in with your password.');
  await authenticator.recognise(true);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/settings');

  const section = page.getByRole('region', { name: 'Passkeys' });
  await expect(section.getByText('You have no passkeys yet.')).toBeVisible();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  const password = adding.getByLabel('Current password');
  const add = adding.getByRole('button', { name: 'Add a passkey' });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(adding).toBeVisible();
  await expectAccessible(page);
  await password.fill('not my password');
  await adding.getByLabel('Name').fill('Kitchen laptop');
  await add.click();
  await expect(adding.getByText('That is not your current password.')).toBeVisible();
  await password.fill(person.password);
  await authenticator.recognise(false);
  await add.click();
  await expect(adding.getByRole('alert')).toHaveText('No passkey was created. Please try again.');
  await expect(adding.getByLabel('Name')).toHaveValue('Kitchen laptop');
  await authenticator.recognise(true);
  await add.click();
  await expect(page.getByText('The passkey has been added.')).toBeVisible();
  await expect(adding).toBeHidden();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await expect(section.getByText('Kitchen laptop')).toBeVisible();
  await expect(section.getByText(/^Added .+, not used yet$/)).toBeVisible();
  expect(await authenticator.credentials()).toBe(1);

  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await password.fill(person.password);
  await add.click();
  await expect(adding.getByRole('alert')).toHaveText(
    'This device already has a passkey for your account.',
  );
  await adding.getByRole('button', { name: 'Cancel' }).click();
  await expect(adding).toBeHidden();
  expect(await authenticator.credentials()).toBe(1);

  await logOut(page);
  await context.setOffline(true);
  await expect(signIn).toBeDisabled();
  await expect(signIn).toHaveAccessibleDescription('Signing in with a passkey needs a connection.');
  await context.setOffline(false);
  await expect(signIn).toBeEnabled();
  await page.getByLabel('Remember me').check();
  await signIn.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
  const hoursLeft = await page.evaluate(() => {
    const [, claims = ''] = (localStorage.getItem('token') ?? '').split('.');
    const { exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    return (exp - Date.now() / 1000) / 3_600;
  });
  expect(Math.round(hoursLeft / 24), 'days of a remembered login').toBe(90);

  await page.goto('/settings');
  await expect(section.getByText(/^Added .+, last used .+$/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await section.getByRole('button', { name: 'Rename' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename the passkey' });
  await renaming.getByLabel('Name').fill(' ');
  await renaming.getByRole('button', { name: 'Rename' }).click();
  await expect(renaming.getByText('Please enter a name for the passkey.')).toBeVisible();
  const longest = 'W'.repeat(120);
  await renaming.getByLabel('Name').fill(longest);
  await renaming.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByText('The passkey has been renamed.')).toBeVisible();
  await expect(section.getByText(longest)).toBeVisible();
  const { width } = (await section.boundingBox()) ?? { width: 0 };
  const named = await section.getByText(longest).evaluate(({ scrollWidth }) => scrollWidth);
  expect(named, 'width of a long name').toBeLessThanOrEqual(width);
  await section.getByRole('button', { name: 'Rename' }).click();
  await renaming.getByLabel('Name').fill('Old laptop');
  await renaming.getByRole('button', { name: 'Rename' }).click();
  await expect(section.getByText('Old laptop')).toBeVisible();

  await section.getByRole('button', { name: 'Remove' }).click();
  const removing = page.getByRole('dialog', { name: 'Remove “Old laptop”?' });
  await removing.getByRole('button', { name: 'Cancel' }).click();
  await expect(removing).toBeHidden();
  await section.getByRole('button', { name: 'Remove' }).click();
  await removing.getByLabel('Current password').fill(person.password);
  await removing.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The passkey has been removed.')).toBeVisible();
  await expect(section.getByText('You have no passkeys yet.')).toBeVisible();

  await logOut(page);
  await signIn.click();
  await expect(alert).toHaveText(
    'This passkey cannot sign you in. Please log in with your password.',
  );
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

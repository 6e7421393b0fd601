import { clockPanel, toast } from './clock-panel.ts';
import { expect, logIn, openSignedIn, test } from './journey.ts';
import { kindsOf } from './ledger.ts';

test.use({ place: 'own' });

test('while the database is away punches wait and pages say so; then all is as it was', async ({
  page,
  newHire,
  deployment,
}) => {
  const somebody = await newHire();
  await openSignedIn(page, somebody);
  const clock = clockPanel(page);
  await expect(clock.sync).toHaveText('All punches recorded');
  await deployment.wire.cut();
  await expect.poll(async () => (await page.request.get('/api/health')).status()).toBe(503);

  await clock.press('Clock In');
  await expect(toast(page, 'Clock In · Saved on this device')).toBeVisible();
  await expect(clock.sync).toHaveText('1 punch saved on this device, waiting to send');
  await page.getByRole('link', { name: 'Contact Support' }).click();
  const problem = page.getByRole('main').getByRole('alert').filter({ hasText: 'The contacts could not be loaded' });
  await expect(problem).toContainText('Meridian cannot reach its records right now. Try again in a moment.');

  await deployment.wire.mend();
  await expect.poll(async () => (await page.request.get('/api/health')).status()).toBe(200);
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /elena@harborpine.example/ })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(clock.sync).toHaveText('All punches recorded', { timeout: 60_000 });
  expect(await kindsOf(deployment, somebody)).toEqual(['clock_in']);
});

test('who cannot log in because of it is told so, and can as soon as it is back', async ({
  page,
  newHire,
  deployment,
}) => {
  const somebody = await newHire();
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await deployment.wire.cut();
  await logIn(page, somebody);
  await expect(page.getByRole('alert')).toHaveText(
    'Meridian cannot reach its records right now. Try again in a moment.',
  );
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(somebody.password);
  await deployment.wire.mend();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a first visit meanwhile is told, and Try again opens the page', async ({ page, deployment }) => {
  await deployment.wire.cut();
  await page.goto('/');
  const problem = page.getByRole('alert');
  await expect(problem).toContainText('Meridian cannot reach its records right now. Try again in a moment.');
  await deployment.wire.mend();
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/login');
});

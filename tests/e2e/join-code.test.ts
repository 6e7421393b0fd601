import { demoPassword } from '../../tools/demo/cast.ts';
import { clockPanel } from './clock-panel.ts';
import { expect, logIn, openSignedIn, test } from './journey.ts';
import { openLetter } from './letters.ts';

// How an organization admits people is the same for everybody in it.
test.use({ place: 'own' });

test('by code: whoever brings the right one waits, is admitted, and clocks in for the first time', async ({
  page,
  anotherDevice,
}) => {
  await openSignedIn(page, { email: 'elena@harborpine.example', password: demoPassword }, '/settings/organization');
  await page.getByText('By code', { exact: true }).click();
  const code = page.locator('.join-code b');
  await expect(code).toHaveText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  const given = (await code.textContent()) ?? '';

  const person = { email: 'iris.lund@example.com', password: 'seven kites over the bay' };
  const phone = await (await anotherDevice({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto('/register');
  await phone.getByLabel('First name').fill('Iris');
  await phone.getByLabel('Last name').fill('Lund');
  await phone.getByLabel('Email').fill(person.email);
  await phone.getByLabel('Password', { exact: true }).fill(person.password);
  await phone.getByLabel('Confirm password').fill(person.password);
  await phone.getByLabel('Code of your organization').fill('ZZZZ-ZZZZ');
  await phone.getByRole('button', { name: 'Register' }).click();
  await expect(phone.getByText('This code is not in use.')).toBeVisible();
  // However it is typed; what stood in the form stands there still.
  await phone.getByLabel('Code of your organization').fill(given.toLowerCase().replace('-', ' '));
  await phone.getByRole('button', { name: 'Register' }).click();
  await expect(phone.getByRole('heading', { name: 'Awaiting approval' })).toBeVisible();
  await openLetter(phone, person.email, 'Confirm your email address', 'Confirm email address');
  await phone.getByRole('link', { name: 'Continue' }).click();
  await logIn(phone, person);
  await expect(phone.getByRole('heading', { name: 'Hello, Iris' })).toBeVisible();

  const desk = await (await anotherDevice()).newPage();
  await openSignedIn(desk, { email: 'tomas@harborpine.example', password: demoPassword }, '/management-authorizations');
  await desk.getByRole('button', { name: 'Approve Iris Lund' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Admit' }).click();
  await expect(desk.getByText('Iris Lund was admitted.')).toBeVisible();

  await expect(phone, 'opens by itself').toHaveURL('/dashboard');
  const clock = clockPanel(phone);
  await clock.applies('Clock In');
  await clock.press('Clock In');
  await expect(clock.state).toContainText('Clocked In');
  await clock.applies('Start Break', 'Clock Out');
});

import { expect, openSignedIn, test } from './journey.ts';

test('what a form of the specification requires is said at its field, and nothing is sent', async ({
  page,
  newHire,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!['GET', 'HEAD'].includes(request.method())) sent.push(request.url());
  });
  await page.goto('/register');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(5);
  expect(sent).toEqual([]);

  await openSignedIn(page, await newHire(), '/settings/security');
  sent.length = 0;
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('region', { name: 'Reset Password' }).locator('[aria-invalid=true]')).toHaveCount(3);
  await page.getByRole('button', { name: 'Update Email' }).click();
  await expect(page.getByLabel('New email')).toBeFocused();
  await expect(page.getByLabel('New email')).toHaveAttribute('aria-invalid', 'true');

  await page.goto('/settings/emergency');
  await page.getByRole('button', { name: 'Save contact' }).click();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
  expect(sent).toEqual([]);
});

test('the profile has the fields and the check boxes of the specification, by their names', async ({
  page,
  newHire,
}) => {
  const somebody = await newHire();
  await openSignedIn(page, somebody, '/settings/profile');
  for (const name of [
    'First Name',
    'Last Name',
    'Email Address',
    'Phone Number',
    'Last 3 Digits of SSN',
    'Street Address',
    'Apartment/Suite',
    'City',
    'State',
    'ZIP Code',
  ]) {
    await expect(page.getByLabel(name, { exact: true }), name).toBeVisible();
  }
  await expect(page.getByRole('group', { name: 'Date of Birth' })).toBeVisible();
  for (const name of ['Email Notifications', 'SMS Notifications', 'In-App Notifications']) {
    await expect(page.getByRole('checkbox', { name }), name).toBeAttached();
  }
});

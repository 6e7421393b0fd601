import { expect, openSignedIn, test } from './journey.ts';

test('what needs a fresh sign-in asks for the password in one dialog, and then goes on by itself', async ({
  page,
  newHire,
  deployment,
}) => {
  const somebody = await newHire({ firstName: 'Pia' });
  await openSignedIn(page, somebody, '/settings/preferences');
  let asked = 0;
  await page.route('**/api/me/preferences', (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    const refused = { type: 'about:blank', title: '', status: 403, detail: '', requestId: 'r' };
    return route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      json: { ...refused, code: 'fresh_sign_in_required' },
    });
  });
  await page.getByText('24 hours').click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type('not my password at all');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('That is not your password.');
  await dialog.getByLabel('Password', { exact: true }).fill(somebody.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  const [kept] = await deployment.rows('select hour_cycle from users where email = $1', [somebody.email]);
  expect(kept).toEqual({ hour_cycle: 'h23' });
});

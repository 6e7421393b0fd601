import { demoPassword } from '../../tools/demo/cast.ts';
import { expect, openSignedIn, signedIn, test } from './journey.ts';

const elena = { email: 'elena@harborpine.example', password: demoPassword };
const samuel = { email: 'samuel@harborpine.example', password: demoPassword };

test.describe('locations', () => {
  test.use({ place: 'own' });

  test('two admins edit one location at once: the second is told, nothing typed is lost, and every header follows', async ({
    page,
    anotherDevice,
    newHire,
  }) => {
    const other = await (await anotherDevice()).newPage();
    const mayas = await (await anotherDevice()).newPage();
    await openSignedIn(mayas, await newHire({ firstName: 'Lena' }));
    await expect(mayas.locator('header .place')).toHaveText('Downtown Office');

    await openSignedIn(page, elena, '/locations');
    await signedIn(other.context(), samuel);
    await other.goto('/locations');
    for (const each of [page, other]) await each.getByRole('button', { name: 'Edit Downtown Office' }).click();

    await page.getByLabel('Name', { exact: true }).fill('Harbor Office');
    await page.getByLabel('Contact phone').fill('+1 212 555 0161');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('heading', { name: 'Harbor Office' })).toBeVisible();
    await expect(mayas.locator('header .place')).toHaveText('Harbor Office');

    await other.getByLabel('Name', { exact: true }).fill('Main Office');
    await other.getByLabel('Address').fill('1 New Street');
    await other.getByRole('button', { name: 'Save Changes' }).click();
    await expect(other.getByRole('alert')).toContainText('Elena Fischer changed this location');
    await expect(other.getByRole('alert')).toContainText('Name: yours is below, theirs is Harbor Office.');
    await expect(other.getByLabel('Name', { exact: true })).toHaveValue('Main Office');
    await expect(other.getByLabel('Address')).toHaveValue('1 New Street');
    await expect(other.getByLabel('Contact phone')).toHaveValue('+1 212 555 0161');
    await other.getByRole('button', { name: 'Take theirs: Name' }).click();
    await expect(other.getByLabel('Name', { exact: true })).toHaveValue('Harbor Office');
    await other.getByRole('button', { name: 'Save Changes' }).click();
    await expect(other.getByText('1 New Street')).toBeVisible();

    await page.getByRole('button', { name: 'Close Harbor Office' }).click();
    await page.getByRole('button', { name: 'Close location' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
      'have their home location here. Move them to another first.',
    );
  });
});

test('who may not change locations has no entry for them, and the path leads to the dashboard', async ({
  page,
  newHire,
}) => {
  await openSignedIn(page, await newHire({ role: 'manager' }), '/locations');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('link', { name: 'Locations' })).toHaveCount(0);
});

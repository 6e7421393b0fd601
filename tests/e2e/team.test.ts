import { demoPassword } from '../../tools/demo/cast.ts';
import { faultsOf } from './faults.ts';
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

    await expect(faultsOf(page)).resolves.toEqual([]);
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

test.describe('the team', () => {
  const priya = { email: 'priya@harborpine.example', password: demoPassword };

  test('a manager finds somebody however it is typed, changes where they work, sets a rate, suspends and reinstates them', async ({
    page,
    anotherDevice,
    newHire,
  }) => {
    const hired = await newHire({ firstName: 'Zoë', lastName: 'Núñez' });
    const theirs = await (await anotherDevice()).newPage();
    await openSignedIn(theirs, hired);
    await openSignedIn(page, priya, '/team');
    await page.getByRole('searchbox').fill('nunez');
    await expect(page).toHaveURL(/q=nunez/);
    await page.getByRole('link', { name: 'Zoë Núñez' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Zoë Núñez' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change role' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Edit' }).click();
    await page.locator('.check', { hasText: 'Downtown Location' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Further locations: Downtown Location · Priya Raman')).toBeVisible();
    // Who works at two places may say where they are.
    await theirs.getByRole('button', { name: /Where you are now/ }).click();
    await theirs.getByRole('menuitemradio', { name: 'Downtown Location' }).click();
    await expect(theirs.locator('header .place')).toHaveText('Downtown Location');

    await page.getByRole('button', { name: 'Set rate' }).click();
    await page.getByLabel('Rate per hour, USD').fill('18,5');
    await page.getByRole('dialog').getByRole('button', { name: 'Set rate' }).click();
    await expect(page.getByRole('row', { name: /\$18\.50/ })).toContainText('Now');

    await page.getByRole('button', { name: 'Suspend' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
    await expect(page.getByText('Enter a reason.')).toBeVisible();
    await page.getByLabel('Reason').fill('Badge lost twice');
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
    await expect(page.locator('.suspension')).toHaveText('Suspended: Badge lost twice');
    await expect(theirs).toHaveURL('/login');
    await page.getByRole('button', { name: 'Reinstate' }).click();
    await expect(page.locator('.suspension')).toHaveCount(0);

    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Team' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue('nunez');
    await expect(faultsOf(page)).resolves.toEqual([]);
  });

  test('two admins change one role at once: the second is told, and saving again is theirs to decide; whoever has another role logs in anew', async ({
    page,
    anotherDevice,
    newHire,
  }) => {
    const hired = await newHire({ firstName: 'Ruben', lastName: 'Vale' });
    const theirs = await (await anotherDevice()).newPage();
    await openSignedIn(theirs, hired);
    const other = await (await anotherDevice()).newPage();
    await openSignedIn(other, samuel, `/team?person=${hired.employeeId}`);
    await openSignedIn(page, elena, `/team?person=${hired.employeeId}`);
    for (const each of [page, other]) await each.getByRole('button', { name: 'Change role' }).click();

    await page.getByRole('dialog').getByText('Manager', { exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Choose at least one location.')).toBeVisible();
    await page.locator('.check', { hasText: 'Downtown Office' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(theirs).toHaveURL('/login');

    await other.getByRole('dialog').getByText('Admin', { exact: true }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
    await expect(other.getByRole('alert')).toContainText('Elena Fischer changed this person');
    await expect(other.getByRole('radio', { name: 'Admin' })).toBeChecked();
    await other.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await expect(other.locator('main')).toContainText('Admin');
  });

  test('an employee sees colleagues without their contact, in Arabic as well', async ({ page, newHire }) => {
    const hired = await newHire({ firstName: 'Rami', language: 'ar' });
    await openSignedIn(page, hired, '/team');
    await expect(page.getByRole('heading', { level: 1, name: 'الفريق' })).toBeVisible();
    // By then more people may work here than one page lists.
    await page.getByRole('searchbox').fill('Priya');
    await page.getByRole('link', { name: /Priya Raman/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Priya Raman' })).toBeVisible();
    await expect(page.getByText('priya@harborpine.example')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'تعديل' })).toHaveCount(0);
    await expect(faultsOf(page)).resolves.toEqual([]);
  });
});

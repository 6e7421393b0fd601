import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { faultsOf } from './faults.ts';
import { expect, openSignedIn, readyForOffline, signedIn, test } from './journey.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const saved = (page: Page) => page.getByText('Saved', { exact: true });
const street = (page: Page) => page.getByLabel('Street Address');

async function typeBirth(page: Page): Promise<void> {
  await page.getByRole('spinbutton', { name: /^month, Date of Birth/ }).click();
  await page.keyboard.type('04171990');
}

test('a person completes their profile, and finds it again with what is restricted masked until they ask', async ({
  page,
  newHire,
  deployment,
}) => {
  const nadia = await newHire();
  await openSignedIn(page, nadia, '/settings/profile');
  await page.getByLabel('First Name').fill('Nadja');
  await page.getByLabel('Phone Number').fill('212.555.0123');
  await street(page).fill('1 Pier Street');
  await page.getByLabel('City').fill('New York');
  await page.getByLabel('ZIP Code').fill('1001');
  await page.getByLabel('SMS Notifications').check({ force: true });
  await typeBirth(page);
  await page.getByLabel('Last 3 Digits of SSN').fill('917');
  await save(page).click();
  // What cannot be kept is said at its field, and the first of them has the focus.
  await expect(page.getByText('Select a state.')).toBeVisible();
  await expect(page.getByText('Enter 5 digits, or 9 as in 10013-2412.')).toBeVisible();
  await page.getByLabel('State').selectOption('NY');
  await page.getByLabel('ZIP Code').fill('10013');
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Profile settings, Nadja Brook' })).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Phone Number')).toHaveValue('(212) 555-0123');
  await expect(page.getByText('••/••/••••')).toBeVisible();
  await expect(page.getByText('917')).toBeHidden();
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('Apr 17, 1990')).toBeVisible();
  await expect(page.getByText('917')).toBeVisible();
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByText('917')).toBeHidden();
  const looks = await deployment.rows(
    "select details from audit_entries where employee_id = $1 and action = 'profile.restricted_shown'",
    [nadia.employeeId],
  );
  expect(looks).toEqual([{ details: {} }]);
  expect(await faultsOf(page)).toEqual([]);
});

test('what was typed survives a reload and is asked about at every way out; what is restricted is not kept on the device', async ({
  page,
  newHire,
}) => {
  const nadia = await newHire();
  await openSignedIn(page, nadia, '/settings/profile');
  await street(page).fill('1 Pier Street');
  await expect(page.getByText('You have unsaved changes.')).toBeVisible();
  await page.reload();
  await expect(street(page)).toHaveValue('1 Pier Street');
  await expect(page.getByText('Your unsaved changes from last time are back.')).toBeVisible();

  await page.getByLabel('Last 3 Digits of SSN').fill('917');
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain('917');
  await page.getByRole('link', { name: 'Time entries' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(street(page)).toHaveValue('1 Pier Street');
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/settings\/profile/);

  await page.getByRole('link', { name: 'Time entries' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/time-entries/);
  await page.goto('/settings/profile');
  await expect(street(page)).toHaveValue('');
});

test('a newer save on another device is told, compared and not overwritten', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  const nadia = await newHire();
  await openSignedIn(page, nadia, '/settings/profile');
  await page.getByLabel('First Name').fill('Nadja');
  await page.getByLabel('Last Name').fill('Brooks');

  const phone = await anotherDevice();
  await signedIn(phone, nadia);
  const there = await phone.newPage();
  await there.goto('/settings/profile');
  await there.getByLabel('First Name').fill('Nadine');
  await there.getByLabel('Phone Number').fill('(212) 555-0123');
  await save(there).click();
  await expect(saved(there)).toBeVisible();

  await expect(page.getByText('Your profile was changed elsewhere in the meantime')).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Nadja');
  await expect(page.getByLabel('Phone Number')).toHaveValue('(212) 555-0123');
  await expect(page.getByText('Now saved: Nadine')).toBeVisible();
  await page.getByRole('button', { name: 'Use the saved one' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Nadine');
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await expect(there.getByLabel('Last Name')).toHaveValue('Brooks');
});

test('a photo is chosen, seen everywhere at once, and removed after a question', async ({
  page,
  newHire,
  deployment,
}) => {
  const nadia = await newHire();
  await openSignedIn(page, nadia, '/settings/profile');
  const header = page.getByRole('link', { name: /^Profile settings/ }).locator('img');
  const choose = async (button: string, name: string, mimeType: string, buffer: Buffer): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: button }).click();
    await (await chooser).setFiles({ name, mimeType, buffer });
  };
  await choose('Upload photo', 'me.png', 'image/png', Buffer.from('no picture at all'));
  await expect(page.getByRole('alert')).toHaveText('Choose a JPEG, PNG or WebP picture.');
  await expect(header).toHaveCount(0);

  const picture = sharp({ create: { width: 2_400, height: 1_800, channels: 3, background: '#117a47' } });
  await choose('Upload photo', 'me.jpg', 'image/jpeg', await picture.jpeg({ quality: 100 }).toBuffer());
  await expect(page.getByText('Photo saved')).toBeVisible();
  await expect(header).toHaveJSProperty('naturalWidth', 160);
  await page.reload();
  await expect(header).toHaveJSProperty('naturalWidth', 160);

  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog', { name: 'Remove your photo?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Photo removed')).toBeVisible();
  await expect(header).toHaveCount(0);
  expect(await deployment.rows('select 1 from employee_photos where employee_id = $1', [nadia.employeeId])).toEqual([]);
});

test('emergency contacts are added, called in another order, and taken away with a way back', async ({
  page,
  newHire,
}) => {
  const nadia = await newHire();
  await openSignedIn(page, nadia, '/settings/emergency');
  await page.getByRole('button', { name: 'Save contact' }).click();
  await expect(page.getByText('Enter the relationship.')).toHaveCount(2);
  const add = async (name: string): Promise<void> => {
    await page.getByLabel('Contact Name').fill(name);
    await page.getByLabel('Relationship').fill('Friend');
    await page.getByLabel('Phone Number').fill('(212) 555-0123');
    await page.getByRole('button', { name: 'Save contact' }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
  };
  await add('Rosa Brook');
  await expect(page.getByText('Emergency contact updated successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Add contact' }).click();
  await add('Bo Brook');
  await page.getByRole('button', { name: 'Call Bo Brook earlier' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([/^Bo Brook/, /^Rosa Brook/]);
  const contact = page.getByRole('listitem').filter({ hasText: 'Bo Brook' });
  await expect(contact).toBeFocused();
  await page.getByRole('button', { name: 'Remove Rosa Brook' }).click();
  await expect(page.getByRole('heading', { name: 'Rosa Brook' })).toHaveCount(0);
  await expect(contact).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([/^Bo Brook/, /^Rosa Brook/]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([/^Bo Brook/, /^Rosa Brook/]);
  expect(await faultsOf(page)).toEqual([]);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a preference chosen offline survives a reload, and reaches the server once it can be reached', async ({
    page,
    context,
    newHire,
    deployment,
  }) => {
    const nadia = await newHire();
    await openSignedIn(page, nadia, '/settings/preferences');
    await readyForOffline(page);
    await context.setOffline(true);
    await page.getByText('24 hours').click();
    await expect(page.getByText('Applied here.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: '24 hours' })).toBeChecked();
    await context.setOffline(false);
    const kept = () => deployment.rows('select hour_cycle from users where email = $1', [nadia.email]);
    await expect.poll(kept).toEqual([{ hour_cycle: 'h23' }]);
  });
});

test('a person takes all their data along, as a file, in Arabic too', async ({ page, newHire }) => {
  const nadia = await newHire({ language: 'ar' });
  await openSignedIn(page, nadia, '/settings/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'تنزيل بياناتي' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^meridian-\d+-\d{4}-\d\d-\d\d\.json$/);
  expect(await faultsOf(page)).toEqual([]);
});

test('a message to support reaches an admin, and its answer comes back without a reload', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  const nadia = await newHire();
  await openSignedIn(page, nadia, '/contact-support');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Enter a subject.')).toHaveCount(2);
  await page.getByLabel('What it concerns').selectOption('hours');
  await page.getByLabel('Subject').fill('My Friday');
  await page.getByRole('textbox', { name: 'Message' }).fill('An hour is missing.');
  await page.getByRole('button', { name: 'Send message' }).click();
  const own = page.getByRole('region', { name: 'Your messages' });
  await expect(own.getByRole('article').filter({ hasText: 'My Friday' })).toContainText('Open');

  const office = await anotherDevice();
  await signedIn(office, { email: 'elena@harborpine.example', password: nadia.password });
  const there = await office.newPage();
  await there.goto('/contact-support');
  const asked = there
    .getByRole('region', { name: 'Messages to answer' })
    .getByRole('article')
    .filter({ hasText: nadia.firstName });
  await asked.getByLabel(/^Answer to/).fill('Mended, look again.');
  await asked.getByRole('button', { name: 'Send answer' }).click();
  await expect(asked).toContainText('Answered');
  await expect(own.getByText('Mended, look again.')).toBeVisible();
  // Anew, without the toast that said that it was sent.
  await page.reload();
  await expect(own.getByText('Mended, look again.')).toBeVisible();
  for (const each of [page, there]) expect(await faultsOf(each)).toEqual([]);
});

import { demoPassword } from '../../tools/demo/cast.ts';
import { faultsOf } from './faults.ts';
import { expect, openSignedIn, test } from './journey.ts';

const elena = { email: 'elena@harborpine.example', password: demoPassword };

test('somebody says when they cannot work, and whoever plans them sees it in the week and while planning', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  await openSignedIn(page, await newHire({ firstName: 'Odette' }), '/schedule');
  await page.getByRole('link', { name: 'Availability', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My availability' })).toBeVisible();
  await page.getByLabel('Tuesday', { exact: true }).selectOption({ label: 'Certain hours' });
  await page.getByLabel('What the hours are: Tuesday').selectOption({ label: 'Not available' });
  await page.getByLabel('To: Tuesday').fill('08:00');
  await page.getByRole('button', { name: 'Save week' }).click();
  await expect(page.getByText('Hours need a length: they end after they begin.')).toBeVisible();
  await page.getByLabel('To: Tuesday').fill('12:00');
  await page.getByRole('button', { name: 'Save week' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);

  const theirs = await (await anotherDevice()).newPage();
  await openSignedIn(theirs, elena, '/schedule?week=2027-05-03');
  const row = theirs.getByRole('row').filter({ hasText: 'Odette' });
  await expect(row.getByText('Not available')).toBeVisible();
  await row.getByRole('button', { name: /^Add a shift: Odette.*Tuesday, May 4/ }).focus();
  await theirs.keyboard.press('Enter');
  const form = theirs.getByRole('dialog', { name: 'Add shift' });
  await expect(form.getByText('They said they cannot work: Tue May 4, 9:00 AM – 12:00 PM.')).toBeVisible();
  await form.getByLabel('Start').fill('12:00');
  await expect(form.getByText(/They said they cannot work/)).toHaveCount(0);
  expect(await faultsOf(theirs)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a date is said to be otherwise, in Arabic, and taken back', async ({ page, newHire }) => {
    await openSignedIn(page, await newHire({ language: 'ar' }), '/schedule/availability');
    await page.getByRole('button', { name: 'إضافة تواريخ' }).click();
    const dialog = page.getByRole('dialog', { name: 'إضافة تواريخ' });
    await dialog.getByRole('button', { name: 'حفظ' }).click();
    await expect(dialog.getByText('أدخل تاريخًا.')).toBeVisible();
    for (const [part, value] of [
      ['day', '7'],
      ['month', '12'],
      ['year', '2026'],
    ] as const) {
      await dialog.getByRole('group', { name: 'التاريخ', exact: true }).locator(`.seg-${part}`).click();
      await page.keyboard.type(value);
    }
    const last = dialog.getByRole('group', { name: 'آخر تاريخ' });
    for (const [part, value] of [
      ['day', '6'],
      ['month', '12'],
      ['year', '2026'],
    ] as const) {
      await last.locator(`.seg-${part}`).click();
      await page.keyboard.type(value);
    }
    await dialog.getByRole('button', { name: 'حفظ' }).click();
    await expect(dialog.getByText(/^آخر تاريخ هو الأول أو بعده/)).toBeVisible();
    await last.locator('.seg-day').click();
    await page.keyboard.type('9');
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'حفظ' }).click();
    await expect(dialog).toBeHidden();
    const dates = page.getByRole('list', { name: 'تواريخ أخرى' });
    await expect(dates.getByText('غير متوفّر')).toHaveCount(3);
    expect(await faultsOf(page)).toEqual([]);
    await dates
      .getByRole('button', { name: /^تغيير/ })
      .first()
      .click();
    const change = page.getByRole('dialog', { name: /^تغيير/ });
    // Were it another date, the former would be left as it was.
    await expect(change.getByRole('group', { name: 'التاريخ', exact: true })).toHaveCount(0);
    await change.getByLabel('ذلك اليوم').selectOption({ label: 'في أي وقت، ومفضّل' });
    expect(await faultsOf(page)).toEqual([]);
    await change.getByRole('button', { name: 'حفظ' }).click();
    await expect(dates.getByText('غير متوفّر')).toHaveCount(2);
    await expect(dates.getByRole('listitem')).toHaveCount(3);
    for (const left of [2, 1, 0]) {
      await dates.getByRole('button', { name: /^حذف/ }).first().click();
      await expect(dates.getByRole('listitem')).toHaveCount(left);
      // Whoever has a keyboard alone goes on where they were.
      if (left > 0) await expect(dates.getByRole('listitem').first()).toBeFocused();
    }
    const none = page.locator('.empty-state');
    await expect(none).toHaveText('لا تواريخ أخرى. كل أسبوع كما ذُكر أعلاه.');
    await expect(none).toBeFocused();
  });
});

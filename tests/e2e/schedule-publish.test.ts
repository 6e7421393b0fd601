import { faultsOf } from './faults.ts';
import { expect, openSignedIn, test } from './journey.ts';
import { cell, rowOf, whenRecorded } from './schedule-grid.ts';

test('where the server knows of more that speaks against a week than its screen, the dialog asks why, and goes on', async ({
  page,
  newHire,
}) => {
  await newHire({ firstName: 'Dora' });
  await openSignedIn(page, await newHire({ firstName: 'Max', role: 'manager' }), '/schedule?week=2027-08-23');
  await cell(page, await rowOf(page, 'Dora Brook'), 2)
    .getByRole('button')
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add shift' }).click();
  const sent: unknown[] = [];
  await page.route('**/api/schedule/publications', async (route) => {
    sent.push(route.request().postDataJSON());
    if (sent.length > 1) return route.continue();
    await route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      json: {
        type: 'about:blank',
        title: 'Conflict',
        status: 409,
        detail: 'Something speaks against some of these shifts.',
        code: 'warnings_need_reason',
        requestId: 'of this journey',
        details: { shiftIds: [] },
      },
    });
  });

  await page.getByRole('button', { name: 'Publish 1 change' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Why all the same')).toHaveCount(0);
  const publish = dialog.getByRole('button', { name: 'Publish', exact: true });
  await publish.click();
  const why = dialog.getByLabel('Why all the same');
  await expect(why).toBeFocused();
  await expect(why).toBeInViewport({ ratio: 1 });
  const refused = dialog.getByText('Something speaks against some of these shifts.', { exact: false });
  await expect(refused).toBeInViewport({ ratio: 1 });
  expect(await faultsOf(page)).toEqual([]);
  await publish.click();
  await expect(why).toBeFocused();
  const missing = dialog.getByText('Say why it is published all the same. The reason is kept.');
  await expect(missing).toBeInViewport({ ratio: 1 });
  expect(sent).toHaveLength(1);
  await why.fill('Nobody else has the keys');
  await publish.click();
  await expect(page.getByText('The week is published.', { exact: false })).toBeVisible();
  expect(sent).toMatchObject([{}, { reason: 'Nobody else has the keys' }]);
});

test('a week is published though its dialog is closed once that is under way, and is not where it is closed before', async ({
  page,
  newHire,
}) => {
  const { lastName } = await newHire({ firstName: 'Dunja' });
  await openSignedIn(page, await newHire({ firstName: 'Max', role: 'manager' }), '/schedule?week=2027-11-01');
  const row = await rowOf(page, `Dunja ${lastName}`);
  const gate = { open: (): void => undefined };
  const sent: string[] = [];
  const hold = (path: string) =>
    page.route(path, async (route) => {
      const isOpen = new Promise<void>((resolve) => {
        gate.open = resolve;
      });
      sent.push(route.request().url());
      await isOpen;
      return route.continue();
    });
  await hold('**/api/schedule/shifts');
  await cell(page, row, 2).getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add shift' }).click();
  await page.getByRole('button', { name: 'Publish 1 change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish', exact: false });
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  // What was planned is still on its way: nothing of the week was sent.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  gate.open();
  await whenRecorded(page);
  await hold('**/api/schedule/publications');
  await page.getByRole('button', { name: 'Publish 1 change' }).click();
  expect(sent.filter((url) => url.includes('publications'))).toEqual([]);
  // Behind a dialog nothing is taken back, though the focus is on the dialog itself.
  await expect(dialog).toBeFocused();
  await page.keyboard.press('Control+z');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(() => sent.filter((url) => url.includes('publications'))).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  gate.open();
  await expect(page.getByText('The week is published.', { exact: false })).toBeVisible();
  await expect(cell(page, row, 2).locator('[data-shift]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Published?$/ })).toBeVisible();
});

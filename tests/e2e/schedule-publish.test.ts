import { faultsOf } from './faults.ts';
import { expect, openSignedIn, test } from './journey.ts';
import { cell, rowOf } from './schedule-grid.ts';

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

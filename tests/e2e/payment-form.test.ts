import type { Locator } from '@playwright/test';
import { demoPassword } from '../../tools/demo/cast.ts';
import { expect, openSignedIn, test } from './journey.ts';
import { beginPayment } from './record-payment.ts';

test.use({ place: 'own' });

const elena = { email: 'elena@harborpine.example', password: demoPassword };

test('nothing that was chosen or typed of a payment is lost by closing it unasked, and what is untouched closes at once', async ({
  page,
}) => {
  await openSignedIn(page, elena, '/payments');
  const dialog = page.getByRole('dialog', { name: 'Record a Payment' });
  const open = () => page.getByRole('button', { name: 'Record Payment' }).click();
  const employee = dialog.getByRole('combobox', { name: 'Employee' });
  const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });

  await open();
  await expect(employee).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // An employee who is pressed in the list, and nothing typed.
  await open();
  // The focus comes with the dialog: a list that is opened before it closes again.
  await expect(employee).toBeFocused();
  await dialog.getByRole('button', { name: 'Show suggestions' }).click();
  await page.getByRole('option', { name: /^Hana Kim/ }).click();
  await expect(dialog.getByText(/^All of /)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(employee).toHaveValue('Hana Kim');
  // A press beside it does nothing.
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();

  // What was recorded closes at once.
  await beginPayment(page, 'Hana');
  await dialog.getByText('Confirm payment details').click();
  await dialog.getByRole('button', { name: 'Submit Payment' }).click();
  const recorded = page.getByRole('dialog', { name: 'Payment Recorded' });
  await expect(recorded).toBeVisible();
  await expect(recorded.getByText(/^\$\d+\.\d\d$/)).toBeVisible();
  await expect(recorded.getByText('Cash', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(recorded).toBeHidden();
  await expect(question).toBeHidden();
  // Whoever has a keyboard alone goes on from where the form was opened.
  await expect(page.getByRole('button', { name: 'Record Payment' })).toBeFocused();

  // Of somebody to whom nothing is due, no more is asked; those with days to be paid are offered first.
  await open();
  // The focus comes with the dialog: a list that is opened before it closes again.
  await expect(employee).toBeFocused();
  await dialog.getByRole('button', { name: 'Show suggestions' }).click();
  const offered = await page.getByRole('option').allTextContents();
  const settled = offered.map((text) => /nothing/i.test(text));
  expect(settled).toContain(true);
  expect(settled).toEqual(settled.toSorted((a, b) => Number(a) - Number(b)));
  // By then she is among the last of a long list, which closes where the page is scrolled to reach her.
  await employee.fill('Hana');
  await page.getByRole('option', { name: /^Hana Kim/ }).click();
  await expect(dialog.getByText('Every approved day of this employee is paid.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Submit Payment' })).toHaveCount(0);
  await expect(dialog.getByText('Confirm payment details')).toHaveCount(0);
});

test('what the server would not take is said at its field, which has the focus', async ({ page }) => {
  await openSignedIn(page, elena, '/payments');
  const dialog = await beginPayment(page, 'Hana');
  // All but one of her days, so that there is something left to be paid.
  await dialog.locator('.pick-day').first().click();
  const byCheck = async () => {
    await dialog.getByText('Check', { exact: true }).click();
    await dialog.getByLabel('Check number').fill('009003');
    await dialog.getByText('Confirm payment details').click();
  };
  const submit = dialog.getByRole('button', { name: 'Submit Payment' });
  await byCheck();
  let isTold = false;
  await page.route('**/api/payments', async (route) => {
    if (route.request().method() !== 'POST' || isTold) return route.fallback();
    isTold = true;
    await route.continue({ postData: { ...route.request().postDataJSON(), totalHours: '1' } });
  });
  await submit.click();
  const days = dialog.getByRole('group', { name: /^Unpaid work logs/ });
  await expect(days).toHaveAccessibleDescription(/The hours are not those of the work logs/);
  await expect(days.getByRole('alert')).toBeInViewport();
  await expect(days.getByRole('checkbox').first()).toBeFocused();
  await submit.click();
  await page
    .getByRole('dialog', { name: 'Payment Recorded' })
    .getByRole('button', { name: 'Create another Payment' })
    .click();

  await dialog.getByRole('combobox', { name: 'Employee' }).fill('Hana');
  await page.getByRole('option', { name: /^Hana Kim/ }).click();
  await dialog.getByText(/^All of /).click();
  await byCheck();
  await submit.click();
  const number = dialog.getByLabel('Check number');
  await expect(number).toBeFocused();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(number).toHaveAccessibleDescription(/A check with this number was recorded already/);
  await expect(dialog.getByText('A check with this number was recorded already')).toHaveCount(1);
});

test('whoever is chosen after a payment went wrong is shown with their own days, and nothing is said of the other', async ({
  page,
}) => {
  await openSignedIn(page, elena, '/payments');
  const dialog = await beginPayment(page, 'Hana');
  await dialog.getByText('Confirm payment details').click();
  const fault = { type: 'about:blank', title: '', status: 500, detail: '', code: 'unexpected', requestId: 'a1b2c3' };
  await page.route('**/api/payments', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, contentType: 'application/problem+json', json: fault })
      : route.fallback(),
  );
  await dialog.getByRole('button', { name: 'Submit Payment' }).click();
  const said = dialog.getByText(/sent again, it counts once/);
  await expect(said.first()).toBeVisible();
  const days = dialog.locator('.pick-day');
  const ofHana = await days.allTextContents();
  await dialog.getByRole('combobox', { name: 'Employee' }).fill('Maya');
  await page.getByRole('option', { name: /^Maya Okafor/ }).click();
  await expect(said).toHaveCount(0);
  await expect.poll(() => days.allTextContents()).not.toEqual(ofHana);
});

test('a note on deductions stands whole above the law behind it, and over nothing else, wide and narrow', async ({
  page,
}) => {
  await openSignedIn(page, elena, '/payments');
  const dialog = await beginPayment(page, 'Hana');
  await dialog.getByRole('button', { name: 'Add deduction' }).click();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill('Uniform');
  await dialog.getByLabel('Quantity').fill('30');
  await dialog.getByLabel('Unit price (USD)').fill('14');
  const note = dialog.getByRole('status').filter({ hasText: 'cut into the minimum wage' });
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [whole, said, law] = [
      await boxOf(note),
      await boxOf(note.locator('p').first()),
      await boxOf(note.locator('p').last()),
    ];
    const next = await boxOf(dialog.getByRole('region', { name: 'Owed by the pay rules' }));
    expect(law.y).toBeGreaterThanOrEqual(said.y + said.height);
    expect(law.width).toBeGreaterThan(200);
    expect(whole.y + whole.height).toBeGreaterThanOrEqual(law.y + law.height);
    expect(next.y).toBeGreaterThanOrEqual(whole.y + whole.height);
  }
});

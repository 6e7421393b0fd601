import type { Page } from '@playwright/test';
import { faultsOf } from './faults.ts';
import { expect, openSignedIn, test } from './journey.ts';
import { approveCard, elena, openPeriod } from './pay-period.ts';

test.use({ place: 'own' });

const receiptOf = (page: Page) => page.getByRole('heading', { name: /\d+ (?:person|people) paid, / });

const fault = { type: 'about:blank', title: '', status: 500, detail: '', code: 'unexpected', requestId: 'a1b2c3' };

test('everybody of a period is prepared, looked at and paid at once; in Arabic on a phone as well', async ({
  page,
}) => {
  await openPeriod(page);
  await page.getByRole('link', { name: '2. Earnings and deductions' }).click();
  const extra = page.getByLabel('Extra pay of Hana Kim');
  // What makes no sense is named until something else is pasted over it, and nobody is paid without it meanwhile.
  await extra.fill('1oo');
  await expect(page.getByText('Saved. What is typed for Hana Kim makes no sense and is not kept.')).toBeVisible();
  await page.getByRole('link', { name: 'Payments', exact: true }).first().click();
  await page.getByRole('button', { name: 'Stay', exact: true }).click();
  const period = page.locator('.stepper b');
  const shown = (await period.textContent()) ?? '';
  await page.getByRole('button', { name: 'Next period' }).click();
  await page.getByRole('button', { name: 'Stay', exact: true }).click();
  await expect(period).toHaveText(shown);
  await page.getByRole('link', { name: '3. Review' }).click();
  await expect(page.getByText('What is typed for Hana Kim makes no sense', { exact: false }).first()).toBeVisible();
  await page.getByRole('link', { name: '2. Earnings and deductions' }).click();
  await expect(extra).toHaveValue('1oo');
  await extra.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '100\n');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(extra).toHaveValue('100');
  await expect(extra).toHaveAttribute('aria-invalid', 'false');
  await extra.fill('25');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(extra).toHaveValue('25');

  await page.getByRole('link', { name: '3. Review' }).click();
  const pay = page.getByRole('button', { name: /^Pay \d+ people$/ });
  await expect(pay).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Confirm the payment details first.')).toBeVisible();
  await page.getByText(/^Pay \d+ people .* together on /).click();
  expect(await faultsOf(page)).toEqual([]);
  // The run that was paid stands there also while it is read anew.
  const again = Promise.withResolvers<void>();
  await page.route(/\/api\/pay-run\?/, async (route) => {
    await again.promise;
    await route.fallback();
  });
  await pay.click();
  // The button has gone: whoever pressed it goes on at the receipt, and hears it.
  await expect(receiptOf(page)).toBeFocused();
  await expect(page.getByText(/Elena Fischer.* on .*The payments are dated/)).toBeVisible();
  await expect(page.getByText('You have not paid this period yet.')).toHaveCount(0);
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(0);
  again.resolve();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'See the payments' }).click();
  await expect(page).toHaveURL(/\/payments\?.*from=.*to=/);
  await expect(page.getByRole('link', { name: /^Pay stub of Hana Kim/ }).first()).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pay-run');
  await page.getByRole('button', { name: 'EN, Language' }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page.getByRole('heading', { name: 'دورة الرواتب', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('whose time card is not approved is told beside their name before any review, and what they get is not', async ({
  page,
}) => {
  await openSignedIn(page, elena, '/pay-run');
  await expect(page.getByRole('rowheader', { name: /Hana Kim.*time card not approved/ })).toBeVisible();
  await page.getByRole('link', { name: '2. Earnings and deductions' }).click();
  await expect(
    page
      .getByRole('row', { name: /Hana Kim/ })
      .getByRole('cell')
      .last(),
  ).toHaveText('–');
});

test('a run whose answer went wrong paid once and shows its receipt, and the rest of its people are paid without loading the page again', async ({
  page,
}) => {
  await openPeriod(page);
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/draft') && answer.ok());
  await page
    .getByRole('row', { name: /Hana Kim/ })
    .locator('.check')
    .click();
  await kept;
  await page.getByRole('link', { name: '3. Review' }).click();
  const together = page.getByText(/^Pay \d+ (?:person|people) .* on /);
  await together.click();
  const first = (await together.textContent()) ?? '';
  let wentWrong = false;
  await page.route('**/api/pay-run/*', async (route) => {
    if (route.request().method() !== 'POST' || wentWrong) return route.fallback();
    wentWrong = true;
    await route.fetch();
    await route.fulfill({ status: 500, contentType: 'application/problem+json', json: fault });
  });
  await page.getByRole('button', { name: /^Pay \d+ people$/ }).click();
  await expect(receiptOf(page)).toBeFocused();
  await page.getByRole('link', { name: '3. Review' }).click();
  // Who was left out holds for one run: she is in what is left of it.
  await expect(together).not.toHaveText(first);
  // It is known to have paid: there is nothing to be looked for any more, nor to be sent again.
  await expect(page.getByText(/It may have gone through|it counts once/)).toHaveCount(0);
  await together.click();
  await page.getByRole('button', { name: /^Pay \d+ (?:person|people)$/ }).click();
  await expect(receiptOf(page)).toBeFocused();
  const former = page.getByRole('region', { name: 'Earlier runs of this period' });
  await expect(former.getByRole('listitem')).toHaveCount(1);
});

test('a run that paid everybody shows its receipt where its answer never came', async ({ page }) => {
  await openPeriod(page);
  await page.getByRole('link', { name: '3. Review' }).click();
  await page.getByText(/^Pay \d+ people .* together on /).click();
  await page.route('**/api/pay-run/*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: /^Pay \d+ people$/ }).click();
  await expect(receiptOf(page)).toBeFocused();
  await expect(page.getByText('Nobody has unpaid days in this period.')).toHaveCount(0);
});

test('a run that is not known to have paid is said to be looked for, also where nobody is left to pay', async ({
  page,
}) => {
  await openPeriod(page);
  await page.getByRole('link', { name: '3. Review' }).click();
  await page.getByText(/^Pay \d+ people .* together on /).click();
  await page.route('**/api/pay-run/*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, contentType: 'application/problem+json', json: fault })
      : route.fallback(),
  );
  // Somebody else paid them meanwhile.
  await page.route(/\/api\/pay-run\?/, async (route) => {
    const answer = await route.fetch();
    const run: Record<string, unknown> = await answer.json();
    await route.fulfill({ response: answer, json: { ...run, people: [], earlier: [] } });
  });
  await page.getByRole('button', { name: /^Pay \d+ people$/ }).click();
  await expect(page.getByText('Nobody has unpaid days in this period.')).toBeVisible();
  // Another run would be sent by now: that it counts once is true no more.
  await expect(page.getByText(/It may have gone through all the same: look first/).first()).toBeVisible();
  await expect(page.getByText(/it counts once/)).toHaveCount(0);
  await page.getByRole('link', { name: 'See the payments' }).click();
  await expect(page.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible();
});

test('days of an earlier period that nobody paid are paid with a run by one press', async ({ page }) => {
  await openSignedIn(page, elena);
  await approveCard(page, 'Hana Kim', '2026-11-09');
  await page.goto('/pay-run?step=review');
  const earlier = page.getByRole('table').filter({ hasText: /have approved days of earlier periods that nobody paid/ });
  const hana = earlier.getByRole('row', { name: /Hana Kim/ });
  await expect(hana).toContainText('not in this run');
  await page.getByRole('button', { name: 'Pay these days with this run' }).click();
  await expect(hana).toContainText('paid with this run');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  // Whoever something stands in the way of is in no sum, and is counted apart until they are left out.
  await expect(page.getByText(/^without \d+ people in whose way something stands$/)).toBeVisible();
  await page.getByRole('button', { name: /^Leave all \d+ out$/ }).click();
  await expect(page.getByText(/in whose way something stands$/)).toHaveCount(0);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByText(/^Pay \d+ (?:person|people) .* on /).click();
  await page.getByRole('button', { name: /^Pay \d+ (?:person|people)$/ }).click();
  // The address named no period: that of the run stays on the screen.
  await expect(receiptOf(page)).toBeFocused();
  await page.goto('/pay-run?date=2026-11-02');
  await expect(page.getByRole('heading', { name: 'Pay run', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: '1. Hours' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Hana Kim' })).toHaveCount(0);
  await page.goto('/payments?q=Hana');
  await expect(page.getByRole('link', { name: /^Pay stub of Hana Kim/ }).first()).toBeVisible();

  // All four steps stand in one line on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pay-run');
  const steps = page.getByRole('navigation', { name: 'Steps of the pay run' }).getByRole('listitem');
  await expect(steps).toHaveCount(4);
  const tops = await steps.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('a payment above the limit is approved by a second person, and has a stub from then on', async ({ page }) => {
  await openSignedIn(page, elena, '/payments');
  await expect(page.getByText('1 payment waits for a second person.')).toBeVisible();
  await page.getByRole('link', { name: 'Show', exact: true }).click();
  await page.getByRole('button', { name: /^Approve the payment of .* to Viktor/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve this payment?' });
  await expect(dialog).toContainText('$1,250.00');
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Approve payment' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/payments?q=Viktor');
  await expect(page.getByRole('link', { name: /^Pay stub of Viktor/ }).first()).toBeVisible();
  await expect(page.getByText('waits for a second person')).toBeHidden();
});

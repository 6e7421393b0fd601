import { v7 } from 'uuid';
import { parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { presets } from '../../src/domain/pay-rules/presets.ts';
import { demoPassword } from '../../tools/demo/cast.ts';
import { aClient } from '../world/client.ts';
import { approveCard, approveWeek, payAll } from '../world/pay-day.ts';
import { toast } from './clock-panel.ts';
import { faultsOf } from './faults.ts';
import { expect, openSignedIn, signedIn, test } from './journey.ts';
import { beginPayment } from './record-payment.ts';

const sample = (name: string) => ({ email: `${name}@harborpine.example`, password: demoPassword });

test.use({ place: 'own' });

test('a payment is recorded to the cent, voided with a reason, and paid again', async ({ page }) => {
  await openSignedIn(page, sample('elena'), '/payments');
  await expect(page.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible();
  for (const figure of ['Paid this period', 'Waiting to be paid', 'Hours paid', 'People unpaid']) {
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  }

  const dialog = await beginPayment(page, 'Hana');
  const [total, hourly] = [dialog.getByLabel('Total pay (USD)'), dialog.getByLabel('Hourly pay (USD)')];
  await expect(total).not.toHaveValue('');
  const owed = await total.inputValue();
  const submit = dialog.getByRole('button', { name: 'Submit Payment' });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await expect(dialog.getByLabel('Transaction date')).toHaveValue(/^2026-11-20T1[89]:/);
  for (const method of ['Cash', 'Check', 'Zelle', 'Other']) {
    await expect(dialog.getByRole('radio', { name: method, exact: true })).toBeAttached();
  }
  await expect(dialog.getByLabel('Check number')).toHaveCount(0);
  // Each follows the other, rounded once, to the cent.
  await hourly.fill('25');
  await expect(total).not.toHaveValue(owed);
  await expect(total).toHaveValue(/^\d+\.\d{2}$/);
  const hours = Number(await total.inputValue()) / 25;
  await total.fill('1000');
  await expect(hourly).toHaveValue((1000 / hours).toFixed(2));
  await hourly.fill('25');
  await expect(dialog.getByText(/more than the rules say/)).toBeVisible();
  await total.fill('12,3x');
  await expect(total).toHaveAttribute('aria-invalid', 'true');
  await expect(total).toHaveAccessibleDescription(/Enter an amount such as 625\.95\./);
  await total.fill(owed);
  await expect(dialog.getByText(/more than the rules say/)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Add deduction' }).click();
  await dialog.getByLabel('Name').fill('Uniform');
  await dialog.getByLabel('Quantity').fill('2y');
  await expect(dialog.getByLabel('Quantity')).toHaveAccessibleDescription(/Enter a quantity above 0/);
  await dialog.getByLabel('Quantity').fill('2');
  await dialog.getByLabel('Unit price (USD)').fill('14');
  await expect(dialog.getByText('Uniform, 2 × $14.00')).toBeVisible();
  await dialog.getByText('Check', { exact: true }).click();
  await expect(dialog.getByText('Enter the number of the check.').first()).toBeVisible();
  await dialog.getByLabel('Check number').fill('009001');
  await dialog.getByText('Confirm payment details').click();
  await submit.click();
  const recorded = page.getByRole('dialog', { name: 'Payment Recorded' });
  await expect(recorded.getByText('Paid')).not.toHaveCount(0);
  await recorded.getByRole('button', { name: 'Finished' }).click();

  const row = page.getByRole('row', { name: /Hana Kim.*Check 009001/ });
  await expect(row).toContainText('Paid');
  await row.getByRole('button', { name: /^Void/ }).click();
  const question = page.getByRole('dialog', { name: 'Void this payment?' });
  await question.getByRole('button', { name: 'Void payment' }).click();
  await expect(question).toContainText('Say why it is voided.');
  await question.getByLabel('Reason').fill('The check was never cashed');
  await question.getByRole('button', { name: 'Void payment' }).click();
  await expect(toast(page, 'The payment is voided')).toBeVisible();
  await expect(row).toContainText('The check was never cashed');
  // A keyboard goes on from there, though the button is gone.
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('tbody') !== null)).toBe(true);

  const again = await beginPayment(page, 'Hana');
  await again.getByText('Zelle', { exact: true }).click();
  await again.getByText('Confirm payment details').click();
  await again.getByRole('button', { name: 'Submit Payment' }).click();
  await recorded.getByRole('button', { name: 'Create another Payment' }).click();
  await expect(page.getByRole('dialog', { name: 'Record a Payment' })).toContainText('Choose an employee');
});

test('a payment that the server failed over, or nobody answered, stands as it was sent, and is sent again to be recorded once', async ({
  page,
}) => {
  await openSignedIn(page, sample('elena'), '/payments');
  const dialog = await beginPayment(page, 'Hana');
  const owed = await dialog.getByLabel('Total pay (USD)').inputValue();
  await dialog.getByText('Check', { exact: true }).click();
  await dialog.getByLabel('Check number').fill('009002');
  await dialog.getByText('Confirm payment details').click();
  // It is recorded, and its answer goes wrong on the way; then it is lost.
  let isLost = false;
  const fault = { type: 'about:blank', title: '', status: 500, detail: '', code: 'unexpected', requestId: 'a1b2c3' };
  await page.route('**/api/payments', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    if (isLost) return route.abort('internetdisconnected');
    isLost = true;
    await route.fulfill({ status: 500, contentType: 'application/problem+json', json: fault });
  });
  const submit = dialog.getByRole('button', { name: 'Submit Payment' });
  await submit.click();
  await expect(dialog.getByText('It may have gone through already; sent again, it counts once.').first()).toBeVisible();
  await submit.click();
  await expect(dialog.getByText('Meridian could not be reached').first()).toBeVisible();
  // The list behind knows of it by now, and nothing that was typed is gone.
  await expect(page.getByRole('row', { name: /Hana Kim.*Check 009002/, includeHidden: true })).toHaveCount(1);
  await expect(dialog.getByLabel('Total pay (USD)')).toHaveValue(owed);
  await expect(dialog.getByLabel('Check number')).toHaveValue('009002');
  await page.unroute('**/api/payments');
  await submit.click();
  await page.getByRole('dialog', { name: 'Payment Recorded' }).getByRole('button', { name: 'Finished' }).click();
  await expect(page.getByRole('row', { name: /Hana Kim.*Check 009002/ })).toHaveCount(1);
});

test('an employee sees their own payments, and opens the stub of one, on the screen and as PDF; in Arabic as well', async ({
  page,
}) => {
  await openSignedIn(page, sample('maya'), '/payments');
  await expect(page.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Record Payment' })).toHaveCount(0);
  await expect(page.getByRole('rowheader', { name: /Elena/ })).toHaveCount(0);
  await page
    .getByRole('link', { name: /^Pay stub of Maya Okafor/ })
    .first()
    .click();
  const stub = page.getByRole('dialog', { name: /^Pay stub of Maya Okafor/ });
  for (const words of ['Harbor & Pine', 'Employee number', 'Gross wages', 'Net wages', 'Year to date, 2026']) {
    await expect(stub.getByText(words).first()).toBeVisible();
  }
  // Each total opens the rows that it is made of, and a row of them its punches and rules.
  await stub.getByRole('button', { name: 'Why? Net wages', exact: true }).click();
  const net = page.getByRole('dialog', { name: 'Net wages', exact: true });
  await expect(net.getByRole('row')).toContainText(['Net wages', 'Gross wages', 'Meals', 'Net wages']);
  await net.getByRole('button', { name: 'Close' }).click();
  await stub.getByRole('button', { name: 'Why? Gross wages', exact: true }).click();
  const gross = page.getByRole('dialog', { name: 'Gross wages' });
  await gross.getByRole('button', { name: 'Why? Straight time' }).first().click();
  await expect(
    page
      .getByRole('dialog', { name: 'Straight time' })
      .getByText(/between the punches/)
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await gross.getByRole('button', { name: 'Close' }).click();
  // The year to date opens the payments that it adds up, and each of them leads to its own stub.
  await stub.getByRole('button', { name: 'Why? Net wages, 2026 to date' }).click();
  const year = page.getByRole('dialog', { name: 'Net wages, 2026 to date' });
  await expect(year.getByRole('rowheader', { name: /^Week ending/ })).not.toHaveCount(0);
  await year
    .getByRole('link', { name: /^Week ending/ })
    .first()
    .click();
  await expect(year).toBeHidden();
  await expect(stub.getByRole('button', { name: 'Why? Net wages, 2026 to date' })).toBeVisible();
  await page.goBack();
  await stub
    .getByRole('button', { name: /^Why\? Hours at/ })
    .first()
    .click();
  const rate = page.getByRole('dialog', { name: /^Hours at/ });
  await expect(rate.getByRole('rowheader').getByRole('link')).not.toHaveCount(0);
  await rate.getByRole('button', { name: 'Close' }).click();
  const coming = page.waitForEvent('download');
  await stub.getByRole('button', { name: 'Download PDF' }).click();
  expect((await coming).suggestedFilename()).toMatch(/^pay-stub-\d+-2026-\d\d-\d\d\.pdf$/);
  await stub.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'EN, Language' }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { name: 'المدفوعات', level: 1 })).toBeVisible();
  await page
    .getByRole('link', { name: /^قسيمة أجر/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /^قسيمة أجر/ })).toContainText('صافي الأجر');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('list, dialog and stub have no fault that axe knows, wide and light, narrow and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSignedIn(page, sample('elena'), '/payments');
  for (const [colorScheme, width] of [['light', 1440] as const, ['dark', 390] as const]) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/payments');
    await expect(page.getByRole('link', { name: /^Pay stub of/ }).first()).toBeVisible();
    expect.soft(await faultsOf(page), `list, ${colorScheme}, ${width}`).toEqual([]);
    const dialog = await beginPayment(page, 'Hana');
    await expect(dialog.getByText('Owed by the pay rules')).toBeVisible();
    expect.soft(await faultsOf(page), `dialog, ${colorScheme}, ${width}`).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page
      .getByRole('link', { name: /^Pay stub of/ })
      .first()
      .click();
    await expect(page.getByText('Net wages').first()).toBeVisible();
    expect.soft(await faultsOf(page), `stub, ${colorScheme}, ${width}`).toEqual([]);
  }
});

test('each line of a stub opens to the days and punches behind it, to whoever pays and to whoever is paid', async ({
  page,
  deployment,
  newHire,
  anotherDevice,
}) => {
  const nadia = await newHire();
  const startsOn = parsePlainDate('2026-11-09') as PlainDate;
  // Rules of a week that is over are set by nobody now: they were in force then.
  await deployment.rows(
    `insert into pay_policies (organization_id, id, employee_id, starts_on, rules, preset, created_at)
     select organization_id, uuidv7(), id, $2, $3, 'california', '2026-11-06' from employees where id = $1`,
    [nadia.employeeId, startsOn, JSON.stringify(presets.california)],
  );
  const phone = await anotherDevice();
  await signedIn(phone, nadia);
  // Saturday from five to half past six without a meal: New York is five hours behind.
  for (const [kind, at] of [
    ['clock_in', '2026-11-14T10:00:00Z'],
    ['clock_out', '2026-11-14T23:30:00Z'],
  ] as const) {
    const punch = { id: v7({ msecs: Date.parse(at) }), kind, offline: true, deviceAt: at, skewMilliseconds: 0 };
    expect((await phone.request.post('/api/clock/punches', { data: punch })).status(), at).toBe(200);
  }
  await openSignedIn(page, sample('elena'));
  const cookies = await page.context().cookies();
  const office = aClient(deployment.url, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
  await approveWeek(office, nadia, startsOn);
  const whole = await payAll(office, nadia);
  // An hour more of that day is found once it is paid.
  const card = `${nadia.employeeId}/${startsOn}`;
  const reopened = await office.send('POST', `/api/time-cards/${card}/reopening`, { reason: 'An hour was forgotten' });
  expect(reopened.status, reopened.text).toBe(204);
  const asked = { date: '2026-11-14', startTime: '19:00', endTime: '20:00', breakMinutes: 0 };
  const added = { id: v7(), entryId: null, asked, reason: 'She closed the shop', seen: [] };
  const corrected = await office.send('POST', `/api/employees/${nadia.employeeId}/corrections`, added);
  expect(corrected.status, corrected.text).toBe(200);
  await approveCard(office, nadia, startsOn);
  const difference = await payAll(office, nadia);

  // What the correction changed is told by the payment that pays it; the stub of before tells what it paid, and that the card moved on.
  const [worked, more] = ['13:30 between the punches.', '14:30 between the punches.'];
  const moved = 'The time card says something else by now.';
  const hers = await phone.newPage();
  for (const [reader, who] of [
    [page, 'whoever pays'],
    [hers, 'whoever is paid'],
  ] as const) {
    for (const [{ payment }, line, ...sentences] of [
      [whole, 'Straight time', worked, '13:30 at $20.00 an hour: $270.00.', moved],
      [whole, 'Overtime premium, 1.5×', worked, moved],
      [whole, 'Overtime premium, 2×', '1:30 of overtime, $20.00 an hour on top of straight time: $30.00.', moved],
      [whole, 'Missed meals', worked, 'of pay for meals that were missed, late or short', moved],
      [difference, 'Difference, ', more, '14:30 and $', '13:30 and $', 'paid before'],
    ] as const) {
      await test.step(`${line}, by ${who}`, async () => {
        const address = `/payments?payment=${payment.paymentId}`;
        if (!reader.url().endsWith(address)) await reader.goto(address);
        const stub = reader.getByRole('dialog', { name: /^Pay stub of Nadia Brook/ });
        await stub.getByRole('button', { name: `Why? ${line}` }).click();
        const why = reader.getByRole('dialog', { name: line });
        for (const sentence of sentences) await expect(why).toContainText(sentence);
        if (payment === difference.payment) await expect(why).not.toContainText(moved);
        await why.getByRole('button', { name: 'Close' }).click();
      });
    }
  }
});

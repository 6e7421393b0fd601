import type { PaymentsReply } from '../../src/contract/payroll/payment-list.ts';
import { demoPassword } from '../../tools/demo/cast.ts';
import { expect, openSignedIn, test } from './journey.ts';

test.use({ place: 'own' });

const elena = { email: 'elena@harborpine.example', password: demoPassword };

test('the list of payments is sorted by each column, narrowed and turned to a page, and a reload of its address shows the same', async ({
  page,
}) => {
  await openSignedIn(page, elena, '/payments');
  const names = page.locator('.payment-list tbody').getByRole('rowheader');
  await expect(names.first()).toBeVisible();
  /** What the address asks for is what is shown. */
  const isShown = async () => {
    const answer = await page.request.get(`/api/payments${new URL(page.url()).search}`);
    const { payments }: PaymentsReply = await answer.json();
    await expect(names).toContainText(payments.map(({ employee }) => `${employee.firstName} ${employee.lastName}`));
  };
  const isKept = async () => {
    await isShown();
    await page.reload();
    await isShown();
  };
  for (const [title, sort] of [
    ['Employee', 'employee'],
    ['Hours', 'hours'],
    ['Rate', 'rate'],
    ['Deductions', 'deductions'],
    ['Total Paid', 'total'],
    ['Status', 'status'],
    ['Week Ending', 'week'],
  ] as const) {
    const column = page.getByRole('columnheader', { name: title, exact: true });
    const press = column.getByRole('button');
    await press.click();
    await expect(column).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(new RegExp(`sort=${sort}`));
    await press.click();
    await expect(column).toHaveAttribute('aria-sort', 'ascending');
    await expect(page).toHaveURL(/order=ascending/);
  }
  await isKept();
  await expect(page.getByRole('columnheader', { name: 'Week Ending' })).toHaveAttribute('aria-sort', 'ascending');

  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await isKept();

  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Voided' });
  await expect(page).toHaveURL(/status=voided/);
  // Another list begins with its first page.
  await expect(page).not.toHaveURL(/page=/);
  await expect(page.locator('.payment-list tbody tr:not(.is-void)')).toHaveCount(0);
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'All' });
  await page.getByLabel('Search by name').fill('maya');
  await expect(page).toHaveURL(/q=maya/);
  await expect(names.filter({ hasNotText: 'Maya' })).toHaveCount(0);
  await isKept();
  await expect(page.getByLabel('Search by name')).toHaveValue('maya');
});

test('a page of payments that cannot be read leaves the one before on the screen, and is read again by a press', async ({
  page,
}) => {
  await openSignedIn(page, elena, '/payments');
  const rows = page.locator('.payment-list tbody tr');
  await expect(page.getByText(/^1 – 25 of /)).toBeVisible();
  await page.route('**/api/payments?*', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Next page' }).click();
  const problem = page.getByRole('alert').filter({ hasText: 'These payments could not be loaded.' });
  await expect(problem).toBeVisible();
  await expect(page.getByText(/^1 – 25 of /)).toBeVisible();
  await expect(rows).toHaveCount(25);
  await page.unroute('**/api/payments?*');
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^26 – /)).toBeVisible();
  await expect(problem).toBeHidden();
});

test('the cards above the list say what the ledger of payments comes to', async ({ page, deployment }) => {
  await openSignedIn(page, elena, '/payments');
  const { summary, period }: PaymentsReply = await (await page.request.get('/api/payments')).json();
  const [paid] = await deployment.rows(
    `select count(*)::int as count, coalesce(sum(final_cents), 0)::int as cents, coalesce(sum(worked_minutes), 0)::int as minutes from payments p
     where organization_id = (select organization_id from employees where first_name = 'Maya' and last_name = 'Okafor')
       and (transacted_at at time zone 'America/New_York')::date between $1 and $2
       and not exists (select from payment_voids where payment_id = p.id)
       and (not needs_second or exists (select from payment_approvals where payment_id = p.id))`,
    [period.startsOn, period.endsOn],
  );
  expect(summary).toMatchObject({
    paidCount: paid?.['count'],
    paidCents: paid?.['cents'],
    paidMinutes: paid?.['minutes'],
  });
  const dollars = (sum: number) => `$${(sum / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  const hours = (minutes: number) => `${(Math.round(minutes / 6) / 10).toFixed(1)} hrs`;
  for (const [title, figure] of [
    ['Paid this period', dollars(summary.paidCents)],
    ['Waiting to be paid', dollars(summary.outstandingCents)],
    ['Hours paid', hours(summary.paidMinutes)],
    ['People unpaid', String(summary.unpaidPeople)],
  ] as const) {
    const card = page.locator('.stats > *').filter({ hasText: title });
    await expect(card).toContainText(figure);
  }
});

test('on a phone a payment says its week and hours, the list is sorted by a field, and one’s own payments are told by their weeks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, elena, '/payments');
  const rows = page.locator('.payment-list tbody').getByRole('rowheader');
  await expect(rows.first()).toContainText(/Week ending .*\d+:\d\d h/);
  await page.getByLabel('Sort by').selectOption({ label: 'Employee' });
  await expect(page).toHaveURL(/sort=employee/);
  await expect(rows.first()).not.toContainText('Noor Al-Sayed');
  await page.getByRole('button', { name: 'Descending, sort ascending' }).click();
  await expect(page).toHaveURL(/order=ascending/);
  await expect(page.getByRole('button', { name: 'Ascending, sort descending' })).toBeFocused();
  await expect(rows.first()).toContainText('Noor Al-Sayed');

  await page.context().clearCookies();
  await openSignedIn(page, { email: 'maya@harborpine.example', password: demoPassword }, '/payments');
  await expect(rows.getByRole('link', { name: /^Pay stub of Maya Okafor/ }).first()).toHaveText(/^Week ending /, {
    useInnerText: true,
  });
  await expect(rows.getByText('Maya Okafor').first()).toBeHidden();
  // Where there is room, the columns are everybody's.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(rows.getByText('Maya Okafor').first()).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Week Ending' })).toBeVisible();
});

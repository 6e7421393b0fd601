import { readFile } from 'node:fs/promises';
import { demoPassword } from '../../tools/demo/cast.ts';
import { toast } from './clock-panel.ts';
import { faultsOf } from './faults.ts';
import { expect, openSignedIn, test } from './journey.ts';
import { approveCard } from './pay-period.ts';

const sample = (name: string) => ({ email: `${name}@harborpine.example`, password: demoPassword });
const approvedPeriod = '/payroll-files?date=2026-11-02';

test.use({ place: 'own' });

test('a payroll system is set up, and takes the approved hours of a period', async ({ page }) => {
  await openSignedIn(page, sample('elena'), approvedPeriod);
  await expect(page.getByRole('heading', { level: 1, name: 'Payroll files' })).toBeVisible();
  const adp = page.getByRole('region', { name: 'ADP Workforce Now' });
  const take = adp.getByRole('button', { name: 'Download for ADP Workforce Now' });
  await expect(take).toHaveAttribute('aria-disabled', 'true');
  expect(await faultsOf(page)).toEqual([]);
  await adp.getByRole('button', { name: 'Set up ADP Workforce Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up ADP Workforce Now' });
  await dialog.getByLabel('Company code').fill('H');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('This is too long, or has characters that the import does not read.');
  await dialog.getByLabel('Company code').fill('HB1');
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'The set-up is saved')).toBeVisible();
  await expect(dialog).toBeHidden();

  const coming = page.waitForEvent('download');
  await take.click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('PRHB1EPI.csv');
  const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(rows[0]).toMatch(/^Co Code,Batch ID,File #,Reg Hours,O\/T Hours/);
  expect(rows[1]).toMatch(/^HB1,261108,00\d{4},\d+\.\d\d,/);
});

/** Minutes of `824:59`. */
const minutesOf = (text: string): number => {
  const [hours = '', minutes = ''] = text.split(':');
  return Number(hours) * 60 + Number(minutes);
};

test('Paychex and both QuickBooks are set up in turn, and each file holds the hours that the screen tells', async ({
  page,
}) => {
  await openSignedIn(page, sample('elena'), approvedPeriod);
  const told = async (label: string) =>
    minutesOf(await page.locator('.stat').filter({ hasText: label }).locator('b').innerText());
  await expect(page.getByRole('region', { name: 'Paychex Flex' })).toContainText('Set up first: Client ID.');
  const hours = { regular: await told('Regular hours'), overtime: await told('Overtime hours') };

  /** Types a set-up, saves it and takes the file: its lines. */
  async function take(system: string, fields: Readonly<Record<string, string>>): Promise<string[]> {
    const card = page.getByRole('region', { name: system });
    await card.getByRole('button', { name: `Set up ${system}` }).click();
    const dialog = page.getByRole('dialog', { name: `Set up ${system}` });
    for (const [label, value] of Object.entries(fields)) {
      await dialog.getByRole('textbox', { name: label, exact: true }).fill(value);
    }
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(card.getByText(/^Set up first/)).toHaveCount(0);
    const coming = page.waitForEvent('download');
    await card.getByRole('button', { name: `Download for ${system}` }).click();
    const file = await readFile(await (await coming).path(), 'latin1');
    expect(file.endsWith('\r\n')).toBe(true);
    return file.trimEnd().split('\r\n');
  }

  const paychex = await take('Paychex Flex', { 'Client ID': '00123456' });
  expect(paychex[0]?.split(',')).toHaveLength(16);
  const hundredths = (component: string) =>
    paychex
      .map((line) => line.split(','))
      .filter(([, , , , name]) => name === component)
      .reduce((sum, cells) => sum + Math.round(Number(cells[7]) * 100), 0);
  // Each person's hours are rounded once, to a hundredth.
  expect(Math.abs(hundredths('Regular') - (hours.regular * 100) / 60)).toBeLessThan(paychex.length / 2);
  expect(Math.abs(hundredths('Overtime') - (hours.overtime * 100) / 60)).toBeLessThan(paychex.length / 2);

  const items = { 'Regular hours: payroll item': 'Hourly Wage', 'Overtime hours: payroll item': 'Overtime 1.5' };
  const sumOf = (lines: readonly string[], separator: string, item: string, column: number) =>
    lines
      .map((line) => line.split(separator))
      .filter((cells) => cells.includes(item))
      .reduce((sum, cells) => sum + minutesOf(cells[column] ?? ''), 0);
  const company = { 'Company name in QuickBooks': 'Harbor & Pine', 'Company create time': '1163721600' };
  const iif = await take('QuickBooks Desktop', { ...company, ...items });
  expect(iif[1]).toBe(['TIMERHDR', '8', '0', 'Harbor & Pine', 'N', 'Y', '1163721600'].join('\t'));
  expect(sumOf(iif, '\t', 'Hourly Wage', 6)).toBe(hours.regular);
  expect(sumOf(iif, '\t', 'Overtime 1.5', 6)).toBe(hours.overtime);
  const online = await take('QuickBooks Online', items);
  expect(sumOf(online, ',', 'Hourly Wage', 11)).toBe(hours.regular);
  expect(sumOf(online, ',', 'Overtime 1.5', 11)).toBe(hours.overtime);
});

test('payments go to the bank in a file that adds up, and wait again once it is withdrawn', async ({ page }) => {
  await openSignedIn(page, sample('elena'), approvedPeriod);
  const deposits = page.getByRole('region', { name: 'Direct deposit' });
  const waiting = deposits.getByRole('region', { name: 'Payments' });
  await expect(waiting.getByRole('row', { name: /Grace Liu/ })).toContainText('Ready');
  // Who entered no account is named, and cannot be chosen.
  const without = waiting.getByRole('row', { name: /Pedro Alves/ });
  await expect(without).toContainText('None entered');
  await expect(without.getByRole('checkbox')).toBeDisabled();
  const grace = waiting.getByRole('row', { name: /Grace Liu/ });
  await grace.locator('.check').click();
  await expect(grace.getByRole('checkbox')).not.toBeChecked();
  const row = waiting.getByRole('row', { name: /Yuki Tanaka/ });
  const sum = /\$([\d,]+\.\d\d)/.exec(await row.innerText())?.[1] ?? 'no sum';
  expect(await faultsOf(page)).toEqual([]);

  const coming = page.waitForEvent('download');
  await deposits.getByRole('button', { name: `Download the file: 1 payment, $${sum}` }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('direct-deposit-2026-11-20-A.ach');
  const bytes = await readFile(await file.path(), 'utf8');
  const lines = bytes.trimEnd().split('\r\n');
  expect([lines.length % 10, new Set(lines.map((line) => line.length))]).toEqual([0, new Set([94])]);
  const amount = sum.replaceAll(/[,.]/g, '').padStart(10, '0');
  expect(lines.filter((line) => line.startsWith('6'))).toEqual([
    expect.stringContaining(`632091000019880145529        ${amount}`),
  ]);
  expect(lines[2]).toContain('YUKI TANAKA');
  // The batch and the file tell of one entry, and of its sum.
  expect([lines[3]?.slice(32, 44), lines[4]?.slice(43, 55)]).toEqual([
    amount.padStart(12, '0'),
    amount.padStart(12, '0'),
  ]);

  await expect(row).toHaveCount(0);
  const files = deposits.getByRole('region', { name: 'Files that were made' });
  const made = files.getByRole('row').nth(1);
  await expect(made).toContainText(`$${sum}`);
  await expect(made).toContainText('Elena Fischer');
  const again = page.waitForEvent('download');
  await made.getByRole('button', { name: /^Download again the file of/ }).click();
  expect(await readFile(await (await again).path(), 'utf8')).toBe(bytes);

  await made.getByRole('button', { name: /^Withdraw the file of/ }).click();
  const question = page.getByRole('dialog', { name: 'Withdraw this file?' });
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(question).toContainText('Say why the file is withdrawn.');
  expect(await faultsOf(page)).toEqual([]);
  await question.getByLabel('Why is it withdrawn?').fill('The bank was closed');
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(toast(page, 'The file is withdrawn')).toBeVisible();
  await expect(made).toContainText('Withdrawn by Elena Fischer: The bank was closed');
  await expect(made.getByRole('button')).toHaveCount(0);
  await expect(row).toContainText('Ready');
});

test('who is not approved is named first, and left out only knowingly', async ({ page }) => {
  await openSignedIn(page, sample('elena'), '/payroll-files?date=2026-11-09');
  const first = page.getByRole('region', { name: /^Look at \d+ people first$/ });
  await expect(first).toContainText('Chloe Dubois');
  await expect(first).toContainText('not approved');
  const take = page.getByRole('button', { name: 'Download for Gusto' });
  await expect(take).toHaveAttribute('aria-disabled', 'true');
  await first.getByRole('link', { name: 'Chloe Dubois' }).click();
  await expect(page.getByRole('dialog', { name: /^Chloe Dubois,/ })).toBeVisible();
});

test('whoever is approved after a file was made is taken alone by one press', async ({ page }) => {
  const period = '2026-11-09';
  await openSignedIn(page, sample('elena'));
  await approveCard(page, 'Hana Kim', period);
  await page.goto(`/payroll-files?date=${period}`);
  await page.getByText(/^Make the files without these \d+ people$/).click();
  const gusto = page.getByRole('region', { name: 'Gusto' });
  const linesOf = async (button: string): Promise<string[]> => {
    const coming = page.waitForEvent('download');
    await gusto.getByRole('button', { name: button }).click();
    return (await readFile(await (await coming).path(), 'utf8')).trimEnd().split('\r\n');
  };
  const first = await linesOf('Download for Gusto');
  await expect(gusto).toContainText('Made last by Elena Fischer');
  await expect(gusto.getByRole('button', { name: 'Download only who is new for Gusto' })).toHaveCount(0);

  await approveCard(page, 'Pedro Alves', period);
  await page.reload();
  await page.getByText(/^Make the files without /).click();
  await expect(gusto).toContainText('1 person is new since.');
  expect(await faultsOf(page)).toEqual([]);
  const added = await linesOf('Download only who is new for Gusto');
  expect(added).toHaveLength(2);
  expect(added[1]).toContain('Alves,Pedro');
  expect(first[1]).toContain('Kim,Hana');
  expect(first).not.toContain(added[1]);
  await expect(gusto.getByRole('button', { name: 'Download only who is new for Gusto' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the files are read in Arabic', async ({ page }) => {
    await openSignedIn(page, sample('elena'));
    await page.request.patch('/api/me/preferences', {
      data: { language: 'ar' },
      headers: { origin: new URL(page.url()).origin },
    });
    await page.goto(approvedPeriod);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('button', { name: 'تنزيل لنظام \u2068Gusto\u2069' })).toBeEnabled();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await faultsOf(page)).toEqual([]);
  });
});

test('somebody enters where they are paid, and sees no more of it than its end', async ({ page }) => {
  await openSignedIn(page, sample('jack'), '/settings/bank-account');
  await expect(page.getByText('You have not entered an account.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Routing number' }).fill('231380105');
  await page.getByRole('textbox', { name: 'Account number', exact: true }).fill('000123456789');
  await page.getByRole('textbox', { name: 'Account number again' }).fill('000123456789');
  await page.getByRole('button', { name: 'Save account' }).click();
  await expect(page.getByText('This is no routing number: its check digit does not follow.')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Routing number' }).fill('231380104');
  await page.getByRole('button', { name: 'Save account' }).click();
  const account = page.getByRole('region', { name: 'Your account' });
  await expect(account).toContainText('Checking, account ending in 6789, routing number ending in 0104');
  await expect(account).toContainText('Held until');
  await expect(page.getByRole('textbox', { name: 'Account number', exact: true })).toHaveValue('');
  await account.getByRole('button', { name: 'Take away' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take away' }).click();
  await expect(page.getByText('You have not entered an account.')).toBeVisible();
});

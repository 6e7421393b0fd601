import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoPassword } from '../../tools/demo/cast.ts';
import { faultsOf } from './faults.ts';
import { expect, openSignedIn, test } from './journey.ts';
import { prefers } from './reading.ts';
import { cell } from './schedule-grid.ts';
import { takeShift } from './take-shift.ts';

const elena = { email: 'elena@harborpine.example', password: demoPassword };

/** Types a date part by part, as a person would. */
async function typeDate(page: Page, label: string, keys: string): Promise<void> {
  const first = page.getByRole('dialog').getByRole('group', { name: label }).getByRole('spinbutton').first();
  await first.click();
  await page.keyboard.type(keys);
}

test('a certificate is recorded and asked for, its end speaks against a shift, and once it is renewed the shift can be taken', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  const tag = randomBytes(3).toString('hex');
  const [card, deck] = [`Lifeguard ${tag}`, `Pool ${tag}`];
  const hired = await newHire({ firstName: `Lena${tag}` });
  await openSignedIn(page, elena, '/settings/organization');
  await page.getByRole('button', { name: 'Add skill' }).click();
  const skill = page.getByRole('dialog', { name: 'Add skill' });
  await skill.getByLabel('Name').fill(card);
  await skill.getByText('It is a certificate and ends on a date').click();
  await skill.getByRole('button', { name: 'Save skill' }).click();
  await expect(page.getByRole('button', { name: `Change ${card}` })).toBeVisible();
  await page.getByRole('button', { name: 'Add position' }).click();
  const position = page.getByRole('dialog', { name: 'Add position' });
  await position.getByLabel('Name').fill(deck);
  await position.getByText(card).click();
  expect(await faultsOf(page)).toEqual([]);
  await position.getByRole('button', { name: 'Save position' }).click();
  await expect(page.getByText(`Asks for ${card}`)).toBeVisible();

  // It ends two weeks before the shift.
  await page.goto(`/team?person=${hired.employeeId}`);
  await page.getByRole('button', { name: 'Record skill' }).click();
  const form = page.getByRole('dialog', { name: `Skill of ${hired.firstName} Brook` });
  await form.getByLabel('Skill').selectOption({ label: card });
  await form.getByRole('button', { name: 'Save skill' }).click();
  await expect(form.getByText('A certificate ends: enter its last day.')).toBeVisible();
  await typeDate(page, 'Last day', '12042026');
  await form.getByLabel('Certificate number').fill('LG-7');
  expect(await faultsOf(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save skill' }).click();
  const heldTable = page.getByRole('region', { name: 'Skills and certificates' });
  await expect(heldTable.getByText('Ends soon')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto('/team?show=certificates');
  await expect(page.getByRole('row').filter({ hasText: card })).toContainText('Dec 4, 2026');
  expect(await faultsOf(page)).toEqual([]);

  await page.goto('/schedule?week=2026-12-14');
  await page.getByRole('button', { name: `Add a shift: ${hired.firstName} Brook, Saturday, December 19` }).click();
  const add = page.getByRole('dialog', { name: 'Add shift' });
  await add.getByLabel('Position').selectOption({ label: deck });
  await expect(add.getByText(`${card} ended on Dec 4, 2026.`)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add a shift: Open shifts, Saturday, December 19' }).click();
  await add.getByLabel('Position').selectOption({ label: deck });
  await add.getByRole('button', { name: 'Add shift' }).click();
  await expect(cell(page, 0, 5).locator('[data-shift]').filter({ hasText: deck })).toBeVisible();
  await page.getByRole('button', { name: /^Publish \d+ change/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();

  const theirs = await (await anotherDevice()).newPage();
  await openSignedIn(theirs, hired, '/schedule');
  const offered = theirs.locator('.shift-card').filter({ hasText: deck });
  await expect(offered.getByText(`${card} ended on Dec 4, 2026.`)).toBeVisible();
  await expect(offered.getByRole('button', { name: 'Take shift' })).toHaveAttribute('aria-disabled', 'true');
  expect(await faultsOf(theirs)).toEqual([]);

  await page.goto(`/team?person=${hired.employeeId}`);
  await page.getByRole('button', { name: `Renew ${card}` }).click();
  await typeDate(page, 'Last day', '12042028');
  await page.getByRole('dialog').getByRole('button', { name: 'Save skill' }).click();
  await expect(heldTable.getByText('Dec 4, 2028')).toBeVisible();

  await theirs.goto('/settings/profile');
  await expect(theirs.getByRole('region', { name: 'Skills and certificates' }).getByText('LG-7').first()).toBeVisible();
  await theirs.goto('/schedule');
  await takeShift(offered);
  await expect(theirs.getByText('The shift is yours.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what somebody holds, and what ends, is read in Arabic', async ({ page, context, newHire }) => {
    const manager = await newHire({ role: 'manager', language: 'ar', firstName: 'Salma' });
    await openSignedIn(page, manager, '/team?show=certificates');
    await expect(page.getByRole('heading', { level: 1, name: 'شهادات تنتهي' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await prefers(context, { language: 'ar', theme: 'dark' });
    await page.goto('/settings/profile');
    await expect(page.getByRole('heading', { name: 'المهارات والشهادات' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
});

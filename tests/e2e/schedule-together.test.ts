import type { Page } from '@playwright/test';
import { demoPassword } from '../../tools/demo/cast.ts';
import { faultsOf } from './faults.ts';
import { expect, openSignedIn, test } from './journey.ts';
import { cell, drag, rowOf } from './schedule-grid.ts';

const elena = { email: 'elena@harborpine.example', password: demoPassword };

test('what two managers plan for one week they see of each other', async ({ page, newHire, anotherDevice }) => {
  const address = '/schedule?week=2027-05-03';
  const other = await newHire({ role: 'manager', firstName: 'Odile' });
  await openSignedIn(page, elena, address);
  const theirs = await (await anotherDevice()).newPage();
  await openSignedIn(theirs, other, address);
  await expect(theirs.getByRole('grid')).toBeVisible();
  const at = await rowOf(theirs, 'Noor Al-Sayed');
  await page.getByRole('button', { name: 'Add a shift: Open shifts, Monday, May 3' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add shift' }).click();
  const open = cell(theirs, 0, 0).locator('[data-shift]');
  await expect(open).toBeVisible();
  await drag(theirs, open, cell(theirs, at, 2));
  await expect(cell(page, at, 2).locator('[data-shift]')).toBeVisible();
  await expect(cell(page, 0, 0).locator('[data-shift]')).toHaveCount(0);

  // What one has open in a form the other changes: it is told, and what was typed stays.
  const form = (of: Page) => of.getByRole('dialog', { name: 'Move or change shift' });
  await cell(page, at, 2).locator('[data-shift]').click();
  await form(page).getByLabel('Note').fill('Bring the keys');
  await cell(theirs, at, 2).locator('[data-shift]').click();
  await form(theirs).getByLabel('End').fill('16:00');
  await form(theirs).getByRole('button', { name: 'Save shift' }).click();
  await expect(form(page).getByText(/^Odile .+ changed this shift meanwhile\./)).toBeVisible();
  await expect(form(page).getByText(/9:00\sAM – 4:00\sPM · Noor Al-Sayed/)).toBeVisible();
  await expect(form(page).getByLabel('End')).toHaveValue('16:00');
  await expect(form(page).getByLabel('Note')).toHaveValue('Bring the keys');
  await form(page).getByRole('button', { name: 'Save shift' }).click();
  await expect(cell(theirs, at, 2).locator('[data-shift]')).toContainText('9:00 AM – 4:00 PM');

  // What has not arrived yet when the other moves the shift is told with the refusal.
  await theirs.route(/\/api\/schedule\?/, (route) => route.abort());
  await cell(page, at, 2).locator('[data-shift]').focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await page.getByRole('button', { name: /^Publish \d+ change/ }).click();
  await expect(page.getByRole('dialog', { name: /^Publish/ })).toBeVisible();
  await cell(theirs, at, 2).locator('[data-shift]').click();
  await form(theirs).getByLabel('Note').fill('Bring the ladder');
  await form(theirs).getByRole('button', { name: 'Save shift' }).click();
  await expect(
    form(theirs).getByText(
      /changed this shift meanwhile\. Planned now: Thu May 6, 9:00\sAM – 4:00\sPM · Noor Al-Sayed/,
    ),
  ).toBeVisible();

  // What was typed is not lost with it: that form is there again, on the shift as it is by then.
  await theirs.unroute(/\/api\/schedule\?/);
  await expect(form(theirs).getByLabel('Note')).toHaveValue('Bring the ladder');
  await expect(form(theirs).getByLabel('Day')).toHaveValue('2027-05-06');
  await form(theirs).getByRole('button', { name: 'Save shift' }).click();
  await expect(form(theirs)).toHaveCount(0);

  // Whoever looks at what is to be published sees what came meanwhile before it is.
  const publishing = page.getByRole('dialog', { name: /^Publish/ });
  await expect(publishing.getByText('This week was changed while you had it before you.')).toBeVisible();
  await expect(publishing.getByRole('button', { name: 'Publish', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(await faultsOf(page)).toEqual([]);
  await publishing.getByRole('button', { name: 'Show the changes as they are now' }).click();
  await expect(publishing.getByText('This week was changed while you had it before you.')).toHaveCount(0);
  await expect(publishing.getByRole('button', { name: 'Publish', exact: true })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  // The button went with what it showed: the focus stays in the dialog, where Escape is heard.
  await expect(publishing.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await cell(page, at, 3).locator('[data-shift]').click();
  await expect(form(page).getByLabel('Note')).toHaveValue('Bring the ladder');
});

import { demoPassword } from '../../tools/demo/cast.ts';
import { faultsOf } from './faults.ts';
import { expect, openSignedIn, test } from './journey.ts';
import { actOnWeek, cell, rowOf } from './schedule-grid.ts';

const elena = { email: 'elena@harborpine.example', password: demoPassword };

test('a week is kept as a template and planned again, and a shift repeats and is changed from one week on', async ({
  page,
  newHire,
}) => {
  // The template is of the kitchen: who works there is nobody whom other journeys look for elsewhere.
  const { firstName } = await newHire({ firstName: 'Vera' });
  await openSignedIn(page, elena, '/schedule?week=2027-06-07');
  const theirs = await rowOf(page, `${firstName} Brook`);
  await page.getByRole('button', { name: `Add a shift: ${firstName} Brook, Monday, June 7` }).click();
  const form = page.getByRole('dialog', { name: 'Add shift' });
  await form.getByLabel('Template').selectOption({ label: 'Early shift · 7:00 AM – 3:00 PM' });
  await form.getByLabel('Repeat').selectOption({ label: 'Every week' });
  await form.getByRole('button', { name: 'Add shift' }).click();
  await expect(form.getByText('Choose at least one day, and a last date', { exact: false })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await form.getByRole('group', { name: 'Last date' }).getByRole('spinbutton').first().click();
  await page.keyboard.type('06212027');
  await form.getByRole('button', { name: 'Add shift' }).click();
  await expect(page.getByText('3 shifts were planned.')).toBeVisible();
  const monday = cell(page, theirs, 0).locator('[data-shift]');
  await expect(monday).toContainText('7:00 AM – 3:00 PM');

  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page.getByText('Jun 14 – 20', { exact: false })).toBeVisible();
  await monday.click();
  const change = page.getByRole('dialog', { name: 'Move or change shift' });
  await change.getByText('This and following', { exact: true }).click();
  await change.getByLabel('End').fill('16:00');
  await change.getByRole('button', { name: 'Save shift' }).click();
  await expect(page.getByText('2 shifts were changed.')).toBeVisible();
  await expect(monday).toContainText('7:00 AM – 4:00 PM');

  await actOnWeek(page, 'Templates');
  const templates = page.getByRole('dialog', { name: 'Templates' });
  await templates.getByLabel('Name of this week').fill('Quiet week');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await templates.getByRole('button', { name: 'Keep this week' }).click();
  await expect(templates.getByText('Quiet week', { exact: true })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.goto('/schedule?week=2027-07-05');
  await expect(page.getByRole('grid')).toBeVisible();
  await actOnWeek(page, 'Templates');
  await templates.getByRole('button', { name: 'Plan Quiet week' }).click();
  await expect(page.getByText('1 shift was planned.')).toBeVisible();
  await expect(monday).toContainText('7:00 AM – 4:00 PM');
  await actOnWeek(page, 'Templates');
  await templates.getByRole('button', { name: 'Remove Quiet week' }).click();
  await expect(templates.getByText('Quiet week', { exact: true })).toHaveCount(0);
  await expect(templates.getByText('Quiet week is removed.')).toBeVisible();
  await templates.getByRole('button', { name: 'Undo' }).click();
  await expect(templates.getByText('Quiet week', { exact: true })).toBeVisible();
  await templates.getByRole('button', { name: 'Remove Quiet week' }).click();
  await expect(templates.getByText('Quiet week', { exact: true })).toHaveCount(0);
  await expect(templates.locator('[data-goes-on]:focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(templates).toBeHidden();
});

test('how many people are needed is counted press by press, and what is typed is not lost to Escape', async ({
  page,
}) => {
  await openSignedIn(page, elena, '/schedule?week=2027-06-28');
  await actOnWeek(page, 'People needed');
  const needs = page.getByRole('dialog', { name: /^People needed at / });
  await needs.getByText('Sunday', { exact: true }).last().click();
  await needs.getByLabel('Start').fill('03:00');
  await needs.getByLabel('End').fill('03:30');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await needs.getByRole('button', { name: 'Add to the week' }).click();
  const need = needs.getByRole('listitem').filter({ hasText: /3:00.+3:30/ });
  await expect(need).toBeVisible();
  const more = need.getByRole('button', { name: /^One more/ });
  // What is pressed stands at once, and is sent one after the other.
  const told = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && (response.request().postData() ?? '').includes('"people":4'),
  );
  await more.click();
  await more.click();
  await more.click();
  await expect(need.locator('[aria-live]')).toHaveText('4');
  await told;
  await page.reload();
  await actOnWeek(page, 'People needed');
  await expect(need.locator('[aria-live]')).toHaveText('4');
  expect(await faultsOf(page)).toEqual([]);
  // A page that goes sends what waits for the answer to the first press, and here that never comes.
  await page.evaluate(() => {
    const send = window.fetch;
    window.fetch = (what, how) =>
      how?.method === 'PUT' && how.keepalive !== true ? new Promise(() => undefined) : send(what, how);
  });
  await more.click();
  await expect(need.locator('[aria-live]')).toHaveText('5');
  await more.click();
  await expect(need.locator('[aria-live]')).toHaveText('6');
  await page.reload();
  await actOnWeek(page, 'People needed');
  await expect(need.locator('[aria-live]')).toHaveText('6');
  await need.getByRole('button', { name: /^Remove/ }).click();
  await expect(need).toHaveCount(0);
  await expect(needs.locator('[data-goes-on]:focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(needs).toBeHidden();
});

import { demoPassword } from '../../tools/demo/cast.ts';
import { expect, openSignedIn, test } from './journey.ts';
import { carry, cell, drag, rowOf, whenRecorded } from './schedule-grid.ts';

const elena = { email: 'elena@harborpine.example', password: demoPassword };
const address = '/schedule?week=2027-12-13';

test('a shift is dropped where the grid says that it will land, though the page moves beneath it, and is copied by a key that is pressed late', async ({
  page,
  context,
}) => {
  await openSignedIn(page, elena, address);
  await page.getByRole('button', { name: 'Add a shift: Open shifts, Monday, December 13' }).click();
  await page.getByRole('dialog', { name: 'Add shift' }).getByRole('button', { name: 'Add shift' }).click();
  const atNoor = await rowOf(page, 'Noor Al-Sayed');
  const open = cell(page, 0, 0).locator('[data-shift]');
  await drag(page, open, cell(page, atNoor, 1));
  const moved = cell(page, atNoor, 1).locator('[data-shift]');
  await expect(moved).toBeVisible();

  // What is said of the network pushes the grid down, and the pointer rests: by its place it would be the row above.
  const target = cell(page, atNoor + 1, 3);
  await carry(page, moved, target);
  await expect(target).toHaveClass(/is-over/);
  const before = await target.boundingBox();
  await context.setOffline(true);
  await expect(page.getByText('You are offline', { exact: false }).first()).toBeVisible();
  const after = await target.boundingBox();
  expect((after?.y ?? 0) - (before?.y ?? 0)).toBeGreaterThan((before?.height ?? 0) / 2);
  await expect(target).toHaveClass(/is-over/);
  await page.mouse.up();
  await expect(target.locator('[data-shift]')).toBeVisible();
  await context.setOffline(false);
  // Back in the network it is asked first whether anybody answers: until somebody does, the bar stands there with other words.
  await expect(page.locator('.offline-bar')).toHaveCount(0);
  await expect(page.getByText('1 change waits to be saved')).toHaveCount(0);

  // Control is pressed while the pointer rests, and let go of again.
  const there = target.locator('[data-shift]');
  const copied = cell(page, atNoor + 1, 4);
  await carry(page, there, copied);
  const hint = page.locator('.drag-hint');
  await expect(hint).not.toContainText('Copy');
  await page.keyboard.down('Control');
  await expect(hint).toContainText('Copy');
  await page.keyboard.up('Control');
  await expect(hint).not.toContainText('Copy');
  await page.keyboard.down('Control');
  await page.mouse.up();
  await page.keyboard.up('Control');
  await expect(copied.locator('[data-shift]')).toBeVisible();
  await expect(there).toBeVisible();
  await whenRecorded(page);
  await page.reload();
  await expect(there).toBeVisible();
  await expect(copied.locator('[data-shift]')).toBeVisible();
});

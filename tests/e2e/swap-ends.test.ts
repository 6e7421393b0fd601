import type { BrowserContext, Page } from '@playwright/test';
import { millisecondsPerHour } from '../../src/domain/kernel/time.ts';
import { speakers } from '../../src/words/speakers.ts';
import { demoPassword } from '../../tools/demo/cast.ts';
import type { Deployment } from './deployment.ts';
import { faultsOf } from './faults.ts';
import { hasShift } from './has-shift.ts';
import { expect, openSignedIn, signedIn, test } from './journey.ts';
import { story } from './story.ts';
import { takeShift } from './take-shift.ts';

const elena = { email: 'elena@harborpine.example', password: demoPassword };

/** The swaps in which the reader has a part, each with where it stands. */
const swapsOf = (page: Page) => page.locator('.swap-list').getByRole('listitem');

/** The reader's own shift of the week, offered to everybody. */
async function offers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Swap Shift' }).click();
  await page.getByRole('button', { name: 'Offer shift' }).click();
  await expect(page.getByText('Offered', { exact: true })).toBeVisible();
}

const offeredBy = (page: Page, name: string) => page.locator('.shift-card').filter({ hasText: `Offered by ${name}` });

/** Plans the shift of somebody otherwise, behind the pages' back, and publishes nothing. @returns where it is */
async function planOtherwise(
  planner: BrowserContext,
  employeeId: string,
  date: string,
  change: object,
): Promise<string> {
  await signedIn(planner, elena);
  const read = await planner.request.get(`/api/schedule?date=${date}`);
  const { location, shifts } = (await read.json()) as {
    location: { id: string };
    shifts: { shiftId: string; revision: number; planned: { employeeId: string | null; endsAt: string } | null }[];
  };
  const shift = shifts.find(({ planned }) => planned?.employeeId === employeeId);
  const plan = { ...shift?.planned, ...change };
  const changed = await planner.request.put('/api/schedule/shifts', {
    data: { shifts: [{ shiftId: shift?.shiftId, revision: shift?.revision, plan }] },
  });
  expect(changed.status()).toBe(200);
  return location.id;
}

/** The same an hour longer, and publishes the week. */
async function planLonger(planner: BrowserContext, employeeId: string, date: string): Promise<void> {
  const locationId = await planOtherwise(planner, employeeId, date, { endsAt: `${date}T23:00:00.000Z` });
  const told = await planner.request.post('/api/schedule/publications', { data: { locationId, date } });
  expect(told.status()).toBe(200);
}

test('of two who take a shift one has it, and the other is told so in words', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  const giver = await newHire({ firstName: 'Greta' });
  const [first, second] = [await newHire({ firstName: 'Finn' }), await newHire({ firstName: 'Sven' })];
  await hasShift(await anotherDevice(), giver.employeeId, '2026-12-23');
  await openSignedIn(page, giver, '/schedule?week=2026-12-21');
  const ofFirst = await (await anotherDevice()).newPage();
  await openSignedIn(ofFirst, first, '/schedule');
  const device = await anotherDevice();
  const ofSecond = await device.newPage();
  await openSignedIn(ofSecond, second, '/schedule');
  await offers(page);

  // The second has not heard yet what the first does.
  const card = offeredBy(ofSecond, 'Greta Brook');
  await expect(card).toBeVisible();
  const known = await (await device.request.get('/api/schedule/offers')).text();
  await ofSecond.route('**/api/schedule/offers', (route) =>
    route.fulfill({ contentType: 'application/json', body: known }),
  );
  await takeShift(offeredBy(ofFirst, 'Greta Brook'));
  await expect(ofFirst.getByText('Your manager is asked. You are told as soon as they answer.')).toBeVisible();
  await takeShift(card);
  await expect(ofSecond.getByText('This shift is no longer to be had.')).toBeVisible();
  expect(await faultsOf(ofSecond)).toEqual([]);
  await ofSecond.unroute('**/api/schedule/offers');
  await Promise.all([ofSecond.waitForResponse('**/api/schedule/offers'), ofSecond.reload()]);
  await expect(card).toHaveCount(0);
  await expect(swapsOf(ofSecond)).toHaveCount(0);
  for (const one of [page, ofFirst]) await expect(swapsOf(one)).toContainText('Waits for a manager');
});

test('a swap that is withdrawn, and one whose shift is changed meanwhile, end on the screens of both', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  const [giver, taker] = [await newHire({ firstName: 'Wanda' }), await newHire({ firstName: 'Walt' })];
  await hasShift(await anotherDevice(), giver.employeeId, '2026-12-30');
  await openSignedIn(page, giver, '/schedule?week=2026-12-28');
  const theirs = await (await anotherDevice()).newPage();
  await openSignedIn(theirs, taker, '/schedule');
  const takes = async () => {
    await offers(page);
    await takeShift(offeredBy(theirs, 'Wanda Brook'));
    for (const one of [page, theirs])
      await expect(swapsOf(one).filter({ hasText: 'Waits for a manager' })).toHaveCount(1);
  };

  await takes();
  await page.getByRole('button', { name: 'Withdraw offer' }).click();
  const question = page.getByRole('alertdialog', { name: 'Withdraw this offer?' });
  expect(await faultsOf(page)).toEqual([]);
  await question.getByRole('button', { name: 'Withdraw offer' }).click();
  await expect(page.getByText('The offer is withdrawn. The shift stays yours.')).toBeVisible();
  for (const one of [page, theirs]) await expect(swapsOf(one)).toContainText('Withdrawn');
  await theirs.getByRole('button', { name: /^See the swap/ }).click();
  await expect(theirs.getByRole('dialog').getByText('Wanda Brook withdrew the offer')).toBeVisible();
  expect(await faultsOf(theirs)).toEqual([]);
  await theirs.keyboard.press('Escape');

  await takes();
  await planLonger(await anotherDevice(), giver.employeeId, '2026-12-30');
  for (const one of [page, theirs]) {
    const ended = swapsOf(one).filter({ hasText: 'Shift changed' });
    await expect(ended).toHaveCount(1);
    await ended.getByRole('button', { name: /^See the swap/ }).click();
    // As it was offered; what it became stands beside the end.
    await expect(one.getByRole('dialog').locator('.swap-shift').first()).toContainText('9:00 AM – 5:00 PM');
    const end = one.getByRole('dialog').getByText(/^It ended: the shift was changed to/);
    await expect(end).toContainText('9:00 AM – 6:00 PM');
    await one.keyboard.press('Escape');
  }
  // It is whose it was, as it is now.
  await expect(page.locator('.shift-card').getByText('9:00 AM – 6:00 PM')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Swap Shift' })).toBeVisible();
});

/** The page hears no more of what it asks here than what it heard first; until it is told again. @returns tells it */
async function hearsNothingNew(page: Page, path: string): Promise<() => Promise<void>> {
  const heard = new Map<string, string>();
  await page.route(path, async (route) => {
    const url = route.request().url();
    const body = heard.get(url) ?? (await (await route.fetch()).text());
    heard.set(url, body);
    await route.fulfill({ contentType: 'application/json', body });
  });
  return () => page.unroute(path);
}

test('a swap whose shift is planned otherwise waits: whoever approves reads that over the dialog, and approves once it is undone', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  const [giver, taker] = [await newHire({ firstName: 'Petra' }), await newHire({ firstName: 'Paul' })];
  const date = '2026-12-09';
  await hasShift(await anotherDevice(), giver.employeeId, date);
  await openSignedIn(page, giver, '/schedule?week=2026-12-07');
  const theirs = await (await anotherDevice()).newPage();
  await openSignedIn(theirs, taker, '/schedule');
  await offers(page);
  await takeShift(offeredBy(theirs, 'Petra Brook'));
  await expect(swapsOf(page)).toContainText('Waits for a manager');

  const managers = await (await anotherDevice()).newPage();
  const tellAgain = await hearsNothingNew(managers, '**/api/schedule/swaps/pending?*');
  await openSignedIn(managers, elena, '/management-authorizations?tab=swaps');
  const asked = managers.getByRole('listitem').filter({ hasText: 'Petra Brook gives to Paul Brook' });
  await asked.getByRole('button', { name: /^View Details/ }).click();
  const whole = managers.getByRole('dialog', { name: 'Swap', exact: true });
  const approve = whole.getByRole('button', { name: /^Approve/ });
  await expect(approve).toBeVisible();
  const planner = await anotherDevice();
  await planOtherwise(planner, giver.employeeId, date, { note: 'Bring the keys' });
  const said = managers.getByRole('alertdialog').filter({ hasText: 'This shift is being planned otherwise' });
  for (const size of [managers.viewportSize(), { width: 390, height: 844 }]) {
    await managers.setViewportSize(size ?? { width: 1440, height: 900 });
    await approve.click();
    // Neither over what is pressed next, nor under the dialog: it can be closed, and that alone.
    await expect(said).toBeVisible();
    expect(await faultsOf(managers)).toEqual([]);
    const [dialog, toast] = [await whole.boundingBox(), await said.boundingBox()];
    const isBeside = (toast?.x ?? 0) >= (dialog?.x ?? 0) + (dialog?.width ?? 0);
    const isBelow = (toast?.y ?? 0) >= (dialog?.y ?? 0) + (dialog?.height ?? 0);
    expect(isBeside || isBelow).toBe(true);
    await said.getByRole('button', { name: 'Close' }).click();
    await expect(said).toHaveCount(0);
    await expect(whole).toBeVisible();
  }

  await tellAgain();
  await managers.reload();
  const reason = 'A shift of this swap is being planned otherwise, which is not published yet.';
  await expect(asked.getByText(reason, { exact: false })).toBeVisible();
  await expect(asked.getByRole('button', { name: /^Approve/ })).toHaveAttribute('aria-disabled', 'true');
  expect(await faultsOf(managers)).toEqual([]);
  // To the two nothing has happened.
  for (const one of [page, theirs]) await expect(swapsOf(one)).toContainText('Waits for a manager');
  await planOtherwise(planner, giver.employeeId, date, { note: null });
  await expect(asked.getByText(reason, { exact: false })).toHaveCount(0);
  await asked.getByRole('button', { name: /^Approve/ }).click();
  await expect(managers.getByText('Approved. The shifts have changed hands.')).toBeVisible();
  for (const one of [page, theirs]) await expect(swapsOf(one)).toContainText('Done');
});

test('a manager says no to a swap: both read why, each in their language, and the shift is whose it was', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  const { say } = speakers.ar;
  const giver = await newHire({ firstName: 'Rhea' });
  const taker = await newHire({ firstName: 'Rami', language: 'ar' });
  await hasShift(await anotherDevice(), giver.employeeId, '2026-12-16');
  await openSignedIn(page, giver, '/schedule?week=2026-12-14');
  const theirs = await (await anotherDevice()).newPage();
  await openSignedIn(theirs, taker, '/schedule');
  await offers(page);
  const offer = theirs.locator('.shift-card').filter({ hasText: say('schedule.offeredBy', { name: 'Rhea Brook' }) });
  await offer.getByRole('button', { name: say('schedule.take') }).press('Enter');
  await expect(theirs.getByRole('alertdialog')).toContainText(say('schedule.take.offeredBy', { name: 'Rhea Brook' }));
  expect(await faultsOf(theirs)).toEqual([]);
  await theirs.keyboard.press('Escape');
  await expect(theirs.getByRole('alertdialog')).toHaveCount(0);
  await takeShift(offer, speakers.ar);
  await expect(swapsOf(page)).toContainText('Waits for a manager');

  const managers = await (await anotherDevice()).newPage();
  await openSignedIn(managers, elena, '/management-authorizations?tab=swaps');
  const asked = managers.getByRole('listitem').filter({ hasText: 'Rhea Brook gives to Rami Brook' });
  await asked.getByRole('button', { name: /^Reject/ }).click();
  const dialog = managers.getByRole('dialog', { name: /^Reject the request of/ });
  await dialog.getByRole('button', { name: 'Submit Rejection' }).click();
  await expect(dialog.getByText('Say why.')).toBeVisible();
  await dialog.getByLabel('Rejection Reason').fill('The fair is that day');
  expect(await faultsOf(managers)).toEqual([]);
  await dialog.getByRole('button', { name: 'Submit Rejection' }).click();
  await expect(asked).toHaveCount(0);

  await expect(swapsOf(page)).toContainText('Rejected');
  await expect(swapsOf(theirs)).toContainText(say('schedule.swapState.rejected'));
  for (const one of [page, theirs]) {
    await swapsOf(one).getByRole('button').click();
    await expect(one.getByRole('dialog').getByText('The fair is that day')).toBeVisible();
    expect(await faultsOf(one)).toEqual([]);
    await one.keyboard.press('Escape');
  }
  await expect(page.locator('.shift-card').filter({ hasText: 'Rhea Brook' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Swap Shift' })).toBeVisible();
  await expect(theirs.locator('.shift-card').filter({ hasText: 'Rami Brook' })).toHaveCount(0);
});

/** It is some hours later for the server, and what it had put off until then is done. */
async function hoursPass({ server, rows }: Deployment, hours: number): Promise<void> {
  await server.stop();
  await rows('update graphile_worker._private_jobs set run_at = now() where locked_at is null');
  await server.start({ aheadMilliseconds: story + hours * millisecondsPerHour - Date.now() });
}

test.describe('when nobody agrees before the shift begins', () => {
  test.use({ place: 'own' });

  test('the swap has expired on the screens of both, each in their language, and the shift is whose it was', async ({
    page,
    newHire,
    anotherDevice,
    deployment,
  }) => {
    const { say } = speakers.ar;
    const giver = await newHire({ firstName: 'Nora' });
    const taker = await newHire({ firstName: 'Ned', language: 'ar' });
    await hasShift(await anotherDevice(), giver.employeeId, '2026-11-21');
    await openSignedIn(page, giver, '/schedule?week=2026-11-16');
    const theirs = await (await anotherDevice()).newPage();
    await openSignedIn(theirs, taker, '/schedule');
    await offers(page);
    await takeShift(
      theirs.locator('.shift-card').filter({ hasText: say('schedule.offeredBy', { name: 'Nora Brook' }) }),
      speakers.ar,
    );
    await expect(swapsOf(page)).toContainText('Waits for a manager');
    await expect(swapsOf(theirs)).toContainText(say('schedule.swapState.agreed'));

    // Half past nine on the morning after, where the shift began at nine.
    await hoursPass(deployment, 15.5);
    await expect(swapsOf(page)).toContainText('Expired', { timeout: 60_000 });
    await expect(swapsOf(theirs)).toContainText(say('schedule.swapState.expired'), { timeout: 60_000 });
    // Of the styles that they could not fetch ahead while the server was away, axe would complain.
    for (const one of [page, theirs]) await one.reload();
    await swapsOf(page).getByRole('button').click();
    await expect(page.getByRole('dialog').getByText('It ended: the shift began before anybody agreed')).toBeVisible();
    await swapsOf(theirs).getByRole('button').click();
    await expect(theirs.getByRole('dialog').getByText(say('schedule.swapStep.lapsed.expired'))).toBeVisible();
    for (const one of [page, theirs]) {
      expect(await faultsOf(one)).toEqual([]);
      await one.keyboard.press('Escape');
    }
    await expect(page.locator('.shift-card').filter({ hasText: 'Nora Brook' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Withdraw offer' })).toHaveCount(0);
    await expect(theirs.locator('.shift-card').filter({ hasText: 'Ned Brook' })).toHaveCount(0);
  });
});

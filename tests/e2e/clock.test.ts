import * as z from 'zod/mini';
import { readClock } from '../../src/contract/time-clock.ts';
import { demoPassword } from '../../tools/demo/cast.ts';
import { clockPanel, mirror, toast } from './clock-panel.ts';
import { expect, openSignedIn, signedIn, test, withoutLongTimers } from './journey.ts';
import { kindsOf, ledgerOf } from './ledger.ts';

const maya = { email: 'maya@harborpine.example', password: demoPassword };

test('clock in, break, and out: state, buttons, mirror and ledger agree at each step', async ({
  page,
  newHire,
  deployment,
}) => {
  const somebody = await newHire();
  await openSignedIn(page, somebody);
  const clock = clockPanel(page);
  const steps = [
    { press: 'Clock In', state: 'Clocked In', tone: 'in', applies: ['Clock Out', 'Start Break'] },
    { press: 'Start Break', state: 'On a Break', tone: 'brk', applies: ['Clock Out', 'End Break'] },
    { press: 'End Break', state: 'Clocked In', tone: 'in', applies: ['Clock Out', 'Start Break'] },
    { press: 'Clock Out', state: 'Clocked Out', tone: 'out', applies: ['Clock In'] },
  ] as const;
  await expect(clock.state).toContainText('Clocked Out');
  await expect(clock.sync).toHaveText('All punches recorded');
  await clock.applies('Clock In');
  for (const { press, state, tone, applies } of steps) {
    await clock.press(press);
    await expect(clock.state).toContainText(state);
    await expect(clock.panel).toHaveAttribute('data-status', tone);
    await clock.applies(...applies);
    await expect(toast(page, `${press} · Recorded`)).toBeVisible();
    expect(await mirror(page)).toBe(state);
  }
  await expect(clock.sync).toHaveText('All punches recorded');
  expect(await kindsOf(deployment, somebody)).toEqual(['clock_in', 'break_start', 'break_end', 'clock_out']);
  expect((await ledgerOf(deployment, somebody)).map(({ source }) => source)).toEqual(Array(4).fill('online'));
});

test('a quiet button says why, and does nothing', async ({ page, newHire, deployment }) => {
  const somebody = await newHire();
  await openSignedIn(page, somebody);
  const clock = clockPanel(page);
  await clock.applies('Clock In');
  // A pointer that has never moved is no pointer yet.
  await page.mouse.move(1, 1);
  await clock.button('Start Break').hover();
  await expect(page.getByRole('tooltip')).toHaveText('Clock in first.');
  await clock.button('Start Break').focus();
  await page.keyboard.press('Enter');
  await expect(clock.state).toContainText('Clocked Out');
  expect(await kindsOf(deployment, somebody)).toEqual([]);
});

test('a double click is one press', async ({ page, newHire, deployment }) => {
  const somebody = await newHire();
  await openSignedIn(page, somebody);
  const clock = clockPanel(page);
  await clock.button('Clock In').dblclick();
  await expect(toast(page, 'Clock In · Recorded')).toBeVisible();
  await expect(clock.sync).toHaveText('All punches recorded');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await kindsOf(deployment, somebody)).toEqual(['clock_in']);
});

test.describe('the sample day', () => {
  test.use({ place: 'own' });

  test('shows 8.5, 1.0 and 0.5 hours, as the server worked them out from the punches', async ({ page }) => {
    await openSignedIn(page, maya);
    const clock = clockPanel(page);
    await expect(clock.state).toContainText('Clocked In');
    await expect(clock.state).toContainText('since 8:30 AM · Downtown Office');
    await expect(clock.figure('Worked Time')).toHaveText('8.5 hrs');
    await expect(clock.figure('Break Time')).toHaveText('1.0 hr');
    await expect(clock.figure('Overtime')).toHaveText('0.5 hr');
    await expect(clock.panel.getByRole('progressbar', { name: 'Week progress' })).toHaveAttribute(
      'aria-valuemax',
      '50',
    );
    await expect(page.getByText('of 50 hrs')).toBeVisible();
    await clock.press('Clock Out');
    await expect(toast(page, 'Clock Out · Recorded')).toBeVisible();
    const { today, status } = z.decode(readClock.reply, (await (await page.request.get('/api/clock')).json()) as never);
    expect(status).toBe('Clocked Out');
    expect(today.breakMinutes).toBe(60);
    expect([510, 511, 512]).toContain(today.workedMinutes);
    expect(today.overtimeMinutes).toBe(today.workedMinutes - 480);
    await expect(clock.figure('Worked Time')).toHaveText('8.5 hrs');
    await expect(clock.figure('Overtime')).toHaveText('0.5 hr');
  });

  test('ticks', async ({ page }) => {
    await openSignedIn(page, maya);
    await expect(page.getByRole('heading', { level: 1, name: 'Good evening, Maya' })).toBeVisible();
    await expect(clockPanel(page).panel.getByText('Friday, November 20')).toBeVisible();
    const face = clockPanel(page).panel.locator('time.clock');
    const exact = clockPanel(page).panel.locator('.figures .exact').first();
    await expect(exact).toHaveText(/^8:3\d:\d\d$/);
    const [first, worked] = [await face.innerText(), await exact.innerText()];
    await expect(face).not.toHaveText(first, { useInnerText: true });
    await expect(exact).not.toHaveText(worked, { useInnerText: true });
  });
});

test('the greeting and the date are those of the hour at the location, by the clock of the server', async ({
  page,
  newHire,
}) => {
  const somebody = await newHire({ firstName: 'Otto' });
  let serverNow = '';
  await page.route('**/api/clock', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), serverNow } });
  });
  for (const [now, greeting] of [
    ['2026-11-20T16:58:00.000Z', 'Good morning, Otto'],
    ['2026-11-20T17:00:00.000Z', 'Good afternoon, Otto'],
    ['2026-11-20T21:58:00.000Z', 'Good afternoon, Otto'],
    ['2026-11-20T22:00:00.000Z', 'Good evening, Otto'],
  ] as const) {
    serverNow = now;
    await openSignedIn(page, somebody);
    await expect(page.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
    await expect(clockPanel(page).panel.getByText('Friday, November 20')).toBeVisible();
  }
  // What is asked at this moment is answered by nobody.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('Undo takes the punch back by appending a row that names it', async ({ page, newHire, deployment }) => {
  const somebody = await newHire();
  await withoutLongTimers(page.context(), 5_000);
  await openSignedIn(page, somebody);
  const clock = clockPanel(page);
  await clock.press('Clock In');
  await toast(page, 'Clock In · Recorded').getByRole('button', { name: 'Undo' }).click();
  await expect(clock.state).toContainText('Clocked Out');
  await expect(clock.sync).toHaveText('All punches recorded');
  await clock.applies('Clock In');
  await expect.poll(() => kindsOf(deployment, somebody)).toEqual(['clock_in', 'void']);
  const [punch, taken] = await ledgerOf(deployment, somebody);
  expect(taken?.voids_id).toBe(punch?.id);
  await page.reload();
  await expect(clock.state).toContainText('Clocked Out');
});

test('a punch that another device overtook is told with the true state', async ({
  page,
  newHire,
  deployment,
  anotherDevice,
}) => {
  const somebody = await newHire();
  await openSignedIn(page, somebody);
  const clock = clockPanel(page);
  await expect(clock.sync).toHaveText('All punches recorded');
  // The page does not hear of the other device before it presses.
  await page.route('**/api/live', (route) => route.abort());
  await page.route('**/api/clock', (route) => route.abort());
  await page.reload();
  await expect(clock.state).toContainText('Clocked Out');
  const phone = await anotherDevice();
  await signedIn(phone, somebody);
  const theirs = await phone.newPage();
  await theirs.goto('/dashboard');
  await clockPanel(theirs).press('Clock In');
  await expect(toast(theirs, 'Clock In · Recorded')).toBeVisible();

  await clock.press('Clock In');
  const told = page.getByRole('alert').filter({ hasText: 'not recorded' });
  await expect(told).toContainText('Your clock had already changed, so this punch was not recorded.');
  await expect(told).toContainText(/Your clock: Clocked In since 6:\d\d\sPM\./);
  await page.unroute('**/api/clock');
  await page.unroute('**/api/live');
  await expect(clock.state).toContainText('Clocked In');
  expect(await kindsOf(deployment, somebody)).toEqual(['clock_in']);
  await told.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(told).toHaveCount(0);
});

test('a punch that was refused is recorded anew, with the present time, by Fix', async ({
  page,
  newHire,
  deployment,
  anotherDevice,
}) => {
  const somebody = await newHire();
  await openSignedIn(page, somebody);
  const clock = clockPanel(page);
  await clock.applies('Clock In');
  await page.context().setOffline(true);
  await clock.press('Clock In');
  await expect(clock.sync).toContainText('waiting to send');
  const phone = await anotherDevice();
  await signedIn(phone, somebody);
  const theirs = await phone.newPage();
  await theirs.goto('/dashboard');
  for (const press of ['Clock In', 'Clock Out'] as const) {
    await clockPanel(theirs).press(press);
    await expect(toast(theirs, `${press} · Recorded`)).toBeVisible();
  }
  await page.context().setOffline(false);
  const told = page.getByRole('alert').filter({ hasText: 'Clock In, 6:' });
  await expect(told).toContainText('This punch is older than one that is already recorded, so it was not recorded.');
  await expect(clock.state).toContainText('Clocked Out');
  await told.getByRole('button', { name: 'Fix' }).click();
  await page.getByRole('dialog', { name: 'Fix Clock In' }).getByRole('button', { name: 'Record now' }).click();
  await expect(told).toHaveCount(0);
  await expect(clock.state).toContainText('Clocked In');
  await expect.poll(() => kindsOf(deployment, somebody)).toEqual(['clock_in', 'clock_out', 'clock_in']);
});

test('another tab and another device follow at once: they are told, and wait for no timer', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  const somebody = await newHire();
  const phone = await anotherDevice({ viewport: { width: 390, height: 844 } });
  // How long a busy machine takes to show it says nothing of the product; a page that asks every second or more seldom would never follow.
  await withoutLongTimers(page.context(), 1_000);
  await withoutLongTimers(phone, 1_000);
  await openSignedIn(page, somebody);
  const tab = await page.context().newPage();
  await tab.goto('/time-entries');
  const theirs = await phone.newPage();
  await openSignedIn(theirs, somebody);
  const capsule = tab.getByRole('banner').getByRole('link', { name: /Clocked/ });
  const there = clockPanel(theirs);
  await expect(capsule).toContainText('Clocked Out');
  await expect(there.state).toContainText('Clocked Out');

  const seen = async (name: string, pressed: Promise<void>, see: readonly Promise<void>[]): Promise<void> => {
    await pressed;
    const begun = Date.now();
    await Promise.all(see);
    test.info().annotations.push({ type: name, description: `${Date.now() - begun} ms` });
  };
  await seen('clock in', clockPanel(page).press('Clock In'), [
    expect(capsule).toContainText('Clocked In'),
    expect(there.state).toContainText('Clocked In'),
  ]);
  await seen('clock out on the phone', there.press('Clock Out'), [
    expect(capsule).toContainText('Clocked Out'),
    expect(clockPanel(page).state).toContainText('Clocked Out'),
  ]);
});

test('an answer that was overtaken on its way is not believed', async ({ page, newHire, anotherDevice }) => {
  const somebody = await newHire();
  const overtaken = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const following = Promise.withResolvers<void>();
  await page.route(
    '**/api/clock',
    async (route) => {
      const answer = await route.fetch();
      answered.resolve();
      await overtaken.promise;
      await route.fulfill({ response: answer });
    },
    { times: 1 },
  );
  page.on('response', (response) => {
    if (response.url().endsWith('/api/live')) following.resolve();
  });
  await signedIn(page.context(), somebody);
  await page.goto('/dashboard');
  await Promise.all([answered.promise, following.promise]);
  const phone = await anotherDevice();
  await signedIn(phone, somebody);
  const theirs = await phone.newPage();
  await theirs.goto('/dashboard');
  await clockPanel(theirs).press('Clock In');
  await expect(toast(theirs, 'Clock In · Recorded')).toBeVisible();
  overtaken.resolve();
  await expect(clockPanel(page).state).toContainText('Clocked In');
});

test('the panel paints what the browser remembers before the server has answered', async ({ page, newHire }) => {
  await openSignedIn(page, await newHire());
  const clock = clockPanel(page);
  await clock.press('Clock In');
  await expect(toast(page, 'Clock In · Recorded')).toBeVisible();
  await clock.press('Start Break');
  await expect(toast(page, 'Start Break · Recorded')).toBeVisible();
  expect(await mirror(page)).toBe('On a Break');
  // Nothing but the mirror is left to go by.
  await page.evaluate(() => indexedDB.deleteDatabase('meridian-clock'));
  let answer: (() => void) | undefined;
  const later = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/clock', async (route) => {
    await later;
    await route.continue();
  });
  await page.reload();
  await expect(clock.state).toContainText('On a Break');
  await clock.applies('Clock Out', 'End Break');
  answer?.();
  await expect(clock.state).toContainText(/since 6:\d\d\sPM/);
});

import type { Route } from '@playwright/test';
import { clockPanel, mirror, toast } from './clock-panel.ts';
import { expect, openSignedIn, signedIn, test, withoutLongTimers } from './journey.ts';
import { kindsOf, ledgerOf } from './ledger.ts';
import { allRecorded, oneWaits, readyAtTheClock } from './offline-clock.ts';

test.use({ serviceWorkers: 'allow' });

test('a punch pressed offline is saved, survives a reload without network, and is recorded once', async ({
  page,
  newHire,
  deployment,
}) => {
  const somebody = await newHire();
  await openSignedIn(page, somebody);
  const clock = await readyAtTheClock(page);

  await page.context().setOffline(true);
  await expect(page.getByText('You are offline. Punches are saved on this device.')).toBeVisible();
  await clock.press('Clock In');
  await expect(toast(page, 'Clock In · Saved on this device')).toBeVisible();
  await expect(clock.sync).toHaveText(oneWaits);
  await expect(clock.state).toContainText('Clocked In');
  expect(await mirror(page)).toBe('Clocked In');

  await page.reload();
  await expect(clock.state).toContainText('Clocked In');
  await expect(clock.sync).toHaveText(oneWaits);
  await page.goto('/time-entries');
  await expect(page.getByRole('heading', { name: 'Time entries' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Waiting to send' })).toBeVisible();
  expect(await kindsOf(deployment, somebody)).toEqual([]);

  await page.context().setOffline(false);
  await page.goto('/dashboard');
  await expect(clock.sync).toHaveText(allRecorded);
  await expect(clock.state).toContainText('Clocked In');
  expect(await ledgerOf(deployment, somebody)).toMatchObject([{ kind: 'clock_in', source: 'offline' }]);
});

test('the toast changes from saved to recorded when the network is back', async ({ page, newHire }) => {
  await withoutLongTimers(page.context(), 5_000);
  await openSignedIn(page, await newHire());
  const clock = await readyAtTheClock(page);
  await page.context().setOffline(true);
  await clock.press('Clock In');
  await expect(toast(page, 'Clock In · Saved on this device')).toBeVisible();
  await page.context().setOffline(false);
  await expect(toast(page, 'Clock In · Recorded')).toBeVisible();
  await expect(toast(page, 'Saved on this device')).toHaveCount(0);
});

test('a whole shift pressed offline is recorded in its order', async ({ page, newHire, deployment }) => {
  const somebody = await newHire();
  await openSignedIn(page, somebody);
  const clock = await readyAtTheClock(page);
  await page.context().setOffline(true);
  for (const press of ['Clock In', 'Start Break', 'End Break', 'Clock Out'] as const) {
    await clock.press(press);
    await expect(toast(page, `${press} · Saved on this device`)).toBeVisible();
  }
  await expect(clock.sync).toHaveText('4 punches saved on this device, waiting to send');
  await page.context().setOffline(false);
  await expect(clock.sync).toHaveText(allRecorded);
  expect(await kindsOf(deployment, somebody)).toEqual(['clock_in', 'break_start', 'break_end', 'clock_out']);
});

test('a device clock that is set back meanwhile does not mix up what is pressed', async ({
  page,
  newHire,
  deployment,
}) => {
  const somebody = await newHire();
  await page.addInitScript(() => {
    const { now } = Date;
    Object.assign(globalThis, { setBack: 0 });
    Date.now = () => now() - (globalThis as unknown as { setBack: number }).setBack;
  });
  await openSignedIn(page, somebody);
  const clock = await readyAtTheClock(page);
  await page.context().setOffline(true);
  await clock.press('Clock In');
  await expect(clock.sync).toHaveText(oneWaits);
  await page.evaluate(() => Object.assign(globalThis, { setBack: 3_600_000 }));
  await clock.press('Start Break');
  await expect(clock.state).toContainText('On a Break');
  await clock.press('Clock Out');
  await expect(clock.state).toContainText('Clocked Out');
  await page.context().setOffline(false);
  await expect(clock.sync).toHaveText(allRecorded);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await kindsOf(deployment, somebody)).toEqual(['clock_in', 'break_start', 'clock_out']);
});

test('Undo before it was sent leaves no trace', async ({ page, newHire, deployment }) => {
  const somebody = await newHire();
  await withoutLongTimers(page.context(), 5_000);
  await openSignedIn(page, somebody);
  const clock = await readyAtTheClock(page);
  await page.context().setOffline(true);
  await clock.press('Clock In');
  await toast(page, 'Clock In · Saved on this device').getByRole('button', { name: 'Undo' }).click();
  await expect(clock.state).toContainText('Clocked Out');
  await expect(clock.sync).toHaveText(allRecorded);
  await page.context().setOffline(false);
  await clock.press('Clock In');
  await expect(toast(page, 'Clock In · Recorded')).toBeVisible();
  expect(await kindsOf(deployment, somebody)).toEqual(['clock_in']);
});

test('an answer that is lost is asked for again, and the punch is stored once', async ({
  page,
  newHire,
  deployment,
}) => {
  const somebody = await newHire();
  await openSignedIn(page, somebody);
  const clock = clockPanel(page);
  await expect(clock.sync).toHaveText(allRecorded);
  const sent: string[] = [];
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/clock/punches', async (route: Route) => {
    sent.push((route.request().postDataJSON() as { id: string }).id);
    const answer = await route.fetch();
    expect(answer.status()).toBe(200);
    if (sent.length === 1) return route.abort('connectionreset');
    await seen.promise;
    return route.fulfill({ response: answer });
  });
  await clock.press('Clock In');
  await expect(toast(page, 'Clock In · Saved on this device')).toBeVisible();
  seen.resolve();
  await expect(toast(page, 'Clock In · Recorded')).toBeVisible();
  await expect(clock.sync).toHaveText(allRecorded);
  expect(new Set(sent).size).toBe(1);
  expect(sent.length).toBeGreaterThan(1);
  expect(await kindsOf(deployment, somebody)).toEqual(['clock_in']);
});

test('a page that is closed in the middle of sending has its punch stored once', async ({
  page,
  newHire,
  deployment,
}) => {
  const somebody = await newHire();
  await openSignedIn(page, somebody);
  const clock = clockPanel(page);
  await expect(clock.sync).toHaveText(allRecorded);
  const held = new Promise<void>((resolve) => {
    void page.route('**/api/clock/punches', async (route: Route) => {
      await route.fetch();
      resolve();
    });
  });
  await clock.press('Clock In');
  await held;
  await page.close();
  const next = await page.context().newPage();
  await next.goto('/dashboard');
  await expect(clockPanel(next).state).toContainText('Clocked In');
  await expect(clockPanel(next).sync).toHaveText(allRecorded);
  expect(await kindsOf(deployment, somebody)).toEqual(['clock_in']);
});

test('two tabs that were offline send what waits once', async ({ page, newHire, deployment }) => {
  const somebody = await newHire();
  await withoutLongTimers(page.context(), 5_000);
  await openSignedIn(page, somebody);
  const clock = await readyAtTheClock(page);
  const tab = await page.context().newPage();
  await tab.goto('/dashboard');
  const there = clockPanel(tab);
  await expect(there.sync).toHaveText(allRecorded);
  const sent: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('/api/clock/punches')) sent.push((request.postDataJSON() as { id: string }).id);
  });

  await page.context().setOffline(true);
  await clock.press('Clock In');
  await expect(there.state).toContainText('Clocked In');
  await there.press('Start Break');
  await expect(clock.state).toContainText('On a Break');
  await expect(clock.sync).toHaveText('2 punches saved on this device, waiting to send');
  expect(sent, 'sent while the browser is sure to be offline').toEqual([]);
  await page.context().setOffline(false);
  await expect(clock.sync).toHaveText(allRecorded);
  await expect(there.sync).toHaveText(allRecorded);
  expect(await kindsOf(deployment, somebody)).toEqual(['clock_in', 'break_start']);
  expect(sent).toHaveLength(2);
});

test.describe('when the server dies', () => {
  test.use({ place: 'own' });

  test('between storing and answering: the punch is stored once, and recorded when the server is back', async ({
    page,
    newHire,
    deployment,
  }) => {
    const somebody = await newHire();
    await openSignedIn(page, somebody);
    const clock = await readyAtTheClock(page);
    let died = false;
    await page.route('**/api/clock/punches', async (route: Route) => {
      if (died) return route.continue();
      await route.fetch();
      died = true;
      await deployment.server.kill();
      await route.abort('connectionreset');
    });
    await clock.press('Clock In');
    await expect(toast(page, 'Clock In · Saved on this device')).toBeVisible();
    await expect(clock.sync).toHaveText(oneWaits);
    expect(await kindsOf(deployment, somebody)).toEqual(['clock_in']);
    await page.reload();
    await expect(clock.state).toContainText('Clocked In');
    await expect(clock.sync).toHaveText(oneWaits);
    await deployment.server.start();
    await expect(clock.sync).toHaveText(allRecorded, { timeout: 60_000 });
    expect(await kindsOf(deployment, somebody)).toEqual(['clock_in']);
  });

  test('a punch pressed meanwhile waits, and the page follows again once the server is back', async ({
    page,
    newHire,
    deployment,
    anotherDevice,
  }) => {
    const somebody = await newHire();
    await openSignedIn(page, somebody);
    const clock = await readyAtTheClock(page);
    await deployment.server.kill();
    await clock.press('Clock In');
    await expect(clock.sync).toHaveText(oneWaits);
    await deployment.server.start();
    await expect(clock.sync).toHaveText(allRecorded, { timeout: 60_000 });
    expect(await kindsOf(deployment, somebody)).toEqual(['clock_in']);
    const phone = await anotherDevice();
    await signedIn(phone, somebody);
    const theirs = await phone.newPage();
    await theirs.goto('/dashboard');
    await clockPanel(theirs).press('Start Break');
    await expect(clock.state).toContainText('On a Break');
  });
});

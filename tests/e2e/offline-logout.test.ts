import { toast } from './clock-panel.ts';
import { faultsOf } from './faults.ts';
import { expect, logIn, openSignedIn, test } from './journey.ts';
import { kindsOf } from './ledger.ts';
import { allRecorded, oneWaits, readyAtTheClock } from './offline-clock.ts';

test.use({ serviceWorkers: 'allow' });

test.describe('logging out with punches that wait', () => {
  test('asks, drops nothing, and sends them when the same person is back', async ({ page, newHire, deployment }) => {
    const somebody = await newHire();
    await openSignedIn(page, somebody);
    const clock = await readyAtTheClock(page);
    await page.route('**/api/clock/punches', (route) => route.fulfill({ status: 503, json: {} }));
    await clock.press('Clock In');
    await expect(clock.sync).toHaveText(oneWaits);
    await page.getByRole('button', { name: 'Logout' }).click();
    const question = page.getByRole('alertdialog', { name: 'Some punches are not recorded yet' });
    await expect(question).toContainText('1 punch is saved on this device and could not be sent.');
    await question.getByRole('button', { name: 'Stay and keep trying' }).click();
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('button', { name: 'Logout' }).click();
    await question.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/login');
    await page.unroute('**/api/clock/punches');

    await openSignedIn(page, somebody);
    await expect(clock.sync).toHaveText(allRecorded);
    await expect(clock.state).toContainText('Clocked In');
    expect(await kindsOf(deployment, somebody)).toEqual(['clock_in']);
  });

  test('whoever lost their access meanwhile is told which punches their device keeps; none is lost', async ({
    page,
    newHire,
    deployment,
  }) => {
    const somebody = await newHire();
    await openSignedIn(page, somebody);
    const clock = await readyAtTheClock(page);
    await page.route('**/api/clock/punches', (route) => route.fulfill({ status: 503, json: {} }));
    await clock.press('Clock In');
    await expect(clock.sync).toHaveText(oneWaits);
    const put = (status: string) =>
      deployment.rows('update employees set status = $2 where id = $1', [somebody.employeeId, status]);
    await put('suspended');
    await expect(page).toHaveURL('/login');
    await page.unroute('**/api/clock/punches');
    await logIn(page, somebody);
    await expect(page).toHaveURL('/awaiting-approval');
    await expect(page.getByText('This device keeps 1 punch of yours that is not recorded.')).toBeVisible();
    await expect(page.getByRole('listitem')).toContainText(/^Clock In · .*20.*\d:\d\d/);
    expect(await faultsOf(page)).toEqual([]);
    expect(await kindsOf(deployment, somebody)).toEqual([]);

    await put('active');
    await expect(page, 'opens by itself').toHaveURL('/dashboard');
    await expect(clock.sync).toHaveText(allRecorded);
    expect(await kindsOf(deployment, somebody)).toEqual(['clock_in']);
  });

  test('is not to be had offline, and the network that is back logs nobody out', async ({ page, newHire }) => {
    await openSignedIn(page, await newHire());
    const clock = await readyAtTheClock(page);
    await page.context().setOffline(true);
    await clock.press('Clock In');
    await expect(clock.sync).toHaveText(oneWaits);
    await page.getByRole('button', { name: 'Logout' }).click();
    // A toast is one too.
    const question = page.getByRole('alertdialog', { name: /punches are/ });
    await expect(question).toContainText('You can log out once Meridian can be reached again.');
    await expect(question.getByRole('button', { name: 'Log out' })).toBeDisabled();
    await page.context().setOffline(false);
    await expect(question.getByRole('heading', { name: 'All punches are recorded now' })).toBeVisible();
    await question.getByRole('button', { name: 'Stay logged in' }).click();
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL('/dashboard');
  });

  test('somebody else on the same device neither sees nor sends them', async ({ page, newHire, deployment }) => {
    const [first, second] = [await newHire({ firstName: 'Fay' }), await newHire({ firstName: 'Gus' })];
    await openSignedIn(page, first);
    const clock = await readyAtTheClock(page);
    await page.route('**/api/clock/punches', (route) => route.fulfill({ status: 503, json: {} }));
    await clock.press('Clock In');
    await expect(clock.sync).toHaveText(oneWaits);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/login');
    await page.unroute('**/api/clock/punches');

    await openSignedIn(page, second);
    await expect(page.getByRole('heading', { name: 'Good evening, Gus' })).toBeVisible();
    await expect(clock.state).toContainText('Clocked Out');
    await expect(clock.sync).toHaveText(allRecorded);
    await clock.press('Clock In');
    await expect(toast(page, 'Clock In · Recorded')).toBeVisible();
    await clock.press('Clock Out');
    await expect(toast(page, 'Clock Out · Recorded')).toBeVisible();
    expect(await kindsOf(deployment, second)).toEqual(['clock_in', 'clock_out']);
    expect(await kindsOf(deployment, first)).toEqual([]);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');

    await openSignedIn(page, first);
    await expect(clock.sync).toHaveText(allRecorded);
    await expect(clock.state).toContainText('Clocked In');
    expect(await kindsOf(deployment, first)).toEqual(['clock_in']);
  });
});

test('a session that ends with a punch waiting says both at the log-in page, and the punch is sent afterwards', async ({
  page,
  newHire,
  deployment,
}) => {
  const somebody = await newHire();
  await openSignedIn(page, somebody);
  const clock = await readyAtTheClock(page);
  await page.context().setOffline(true);
  await clock.press('Clock In');
  await expect(toast(page, 'Clock In · Saved on this device')).toBeVisible();
  await page.context().clearCookies();
  await page.context().setOffline(false);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your session has ended. Log in to continue.')).toBeVisible();
  await expect(page.getByText('1 punch waits on this device.')).toBeVisible();
  await expect(toast(page, 'Clock In')).toHaveCount(0);
  await openSignedIn(page, somebody);
  await expect(clock.sync).toHaveText(allRecorded);
  expect(await kindsOf(deployment, somebody)).toEqual(['clock_in']);
});

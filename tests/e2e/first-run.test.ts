import type { Page } from '@playwright/test';
import { clockPanel, toast } from './clock-panel.ts';
import { faultsOf } from './faults.ts';
import {
  ana,
  createButton as create,
  fillFoundation as fill,
  founderPassword as password,
  type Founder,
} from './founder.ts';
import { expect, test } from './journey.ts';

test.use({ place: 'empty' });

const bo: Founder = {
  organization: 'Quay Ten',
  location: 'Shed',
  first: 'Bo',
  last: 'Lund',
  email: 'bo@quayten.example',
};

test('the first person creates the organization, is its admin, and clocks in', async ({ page, deployment }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/welcome');
  for (const path of ['/login', '/register', '/awaiting-approval', '/no/such/page']) {
    await page.goto(path);
    await expect(page).toHaveURL('/welcome');
  }
  await fill(page, ana);
  // The zone that the browser stands in is chosen already.
  const zone = page.getByLabel('Time zone');
  await expect(zone).toHaveValue('America/New_York');
  await zone.selectOption('America/Halifax');
  await create(page).click();

  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Good evening, Ana' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Boathouse');
  await expect(page.getByRole('contentinfo')).toContainText('Atlantic');
  const clock = clockPanel(page);
  await expect(clock.figure('Worked Time')).toHaveText('0.0 hrs');
  await clock.press('Clock In');
  await expect(toast(page, 'Clock In · Recorded')).toBeVisible();
  await page.goto('/settings/profile');
  await expect(page.getByRole('main')).toContainText('Admin');
  await expect(page.getByRole('main')).toContainText('Pier Nine');
  expect(await deployment.rows('select kind, zone from punches')).toEqual([
    { kind: 'clock_in', zone: 'America/Halifax' },
  ]);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/welcome');
  await expect(page).toHaveURL('/login');
});

test('a new organization is led through its first steps: each ticks itself, and the list can be put away for good', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await fill(page, ana);
  await create(page).click();
  const list = page.getByRole('region', { name: 'First steps' });
  await expect(list).toContainText('0 of 6 done.');
  expect(await faultsOf(page, '.first-steps')).toEqual([]);

  await list.getByRole('link', { name: /Say who employs by law/ }).click();
  await expect(page).toHaveURL('/settings/organization');
  await page.getByLabel('Legal name').fill('Pier Nine LLC');
  await page.getByLabel('Address', { exact: true }).fill('9 Pier Road');
  await page.getByRole('button', { name: 'Save employer' }).click();
  await expect(page.getByText('The employer is saved')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(list).toContainText('1 of 6 done.');
  await expect(list.getByRole('listitem').filter({ hasText: 'Say who employs by law' })).toContainText('Done');

  await list.getByRole('button', { name: 'Put this list away' }).click();
  await expect(list).toHaveCount(0);
  await page.goto('/audit-log');
  await expect(page.getByText('Ana Ortiz put the list of first steps away')).toBeVisible();
  await page.goto('/dashboard');
  await expect(clockPanel(page).sync).toHaveText('All punches recorded');
  await expect(list).toHaveCount(0);
});

test('of two who come at once one wins; the other is told, and nothing typed is lost', async ({
  page,
  anotherDevice,
  deployment,
}) => {
  const other = await (await anotherDevice()).newPage();
  await page.goto('/');
  await other.goto('/');
  await fill(page, ana);
  await fill(other, bo);
  await Promise.all([create(page).click(), create(other).click()]);
  const refused = 'Meridian is already set up here. Log in, or register to ask for access.';
  const told = (one: Page) => one.getByRole('alert').filter({ hasText: refused });
  const outcome = async (one: Page): Promise<'won' | 'told' | 'open'> => {
    if (new URL(one.url()).pathname === '/dashboard') return 'won';
    return (await told(one).isVisible()) ? 'told' : 'open';
  };
  await expect.poll(async () => [await outcome(page), await outcome(other)].toSorted()).toEqual(['told', 'won']);
  const [loser, typed] = (await outcome(page)) === 'told' ? [page, ana] : [other, bo];
  await expect(loser.getByLabel('Organization name')).toHaveValue(typed.organization);
  await expect(loser.getByLabel('First name')).toHaveValue(typed.first);
  await expect(loser.getByLabel('Email')).toHaveValue(typed.email);
  await expect(loser.getByLabel('Password', { exact: true })).toHaveValue(password);
  expect(await deployment.rows('select count(*)::int as organizations from organizations')).toEqual([
    { organizations: 1 },
  ]);
});

test('what is missing or wrong is said at its field, and the first one has the focus', async ({ page }) => {
  await page.goto('/welcome');
  await create(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Some fields need your attention' });
  await expect(summary).toContainText('Enter the organization’s name.');
  await expect(page.getByLabel('Organization name')).toBeFocused();
  await summary.getByRole('button', { name: 'Enter your email.' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await fill(page, ana);
  await page.getByLabel('Confirm password').fill('four lamps on a quay');
  await create(page).click();
  await expect(page.getByText('Passwords do not match.')).toBeVisible();
  await expect(page).toHaveURL('/welcome');
});

import { request } from '@playwright/test';
import { demoPassword } from '../../tools/demo/cast.ts';
import { faultsOf } from './faults.ts';
import { expect, openSignedIn, test } from './journey.ts';

const jack = { email: 'jack@harborpine.example', password: demoPassword };

test('each collection prints its raw JSON, or the message of what failed, and a call is tried from the reference', async ({
  page,
}) => {
  await openSignedIn(page, jack, '/API-reference');
  await expect(page.getByRole('heading', { level: 1, name: 'API reference' })).toBeVisible();
  for (const name of ['/locations', '/users', '/time-entries', '/schedule', '/payroll', '/messages', '/teams']) {
    await expect(page.getByRole('region', { name: `JSON of ${name}` })).toContainText('"next":');
  }
  await expect(page.getByRole('region', { name: 'JSON of /time-entries' })).toContainText('"clockedInAt"');
  await page.route('**/api/v1/teams', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      json: { code: 'unavailable', detail: 'Meridian is being looked after.' },
    }),
  );
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'Meridian is being looked after.' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'JSON of /teams' })).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  await page.unroute('**/api/v1/teams');
  await page.getByRole('region', { name: '/teams', exact: true }).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'JSON of /teams' })).toContainText('"next":');

  await page.getByRole('link', { name: 'All endpoints' }).click();
  await expect(page).toHaveURL(/part=all/);
  await page.getByRole('searchbox', { name: 'Search endpoints' }).fill('get time-card date');
  await expect(page.getByText('/api/clock/punches')).toHaveCount(0);
  await page.getByText('/api/time-card', { exact: true }).click();
  await expect(page.getByText('Scope that an API token needs: time:read')).toBeVisible();
  // Codes are copied as they are sent.
  expect(await page.locator('.answers').first().textContent()).toContain('401not_signed_in');
  await expect(page.getByText('Date, e.g. 2026-11-23 · Optional')).toBeVisible();
  await page.getByRole('textbox', { name: 'date' }).fill('2026-02-30');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Answered with status 422')).toBeVisible();
  await page.getByRole('textbox', { name: 'date' }).fill('');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Answered with status 200')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Answer', exact: true })).toContainText('"workedMinutes"');
  expect(await faultsOf(page)).toEqual([]);

  // What is one of a few is chosen; what must be there, and is not, is told at its field, and nothing is sent.
  await page.getByRole('searchbox', { name: 'Search endpoints' }).fill('get time-card export');
  await expect(page.getByText('/api/time-card', { exact: true })).toHaveCount(0);
  await page.getByText('/api/time-card/export', { exact: true }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  const format = page.getByRole('combobox', { name: 'format' });
  await expect(format).toBeFocused();
  await expect(page.getByText('Enter a value: without it the call goes nowhere.')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await format.selectOption('csv');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Answered with status 200')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search endpoints' }).fill('post support-requests asks');
  await expect(page.getByText('/api/time-card/export', { exact: true })).toHaveCount(0);
  await page.getByText('/api/me/support-requests', { exact: true }).click();
  const body = page.getByRole('textbox', { name: 'Body (JSON)' });
  await body.fill('{"topic":');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(body).toBeFocused();
  await expect(page.getByText('This is no JSON. Mend it, and send again.')).toBeVisible();
});

test('a token is made, shown once, opens what it is for, and nothing once it is revoked', async ({ page, newHire }) => {
  await openSignedIn(page, await newHire({ firstName: 'Tess' }), '/settings/security');
  await page.getByRole('button', { name: 'Make a token' }).click();
  const form = page.getByRole('dialog', { name: 'Make a token' });
  await form.getByRole('button', { name: 'Make a token' }).click();
  await expect(form.getByText('Enter a name.')).toBeVisible();
  await form.getByLabel('Name').fill('Timesheets');
  await form.getByText('time:read', { exact: true }).click();
  await expect(form.getByRole('checkbox', { name: 'See and export punches and time cards time:read' })).toBeChecked();
  expect(await faultsOf(page)).toEqual([]);
  await form.getByRole('button', { name: 'Make a token' }).click();
  const shown = page.getByRole('alertdialog', { name: 'Your new token' });
  const secret = await shown.getByText(/^meridian_/).innerText();
  const program = await request.newContext({
    baseURL: new URL(page.url()).origin,
    extraHTTPHeaders: { authorization: `Bearer ${secret}` },
  });
  expect((await program.get('/api/clock')).status()).toBe(200);
  expect((await program.get('/api/v1/messages')).status()).toBe(403);
  await shown.getByRole('button', { name: 'I have saved it' }).click();
  await expect(page.getByText(secret)).toHaveCount(0);
  await page.getByRole('button', { name: 'Revoke Timesheets' }).click();
  await expect(page.getByText('No program acts in your name.')).toBeVisible();
  expect((await program.get('/api/clock')).status()).toBe(401);
  await program.dispose();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, place: 'own' });

  test('the reference is read in Arabic, from the right, and what machines wrote from the left', async ({ page }) => {
    await openSignedIn(page, jack);
    await page.request.patch('/api/me/preferences', {
      data: { language: 'ar' },
      headers: { origin: new URL(page.url()).origin },
    });
    for (const path of ['/API-reference', '/API-reference?part=all']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.locator('.skeleton')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await faultsOf(page)).toEqual([]);
    }
  });
});

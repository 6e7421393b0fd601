import type { Page } from '@playwright/test';
import { demoPassword } from '../../tools/demo/cast.ts';
import { clockPanel } from './clock-panel.ts';
import { expect, logIn, openSignedIn, signedIn, test } from './journey.ts';
import { readsAs } from './reading.ts';

const maya = { email: 'maya@harborpine.example', password: demoPassword };

/** Goes to a path, and waits for the one that the guard leads to. */
async function leadsTo(page: Page, path: string, end: string): Promise<void> {
  await page.goto(path);
  await expect(page, `${path} leads to ${end}`).toHaveURL((url) => url.pathname === end);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a press on a demo account signs in', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  const accounts = page.getByRole('region', { name: 'Demo accounts' }).getByRole('button');
  await expect(accounts).toHaveText([
    /Maya Okafor.*Employee/,
    /Priya Raman.*Manager/,
    /Elena Fischer.*Admin/,
    /Amara Diallo/,
  ]);
  await accounts.first().click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Good evening, Maya' })).toBeVisible();
});

test('e-mail and password, typed, sign in; the e-mail in any case', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, { ...maya, email: '  Maya@HarborPine.example ' });
  await expect(page).toHaveURL('/dashboard');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Good evening, Maya' })).toBeVisible();
});

test('a wrong password and an unknown account are told in the same words, and what was typed stays', async ({
  page,
  newHire,
}) => {
  const known = await newHire();
  await page.goto('/login');
  for (const email of [known.email, 'nobody@harborpine.example']) {
    await logIn(page, { email, password: 'not the password of anybody' });
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password.');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page).toHaveURL('/login');
  }
});

test('e-mail and password are required', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Enter your email.')).toBeVisible();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
});

test('signed out, three paths open and any other leads to the log-in page', async ({ page }) => {
  for (const path of ['/login', '/register', '/awaiting-approval']) await leadsTo(page, path, path);
  for (const path of [
    '/',
    '/dashboard',
    '/time-entries',
    '/settings/profile',
    '/API-reference',
    '/welcome',
    '/no/such/page',
  ])
    await leadsTo(page, path, '/login');
});

test('signed in, the screens open and any other path leads to the dashboard', async ({ page, newHire }) => {
  await signedIn(page.context(), await newHire());
  for (const path of [
    '/',
    '/dashboard',
    '/time-entries',
    '/settings/profile',
    '/settings/security',
    '/settings/preferences',
    '/contact-support',
  ])
    await leadsTo(page, path, path);
  for (const path of [
    '/login',
    '/register',
    '/awaiting-approval',
    '/welcome',
    '/payroll',
    '/dashboard/deep',
    '/no/such/page',
  ])
    await leadsTo(page, path, '/dashboard');
});

test('until it is known who is here the page says Loading...', async ({ page }) => {
  let answer: (() => void) | undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/me', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  await expect(page.locator('body')).toHaveText('Loading...', { useInnerText: true });
  answer?.();
  await expect(page).toHaveURL('/login');
});

/** By what name the first script of the page asks for another. */
async function nameOf(page: Page, part: string): Promise<string> {
  const read = async (path: string): Promise<string> => (await page.request.get(path)).text();
  const [, first = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(await read('/')) ?? [];
  const [name = ''] = new RegExp(`\\b${part}-[\\w-]+\\.js`).exec(await read(first)) ?? [];
  expect(name).not.toBe('');
  return name;
}

for (const [path, part] of [
  ['/login', 'entrance'],
  ['/dashboard', 'app'],
] as const) {
  test(`where the code of ${path} does not arrive the page says so, and opens once it does`, async ({ page }) => {
    const code = `**/assets/${await nameOf(page, part)}`;
    let lost = 0;
    await page.route(code, (route) => {
      lost += 1;
      return route.abort();
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Meridian' })).toBeVisible();
    expect(lost).toBeGreaterThan(0);
    await page.unroute(code);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  });
}

for (const [language, direction, problem, again] of [
  ['en', 'ltr', 'This page could not be loaded', 'Try again'],
  ['ar', 'rtl', 'تعذّر تحميل هذه الصفحة', 'إعادة المحاولة'],
] as const) {
  test(`where no words arrive the page says so in ${language}, and opens once they do`, async ({ page, baseURL }) => {
    await readsAs(page.context(), baseURL ?? '', { language, theme: 'system' });
    const code = await nameOf(page, 'entrance');
    let lost = 0;
    // The chapter and the code of the page go by the same name.
    await page.route('**/assets/entrance-*.js', (route) => {
      if (route.request().url().endsWith(code)) return route.continue();
      lost += 1;
      return route.abort();
    });
    await page.goto('/login');
    await expect(page.getByRole('alert')).toContainText(problem);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    expect(lost).toBeGreaterThan(0);
    await page.unrouteAll();
    await page.getByRole('button', { name: again }).click();
    await expect(page.getByLabel(language === 'en' ? 'Email' : 'البريد الإلكتروني')).toBeVisible();
  });
}

test('a pending person reaches nothing but /awaiting-approval, and Home leads back to the log-in page', async ({
  page,
  newHire,
}) => {
  const pending = await newHire({ firstName: 'Ines', status: 'pending' });
  await page.goto('/login');
  await logIn(page, pending);
  await expect(page).toHaveURL('/awaiting-approval');
  await expect(
    page.getByText('Your application is under review. You get an email when it is approved or rejected.'),
  ).toBeVisible();
  for (const path of ['/', '/dashboard', '/time-entries', '/login', '/register', '/settings/profile', '/no/such/page'])
    await leadsTo(page, path, '/awaiting-approval');
  for (const path of ['/api/clock', '/api/time-card', '/api/support-contacts']) {
    expect((await page.request.get(path)).status(), path).toBe(403);
  }
  const home = page.getByRole('button', { name: 'Home' });
  await expect(home).toHaveAccessibleDescription('Home logs you out and leads to the log-in page.');
  await home.click();
  await expect(page).toHaveURL('/login');
});

test('who waits and is signed out meanwhile finds the log-in page, and no page that waits for nobody', async ({
  page,
  newHire,
}) => {
  const pending = await newHire({ firstName: 'Nadia', status: 'pending' });
  await page.goto('/login');
  await logIn(page, pending);
  await expect(page.getByRole('heading', { name: 'Hello, Nadia' })).toBeVisible();
  // The page remembers who was here; the session is gone.
  await page.context().clearCookies();
  await page.goto('/login');
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});

for (const locale of ['en', 'ar']) {
  test.describe(`a browser that asks for ${locale}`, () => {
    test.use({ locale, viewport: { width: 1440, height: 900 } });

    test('finds every way to log in on one screen, the accounts of the demo among them', async ({ page }) => {
      await page.goto('/login');
      await expect(page.locator('.demo li').last()).toBeVisible();
      await expect(page.locator('.by-phone form')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
    });
  });
}

test('somebody who is suspended while at work is led out by itself, and told why when they log in again', async ({
  page,
  newHire,
  deployment,
}) => {
  const somebody = await newHire({ firstName: 'Sven' });
  await openSignedIn(page, somebody);
  await clockPanel(page).applies('Clock In');
  await deployment.rows("update employees set status = 'suspended' where id = $1", [somebody.employeeId]);
  await expect(page).toHaveURL('/login');
  await logIn(page, somebody);
  await expect(page).toHaveURL('/awaiting-approval');
  await expect(page.getByText('Access suspended')).toBeVisible();
});

test('logging out ends the session on the server and clears what the browser kept', async ({
  page,
  newHire,
  deployment,
}) => {
  await openSignedIn(page, await newHire());
  await page.getByRole('link', { name: 'Time entries', exact: true }).click();
  await page.evaluate(() => sessionStorage.setItem('something', 'kept'));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('status'))).toBe('Clocked Out');
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  const again = await fetch(`${deployment.url}/api/clock`, { headers: { cookie } });
  expect(again.status).toBe(401);
  await page.goBack();
  await expect(page).toHaveURL('/login');
});

test('logging out in one tab logs out the other', async ({ page, newHire }) => {
  await openSignedIn(page, await newHire());
  const other = await page.context().newPage();
  await other.goto('/time-entries');
  await expect(other.getByRole('heading', { name: 'Time entries' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
});

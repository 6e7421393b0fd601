import { expect, openSignedIn, readyForOffline, test } from './journey.ts';

test('the product can be installed: a browser finds no fault with its manifest and icons, the maskable one among them', async ({
  page,
}) => {
  await page.goto('/login');
  await readyForOffline(page);
  const devtools = await page.context().newCDPSession(page);
  const { url, errors, data = '' } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toMatch(/manifest\.webmanifest$/);
  const manifest = JSON.parse(data) as { icons: { src: string; type: string; purpose?: string }[]; display: string };
  expect(manifest.display).toBe('standalone');
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(src);
    expect([icon.status(), icon.headers()['content-type']?.split(';')[0]], src).toEqual([200, type]);
  }
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Every context of a journey is a private one, from which nothing is ever installed.
  const faults = installabilityErrors.map(({ errorId }) => errorId).filter((fault) => fault !== 'in-incognito');
  expect(faults).toEqual([]);
});

test('each screen of a phone’s bar opens without a network, and says so', async ({ page, newHire }) => {
  const somebody = await newHire();
  await openSignedIn(page, somebody);
  for (const path of ['/time-entries', '/schedule', '/communication-hub', '/dashboard']) {
    await page.goto(path);
    await expect(page.locator('main')).toBeVisible();
  }
  await readyForOffline(page);
  await page.context().setOffline(true);
  for (const path of ['/time-entries', '/schedule', '/communication-hub', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByText('You are offline.', { exact: false }).first()).toBeVisible();
    await expect(page.locator('h1')).toBeAttached();
  }
});

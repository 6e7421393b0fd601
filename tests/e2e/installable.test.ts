import { toast } from './clock-panel.ts';
import { expect, openSignedIn, readyForOffline, test } from './journey.ts';

test.use({ serviceWorkers: 'allow' });

test('the product can be installed: a browser finds no fault with its manifest and icons, the maskable one among them', async ({
  page,
}) => {
  await page.goto('/login');
  await readyForOffline(page);
  const devtools = await page.context().newCDPSession(page);
  const { url, errors, data = '' } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toMatch(/manifest\.webmanifest$/);
  interface Icon {
    readonly src: string;
    readonly type: string;
    readonly purpose?: string;
  }
  const manifest = JSON.parse(data) as {
    readonly icons: readonly Icon[];
    readonly display: string;
    readonly shortcuts: readonly { readonly name: string; readonly url: string; readonly icons: readonly Icon[] }[];
  };
  expect(manifest.display).toBe('standalone');
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  expect(manifest.shortcuts.map(({ name, url: leadsTo }) => `${name} ${leadsTo}`)).toEqual([
    'Clock /dashboard',
    'Schedule /schedule?show=week',
    'Messages /communication-hub',
  ]);
  for (const { src, type } of [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)]) {
    const icon = await page.request.get(src);
    expect([icon.status(), icon.headers()['content-type']?.split(';')[0]], src).toEqual([200, type]);
  }
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Every context of a journey is a private one, from which nothing is ever installed.
  const faults = installabilityErrors.map(({ errorId }) => errorId).filter((fault) => fault !== 'in-incognito');
  expect(faults).toEqual([]);
});

test('a newer version is offered and not forced: what is typed stays until its person reloads', async ({
  page,
  newHire,
}) => {
  await openSignedIn(page, await newHire(), '/contact-support');
  await readyForOffline(page);
  const subject = page.getByLabel('Subject');
  await subject.fill('An hour on Friday');
  // To the browser a worker under another address is a newer version of the one that it has.
  await page.evaluate(async () => void (await navigator.serviceWorker.register('/sw.js?newer')));
  const offer = toast(page, 'A new version of Meridian is ready.');
  await expect(offer).toBeVisible();
  await expect(subject).toHaveValue('An hour on Friday');
  await subject.fill('');
  const reloaded = page.waitForEvent('load');
  await offer.getByRole('button', { name: 'Reload page' }).click();
  await reloaded;
  await expect(subject).toBeVisible();
  await expect(offer).toHaveCount(0);
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

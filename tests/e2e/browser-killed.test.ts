import { mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { clockPanel, toast } from './clock-panel.ts';
import { expect, readyForOffline, signedIn, test, withinReach } from './journey.ts';
import { ledgerOf } from './ledger.ts';

/** A browser whose profile lies on the disk, as a person's does. */
const onDisk = test.extend<{ profile: string; open: () => Promise<{ context: BrowserContext; page: Page }> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  profile: async ({}, give) => {
    const folder = mkdtempSync(join(tmpdir(), 'meridian-profile-'));
    await give(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  open: async (
    { profile, deployment, surprises, contextOptions, launchOptions, viewport, locale, timezoneId },
    give,
  ) => {
    const opened: BrowserContext[] = [];
    await give(async () => {
      const place = { baseURL: deployment.url, viewport, ...(locale && { locale }), ...(timezoneId && { timezoneId }) };
      const context = await chromium.launchPersistentContext(profile, {
        ...contextOptions,
        ...launchOptions,
        ...place,
      });
      surprises.watch(context);
      await withinReach(context);
      opened.push(context);
      return { context, page: context.pages()[0] ?? (await context.newPage()) };
    });
    for (const context of opened) await context.close();
  },
});

/** SIGKILL to the browser's own process, whose id the lock on the profile names. */
async function kill(profile: string, context: BrowserContext): Promise<void> {
  const [, pid] = /-(\d+)$/.exec(readlinkSync(join(profile, 'SingletonLock'))) ?? [];
  const gone = new Promise((resolve) => context.once('close', resolve));
  process.kill(Number(pid), 'SIGKILL');
  await gone;
}

onDisk.use({ serviceWorkers: 'allow' });

onDisk(
  'a punch pressed offline outlives the browser, and is recorded exactly once',
  async ({ open, profile, newHire, deployment }) => {
    const somebody = await newHire();
    const morning = await open();
    await signedIn(morning.context, somebody);
    await morning.page.goto('/dashboard');
    await expect(clockPanel(morning.page).sync).toHaveText('All punches recorded');
    await readyForOffline(morning.page);
    // Closed as a person does: the browser writes down who is signed in.
    await morning.context.close();

    const noon = await open();
    await noon.page.goto('/dashboard');
    await expect(clockPanel(noon.page).sync).toHaveText('All punches recorded');
    await noon.context.setOffline(true);
    await clockPanel(noon.page).press('Clock In');
    await expect(toast(noon.page, 'Clock In · Saved on this device')).toBeVisible();
    await kill(profile, noon.context);
    expect(await ledgerOf(deployment, somebody)).toEqual([]);

    const still = await open();
    await still.context.setOffline(true);
    await still.page.goto('/dashboard');
    await expect(clockPanel(still.page).state).toContainText('Clocked In');
    await expect(clockPanel(still.page).sync).toHaveText('1 punch saved on this device, waiting to send');
    await kill(profile, still.context);

    const evening = await open();
    await evening.page.goto('/dashboard');
    await expect(clockPanel(evening.page).sync).toHaveText('All punches recorded');
    await expect(clockPanel(evening.page).state).toContainText('Clocked In');
    expect(await ledgerOf(deployment, somebody)).toMatchObject([{ kind: 'clock_in', source: 'offline' }]);
  },
);

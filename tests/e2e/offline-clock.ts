import type { Page } from '@playwright/test';
import { clockPanel } from './clock-panel.ts';
import { expect, readyForOffline } from './journey.ts';

/** What the panel says of a punch that waits, and of none. */
export const oneWaits = '1 punch saved on this device, waiting to send';
export const allRecorded = 'All punches recorded';

/** The dashboard, ready to be opened without a network. */
export async function readyAtTheClock(page: Page): Promise<ReturnType<typeof clockPanel>> {
  const clock = clockPanel(page);
  await expect(clock.sync).toHaveText(allRecorded);
  await readyForOffline(page);
  await expect(clock.sync).toHaveText(allRecorded);
  return clock;
}

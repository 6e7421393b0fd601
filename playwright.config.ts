import { defineConfig } from '@playwright/test';

const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const args = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync'];
const browser = { launchOptions: { executablePath: chromium, args } };
const shell = { launchOptions: { executablePath: process.env['CHROMIUM_SHELL_PATH'] ?? chromium, args } };

/** What is installed, pushed or kept on the disk is of a whole browser. */
const ofWholeBrowser = /(?:browser-killed|installable|notifications|passkeys)\.test\.ts$/;

/**
 * Journeys through the real product in Debian's Chromium: a file for each room of it. `npm test` says in CHROMIUM_PATH which Chromium.
 * Without shared state but the database cluster of the tests, so that files run beside each other.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/journeys',
  globalSetup: './tests/e2e/set-up.ts',
  // A machine with two cores runs two browsers, two servers and a database.
  workers: 2,
  // Generous: a busy machine is slow, and not wrong.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // Two browsers, two servers and a database on a busy machine: a journey that fails is tried once more, by itself in a new browser.
  // What came right only then is counted and printed (tools/test/counts.ts).
  retries: 1,
  fullyParallel: true,
  reporter: 'list',
  projects: [
    { name: 'shell', testIgnore: ofWholeBrowser, use: shell },
    { name: 'browser', testMatch: ofWholeBrowser, use: browser },
  ],
  use: {
    // It takes the whole app along in the background, which each new browser would fetch anew: a quarter of what a journey costs. Journeys
    // that go on without a network, and those of what is pushed, let it.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    colorScheme: 'light',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
  },
});

import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { mirror } from './clock-panel.ts';
import { aDeployment, type Deployment } from './deployment.ts';
import { hire, type Hired, type HireWish } from './hire.ts';

export { expect };

interface JourneyOptions {
  /**
   * `shared`: the demo, one for each worker, where a journey brings its own people; `own`: the demo for this journey alone, which
   * may be stopped and killed; `still`: the same, with a clock that stands still; `named`: the same, at localhost instead of a number;
   * `empty`: nobody is here yet; `strict`: nobody either, and no demo, so that managers and admins need a second factor.
   */
  readonly place: 'shared' | 'own' | 'still' | 'named' | 'empty' | 'strict';
}

interface JourneyFixtures {
  readonly deployment: Deployment;
  /** Somebody new in the demo organization. */
  readonly newHire: (wish?: HireWish) => Promise<Hired>;
  /** Another browser: nothing of the first one's cookies or storage. */
  readonly anotherDevice: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Whatever went wrong in a page without anyone looking: thrown, logged as an error, or against the content policy. */
  readonly surprises: Surprises;
}

export interface Surprises {
  readonly list: string[];
  readonly watch: (context: BrowserContext) => void;
}

export const test = base.extend<JourneyOptions & JourneyFixtures, { readonly sharedDemo: Deployment }>({
  place: ['shared', { option: true }],

  sharedDemo: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, give) => {
      const demo = await aDeployment({ kind: 'demo' });
      await give(demo);
      await demo.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  deployment: async ({ place, sharedDemo }, give) => {
    if (place === 'shared') return give(sharedDemo);
    const own = await aDeployment({
      kind: place === 'empty' || place === 'strict' ? 'empty' : 'demo',
      // A code of an authenticator app is right for a minute, however slow the machine.
      standsStill: place === 'still' || place === 'strict',
      isNamed: place === 'named',
      demandsFactor: place === 'strict',
    });
    await give(own);
    await own.close();
  },

  context: async ({ context }, give) => {
    await withinReach(context);
    await savingData(context);
    await give(context);
  },

  baseURL: async ({ deployment }, give) => give(deployment.url),

  newHire: async ({ deployment }, give) => give((wish) => hire(deployment, wish)),

  surprises: [
    async ({ context }, give) => {
      const list: string[] = [];
      const watch = (watched: BrowserContext): void => {
        watched.on('weberror', (error) => list.push(`thrown: ${error.error().message}`));
        watched.on('console', (message) => {
          // An answer that is no success, and a network that is away, are logged by the browser; journeys go there on purpose.
          const expected =
            message.text().startsWith('Failed to load resource:') ||
            message.text().includes('net::ERR_') ||
            // What looks for faults in a page knocks at its frames too, and a letter lets no script in.
            /^Blocked script execution in '[^']*\/api\/dev\/outbox\//.test(message.text());
          if (message.type() === 'error' && !expected) list.push(`logged: ${message.text()}`);
        });
      };
      watch(context);
      await give({ list, watch });
      expect(list, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],

  anotherDevice: async ({ browser, deployment, surprises }, give) => {
    const devices: BrowserContext[] = [];
    await give(async (options = {}) => {
      const device = await browser.newContext({ baseURL: deployment.url, ...options });
      surprises.watch(device);
      await withinReach(device);
      await savingData(device);
      devices.push(device);
      return device;
    });
    for (const device of devices) await device.close();
  },
});

/**
 * Lets a context send with its pages what otherwise would outlive them: under a service worker Chromium sends those requests from its own
 * process, past the routes and past the missing network of a journey.
 */
export const withinReach = async (context: BrowserContext): Promise<void> =>
  void (await context.addInitScript(() => {
    const { fetch: send } = globalThis;
    globalThis.fetch = (what, how) => send(what, how && { ...how, keepalive: false });
  }));

/** The screens that a journey does not open are not fetched after the one that it does, which would cost as much as the journey. */
const savingData = async (context: BrowserContext): Promise<void> =>
  void (await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  ));

/** Signs in behind the page's back, where signing in is not what the journey is about. */
export async function signedIn(
  context: BrowserContext,
  { email, password }: Pick<Hired, 'email' | 'password'>,
): Promise<void> {
  const answer = await context.request.post('/api/sign-in', { data: { email, password } });
  expect(answer.status(), `${email} can sign in`).toBe(200);
}

/** Signs in and opens a signed-in page; the clock has its answer then, and the device knows where it stands. */
export async function openSignedIn(
  page: Page,
  who: Pick<Hired, 'email' | 'password'>,
  path = '/dashboard',
): Promise<void> {
  await signedIn(page.context(), who);
  await page.goto(path);
  await expect(page.locator('main')).toBeVisible();
  await expect.poll(() => mirror(page)).not.toBeNull();
}

/**
 * Takes from the pages of a context every timer as long as `milliseconds` or longer: what they show after it they were told, and what
 * would vanish by itself stays for whoever is slow to look. To be called before a page is opened.
 */
export const withoutLongTimers = async (context: BrowserContext, milliseconds: number): Promise<void> =>
  void (await context.addInitScript((longest) => {
    const { setTimeout: later, setInterval: again } = globalThis;
    const never = 2 ** 31 - 1;
    Object.assign(globalThis, {
      setTimeout: (run: () => void, wait = 0, ...rest: never[]) => later(run, wait < longest ? wait : never, ...rest),
      setInterval: (run: () => void, wait = 0, ...rest: never[]) => again(run, wait < longest ? wait : never, ...rest),
    });
  }, milliseconds));

/** Types e-mail and password on the log-in page, and presses the button. */
export async function logIn(page: Page, { email, password }: Pick<Hired, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Waits until the service worker has taken what the page needs to open offline. */
export async function readyForOffline(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

import type { Page } from '@playwright/test';
import { signedInPaths } from '../../src/web/screens/paths.ts';
import { ana, createButton, fillFoundation } from './founder.ts';
import { expect, test } from './journey.ts';

test.use({ place: 'empty' });
test.setTimeout(300_000);

/** What an empty list leads to: one action in it, or one that stands beside it; or nothing, where it fills by itself. */
type Lead = { readonly within: string } | { readonly beside: string } | 'by itself';

const leads: Readonly<Record<string, Lead>> = {
  'Nobody is here or expected right now.': { within: 'Open the team schedule' },
  'No time entries this week. They appear here when you clock in.': { within: 'Dashboard' },
  'You have not asked for time off yet.': { beside: 'Request Time Off' },
  'Nobody of your locations is away this month.': 'by itself',
  'Nothing has been added or taken yet.': 'by itself',
  'No other dates. Every week is as said above.': { beside: 'Add dates' },
  'Conversations with your colleagues appear here.': { within: 'Invite somebody' },
  'No policy yet. Until there is one, balances change by hand alone.': { beside: 'Show whom it reaches' },
  'None is set. Until there is one, a whole day takes 8 hours, Monday to Friday.': { beside: 'Set days off' },
  'No dates are limited.': { beside: 'Add dates' },
  'Nobody whom you answer for has a time card in this period.': { within: 'Open the team' },
  'No payments yet. They appear here once they are recorded.': { within: 'Record the first payment' },
  'Nothing waits for you. New registrations appear here by themselves.': { within: 'Invite somebody' },
  'No adjustments wait for you. Requests appear here by themselves.': { within: 'Open the time cards' },
  'No time off waits for you. Requests appear here by themselves.': { within: 'See who is away' },
  'No swaps wait for your answer.': { within: 'Open the team schedule' },
  'Nothing has been answered yet. What you approve or reject appears here.': { within: 'See what waits' },
  'Nobody here yet but you. People appear when they register or are invited.': { within: 'Invite somebody' },
  'Nobody worked in these weeks.': { within: 'Open the time cards' },
  'In these weeks no schedule was published.': { within: 'Open the team schedule' },
  'Nothing is planned this week. People see what you add once you publish it.': { within: 'Add shift' },
  'Nobody has unpaid days in this period.': { within: 'Open the time cards' },
  'No payment with the method Other waits for a file.': { within: 'Open the payments' },
  'No kiosk is paired yet. Open this page on the tablet that will stand there.': { within: 'Make this device a kiosk' },
  'Nothing is recorded of you yet. Your manager records what you hold.': 'by itself',
  'No policy was set yet. Everyone is paid by federal law.': { beside: 'See who is affected' },
  'No skills yet.': { beside: 'Add skill' },
  'No positions yet.': { beside: 'Add position' },
  'No program is told what happens here.': { within: 'Add a webhook' },
  'Everything was delivered.': 'by itself',
  'Nobody has asked anything yet.': 'by itself',
  'Messages that you send appear here with their answers.': { beside: 'Send message' },
  'No contacts yet. The admins of your organization appear here.': 'by itself',
};

interface Empty {
  readonly text: string;
  readonly actions: readonly { readonly name: string; readonly href: string | null }[];
}

/** The empty lists of a screen that has come to rest. */
async function emptyOn(page: Page, path: string): Promise<readonly Empty[]> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  return page.locator('main .empty-state').evaluateAll((all) =>
    all.map((one) => ({
      text: one.querySelector('p')?.textContent ?? '',
      actions: [...one.querySelectorAll('a, button')].map((action) => ({
        name: action.textContent,
        href: action.getAttribute('href'),
      })),
    })),
  );
}

/** The tabs of a screen that are the same screen with another address. */
const tabsOf = (page: Page, path: string): Promise<string[]> =>
  page
    .locator('main .tabs a')
    .evaluateAll(
      (all, pathname) => all.map((tab) => tab.getAttribute('href') ?? '').filter((to) => to.startsWith(`${pathname}?`)),
      path,
    );

test('each list of a fresh organization says what will be there, and leads to it with one action', async ({ page }) => {
  await page.goto('/welcome');
  await fillFoundation(page, ana);
  await createButton(page).click();
  await expect(page).toHaveURL('/dashboard');

  const met = new Set<string>();
  const ways = new Set<string>();
  const look = async (path: string): Promise<void> => {
    for (const { text, actions } of await emptyOn(page, path)) {
      const lead = leads[text];
      expect(lead, `"${text}" on ${path} is known, and what it leads to`).toBeDefined();
      met.add(text);
      const names = actions.map(({ name }) => name);
      expect(names, `${path}: ${text}`).toEqual(typeof lead === 'object' && 'within' in lead ? [lead.within] : []);
      for (const { href } of actions) if (href !== null) ways.add(href);
      if (typeof lead === 'object' && 'beside' in lead) {
        await expect(page.getByRole('main').getByRole('button', { name: lead.beside, exact: true })).toBeVisible();
      }
    }
  };
  for (const path of signedInPaths.filter((one) => one !== '/')) {
    await look(path);
    for (const tab of await tabsOf(page, path)) await look(tab);
  }
  expect(Object.keys(leads).filter((text) => !met.has(text))).toEqual([]);
  for (const way of ways) {
    await page.goto(way);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    expect(new URL(page.url()).pathname, `${way} is open to whoever is led there`).toBe(way.split('?')[0]);
  }
});

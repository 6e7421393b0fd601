import type { Page } from '@playwright/test';
import { v7 } from 'uuid';
import { demoPassword } from '../../tools/demo/cast.ts';
import { faultsOf } from './faults.ts';
import { expect, openSignedIn, test } from './journey.ts';

const maya = { email: 'maya@harborpine.example', password: demoPassword };

test.use({ place: 'own' });

const thread = (page: Page) => page.getByRole('log', { name: 'Messages' });
const write = (page: Page, name: string) => page.getByRole('textbox', { name: `Message ${name}` });

test('what nobody sees of what is pasted is not sent, a message that cannot be sent is told of, and what is too long stays whole', async ({
  page,
}) => {
  await openSignedIn(page, maya, '/communication-hub');
  await page.getByRole('link', { name: /Ben Carter/ }).click();
  await expect(thread(page)).toContainText('Delivery moved to seven.');
  await write(page, 'Ben Carter').fill('\u200b');
  await page.keyboard.press('Enter');
  await write(page, 'Ben Carter').fill('call me at \u202a+1 212-555-0100\u202c please\u2028\u2068Downtown\u2069');
  await page.keyboard.press('Enter');
  await expect(thread(page).getByText('call me at +1 212-555-0100 please Downtown', { exact: true })).toBeVisible();
  await expect(thread(page).getByText('Waiting to be sent')).toBeHidden();

  // One that an earlier version left on this device.
  const [id, later] = [v7(), v7()];
  await page.evaluate(
    async ([poisoned, next]) => {
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open('meridian-messages', 1);
        asked.addEventListener('success', () => resolve(asked.result));
        asked.addEventListener('error', () => reject(asked.error ?? new Error('no database')));
      });
      const me = (await (await fetch('/api/me')).json()) as {
        employee: { organization: { id: string }; employeeId: string };
      };
      const owner = `${me.employee.organization.id}/${me.employee.employeeId}`;
      const conversationId = new URL(location.href).searchParams.get('conversation');
      const store = opened.transaction('waiting', 'readwrite').objectStore('waiting');
      store.put({ id: poisoned, owner, conversationId, text: 'x'.repeat(4_001), writtenAt: 1 });
      store.put({ id: next, owner, conversationId, text: 'Behind it', writtenAt: 2 });
      await new Promise((resolve) => store.transaction.addEventListener('complete', resolve));
      opened.close();
    },
    [id, later] as const,
  );
  await page.reload();
  await expect(thread(page).getByText('Behind it', { exact: true })).toBeVisible();
  await expect(thread(page).getByRole('alert')).toContainText('It has something in it that cannot be sent.');
  expect(await faultsOf(page)).toEqual([]);
  await thread(page).getByRole('button', { name: 'Discard' }).click();
  await expect(thread(page).getByRole('alert')).toHaveCount(0);

  await write(page, 'Ben Carter').fill('y'.repeat(4_100));
  await expect(page.getByRole('alert')).toContainText('100 characters too many for a message.');
  await page.keyboard.press('Enter');
  await expect(write(page, 'Ben Carter')).toHaveValue('y'.repeat(4_100));
  expect(await faultsOf(page)).toEqual([]);
  await write(page, 'Ben Carter').fill('');
  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('\u2068Downtown\u2069');
  await expect(page.getByRole('link', { name: /Ben Carter/ })).toContainText('Downtown');
});

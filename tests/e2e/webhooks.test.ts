import { faultsOf } from './faults.ts';
import { expect, openSignedIn, test } from './journey.ts';

test.use({ place: 'own' });

test('an admin adds a webhook, sees its secret once, tries it, sends a message again, replaces the secret and removes it', async ({
  page,
  deployment,
  newHire,
}) => {
  await openSignedIn(page, await newHire({ firstName: 'Wilma', role: 'admin' }), '/settings/webhooks');
  await expect(page.getByText('No program is told what happens here.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const form = page.getByRole('dialog', { name: 'Add a webhook' });
  await form.getByRole('button', { name: 'Add a webhook' }).click();
  await expect(form.getByText('Enter an address.')).toBeVisible();
  await form.getByLabel('Address').fill('https://intranet/hook');
  await form.getByText('Punch recorded').click();
  await form.getByRole('button', { name: 'Add a webhook' }).click();
  // What was typed stays, and says what is wrong with it.
  await expect(form.getByLabel('Address')).toBeFocused();
  await expect(form.getByLabel('Address')).toHaveAccessibleDescription(/https/);
  await expect(form.getByLabel('Address')).toHaveValue('https://intranet/hook');
  expect(await faultsOf(page)).toEqual([]);
  await form.getByLabel('Address').fill('https://hooks.pine.invalid/meridian');
  await form.getByRole('button', { name: 'Add a webhook' }).click();

  const secret = page.getByRole('alertdialog', { name: 'The secret of this webhook' });
  const first = await secret.locator('code').innerText();
  expect(first).toMatch(/^whsec_/);
  expect(await faultsOf(page)).toEqual([]);
  await secret.getByRole('button', { name: 'I have saved it' }).click();
  await page.reload();
  await expect(page.getByText('hooks.pine.invalid')).toBeVisible();
  expect(await page.content()).not.toContain(first);

  const actions = page.getByRole('button', { name: 'Actions for hooks.pine.invalid' });
  const choose = async (name: string): Promise<void> => {
    await actions.click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  await choose('Send a test');
  await expect(page.getByText('A test is on its way')).toBeVisible();
  // Nobody answers at such an address: what was tried, and why it did not arrive, is in the list.
  await expect
    .poll(async () => (await deployment.rows<{ tries: number }>('select tries from webhook_messages'))[0]?.tries)
    .toBeGreaterThan(0);
  await deployment.rows("update webhook_messages set state = 'given_up', tries = 12, problem = 'enotfound'");
  await page.reload();
  await expect(page.getByText('1 message given up')).toBeVisible();
  await expect(page.getByText('The last message has not arrived')).toBeVisible();
  await choose('Messages');
  const log = page.getByRole('dialog', { name: 'Messages to hooks.pine.invalid' });
  await expect(log.getByText('Given up', { exact: true })).toBeVisible();
  await expect(log.getByText('no answer: the name of the address is not known')).toBeVisible();
  await log.getByText('What is sent').click();
  await expect(log.getByText('"type":"webhook.tested"')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await log.getByRole('button', { name: 'Send again: Test' }).click();
  await expect(page.getByText('On its way once more')).toBeVisible();
  await expect(log.getByText('Waiting', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await choose('New secret');
  const second = await secret.locator('code').innerText();
  expect(second).not.toBe(first);
  await secret.getByRole('button', { name: 'I have saved it' }).click();
  await expect(page.getByText('The secret before it signs as well until')).toBeVisible();

  await choose('Remove');
  const ask = page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog', { name: /^Remove the webhook/ }))
    .first();
  await ask.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Webhook removed')).toBeVisible();
  await expect(page.getByText('No program is told what happens here.')).toBeVisible();
});

test('what a long form lacks comes into view on a phone, with the focus where it is mended', async ({
  page,
  newHire,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, await newHire({ firstName: 'Wanda', role: 'admin' }), '/settings/webhooks');
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const form = page.getByRole('dialog', { name: 'Add a webhook' });
  const add = form.getByRole('button', { name: 'Add a webhook' });
  await form.getByLabel('Address').fill('https://hooks.pine.invalid/meridian');
  await add.click();
  await expect(form.getByText('Choose at least one event.')).toBeInViewport({ ratio: 1 });
  await expect(form.getByRole('checkbox').first()).toBeFocused();
  await form.getByRole('checkbox').last().focus();
  await page.keyboard.press('Space');
  await form.getByLabel('Address').fill('https://intranet/hook');
  await form.getByRole('checkbox').last().focus();
  await add.click();
  // The server has a word as well.
  await expect(form.getByLabel('Address')).toBeFocused();
  await expect(form.getByText('Enter a public address that begins with https://')).toBeInViewport({ ratio: 1 });
});

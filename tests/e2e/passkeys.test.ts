import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './journey.ts';

/** A device that makes passkeys and says yes, as Chromium has one for tests. */
async function aDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test.describe('at a name', () => {
  test.use({ place: 'named' });

  test('a passkey is added, named, used to log in without an e-mail, and removed', async ({ page, newHire }) => {
    const somebody = await newHire({ firstName: 'Kai' });
    await openSignedIn(page, somebody, '/settings/security');
    await aDevice(page);
    const section = page.getByRole('region', { name: 'Passkeys' });
    await section.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await page.keyboard.type('Work laptop');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await expect(section).toContainText('Not used yet');

    await page.context().clearCookies();
    // The device is asked as soon as the page offers passkeys where the e-mail is typed; this one says yes at once.
    const opened = page.waitForResponse('**/api/sign-in/passkey');
    await page.goto('/login');
    expect((await opened).status()).toBe(200);
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/settings/security');
    await expect(section).toContainText('Last used');

    await section.getByRole('button', { name: 'Rename Work laptop' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Old laptop');
    await page.keyboard.press('Enter');
    await expect(section).toContainText('Old laptop');
    await section.getByRole('button', { name: 'Remove Old laptop' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(section).toContainText('You have no passkeys yet.');
  });
});

test.describe('in Arabic on a phone', () => {
  test.use({ place: 'named', locale: 'ar', viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a passkey is added, and logs in', async ({ page, newHire }) => {
    await openSignedIn(page, await newHire({ firstName: 'Huda', language: 'ar' }), '/settings/security');
    await aDevice(page);
    const section = page.getByRole('region', { name: 'مفاتيح المرور' });
    await section.getByRole('button', { name: 'إضافة مفتاح مرور' }).click();
    const dialog = page.getByRole('dialog', { name: 'إضافة مفتاح مرور' });
    await dialog.getByRole('button', { name: 'إضافة مفتاح مرور' }).click();
    await dialog.getByLabel('الاسم').fill('هاتفي');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'حفظتُها' }).click();
    await expect(section).toContainText('هاتفي');

    await page.context().clearCookies();
    await page.goto('/login');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });
});

test('at a numeric address passkeys say why they are not offered', async ({ page, newHire }) => {
  await openSignedIn(page, await newHire({ firstName: 'Noor' }), '/settings/security');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await expect(section).toContainText('this is a numeric address');
  await expect(section.getByRole('button')).toHaveCount(0);
});

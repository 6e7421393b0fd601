import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { toast } from './clock-panel.ts';
import { expect, openSignedIn, test } from './journey.ts';
import { openLetter } from './letters.ts';

const password = 'gravel under slow wheels';
const address = (): string => `invited.${randomBytes(4).toString('hex')}@harborpine.example`;

test('a manager invites by mail; whoever accepts is at work, and punches', async ({ page, newHire, anotherDevice }) => {
  const boss = await newHire({ firstName: 'Rhea', role: 'manager' });
  const email = address();
  await openSignedIn(page, boss, '/team');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  // A manager makes employees, so there is no role to choose.
  await expect(dialog.getByText('Role', { exact: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText('Enter the email to invite.')).toBeVisible();
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Hourly rate (USD)').fill('19.25');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(toast(page, `Invitation sent to ${email}`)).toBeVisible();

  await page.getByRole('link', { name: /open invitation/ }).click();
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Employee · Downtown Office');
  await expect(row).toContainText('Invited by Rhea Brook on');

  const nina = await (await anotherDevice()).newPage();
  await openLetter(nina, email, 'Rhea Brook invites you to Harbor & Pine', 'Accept invitation');
  await expect(nina.getByRole('heading', { name: 'Join Harbor & Pine' })).toBeVisible();
  await expect(nina.getByText('You are invited to Downtown Office as an employee.')).toBeVisible();
  await nina.getByLabel('First name').fill('Nina');
  await nina.getByLabel('Last name').fill('Ruiz');
  await expect(nina.getByLabel('Email')).toHaveValue(email);
  await nina.getByLabel('Password', { exact: true }).fill(password);
  await nina.getByLabel('Confirm password').fill(password);
  await nina.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(nina).toHaveURL('/dashboard');
  await nina.getByRole('button', { name: 'Clock In', exact: true }).click();
  await expect(toast(nina, 'Clock In · Recorded')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Open invitations' })).toBeVisible();
  await expect(page.getByText('Whoever accepts one has access at once.')).toBeVisible();
  await expect(row).toHaveCount(0);
});

/** Makes a link to hand on, and gives it. */
async function linkBy(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByText('By a link', { exact: true }).click();
  await page.getByRole('button', { name: 'Make link' }).click();
  const shown = page.getByRole('alertdialog', { name: 'Link to hand on' });
  const link = await shown.getByLabel('Invitation link').inputValue();
  await shown.getByRole('button', { name: 'Close' }).click();
  return link;
}

test('a link is handed on and accepted by Google; another is taken back, and says so to whoever opens it', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  await openSignedIn(page, await newHire({ firstName: 'Rhea', role: 'manager' }), '/team?show=invitations');
  const link = await linkBy(page);

  const nils = await (await anotherDevice({ viewport: { width: 390, height: 844 } })).newPage();
  await nils.goto(link);
  const [google] = await Promise.all([
    nils.waitForEvent('popup'),
    nils.getByRole('button', { name: 'Join with Google' }).click(),
  ]);
  await google.getByRole('link', { name: 'Someone new' }).click();
  await google.getByLabel('First name').fill('Nils');
  await google.getByLabel('Last name').fill('Holm');
  await google.getByLabel('Email').fill(address());
  await google.getByRole('button', { name: 'Continue' }).click();
  await expect(nils).toHaveURL('/dashboard');
  await expect(nils.getByRole('heading', { name: /Nils/ })).toBeVisible();

  const second = await (await anotherDevice()).newPage();
  await second.goto(link);
  await expect(second.getByText('This invitation was used already. If it was you, log in.')).toBeVisible();

  const other = await linkBy(page);
  await page.getByRole('button', { name: 'Take back: Link handed on' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(toast(page, 'Invitation taken back')).toBeVisible();
  // Pasted over the first one, of which it differs only after the #.
  await second.goto(other);
  await expect(second.getByText('This invitation was taken back. Ask your manager for another one.')).toBeVisible();
});

test('a link that is opened in somebody else’s session says whose it is, and takes nobody’s session away unasked', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  await openSignedIn(page, await newHire({ firstName: 'Rhea', role: 'manager' }), '/team?show=invitations');
  const link = await linkBy(page);

  const shared = await (await anotherDevice()).newPage();
  await openSignedIn(shared, await newHire({ firstName: 'Otto' }));
  await shared.goto(link);
  await expect(shared.getByRole('heading', { name: 'Join Harbor & Pine' })).toBeVisible();
  await expect(shared.getByText('Otto Brook is logged in to Harbor & Pine in this browser.')).toBeVisible();
  await expect(shared.getByLabel('First name')).toHaveCount(0);
  await shared.getByRole('button', { name: 'Continue as Otto Brook' }).click();
  await expect(shared).toHaveURL('/dashboard');
  await expect(shared.getByRole('heading', { name: /Otto/ })).toBeVisible();

  await shared.goto(link);
  await shared.getByRole('button', { name: 'Log out and accept' }).click();
  await shared.getByLabel('First name').fill('Ulla');
  await shared.getByLabel('Last name').fill('Stein');
  await shared.getByLabel('Email').fill(address());
  await shared.getByLabel('Password', { exact: true }).fill(password);
  await shared.getByLabel('Confirm password').fill(password);
  await shared.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(shared).toHaveURL('/dashboard');
  await expect(shared.getByRole('heading', { name: /Ulla/ })).toBeVisible();

  await shared.goto(link);
  await expect(shared.getByText('This invitation was used already. If it was you, log in.')).toBeVisible();
  await shared.getByRole('link', { name: 'Continue', exact: true }).click();
  await expect(shared).toHaveURL('/dashboard');
});

test('whoever leaves their session for an invitation hears of the message that is still to be sent', async ({
  page,
  newHire,
  anotherDevice,
}) => {
  const manager = await newHire({ firstName: 'Rahel', role: 'manager' });
  await openSignedIn(page, manager, '/team?show=invitations');
  const link = await linkBy(page);
  const shared = await (await anotherDevice()).newPage();
  await openSignedIn(shared, await newHire({ firstName: 'Olaf' }));
  const headers = { origin: new URL(shared.url()).origin };
  const data = { employeeId: manager.employeeId };
  const opened = await shared.request.post('/api/conversations/direct', { data, headers });
  const { id } = (await opened.json()) as { id: string };
  await shared.goto(`/communication-hub?conversation=${id}`);
  await shared.route('**/api/conversations/*/messages', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  );
  await shared.getByRole('textbox', { name: /^Message Rahel/ }).fill('I have your keys');
  await shared.keyboard.press('Enter');
  await expect(shared.getByText('Waiting to be sent')).toBeVisible();
  await shared.goto(link);
  const leave = shared.getByRole('button', { name: 'Log out and accept' });
  await leave.click();
  const question = shared.getByRole('alertdialog', { name: 'You wrote something that is not sent' });
  await expect(question).toContainText('1 message is still on this device.');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(leave).toBeVisible();
  await leave.click();
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(shared.getByLabel('First name')).toBeVisible();
});

test('in Arabic somebody is invited, joins and starts work', async ({ page, newHire, anotherDevice }) => {
  const boss = await newHire({ firstName: 'Salma', role: 'manager', language: 'ar' });
  const email = address();
  await openSignedIn(page, boss, '/team');
  await page.getByRole('button', { name: 'دعوة', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'دعوة شخص' });
  await dialog.getByLabel('البريد الإلكتروني', { exact: true }).fill(email);
  await dialog.getByRole('button', { name: 'إرسال الدعوة' }).click();
  await expect(dialog).toBeHidden();

  const context = await anotherDevice({ locale: 'ar', viewport: { width: 390, height: 844 } });
  const noor = await context.newPage();
  await noor.goto('/dev/outbox');
  await noor.getByRole('button', { name: email }).first().click();
  const letter = noor.frameLocator(`iframe[title*="${email}"]`);
  await expect(letter.locator('html')).toHaveAttribute('dir', 'rtl');
  await letter.getByRole('link').first().click();
  await expect(noor.getByRole('heading', { name: /انضم إلى/ })).toBeVisible();
  await noor.getByLabel('الاسم الأول').fill('نورة');
  await noor.getByLabel('اسم العائلة').fill('السيد');
  await noor.getByLabel('كلمة المرور', { exact: true }).fill(password);
  await noor.getByLabel('تأكيد كلمة المرور').fill(password);
  await noor.getByRole('button', { name: 'انضمام', exact: true }).click();
  await expect(noor).toHaveURL('/dashboard');
  await noor.getByRole('button', { name: 'بدء الدوام', exact: true }).click();
  await expect(noor.getByText(/تم التسجيل/).first()).toBeVisible();
});

import { demoPassword } from '../../tools/demo/cast.ts';
import { toast } from './clock-panel.ts';
import { expect, openSignedIn, test } from './journey.ts';
import { typeDate } from './type-date.ts';

test('the header leads home and to one’s profile, the menu to support and out, and the foot says whose times are shown', async ({
  page,
  newHire,
}) => {
  const somebody = await newHire({ firstName: 'Ada' });
  await openSignedIn(page, somebody, '/time-entries');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: `Profile settings, Ada ${somebody.lastName}` }).click();
  await expect(page).toHaveURL('/settings/profile');
  await header.getByRole('link', { name: 'Meridian', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('contentinfo')).toContainText('Harbor & Pine');
  await expect(page.getByRole('contentinfo')).toContainText('Times for Downtown Office');
  const menu = page.getByRole('navigation', { name: 'Main', exact: true });
  await menu.getByRole('link', { name: 'Contact Support' }).click();
  await expect(page).toHaveURL('/contact-support');
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
});

test('a log-out that does not arrive is said, leaves its person logged in, and is tried again', async ({
  page,
  newHire,
}) => {
  await openSignedIn(page, await newHire());
  await page.route('**/api/sign-out', (route) => route.abort());
  await page.getByRole('button', { name: 'Logout' }).click();
  const failed = toast(page, 'You are still logged in: Meridian could not be reached.');
  await expect(failed).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await page.unroute('**/api/sign-out');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/login');
});

test('time off whose request does not arrive is said where it was asked for, and what was typed stays', async ({
  page,
  newHire,
}) => {
  await openSignedIn(page, await newHire());
  await page.route('**/api/time-off-requests', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Request Time Off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request Time Off' });
  const submit = dialog.getByRole('button', { name: 'Submit' });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await typeDate(dialog, 'Start Date', '2027-03-02');
  await typeDate(dialog, 'End Date', '2027-03-04');
  await dialog.getByLabel('Note').fill('To the sea');
  await submit.click();
  await expect(dialog.getByText('Meridian could not be reached. Check your connection and try again.')).toBeVisible();
  await expect(dialog.getByLabel('Note')).toHaveValue('To the sea');
  await page.unroute('**/api/time-off-requests');
  // A fault of the server is no lost connection: it says so, and by which number it is found.
  const fault = { type: 'about:blank', title: '', status: 500, detail: '', code: 'unexpected', requestId: 'a1b2c3' };
  await page.route('**/api/time-off-requests', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, contentType: 'application/problem+json', json: fault })
      : route.continue(),
  );
  await submit.click();
  await expect(dialog.getByText(/^Something went wrong on our side\. It may have gone through/)).toContainText(
    'a1b2c3',
  );
  await expect(dialog.getByLabel('Note')).toHaveValue('To the sea');
  await page.unroute('**/api/time-off-requests');
  await submit.click();
  await expect(dialog).toBeHidden();
});

test('what goes up to a deeper screen says where it is, and leads back', async ({ page }) => {
  const priya = { email: 'priya@harborpine.example', password: demoPassword };
  await openSignedIn(page, priya, '/team?q=maya');
  await page
    .getByRole('link', { name: /Maya Okafor/ })
    .first()
    .click();
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail).toContainText('Maya Okafor');
  await trail.getByRole('link', { name: 'Team' }).click();
  await expect(trail).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveValue('maya');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the bar under the thumb leads to what is used every day, and More to the rest and out', async ({
    page,
    newHire,
  }) => {
    await openSignedIn(page, await newHire());
    await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeHidden();
    const bar = page.getByRole('navigation', { name: 'Main, mobile' });
    await bar.getByRole('link', { name: 'Schedule' }).click();
    await expect(page).toHaveURL('/schedule');
    await expect(bar.getByRole('link', { name: 'Schedule' })).toHaveAttribute('aria-current', 'page');
    await bar.getByRole('button', { name: 'More' }).click();
    const more = page.getByRole('dialog', { name: 'More' });
    await more.getByRole('link', { name: 'Contact Support' }).click();
    await expect(page).toHaveURL('/contact-support');
    await bar.getByRole('button', { name: 'More' }).click();
    await more.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
  });
});

test('whoever may not open a page is led home and told whom to ask; from what is no page they are led without a word', async ({
  page,
  newHire,
}) => {
  await openSignedIn(page, await newHire(), '/no/such/page');
  await expect(page).toHaveURL('/dashboard');
  const told = page.getByText('You may not open that page. Ask an admin of your organization if you need it.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(told).toHaveCount(0);
  await page.goto('/payroll-files');
  await expect(page).toHaveURL('/dashboard');
  await expect(told).toBeVisible();
});

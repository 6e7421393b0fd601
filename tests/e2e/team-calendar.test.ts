import { languages } from '../../src/domain/kernel/language.ts';
import { speakers } from '../../src/words/speakers.ts';
import { faultsOf } from './faults.ts';
import { expect, openSignedIn, signedIn, test } from './journey.ts';
import { prefers } from './reading.ts';

for (const language of languages.filter((one) => one !== 'es')) {
  test(`whoever approves time off sees in the calendar of their team who is away when, in ${language}`, async ({
    page,
    context,
    newHire,
    anotherDevice,
  }) => {
    const { say } = speakers[language];
    const name = language === 'ar' ? 'Hadi' : 'Hazel';
    const asker = await newHire({ firstName: name });
    const manager = await newHire({ firstName: 'Maya', role: 'manager', language });
    const device = await anotherDevice();
    await signedIn(device, asker);
    const { employeeId: userId, firstName, lastName, email } = asker;
    const wish = { userId, firstName, lastName, email, startDate: '2026-12-08', endDate: '2026-12-09', numDays: 2 };
    const asked = await device.request.post('/api/time-off-requests', { data: wish });
    expect(asked.status()).toBe(200);

    await openSignedIn(page, manager, '/time-off');
    await prefers(context, { language, theme: language === 'ar' ? 'dark' : 'light' });
    await page.reload();
    await page.getByRole('button', { name: say('timeOff.nextMonth') }).click();
    const waiting = page.getByRole('row').filter({ hasText: `${name} Brook` });
    const part = say('timeOff.part.whole');
    await expect(waiting.getByText(say('timeOff.requestedPart', { part }), { exact: true })).toHaveCount(2);
    expect(await faultsOf(page)).toEqual([]);

    await page.goto('/management-authorizations?tab=vacation');
    const card = page.getByRole('listitem').filter({ hasText: `${name} Brook` });
    await card
      .getByRole('button', { name: say('approvals.approveNamed', { name: `${name} Brook` }), exact: true })
      .click();
    await expect(card).toHaveCount(0);

    await page.goto('/time-off');
    await expect(page.getByRole('heading', { name: say('timeOff.whoIsAway') })).toBeVisible();
    await page.getByRole('button', { name: say('timeOff.nextMonth') }).click();
    const row = page.getByRole('row').filter({ hasText: `${name} Brook` });
    await expect(row.getByText(part, { exact: true })).toHaveCount(2);
    // The eighth and the ninth, whichever way the days run.
    const days = row.getByRole('cell');
    await expect(days.nth(7)).toHaveText(part);
    await expect(days.nth(8)).toHaveText(part);
    expect(await faultsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    const list = page.getByRole('list', { name: say('timeOff.whoIsAway') });
    await expect(list.getByRole('listitem').filter({ hasText: `${name} Brook` })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: say('timeOff.previousMonth') }).click();
    await expect(list.getByRole('listitem').filter({ hasText: `${name} Brook` })).toHaveCount(0);
  });
}

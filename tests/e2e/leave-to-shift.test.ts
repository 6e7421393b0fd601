import type { BrowserContext } from '@playwright/test';
import type { Language } from '../../src/domain/kernel/language.ts';
import { speakers } from '../../src/words/speakers.ts';
import { faultsOf } from './faults.ts';
import { hasShift } from './has-shift.ts';
import type { Hired } from './hire.ts';
import { expect, openSignedIn, signedIn, test } from './journey.ts';
import { prefers } from './reading.ts';
import { cell, rowOf } from './schedule-grid.ts';
import { takeShift } from './take-shift.ts';
import { typeDate } from './type-date.ts';

interface Tale {
  readonly language: Language;
  readonly monday: string;
  readonly date: string;
  /** The date as a card of a shift shows it. */
  readonly shown: string;
  /** Of whoever asks, whoever asks too, whoever takes the shift, and whoever decides. */
  readonly names: readonly [string, string, string, string];
}

const tales: readonly Tale[] = [
  {
    language: 'en',
    monday: '2026-12-21',
    date: '2026-12-22',
    shown: 'December 22',
    names: ['Lena', 'Otto', 'Cleo', 'Mona'],
  },
  {
    language: 'ar',
    monday: '2026-12-28',
    date: '2026-12-29',
    shown: '29 ديسمبر',
    names: ['Laila', 'Osama', 'Karim', 'Muna'],
  },
];

/** Somebody asks for a day, behind the pages' back. */
async function asks(device: BrowserContext, hired: Hired, date: string): Promise<void> {
  await signedIn(device, hired);
  const { employeeId: userId, firstName, lastName, email } = hired;
  const asked = await device.request.post('/api/time-off-requests', {
    data: { userId, firstName, lastName, email, startDate: date, endDate: date, numDays: 1 },
  });
  expect(asked.status()).toBe(200);
}

for (const { language, monday, date, shown, names } of tales) {
  test(`time off goes from the request to a shift that stands open and that another takes, in ${language}`, async ({
    page,
    context,
    newHire,
    anotherDevice,
  }) => {
    const { say } = speakers[language];
    const [asker, other, taker, manager] = await Promise.all([
      newHire({ firstName: names[0], language }),
      newHire({ firstName: names[1], language }),
      newHire({ firstName: names[2], language }),
      newHire({ firstName: names[3], language, role: 'manager' }),
    ]);
    await hasShift(await anotherDevice(), asker.employeeId, date);
    const others = await anotherDevice();
    await asks(others, other, date);

    await openSignedIn(page, asker, `/schedule?week=${monday}`);
    await prefers(context, { language, theme: 'dark' });
    await page.reload();
    await page.getByRole('button', { name: say('timeOff.request') }).click();
    const dialog = page.getByRole('dialog', { name: say('timeOff.request') });
    await typeDate(dialog, say('timeOff.startDate'), date);
    await typeDate(dialog, say('timeOff.endDate'), date);
    await dialog.getByLabel(say('timeOff.note')).fill(`The wedding of ${names[0]}`);
    await dialog.getByRole('button', { name: say('timeOff.submit') }).click();
    await expect(dialog).toBeHidden();

    // What it means is before whoever decides: the balance, who else is away, the shift and who would be left on it.
    const deciders = await anotherDevice();
    const theirs = await deciders.newPage();
    await openSignedIn(theirs, manager, '/management-authorizations?tab=vacation');
    await prefers(deciders, { language, theme: 'light' });
    await theirs.reload();
    const card = theirs.getByRole('listitem').filter({ hasText: `The wedding of ${names[0]}` });
    await expect(card.getByText(say('timeOff.theirBalance'), { exact: true })).toBeVisible();
    await expect(card.getByText(say('timeOff.awayToo'))).toBeVisible();
    await expect(card.getByText(`${names[1]} Brook`, { exact: false })).toBeVisible();
    await expect(card.getByRole('heading', { name: say('schedule.leave.shifts') })).toBeVisible();
    await expect(card.locator('.leave-shifts').getByRole('listitem')).toHaveCount(1);
    expect(await faultsOf(theirs)).toEqual([]);
    await card
      .getByRole('button', { name: say('schedule.leave.approveAndOpenOf', { name: `${names[0]} Brook` }) })
      .click();
    await expect(theirs.getByText(say('schedule.leave.opened', { count: 1 }))).toBeVisible();

    await theirs.goto(`/schedule?week=${monday}`);
    const open = cell(theirs, 0, 1).locator('[data-shift]');
    await expect(open).toHaveCount(1);
    await expect(theirs.getByText(say('schedule.note.away')).first()).toBeVisible();
    await expect(page.locator('.shift-card').filter({ hasText: `${names[0]} Brook` })).toHaveCount(0);

    const takers = await anotherDevice();
    const ofTaker = await takers.newPage();
    await openSignedIn(ofTaker, taker, `/schedule?week=${monday}`);
    await prefers(takers, { language, theme: 'light' });
    await ofTaker.reload();
    const takeable = ofTaker
      .locator('.shift-card')
      .filter({ hasText: shown })
      .filter({ hasText: say('schedule.nobodyYet') });
    await takeShift(takeable, { say });
    await expect(ofTaker.getByText(say('schedule.taken'))).toBeVisible();
    await expect(open).toHaveCount(0);
    await expect(cell(theirs, await rowOf(theirs, `${names[2]} Brook`), 1).locator('[data-shift]')).toHaveCount(1);
  });
}

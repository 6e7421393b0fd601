import { v7 } from 'uuid';
import { readSchedule } from '../../src/contract/schedule/team-schedule.ts';
import { addDays, type PlainDate } from '../../src/domain/kernel/time.ts';
import { formatsOf } from '../../src/words/formats.ts';
import { speakers } from '../../src/words/speakers.ts';
import { faultsOf } from './faults.ts';
import { expect, openSignedIn, signedIn, test } from './journey.ts';
import { prefers } from './reading.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Weeks that nothing else plans; a test that is tried again has one of its own. */
const mondays = { en: '2027-10-04', ar: '2027-11-15' } as const;

for (const language of ['en', 'ar'] as const) {
  const { say } = speakers[language];
  const formats = formatsOf(speakers[language], 'h12');

  test(`a manager plans, moves and publishes a shift on a phone: ${language}`, async ({
    page,
    context,
    newHire,
    anotherDevice,
  }, { retry }) => {
    const monday = addDays(mondays[language] as PlainDate, 7 * retry);
    const [wednesday, friday] = [addDays(monday, 2), addDays(monday, 4)];
    const day = (date: PlainDate) => page.getByRole('radio', { name: formats.longDate(date) });
    const person = await newHire({ firstName: `Greta ${retry}`, lastName: 'Pocket' });
    const manager = await newHire({ firstName: 'Mona', role: 'manager', language });
    const isSettled = async (): Promise<void> => expect(page.locator('.skeleton')).toHaveCount(0);
    await openSignedIn(page, manager, `/schedule?week=${addDays(monday, 1)}`);
    await prefers(context, { language, theme: language === 'ar' ? 'dark' : 'light' });
    await page.reload();
    await expect(day(addDays(monday, 1))).toBeChecked();
    await isSettled();
    await expect(page.getByRole('grid')).toHaveCount(0);

    // Another day asks the server for nothing, and is reached along the script.
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await day(addDays(monday, 1)).focus();
    await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await expect(day(wednesday)).toBeChecked();
    await expect(day(wednesday)).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`week=${wednesday}`));
    await expect(
      page.getByText(say('schedule.agenda.nobody', { date: formats.longDate(wednesday) }), { exact: true }),
    ).toBeVisible();
    expect(asked).not.toContain(readSchedule.path);
    expect(await faultsOf(page)).toEqual([]);

    await page.getByRole('button', { name: say('schedule.addShift') }).click();
    const adding = page.getByRole('dialog', { name: say('schedule.addShift') });
    await adding.getByLabel(say('schedule.personOfNew')).selectOption(person.employeeId);
    await adding.getByRole('button', { name: say('schedule.addShift') }).click();
    const card = page.getByRole('button').filter({ hasText: `Greta ${retry} Pocket` });
    await expect(card).toContainText(say('schedule.agenda.draft'));
    await expect(card).toBeFocused();
    expect(await faultsOf(page)).toEqual([]);

    await page.keyboard.press('Enter');
    const moving = page.getByRole('dialog', { name: say('schedule.moveOrChange') });
    await moving.getByLabel(say('schedule.day'), { exact: true }).selectOption(friday);
    await moving.getByRole('button', { name: say('schedule.saveShift') }).click();
    await expect(day(friday)).toBeChecked();
    await expect(card).toBeFocused();
    await day(wednesday).click({ force: true });
    await expect(card).toHaveCount(0);
    await day(friday).click({ force: true });
    await expect(card).toBeVisible();

    await page.getByRole('button', { name: say('schedule.publishChanges', { count: 1 }) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('schedule.publish'), exact: true })
      .click();
    await expect(page.getByRole('button', { name: say('schedule.publishChanges', { count: 0 }) })).toBeVisible();
    await expect(card).toBeVisible();
    await expect(card).not.toContainText(say('schedule.agenda.draft'));
    expect(await faultsOf(page)).toEqual([]);

    const theirs = await (await anotherDevice()).newPage();
    await openSignedIn(theirs, person, `/schedule?week=${monday}`);
    // Beside theirs stand shifts that somebody offers.
    const own = theirs.locator('.shift-card').filter({ hasText: `Greta ${retry} Pocket` });
    await expect(own).toContainText(formatsOf(speakers.en, 'h12').longDate(friday));
  });
}

test('of a day of many shifts the next are drawn by a press, and the first of them has the focus', async ({
  page,
  newHire,
}) => {
  const manager = await newHire({ firstName: 'Mia', role: 'manager' });
  await signedIn(page.context(), manager);
  const read = await page.request.get('/api/schedule?date=2028-02-07');
  const { location } = (await read.json()) as { location: { id: string } };
  const open = { locationId: location.id, employeeId: null, positionId: null, breakMinutes: 30, note: null };
  const shifts = Array.from({ length: 53 }, (_, index) => {
    const startsAt = `2028-02-07T13:${String(index).padStart(2, '0')}:00.000Z`;
    return { id: v7(), plan: { ...open, startsAt, endsAt: '2028-02-07T22:00:00.000Z' } };
  });
  expect((await page.request.post('/api/schedule/shifts', { data: { shifts } })).status()).toBe(200);
  await openSignedIn(page, manager, '/schedule?week=2028-02-07');
  const cards = page.locator('.agenda .cards [data-shift]');
  await expect(cards).toHaveCount(50);
  await page.getByRole('button', { name: 'Show 3 more' }).focus();
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(53);
  await expect(cards.nth(50)).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
});

test('on a phone what is done with the week stands behind one button, and its paper shows people by days', async ({
  page,
  newHire,
}) => {
  await openSignedIn(page, await newHire({ firstName: 'Moss', role: 'manager' }), '/schedule?week=2027-12-06');
  const strip = page.getByRole('radiogroup', { name: 'Day', exact: true });
  await expect(strip).toBeVisible();
  await expect(page.getByRole('button', { name: 'Templates' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Actions for this week' }).click();
  await expect(page.getByRole('menuitem', { name: 'Templates' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('menuitem', { name: 'Templates' }).click();
  const early = page
    .getByRole('dialog', { name: 'Templates' })
    .getByRole('listitem')
    .filter({ hasText: 'Early shift' });
  const [name, bin] = [early.getByText('Early shift'), early.getByRole('button', { name: 'Remove Early shift' })];
  await expect(bin).toBeVisible();
  // Beside each other: what the bin is for is read in its line.
  const bottomOf = async (part: typeof bin, edge: 0 | 1) => {
    const box = await part.boundingBox();
    return box === null ? Number.NaN : box.y + edge * box.height;
  };
  expect(await bottomOf(bin, 0)).toBeLessThan(await bottomOf(name, 1));
  await page.keyboard.press('Escape');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);

  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('rowheader', { name: 'Moss Brook' }).first()).toBeVisible();
  await expect(strip).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(strip).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
});

test.describe('where weeks begin on Sunday', () => {
  test.use({ place: 'own' });

  test('a phone goes from the first day of the week to the next and back without asking anew, and takes back what was done on the other', async ({
    page,
    newHire,
    deployment,
  }) => {
    await deployment.rows("update organizations set week_starts_on = 'sunday'");
    const person = await newHire({ firstName: 'Greta', lastName: 'Pocket' });
    // The same week may be read again whenever it may have changed; another would be another address.
    const weeksAsked = new Set<string>();
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (request.method() === 'GET' && pathname === readSchedule.path) weeksAsked.add(search);
    });
    await openSignedIn(page, await newHire({ firstName: 'Sunny', role: 'manager' }), '/schedule?week=2027-10-04');
    const days = page.getByRole('radiogroup', { name: 'Day', exact: true }).getByRole('radio');
    const day = (name: string) => page.getByRole('radio', { name });
    await expect(days.first()).toHaveAccessibleName(/^Sunday, October 3/);
    await page.getByRole('button', { name: 'Add shift' }).click();
    const adding = page.getByRole('dialog', { name: 'Add shift' });
    await adding.getByLabel('Person').selectOption(person.employeeId);
    await adding.getByRole('button', { name: 'Add shift' }).click();
    const card = page.getByRole('button').filter({ hasText: 'Greta Pocket' });
    await expect(card).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish 1 change' })).toBeVisible();
    await day('Monday, October 4').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(day('Sunday, October 3')).toBeFocused();
    await expect(card).toHaveCount(0);
    expect([...weeksAsked]).toEqual(['?date=2027-10-04']);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    // Nothing is left to publish of an empty week.
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
    await day('Sunday, October 3').focus();
    await page.keyboard.press('ArrowRight');
    await expect(day('Monday, October 4')).toBeFocused();
    await expect(card).toHaveCount(0);
  });
});

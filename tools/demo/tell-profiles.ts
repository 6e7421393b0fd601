import sharp from 'sharp';
import { addMilliseconds, millisecondsPerHour, parsePlainDate, type Instant } from '../../src/domain/kernel/time.ts';
import type { Context } from '../../src/server/kernel/context.ts';
import { changeEmergencyContacts } from '../../src/server/profile/change-emergency-contacts.ts';
import { changePhoto } from '../../src/server/profile/change-photo.ts';
import { changeProfile } from '../../src/server/profile/change-profile.ts';
import { loadProfile, revisionOf, shownContacts } from '../../src/server/profile/read.ts';
import { answerSupport } from '../../src/server/support/answer-support.ts';
import { askSupport } from '../../src/server/support/ask-support.ts';
import { throwDice, type Dice } from './dice.ts';
import { drawPortrait } from './portrait.ts';
import type { At, Person } from './tale.ts';

const streets = ['Harbor Street', 'Pine Avenue', 'Mill Lane', 'Orchard Road', 'Canal Street', 'Juniper Way'];
const cities = [
  ['New York', 'NY', '10013'],
  ['Brooklyn', 'NY', '11201'],
  ['Jersey City', 'NJ', '07302'],
  ['Yonkers', 'NY', '10701'],
] as const;
const relatives = ['Partner', 'Mother', 'Father', 'Sister', 'Brother', 'Friend'];
const callable = ['Alex', 'Robin', 'Jordan', 'Sam', 'Taylor', 'Kim'];

/** Completes the profiles of the demo: every fact is thrown with dice, every portrait drawn, every number one that is kept free for fiction. */
export async function tellProfiles(at: At, people: readonly Person[], now: Instant): Promise<void> {
  const dice = throwDice(1003);
  for (const [index, somebody] of people.entries()) {
    if (somebody.member.status !== 'active') continue;
    await at(now, (ctx) => tellProfile(ctx, somebody, dice));
    await at(now, (ctx) => tellContacts(ctx, somebody, dice));
    // Some never get around to it.
    if (index % 3 !== 2) await tellPhoto(at, somebody, now, dice);
  }
  await tellSupport(at, people, now);
}

const pick = <T>(list: readonly T[], dice: Dice): T => list[dice.between(0, list.length - 1)] as T;

/** 555-0100 to 555-0199 belong to nobody (North American Numbering Plan). */
const aPhone = (dice: Dice): string => `(${pick(['212', '718', '201'], dice)}) 555-01${dice.between(10, 99)}`;

async function tellProfile(ctx: Context, { actor, member }: Person, dice: Dice): Promise<void> {
  const [city, state, zip] = pick(cities, dice);
  const born = `${dice.between(1965, 2004)}-0${dice.between(1, 9)}-${dice.between(10, 28)}`;
  const body = {
    revision: revisionOf(await loadProfile(ctx.tx, actor)),
    firstName: member.firstName,
    lastName: member.lastName,
    phone: aPhone(dice),
    street: `${dice.between(10, 980)} ${pick(streets, dice)}`,
    apartment: dice.roll() < 0.5 ? `Apt ${dice.between(1, 9)}${pick(['A', 'B', 'C'], dice)}` : '',
    city,
    state,
    zip,
    emailNotices: true,
    smsNotices: dice.roll() < 0.5,
    inAppNotices: true,
    dateOfBirth: parsePlainDate(born),
    ssnDigits: String(dice.between(100, 999)),
  };
  const answer = await changeProfile({ ...ctx, actor }, { params: undefined, query: undefined, body });
  if (!answer.ok) throw new Error(`the demo's profile of ${member.firstName} is refused: ${answer.refusal}`);
}

async function tellContacts(ctx: Context, { actor, member }: Person, dice: Dice): Promise<void> {
  const contacts = Array.from({ length: dice.between(1, 2) }, () => ({
    name: `${pick(callable, dice)} ${member.lastName}`,
    relationship: pick(relatives, dice),
    phone: aPhone(dice),
  }));
  const body = { revision: shownContacts([]).revision, contacts };
  const answer = await changeEmergencyContacts({ ...ctx, actor }, { params: undefined, query: undefined, body });
  if (!answer.ok) throw new Error(`the demo's contacts of ${member.firstName} are refused: ${answer.refusal}`);
}

async function tellPhoto(at: At, { actor, member }: Person, now: Instant, dice: Dice): Promise<void> {
  const body = await sharp(Buffer.from(drawPortrait(dice)))
    .png()
    .toBuffer();
  const input = { params: undefined, query: undefined, body };
  const drawn = await changePhoto.work(undefined, input);
  if (!drawn.ok) throw new Error(`the demo's portrait of ${member.firstName} is refused: ${drawn.refusal}`);
  await at(now, (ctx) => changePhoto.save({ ...ctx, actor }, input, drawn.value));
}

const questions = [
  {
    from: 'Maya',
    daysAgo: 6,
    concern: 'hours',
    subject: 'Break on Monday',
    message: 'My break on Monday shows an hour, and I think it was 45 minutes. Can you look?',
    answer: 'The clock has 12:31 to 13:30, so it was an hour. Ask for an adjustment if you were back earlier.',
  },
  {
    from: 'Daniel',
    daysAgo: 1,
    concern: 'account',
    subject: 'New phone',
    message:
      'I have a new phone and want to receive text messages there.\n\nIs it enough to change the number in my profile?',
    answer: undefined,
  },
] as const;

async function tellSupport(at: At, people: readonly Person[], now: Instant): Promise<void> {
  const admin = people.find(({ member }) => member.role === 'admin' && member.status === 'active');
  for (const { from, daysAgo, answer, ...body } of questions) {
    const asker = people.find(({ member }) => member.firstName === from);
    if (asker === undefined || admin === undefined) continue;
    const moment = addMilliseconds(now, -daysAgo * 24 * millisecondsPerHour);
    const asked = await at(moment, (ctx) =>
      askSupport.save({ ...ctx, actor: asker.actor }, { params: undefined, query: undefined, body }, undefined),
    );
    if (!asked.ok) throw new Error(`a question of the demo is refused: ${asked.refusal}`);
    if (answer === undefined) continue;
    const input = { params: { requestId: asked.value.id }, query: undefined, body: { answer } };
    await at(moment, (ctx) => answerSupport({ ...ctx, actor: admin.actor }, input));
  }
}

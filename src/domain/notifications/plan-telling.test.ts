import { describe, expect, test } from 'vitest';
import { parseInstant, parseZone, type Instant, type Zone } from '../kernel/time.ts';
import { isWished, planAs, planTelling, planUseful, type NoticeWishes } from './plan-telling.ts';

const newYork = parseZone('America/New_York') as Zone;
const noon = parseInstant('2026-11-20T12:00:00-05:00') as Instant;
const midnight = parseInstant('2026-11-21T00:00:00-05:00') as Instant;
const seven = parseInstant('2026-11-21T07:00:00-05:00') as Instant;
const eight = parseInstant('2026-11-21T08:00:00-05:00') as Instant;
const open: NoticeWishes = { open: { in_app: true, push: false, mail: true, text: true }, choices: {} };
const nothing = { inApp: false, mailAt: undefined, digestAt: undefined, textAt: undefined };

describe('somebody is told', () => {
  test('by every open channel at once, where they chose nothing', () => {
    expect(planTelling('schedule', open, noon, newYork)).toEqual({
      inApp: true,
      mailAt: noon,
      digestAt: undefined,
      textAt: noon,
    });
  });

  test('by none that the profile has switched off, whatever was chosen', () => {
    const closed = {
      open: { in_app: false, push: false, mail: false, text: false },
      choices: { schedule: { mail: true } },
    };
    expect(planTelling('schedule', closed, noon, newYork)).toEqual(nothing);
  });

  test('not of what they chose not to hear of', () => {
    const choices = { schedule: { in_app: false, mail: false, text: false } };
    expect(planTelling('schedule', { ...open, choices }, noon, newYork)).toEqual(nothing);
  });

  test('after quiet hours by what rings, and at once in the list', () => {
    const quiet = { from: '22:00', until: '07:00' };
    expect(planTelling('schedule', { ...open, quiet }, midnight, newYork)).toEqual({
      inApp: true,
      mailAt: seven,
      digestAt: undefined,
      textAt: seven,
    });
  });

  test('by the browsers that they let notify them: after quiet hours, and whatever waits for the letter of the day', () => {
    const wishes = { ...open, open: { ...open.open, push: true }, digestAt: '08:00' };
    const quiet = { from: '22:00', until: '07:00' };
    expect(planTelling('schedule', wishes, noon, newYork)).toMatchObject({ pushAt: noon, digestAt: eight });
    expect(planTelling('schedule', { ...wishes, quiet }, midnight, newYork)).toMatchObject({ pushAt: seven });
    const choices = { schedule: { push: false } };
    expect(planTelling('schedule', { ...wishes, choices }, noon, newYork)).toMatchObject({ pushAt: undefined });
  });

  test('by the letter of the day instead of by a mail each', () => {
    expect(planTelling('schedule', { ...open, digestAt: '08:00' }, noon, newYork)).toMatchObject({
      mailAt: undefined,
      digestAt: eight,
      textAt: noon,
    });
  });

  test('of a change of their ways in by mail at once, at night and whatever they chose', () => {
    const choices = { security: { mail: false } };
    const quiet = { from: '22:00', until: '07:00' };
    const wishes = { open: { ...open.open, mail: false }, choices, quiet, digestAt: '08:00' };
    expect(planTelling('security', wishes, midnight, newYork)).toMatchObject({
      mailAt: midnight,
      digestAt: undefined,
    });
  });
});

describe('a noun that knows when somebody is at work', () => {
  const quiet = { ...open, quiet: { from: '22:00', until: '07:00' } };
  const plan = planTelling('messages', { ...quiet, choices: { messages: { text: true } } }, midnight, newYork);

  test('tells them silently first, and aloud later', () => {
    expect(planAs(plan, 'silently', midnight)).toEqual({ ...nothing, inApp: true });
    expect(planAs(plan, 'aloud', midnight)).toEqual({ ...nothing, mailAt: midnight, textAt: midnight });
  });

  test('tells them at once, whatever the hour', () => {
    expect(planAs(plan, 'at_once', midnight)).toEqual({ ...nothing, inApp: true, mailAt: midnight, textAt: midnight });
    expect(planAs(plan, undefined, midnight)).toEqual(plan);
  });

  test('by no channel that they do not want', () => {
    const closed = planTelling('messages', { ...quiet, choices: { messages: { mail: false } } }, midnight, newYork);
    expect(planAs(closed, 'at_once', midnight)).toMatchObject({ mailAt: undefined, textAt: undefined });
  });
});

test('what would leave once it is of no use does not; in the list it stands', () => {
  const wishes = { ...open, open: { ...open.open, push: true }, quiet: { from: '22:00', until: '07:00' } };
  const plan = planTelling('schedule', wishes, midnight, newYork);
  expect(planUseful(plan, undefined)).toEqual(plan);
  expect(planUseful(plan, eight)).toEqual(plan);
  const inListAlone = { inApp: true, pushAt: undefined, mailAt: undefined, digestAt: undefined, textAt: undefined };
  expect(planUseful(plan, seven)).toEqual(inListAlone);
  const daily = planTelling('shift_offers', { ...open, digestAt: '08:00' }, midnight, newYork);
  expect(planUseful(daily, seven)).toMatchObject({ digestAt: undefined, textAt: midnight });
});

test('what is offered to everybody is texted to whoever asked for that; what is offered to one is texted unless they did not want it', () => {
  const texted = (event: 'shift_offers' | 'offers_to_all', wishes = open) => isWished(event, 'text', wishes);
  expect([texted('shift_offers'), texted('offers_to_all')]).toEqual([true, false]);
  expect(texted('offers_to_all', { ...open, choices: { offers_to_all: { text: true } } })).toBe(true);
});

test('what is always told is wished, whatever was switched off', () => {
  const closed = { open: { in_app: false, push: false, mail: false, text: false }, choices: {} };
  expect([isWished('security', 'mail', closed), isWished('payments', 'mail', closed)]).toEqual([true, false]);
});

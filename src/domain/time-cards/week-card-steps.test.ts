import { describe, expect, test } from 'vitest';
import {
  asSeen,
  fiveDays,
  later,
  opened,
  step,
  takenBack,
  told,
  week,
  worked,
  type Rows,
} from '../../../tests/world/opened-cards.ts';
import { atRate, clock, monday, newYork as zone } from '../../../tests/world/payable-weeks.ts';
import { cents } from '../kernel/money.ts';
import { addMilliseconds } from '../kernel/time.ts';
import type { PayPolicy } from '../pay-rules/pay-policy.ts';
import { federal, presets } from '../pay-rules/presets.ts';
import { editionNow } from '../pay-rules/rules-edition.ts';
import type { TracedPunch } from './card-flag.ts';
import type { CardFigures } from './card-step.ts';
import { changedSince, type WeekCardQuestion } from './week-card.ts';

describe('a week that was worked to the second', () => {
  // Five days of 8:00:40, which are 40 h 00 by the first edition of the rules and 40 h 05 by the second.
  const long = worked(...[0, 1, 2, 3, 4].map((day) => `${day} 8:00 16:00`)).map((punch) =>
    Object.assign(punch, punch.kind === 'clock_out' && { punchedAt: addMilliseconds(punch.punchedAt, 40_000) }),
  );
  const { edition: _, ...byNow } = asSeen(long);
  const before: CardFigures = {
    ...byNow,
    workedMinutes: 2_400,
    overtimeMinutes: 0,
    byMultiplier: { 1: 2_400 },
    days: byNow.days.map(({ date, breakMinutes, workedMinutes }) => ({
      date,
      breakMinutes,
      workedMinutes: workedMinutes === 0 ? 0 : 480,
      overtimeMinutes: 0,
    })),
  };
  const approvedThen = step('approved', 1, long, before);

  test('and was approved before the rules had an edition is what it was, pay and reasons included', () => {
    const approved = { payCents: cents(400_00), leaveMinutes: 0 };
    const card = opened(long, federal, { ...atRate('10.00'), approved }, [approvedThen]);
    expect([card.figures, card.flags, card.paysOtherwise]).toEqual([{ ...before, edition: 1 }, [], false]);
    expect(card.week.pay?.grossCents).toBe(400_00);
    expect(card.week.reasons().filter(({ rule }) => rule === 'weekly-overtime')).toEqual([]);
  });

  test('and is approved by the present edition is what that says', () => {
    const card = opened(long, federal, {}, [step('approved', 1, long, asSeen(long))]);
    expect([card.figures.workedMinutes, card.figures.overtimeMinutes, card.flags]).toEqual([2_405, 5, []]);
  });

  test('and is approved once more after a punch came late keeps the edition that it was shown by', () => {
    const rows = [...long, ...later(long, '5 8:00 12:00')];
    const card = opened(rows, federal, {}, [approvedThen]);
    expect(told(card.flags)).toEqual([['changed_since_approval', null]]);
    expect([card.figures.workedMinutes, card.figures.edition]).toEqual([2_640, 1]);
    const again = opened(rows, federal, {}, [approvedThen, step('approved', 2, rows, card.figures)]);
    expect([again.figures, again.flags]).toEqual([card.figures, []]);
  });

  test('and is opened again is counted by the present edition', () => {
    const card = opened(long, federal, {}, [approvedThen, step('reopened', 2, long, before)]);
    expect([card.figures.workedMinutes, card.figures.edition]).toEqual([2_405, editionNow]);
  });
});

describe('a card that was signed', () => {
  const signed = (rows: Rows, figures = asSeen(), policy = federal) =>
    opened(rows, policy, {}, [step('signed', 1, week, figures)]);

  test('stands as it was where nothing happened since', () => {
    const { flags, group, sinceSigning, sinceApproval, standing } = signed(week);
    expect([flags, group, standing.state]).toEqual([[], 'clean', 'signed']);
    expect([sinceSigning, sinceApproval]).toEqual([{ added: [], removed: [] }, undefined]);
  });

  test('says that hours were added, and which', () => {
    const added = later(week, '5 8:00 12:00');
    const { flags, group, sinceSigning } = signed([...week, ...added]);
    expect([told(flags), group]).toEqual([[['changed_since_signing', null]], 'review']);
    expect(sinceSigning).toEqual({ added, removed: [] });
  });

  test('says that a punch was taken back', () => {
    const last = week.at(-1) as TracedPunch;
    const earlier = later([...week, last], '4 17:59').map((punch) => Object.assign(punch, { kind: 'clock_out' }));
    const card = signed([...week, takenBack(week, last.id), ...earlier]);
    expect(card.sinceSigning).toEqual({ added: earlier, removed: [last] });
    expect(card.figures.workedMinutes).toBe(2_699);
  });

  test('is not changed by work of the week after', () => {
    expect(told(signed([...week, ...later(week, '7 8:00 12:00')]).flags)).toEqual([]);
  });

  test.each<[string, Partial<CardFigures>]>([
    ['longer pauses', { breakMinutes: 301 }],
    ['overtime at another multiplier', { byMultiplier: { 1: 2_400, 2: 300 } }],
    ['no overtime', { byMultiplier: { 1: 2_400 } }],
    ['overtime from fewer hours on', { byMultiplier: { 1: 2_340, 1.5: 360 } }],
    [
      'a minute of Monday on Tuesday',
      { days: asSeen(worked('0 8:00 16:59', '1 8:00 17:01', ...fiveDays.slice(2))).days },
    ],
    ['nothing on its last day', { days: asSeen(worked(...fiveDays.slice(0, 4))).days }],
  ])('is changed where it was signed for %s, though no punch was', (_, other) => {
    expect(told(signed(week, { ...asSeen(), ...other }).flags)).toEqual([['changed_since_signing', null]]);
  });

  test('is changed by a rule that counts the same punches otherwise', () => {
    const overThirtyNine: PayPolicy = {
      ...federal,
      overtime: { weekly: [{ afterMinutes: 2_340, multiplier: '1.5' }], daily: [] },
    };
    expect(told(signed(week, asSeen(), overThirtyNine).flags)).toEqual([['changed_since_signing', null]]);
  });

  describe('and opened again', () => {
    const reopened = [
      step('signed', 1, week, asSeen()),
      step('approved', 2, week, asSeen()),
      step('reopened', 3, week, asSeen()),
    ];
    const added = later(week, '5 8:00 12:00');

    test('tells what changed since it was signed, until it is signed anew', () => {
      const { flags, group, sinceSigning } = opened([...week, ...added], federal, {}, reopened);
      expect([told(flags), group]).toEqual([[['changed_since_signing', null]], 'review']);
      expect(sinceSigning?.added.map(({ id }) => id)).toEqual(added.map(({ id }) => id));
      const anew = [...reopened, step('signed', 4, [...week, ...added], asSeen([...week, ...added]))];
      expect(opened([...week, ...added], federal, {}, anew).flags).toEqual([]);
    });

    test('and approved as it is by then needs no second look, and still tells that it is not what was signed', () => {
      const seen = [...week, ...added];
      const { flags, outdated } = opened(seen, federal, {}, [...reopened, step('approved', 4, seen, asSeen(seen))]);
      expect([flags, outdated]).toEqual([[], { signing: true, approval: false }]);
    });

    test('and left as it was has nothing to tell', () => {
      expect(opened(week, federal, {}, reopened).flags).toEqual([]);
    });
  });
});

describe('a card that was approved', () => {
  const added = later(week, '5 8:00 12:00');
  const approvedAfter = (seen: Rows, more: Partial<WeekCardQuestion> = {}) =>
    opened([...week, ...added], federal, more, [
      step('signed', 1, week, asSeen()),
      step('approved', 2, seen, asSeen(seen)),
    ]);

  test('with what changed since its person signed needs no second look, and still is not what they signed', () => {
    const { flags, outdated, sinceSigning } = approvedAfter([...week, ...added]);
    expect([flags, outdated]).toEqual([[], { signing: true, approval: false }]);
    expect(sinceSigning).toEqual({ added, removed: [] });
  });

  test('as it was signed is what both put their names to', () => {
    const steps = [step('signed', 1, week, asSeen()), step('approved', 2, week, asSeen())];
    expect(opened(week, federal, {}, steps).outdated).toEqual({ signing: false, approval: false });
  });

  test('before hours were added must be looked at again, and says so once', () => {
    const { flags, sinceApproval } = approvedAfter(week);
    expect(told(flags)).toEqual([['changed_since_approval', null]]);
    expect(sinceApproval).toEqual({ added, removed: [] });
  });

  test.each<[string, Partial<WeekCardQuestion>, boolean]>([
    ['what its hours pay', { ...atRate('20.00'), approved: { payCents: cents(1_070_00), leaveMinutes: 0 } }, false],
    [
      'a cent less than they pay',
      { ...atRate('20.00'), approved: { payCents: cents(1_069_99), leaveMinutes: 0 } },
      true,
    ],
    ['no rate, where none is known', { approved: { payCents: null, leaveMinutes: 0 } }, false],
    ['no rate, where one is known by now', { ...atRate('20.00'), approved: { payCents: null, leaveMinutes: 0 } }, true],
    ['time off that is paid, and is withdrawn since', { approved: { payCents: null, leaveMinutes: 480 } }, true],
    ['what it pays, of which nobody asks', atRate('20.00'), false],
  ])('by %s', (_, more, isOtherwise) => {
    const { flags, paysOtherwise } = approvedAfter([...week, ...added], more);
    expect([told(flags), paysOtherwise]).toEqual([isOtherwise ? [['changed_since_approval', null]] : [], isOtherwise]);
  });

  describe('without a minute of work', () => {
    const nobodyExpected = { shifts: [], isPublishedOn: () => true, away: [], zone };
    const sentHome = {
      ...nobodyExpected,
      shifts: [{ startsAt: clock(0, '9:00'), endsAt: clock(0, '17:00'), breakMinutes: 0, zone }],
    };
    // Sent home after 20 seconds, which are no minute.
    const came = worked('0 9:00 9:00').map((punch, index) =>
      Object.assign(punch, { punchedAt: addMilliseconds(punch.punchedAt, index * 20_000) }),
    );
    const paysOtherwise = (rows: Rows, more: Partial<WeekCardQuestion>) => {
      const policy = presets.california;
      const { figures } = opened(rows, policy, atRate('20.00'));
      return opened(rows, policy, { ...atRate('20.00'), ...more }, [step('approved', 1, rows, figures)]).paysOtherwise;
    };

    test.each<[string, Rows, Partial<WeekCardQuestion>, boolean]>([
      ['pays otherwise once it is known that a shift was planned', came, { expected: sentHome }, true],
      ['pays what it did where none was', came, { expected: nobodyExpected }, false],
      ['pays what it did where hours alone are asked for', came, {}, false],
      [
        'and one with work pays what it did, where nobody asks for what was approved',
        week,
        { expected: nobodyExpected },
        false,
      ],
    ])('%s', (_, rows, more, expected) => {
      expect(paysOtherwise(rows, more)).toBe(expected);
    });
  });

  test('pays otherwise only once it was approved', () => {
    const asked = { ...atRate('20.00'), approved: { payCents: null, leaveMinutes: 0 } };
    expect(opened(week, federal, asked, [step('signed', 1, week, asSeen())]).paysOtherwise).toBe(false);
  });

  test('is asked by its flag', () => {
    const changed = approvedAfter(week);
    const flags = [...changed.flags, { kind: 'late' as const, date: monday }];
    expect([changedSince({ flags }, 'approval'), changedSince({ flags }, 'signing')]).toEqual([true, false]);
  });
});

// 29 USC 207(j): what the first week pays depends on the second.
test('of fourteen days the hours of one week are signed, and approved with the week beside it', () => {
  const hospital = presets['federal-hospital'];
  const policy = { ...hospital, overtime: { ...hospital.overtime, periodStartsOn: monday } };
  const nextWeek = later(week, '7 8:00 12:00');
  const { figures } = opened(week, policy);
  const steps = [step('signed', 1, week, figures), step('approved', 2, week, figures)];
  const { sinceSigning, sinceApproval, hasChangedAfter } = opened([...week, ...nextWeek], policy, {}, steps);
  expect(sinceSigning).toEqual({ added: [], removed: [] });
  expect(sinceApproval).toEqual({ added: nextWeek, removed: [] });
  expect([hasChangedAfter(week.length), hasChangedAfter(week.length + nextWeek.length)]).toEqual([true, false]);
});

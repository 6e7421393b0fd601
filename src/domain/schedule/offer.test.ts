import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMilliseconds, parseInstant, type Instant, type PlainDate } from '../kernel/time.ts';
import type { Conflict } from './conflict.ts';
import {
  couldExchange,
  decideApproved,
  decideOffer,
  decideTaking,
  decideWeighed,
  rulesAskingWhy,
  stateOfOffer,
  takingRules,
  toldToOther,
  unfitBy,
  unfits,
  type Answered,
  type Offer,
  type OfferableShift,
  type OfferOutcome,
  type TakingWarning,
  type Unfit,
  type Weight,
} from './offer.ts';
import { usualLevels } from './planning-rules.ts';
import type { ShiftPlan } from './shift.ts';

const start = parseInstant('2026-11-20T14:00:00Z') as Instant;
const before = addMilliseconds(start, -1);
const plan: ShiftPlan = {
  locationId: 'pier',
  employeeId: 'ana',
  positionId: null,
  startsAt: start,
  endsAt: parseInstant('2026-11-20T22:00:00Z') as Instant,
  breakMinutes: 30,
  note: null,
};
const shift: OfferableShift = { planned: plan, known: { ...plan, publicationId: 'first' } };
const offer: Offer = { offeredBy: 'ana', offeredTo: null, publicationId: 'first', outcome: null };
const late = { ...plan, startsAt: addMilliseconds(start, 3_600_000) };

const ended = (one: Offer, outcome: OfferOutcome): Offer => ({ ...one, outcome });

describe('an offer', () => {
  test.each([
    ['is open until the shift begins', offer, shift, before, 'open'],
    ['has run out once it begins', offer, shift, start, 'expired'],
    [
      'is for another shift once it was published otherwise',
      offer,
      { planned: late, known: { ...late, publicationId: 'second' } },
      before,
      'changed',
    ],
    ['is held up while the shift is planned otherwise', offer, { ...shift, planned: late }, before, 'changing'],
    ['is held up while a cancellation is not published', offer, { ...shift, planned: undefined }, before, 'changing'],
    ['has run out once it begins, however it is planned', offer, { ...shift, planned: late }, start, 'expired'],
    ['that was withdrawn stays so', { ...offer, outcome: 'withdrawn' as const }, shift, start, 'withdrawn'],
  ])('%s', (_, one, of, now, state) => {
    expect(stateOfOffer(one, of, now)).toBe(state);
  });

  test.each([
    ['one’s own shift', 'ana', shift, before, true],
    ['that of another', 'ben', shift, before, 'shift_not_yours'],
    ['one that has begun', 'ana', shift, start, 'shift_has_begun'],
    ['one that is being changed', 'ana', { ...shift, planned: late }, before, 'shift_is_changing'],
  ])('is made of %s', (_, who, of, now, answer) => {
    const decided = decideOffer(of, who, now);
    expect(decided.ok || decided.refusal).toBe(answer);
  });
});

describe('a shift is taken', () => {
  const open: OfferableShift = {
    planned: { ...plan, employeeId: null },
    known: { ...plan, employeeId: null, publicationId: 'first' },
  };
  test.each([
    ['that is offered to everybody', shift, offer, 'ben', true],
    ['that is offered to them', shift, { ...offer, offeredTo: 'ben' }, 'ben', true],
    ['that is offered to another', shift, { ...offer, offeredTo: 'cleo' }, 'ben', 'offer_is_over'],
    ['that is not offered', shift, undefined, 'ben', 'offer_is_over'],
    ['that is theirs already', shift, offer, 'ana', 'offer_is_over'],
    ['that nobody has', open, undefined, 'ben', true],
    ['that is being changed', { ...shift, planned: late }, offer, 'ben', 'shift_is_changing'],
    ['that is being cancelled', { ...shift, planned: undefined }, offer, 'ben', 'shift_is_changing'],
    [
      'that is being changed and is offered to another',
      { ...shift, planned: late },
      { ...offer, offeredTo: 'cleo' },
      'ben',
      'offer_is_over',
    ],
  ])('%s', (_, of, one, taker, answer) => {
    const decided = decideTaking(of, one, taker, before);
    expect(decided.ok || decided.refusal).toBe(answer);
  });
});

const lastDay = '2026-11-19' as PlainDate;
const tired: Conflict = { kind: 'short_rest', restMinutes: 60 };
const unskilled: Conflict = { kind: 'skill', skillId: 'bar', endedOn: null };

test.each([
  ['against whom nothing speaks', [], undefined],
  ['who works elsewhere or is suspended', [{ kind: 'not_here' }], 'not_of_location'],
  ['who has left by then', [{ kind: 'employment_ended', lastDay }], 'employment_ended'],
  ['who works then, and lacks a skill', [{ kind: 'double_booking', locationId: 'pier' }, unskilled], 'works_then'],
  ['whom a rule refuses it, and another warns', [tired, unskilled], 'skill'],
  ['who is only warned', [tired], undefined],
] satisfies [string, Conflict[], Unfit | undefined][])('whether somebody could work it %s', (_, conflicts, unfit) => {
  expect(unfitBy(conflicts, { ...usualLevels, double_booking: 'warn' })).toBe(unfit);
});

test('of why somebody cannot work it a colleague hears nothing that is theirs alone', () => {
  expect(unfits.map(toldToOther)).toEqual([
    'not_of_location',
    'not_of_location',
    'works_then',
    ...takingRules.map((rule) => (rule === 'skill' ? rule : 'rule')),
  ]);
});

test.each<
  readonly [name: string, alone: Unfit | undefined, exchanges: Parameters<typeof couldExchange>[1], could: boolean]
>([
  ['who could work it', undefined, [], false],
  ['who works then, and both could work the other’s', 'works_then', [{ taker: undefined, giver: undefined }], true],
  ['who works then, and would rest too little', 'works_then', [{ taker: 'short_rest', giver: undefined }], false],
  ['who works then what its giver could not', 'works_then', [{ taker: undefined, giver: 'skill' }], false],
  ['who works then twice, of whom one shift is left', 'works_then', [{ taker: 'works_then', giver: undefined }], false],
  ['who works then what nobody weighed', 'works_then', [], false],
  ['who has time off', 'time_off', [{ taker: undefined, giver: undefined }], false],
])('whether a shift is offered for an exchange alone: %s', (_name, alone, exchanges, could) => {
  expect(couldExchange(alone, exchanges)).toBe(could);
});

test('whatever people press in whatever order, a shift is always exactly one person’s', () => {
  const people = ['ana', 'ben', 'cleo'];
  const who = fc.constantFrom(...people);
  const step = fc.oneof(
    fc.record({ kind: fc.constant('offer' as const), who, to: fc.option(who) }),
    fc.record({ kind: fc.constant('take' as const), who }),
    fc.record({ kind: fc.constant('withdraw' as const), who }),
    fc.record({ kind: fc.constant('publish' as const), who }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let now: OfferableShift = shift;
      let standing: Offer | undefined;
      let publication = 0;
      const publish = (next: ShiftPlan): void => {
        publication += 1;
        now = { planned: next, known: { ...next, publicationId: String(publication) } };
      };
      for (const { kind, who: person, ...rest } of steps) {
        const owner = now.known?.employeeId;
        if (kind === 'publish') publish({ ...plan, employeeId: person });
        if (kind === 'withdraw' && standing?.offeredBy === person) standing = ended(standing, 'withdrawn');
        if (kind === 'offer' && decideOffer(now, person, before).ok) {
          const to = 'to' in rest && rest.to !== person ? rest.to : null;
          standing = { offeredBy: person, offeredTo: to, publicationId: now.known?.publicationId ?? '', outcome: null };
        }
        if (kind === 'take') {
          const taken = decideTaking(now, standing, person, before);
          // Only whoever had it could give it, and only to whom it was offered.
          if (taken.ok) {
            expect(standing?.offeredBy).toBe(owner);
            expect([null, person]).toContain(standing?.offeredTo);
            publish(taken.value);
            standing = standing && ended(standing, 'taken');
          }
        }
        expect(people).toContain(now.known?.employeeId);
        expect(now.planned?.employeeId).toBe(now.known?.employeeId);
      }
    }),
  );
});

const said: Answered = { knowing: [], reason: null, isFinal: true };
const short: TakingWarning = { kind: 'short_rest', restMinutes: 540 };
const long: TakingWarning = { kind: 'overtime', minutes: 60 };
const young = (minutes: number): TakingWarning => ({
  kind: 'minor',
  limit: { limit: 'day', minutes, mostMinutes: 180 },
});
const skill = (name: string): TakingWarning => ({ kind: 'skill', name, endedOn: null });

test.each([
  ['nothing is warned of', [], [], true],
  ['all that is warned of was read', [short], [long, short], true],
  ['something came meanwhile', [short, long], [short], 'taking_not_weighed'],
  ['nothing was read', [young(200)], [], 'taking_not_weighed'],
  ['the rest became shorter meanwhile', [{ ...short, restMinutes: 60 }], [short], 'taking_not_weighed'],
  ['another limit of their age was read', [young(200), young(240)], [young(200)], 'taking_not_weighed'],
  ['of two missing skills one was read', [skill('Bar'), skill('Forklift')], [skill('Bar')], 'taking_not_weighed'],
] satisfies [string, TakingWarning[], TakingWarning[], unknown][])(
  'where %s a shift is taken knowingly, or not',
  (_, warnings, knowing, answer) => {
    const decided = decideWeighed({ unfit: undefined, warnings, askWhy: [] }, { ...said, knowing });
    expect(decided.ok || decided.refusal).toBe(answer);
  },
);

test('whoever cannot work a shift does not take it, whatever they read', () => {
  const weight = { warnings: [], askWhy: [] };
  const why = { ...said, knowing: [short], reason: 'She asked for it' };
  expect(decideWeighed({ ...weight, unfit: 'works_then' }, why)).toMatchObject({ refusal: 'works_then' });
  expect(decideWeighed({ ...weight, unfit: 'minor' }, said)).toMatchObject({ refusal: 'shift_blocked' });
});

test.each([
  ['no rule asks why', { askWhy: [], isFinal: true, reason: null }, true],
  ['a manager answers for it after them', { askWhy: ['short_rest'], isFinal: false, reason: null }, true],
  [
    'they make it final and say nothing',
    { askWhy: ['short_rest'], isFinal: true, reason: null },
    'taking_needs_reason',
  ],
  ['they make it final and say why', { askWhy: ['short_rest'], isFinal: true, reason: 'I sleep there' }, true],
] satisfies [string, Pick<Weight, 'askWhy'> & Pick<Answered, 'isFinal' | 'reason'>, unknown][])(
  'where %s a shift is taken against a rule, or not',
  (_, { askWhy, ...answer }, taken) => {
    const decided = decideWeighed({ unfit: undefined, warnings: [short], askWhy }, { ...answer, knowing: [short] });
    expect(decided.ok || decided.refusal).toBe(taken);
    // Why somebody would have it says nothing of what they have not read.
    const unread = decideWeighed({ unfit: undefined, warnings: [short], askWhy }, { ...answer, knowing: [] });
    expect(unread).toMatchObject({ refusal: 'taking_not_weighed' });
  },
);

test('whoever approves has read what is warned of for each of the two before they say why', () => {
  const ana = { employeeId: 'ana', warnings: [short], askWhy: ['short_rest'] } as const;
  const ben = { employeeId: 'ben', warnings: [long], askWhy: [] } as const;
  const all = [ana, ben].map(({ employeeId, warnings }) => ({ employeeId, warnings: [...warnings] }));
  const notWeighed = { refusal: 'taking_not_weighed', details: { people: all } };
  const crossed = [
    { employeeId: 'ana', warnings: [long] },
    { employeeId: 'ben', warnings: [short] },
  ];
  for (const knowing of [[], all.slice(0, 1), all.slice(1), crossed]) {
    for (const reason of [null, 'They asked for it']) {
      expect(decideApproved([ana, ben], { knowing, reason })).toMatchObject(notWeighed);
    }
  }
  expect(decideApproved([ana, ben], { knowing: all, reason: null })).toMatchObject({ refusal: 'taking_needs_reason' });
  expect(decideApproved([ana, ben], { knowing: all, reason: 'They asked for it' }).ok).toBe(true);
  expect(decideApproved([ben], { knowing: all, reason: null }).ok).toBe(true);
});

test('the rules that ask why are those at that level alone, each once', () => {
  const levels = { ...usualLevels, minor: 'reason', overtime: 'warn' } as const;
  const minor = (limit: 'day' | 'week'): Conflict => ({
    kind: 'minor',
    limit: { limit, minutes: 600, mostMinutes: 180 },
  });
  const conflicts: Conflict[] = [tired, minor('day'), minor('week'), { kind: 'overtime', minutes: 60 }];
  expect(rulesAskingWhy(conflicts, levels)).toEqual(['minor', 'short_rest']);
});

import { expect, test } from 'vitest';
import type { HeldSkillReply } from '../../contract/skills.ts';
import { parseInstant, parsePlainDate, type Instant, type PlainDate } from '../../domain/kernel/time.ts';
import { heldRows, renewedFrom } from './view.ts';

const date = (text: string): PlainDate => parsePlainDate(text) as PlainDate;
const today = date('2026-11-20');
const card = { id: 'card', name: 'Food handler card', isCertificate: true, isOpen: true };
const row = (id: string, endsOn: string, more: Partial<HeldSkillReply> = {}): HeldSkillReply => ({
  id,
  skillId: 'card',
  startsOn: date('2025-11-21'),
  endsOn: date(endsOn),
  number: null,
  supersedesId: null,
  isWithdrawn: false,
  recordedBy: 'Rosa Alvarez',
  recordedAt: parseInstant('2026-11-01T12:00:00Z') as Instant,
  ...more,
});

test('what somebody holds stands above what was corrected or taken away', () => {
  const rows = heldRows(
    {
      skills: [card],
      held: [
        row('mistyped', '2016-12-11'),
        row('gone', '2026-12-24'),
        row('right', '2026-12-11', { supersedesId: 'mistyped' }),
        row('away', '2026-12-24', { supersedesId: 'gone', isWithdrawn: true }),
        row('old', '2026-11-12'),
      ],
    },
    today,
  );
  expect(rows.map(({ held, standing }) => `${held.id} ${standing}`)).toEqual([
    'right ends_soon',
    'old ended',
    'mistyped corrected',
    'gone withdrawn',
  ]);
});

test.each([
  ['that has ended, today', '2026-11-12', '2026-11-20'],
  ['that ends, on the day after', '2026-12-11', '2026-12-12'],
])('a certificate is renewed from its end on: one %s', (_, endsOn, from) => {
  expect(renewedFrom(date(endsOn), today)).toBe(from);
});

import { describe, expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { assignedPolicy, type PolicyVersion } from './assigned-policy.ts';
import { presets, type PresetName } from './presets.ts';

const on = (text: string) => parsePlainDate(`2026-${text}`) as PlainDate;
const version = (
  preset: PresetName,
  startsOn: string,
  who: { locationId?: string; employeeId?: string } = {},
): PolicyVersion => ({
  startsOn: on(startsOn),
  locationId: who.locationId ?? null,
  employeeId: who.employeeId ?? null,
  rules: presets[preset],
});
const at = (now: string) => ({ past: [], now });
const ana = { employeeId: 'ana', homes: at('oakland') };

describe('the policy of a person', () => {
  const versions = [
    version('federal', '01-01'),
    version('colorado', '03-01'),
    version('california', '02-01', { locationId: 'oakland' }),
    version('nevada', '01-01', { locationId: 'reno' }),
    version('kentucky', '04-01', { employeeId: 'ana' }),
    version('alaska', '01-01', { employeeId: 'ben' }),
  ];
  test.each([
    ['01-31', 'federal'],
    ['02-01', 'california'],
    // A newer one of the organization does not reach who has a nearer one.
    ['03-01', 'california'],
    ['03-31', 'california'],
    ['04-01', 'kentucky'],
  ] as const)('on %s it is %s', (date, preset) => {
    expect(assignedPolicy(versions, ana, on(date))).toBe(presets[preset]);
    expect(assignedPolicy(versions.toReversed(), ana, on(date))).toBe(presets[preset]);
  });

  test('of someone at a location without its own, it is that of the organization', () => {
    const cleo = { employeeId: 'cleo', homes: at('denver') };
    expect(assignedPolicy(versions, cleo, on('02-28'))).toBe(presets.federal);
    expect(assignedPolicy(versions, cleo, on('03-01'))).toBe(presets.colorado);
  });

  test('who moved from one to another is paid by the old one for the weeks that began before', () => {
    const moved = {
      employeeId: 'cleo',
      homes: { past: [{ untilOn: on('02-18'), locationId: 'oakland' }], now: 'reno' },
    };
    // 18 February is a Wednesday.
    expect(assignedPolicy(versions, moved, on('01-31'))).toBe(presets.federal);
    expect(assignedPolicy(versions, moved, on('02-22'))).toBe(presets.california);
    expect(assignedPolicy(versions, moved, on('02-23'))).toBe(presets.nevada);
  });

  test('none that has not begun', () => {
    expect(assignedPolicy([version('federal', '02-01')], ana, on('01-31'))).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import { may } from '../access/may.ts';
import { roles, type Role } from '../access/role.ts';
import { decideAnswer, thingAsked } from './request.ts';

const doer = (role: Role, employeeId = 'doer', managedLocationIds: readonly string[] = []) => ({
  employeeId,
  role,
  managedLocationIds,
  locationIds: [],
});
const request = { employeeId: 'asker', locationId: 'wharf' };

describe('who may answer a request', () => {
  test.each([
    ['an employee', doer('employee'), 'wharf', false],
    ['a manager of its location', doer('manager', 'doer', ['wharf']), 'wharf', true],
    ['a manager of another location', doer('manager', 'doer', ['hill']), 'wharf', false],
    ['a manager of any location, where it has none yet', doer('manager', 'doer', ['hill']), null, true],
    ['a manager of no location, where it has none yet', doer('manager'), null, false],
    ['an admin', doer('admin'), 'wharf', true],
    ['an admin, where it has none yet', doer('admin'), null, true],
  ])('%s: %s at %s', (_, who, locationId, expected) => {
    expect(may(who, 'decide_requests', thingAsked({ employeeId: 'asker', locationId }, who))).toBe(expected);
  });
});

describe('answering', () => {
  test('what has been answered tells what the first one said, to whoever comes second', () => {
    const former = { outcome: 'rejected', by: 'Boss' };
    const answer = decideAnswer(request, former, doer('admin'), true);
    expect(answer).toEqual({ ok: false, refusal: 'already_decided', details: former });
  });

  test.each(roles)('about oneself is refused to every %s while anybody else could', (role) => {
    const answer = decideAnswer(request, undefined, doer(role, 'asker'), true);
    expect(answer).toMatchObject({ ok: false, refusal: 'own_request' });
  });

  test('about oneself is left to an admin where nobody else could, and marked', () => {
    expect(decideAnswer(request, undefined, doer('admin', 'asker'), false)).toEqual({
      ok: true,
      value: { alone: true },
    });
    expect(decideAnswer(request, undefined, doer('manager', 'asker'), false)).toMatchObject({ ok: false });
  });

  test.each(['asker', 'other'])('about two is refused to %s, even where nobody else could', (who) => {
    const between = { ...request, besideId: 'other' };
    expect(decideAnswer(between, undefined, doer('admin', who), false)).toMatchObject({ refusal: 'own_request' });
  });

  test('about another is marked as usual, however few could', () => {
    expect(decideAnswer(request, undefined, doer('manager'), false)).toEqual({ ok: true, value: { alone: false } });
  });
});

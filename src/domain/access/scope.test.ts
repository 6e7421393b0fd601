import { describe, expect, test } from 'vitest';
import { permissions, type Action } from './may.ts';
import { scopeOf, scopes } from './scope.ts';

describe('a scope', () => {
  test.each([
    ['punch', 'POST', 'time:write'],
    ['see_time_card', 'GET', 'time:read'],
    ['message', 'GET', 'messages:read'],
    ['message', 'DELETE', 'messages:write'],
    ['approve_time_cards', 'GET', 'time:read'],
    ['export_time_cards', 'POST', 'time:read'],
    ['export_messages', 'POST', 'messages:read'],
  ] as const)('of %s by %s is %s', (action, method, scope) => {
    expect(scopeOf(action, method)).toBe(scope);
  });

  test.each([
    'secure_own_account',
    'use_api',
    'change_roles',
    'change_pay_policy',
    'change_time_off_policy',
    'keep_profile',
    'keep_bank_account',
    'see_emergency_contacts',
    'set_pay_rate',
    'record_payments',
    'void_payments',
    'export_payroll',
    'see_audit_log',
    'send_letters_again',
  ] as const)('lets no program %s', (action) => {
    expect(scopeOf(action, 'GET')).toBeUndefined();
    expect(scopeOf(action, 'POST')).toBeUndefined();
  });

  test('lets no program say that somebody looked, nor make an address that outlives its token', () => {
    expect(
      (['approve_time_cards', 'acknowledge', 'follow_by_calendar', 'sign_time_card'] as const).map((action) =>
        scopeOf(action, 'POST'),
      ),
    ).toEqual([undefined, undefined, undefined, undefined]);
  });

  test.each(scopes)('%s is for something', (scope) => {
    const needed = (Object.keys(permissions) as Action[]).flatMap((action) => [
      scopeOf(action, 'GET'),
      scopeOf(action, 'POST'),
    ]);
    expect(needed).toContain(scope);
  });
});

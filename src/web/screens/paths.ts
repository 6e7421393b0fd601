import { may, type Action, type Doer } from '../../domain/access/may.ts';

/** What a person must be allowed to do to see a route; a path that is not listed here is no signed-in route. */
const routes = {
  '/': 'see_clock',
  '/dashboard': 'see_clock',
  '/time-entries': 'see_time_card',
  '/time-off': 'request_time_off',
  '/schedule': 'see_own_shifts',
  '/schedule/availability': 'keep_availability',
  '/communication-hub': 'message',
  '/time-off-policy': 'change_time_off_policy',
  '/time-cards': 'approve_time_cards',
  '/payments': 'see_payments',
  '/management-authorizations': 'decide_requests',
  '/team': 'see_colleagues',
  '/reports': 'see_reports',
  '/pay-run': 'record_payments',
  '/payroll-files': 'export_payroll',
  '/locations': 'change_locations',
  '/kiosks': 'pair_kiosks',
  '/audit-log': 'see_audit_log',
  '/API-reference': 'use_api',
  '/settings/profile': 'change_preferences',
  '/settings/security': 'secure_own_account',
  '/settings/emergency': 'keep_profile',
  '/settings/bank-account': 'keep_bank_account',
  '/settings/preferences': 'change_preferences',
  '/settings/notifications': 'change_preferences',
  '/pay-policy': 'change_pay_policy',
  '/settings/organization': 'change_admission',
  '/settings/webhooks': 'manage_webhooks',
  '/settings/undelivered': 'send_letters_again',
  '/contact-support': 'see_support_contacts',
} as const satisfies Record<string, Action>;

export type SignedInPath = keyof typeof routes;
export const signedInPaths = Object.keys(routes) as SignedInPath[];

/** Whether someone may see a route: from what they may not see they are led away, as from any unknown path. */
export const mayVisit = (visitor: Doer, path: SignedInPath): boolean => may(visitor, routes[path]);

/** Whether a path is one of somebody signed in at all: whoever may not see it is told whom to ask, and of what is no path nothing is said. */
export const isSignedInPath = (path: string): path is SignedInPath => path in routes;

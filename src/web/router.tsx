import { createRootRouteWithContext, createRoute, createRouter, redirect } from '@tanstack/react-router';
import type { Me } from '../contract/identity/sign-in.ts';
import { readOutbox } from '../contract/notifications.ts';
import { ask, queryClient } from './kernel/asking.ts';
import { knownSearch } from './kernel/known-search.ts';
import { Refused } from './kernel/refused.ts';
import { askingFirst } from './screens/asking-first.ts';
import { auditSearch } from './screens/audit-search.ts';
import { authorizationSearch } from './screens/authorization-search.ts';
import { cardSearch, type CardSearch } from './screens/card-search.ts';
import { Crashed } from './screens/crashed.tsx';
import { hubSearch } from './screens/hub-search.ts';
import { locationSearch } from './screens/location-search.ts';
import { payRunSearch } from './screens/pay-run-search.ts';
import { paymentSearch } from './screens/payment-search.ts';
import { payrollFileSearch } from './screens/payroll-file-search.ts';
import { referenceSearch } from './screens/reference-search.ts';
import { registerSearch } from './screens/register-search.ts';
import { reportSearch } from './screens/report-search.ts';
import { Root } from './screens/root.tsx';
import { atOnce, daily, whole } from './screens/saying.ts';
import { scheduleSearch } from './screens/schedule-search.ts';
import { teamSearch } from './screens/team-search.ts';
import { wayOut } from './screens/way-out.ts';
import { weekSearch, type WeekSearch } from './screens/week-search.ts';

/** What every route knows: who is here. The page waits for it before the first route is matched. */
export interface RouterContext {
  readonly me: Me;
}

const root = createRootRouteWithContext<RouterContext>()({
  component: Root,
  // One guard for every path; a path that is no route is led away by it too.
  beforeLoad: ({ context: { me }, location, preload }) => {
    const to = wayOut(me, location.pathname, preload);
    if (to !== undefined) redirect({ to, replace: true, throw: true });
  },
});

// Whoever logs in has no use yet for the shell and the clock, and whoever works none for the forms before it.
export const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: daily(() => import('./screens/signed-in.tsx'), 'SignedIn'),
});
const signedOut = createRoute({
  getParentRoute: () => root,
  id: 'signed-out',
  component: atOnce(() => import('./screens/signed-out.tsx'), 'SignedOut'),
});

const dashboard = daily(() => import('./screens/dashboard.tsx'), 'Dashboard');
const undelivered = whole(() => import('./screens/settings-undelivered.tsx'), 'SettingsUndelivered');

export const signedInRoutes = [
  createRoute({ getParentRoute: () => signedIn, path: '/', component: dashboard }),
  createRoute({ getParentRoute: () => signedIn, path: '/dashboard', component: dashboard }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/time-entries',
    validateSearch: knownSearch<WeekSearch>(weekSearch),
    beforeLoad: ({ search }) => {
      // What is no week of anybody's does not stay in the address, to be bookmarked.
      const isNone = 'week' in search && weekSearch({ ...search }).week === undefined;
      if (isNone) redirect({ to: '/time-entries', replace: true, throw: true });
    },
    component: whole(() => import('./screens/time-entries.tsx'), 'TimeEntries'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/time-off',
    component: whole(() => import('./screens/time-off.tsx'), 'TimeOff'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/schedule',
    validateSearch: knownSearch(scheduleSearch),
    component: whole(() => import('./screens/schedule.tsx'), 'Schedule'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/schedule/availability',
    component: whole(() => import('./screens/availability.tsx'), 'Availability'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/communication-hub',
    validateSearch: knownSearch(hubSearch),
    component: whole(() => import('./screens/communication-hub.tsx'), 'CommunicationHub'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/time-cards',
    validateSearch: knownSearch(cardSearch),
    loader: askingFirst(async ({ date }: CardSearch) => (await import('./screens/time-cards.tsx')).askFirst(date)),
    component: whole(() => import('./screens/time-cards.tsx'), 'TimeCards'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/payments',
    validateSearch: knownSearch(paymentSearch),
    component: whole(() => import('./screens/payments.tsx'), 'Payments'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/management-authorizations',
    validateSearch: knownSearch(authorizationSearch),
    component: whole(() => import('./screens/management-authorizations.tsx'), 'ManagementAuthorizations'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/team',
    validateSearch: knownSearch(teamSearch),
    component: whole(() => import('./screens/team.tsx'), 'Team'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/pay-run',
    validateSearch: knownSearch(payRunSearch),
    component: whole(() => import('./screens/pay-run.tsx'), 'PayRun'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/payroll-files',
    validateSearch: knownSearch(payrollFileSearch),
    component: whole(() => import('./screens/payroll-files.tsx'), 'PayrollFiles'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/reports',
    validateSearch: knownSearch(reportSearch),
    component: whole(() => import('./screens/reports.tsx'), 'Reports'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/audit-log',
    validateSearch: knownSearch(auditSearch),
    component: whole(() => import('./screens/audit-log.tsx'), 'AuditLog'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/API-reference',
    validateSearch: knownSearch(referenceSearch),
    component: whole(() => import('./screens/api-reference.tsx'), 'ApiReference'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/locations',
    validateSearch: knownSearch(locationSearch),
    component: whole(() => import('./screens/locations.tsx'), 'Locations'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/kiosks',
    component: whole(() => import('./screens/kiosks.tsx'), 'Kiosks'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/settings/profile',
    component: whole(() => import('./screens/settings-profile.tsx'), 'SettingsProfile'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/settings/security',
    component: whole(() => import('./screens/settings-security.tsx'), 'SettingsSecurity'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/settings/emergency',
    component: whole(() => import('./screens/settings-emergency.tsx'), 'SettingsEmergency'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/settings/bank-account',
    component: whole(() => import('./screens/settings-bank-account.tsx'), 'SettingsBankAccount'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/settings/preferences',
    component: whole(() => import('./screens/settings-preferences.tsx'), 'SettingsPreferences'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/settings/notifications',
    component: whole(() => import('./screens/settings-notifications.tsx'), 'SettingsNotifications'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/pay-policy',
    component: whole(() => import('./screens/pay-policy.tsx'), 'PayPolicy'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/time-off-policy',
    component: whole(() => import('./screens/time-off-policy.tsx'), 'TimeOffPolicy'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/settings/organization',
    component: whole(() => import('./screens/settings-organization.tsx'), 'SettingsOrganization'),
  }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/settings/webhooks',
    component: whole(() => import('./screens/settings-webhooks.tsx'), 'SettingsWebhooks'),
  }),
  createRoute({ getParentRoute: () => signedIn, path: '/settings/undelivered', component: undelivered }),
  createRoute({
    getParentRoute: () => signedIn,
    path: '/contact-support',
    component: whole(() => import('./screens/contact-support.tsx'), 'ContactSupport'),
  }),
];

const signedOutRoutes = [
  createRoute({
    getParentRoute: () => signedOut,
    path: '/confirm-email',
    component: whole(() => import('./screens/confirm-email.tsx'), 'ConfirmEmail'),
  }),
  createRoute({
    getParentRoute: () => signedOut,
    path: '/invitation',
    component: whole(() => import('./screens/invitation.tsx'), 'Invitation'),
  }),
  createRoute({
    getParentRoute: () => signedOut,
    path: '/confirm-new-email',
    component: whole(() => import('./screens/confirm-new-email.tsx'), 'ConfirmNewEmail'),
  }),
  createRoute({
    getParentRoute: () => signedOut,
    path: '/restore-email',
    component: whole(() => import('./screens/restore-email.tsx'), 'RestoreEmail'),
  }),
  createRoute({
    getParentRoute: () => signedOut,
    path: '/forgot-password',
    component: whole(() => import('./screens/forgot-password.tsx'), 'ForgotPassword'),
  }),
  createRoute({
    getParentRoute: () => signedOut,
    path: '/reset-password',
    component: whole(() => import('./screens/reset-password.tsx'), 'ResetPassword'),
  }),
  createRoute({
    getParentRoute: () => signedOut,
    path: '/login',
    component: atOnce(() => import('./screens/login.tsx'), 'Login'),
  }),
  createRoute({
    getParentRoute: () => signedOut,
    path: '/register',
    validateSearch: knownSearch(registerSearch),
    component: whole(() => import('./screens/register.tsx'), 'Register'),
  }),
  createRoute({
    getParentRoute: () => signedOut,
    path: '/openid/$provider',
    component: whole(() => import('./screens/openid-return.tsx'), 'OpenidReturn'),
  }),
  createRoute({
    getParentRoute: () => signedOut,
    path: '/awaiting-approval',
    component: whole(() => import('./screens/awaiting-approval.tsx'), 'AwaitingApproval'),
  }),
  createRoute({
    getParentRoute: () => signedOut,
    path: '/second-factor',
    component: whole(() => import('./screens/second-factor.tsx'), 'SecondFactor'),
  }),
  createRoute({
    getParentRoute: () => signedOut,
    path: '/welcome',
    component: whole(() => import('./screens/welcome.tsx'), 'Welcome'),
  }),
];

// Where there is no outbox, its path is as unknown as any other.
const devOutbox = createRoute({
  getParentRoute: () => root,
  path: '/dev/outbox',
  beforeLoad: async () => {
    const isThere = await queryClient.query(ask(readOutbox)).then(
      () => true,
      (error: unknown) => !(error instanceof Refused && error.code === 'not_found'),
    );
    if (!isThere) redirect({ to: '/', replace: true, throw: true });
  },
  component: whole(() => import('./screens/dev-outbox.tsx'), 'DevOutbox'),
});

const routeTree = root.addChildren([
  signedIn.addChildren(signedInRoutes),
  signedOut.addChildren(signedOutRoutes),
  devOutbox,
]);

/** Makes the router. It is told who is here (`update`) before it loads anything; `RouterProvider` keeps that up to date. */
export const makeRouter = () =>
  createRouter({
    routeTree,
    context: {} as RouterContext,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultPendingMs: 150,
    defaultErrorComponent: Crashed,
  });

export type AppRouter = ReturnType<typeof makeRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

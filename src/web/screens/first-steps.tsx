import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FirstStep } from '../../domain/guidance/first-steps.ts';
import { FirstStepsCard } from '../guidance/first-steps-card.tsx';

/** Where each step is done. */
const places = {
  location_address: { to: '/locations' },
  people: { to: '/team', search: { open: 'invite' } },
  pay_policy: { to: '/pay-policy' },
  schedule: { to: '/schedule', search: { show: 'team' } },
  employer: { to: '/settings/organization' },
  second_factor: { to: '/settings/security' },
} as const satisfies Record<FirstStep, LinkProps>;

const link = (step: FirstStep, children: ReactNode): ReactNode => <Link {...places[step]}>{children}</Link>;

/** The first steps of a new organization, on the dashboard of its admins, and what stands below. */
export function FirstSteps({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <FirstStepsCard link={link} />
      {children}
    </>
  );
}

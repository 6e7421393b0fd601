import * as z from 'zod/mini';
import { email } from '../../contract/identity.ts';
import type { inviteEmployee } from '../../contract/invitations.ts';
import type { Role } from '../../domain/access/role.ts';
import type { Language } from '../../domain/kernel/language.ts';
import { parseRate } from '../../domain/people/pay-rate.ts';
import type { CallInput } from '../kernel/call.ts';
import type { Faults } from '../kernel/form.tsx';

/** By a letter, or by a link that is handed on. */
export type InviteWay = 'mail' | 'link';

export interface InviteValues {
  readonly way: InviteWay;
  readonly email: string;
  readonly language: Language;
  readonly role: Role;
  readonly locationId: string;
  /** As it is typed; empty, where it is not known yet. */
  readonly rate: string;
}

/** What is wrong with the terms of an invitation. */
export function checkInvite({ way, email: address, rate }: InviteValues): Faults<InviteValues> {
  const isRate = rate.trim() === '' || parseRate(rate) !== undefined;
  const isAddress = way === 'link' || z.safeParse(email, address).success;
  return {
    ...(!isAddress && { email: address.trim() === '' ? 'invitations.enterEmail' : 'identity.emailForm' }),
    ...(!isRate && { rate: 'identity.rateForm' }),
  };
}

/** The invitation as it is sent; only what {@link checkInvite} let through. */
export function inviteWish({
  way,
  email: address,
  rate,
  ...terms
}: InviteValues): CallInput<typeof inviteEmployee>['body'] {
  const centsPerHour = parseRate(rate);
  return { ...terms, ...(way === 'mail' && { email: address }), ...(centsPerHour !== undefined && { centsPerHour }) };
}

/** The whole address of a link that is handed on. */
export const linkAddress = (origin: string, link: string): string => new URL(link, origin).href;

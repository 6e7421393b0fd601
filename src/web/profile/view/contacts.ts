import { contactFaults } from '../../../domain/profile/emergency-contacts.ts';
import type { Faults } from '../../kernel/form.tsx';

export interface ContactValues {
  readonly name: string;
  readonly relationship: string;
  readonly phone: string;
}

/** The list with a contact put at a place, which may be the one after the last. */
export const placed = <Contact>(contacts: readonly Contact[], place: number, contact: Contact): Contact[] =>
  contacts.toSpliced(place, 1, contact);

/** The list with a contact moved from one place to another. */
export function moved<Contact>(contacts: readonly Contact[], from: number, to: number): Contact[] {
  const one = contacts.slice(from, from + 1);
  return contacts.toSpliced(from, 1).toSpliced(to, 0, ...one);
}

/** What the rule would refuse, at each field. */
export function checkContact(values: ContactValues): Faults<ContactValues> {
  const faults = Object.entries(contactFaults(values)).map(([field, fault]) => [field, `profile.fault.${fault}`]);
  return Object.fromEntries(faults) as Faults<ContactValues>;
}

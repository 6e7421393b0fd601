import { parsePhone, type Phone } from '../kernel/phone.ts';
import { accept, refuse, type Accepted, type Refusal } from '../kernel/result.ts';

/** More than anybody tries when it matters. */
export const mostEmergencyContacts = 10;

/** Whom to call, as it was typed. */
export interface EmergencyContactWish {
  readonly name: string;
  readonly relationship: string;
  readonly phone: string;
}
export interface EmergencyContact extends EmergencyContactWish {
  readonly phone: Phone;
}

export const emergencyFields = ['name', 'relationship', 'phone'] as const;
export const emergencyFaults = ['contact_name_missing', 'relationship_missing', 'phone_malformed'] as const;
export type EmergencyFault = (typeof emergencyFaults)[number];
export type FaultyContact = { readonly [Field in (typeof emergencyFields)[number]]?: EmergencyFault };

/** What keeps a contact from being one: all three facts are needed, and the number must be one that can be dialled. */
export function contactFaults({ name, relationship, phone }: EmergencyContactWish): FaultyContact {
  return {
    ...(name.trim() === '' && { name: 'contact_name_missing' }),
    ...(relationship.trim() === '' && { relationship: 'relationship_missing' }),
    ...(parsePhone(phone) === undefined && { phone: 'phone_malformed' }),
  };
}

/** The whole list, in the order in which to call; refused with the index of the first that is none. */
export function decideEmergencyContacts(
  wishes: readonly EmergencyContactWish[],
): Accepted<readonly EmergencyContact[]> | Refusal<'emergency_contact_not_valid', { readonly index: number }> {
  const contacts: EmergencyContact[] = [];
  for (const [index, wish] of wishes.entries()) {
    const phone = parsePhone(wish.phone);
    if (phone === undefined || Object.keys(contactFaults(wish)).length > 0) {
      return refuse('emergency_contact_not_valid', { index });
    }
    contacts.push({ name: wish.name.trim(), relationship: wish.relationship.trim(), phone });
  }
  return accept(contacts);
}

import type { Correspondent } from '../../contract/messaging.ts';
import { may } from '../../domain/access/may.ts';
import { photoUrlOf } from '../../domain/people/photo-url.ts';
import type { Actor } from '../kernel/context.ts';
import type { PersonRow } from './people.repository.ts';

/** Somebody as `actor` may see them. */
export const showPerson = (actor: Actor, person: PersonRow): Correspondent => ({
  employeeId: person.employeeId,
  name: `${person.firstName} ${person.lastName}`,
  photoUrl: may(actor, 'see_photo', person) ? photoUrlOf(person) : null,
});

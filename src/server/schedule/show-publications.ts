import * as z from 'zod/mini';
import { shiftPlan } from '../../contract/schedule.ts';
import type {
  readPublication as oneEndpoint,
  readPublications as listEndpoint,
} from '../../contract/schedule/publications.ts';
import { may, mayAt } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { isWithin } from '../../domain/kernel/time.ts';
import { photoUrlOf } from '../../domain/people/photo-url.ts';
import { seenFrom } from '../../domain/schedule/publication.ts';
import type { ShiftPlan } from '../../domain/schedule/shift.ts';
import type { UseCase } from '../kernel/route.ts';
import { listMembers } from '../team/read.ts';
import {
  findPublication,
  listChangesOf,
  listChangesUntil,
  listOverridesOf,
  listPublications,
  listUnconfirmedOf,
  type StoredPublication,
} from './publications.repository.ts';
import { findEditableLocation, weekAt } from './read.ts';
import { listShifts } from './shifts.repository.ts';

const shown = ({ publicationId, at, by, changes, asked, confirmed }: StoredPublication) => ({
  publicationId,
  at,
  by,
  changes,
  asked,
  confirmed,
});

/** Each time that a week was published. */
export const showPublications: UseCase<typeof listEndpoint> = async (ctx, { query: { locationId, date } }) => {
  const location = await findEditableLocation(ctx, locationId);
  if (location === undefined) return refuse('not_found');
  const { startsOn } = await weekAt(ctx, date, location.zone);
  const { organizationId } = ctx.actor;
  const publications = await listPublications(ctx.tx, { organizationId, locationId, startsOn });
  return accept({ publications: publications.map(shown) });
};

/** What one publication changed where the reader plans, and the week as people knew it from then on. */
export const showPublication: UseCase<typeof oneEndpoint> = async (ctx, { params: { publicationId } }) => {
  const { tx, actor } = ctx;
  const publication = await findPublication(tx, actor.organizationId, publicationId);
  const location = publication && (await findEditableLocation(ctx, publication.locationId));
  if (publication === undefined || location === undefined) return refuse('not_found');
  const { startsOn } = publication;
  const { during } = await weekAt(ctx, startsOn, location.zone);
  const plansAt = (place: string): boolean => mayAt(actor, 'edit_schedule', place);
  const changed = (await listChangesOf(tx, actor.organizationId, publicationId)).map(({ shiftId, before, after }) =>
    seenFrom({ shiftId, before: planned(before), after: planned(after) }, plansAt),
  );
  const known = (await listChangesUntil(tx, actor.organizationId, publication)).flatMap(({ shiftId, after }) => {
    const plan = planned(after);
    const isHere = plan !== null && plan.locationId === location.id && isWithin(plan.startsAt, during);
    return isHere ? [{ shiftId, plan }] : [];
  });
  const ids = known.map(({ shiftId }) => shiftId);
  const stored = new Map((await listShifts(tx, actor.organizationId, ids)).map((shift) => [shift.shiftId, shift]));
  const shifts = known.flatMap(({ shiftId, plan }) => {
    const shift = stored.get(shiftId);
    if (shift === undefined) return [];
    const isKept = !plansAt(shift.locationId);
    return [{ shiftId, plan, revision: shift.revision, planned: isKept ? null : (shift.planned ?? null), isKept }];
  });
  const plans = [...changed.flatMap(({ before, after }) => [before, after]), ...shifts.map(({ plan }) => plan)];
  const employeeIds = [...new Set(plans.flatMap((plan) => plan?.employeeId ?? []))];
  const shownTo = new Set(changed.flatMap(({ after }) => after?.employeeId ?? []));
  // What a rule says of a shift is for those who plan where it is by then.
  const seen = new Set(changed.flatMap(({ shiftId, after }) => (after === null ? [] : [shiftId])));
  const overridden = await listOverridesOf(tx, actor.organizationId, publicationId);
  const unconfirmed = await listUnconfirmedOf(tx, actor.organizationId, publicationId);
  const members = await listMembers(tx, actor.organizationId, { employeeIds });
  return accept({
    ...shown(publication),
    location: { id: location.id, zone: location.zone },
    startsOn,
    changed,
    shifts,
    unconfirmed: unconfirmed.filter((employeeId) => shownTo.has(employeeId)),
    overridden: overridden.filter(({ shiftId }) => seen.has(shiftId)),
    people: members.map((member) => {
      const { employeeId, firstName, lastName, homeLocationId, furtherLocationIds } = member;
      const whose = { employeeId, locationIds: [homeLocationId, ...furtherLocationIds] };
      const photoUrl = may(actor, 'see_photo', whose) ? photoUrlOf(member) : null;
      return { employeeId, name: `${firstName} ${lastName}`, photoUrl };
    }),
  });
};

const planned = (kept: unknown): ShiftPlan | null =>
  kept === null ? null : z.decode(shiftPlan, kept as z.input<typeof shiftPlan>);

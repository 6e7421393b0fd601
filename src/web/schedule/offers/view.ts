import type { ReplyOf } from '../../../contract/kernel/endpoint.ts';
import type { readOffers } from '../../../contract/schedule/offers.ts';
import type { Instant } from '../../../domain/kernel/time.ts';

type Takeable = ReplyOf<typeof readOffers>['takeable'][number];

/** Shifts under one heading: offered to the reader by name; theirs to take; or open, and something hinders the reader. */
export interface TakeableGroup {
  readonly kind: 'named' | 'fit' | 'hindered';
  readonly takeable: readonly Takeable[];
}

/**
 * What is to be had, by how it concerns the reader, in this order; a group that has nothing is left out, and so is what has begun since it was read.
 *
 * | offered to them alone       | named: they are asked, also where they could only exchange |
 * | they could work it          | fit                                                        |
 * | something hinders them      | hindered                                                   |
 */
export function groupsOf(takeable: readonly Takeable[], now: Instant): readonly TakeableGroup[] {
  const toCome = takeable.filter(({ shift }) => shift.startsAt > now);
  return (['named', 'fit', 'hindered'] as const)
    .map((kind) => ({ kind, takeable: toCome.filter((one) => kindOf(one) === kind) }))
    .filter((group) => group.takeable.length > 0);
}

function kindOf({ offer, unfit }: Takeable): TakeableGroup['kind'] {
  if (offer?.isForReaderAlone === true) return 'named';
  return unfit === null ? 'fit' : 'hindered';
}

import type { NoticeWishes } from '../../domain/notifications/plan-telling.ts';
import type { Context } from '../kernel/context.ts';
import { listAddressees, type Addressee } from '../people/read.ts';
import { switchesOf } from '../profile/read.ts';
import { listChoices } from './notice-choices.repository.ts';
import { listDevicesOf } from './push-devices.repository.ts';

/** Somebody who may be told of something: how they are reached, and what they wish to hear of and how. */
export interface Hearer {
  readonly addressee: Addressee;
  readonly wishes: NoticeWishes;
  /** The browsers that they let notify them. */
  readonly deviceIds: readonly string[];
}

/**
 * People as they may be told, by id: the switches of their profiles, and their choices. Five questions, however many they are. Whoever
 * has no sign-in is not among them.
 */
export async function readHearers(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, Hearer>> {
  const addressees = await listAddressees(tx, organizationId, employeeIds);
  const switches = await switchesOf(tx, organizationId, employeeIds);
  const devices = await listDevicesOf(tx, organizationId, employeeIds, now);
  const chosen = await listChoices(tx, organizationId, employeeIds);
  const hearers = addressees.map((addressee): Hearer => {
    const { employeeId, phone } = addressee;
    const { inAppNotices, emailNotices, smsNotices } = switches(employeeId);
    const deviceIds = devices.get(employeeId) ?? [];
    const open = {
      in_app: inAppNotices,
      push: deviceIds.length > 0,
      mail: emailNotices,
      text: smsNotices && phone !== null,
    };
    const { choices, quiet, digestAt } = chosen(employeeId);
    return { addressee, deviceIds, wishes: { open, choices, quiet, digestAt } };
  });
  return new Map(hearers.map((hearer) => [hearer.addressee.employeeId, hearer]));
}

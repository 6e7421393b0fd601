import type { changeProfile as endpoint } from '../../contract/profile.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { dateAt } from '../../domain/kernel/time.ts';
import { decideProfile, profileFields, type Profile } from '../../domain/profile/profile.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { UseCase } from '../kernel/route.ts';
import type { Vault } from '../kernel/seal.ts';
import { changePerson } from '../people/change-person.ts';
import { loadProfile, revisionOf, shownProfile, type KnownProfile } from './read.ts';
import { birthPlace, keepProfile, ssnPlace, type KeptProfile } from './repository.ts';

/**
 * Keeps what somebody changed of their own profile, their name included. If it was changed elsewhere since they read it, nothing is kept, and
 * they are told what it says now. The audit row names the fields that changed, and never what is in them: it stays for ever.
 */
export const changeProfile: UseCase<typeof endpoint> = async (ctx, { body }) => {
  const { tx, actor, now } = ctx;
  const { revision, ...wish } = body;
  const decided = decideProfile(wish, dateAt(now, actor.zone));
  if (!decided.ok) {
    const faults = profileFields.flatMap((field) => {
      const fault = decided.details.faults[field];
      return fault === undefined ? [] : [{ field, fault }];
    });
    return refuse('profile_not_valid', { faults });
  }
  const before = await loadProfile(tx, actor, true);
  if (revisionOf(before) !== revision) return refuse('profile_changed_elsewhere', { now: shownProfile(before) });

  const profile = decided.value;
  const { firstName, lastName } = profile;
  const phone = profile.phone === '' ? undefined : profile.phone;
  const after: KnownProfile = {
    person: { ...before.person, firstName, lastName, phone },
    kept: keptOf(ctx.vault, actor, profile, before.kept),
  };
  await changePerson(ctx, actor, after.person);
  await keepProfile(tx, actor, after.kept, now);
  await audit(ctx, before, after);
  return accept(shownProfile(after));
};

function keptOf(vault: Vault, whose: EmployeeKey, profile: Profile, before: KeptProfile): KeptProfile {
  const { dateOfBirth, ssnDigits } = profile;
  return {
    street: orNull(profile.street),
    apartment: orNull(profile.apartment),
    city: orNull(profile.city),
    state: orNull(profile.state),
    zip: orNull(profile.zip),
    emailNotices: profile.emailNotices,
    smsNotices: profile.smsNotices,
    inAppNotices: profile.inAppNotices,
    dateOfBirthSealed:
      dateOfBirth === undefined ? before.dateOfBirthSealed : dateOfBirth && vault.seal(birthPlace(whose), dateOfBirth),
    ssnDigitsSealed:
      ssnDigits === undefined ? before.ssnDigitsSealed : ssnDigits ? vault.seal(ssnPlace(whose), ssnDigits) : null,
  };
}

const orNull = (text: string): string | null => (text === '' ? null : text);

async function audit(ctx: ActorContext, before: KnownProfile, after: KnownProfile): Promise<void> {
  const [was, is] = [shownProfile(before), shownProfile(after)];
  const changed = profileFields.filter(
    (field) => field !== 'dateOfBirth' && field !== 'ssnDigits' && was[field] !== is[field],
  );
  if (before.kept.dateOfBirthSealed !== after.kept.dateOfBirthSealed) changed.push('dateOfBirth');
  if (before.kept.ssnDigitsSealed !== after.kept.ssnDigitsSealed) changed.push('ssnDigits');
  if (changed.length === 0) return;
  const { organizationId, employeeId } = ctx.actor;
  await writeAudit(ctx, {
    organizationId,
    employeeId,
    action: 'profile.changed',
    subjectId: employeeId,
    details: { changed },
  });
}

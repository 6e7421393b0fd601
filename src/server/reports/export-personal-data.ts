import type { exportPersonalData as endpoint } from '../../contract/reports.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { readSelf } from '../people/read.ts';
import { emergencyContactsOf, loadProfile, openRestricted, shownProfile } from '../profile/read.ts';
import { readSealedLedger } from '../time-clock/read.ts';
import { isAloneWithData } from './exports.repository.ts';
import { openWaysIn } from './open-ways-in.ts';
import { openWork } from './open-work.ts';

/**
 * What is kept about the one who asks, restricted facts in clear, and about nobody else. A write: it leaves its row in the audit log.
 */
export const exportPersonalData: UseCase<typeof endpoint> = async (ctx) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId } = actor;
  // It reads all that was ever kept of somebody: once at a time, however often it is pressed.
  if (!(await isAloneWithData(tx, employeeId))) return refuse('personal_export_running');
  const { photoUrl: _photo, locations: _choices, ...account } = (await readSelf(tx, actor)).self;
  const loaded = await loadProfile(tx, actor);
  const { revision: _revision, dateOfBirth: _birth, ssnDigits: _digits, ...profile } = shownProfile(loaded);
  const ledger = await readSealedLedger(tx, organizationId, employeeId);
  await writeAudit(ctx, { organizationId, employeeId, action: 'personal_data.exported', subjectId: employeeId });
  return accept({
    exportedAt: now,
    account,
    profile: { ...profile, ...openRestricted(ctx.vault, actor, loaded.kept) },
    emergencyContacts: await emergencyContactsOf(tx, actor),
    punches: ledger.map(({ row }) => ({
      sequence: row.sequence,
      kind: row.kind,
      punchedAt: row.punchedAt,
      recordedAt: row.recordedAt,
      zone: row.zone,
      source: row.source,
      reason: row.reason ?? null,
    })),
    ...(await openWork(ctx)),
    waysIn: await openWaysIn(ctx),
  });
};

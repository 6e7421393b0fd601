import { sql } from 'kysely';
import type { Language } from '../../domain/kernel/language.ts';
import { formatInstant, type Instant, type PlainDate } from '../../domain/kernel/time.ts';
import {
  noPunches,
  type AttestedRests,
  type CardFigures,
  type CardStep,
  type CardStepKind,
} from '../../domain/time-cards/card-step.ts';
import type { WrittenWeek } from '../../domain/time-cards/written-week.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** A step with whose card it is about, and the name of who took it. */
export interface StoredStep extends CardStep {
  readonly employeeId: string;
  readonly startsOn: PlainDate;
  readonly doneByName: string;
  readonly alone: boolean;
  /** What lists show of the week; null where the step is no approval, or was taken before this was written. */
  readonly written: WrittenWeek | null;
}

interface StepRow {
  readonly employeeId: string;
  readonly startsOn: PlainDate;
  readonly sequence: number;
  readonly step: CardStepKind;
  readonly doneBy: string;
  readonly doneByName: string;
  readonly doneAt: Instant;
  readonly reason: string | null;
  readonly attestationVersion: number | null;
  readonly attestationLanguage: Language | null;
  readonly rests: readonly AttestedRests[] | null;
  readonly ledgerSequence: number | null;
  readonly ledgerSeal: string | null;
  readonly figures: CardFigures;
  readonly alone: boolean;
  readonly written: WrittenWeek | null;
}

/** All that was said about some people's weeks that begin between two dates, both included, in order. */
export async function listSteps(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): Promise<readonly StoredStep[]> {
  const { rows } = await sql<StepRow>`
    select s.employee_id, s.starts_on, s.sequence, s.step, s.done_by, e.first_name || ' ' || e.last_name as done_by_name,
      s.done_at, s.reason, s.attestation_version, s.attestation_language, s.rests, s.ledger_sequence,
      encode(s.ledger_hash, 'hex') as ledger_seal, s.figures, s.alone, s.written
    from time_card_steps s join employees e on e.organization_id = s.organization_id and e.id = s.done_by
    where s.organization_id = ${organizationId} and s.employee_id = any (${employeeIds}::uuid[])
      and s.starts_on between ${from} and ${to}
    order by s.employee_id, s.starts_on, s.sequence
  `.execute(tx);
  return rows.map(stepOf);
}

const stepOf = ({
  attestationVersion: version,
  attestationLanguage: language,
  ledgerSequence,
  ledgerSeal,
  ...row
}: StepRow): StoredStep => ({
  ...row,
  attestation: version === null || language === null ? null : { version, language },
  ledger: ledgerSequence === null || ledgerSeal === null ? noPunches : { sequence: ledgerSequence, hash: ledgerSeal },
});

export type NewStep = Omit<StoredStep, 'doneByName'>;

/** Appends steps; whoever took the same place first is met at the primary key. */
export async function insertSteps(tx: Transaction, organizationId: string, steps: readonly NewStep[]): Promise<void> {
  if (steps.length === 0) return;
  await tx
    .insertInto('timeCardSteps')
    .values(
      steps.map(({ attestation, rests, ledger, figures, doneAt, written, ...step }) => ({
        ...step,
        organizationId,
        doneAt: formatInstant(doneAt),
        attestationVersion: attestation?.version ?? null,
        attestationLanguage: attestation?.language ?? null,
        rests: rests === null ? null : JSON.stringify(rests),
        ledgerSequence: ledger.sequence === noPunches.sequence ? null : ledger.sequence,
        ledgerHash: ledger.sequence === noPunches.sequence ? null : Buffer.from(ledger.hash, 'hex'),
        figures: JSON.stringify(figures),
        written: written === null ? null : JSON.stringify(written),
      })),
    )
    .execute();
}

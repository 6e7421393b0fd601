import type { AnswerOf } from '../../contract/kernel/endpoint.ts';
import type { EffectivePunch, recordPunch as endpoint } from '../../contract/time-clock.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { clockStateOf } from '../../domain/time-clock/clock-state.ts';
import { decidePunch, type PunchWish } from '../../domain/time-clock/decide-punch.ts';
import { skewOf, timeOfPunch } from '../../domain/time-clock/punch-time.ts';
import { inOrder, type LedgerRow } from '../../domain/time-clock/punch.ts';
import type { SharedCall, SharedUseCase } from '../kernel/route.ts';
import { appendRows, readLedgers, type StoredPunch, type StoredRow } from './repository.ts';

type Call = SharedCall<typeof endpoint>;
type Answer = AnswerOf<typeof endpoint>;

/** An employee's ledger while the calls of one transaction are decided, one after the other. */
interface OpenLedger {
  punches: StoredPunch[];
  sequence: number;
}

/**
 * Records the punches that wait together: each is decided on its employee's ledger as the
 * earlier ones leave it, and all that apply are appended in one statement. A punch that was
 * stored before answers as it did then; nothing is stored twice.
 */
export const recordPunches: SharedUseCase<typeof endpoint> = async (ctx, calls) => {
  const [first] = calls;
  if (first === undefined) return [];
  const { organizationId } = first.actor;
  const timed = calls.map((call) => ({ call, time: timeOfPunch(call.input.body, call.receivedAt) }));
  const asks = earliestAsks(timed.map(({ call, time }) => [call, time.ok ? time.value : call.receivedAt]));
  const ids = calls.map((call) => call.input.body.id);
  const ledgers = await readLedgers(ctx.tx, organizationId, asks, ids);

  const open = new Map<string, OpenLedger>();
  const appended = new Map<string, LedgerRow>();
  const answers = timed.map(({ call, time }): Answer => {
    const { actor, input } = call;
    const { punches, head } = ledgers.of(actor.employeeId);
    const ledger = open.get(actor.employeeId) ?? { punches: [...punches], sequence: head.sequence };
    open.set(actor.employeeId, ledger);
    const before = appendedAs(appended.get(input.body.id)) ?? ledgers.stored(input.body.id);
    if (before !== undefined) return answerAgain(call, before, ledger);
    if (!time.ok) return time;
    const decided = decidePunch(ledger.punches, { ...input.body, punchedAt: time.value }, wishesBehind(call));
    if (!decided.ok) return decided;
    const row = rowOf(call, time.value, ledger.sequence + 1);
    const punch = punchOf(row, time.value);
    ledger.sequence = row.sequence;
    ledger.punches = [...ledger.punches, punch].toSorted(inOrder);
    appended.set(row.id, row);
    return accept({ punch, recordedAt: row.recordedAt, counts: true, ...clockStateOf(ledger.punches) });
  });

  if (appended.size > 0) {
    const rows = [...appended.values()];
    await appendRows(ctx.tx, rows, (employeeId) => ledgers.of(employeeId).head);
    for (const row of rows) ctx.announce(row, 'clock');
  }
  return answers;
};

/** One question per employee, back to the earliest moment that any of their punches is about. */
function earliestAsks(moments: readonly (readonly [Call, Instant])[]): { employeeId: string; at: Instant }[] {
  const earliest = new Map<string, Instant>();
  for (const [{ actor }, at] of moments) {
    const known = earliest.get(actor.employeeId);
    if (known === undefined || at < known) earliest.set(actor.employeeId, at);
  }
  return [...earliest].map(([employeeId, at]) => ({ employeeId, at }));
}

/** What the device has still to send, at the times at which it would count; what would be refused for its time is not reckoned with. */
function wishesBehind({ input: { body }, receivedAt }: Call): PunchWish[] {
  return (body.behind ?? []).flatMap(({ id, kind, ...press }) => {
    const time = timeOfPunch({ ...press, offline: true, sentAt: body.sentAt }, receivedAt);
    return time.ok ? [{ id, kind, punchedAt: time.value }] : [];
  });
}

/**
 * The same id with the same content is the same punch; with another, or of another person, it is a
 * mistake. `offline` tells of the sending, not of the press: a punch whose answer was lost comes again with it.
 */
function answerAgain({ actor, input }: Call, row: StoredRow, ledger: OpenLedger): Answer {
  const { kind, deviceAt = null, skewMilliseconds = row.skewMilliseconds } = input.body;
  const isSamePress = row.kind === kind && row.deviceAt === deviceAt && row.skewMilliseconds === skewMilliseconds;
  if (row.employeeId !== actor.employeeId || !isSamePress || row.punchedAt === null) return refuse('punch_id_reused');
  return accept({
    punch: punchOf({ ...row, kind }, row.punchedAt),
    recordedAt: row.recordedAt,
    counts: !row.isVoided,
    ...clockStateOf(ledger.punches),
  });
}

/** What this transaction appends nobody has taken back yet. */
const appendedAs = (row: LedgerRow | undefined): StoredRow | undefined => row && { ...row, isVoided: false };

function rowOf({ actor, input, receivedAt }: Call, punchedAt: Instant, sequence: number) {
  const { id, kind, offline, deviceAt } = input.body;
  return {
    organizationId: actor.organizationId,
    employeeId: actor.employeeId,
    sequence,
    id,
    kind,
    punchedAt,
    recordedAt: receivedAt,
    source: offline ? 'offline' : 'online',
    deviceAt: deviceAt ?? null,
    skewMilliseconds: (offline ? skewOf(input.body, receivedAt) : input.body.skewMilliseconds) ?? null,
    locationId: actor.locationId,
    zone: actor.locationZone,
    voidsId: null,
    reason: null,
    recordedBy: actor.employeeId,
  } as const satisfies LedgerRow;
}

const punchOf = (
  row: Pick<LedgerRow, 'id' | 'sequence' | 'source'> & Pick<EffectivePunch, 'kind'>,
  punchedAt: Instant,
): EffectivePunch => ({
  id: row.id,
  kind: row.kind,
  punchedAt,
  sequence: row.sequence,
  offline: row.source === 'offline',
});

import type { AnswerOf, InputOf } from '../../contract/kernel/endpoint.ts';
import type { EffectivePunch, recordPunch } from '../../contract/time-clock.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { dateAt, type Instant, type PlainDate, type Zone } from '../../domain/kernel/time.ts';
import { hasLeftBy } from '../../domain/people/last-day.ts';
import { clockStateOf } from '../../domain/time-clock/clock-state.ts';
import { decidePunch, type PunchWish } from '../../domain/time-clock/decide-punch.ts';
import { skewOf, timeOfPunch } from '../../domain/time-clock/punch-time.ts';
import { inOrder, isOffline, type LedgerRow, type PunchSource } from '../../domain/time-clock/punch.ts';
import { timeEntries } from '../../domain/time-clock/time-entry.ts';
import type { Context } from '../kernel/context.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { listLastDays } from '../people/read.ts';
import { raisePunches } from './raise-punches.ts';
import { appendRows, readLedgers, type StoredPunch, type StoredRow } from './repository.ts';

type Answer = AnswerOf<typeof recordPunch>;

/** A press of the clock as it arrived: whose, where, and on what. */
export interface Press {
  readonly presser: {
    readonly organizationId: string;
    readonly employeeId: string;
    readonly locationId: string;
    readonly locationZone: Zone;
  };
  readonly at: 'own_device' | 'kiosk';
  readonly body: InputOf<typeof recordPunch>['body'];
  readonly receivedAt: Instant;
}

/**
 * Tells the longest shift that the pay rules of somebody hold possible when they clocked in, in minutes; undefined of whom was not asked. The
 * pay rules know, which stand on the clock.
 */
export type ReadLongestShifts = (
  tx: Transaction,
  organizationId: string,
  asked: readonly { readonly employeeId: string; readonly clockedInAt: Instant }[],
) => Promise<(employeeId: string) => number | undefined>;

/** An employee's ledger while the calls of one transaction are decided, one after the other. */
interface OpenLedger {
  punches: StoredPunch[];
  sequence: number;
}

/**
 * Records presses of one organization: each is decided on its employee's ledger as the
 * earlier ones leave it, and all that apply are appended in one statement. A punch that was
 * stored before answers as it did then; nothing is stored twice.
 *
 * @param readLongestShifts asked only where somebody clocks in who has not clocked out
 */
export async function takePresses(
  ctx: Context,
  organizationId: string,
  presses: readonly Press[],
  readLongestShifts: ReadLongestShifts,
): Promise<readonly Answer[]> {
  const timed = presses.map((press) => ({ press, time: timeOfPunch(press.body, press.receivedAt) }));
  const asks = earliestAsks(timed.map(({ press, time }) => [press, time.ok ? time.value : press.receivedAt]));
  const ids = presses.map(({ body }) => body.id);
  const ledgers = await readLedgers(ctx.tx, organizationId, asks, ids);

  const beginning = presses.flatMap(({ presser, body }) => (body.kind === 'clock_in' ? presser.employeeId : []));
  const lastDays =
    beginning.length === 0 ? new Map<string, PlainDate>() : await listLastDays(ctx.tx, organizationId, beginning);
  const unended = beginning.flatMap((employeeId) => {
    const entry = timeEntries(ledgers.of(employeeId).punches).find(({ clockedOutAt }) => clockedOutAt === undefined);
    return entry === undefined ? [] : [{ employeeId, clockedInAt: entry.clockedInAt }];
  });
  const longestOf = unended.length === 0 ? undefined : await readLongestShifts(ctx.tx, organizationId, unended);

  const open = new Map<string, OpenLedger>();
  const appended = new Map<string, LedgerRow>();
  const answers = timed.map(({ press, time }): Answer => {
    const { presser, body } = press;
    const { punches, head } = ledgers.of(presser.employeeId);
    const ledger = open.get(presser.employeeId) ?? { punches: [...punches], sequence: head.sequence };
    open.set(presser.employeeId, ledger);
    const before = appendedAs(appended.get(body.id)) ?? ledgers.stored(body.id);
    if (before !== undefined) return answerAgain(press, before, ledger);
    if (!time.ok) return time;
    if (body.kind === 'clock_in') {
      const lastDay = lastDays.get(presser.employeeId) ?? null;
      if (hasLeftBy(dateAt(time.value, presser.locationZone), lastDay)) return refuse('last_day_over');
    }
    const wish = { ...body, punchedAt: time.value };
    const decided = decidePunch(ledger.punches, wish, wishesBehind(press), longestOf?.(presser.employeeId));
    if (!decided.ok) return decided;
    const row = rowOf(press, time.value, ledger.sequence + 1);
    const punch = punchOf(row, time.value);
    ledger.sequence = row.sequence;
    ledger.punches = [...ledger.punches, punch].toSorted(inOrder);
    appended.set(row.id, row);
    return accept({ punch, recordedAt: row.recordedAt, counts: true, ...clockStateOf(ledger.punches) });
  });

  if (appended.size > 0) {
    const rows = [...appended.values()];
    await appendRows(ctx.tx, rows, (employeeId) => ledgers.of(employeeId).head);
    await raisePunches(ctx, organizationId, rows);
    for (const row of rows) ctx.announce(row, 'clock');
  }
  return answers;
}

/** One question per employee, back to the earliest moment that any of their punches is about. */
function earliestAsks(moments: readonly (readonly [Press, Instant])[]): { employeeId: string; at: Instant }[] {
  const earliest = new Map<string, Instant>();
  for (const [{ presser }, at] of moments) {
    const known = earliest.get(presser.employeeId);
    if (known === undefined || at < known) earliest.set(presser.employeeId, at);
  }
  return [...earliest].map(([employeeId, at]) => ({ employeeId, at }));
}

/** What the device has still to send, at the times at which it would count; what would be refused for its time is not reckoned with. */
function wishesBehind({ body, receivedAt }: Press): PunchWish[] {
  return (body.behind ?? []).flatMap(({ id, kind, ...press }) => {
    const time = timeOfPunch({ ...press, offline: true, sentAt: body.sentAt }, receivedAt);
    return time.ok ? [{ id, kind, punchedAt: time.value }] : [];
  });
}

/**
 * The same id with the same content is the same punch; with another, or of another person, it is a
 * mistake. `offline` tells of the sending, not of the press: a punch whose answer was lost comes again with it.
 */
function answerAgain({ presser, body }: Press, row: StoredRow, ledger: OpenLedger): Answer {
  const { kind, deviceAt = null, skewMilliseconds = row.skewMilliseconds } = body;
  const isSamePress = row.kind === kind && row.deviceAt === deviceAt && row.skewMilliseconds === skewMilliseconds;
  if (row.employeeId !== presser.employeeId || !isSamePress || row.punchedAt === null) return refuse('punch_id_reused');
  return accept({
    punch: punchOf({ ...row, kind }, row.punchedAt),
    recordedAt: row.recordedAt,
    counts: !row.isVoided,
    ...clockStateOf(ledger.punches),
  });
}

/** What this transaction appends nobody has taken back yet. */
const appendedAs = (row: LedgerRow | undefined): StoredRow | undefined => row && { ...row, isVoided: false };

const sources = {
  own_device: { online: 'online', offline: 'offline' },
  kiosk: { online: 'kiosk', offline: 'kiosk_offline' },
} as const satisfies Record<Press['at'], Record<'online' | 'offline', PunchSource>>;

function rowOf({ presser, at, body, receivedAt }: Press, punchedAt: Instant, sequence: number) {
  const { id, kind, offline, deviceAt } = body;
  return {
    organizationId: presser.organizationId,
    employeeId: presser.employeeId,
    sequence,
    id,
    kind,
    punchedAt,
    recordedAt: receivedAt,
    source: sources[at][offline ? 'offline' : 'online'],
    deviceAt: deviceAt ?? null,
    skewMilliseconds: (offline ? skewOf(body, receivedAt) : body.skewMilliseconds) ?? null,
    locationId: presser.locationId,
    zone: presser.locationZone,
    voidsId: null,
    reason: null,
    recordedBy: presser.employeeId,
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
  offline: isOffline(row.source),
});

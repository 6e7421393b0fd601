import type { undoPunch as endpoint } from '../../contract/time-clock.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { clockStateOf } from '../../domain/time-clock/clock-state.ts';
import { decideUndo } from '../../domain/time-clock/decide-undo.ts';
import { skewOf, timeOfPunch } from '../../domain/time-clock/punch-time.ts';
import type { UseCase } from '../kernel/route.ts';
import { raisePunches } from './raise-punches.ts';
import { appendRows, findVoidOf, readLedgers } from './repository.ts';

/** Takes the latest punch back by appending a row that names it. The same undo sent again answers the same. */
export const undoPunch: UseCase<typeof endpoint> = async (ctx, { params, body }) => {
  const { actor } = ctx;
  const { organizationId, employeeId, locationId, locationZone: zone } = actor;
  const ledgers = await readLedgers(ctx.tx, organizationId, [{ employeeId, at: ctx.now }], [body.id]);
  const { head, punches } = ledgers.of(employeeId);
  const known = ledgers.stored(body.id);
  if (known !== undefined) {
    const same = known.employeeId === employeeId && known.voidsId === params.punchId;
    return same ? accept(clockStateOf(punches)) : refuse('punch_id_reused');
  }
  const time = timeOfPunch(body, ctx.now);
  if (!time.ok) return time;
  const voidId = await findVoidOf(ctx.tx, organizationId, params.punchId);
  const rows = voidId === undefined ? punches : [...punches, { kind: 'void', voidsId: params.punchId } as const];
  const decided = decideUndo(rows, { id: body.id, punchId: params.punchId, at: time.value });
  if (!decided.ok) return decided;
  const row = {
    organizationId,
    employeeId,
    sequence: head.sequence + 1,
    id: body.id,
    kind: 'void',
    punchedAt: null,
    recordedAt: ctx.now,
    source: body.offline ? 'offline' : 'online',
    deviceAt: body.deviceAt ?? null,
    skewMilliseconds: (body.offline ? skewOf(body, ctx.now) : body.skewMilliseconds) ?? null,
    locationId,
    zone,
    voidsId: decided.value.voidsId,
    reason: 'undo',
    recordedBy: employeeId,
  } as const;
  await appendRows(ctx.tx, [row], () => head);
  ctx.announce(row, 'clock');
  await raisePunches(ctx, organizationId, [row]);
  const after = await readLedgers(ctx.tx, organizationId, [{ employeeId, at: ctx.now }], []);
  return accept(clockStateOf(after.of(employeeId).punches));
};

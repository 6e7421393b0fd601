import { setTimeout as delay } from 'node:timers/promises';
import { v7 } from 'uuid';
import { contract } from '../../src/contract/index.ts';
import type { PlainDate } from '../../src/domain/kernel/time.ts';
import type { Dice } from '../../tools/demo/dice.ts';
import type { Asking } from './asking.ts';
import { working } from './working.ts';

/** A manager who corrects time cards that were approved, and approves them anew: each time a difference of what was paid. */
export interface CardDesk {
  /** Cards that were approved anew. */
  readonly changed: readonly string[];
  /** Resolves when what is under way has its final answer. */
  stop(): Promise<void>;
}

export function aCardDesk(
  ask: Asking,
  {
    employeeIds,
    startsOn,
    dice,
  }: { readonly employeeIds: readonly string[]; readonly startsOn: PlainDate; readonly dice: Dice },
): CardDesk {
  const changed: string[] = [];
  const reason = 'The clock was wrong';
  const correct = async (employeeId: string): Promise<void> => {
    const params = { employeeId, startsOn };
    const card = await ask(contract.readCard, { params });
    const worked = card?.days.filter(({ clockedInAt }) => clockedInAt !== null) ?? [];
    const day = worked[dice.between(0, worked.length - 1)];
    if (card === undefined || day === undefined) return;
    const first = card.punches.findIndex(({ punchedAt }) => punchedAt === day.clockedInAt);
    const seen = card.punches.slice(first, first + 2).map(({ id }) => id);
    const asked = {
      date: day.date,
      startTime: { hour: 9, minute: 0 },
      endTime: { hour: dice.between(14, 20), minute: 30 },
      breakMinutes: 0,
    };
    await ask(contract.correctEntry, {
      params: { employeeId },
      body: { id: v7(), entryId: seen[0] ?? null, asked, reason, seen },
    });
  };
  const stop = working(async () => {
    const employeeId = employeeIds[dice.between(0, employeeIds.length - 1)] ?? '';
    const params = { employeeId, startsOn };
    await ask(contract.reopenTimeCard, { params, body: { reason } });
    await correct(employeeId);
    const card = await ask(contract.readCard, { params });
    const done =
      card &&
      (await ask(contract.approveTimeCard, { params, body: { seen: card.ledgerSequence, behind: card.behind } }));
    if (done !== undefined) changed.push(employeeId);
    // A run of everybody needs a moment in which nobody’s card is open.
    await delay(dice.between(0, 400));
  });
  return { changed, stop };
}

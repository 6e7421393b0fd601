import { setTimeout as delay } from 'node:timers/promises';
import { v7 } from 'uuid';
import { contract } from '../../src/contract/index.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import type { PlainDate } from '../../src/domain/kernel/time.ts';
import { sumsOfRun } from '../../src/domain/payroll/run/decide-run.ts';
import { payDateOf, rowsOf, shownOf, withSkipped } from '../../src/web/payroll/run/view.ts';
import type { Dice } from '../../tools/demo/dice.ts';
import type { Asking } from './asking.ts';
import { working } from './working.ts';

/** A manager who pays everybody of a pay period at once, again and again. */
export interface RunDesk {
  /** How many people each run paid that was acknowledged. */
  readonly runs: readonly number[];
  /** Resolves when what is under way has its final answer. */
  stop(): Promise<void>;
}

export function aRunDesk(ask: Asking, date: PlainDate, dice: Dice): RunDesk {
  const runs: number[] = [];
  const pay = async (): Promise<void> => {
    const run = await ask(contract.readPayRun, { query: { date } });
    if (run === undefined) return;
    const none = { method: 'Other' as const, deductions: [], people: {} };
    const inTheWay = rowsOf(run, none).filter(({ blockers }) => blockers.length > 0);
    const left = inTheWay.map(({ person }) => person.employeeId);
    const draft = withSkipped(none, left, true);
    const rows = rowsOf(run, draft);
    const { chosen, finalCents } = sumsOfRun(rows, cents(0));
    if (chosen.length === 0) return;
    const params = { startsOn: run.period.startsOn };
    const kept = await ask(contract.setPayRunDraft, { params, body: { revision: run.revision, draft } });
    if (kept === undefined) return;
    const headers = { 'idempotency-key': v7() };
    const shown = shownOf(rows, payDateOf(run, draft), draft.method);
    const body = { revision: kept.revision, people: chosen.length, finalCents, shown };
    const paid = await ask(contract.payRun, { params, headers, body });
    if (paid !== undefined) runs.push(paid.people);
  };
  const stop = working(async () => {
    await pay();
    // What is taken back meanwhile is there for everybody to pay.
    await delay(dice.between(100, 900));
  });
  return { runs, stop };
}

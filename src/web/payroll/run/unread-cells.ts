import { useCallback, useState } from 'react';
import type { PayRunDraft } from '../../../contract/payroll/pay-run.ts';
import { cellOf, columnKey, columnsOf, type Column, type RunRow } from './view.ts';

/** By person and column what was typed and makes no sense: it is no part of the draft, and stays on this screen to be mended. */
export type UnreadCells = Readonly<Record<string, Readonly<Record<string, string>>>>;
export type OnUnread = (employeeId: string, column: Column, typed: string | undefined) => void;

export function useUnreadCells(): readonly [UnreadCells, OnUnread] {
  const [unread, setUnread] = useState<UnreadCells>({});
  const onUnread = useCallback<OnUnread>(
    (employeeId, column, typed) => setUnread((now) => withUnread(now, employeeId, column, typed)),
    [],
  );
  return [unread, onUnread];
}

export function withUnread(
  now: UnreadCells,
  employeeId: string,
  column: Column,
  typed: string | undefined,
): UnreadCells {
  const { [columnKey(column)]: known, ...others } = now[employeeId] ?? {};
  if (known === typed) return now;
  return { ...now, [employeeId]: typed === undefined ? others : { ...others, [columnKey(column)]: typed } };
}

/** What of a cell makes no sense; what the draft has of it by now was filled in since. */
export const unreadOf = (
  unread: UnreadCells[string] | undefined,
  typed: PayRunDraft['people'][string] | undefined,
  column: Column,
): string | undefined => (cellOf(typed, column) === '' ? unread?.[columnKey(column)] : undefined);

/** Who would be paid as if nothing had been typed for them, though something was. */
export const rowsUnread = (
  rows: readonly RunRow[],
  unread: UnreadCells,
  { people, deductions }: PayRunDraft,
): RunRow[] =>
  rows.filter(
    ({ isSkipped, person: { employeeId } }) =>
      !isSkipped &&
      columnsOf(deductions).some((column) => unreadOf(unread[employeeId], people[employeeId], column) !== undefined),
  );

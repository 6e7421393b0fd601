import type { DayNote, Grid, GridRow, GridShift } from '../grid/view.ts';

/** A shift of a day, with whoever has it. */
export interface AgendaShift {
  readonly shift: GridShift;
  /** The row that it stands in: that of the open shifts, or of a person. */
  readonly row: Pick<GridRow, 'employeeId' | 'name' | 'photoUrl'>;
}

/** Who is away on a day, or said that they cannot work. */
export interface AgendaAbsence {
  readonly employeeId: string | null;
  readonly name: string;
  readonly notes: readonly DayNote[];
}

/**
 * One day of the week below itself: what nobody has yet first, then each shift as it begins, and who cannot be planned.
 *
 * @param day from 0, the first of the week
 */
export function agendaOf(
  { open, rows }: Pick<Grid, 'open' | 'rows'>,
  day: number,
): { readonly shifts: readonly AgendaShift[]; readonly absences: readonly AgendaAbsence[] } {
  const of = (row: GridRow): AgendaShift[] => (row.cells[day] ?? []).map((shift) => ({ shift, row }));
  return {
    shifts: [...of(open).toSorted(byStart), ...rows.flatMap(of).toSorted(byStart)],
    absences: rows.flatMap(({ employeeId, name, notes }) => {
      const ofDay = notes[day] ?? [];
      return ofDay.some(({ kind }) => kind !== 'preferred') ? [{ employeeId, name, notes: ofDay }] : [];
    }),
  };
}

/** Those who begin together stay in the order of the rows. */
const byStart = (a: AgendaShift, b: AgendaShift): number => a.shift.plan.startsAt - b.shift.plan.startsAt;

import { addDays, type PlainDate } from '../../domain/kernel/time.ts';
import { splitOf } from '../../domain/time-cards/hour-split.ts';
import { listGroupOf, listGroups } from '../../domain/time-cards/list-group.ts';
import { textCell, type Cell, type Reader, type Sheet } from '../kernel/sheet/sheet.ts';
import { byNameAndWeek, type SheetCard } from './team-cards.sheet.ts';

/** The cards of people as the list on the managers' screen has them: a row for each week of somebody, by what is to be done with it. */
export function teamWeeksSheet(
  cards: readonly SheetCard[],
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
  organization: string,
  reader: Reader,
): Sheet {
  const { formats } = reader;
  const { say } = reader.speaker;
  const rows = cards
    .toSorted(byNameAndWeek)
    .map((card) =>
      Object.assign(splitOf(card.figures.byMultiplier), { card, workedMinutes: card.figures.workedMinutes }),
    );
  type Row = (typeof rows)[number];
  const groupOf = ({ card: { standing, flags } }: Row) => listGroupOf({ state: standing.state, flags });
  const figures = ['workedMinutes', 'regularMinutes', 'overtimeMinutes', 'doubleMinutes'] as const;
  const sum = (figure: (typeof figures)[number]) => rows.reduce((total, row) => total + row[figure], 0);
  const inMinutes = (minutes: number): Cell => ({ kind: 'minutes', minutes });
  const rowOf = (row: Row): Cell[] => {
    const { worker, startsOn, flags, standing, isOver } = row.card;
    return [
      textCell(`${worker.firstName} ${worker.lastName}`),
      textCell(worker.homeName),
      textCell(formats.fullDateRange(startsOn, addDays(startsOn, 6))),
      textCell([...new Set(flags.map(({ kind }) => say(`timeCards.flag.${kind}`)))].join(' · ')),
      ...figures.map((figure) => inMinutes(row[figure])),
      textCell(say(`timeCards.group.${groupOf(row)}`)),
      textCell(say(isOver ? `timeCards.state.${standing.state}` : 'timeCards.running')),
    ];
  };
  const byGroup = Map.groupBy(rows, groupOf);
  return {
    title: say('timeCards.teamTitle'),
    subtitle: formats.fullDateRange(from, to),
    facts: [
      { name: say('timeCards.worked'), value: formats.duration(sum('workedMinutes')) },
      { name: say('timeCards.overtime'), value: formats.duration(sum('overtimeMinutes')) },
      { name: say('timeCards.double'), value: formats.duration(sum('doubleMinutes')) },
    ],
    columns: [
      { name: say('timeCards.employee'), align: 'start', share: 2.4 },
      { name: say('timeCards.location'), align: 'start', share: 2.2 },
      { name: say('reports.rows.week'), align: 'start', share: 2.6 },
      { name: say('timeCards.notes'), align: 'start', share: 3 },
      { name: say('timeCards.worked'), align: 'end', share: 1.5 },
      { name: say('timeCards.regular'), align: 'end', share: 1.5 },
      { name: say('timeCards.overtime'), align: 'end', share: 1.5 },
      { name: say('timeCards.double'), align: 'end', share: 1.5 },
      { name: say('reports.rows.group'), align: 'start', share: 1.6 },
      { name: say('timeCards.state'), align: 'start', share: 1.6 },
    ],
    rows: listGroups.flatMap((group) => (byGroup.get(group) ?? []).map(rowOf)),
    total: [
      textCell(say('timeCards.total')),
      ...Array.from({ length: 3 }, (): Cell => ({ kind: 'nothing' })),
      ...figures.map((figure) => inMinutes(sum(figure))),
      ...Array.from({ length: 2 }, (): Cell => ({ kind: 'nothing' })),
    ],
    footer: organization,
    reader,
  };
}

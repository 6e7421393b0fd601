import { addDays } from '../../domain/kernel/time.ts';
import { listGroupOf, listGroups } from '../../domain/time-cards/list-group.ts';
import { flagText, toldOnce } from '../../words/flag-text.ts';
import { textCell, type Cell, type Reader, type Sheet } from '../kernel/sheet/sheet.ts';
import {
  emptyCells,
  inOrder,
  minutesCell,
  minutesOfCard,
  personCells,
  stateCell,
  teamSheet,
  type SheetCard,
  type TeamMinutes,
  type TeamSheetOf,
} from './team.sheet.ts';

/** The cards of people as the list on the managers' screen has them: a row for each week of somebody, by what is to be done with it. */
export function teamWeeksSheet(cards: readonly SheetCard[], of: TeamSheetOf): Sheet {
  const { say } = of.reader.speaker;
  const byGroup = Map.groupBy(inOrder(cards), groupOf);
  return teamSheet(cards, of, {
    columns: [
      { name: say('timeCards.employee'), align: 'start', share: 2.4 },
      { name: say('timeCards.location'), align: 'start', share: 2.2 },
      { name: say('reports.rows.weekFrom'), align: 'start', share: 2, reckoned: true },
      { name: say('reports.rows.week'), align: 'start', share: 2.6 },
      { name: say('timeCards.notes'), align: 'start', share: 3 },
      { name: say('timeCards.worked'), align: 'end', share: 1.5 },
      { name: say('timeCards.regular'), align: 'end', share: 1.5 },
      { name: say('timeCards.overtime'), align: 'end', share: 1.5 },
      { name: say('timeCards.double'), align: 'end', share: 1.5 },
      { name: say('reports.rows.group'), align: 'start', share: 1.6 },
      { name: say('timeCards.state'), align: 'start', share: 1.6 },
    ],
    rows: listGroups.flatMap((group) => (byGroup.get(group) ?? []).map((card) => weekRow(card, of.reader))),
    total: (all) => [textCell(say('timeCards.total')), ...emptyCells(4), ...hours(all), ...emptyCells(2)],
  });
}

function weekRow(card: SheetCard, reader: Reader): Cell[] {
  const { formats, speaker } = reader;
  return [
    ...personCells(card),
    { kind: 'date', date: card.startsOn, hasYear: true },
    textCell(formats.fullDateRange(card.startsOn, addDays(card.startsOn, 6))),
    textCell(
      toldOnce(card.flags)
        .map((told) => flagText(told, speaker, formats))
        .join(' · '),
    ),
    ...hours(minutesOfCard(card)),
    textCell(speaker.say(`timeCards.group.${groupOf(card)}`)),
    stateCell(card, reader),
  ];
}

const groupOf = ({ standing, flags }: SheetCard) => listGroupOf({ state: standing.state, flags });

const hours = ({ workedMinutes, regularMinutes, overtimeMinutes, doubleMinutes }: TeamMinutes): Cell[] =>
  [workedMinutes, regularMinutes, overtimeMinutes, doubleMinutes].map(minutesCell);

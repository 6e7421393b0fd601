import type { LabourFiguresReply, LabourReply } from '../../contract/reports/labour.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import type { ReportLine } from '../../domain/reports/labour.ts';
import type { Cell, Column, Reader, Sheet } from '../kernel/sheet/sheet.ts';

/** The report on labour with one of its kinds of lines, drawn on paper as ribbons that share a scale. */
export function labourSheet(report: LabourReply, by: ReportLine, organization: string, reader: Reader): Sheet {
  const { formats } = reader;
  const { say } = reader.speaker;
  const { total, currency } = report;
  const lines = headsOf<LabourFiguresReply>(report, by, reader);
  const longest = Math.max(1, ...lines.map(({ figures }) => figures.workedMinutes));
  const seesPay = total.payCents !== null;
  const figure = (name: string): Column => ({ name, align: 'end', share: 1.5 });
  const cellsOf = ({ payCents, ...figures }: LabourFiguresReply): Cell[] => [
    minutes(figures.workedMinutes),
    minutes(figures.regularMinutes),
    minutes(figures.overtimeMinutes),
    minutes(figures.doubleMinutes),
    ...(payCents === null ? [] : [{ kind: 'money' as const, cents: payCents }]),
    minutes(figures.unapprovedMinutes),
  ];
  return {
    title: say(`reports.labour.title.${by}`),
    subtitle: formats.fullDateRange(report.from, report.to),
    facts: [
      { name: say('reports.labour.worked'), value: formats.hours(total.workedMinutes).text },
      {
        name: say('reports.labour.overtime'),
        value: formats.hours(total.overtimeMinutes + total.doubleMinutes).text,
      },
      ...(total.payCents === null
        ? []
        : [{ name: say('reports.labour.cost'), value: formats.money(total.payCents, currency) }]),
    ],
    columns: [
      { name: say(`reports.labour.line.${by}`), align: 'start', share: 2.6 },
      ...(by === 'person' ? [{ name: say('reports.labour.line.location'), align: 'start' as const, share: 2.2 }] : []),
      { name: '', align: 'start', share: 2.4, drawn: true },
      figure(say('reports.labour.worked')),
      figure(say('reports.labour.regular')),
      figure(say('reports.labour.overtime')),
      figure(say('reports.labour.double')),
      ...(seesPay ? [figure(say('reports.labour.cost'))] : []),
      figure(say('reports.labour.unapproved')),
    ],
    rows: lines.map(({ head, figures }) => head.concat(ribbon(figures, longest), cellsOf(figures))),
    total: [
      { kind: 'text', text: say('reports.labour.total') },
      ...(by === 'person' ? [nothing] : []),
      nothing,
      ...cellsOf(total),
    ],
    footer: organization,
    reader,
  };
}

interface Lines<Figures> {
  readonly byWeek: readonly (Figures & { readonly startsOn: PlainDate; readonly endsOn: PlainDate })[];
  readonly byLocation: readonly (Figures & { readonly name: string })[];
  readonly byPerson: readonly (Figures & {
    readonly firstName: string;
    readonly lastName: string;
    readonly home: { readonly name: string };
  })[];
}

/** What each line of a report is about, as the first cells of its row, with its figures. */
export function headsOf<Figures>(
  { byWeek, byLocation, byPerson }: Lines<Figures>,
  by: ReportLine,
  { formats }: Reader,
): { readonly head: readonly Cell[]; readonly figures: Figures }[] {
  if (by === 'week')
    return byWeek.map((week) => ({ head: [text(formats.dateRange(week.startsOn, week.endsOn))], figures: week }));
  if (by === 'location') return byLocation.map((place) => ({ head: [text(place.name)], figures: place }));
  return byPerson.map((person) => ({
    head: [text(`${person.firstName} ${person.lastName}`), text(person.home.name)],
    figures: person,
  }));
}

/** Hours at the plain rate, and those beyond, as parts of the longest line. */
function ribbon(figures: LabourFiguresReply, longest: number): Cell {
  const percent = (share: number) => (share / longest) * 100;
  const [plain, whole] = [percent(figures.regularMinutes), percent(figures.workedMinutes)];
  const segments = [
    { tone: 'in' as const, start: 0, end: plain },
    { tone: 'ot' as const, start: plain, end: whole },
  ];
  return { kind: 'ribbon', segments: segments.filter(({ start, end }) => end > start) };
}

const nothing: Cell = { kind: 'nothing' };
const text = (said: string): Cell => ({ kind: 'text', text: said });
const minutes = (count: number): Cell => ({ kind: 'minutes', minutes: count });

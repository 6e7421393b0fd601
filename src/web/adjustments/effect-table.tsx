import './effect-table.css';
import type { ReactNode } from 'react';
import type { Effect, WeekFigures } from '../../contract/adjustments.ts';
import type { AskedEntry } from '../../domain/adjustments/decide-adjustment.ts';
import { useWords } from '../kernel/words.tsx';
import { Table } from '../ui/table.tsx';

/** Of which times the effect is asked: those of a request as they stand, or some that nobody has asked for yet. */
export interface EffectAsk {
  readonly of: { readonly requestId: string } | { readonly employeeId: string; readonly entryId: string | null };
  readonly asked: AskedEntry;
}

type EffectTopic = 'worked' | 'overtime' | 'double' | 'pay';

/** “Why?” beside what a figure would be, drawn by whoever knows the reasons of figures. */
export type RenderWhy = (ask: EffectAsk, figure: string, topic: EffectTopic) => ReactNode;

interface EffectTableProps {
  /** Undefined until it is worked out. */
  readonly effect: Effect | undefined;
  /** What it is the effect of; undefined while that makes no sense yet. */
  readonly ask?: EffectAsk | undefined;
  readonly renderWhy?: RenderWhy | undefined;
}

/** The week before and after: hours, overtime, double time where there is some, and pay where the reader may see it. */
export function EffectTable({ effect, ask, renderWhy }: EffectTableProps) {
  const { say, formats } = useWords();
  const { before, after, currency = '' } = effect ?? {};
  const hours = (minutes: number | undefined) => (minutes === undefined ? '–' : formats.duration(minutes));
  const money = (cents: number | null | undefined) =>
    cents === null || cents === undefined ? '–' : formats.money(cents, currency);
  const overtime = (of: WeekFigures | undefined) => of && of.overtimeMinutes - of.doubleMinutes;
  const hasPay = after === undefined || after.payCents !== null;
  const hasDouble = [before, after].some((of) => of !== undefined && of.doubleMinutes > 0);
  const rows: readonly (readonly [label: string, was: string, is: string, topic: EffectTopic])[] = [
    [say('adjustments.weekHours'), hours(before?.workedMinutes), hours(after?.workedMinutes), 'worked'],
    [say('adjustments.weekOvertime'), hours(overtime(before)), hours(overtime(after)), 'overtime'],
    ...(hasDouble
      ? [[say('timeCards.double'), hours(before?.doubleMinutes), hours(after?.doubleMinutes), 'double'] as const]
      : []),
    ...(hasPay ? [[say('adjustments.weekPay'), money(before?.payCents), money(after?.payCents), 'pay'] as const] : []),
  ];
  return (
    <Table className="effect-table" label={say('adjustments.effect')}>
      <thead>
        <tr>
          <th scope="col">{say('adjustments.effect')}</th>
          <th scope="col" className="n">
            {say('adjustments.before')}
          </th>
          <th scope="col" className="n">
            {say('adjustments.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, was, is, topic]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="n num">
              <bdi>{was}</bdi>
            </td>
            <td className="n num strong">
              {after !== undefined && ask !== undefined && renderWhy?.(ask, label, topic)}
              <bdi>{is}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

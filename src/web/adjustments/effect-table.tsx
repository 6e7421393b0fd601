import './effect-table.css';
import type { ReactNode } from 'react';
import type { Effect } from '../../contract/adjustments.ts';
import type { AskedEntry } from '../../domain/adjustments/decide-adjustment.ts';
import { useWords } from '../kernel/words.tsx';
import { Table } from '../ui/table.tsx';

/** Of which times the effect is asked: those of a request as they stand, or some that nobody has asked for yet. */
export interface EffectAsk {
  readonly of: { readonly requestId: string } | { readonly employeeId: string; readonly entryId: string | null };
  readonly asked: AskedEntry;
}

/** “Why?” beside what a figure would be, drawn by whoever knows the reasons of figures. */
export type RenderWhy = (ask: EffectAsk, figure: string, topic: 'worked' | 'extra' | 'pay') => ReactNode;

interface EffectTableProps {
  /** Undefined until it is worked out. */
  readonly effect: Effect | undefined;
  /** What it is the effect of; undefined while that makes no sense yet. */
  readonly ask?: EffectAsk | undefined;
  readonly renderWhy?: RenderWhy | undefined;
}

/** The week before and after: hours, overtime, and pay where the reader may see it. */
export function EffectTable({ effect, ask, renderWhy }: EffectTableProps) {
  const { say, formats } = useWords();
  const { before, after, currency = '' } = effect ?? {};
  const hours = (minutes: number | undefined) => (minutes === undefined ? '–' : formats.duration(minutes));
  const money = (cents: number | null | undefined) =>
    cents === null || cents === undefined ? '–' : formats.money(cents, currency);
  const rows = [
    [say('adjustments.weekHours'), hours(before?.workedMinutes), hours(after?.workedMinutes), 'worked'],
    [say('adjustments.weekOvertime'), hours(before?.overtimeMinutes), hours(after?.overtimeMinutes), 'extra'],
    [say('adjustments.weekPay'), money(before?.payCents), money(after?.payCents), 'pay'],
  ] as const;
  const hasPay = after === undefined || after.payCents !== null;
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
        {rows.slice(0, hasPay ? 3 : 2).map(([label, was, is, topic]) => (
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

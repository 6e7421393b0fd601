import './time-off.css';
import { useState } from 'react';
import type { LedgerEntryReply, TimeOffReply } from '../../contract/time-off.ts';
import { timeOffTypeName } from '../../words/time-off-type-name.ts';
import { useWords } from '../kernel/words.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Table } from '../ui/table.tsx';
import { datesIn } from './view/dates.ts';
import { entryNamed, ledgerRows } from './view/request.ts';

/** Everything that was ever added to a balance or taken from it, and what it came to. */
export function LedgerTable({ reply }: { readonly reply: TimeOffReply }) {
  const words = useWords();
  const { say, speaker, formats } = words;
  const types = reply.types.filter(
    ({ typeId, isPaid, isOpen }) => isPaid && (isOpen || reply.ledger.some((entry) => entry.typeId === typeId)),
  );
  const [chosen, setChosen] = useState(types[0]?.typeId ?? '');
  const type = types.find(({ typeId }) => typeId === chosen) ?? types[0];
  if (type === undefined) return null;
  const choices = types.map((one) => ({ value: one.typeId, label: timeOffTypeName(speaker, one) }));
  const rows = ledgerRows(reply.ledger, type.typeId);
  const hours = (minutes: number) => formats.hours(minutes, 'where_needed').text;
  const signed = (minutes: number) => `${minutes > 0 ? '+' : ''}${formats.hoursAmount(minutes, 'where_needed')}`;
  const whatOf = ({ timeOffId, reason, ...entry }: LedgerEntryReply) => {
    const what = say(`timeOff.entry.${entryNamed(entry)}`);
    const taken = reply.requests.find((request) => request.timeOffId === timeOffId);
    const note = taken === undefined ? reason : datesIn(words, taken);
    return note === null ? what : say('timeOff.entryNote', { what, note });
  };
  return (
    <div className="leave-part">
      {types.length > 4 && (
        <div className="leave-on">
          <SelectField
            name="ledger"
            label={say('timeOff.type')}
            value={type.typeId}
            onChange={setChosen}
            choices={choices}
          />
        </div>
      )}
      {types.length > 1 && types.length <= 4 && (
        <Segmented label={say('timeOff.type')} value={type.typeId} onChange={setChosen} choices={choices} />
      )}
      {rows.length === 0 ? (
        <EmptyState text={say('timeOff.ledgerEmpty')} />
      ) : (
        <Table
          label={say('timeOff.ledgerOf', { type: timeOffTypeName(speaker, type) })}
          className="leave-ledger in-lines"
        >
          <thead>
            <tr>
              <th scope="col">{say('timeOff.date')}</th>
              <th scope="col">{say('timeOff.what')}</th>
              <th scope="col" className="r">
                {say('timeOff.change')}
              </th>
              <th scope="col" className="r">
                {say('timeOff.balance')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ entry, balance }) => (
              <tr key={entry.entryId}>
                <td className="num">{formats.fullDate(entry.on)}</td>
                <td className="below">{whatOf(entry)}</td>
                <td className="num r top-end">
                  <bdi dir="ltr">{signed(entry.minutes)}</bdi>
                </td>
                <td className="num r below-end">
                  <bdi>{hours(balance)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </div>
  );
}

import './time-off.css';
import { useState } from 'react';
import type { TimeOffReply } from '../../contract/time-off.ts';
import { timeOffTypeName } from '../../words/time-off-type-name.ts';
import { useWords } from '../kernel/words.tsx';
import { Chip } from '../ui/chip.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Table } from '../ui/table.tsx';
import { ledgerRows, rowIn } from './view/ledger.ts';

/** Everything that was ever added to a balance or taken from it, and what it came to; what is to come stands apart, without a balance. */
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
  const rows = ledgerRows(reply, type.typeId);
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
            {rows.map((row) => (
              <tr key={`${row.entry.entryId} ${row.entry.on}`}>
                <td className="num">{formats.fullDate(row.entry.on)}</td>
                <td className="below">{rowIn(words, reply, row)}</td>
                <td className="num r top-end">
                  <bdi>{formats.exactHours(row.minutes, 'change')}</bdi>
                </td>
                <td className="num r below-end">
                  {row.balance === undefined ? (
                    <Chip>{say('timeOff.toCome')}</Chip>
                  ) : (
                    <bdi>{formats.exactHours(row.balance)}</bdi>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </div>
  );
}

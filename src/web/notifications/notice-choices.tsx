import './notice-choices.css';
import { Link } from 'react-aria-components';
import type { NoticeChoicesShown } from '../../contract/notifications/notice-choices.ts';
import { isAlwaysTold, type Channel, type NoticeEvent } from '../../domain/notifications/notice.ts';
import { useWords } from '../kernel/words.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { Table } from '../ui/table.tsx';
import { closedChannels, rowsOf, type NoticeChange } from './view.ts';

interface NoticeChoicesProps {
  readonly choices: NoticeChoicesShown;
  /** What the reader is never told of. */
  readonly unheard: readonly NoticeEvent[];
  readonly onChange: (change: NoticeChange) => void;
}

/** By which channel the reader hears of what: a table of ticks, each kept as soon as it is set. */
export function NoticeChoices({ choices, unheard, onChange }: NoticeChoicesProps) {
  const { say, formats } = useWords();
  const closed = closedChannels(choices);
  // A browser is turned on below, and nowhere else.
  const closedInProfile = closed.filter((channel) => channel !== 'push');
  const nameOf = (channel: Channel): string => say(`notices.channel.${channel}`);
  const rows = rowsOf(choices, unheard);
  const [first] = rows;
  return (
    <div className="notice-choices">
      <Table label={say('notices.choose')}>
        <thead>
          <tr>
            <th scope="col">{say('notices.event')}</th>
            {first?.cells.map(({ channel }) => (
              <th key={channel} scope="col">
                {nameOf(channel)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ event, cells }) => (
            <tr key={event}>
              <th scope="row">
                {say(`notices.event.${event}`)}
                {event === 'security' && <small>{say('notices.always')}</small>}
              </th>
              {cells.map(({ channel, isWanted }) => {
                const always = isAlwaysTold(event, channel);
                return (
                  <td key={channel}>
                    <CheckField
                      isSelected={always || (isWanted && !closed.includes(channel))}
                      isDisabled={always || closed.includes(channel)}
                      onChange={(wanted) => onChange({ cells: [{ event, channel, isWanted: wanted }] })}
                    >
                      <span className="sr">
                        {say('notices.cell', { event: say(`notices.event.${event}`), channel: nameOf(channel) })}
                      </span>
                    </CheckField>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
      {closed.includes('push') && <p className="mute">{say('push.closed')}</p>}
      {closedInProfile.length > 0 && (
        <p className="mute">
          {say('notices.closed', { channels: formats.list(closedInProfile.map(nameOf)) })}{' '}
          <Link href="/settings/profile">{say('notices.openProfile')}</Link>
        </p>
      )}
    </div>
  );
}

import './today-panel.css';
import type { CSSProperties } from 'react';
import { instantAt, wallClock } from '../../domain/kernel/time.ts';
import { deviceZone as zone } from '../kernel/device-zone.ts';
import { useNow } from '../kernel/now.ts';
import { useWords } from '../kernel/words.tsx';

const marks = [0, 4, 8, 12, 16, 20, 24];
const minutesOfDay = 1_440;

/**
 * The time at hand, by the device's own zone, beside the forms of those who are not signed in: the clock, and the day as
 * the product draws every day. Decoration to screen readers, which have a clock of their own.
 */
export function TodayPanel() {
  const { say, formats, direction } = useWords();
  const now = useNow();
  const { date, hour, minute } = wallClock(now, zone);
  const face = formats.face(now, zone);
  const passed = ((hour * 60 + minute) / minutesOfDay) * 100;
  return (
    <aside className="today" aria-hidden>
      <div className="face">
        <p className="date">
          {formats.longDate(date)} · <bdi>{formats.zoneName(zone)}</bdi>
        </p>
        <p className="clock" dir={direction}>
          <bdi dir="ltr">
            {face.time}
            <span className="s">:{face.seconds}</span>
          </bdi>
          {face.period !== '' && <span className="ap">{face.period}</span>}
        </p>
        <div className="track" style={{ '--a': passed } as CSSProperties}>
          <i />
          <b>
            <span>{say('identity.now')}</span>
          </b>
        </div>
        <ol>
          {marks.map((mark) => (
            <li key={mark}>{formats.hourMark(instantAt(date, { hour: mark % 24, minute: 0 }, zone), zone)}</li>
          ))}
        </ol>
        <p className="promise">{say('identity.promise')}</p>
      </div>
    </aside>
  );
}

import './clock-face.css';
import { wallClock, type Zone } from '../../domain/kernel/time.ts';
import { useWords } from '../kernel/words.tsx';
import { useServerNow } from './device/device-clock.ts';
import { greetingAt } from './view/looks.ts';

/** Greeting, date and the large clock, by the server's time in the location's zone. Not a live region. */
export function ClockFace({ name, zone }: { readonly name: string; readonly zone: Zone }) {
  const { say, formats } = useWords();
  const now = useServerNow();
  const wall = wallClock(now, zone);
  const face = formats.face(now, zone);
  return (
    <>
      <h1>{say(greetingAt(wall.hour), { name })}</h1>
      <p className="date">{formats.longDate(wall.date)}</p>
      <time className="clock" dateTime={new Date(now).toISOString()}>
        <bdi dir="ltr">
          {face.time}
          <span className="s">:{face.seconds}</span>
        </bdi>
        {face.period !== '' && <span className="ap">{face.period}</span>}
      </time>
    </>
  );
}

import type { Instant, Zone } from '../../domain/kernel/time.ts';
import { weekdays } from '../../domain/kernel/time.ts';
import type { Formats } from '../../words/formats.ts';
import type { Say } from '../../words/speak.ts';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Problem } from '../ui/problem.tsx';
import { spanText, weekdayName, type LocationField, type LocationValues } from './view.ts';

/** What somebody else did to a location while it was being edited. */
export interface Conflict {
  readonly by: string | null;
  readonly at: Instant | null;
  readonly theirs: LocationValues;
  /** Fields that both changed: the reader’s stand in the form. */
  readonly both: readonly LocationField[];
  /** Fields that only they changed: theirs stand in the form now. */
  readonly taken: readonly LocationField[];
}

/** Tells whoever saves second what changed meanwhile; each of the other’s values can be taken. */
export function LocationConflict({
  conflict,
  zone,
  onTake,
}: {
  readonly conflict: Conflict;
  readonly zone: Zone;
  readonly onTake: (field: LocationField) => void;
}) {
  const { say, formats } = useWords();
  const { by, at, theirs, both, taken } = conflict;
  const who = by ?? say('organization.somebody');
  return (
    <Problem
      title={
        at === null
          ? say('refusal.location_changed_meanwhile')
          : say('organization.changedMeanwhile', { who, time: formats.time(at, zone) })
      }
      text={say('organization.changedKept')}
    >
      <ul className="conflict">
        {taken.map((field) => (
          <li key={field}>
            {say('organization.takenOver', { field: say(labels[field]), value: shown(theirs, field, say, formats) })}
          </li>
        ))}
        {both.map((field) => (
          <li key={field}>
            {say('organization.bothChanged', { field: say(labels[field]), value: shown(theirs, field, say, formats) })}{' '}
            <Button
              size="sm"
              onPress={() => onTake(field)}
              aria-label={say('organization.takeTheirsOf', { field: say(labels[field]) })}
            >
              {say('organization.takeTheirs')}
            </Button>
          </li>
        ))}
      </ul>
    </Problem>
  );
}

const labels = {
  name: 'organization.name',
  address: 'organization.address',
  phone: 'organization.phone',
  zone: 'organization.zone',
  latitude: 'organization.latitude',
  longitude: 'organization.longitude',
  radius: 'organization.radius',
  hours: 'organization.hours',
} as const satisfies Record<LocationField, string>;

function shown(values: LocationValues, field: LocationField, say: Say, formats: Formats): string {
  if (field !== 'hours') return values[field] === '' ? say('organization.empty') : values[field];
  const open = weekdays.filter((day) => values.hours[day].isOpen);
  const days = open.map((day) => `${weekdayName(formats, day)} ${spanText(formats, values.hours[day])}`);
  return days.length === 0 ? say('organization.empty') : formats.list(days);
}

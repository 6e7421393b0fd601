import './location-list.css';
import { Clock, Crosshair, Globe, MapPin, Pencil, Phone, Users } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Location } from '../../contract/organization.ts';
import { focusGoesToNext } from '../kernel/focus.ts';
import { AskProblem } from '../kernel/problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Fact } from '../ui/fact.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { CloseLocationDialog } from './close-location-dialog.tsx';
import { useLocations, useReopenLocation } from './queries.ts';
import { hoursLines, inOrder, spanText, weekdayName } from './view.ts';

/** Every location as a card, open ones first. */
export function LocationList({
  onEdit,
  peopleLink,
}: {
  readonly onEdit: (locationId: string) => void;
  /** Where the people of a location are seen, to be moved before it closes. */
  readonly peopleLink?: (locationId: string) => ReactNode;
}) {
  const { say } = useWords();
  const { data, error, refetch } = useLocations();
  const [closing, setClosing] = useState<Location>();
  if (data === undefined) {
    if (error !== null)
      return <AskProblem title={say('organization.locationsFailed')} error={error} retry={() => void refetch()} />;
    return <LocationsToCome />;
  }
  return (
    <>
      <ul className="locations" ref={focusGoesToNext}>
        {inOrder(data.locations).map((location) => (
          <LocationCard
            key={location.id}
            location={location}
            onEdit={() => onEdit(location.id)}
            onClose={() => setClosing(location)}
          />
        ))}
      </ul>
      {closing && (
        <CloseLocationDialog
          location={closing}
          onDone={() => setClosing(undefined)}
          peopleLink={peopleLink?.(closing.id)}
        />
      )}
    </>
  );
}

function LocationCard({
  location,
  onEdit,
  onClose,
}: {
  readonly location: Location;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}) {
  const { say, formats } = useWords();
  const reopen = useReopenLocation();
  const isClosed = location.closedAt !== null;
  const { geofence } = location;
  const lines = hoursLines(location.openingHours);
  return (
    <li className={`card location ${isClosed ? 'closed' : ''}`} data-goes-on>
      <header>
        <h2>
          <bdi>{location.name}</bdi>
        </h2>
        {isClosed && <Chip>{say('organization.closed')}</Chip>}
      </header>
      <dl>
        <Fact isLabelHidden icon={MapPin} label={say('organization.address')}>
          {location.address === null ? say('organization.noAddress') : <bdi className="lines">{location.address}</bdi>}
        </Fact>
        <Fact isLabelHidden icon={Globe} label={say('organization.zone')}>
          {formats.zoneName(location.zone)}
        </Fact>
        <Fact isLabelHidden icon={Clock} label={say('organization.hours')}>
          {lines.length === 0 && say('organization.noHours')}
          {lines.map(({ from, to, span }) => (
            <span key={from} className="hours-line">
              <span>
                {from === to
                  ? weekdayName(formats, from)
                  : say('organization.days', { from: weekdayName(formats, from), to: weekdayName(formats, to) })}
              </span>
              <span className="num">{spanText(formats, span)}</span>
            </span>
          ))}
        </Fact>
        <Fact isLabelHidden icon={Crosshair} label={say('organization.geofence')}>
          {geofence === null
            ? say('organization.noGeofence')
            : say('organization.within', { metres: geofence.radiusMetres })}
        </Fact>
        {location.phone !== null && (
          <Fact isLabelHidden icon={Phone} label={say('organization.phone')}>
            <a className="link" href={`tel:${location.phone.replace(/[^\d+]/g, '')}`}>
              <bdi dir="ltr">{location.phone}</bdi>
            </a>
          </Fact>
        )}
        <Fact isLabelHidden icon={Users} label={say('organization.people')}>
          {say('organization.homeCount', { count: location.homeCount })}
        </Fact>
      </dl>
      <footer>
        <Button
          size="sm"
          icon={Pencil}
          onPress={onEdit}
          aria-label={say('organization.editNamed', { name: location.name })}
        >
          {say('organization.edit')}
        </Button>
        {isClosed ? (
          <Button
            size="sm"
            tone="ghost"
            busy={reopen.isPending}
            onPress={() => reopen.mutate(location.id)}
            aria-label={say('organization.reopenNamed', { name: location.name })}
          >
            {say('organization.reopen')}
          </Button>
        ) : (
          <Button
            size="sm"
            tone="ghost"
            onPress={onClose}
            aria-label={say('organization.closeNamed', { name: location.name })}
          >
            {say('organization.close')}
          </Button>
        )}
      </footer>
    </li>
  );
}

function LocationsToCome() {
  const { say } = useWords();
  return (
    <Loading label={say('kernel.loading')}>
      <div className="locations" aria-hidden>
        {[1, 2, 3, 4].map((one) => (
          <div key={one} className="card location">
            <header>
              <Skeleton inlineSize="50%" blockSize="24px" />
            </header>
            <div className="facts-to-come">
              {[80, 45, 60, 40].map((width) => (
                <Skeleton key={width} inlineSize={`${width}%`} blockSize="20px" />
              ))}
            </div>
            <footer>
              <Skeleton inlineSize="160px" blockSize="32px" />
            </footer>
          </div>
        ))}
      </div>
    </Loading>
  );
}

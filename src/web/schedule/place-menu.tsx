import { ChevronDown, MapPin } from 'lucide-react';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { ChoiceMenu } from '../ui/menu.tsx';

interface Place {
  readonly id: string;
  readonly name: string;
}

interface PlaceMenuProps {
  /** Whose week is shown, and of which it can be. */
  readonly location: Place;
  readonly locations: readonly Place[];
  readonly onPlace: (locationId: string) => void;
}

/** Of which location the week is. */
export function PlaceMenu({ location, locations, onPlace }: PlaceMenuProps) {
  const { say } = useWords();
  return (
    <ChoiceMenu
      label={say('schedule.place')}
      choices={locations.map(({ id, name }) => ({ value: id, label: name }))}
      value={location.id}
      onChange={onPlace}
      trigger={
        <Button size="sm" icon={MapPin}>
          {location.name}
          <ChevronDown size={14} aria-hidden />
        </Button>
      }
    />
  );
}

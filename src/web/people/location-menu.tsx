import './location-menu.css';
import { ChevronDown, MapPin } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import type { EmployeeSelf } from '../../contract/people/self.ts';
import { Said, useWords } from '../kernel/words.tsx';
import { Icon } from '../ui/icon.tsx';
import { ChoiceMenu } from '../ui/menu.tsx';
import { showToast } from '../ui/toast.tsx';
import { useChooseLocation } from './queries.ts';

/** The header's location label; who works at several locations chooses there where they are now. */
export function LocationMenu({ self }: { readonly self: EmployeeSelf }) {
  const { say } = useWords();
  const choose = useChooseLocation();
  const label = (
    <>
      <Icon of={MapPin} size={16} />
      <bdi>{self.location.name}</bdi>
    </>
  );
  if (self.locations.length < 2) return <span className="place">{label}</span>;
  const failed = () => showToast({ text: <Said of={(words) => words.say('nav.placeFailed')} /> });
  return (
    <ChoiceMenu
      label={say('nav.placeIs', { location: self.location.name })}
      choices={self.locations.map(({ id, name }) => ({ value: id, label: name }))}
      value={self.location.id}
      onChange={(locationId) =>
        choose.mutate(locationId, { onSuccess: (answer) => !answer.ok && failed(), onError: failed })
      }
      trigger={
        <AriaButton className="place choice" aria-label={say('nav.placeIs', { location: self.location.name })}>
          {label}
          <Icon of={ChevronDown} size={14} />
        </AriaButton>
      }
    />
  );
}

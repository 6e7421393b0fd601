import { ArrowDown, ArrowUp, Pencil, Phone, Trash2 } from 'lucide-react';
import { formatPhone, parsePhone } from '../../domain/kernel/phone.ts';
import { useWords } from '../kernel/words.tsx';
import { ButtonLink, IconButton } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import type { ContactValues } from './view/contacts.ts';

interface EmergencyContactRowProps {
  readonly contact: ContactValues;
  /** From 0; the first is called first. */
  readonly place: number;
  readonly isLast: boolean;
  readonly onMove: (to: number) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** One person to call, and what can be done with them. */
export function EmergencyContactRow({ contact, place, isLast, onMove, onEdit, onRemove }: EmergencyContactRowProps) {
  const { say } = useWords();
  const { name } = contact;
  const number = parsePhone(contact.phone);
  return (
    <div className="contact-row">
      <div className="who">
        <h2>
          <bdi>{name}</bdi>
          {place === 0 && !isLast && <Chip>{say('profile.callFirst')}</Chip>}
        </h2>
        <p className="soft">
          <bdi>{contact.relationship}</bdi>
        </p>
      </div>
      <ButtonLink href={`tel:${contact.phone}`} size="sm" icon={Phone}>
        <bdi dir="ltr" className="num">
          {number === undefined ? contact.phone : formatPhone(number)}
        </bdi>
      </ButtonLink>
      <div className="contact-tools">
        {place > 0 && (
          <IconButton label={say('profile.moveUp', { name })} icon={ArrowUp} onPress={() => onMove(place - 1)} />
        )}
        {!isLast && (
          <IconButton label={say('profile.moveDown', { name })} icon={ArrowDown} onPress={() => onMove(place + 1)} />
        )}
        <IconButton label={say('profile.editOf', { name })} icon={Pencil} onPress={onEdit} />
        <IconButton label={say('profile.removeOf', { name })} icon={Trash2} onPress={onRemove} />
      </div>
    </div>
  );
}

import { Ellipsis } from 'lucide-react';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { usePhone } from '../../kernel/phone.ts';
import { useWords } from '../../kernel/words.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { ActionMenu } from '../../ui/menu.tsx';
import { usePaperOf } from '../paper/print-week.tsx';

export interface ScheduleMenuProps {
  /** Of which location, and from which date on. */
  readonly locationId: string;
  readonly startsOn: PlainDate;
  /** Whether there are shifts that nobody has yet. */
  readonly hasOpen: boolean;
  readonly onCopyLastWeek: () => void;
  readonly onTemplates: () => void;
  readonly onFill: () => void;
  readonly onNeeds: () => void;
  /** Undefined, the reader sets no target. */
  readonly onTarget: (() => void) | undefined;
  readonly onHistory: () => void;
}

/** What can be done with the whole week, behind one button: beside each other it would take a row of its own, and on a phone three. */
export function ScheduleMenu(props: ScheduleMenuProps) {
  const { locationId, startsOn, hasOpen, onCopyLastWeek, onTemplates, onFill, onNeeds, onTarget, onHistory } = props;
  const { say } = useWords();
  const isPhone = usePhone();
  const paper = usePaperOf({ locationId, date: startsOn });
  const deeds = {
    copy: onCopyLastWeek,
    templates: onTemplates,
    fill: onFill,
    needs: onNeeds,
    target: () => onTarget?.(),
    history: onHistory,
    print: () => globalThis.print(),
    paper: paper.save,
  };
  return (
    <ActionMenu
      trigger={
        isPhone ? (
          <IconButton label={say('schedule.actions')} icon={Ellipsis} />
        ) : (
          <Button size="sm" icon={Ellipsis} aria-label={say('schedule.actions')}>
            {say('schedule.actions.short')}
          </Button>
        )
      }
      label={say('schedule.actions')}
      choices={[
        { value: 'copy' as const, label: say('schedule.copyLastWeek') },
        { value: 'templates', label: say('schedule.templates') },
        ...(hasOpen ? [{ value: 'fill' as const, label: say('schedule.fill') }] : []),
        { value: 'needs', label: say('schedule.needs') },
        ...(onTarget === undefined ? [] : [{ value: 'target' as const, label: say('schedule.labourTarget') }]),
        { value: 'history', label: say('schedule.history') },
        { value: 'print', label: say('schedule.print') },
        { value: 'paper', label: say('schedule.paper.download') },
      ]}
      onAction={(deed) => deeds[deed]()}
    />
  );
}

import './card-groups.css';
import { Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { approveTimeCards, lockTimeCards } from '../../../contract/time-cards/card-steps.ts';
import type { CardSummary } from '../../../contract/time-cards/cards.ts';
import type { ListGroup } from '../../../domain/time-cards/list-group.ts';
import { telling } from '../../kernel/telling.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { SectionHead } from '../../ui/layout.tsx';
import { Table } from '../../ui/table.tsx';
import { CardRow } from './card-row.tsx';
import { useApproveAll, useLockAll } from './queries.ts';
import { tellOutcome } from './tell-outcome.tsx';
import { useDrawnFirst } from './use-drawn-first.ts';
import { grouped, whyNone } from './view.ts';

interface CardGroupsProps {
  readonly cards: readonly CardSummary[];
  /** The period has more than one week, so that each row says which. */
  readonly severalWeeks: boolean;
  /** Lets payroll lock. */
  readonly mayLock: boolean;
  readonly link: (card: CardSummary, children: ReactNode) => ReactNode;
}

/** Exceptions first: what must be fixed, what is to be looked at, what is clean, what is done. */
export function CardGroups({ cards, severalWeeks, mayLock, link }: CardGroupsProps) {
  const { say } = useWords();
  return grouped(cards).map(({ group, cards: own }) => (
    <section key={group} className="card-group">
      <SectionHead title={`${say(`timeCards.group.${group}`)} (${own.length})`}>
        {group === 'clean' && <ApproveAll cards={own} />}
        {group === 'done' && mayLock && <LockAll cards={own} />}
      </SectionHead>
      <p className="group-lead">{say(`timeCards.groupLead.${group}`)}</p>
      <GroupTable group={group} cards={own} severalWeeks={severalWeeks} link={link} />
    </section>
  ));
}

function GroupTable({ group, cards, ...rest }: Omit<CardGroupsProps, 'mayLock'> & { readonly group: ListGroup }) {
  const { say } = useWords();
  const drawn = useDrawnFirst(cards.length);
  return (
    <Table className="in-lines card-list" label={say(`timeCards.group.${group}`)}>
      <thead>
        <tr>
          <th scope="col">{say('timeCards.employee')}</th>
          <th scope="col">{say('timeCards.notes')}</th>
          <th scope="col" className="n">
            {say('timeCards.worked')}
          </th>
          <th scope="col" className="n">
            {say('timeCards.regular')}
          </th>
          <th scope="col" className="n">
            {say('timeCards.overtime')}
          </th>
          <th scope="col" className="n">
            {say('timeCards.double')}
          </th>
          <th scope="col">{say('timeCards.state')}</th>
        </tr>
      </thead>
      <tbody>
        {cards.slice(0, drawn).map((card) => (
          <CardRow key={`${card.employee.employeeId} ${card.startsOn}`} card={card} {...rest} />
        ))}
      </tbody>
    </Table>
  );
}

/** The most that are sent at once; more are a second press. */
const mostAtOnce = 400;

/** Of a press that was refused as a whole, or not answered. */
const tellRefused = telling<typeof approveTimeCards | typeof lockTimeCards>(undefined);

function ApproveAll({ cards }: { readonly cards: readonly CardSummary[] }) {
  const { say } = useWords();
  const { mutate, isPending } = useApproveAll();
  const ready = cards.filter(({ may }) => may.approve).slice(0, mostAtOnce);
  const why = whyNone(cards).map((reason) => say(reason));
  const wish = ready.map(({ employee, startsOn, ledgerSequence, behind }) => ({
    employeeId: employee.employeeId,
    startsOn,
    seen: ledgerSequence,
    behind,
  }));
  return (
    <Button
      tone="primary"
      size="sm"
      icon={Check}
      busy={isPending}
      unavailable={ready.length === 0 ? why.join(' ') : undefined}
      onPress={() =>
        mutate(
          { cards: wish },
          {
            onSuccess: (answer) =>
              answer.ok
                ? tellOutcome('approvedToast', { ...answer.value, done: answer.value.approved })
                : tellRefused.onSuccess(answer),
            onError: tellRefused.onError,
          },
        )
      }
    >
      {say('timeCards.approveAll', { count: ready.length })}
    </Button>
  );
}

function LockAll({ cards }: { readonly cards: readonly CardSummary[] }) {
  const { say } = useWords();
  const { mutate, isPending } = useLockAll();
  const ready = cards.filter(({ may }) => may.lock).slice(0, mostAtOnce);
  const wish = ready.map(({ employee, startsOn }) => ({ employeeId: employee.employeeId, startsOn }));
  return (
    <Button
      size="sm"
      icon={Lock}
      busy={isPending}
      unavailable={ready.length === 0 ? say('timeCards.noneToLock') : undefined}
      onPress={() =>
        mutate(
          { cards: wish },
          {
            onSuccess: (answer) =>
              answer.ok
                ? tellOutcome('lockedToast', { ...answer.value, done: answer.value.locked })
                : tellRefused.onSuccess(answer),
            onError: tellRefused.onError,
          },
        )
      }
    >
      {say('timeCards.lockAll', { count: ready.length })}
    </Button>
  );
}

import './kiosk.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KioskReply } from '../../../contract/time-clock/kiosk.ts';
import { useReachability } from '../../kernel/reachability.ts';
import type { Reading } from '../../kernel/reading.ts';
import { hasNewVersion } from '../../kernel/service-worker.ts';
import type { KioskOutbox } from '../outbox/kiosk-outbox.ts';
import type { OutboxState } from '../outbox/shown-entries.ts';
import { PeopleGrid } from './people-grid.tsx';
import { PinPad, type Fitting } from './pin-pad.tsx';
import { PressChoice } from './press-choice.tsx';
import { PressOutcome, type Outcome } from './press-outcome.tsx';
import { RefusedPresses } from './refused-presses.tsx';
import { refusedOfOthers, shownPerson } from './view.ts';

/** Somebody who walked away leaves nothing of theirs on the screen. */
const idleMilliseconds = 30_000;
/** As long as an outcome is read. */
const outcomeMilliseconds = 5_000;

type Step =
  | { readonly name: 'people' }
  | { readonly name: 'pin'; readonly employeeId: string }
  | { readonly name: 'choice'; readonly employeeId: string; readonly fitting: Fitting }
  | { readonly name: 'outcome'; readonly employeeId: string; readonly outcome: Outcome };

interface KioskPanelProps {
  readonly kiosk: KioskReply;
  readonly outbox: KioskOutbox;
  readonly state: OutboxState;
  /** Told how whoever is there reads, and when nobody is any more. */
  readonly onReader: (reader: Pick<Reading, 'language' | 'hourCycle'> | undefined) => void;
}

/** From a name to a PIN to a press and back; from anywhere back to the names when nobody touches it. */
export function KioskPanel({ kiosk, outbox, state, onReader }: KioskPanelProps) {
  const [step, setStep] = useState<Step>({ name: 'people' });
  const reachability = useReachability();
  const leave = (): void => {
    // Nobody reloads a tablet on a wall: it takes a new version by itself while nobody is at it.
    if (hasNewVersion() && state.keeps) location.reload();
    else setStep({ name: 'people' });
  };
  useIdle(step.name === 'people' ? undefined : step.name === 'outcome' ? outcomeMilliseconds : idleMilliseconds, leave);

  useFocusOnStep(step.name);
  const person = step.name === 'people' ? undefined : kiosk.people.find((one) => one.employeeId === step.employeeId);
  // Before they have typed a PIN they are not known to be who they say.
  const { language, hourCycle } = (step.name === 'choice' || step.name === 'outcome' ? person : undefined) ?? {};
  useEffect(() => {
    if (language === undefined || hourCycle === undefined) return undefined;
    onReader({ language, hourCycle });
    return () => onReader(undefined);
  }, [onReader, language, hourCycle]);
  const people = kiosk.people.map((one) => shownPerson(one, state.entries));
  const ofOthers = refusedOfOthers(state.entries, kiosk.people);
  if (step.name === 'people' || person === undefined) {
    return (
      <>
        <RefusedPresses entries={ofOthers} zone={kiosk.location.zone} isOfOthers onSeen={undefined} />
        <PeopleGrid
          people={people}
          zone={kiosk.location.zone}
          onChoose={(employeeId) => setStep({ name: 'pin', employeeId })}
        />
      </>
    );
  }
  const { employeeId } = person;
  if (step.name === 'pin') {
    return (
      <PinPad
        person={person}
        isOffline={reachability !== 'reachable'}
        onFits={(fitting) => setStep({ name: 'choice', employeeId, fitting })}
        onLeave={leave}
      />
    );
  }
  if (step.name === 'outcome') {
    return <PressOutcome outcome={step.outcome} zone={kiosk.location.zone} onDone={leave} />;
  }
  return (
    <PressChoice
      kiosk={kiosk}
      person={shownPerson(person, state.entries)}
      outbox={outbox}
      entries={state.entries}
      ofOthers={ofOthers}
      fitting={step.fitting}
      onOutcome={(outcome) => setStep({ name: 'outcome', employeeId, outcome })}
      onLeave={leave}
    />
  );
}

/** Calls `leave` when nobody has touched a key or the screen for so long; undefined, never. */
function useIdle(after: number | undefined, leave: () => void): void {
  const leaveNow = useEffectEvent(leave);
  useEffect(() => {
    if (after === undefined) return undefined;
    let timer = setTimeout(() => leaveNow(), after);
    const again = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => leaveNow(), after);
    };
    addEventListener('pointerdown', again);
    addEventListener('keydown', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', again);
      removeEventListener('keydown', again);
    };
  }, [after]);
}

/** What was pressed goes with its step: the next one begins at the page's main part, unless a field of its own took the focus. */
function useFocusOnStep(name: Step['name']): void {
  const before = useRef(name);
  useEffect(() => {
    if (before.current === name) return;
    before.current = name;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) document.querySelector('main')?.focus({ preventScroll: true });
  }, [name]);
}

import { useState } from 'react';

export interface Typed<Values> {
  /** What the form shows: what was typed, and elsewhere what the server has now. */
  readonly values: Values;
  /** The revision that the typing began on: to be sent with it, so that the server tells whoever was overtaken. */
  readonly revision: number;
  /** Something typed differs from what the server has. */
  readonly isDirty: boolean;
  readonly change: (part: Partial<Values>) => void;
  /** Forgets what was typed; where the server took something, that alone: what was typed while it was sent stays. */
  readonly forget: (sent?: Values) => void;
  /** Whoever was told that somebody else saved first goes on from there: saving again is theirs to decide. */
  readonly goOn: () => void;
}

/**
 * What a person types over something that others may save meanwhile. Each field that was touched keeps what was typed, whatever the server has;
 * one that was not follows it.
 *
 * @param saved what the server has now, with the revision that it is at
 */
export function useTyped<Values extends object>(saved: Values, revision: number): Typed<Values> {
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [began, setBegan] = useState<number>();
  const fields = Object.keys(typed) as (keyof Values)[];
  return {
    values: { ...saved, ...typed },
    revision: began ?? revision,
    isDirty: fields.some((field) => typed[field] !== saved[field]),
    change: (part) => {
      setTyped((now) => ({ ...now, ...part }));
      setBegan(began ?? revision);
    },
    forget: (sent) => {
      setTyped((now) => (sent === undefined ? {} : without(now, sent)));
      setBegan(undefined);
    },
    goOn: () => setBegan(undefined),
  };
}

/** What was typed and is not what was sent. */
function without<Values extends object>(typed: Partial<Values>, sent: Values): Partial<Values> {
  const left = Object.entries(typed).filter(([field, value]) => sent[field as keyof Values] !== value);
  return Object.fromEntries(left) as Partial<Values>;
}

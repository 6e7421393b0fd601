import { clearFields, type ClearField, type ClearValues } from './values.ts';

/** A field that says something else now than when the form was opened. */
export interface Difference {
  readonly field: ClearField;
  readonly saved: string | boolean;
  /** What was typed here, where that is something else again; undefined where nothing was typed, and the saved one stands in the form. */
  readonly mine: string | boolean | undefined;
}

/** What changed elsewhere, and what of it the person has to choose about. */
export const differences = (base: ClearValues, mine: ClearValues, saved: ClearValues): Difference[] =>
  clearFields
    .filter((field) => saved[field] !== base[field])
    .map((field) => {
      const typed = mine[field] !== base[field] && mine[field] !== saved[field];
      return { field, saved: saved[field], mine: typed ? mine[field] : undefined };
    });

/** The form after a change elsewhere: what was typed stays, everything else is as it is saved now. */
export function merged<Values extends ClearValues>(base: ClearValues, mine: Values, saved: ClearValues): Values {
  const taken = clearFields.filter((field) => mine[field] === base[field]);
  return { ...mine, ...Object.fromEntries(taken.map((field) => [field, saved[field]])) };
}

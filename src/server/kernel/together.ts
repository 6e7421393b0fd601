import { isUnreachable } from './database-trouble.ts';

/**
 * Gathers calls that wait at the same time into one: while a flight is under way, whoever
 * comes waits, and the next flight takes them all. A lone call leaves at once, so nobody
 * ever waits for company.
 *
 * @param run answers a list of calls, in order; if it throws for several, each is tried alone,
 *   so that one bad call cannot fail its neighbours; but if nobody can be reached, all are told
 *   at once, since each alone would wait as long again
 * @param most how many calls one flight takes
 */
export function together<Call, Answer>(
  run: (calls: readonly Call[]) => Promise<readonly Answer[]>,
  most: number,
): (call: Call) => Promise<Answer> {
  let waiting: Waiting<Call, Answer>[] = [];
  let flying = false;

  const fly = async (): Promise<void> => {
    flying = true;
    while (waiting.length > 0) {
      const flight = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await answer(flight, run);
    }
    flying = false;
  };

  return (call) =>
    new Promise((resolve, reject) => {
      waiting.push({ call, resolve, reject });
      if (!flying) void fly();
    });
}

interface Waiting<Call, Answer> {
  readonly call: Call;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** Answers everyone of a flight; never throws, since each failure goes to the one who called. */
async function answer<Call, Answer>(
  flight: readonly Waiting<Call, Answer>[],
  run: (calls: readonly Call[]) => Promise<readonly Answer[]>,
): Promise<void> {
  try {
    const answers = await run(flight.map(({ call }) => call));
    if (answers.length !== flight.length) throw new Error('a flight answered a different number of calls');
    flight.forEach(({ resolve }, index) => resolve(answers[index] as Answer));
  } catch (error) {
    const [first, ...others] = flight;
    if (first === undefined) return;
    if (others.length === 0) return first.reject(error);
    if (isUnreachable(error)) return flight.forEach(({ reject }) => reject(error));
    for (const one of flight) {
      await answer([one], run);
    }
  }
}

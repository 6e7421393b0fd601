/** Nobody answered, or nobody that could be understood: it is not known whether the request arrived. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** Somebody answered, and it was no answer: the fault is ours, and no network mends it. Sent again like what was not answered. */
export class Faulty extends Unreachable {}

/** Nobody answered, or nobody that could be understood: it is not known whether the request arrived. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/**
 * Thrown while Meridian starts, when a person can put it right. The message is one plain sentence that says what is wrong and
 * what to do; whoever starts Meridian prints it without a stack.
 */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

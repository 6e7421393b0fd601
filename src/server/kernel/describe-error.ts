/**
 * What the log keeps of a surprise: what went wrong and where in our code. PostgreSQL's detail is
 * left out, since it quotes the row that broke a constraint, with people's data in it.
 */
export function describeError(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { message: 'something that is no error was thrown' };
  const { name, message, stack } = error;
  const facts = ['code', 'constraint', 'table', 'routine'].filter((key) => key in error);
  return { name, message, stack, ...Object.fromEntries(facts.map((key) => [key, Reflect.get(error, key)])) };
}

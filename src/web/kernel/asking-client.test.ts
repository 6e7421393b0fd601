import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { AskingClient } from './asking-client.ts';

/** A question whose answers are given by hand, in the order in which they are asked for. */
function asked(client: AskingClient) {
  const answers: ((answer: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(client, { queryKey: ['week'], queryFn });
  const stop = observer.subscribe(() => undefined);
  return { answers, observer, stop };
}

test('what changes while its first answer is under way is asked for again', async () => {
  const client = new AskingClient();
  const { answers, observer, stop } = asked(client);
  void client.invalidateQueries({ queryKey: ['week'] });
  answers[0]?.('of before');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.('of after');
  await expect.poll(() => observer.getCurrentResult().data).toBe('of after');
  expect(answers).toHaveLength(2);
  stop();
});

test('what does not change is asked for once', async () => {
  const client = new AskingClient();
  const { answers, observer, stop } = asked(client);
  void client.invalidateQueries({ queryKey: ['month'] });
  answers[0]?.('here');
  await expect.poll(() => observer.getCurrentResult().data).toBe('here');
  expect(answers).toHaveLength(1);
  stop();
});

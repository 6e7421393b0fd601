import { refuse } from '../../src/domain/kernel/result.ts';
import { addMilliseconds, millisecondsPerHour, type Instant } from '../../src/domain/kernel/time.ts';
import type { Context } from '../../src/server/kernel/context.ts';
import { mayHear } from '../../src/server/messaging/tell-message.ts';
import { letterCarrier, type Post } from '../../src/server/notifications/carry-letter.ts';
import { postLetter, postText } from '../../src/server/notifications/post-letter.ts';
import type { At } from './tale.ts';

/** As it would be with services of its own, of which the one for mail refuses a mailbox that is full. */
const post: Post = {
  publicUrl: 'https://meridian.example',
  mailer: { send: () => Promise.resolve(refuse('mail_refused_552')), close: () => undefined },
  texter: { send: () => Promise.resolve(refuse('text_refused_400')) },
  outbox: false,
  textLimits: { countries: ['US', 'CA'], perDay: 100 },
  mayHear,
};

/** What was posted, and how many days ago. */
const letters: readonly (readonly [daysAgo: number, write: (ctx: Context) => Promise<void>])[] = [
  [
    // 07700 900000 to 900999 belong to nobody (Ofcom).
    5,
    (ctx) =>
      postText(ctx, {
        to: '+447700900123',
        language: 'en',
        kind: 'notice',
        facts: { headline: 'Your schedule has changed', link: '/schedule' },
      }),
  ],
  [
    2,
    (ctx) =>
      postLetter(ctx, {
        to: { email: 'rosa@harborpine.example', language: 'en' },
        kind: 'support_answered',
        facts: {
          name: 'Rosa',
          person: 'Elena Fischer',
          organization: 'Harbor & Pine',
          subject: 'My card',
          answer: 'You can sign it from Monday on.',
          link: '/contact-support',
        },
      }),
  ],
];

/** Two letters that did not arrive: each is carried as the queue would, at its moment. What is on the queue for it finds it given up. */
export async function tellUndelivered(at: At, organizationId: string, now: Instant): Promise<void> {
  const carrier = letterCarrier(post);
  for (const [daysAgo, write] of letters) {
    const moment = addMilliseconds(now, -daysAgo * 24 * millisecondsPerHour);
    const letterId = await at(moment, async (ctx) => {
      const id = ctx.newId();
      await write({ ...ctx, newId: () => id });
      return id;
    });
    const inside = <T>(_: unknown, work: (ctx: Context) => Promise<T>) => at(moment, work);
    const attempt = { inside, appending: inside, isLast: false };
    await carrier.run(attempt, { organizationId, letterId, sending: 1 });
  }
}

import { addMilliseconds, millisecondsPerHour } from '../../domain/kernel/time.ts';
import { eventOfKind, type NoticeKind } from '../../domain/notifications/notice.ts';
import { planAs, planTelling, type How } from '../../domain/notifications/plan-telling.ts';
import { formatsOf, type Formats } from '../../words/formats.ts';
import { composeHeadline, factsOfHeadline, type LetterFacts } from '../../words/letters.ts';
import type { Speaker } from '../../words/speak.ts';
import { speakers } from '../../words/speakers.ts';
import type { Context } from '../kernel/context.ts';
import { enqueue } from '../kernel/queue.ts';
import { readSelf } from '../people/read.ts';
import { forgetNotices, insertNotice, type Reader } from './notices.repository.ts';
import { postLetter, postPush, postText } from './post-letter.ts';
import { wishesOf } from './read.ts';
import { tellDigest } from './tell-digest.ts';

/** For how many days the list keeps what somebody was told. */
const keptDays = 90;

/** With what somebody is spoken to: in their language, with their clock. */
export interface Spoken {
  readonly speaker: Speaker;
  readonly formats: Formats;
}

/**
 * Tells somebody of something that is in this transaction: by the channels that they chose for it, once it has committed; if it is
 * rolled back, never. The one way by which any noun tells anybody of anything that they may choose about.
 *
 * @param notice.aboutId what it asks for, where that may be settled later: see `markNoticesSettled`
 * @param notice.how where the noun knows better than their quiet hours when it may ring
 * @param notice.facts what the letter of this kind names, besides the `name` of its reader
 */
export async function tellPerson<Kind extends NoticeKind>(
  ctx: Context,
  { organizationId, employeeId }: Reader,
  notice: {
    readonly kind: Kind;
    readonly aboutId?: string;
    readonly how?: How;
    readonly facts: (spoken: Spoken) => Omit<LetterFacts<Kind>, 'name'>;
  },
): Promise<void> {
  const { kind } = notice;
  const reader = { organizationId, employeeId };
  const { status, self } = await readSelf(ctx.tx, reader);
  if (status !== 'active') return;
  const { language, hourCycle } = self.preferences;
  const speaker = speakers[language];
  const own = notice.facts({ speaker, formats: formatsOf(speaker, hourCycle) });
  // The one fact that the caller leaves to us is there again.
  const facts = { name: self.firstName, ...own } as unknown as LetterFacts<Kind> & Facts;
  const { phone, deviceIds, ...wishes } = await wishesOf(ctx, reader);
  const planned = planTelling(eventOfKind[kind], wishes, ctx.now, self.home.zone);
  const plan = planAs(planned, notice.how, ctx.now);
  const link = facts.link;

  if (plan.inApp || plan.digestAt !== undefined) {
    await forgetNotices(ctx.tx, reader, addMilliseconds(ctx.now, -keptDays * 24 * millisecondsPerHour));
    await insertNotice(ctx.tx, {
      ...reader,
      id: ctx.newId(),
      kind,
      facts: factsOfHeadline(kind, facts),
      link,
      toldAt: ctx.now,
      isListed: plan.inApp,
      awaitsDigest: plan.digestAt !== undefined,
      aboutId: notice.aboutId ?? null,
    });
    if (plan.inApp) ctx.announce(reader, 'notices');
  }
  // For each its own: the first takes all that waits, so that none is left over by two who were told at once.
  if (plan.digestAt !== undefined) await enqueue(ctx.tx, tellDigest, reader, plan.digestAt - ctx.now);
  const headline = composeHeadline(speaker, kind, facts);
  if (plan.pushAt !== undefined) {
    const said = { organizationId, language, facts: { headline, link }, notBefore: plan.pushAt } as const;
    for (const deviceId of deviceIds) await postPush(ctx, { ...said, deviceId });
  }
  if (plan.mailAt !== undefined) {
    const to = { email: self.email, language };
    await postLetter(ctx, { organizationId, to, kind, facts, notBefore: plan.mailAt });
  }
  if (plan.textAt !== undefined && phone !== undefined) {
    const said = { organizationId, language, facts: { headline, link }, notBefore: plan.textAt } as const;
    await postText(ctx, { ...said, to: phone, kind: 'notice' });
  }
}

type Facts = Readonly<Record<string, string | number>> & { readonly link: `/${string}` };

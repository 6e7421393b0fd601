import type { Language } from '../../domain/kernel/language.ts';
import { addMilliseconds, millisecondsPerHour, type Instant } from '../../domain/kernel/time.ts';
import { eventOfKind, type NoticeKind } from '../../domain/notifications/notice.ts';
import { planAs, planTelling, planUseful, type How, type Telling } from '../../domain/notifications/plan-telling.ts';
import { formatsOf, type Formats } from '../../words/formats.ts';
import { composeHeadline, type LetterFacts } from '../../words/letters.ts';
import { noticeFacts, type NoticeFacts } from '../../words/notice-facts.ts';
import type { Speaker } from '../../words/speak.ts';
import { speakers } from '../../words/speakers.ts';
import type { Context } from '../kernel/context.ts';
import { enqueueEach } from '../kernel/queue.ts';
import { forgetNotices, insertNotices } from './notices.repository.ts';
import { aMail, aPush, aText, postEach } from './post-letter.ts';
import { readHearers, type Hearer } from './read-hearers.ts';
import type { SaidIn } from './repository.ts';
import { tellDigest } from './tell-digest.ts';

/** For how many days the list keeps what somebody was told. */
const keptDays = 90;

/** With what somebody is spoken to: in their language, with their clock. */
export interface Spoken {
  readonly speaker: Speaker;
  readonly formats: Formats;
}

/** What one person is told. */
export interface Notice<Kind extends NoticeKind> {
  readonly employeeId: string;
  /** What it asks for, where that may be settled later: see `markNoticesSettled`. */
  readonly aboutId?: string | undefined;
  /** When what it asks for begins or ends by itself: nothing leaves the house for it from then on. */
  readonly usefulUntil?: Instant | undefined;
  /** The message that it tells of, where it does: lists and what leaves the house look again whether its reader may still read that. */
  readonly saidIn?: SaidIn | undefined;
  /** Where the noun knows better than their quiet hours when it may ring. */
  readonly how?: How;
  /** What the letter of this kind names, besides the `name` of its reader. */
  readonly facts: (spoken: Spoken) => Omit<LetterFacts<Kind>, 'name'>;
}

/**
 * Tells people of something of one kind that is in this transaction, each as `tellPerson` does one: by the channels that they chose for
 * it, once it has committed; if it is rolled back, never. The questions and statements are as many, however many they are.
 */
export async function tellEach<Kind extends NoticeKind>(
  ctx: Context,
  organizationId: string,
  kind: Kind,
  notices: readonly Notice<Kind>[],
): Promise<void> {
  if (notices.length === 0) return;
  const hearers = await readHearers(ctx, organizationId, [...new Set(notices.map(({ employeeId }) => employeeId))]);
  const told = notices.flatMap((notice) => {
    const hearer = hearers.get(notice.employeeId);
    return hearer?.addressee.status === 'active' ? [said(ctx, kind, notice, hearer)] : [];
  });
  await keepInLists(ctx, organizationId, kind, told);
  // For each its own: the first takes all that waits, so that none is left over by two who were told at once.
  const digests = told.flatMap(({ hearer: { addressee }, plan: { digestAt } }) =>
    digestAt === undefined
      ? []
      : [{ payload: { organizationId, employeeId: addressee.employeeId }, wait: digestAt - ctx.now }],
  );
  await enqueueEach(ctx.tx, tellDigest, digests);
  await postEach(
    ctx,
    told.flatMap((one) => lettersOf(organizationId, kind, one)),
  );
}

type Facts = Readonly<Record<string, string | number>> & { readonly link: `/${string}` };

interface Told<Kind extends NoticeKind> {
  readonly hearer: Hearer;
  readonly plan: Telling;
  readonly aboutId: string | undefined;
  readonly usefulUntil: Instant | undefined;
  readonly saidIn: SaidIn | undefined;
  readonly facts: LetterFacts<Kind> & Facts;
  /** What the list keeps of them. */
  readonly kept: NoticeFacts;
}

function said<Kind extends NoticeKind>(
  { now }: Context,
  kind: Kind,
  { how, aboutId, usefulUntil, saidIn, facts: factsFor }: Notice<Kind>,
  hearer: Hearer,
): Told<Kind> {
  const { language, hourCycle, firstName, zone } = hearer.addressee;
  const factsIn = (spoken: Language) => {
    const speaker = speakers[spoken];
    const own = factsFor({ speaker, formats: formatsOf(speaker, hourCycle) });
    // The one fact that the caller leaves to us is there again.
    return { name: firstName, ...own } as unknown as LetterFacts<Kind> & Facts;
  };
  const facts = factsIn(language);
  return {
    hearer,
    plan: planUseful(planAs(planTelling(eventOfKind[kind], hearer.wishes, now, zone), how, now), usefulUntil),
    aboutId,
    usefulUntil,
    saidIn,
    facts,
    kept: noticeFacts(kind, { language, facts }, factsIn),
  };
}

async function keepInLists<Kind extends NoticeKind>(
  { tx, now, newId, announce }: Context,
  organizationId: string,
  kind: Kind,
  told: readonly Told<Kind>[],
): Promise<void> {
  const listed = told.filter(({ plan }) => plan.inApp || plan.digestAt !== undefined);
  if (listed.length === 0) return;
  const employeeIds = [...new Set(listed.map(({ hearer }) => hearer.addressee.employeeId))];
  await forgetNotices(tx, organizationId, employeeIds, addMilliseconds(now, -keptDays * 24 * millisecondsPerHour));
  const rows = listed.map(({ hearer, plan, facts, kept: { facts: named, otherwise }, aboutId, saidIn }) => ({
    id: newId(),
    employeeId: hearer.addressee.employeeId,
    kind,
    aboutId: aboutId ?? null,
    conversationId: saidIn?.conversationId ?? null,
    facts: named,
    otherwise,
    link: facts.link,
    toldAt: now,
    isListed: plan.inApp,
    awaitsDigest: plan.digestAt !== undefined,
  }));
  await insertNotices(tx, organizationId, rows);
  for (const { employeeId, isListed } of rows) if (isListed) announce({ organizationId, employeeId }, 'notices');
}

/** What leaves the house for somebody, each by when it may. */
function lettersOf<Kind extends NoticeKind>(
  organizationId: string,
  kind: Kind,
  { hearer, plan: { pushAt, mailAt, textAt }, saidIn, aboutId, usefulUntil, facts }: Told<Kind>,
) {
  const { employeeId: readerId, language, email, phone } = hearer.addressee;
  const of = { organizationId, readerId, saidIn, aboutId, usefulUntil, event: eventOfKind[kind] } as const;
  const headline = composeHeadline(speakers[language], kind, facts);
  const short = { ...of, language, facts: { headline, link: facts.link } } as const;
  const pushes =
    pushAt === undefined ? [] : hearer.deviceIds.map((deviceId) => aPush({ ...short, deviceId, notBefore: pushAt }));
  const mail = mailAt === undefined ? [] : [aMail({ ...of, to: { email, language }, kind, facts, notBefore: mailAt })];
  const text =
    textAt === undefined || phone === null ? [] : [aText({ ...short, to: phone, kind: 'notice', notBefore: textAt })];
  return [...pushes, ...mail, ...text];
}

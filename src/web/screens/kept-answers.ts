import { readMe } from '../../contract/identity/sign-in.ts';
import type { EndpointSpec, InputOf, ReplyOf } from '../../contract/kernel/endpoint.ts';
import type { readConversation, readConversations } from '../../contract/messaging.ts';
import type { Message, readMessages } from '../../contract/messaging/messages.ts';
import type { readPayments } from '../../contract/payroll/payment-list.ts';
import type { EmployeeSelf } from '../../contract/people/self.ts';
import type { readOwnShifts } from '../../contract/schedule/own-shifts.ts';
import { placesOf } from '../../domain/access/may.ts';
import { firstOfMonth, monthOf, yearOf } from '../../domain/kernel/months.ts';
import { weekOf } from '../../domain/kernel/time.ts';
import type { KeptRule, KeptRules } from '../kernel/kept-answers.ts';
import { rememberedReply } from '../kernel/remembered.ts';
import { isKiosk } from '../time-clock/device/is-kiosk.ts';

interface Kept<E extends EndpointSpec> {
  readonly most: number;
  readonly placeOf: (input: Pick<InputOf<E>, 'params' | 'query'>, self: EmployeeSelf) => string | undefined;
  readonly partOf: (reply: ReplyOf<E>, self: EmployeeSelf) => ReplyOf<E> | undefined;
}

/** So many messages of a conversation stay readable. */
const mostMessages = 30;

/** Of files no more than that there are some, and nothing of who has acknowledged what. */
const withoutFiles = ({ attachments, acknowledgement, ...message }: Message): Message => ({
  ...message,
  attachments: attachments.map(({ id, kind }) => ({ id, kind, name: '', bytes: 0, width: null, height: null })),
  acknowledgement: acknowledgement && { ...acknowledgement, tally: null },
});

/**
 * All that stays on a device for when there is no network, by its endpoint: what somebody read of their own. Whatever is not in this list stays
 * nowhere (docs/decisions/0304).
 */
export const keptAnswers = {
  /** The weeks and months that were looked at, whichever screen or day asked for them. */
  readOwnShifts: {
    most: 6,
    placeOf: ({ query: { date, span = 'week' } }, { organization }) =>
      date &&
      `${span} ${span === 'week' ? weekOf(date, organization.weekStartsOn) : firstOfMonth(yearOf(date), monthOf(date))}`,
    partOf: (reply) => reply,
  } satisfies Kept<typeof readOwnShifts>,

  /** The first page of the list; nothing that was searched for. */
  readConversations: {
    most: 1,
    placeOf: ({ query }) => unlessNarrowed(query),
    partOf: (reply) => reply,
  } satisfies Kept<typeof readConversations>,

  /** Whom it is with; not who else is in it, has read it, or works now. */
  readConversation: {
    most: 3,
    placeOf: ({ params }) => params.conversationId,
    partOf: ({ conversation }) => ({ conversation, people: [], onTheClock: null, isOtherOnShift: null }),
  } satisfies Kept<typeof readConversation>,

  /** The end of the threads that were open last. */
  readMessages: {
    most: 3,
    placeOf: ({ params, query }) => (query.before === undefined ? params.conversationId : undefined),
    partOf: ({ messages, changes, earlier }) => {
      const last = messages.slice(-mostMessages);
      const isWhole = last.length === messages.length;
      const first = last[0]?.number ?? 0;
      return {
        messages: last.map(withoutFiles),
        changes: changes.filter(({ after }) => isWhole || after >= first),
        earlier: isWhole ? earlier : first,
      };
    },
  } satisfies Kept<typeof readMessages>,

  /** The first page of one's own; of whoever sees what others are paid, nothing. */
  readPayments: {
    most: 1,
    placeOf: ({ query }) => unlessNarrowed(query),
    partOf: (reply, self) => {
      const places = placesOf(self, 'see_payments');
      const seesOthers = places === 'all' || places.length > 0;
      const isOwn = reply.payments.every(({ employee }) => employee.employeeId === self.employeeId);
      return isOwn && !seesOthers ? reply : undefined;
    },
  } satisfies Kept<typeof readPayments>,
};

const unlessNarrowed = (query: object): string | undefined =>
  Object.values(query).every((value) => value === undefined) ? 'first' : undefined;

/**
 * What may be kept of an endpoint's answers; undefined, nothing.
 *
 * @param whose who is here
 */
export function keptRuleOf(endpoint: string, whose: () => EmployeeSelf | undefined): KeptRule | undefined {
  if (!Object.hasOwn(keptAnswers, endpoint)) return undefined;
  const self = whose();
  if (self === undefined) return undefined;
  const { most, placeOf, partOf } = keptAnswers[endpoint as keyof typeof keptAnswers] as unknown as Kept<EndpointSpec>;
  return {
    owner: self.employeeId,
    most,
    placeOf: (input) => placeOf(input as never, self),
    partOf: (reply) => partOf(reply, self),
  };
}

/** Of whoever this device remembers to be here, in any of its tabs. */
function rememberedHere(): EmployeeSelf | undefined {
  const me = rememberedReply(readMe);
  return me?.state === 'active' ? me.employee : undefined;
}

export const keptRules: KeptRules = {
  ruleOf: (endpoint) => keptRuleOf(endpoint, rememberedHere),
  isOwnDevice: async () => !(await isKiosk()),
};

/** How somebody may be told: in their list, by the browsers that they let notify them, by mail, by text message. */
export const channels = ['in_app', 'push', 'mail', 'text'] as const;
export type Channel = (typeof channels)[number];

/** What people are told of, as they choose about it. */
export const noticeEvents = [
  'schedule',
  'shift_offers',
  'offers_to_all',
  'answers',
  'requests',
  'hours',
  'certificates',
  'payments',
  'messages',
  'announcements',
  'support',
  'failures',
  'security',
] as const;
export type NoticeEvent = (typeof noticeEvents)[number];

/** Every kind of letter that somebody may choose how to get, with what it is about. The others (a code, a link that opens something) are always sent. */
export const eventOfKind = {
  schedule_published: 'schedule',
  schedule_unconfirmed: 'schedule',
  planned_away: 'schedule',
  planned_back: 'schedule',
  shift_offered: 'shift_offers',
  shift_offered_to_all: 'offers_to_all',
  shift_taken: 'shift_offers',
  shift_declined: 'shift_offers',
  swap_proposed: 'shift_offers',
  swap_waiting: 'shift_offers',
  swap_done: 'shift_offers',
  swap_over: 'shift_offers',
  proposal_over: 'shift_offers',
  proposal_declined: 'shift_offers',
  offer_over: 'shift_offers',
  swap_remark: 'shift_offers',
  time_off_approved: 'answers',
  time_off_rejected: 'answers',
  time_off_cancelled: 'answers',
  time_off_of_cancelled: 'requests',
  time_off_spared: 'answers',
  time_off_counted: 'answers',
  adjustment_approved: 'answers',
  adjustment_rejected: 'answers',
  request_waiting: 'requests',
  payment_waiting: 'requests',
  payments_waiting: 'requests',
  time_corrected: 'hours',
  time_off_adjusted: 'hours',
  time_card_reopened: 'hours',
  certificate_ends_soon: 'certificates',
  certificate_ends: 'certificates',
  certificate_of_ends_soon: 'certificates',
  certificate_of_ends: 'certificates',
  payment_recorded: 'payments',
  payment_voided: 'payments',
  message_direct: 'messages',
  message_group: 'messages',
  message_urgent: 'messages',
  announcement_asked: 'announcements',
  announcement_reminder: 'announcements',
  support_request: 'support',
  support_answered: 'support',
  security_changed: 'security',
  bank_account_changed: 'security',
  bank_account_removed: 'security',
  payment_limit_changed: 'security',
  webhook_went_off: 'failures',
  webhook_gave_up: 'failures',
  letters_gave_up: 'failures',
} as const satisfies Record<string, NoticeEvent>;
export type NoticeKind = keyof typeof eventOfKind;

/**
 * What counts before somebody chose. A browser is let notify for all of it. Whoever decides sees all that waits in one list, and needs no mail for
 * each. What anybody can have told to everybody is texted to whoever asked for it: texts are paid for, and counted.
 */
const usual: Record<NoticeEvent, Record<Channel, boolean>> = {
  schedule: { in_app: true, push: true, mail: true, text: true },
  shift_offers: { in_app: true, push: true, mail: true, text: true },
  offers_to_all: { in_app: true, push: true, mail: true, text: false },
  answers: { in_app: true, push: true, mail: true, text: true },
  requests: { in_app: true, push: true, mail: false, text: false },
  hours: { in_app: true, push: true, mail: true, text: false },
  certificates: { in_app: true, push: true, mail: true, text: false },
  payments: { in_app: true, push: true, mail: true, text: false },
  messages: { in_app: true, push: true, mail: true, text: false },
  announcements: { in_app: true, push: true, mail: true, text: false },
  support: { in_app: true, push: true, mail: true, text: false },
  failures: { in_app: true, push: true, mail: true, text: false },
  security: { in_app: true, push: true, mail: true, text: false },
};

/** What somebody chose, a cell of the table each. */
export type NoticeChoices = { readonly [Event in NoticeEvent]?: { readonly [Way in Channel]?: boolean } };

/** What is told whatever was chosen: whoever did it may be somebody else. */
export const isAlwaysTold = (event: NoticeEvent, channel: Channel): boolean =>
  event === 'security' && channel === 'mail';

/** Whether an event comes by a channel, as long as that channel is open at all. */
export const isWanted = (choices: NoticeChoices, event: NoticeEvent, channel: Channel): boolean =>
  isAlwaysTold(event, channel) || (choices[event]?.[channel] ?? usual[event][channel]);

/** What goes with words. */
interface Along {
  /** The name of a picture. */
  readonly picture?: string;
  /** As a card: the next shift that nobody has where its sender works. */
  readonly shares?: 'open_shift';
}

/** A conversation of the demo. */
export interface Talk {
  /** Of a group; a direct one has none. */
  readonly name?: string;
  /** Whom it follows, where it follows a rule: all of the opener’s location may write, or all of the organization hear. */
  readonly follows?: 'own_location' | 'everybody';
  /** By first name; the first one opens it. Of one that follows a rule, those who have read it. */
  readonly people: readonly string[];
  /** Who said what, how many minutes ago. */
  readonly said: readonly (readonly [who: string, minutesAgo: number, text: string, along?: Along])[];
  /** Its last message asks to be acknowledged, and these have not yet; of everybody in the demo. */
  readonly unacknowledged?: readonly string[];
  /** Who has not read the last so many messages; everybody else has read all. */
  readonly unread: Readonly<Record<string, number>>;
}

const day = 24 * 60;

export const talks: readonly Talk[] = [
  {
    name: 'Downtown team',
    follows: 'own_location',
    people: ['Priya', 'Elena', 'Maya', 'Noor', 'Ben', 'Chloe'],
    said: [
      [
        'Priya',
        2 * day + 95,
        'The new price labels arrive on Thursday. Who can help to hang them?',
        { picture: 'Price labels.png' },
      ],
      ['Maya', 2 * day + 60, 'I can, from nine.'],
      ['Priya', 2 * day + 52, 'Thank you, Maya.'],
      ['Priya', 95, 'This one has nobody yet. Who would like it?', { shares: 'open_shift' }],
      ['Ben', 63, 'Could anyone take my Saturday eight to two? My sister is visiting.'],
      ['Noor', 41, 'I can cover Saturday.'],
      ['Noor', 40, 'وسأحضر باكرًا لترتيب المكتب.'],
    ],
    unread: { Maya: 3, Chloe: 7 },
  },
  {
    people: ['Priya', 'Maya'],
    said: [
      ['Maya', 3 * day + 30, 'My time card of last week is signed.'],
      ['Priya', 3 * day + 12, 'Seen, thanks.'],
      ['Priya', 75, 'Can you swap Friday for Sunday?'],
    ],
    unread: { Maya: 1 },
  },
  {
    people: ['Noor', 'Maya'],
    said: [
      ['Noor', day + 20, 'The courier asks for a signature. Are you at the desk?'],
      ['Maya', day + 18, 'On my way.'],
      ['Noor', 25, 'He is coming again at eleven.'],
    ],
    unread: { Maya: 1 },
  },
  {
    people: ['Ben', 'Maya'],
    said: [
      ['Ben', 4 * day, 'Delivery moved to seven.'],
      ['Maya', 4 * day - 9, 'Thanks, I will open the gate.'],
    ],
    unread: {},
  },
  {
    name: 'Announcements',
    follows: 'everybody',
    people: ['Elena', 'Priya', 'Maya', 'Noor', 'Ben', 'Chloe'],
    said: [['Elena', day + 200, 'Holiday hours are posted at the door: we close at two on New Year’s Eve.']],
    unread: { Ben: 1 },
    unacknowledged: ['Ben', 'Chloe', 'Noor'],
  },
  {
    name: 'Morning shift',
    people: ['Tomás', 'Daniel', 'Sofía'],
    said: [
      ['Tomás', 150, 'The oven is fixed. Bread is back on the list.'],
      ['Daniel', 141, 'Good news. I start the first batch at six.'],
    ],
    unread: { Sofía: 1 },
  },
];

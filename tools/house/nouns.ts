/**
 * The nouns of the trade, in their order: one may use itself and those before it, never those after it. This list is
 * the architecture; when two nouns seem to need each other, a third is hiding between them and is missing here.
 */
export const nouns = [
  'kernel',
  'access',
  'organization',
  'people',
  'profile',
  'attachments',
  'notifications',
  'approvals',
  'human-check',
  'throttle',
  'support',
  'factors',
  'tokens',
  'webhooks',
  'identity',
  'invitations',
  'openid',
  'phone',
  'team',
  'skills',
  'holidays',
  'time-off',
  'time-clock',
  'pay-rules',
  'schedule',
  'time-cards',
  'adjustments',
  'messaging',
  'payroll',
  'reports',
  'audit',
  'reference',
  'guidance',
] as const;

export type Noun = (typeof nouns)[number];

/** The rooms of `src`, each with the rooms that it may use besides itself, and what it is for. */
export const rooms = {
  domain: { uses: [], does: 'computes: pure rules, no clock, no database, no network, no packages' },
  contract: { uses: ['domain'], does: 'describes: schemas and endpoints, shared by server and web' },
  words: { uses: ['domain', 'contract'], does: 'speaks: every sentence in every language, and formats' },
  server: { uses: ['domain', 'contract', 'words'], does: 'keeps: use-cases, SQL, jobs, letters' },
  web: { uses: ['domain', 'contract', 'words'], does: 'shows: screens made of parts' },
} as const satisfies Record<string, { uses: readonly string[]; does: string }>;

export type Room = keyof typeof rooms;

/**
 * Where the line bends. Each request and each endpoint says who may: so the kernel of contract, server and web knows
 * the pure vocabulary of `access` in the domain (and no more of it than that).
 */
export const bends: readonly { from: `${Room}/${Noun}`; to: `${Room}/${Noun}` }[] = [
  { from: 'contract/kernel', to: 'domain/access' },
  { from: 'server/kernel', to: 'domain/access' },
  { from: 'web/kernel', to: 'domain/access' },
];

/** The languages of the product: each is a folder of catalogs in `src/words`. */
export const languages = ['en', 'es', 'ar'] as const;

/**
 * First words of a use-case's file, `verb-noun.ts` (or the verb alone, where it says all: `register.ts`). A verb says one thing that a person in the trade would say; what
 * says nothing (handle, process, manage, update, do) is not one of them.
 */
export const verbs = [
  'raise',
  'test',
  'accept',
  'acknowledge',
  'add',
  'adjust',
  'admit',
  'answer',
  'approve',
  'archive',
  'ask',
  'assign',
  'cancel',
  'carry',
  'change',
  'choose',
  'claim',
  'close',
  'confirm',
  'copy',
  'correct',
  'create',
  'decline',
  'enrol',
  'export',
  'flag',
  'found',
  'import',
  'invite',
  'keep',
  'lapse',
  'leave',
  'link',
  'lock',
  'make',
  'mark',
  'move',
  'offer',
  'open',
  'pair',
  'pay',
  'post',
  'propose',
  'publish',
  'record',
  'register',
  'reinstate',
  'reject',
  'release',
  'remind',
  'remove',
  'rename',
  'reopen',
  'replace',
  'request',
  'reserve',
  'resend',
  'reset',
  'restore',
  'revoke',
  'run',
  'schedule',
  'send',
  'set',
  'show',
  'sign',
  'start',
  'stop',
  'submit',
  'suspend',
  'swap',
  'take',
  'tell',
  'throttle',
  'turn',
  'undo',
  'unlink',
  'verify',
  'void',
  'withdraw',
] as const;

/** First words of a file that holds one question and is named after it, where a noun asks more than its `read.ts` holds. */
export const questions = ['explain', 'preview', 'read'] as const;

/** Folders that may stand at the top of the project. */
export const topFolders = ['.ci', '.github', 'bench', 'docs', 'migrations', 'src', 'tests', 'tools'] as const;

/** Drawers for odds and ends: what lies in one belongs to a noun, or a noun is missing. */
export const drawers = ['util', 'utils', 'helper', 'helpers', 'common', 'lib', 'types', 'misc'] as const;

import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import { bends, nouns, rooms, type Noun, type Room } from './nouns.ts';

type ForbiddenRule = IRegularForbiddenRuleType & { readonly name: string; readonly comment: string };

/** Tests may reach further than what they test: to the database, to the tools, to other nouns. */
const tests = '[.]test[.]tsx?$';
const types = 'type-only';
const anyOf = (names: readonly string[]): string => `(?:${names.join('|')})`;
const packageNamed = (...names: readonly string[]): string => `(?:^|/)node_modules/${anyOf(names)}(?:/|$)`;

/** A noun's files in some rooms: its folder or its file, in `words` in the folder of a language. */
const placeOf = (someRooms: readonly string[], someNouns: readonly string[]): string =>
  `^src/${anyOf(someRooms)}/(?:(?:en|es|ar)/)?${anyOf(someNouns)}(?:/|[.](?:test[.])?tsx?$)`;

const roomNames = Object.keys(rooms) as Room[];
/** A noun's SQL: in one file, or in one for each of its tables. */
const repository = '[/.]repository[.]ts$';
const serverNoun = '^src/server/(?!kernel/)[^/]+/';

function forbid(
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): ForbiddenRule {
  return { name, comment, severity: 'error', from, to };
}

/** Which room may use which: one rule a room, from the table of rooms. */
const roomRules = roomNames.map((room) => {
  const allowed: readonly string[] = [room, ...rooms[room].uses];
  return forbid(
    `room-${room}`,
    `${room} uses ${rooms[room].uses.join(', ') || 'no other room'}. A rule that both need goes to src/domain, ` +
      'what server and web agree on to src/contract, a sentence to src/words; what joins rooms is done by the caller, outside.',
    { path: `^src/${room}/` },
    { path: `^src/(?!${anyOf(allowed)}/)` },
  );
});

/** Nobody looks ahead in the line of nouns: one rule a noun. */
const lineRules = nouns.slice(0, -1).map((noun, index) => {
  const later = nouns.slice(index + 1);
  const bent = bends.filter(({ from }) => from.endsWith(`/${noun}`));
  return forbid(
    `line-${noun}`,
    `${noun} stands before it in the line of nouns (tools/house/nouns.ts) and may only look back. Move what both need ` +
      'to the earlier noun, let the later one call or register itself, or name the noun that is hiding between them.',
    { path: placeOf(roomNames, [noun]), pathNot: [tests, ...bent.map(({ from }) => `^src/${from}/`)] },
    { path: placeOf(roomNames, later) },
  );
});

/** The few places where the line bends may look at exactly what they name. */
const bendRules = [...new Set(bends.map(({ from }) => from))].map((from) => {
  const noun = from.slice(from.indexOf('/') + 1) as Noun;
  const allowed = bends.filter((bend) => bend.from === from).map(({ to }) => `^src/${to}/`);
  return forbid(
    `line-${from.replace('/', '-')}`,
    `${from} may look ahead to ${allowed.map((path) => path.slice(1, -1)).join(', ')} alone (tools/house/nouns.ts). ` +
      'Move what both need to src/domain/kernel, or let the later noun hand it over.',
    { path: `^src/${from}/`, pathNot: tests },
    { path: placeOf(roomNames, nouns.slice(nouns.indexOf(noun) + 1)), pathNot: allowed },
  );
});

const everywhere = [
  forbid(
    'no-cycle',
    'These files need each other to run. Take out what both need into a file of its own, nearer to the domain.',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: [types] } },
  ),
  forbid(
    'tests-tools-bench-stay-outside',
    'The product never imports tests, tools or bench. What it needs from there belongs in src; tools call the product.',
    { path: '^src/', pathNot: tests },
    { path: '^(?:tests|tools|bench)/' },
  ),
  forbid('no-test-imported', 'What two tests share goes to tests/world.', {}, { path: tests }),
  forbid(
    'resolvable',
    'There is no such file or package: check the path and its .ts or .tsx ending, or add the package to package.json.',
    { path: '^(?:src|tests|tools|bench)/' },
    { couldNotResolve: true, pathNot: '^virtual:' },
  ),
  forbid(
    'no-development-package',
    'It is missing where only dependencies are installed: move the package to "dependencies", or the code to tools.',
    { path: '^src/', pathNot: tests },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: [types, 'npm'] },
  ),
];

const packages = [
  forbid(
    'domain-without-packages',
    'domain computes with the language alone; only kernel/time.ts uses temporal-polyfill, and kernel/phone.ts libphonenumber-js. ' +
      'Ask those or kernel/money.ts, or let the server or the web do it and hand the rule a value.',
    { path: '^src/domain/', pathNot: [tests, '^src/domain/kernel/(?:time|phone)[.]ts$'] },
    { path: '(?:^|/)node_modules/' },
  ),
  forbid(
    'time-by-temporal-alone',
    'kernel/time.ts uses temporal-polyfill and nothing else.',
    { path: '^src/domain/kernel/time[.]ts$' },
    { path: '(?:^|/)node_modules/', pathNot: packageNamed('temporal-polyfill', 'temporal-spec') },
  ),
  forbid(
    'phone-by-libphonenumber-alone',
    'kernel/phone.ts uses libphonenumber-js and nothing else.',
    { path: '^src/domain/kernel/phone[.]ts$' },
    { path: '(?:^|/)node_modules/', pathNot: packageNamed('libphonenumber-js') },
  ),
  forbid(
    'contract-by-zod-alone',
    'contract describes with zod/mini and nothing else: what does more goes to server/kernel or web/kernel.',
    { path: '^src/contract/', pathNot: tests },
    { path: '(?:^|/)node_modules/', pathNot: '(?:^|/)node_modules/zod/(?:mini|v4/mini)/' },
  ),
  forbid(
    'words-by-lingui-alone',
    'words speaks with @lingui/message-utils and nothing else: what shows goes to src/web, what sends to src/server.',
    { path: '^src/words/', pathNot: tests },
    { path: '(?:^|/)node_modules/', pathNot: packageNamed('@lingui/message-utils') },
  ),
  forbid(
    'words-know-the-contract-by-type',
    'words would carry the schemas to every page: import type from the contract, or move the value to src/domain.',
    { path: '^src/words/', pathNot: tests },
    { path: '^src/contract/', dependencyTypesNot: [types] },
  ),
  forbid(
    'no-node-in-the-browser',
    'This room also runs in the browser. What needs Node goes to src/server/kernel, or comes in as a value.',
    { path: '^src/(?:domain|contract|words|web)/', pathNot: tests },
    { dependencyTypes: ['core'] },
  ),
  forbid(
    'no-server-package-in-web',
    'It runs on the server only. Ask the server through an endpoint of src/contract.',
    { path: '^src/web/' },
    { path: packageNamed('@fastify', 'fastify', '@node-rs', 'kysely', 'pg', 'pino') },
  ),
];

const server = [
  forbid(
    'own-repository-alone',
    'A repository serves its own noun. Call a use-case or a question (read.ts) of the other noun in the same transaction.',
    { path: '^src/server/([^/]+)/', pathNot: tests },
    { path: `^src/server/.+${repository}`, pathNot: '^src/server/$1/' },
  ),
  forbid(
    'no-pool-in-reach',
    'The transaction is the only way to the database: work with ctx.tx. What opens, begins or commits stays in server/kernel.',
    { path: serverNoun, pathNot: tests },
    { path: ['^src/server/kernel/(?:database|work|mount)[.]ts$', packageNamed('pg')], dependencyTypesNot: [types] },
  ),
  forbid(
    'no-http-in-a-noun',
    'HTTP ends at server/kernel/mount.ts. Take decoded input and ctx, return a value or a refusal of the contract.',
    { path: serverNoun, pathNot: tests },
    { path: packageNamed('fastify', '@fastify') },
  ),
  forbid(
    'sql-in-the-repository',
    'SQL is written in repository.ts or <table>.repository.ts (a report may ask in read.ts): name the statement there and call it.',
    { path: serverNoun, pathNot: [tests, '[/.](?:repository|read)[.]ts$'] },
    { path: packageNamed('kysely'), dependencyTypesNot: [types] },
  ),
  forbid(
    'routes-only-route',
    'routes.ts ties an endpoint to a use-case. Put the work in verb-noun.ts or read.ts.',
    { path: '^src/server/[^/]+/routes[.]ts$' },
    { path: repository },
  ),
  forbid(
    'gateway-without-database',
    'A gateway talks to one outside service. Let a job read from the repository and hand the gateway what to send.',
    { path: '[.]gateway[.]ts$', pathNot: tests },
    { path: [repository, '^src/server/kernel/database[.]ts$', packageNamed('kysely', 'pg')] },
  ),
  forbid(
    'nouns-know-no-root',
    'The files at the top of a room put the nouns together; a noun does not know that it is put together. Import the noun.',
    { path: '^src/(server|web)/[^/]+/', pathNot: tests },
    { path: '^src/$1/[^/]+[.]tsx?$' },
  ),
  forbid(
    'contract-knows-no-index',
    'contract/index.ts lists the endpoints; import the noun of the contract that you mean.',
    { path: '^src/contract/(?!index[.]ts$)', pathNot: tests },
    { path: '^src/contract/index[.]ts$' },
  ),
];

const notWebNouns = '(?!(?:kernel|ui|screens)/)';
const web = [
  forbid(
    'web-nouns-apart',
    'A web noun knows only itself. Let a screen in src/web/screens compose both and hand over what they need.',
    { path: `^src/web/${notWebNouns}([^/]+)/`, pathNot: tests },
    { path: `^src/web/${notWebNouns}[^/]+/`, pathNot: '^src/web/$1/' },
  ),
  forbid(
    'screens-on-top',
    'Screens compose; nothing but the router at the top of src/web imports a screen. Move the part into its noun.',
    { path: '^src/web/[^/]+/', pathNot: [tests, '^src/web/screens/'] },
    { path: '^src/web/screens/' },
  ),
  forbid(
    'ui-knows-no-noun',
    'web/ui could ship in another product. Pass the values in as props, or move the part to the noun that it shows.',
    { path: '^src/web/ui/', pathNot: tests },
    { path: '^src/(?!web/ui/|domain/kernel/|words/[^/]+$)' },
  ),
];

/** Every rule of the house about imports. A rule's comment says where the code should go instead. */
export const importRules: readonly ForbiddenRule[] = [
  ...roomRules,
  ...lineRules,
  ...bendRules,
  ...everywhere,
  ...packages,
  ...server,
  ...web,
];

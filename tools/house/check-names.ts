import { drawers, languages, nouns, questions, topFolders, verbs } from './nouns.ts';
import type { Violation } from './violation.ts';

const kebab = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*|README)$/;
/** What may follow a name: `punch.db.test.ts` is the test of `punch.ts` against a database. */
const ending = /(?:[.](?:db|browser))?[.]test[.]tsx?$|[.](?:gateway|repository|sheet)[.]ts$|[.][a-z0-9]+$/;
const isTest = (file: string): boolean => /[.]test[.]tsx?$/.test(file);
const isOneOf = (list: readonly string[], name: string): boolean => list.includes(name);

/**
 * Reads nothing but names: is every folder a noun, every file one of the closed vocabulary, every name kebab-case?
 *
 * @param files every file of the project, as paths from its top
 */
export function checkNames(files: readonly string[]): Violation[] {
  const migrations = Map.groupBy(
    files.filter((file) => file.startsWith('migrations/')),
    (file) => file.split('_')[0],
  );
  const alike = [...migrations.values()].flatMap(([first = '', ...others]) =>
    others.map((file) => ({
      where: file,
      what: `its number is that of ${first} as well`,
      instead: 'Give it the next free number: the database is brought up to date in this order.',
    })),
  );
  return [...alike, ...files.flatMap(oddName)];

  function oddName(file: string): Violation[] {
    const parts = file.split('/');
    const found = [oddTop(parts), oddLetters(parts), drawer(parts), oddPlace(parts)].find((odd) => odd !== undefined);
    return found === undefined ? [] : [{ where: file, ...found }];
  }
}

type Oddity = Omit<Violation, 'where'> | undefined;

function oddTop([top = '', ...rest]: readonly string[]): Oddity {
  if (rest.length === 0 || isOneOf(topFolders, top)) return undefined;
  return {
    what: `${top}/ is not one of the folders at the top`,
    instead: `The top holds ${topFolders.join(', ')}: the product is in src, what tends it in tools.`,
  };
}

const coded = /^(?:src|tests|tools|bench|migrations|docs)$/;

function oddLetters([top = '', ...rest]: readonly string[]): Oddity {
  if (!coded.test(top)) return undefined;
  const stems = rest.map((part, index) => (index === rest.length - 1 ? part.replace(ending, '') : part));
  const odd = stems.find((stem) => !kebab.test(stem) && !(top === 'migrations' && /^\d{4}_[a-z0-9_]+$/.test(stem)));
  if (odd === undefined) return undefined;
  return top === 'migrations'
    ? { what: `${odd} is not named as a migration`, instead: 'Name it by its number and its story: 0007_swap.sql.' }
    : { what: `${odd} is not in kebab-case`, instead: 'Name it after the one thing that it holds: clock-panel.tsx.' };
}

function drawer(parts: readonly string[]): Oddity {
  const found = parts.map((part) => part.replace(ending, '')).find((stem) => isOneOf(drawers, stem));
  if (found === undefined || parts[0] === 'docs') return undefined;
  return {
    what: `${found} is a drawer for odds and ends`,
    instead: 'Put each thing with the noun that it belongs to; if it fits none, a noun is missing: name it.',
  };
}

function oddPlace([top, room, ...rest]: readonly string[]): Oddity {
  if (top !== 'src' || room === undefined) return undefined;
  if (room === 'domain' && rest.length > 0) return oddNoun(rest[0], rest.length === 1) ?? undefined;
  if (room === 'contract' && rest.length > 0) return oddContract(rest);
  if (room === 'words' && rest.length > 0) return oddWords(rest);
  if (room === 'server' && rest.length > 0) return oddServer(rest);
  if (room === 'web' && rest.length > 0) return oddWeb(rest);
  return {
    what: `${room} is not one of the rooms of src`,
    instead: 'src has five rooms: domain computes, contract describes, words speaks, server keeps, web shows.',
  };
}

function oddNoun(folder = '', isFile = false): Oddity {
  if (isFile) {
    return {
      what: `${folder} stands outside of every noun`,
      instead: 'Put it in the folder of its noun; what every noun uses belongs to kernel.',
    };
  }
  if (isOneOf(nouns, folder)) return undefined;
  return {
    what: `${folder} is not in the line of nouns`,
    instead: `Use one of ${nouns.join(', ')}, or give the new noun its place in tools/house/nouns.ts.`,
  };
}

function oddContract([name = '', ...rest]: readonly string[]): Oddity {
  if (rest.length > 0) return oddNoun(name);
  const stem = name.replace(ending, '');
  return stem === 'index' ? undefined : oddNoun(stem);
}

/** What a catalog has besides its nouns: the whole, its chapters, and what goes along all nouns. */
const catalogParts = ['index', 'entrance', 'daily', 'office', 'refusals', 'letters'];

/** Catalogs are named after nouns; the top of the room is the speaker itself. */
function oddWords([folder = '', ...rest]: readonly string[]): Oddity {
  if (rest.length === 0) return undefined;
  if (!isOneOf(languages, folder)) {
    return { what: `${folder} is not a language`, instead: `Catalogs stand in ${languages.join(', ')}.` };
  }
  const [noun, ...parts] = rest.join('/').replace(ending, '').split('/');
  // A catalog that is long is two: the noun's own, and one in its folder of what else it speaks of.
  return catalogParts.includes(noun ?? '') && parts.length === 0 ? undefined : oddNoun(noun);
}

const serverFiles = /^(?:routes|read|repository|jobs)[.]ts$|^[a-z0-9-]+[.](?:gateway|repository|sheet)[.]ts$/;

function oddServer([noun = '', ...rest]: readonly string[]): Oddity {
  if (rest.length === 0) return undefined;
  const file = rest.join('/');
  if (noun === 'kernel') return undefined;
  if (!isOneOf(nouns, noun)) return oddNoun(noun);
  const [verb = ''] = file.replace(ending, '').split('-');
  if (isTest(file) || serverFiles.test(file)) return undefined;
  if (/^[a-z0-9-]+[.]ts$/.test(file) && isOneOf([...verbs, ...questions], verb)) return undefined;
  return {
    what: `${file} is none of the files that a server noun has`,
    instead:
      'A write is verb-noun.ts (verbs are listed in tools/house/nouns.ts), a question read.ts (or read-noun.ts, explain-noun.ts, preview-noun.ts, named after it), SQL repository.ts (or one for each table: <table>.repository.ts), ' +
      'the clock jobs.ts, an outside service x.gateway.ts, a table on its way into a file x.sheet.ts, a rule src/domain, what serves every noun server/kernel.',
  };
}

const webFiles = /^(?:queries|view)[.]tsx?$|^[a-z0-9]+(?:-[a-z0-9]+)+[.](?:tsx|css)$/;
/** Rooms within the room: what every noun of the web uses, parts that know no noun, and a file for each route. */
const webOwn = ['kernel', 'ui', 'screens', 'public'];

function oddWeb([noun = '', ...rest]: readonly string[]): Oddity {
  if (rest.length === 0 || isOneOf(webOwn, noun)) return undefined;
  if (!isOneOf(nouns, noun)) return oddNoun(noun);
  const file = rest[0] ?? '';
  // A small folder holds one thing that takes several files, such as the outbox.
  if (rest.length > 1 || isTest(file) || webFiles.test(file)) return undefined;
  return {
    what: `${file} is none of the files that a web noun has`,
    instead:
      'A part is noun-part.tsx, a form noun-form.tsx, a hook that asks the server queries.ts, what turns answers into ' +
      'what is shown view.ts, a rule src/domain, a part without a noun web/ui; one thing in several files is a folder.',
  };
}

import type { Language } from '../domain/kernel/language.ts';
import type { MessageKey } from './catalog.ts';
import { lost } from './lost.ts';
import { makeSpeaker, type Speaker } from './speak.ts';

/**
 * A part of the catalog that a page loads in one piece: what the sign-in page says, what the screens of every day say, what the others
 * say, and the sentences of refusals. The letters are a part that no page needs.
 */
export type Chapter = 'entrance' | 'daily' | 'office' | 'refusals';

type Pages = Partial<Record<MessageKey, string>>;

const loaders: Readonly<Record<Language, Readonly<Record<Chapter, () => Promise<Pages>>>>> = {
  en: {
    entrance: async () => (await import('./en/entrance.ts')).entrance,
    daily: async () => (await import('./en/daily.ts')).daily,
    office: async () => (await import('./en/office.ts')).office,
    refusals: async () => (await import('./en/refusals.ts')).refusals,
  },
  es: {
    entrance: async () => (await import('./es/entrance.ts')).entrance,
    daily: async () => (await import('./es/daily.ts')).daily,
    office: async () => (await import('./es/office.ts')).office,
    refusals: async () => (await import('./es/refusals.ts')).refusals,
  },
  ar: {
    entrance: async () => (await import('./ar/entrance.ts')).entrance,
    daily: async () => (await import('./ar/daily.ts')).daily,
    office: async () => (await import('./ar/office.ts')).office,
    refusals: async () => (await import('./ar/refusals.ts')).refusals,
  },
};

/** One language's book, as far as it was read. */
interface Book {
  readonly pages: Pages;
  readonly arriving: Map<Chapter, Promise<void>>;
  speaker: Speaker;
}

const books = new Map<Language, Book>();
const wanted = new Set<Chapter>(['entrance']);
const listeners = new Set<() => void>();

/** The speaker of a language; the chapters that were asked for so far are there. */
export async function speaker(language: Language): Promise<Speaker> {
  const book = bookIn(language);
  try {
    await Promise.all([...wanted].map((chapter) => arrive(language, book, chapter)));
  } catch (error) {
    // Nobody speaks it yet: later chapters need not wait for a language that could not be had.
    if (!book.arriving.has('entrance')) books.delete(language);
    throw error;
  }
  return book.speaker;
}

/** Says that the page could not be loaded, which needs no chapter; whatever else it is asked for stays blank. */
export const speakerOfLoss = (language: Language): Speaker => makeSpeaker(language, lost[language], () => '');

/** Reads chapters in the languages that are spoken, and in each that will be: before a screen that says them is shown. */
export async function readChapters(...chapters: readonly Chapter[]): Promise<void> {
  for (const chapter of chapters) wanted.add(chapter);
  const reading = [...books].map(([language, book]) =>
    Promise.all(chapters.map((chapter) => arrive(language, book, chapter))),
  );
  const read = await Promise.allSettled(reading);
  const failed = read.find((one) => one.status === 'rejected');
  if (failed && read.every((one) => one.status === 'rejected')) throw failed.reason;
}

/** Tells when a message that was said before its chapter was there can be said. */
export function whenWordsArrive(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

function bookIn(language: Language): Book {
  const known = books.get(language);
  if (known !== undefined) return known;
  const pages: Pages = {};
  const book: Book = { pages, arriving: new Map(), speaker: speakerOf(language, pages) };
  books.set(language, book);
  return book;
}

const speakerOf = (language: Language, pages: Pages): Speaker =>
  makeSpeaker(language, pages, () => {
    void readTheRest(language);
    return '';
  });

/** What was said too early is blank for a moment; a new speaker then makes every part say it again. */
async function readTheRest(language: Language): Promise<void> {
  await readChapters('daily', 'office', 'refusals');
  const book = bookIn(language);
  book.speaker = speakerOf(language, book.pages);
  for (const tell of listeners) tell();
}

function arrive(language: Language, book: Book, chapter: Chapter): Promise<void> {
  const known = book.arriving.get(chapter);
  if (known !== undefined) return known;
  const arriving = loaders[language][chapter]().then((pages) => void Object.assign(book.pages, pages));
  book.arriving.set(chapter, arriving);
  // A chunk that did not arrive may arrive the next time it is asked for.
  arriving.catch(() => book.arriving.delete(chapter));
  return arriving;
}

import type { Language } from '../domain/kernel/language.ts';

/** A headline has names in it, of any length: what is pushed must fit into four kilobytes, sealed. */
const mostCharacters = 300;

/** What a browser is told to show, as its service worker (web/public/push.js) reads it. */
export function pushText({
  headline,
  organization,
  link,
  language,
  tag,
}: {
  readonly headline: string;
  readonly organization: string;
  /** A path of ours. */
  readonly link: string;
  readonly language: Language;
  /** What is pushed twice under one is shown once. */
  readonly tag: string;
}): string {
  const cut = [...headline].slice(0, mostCharacters).join('');
  const dir = language === 'ar' ? 'rtl' : 'ltr';
  return JSON.stringify({
    title: cut,
    body: [...organization].slice(0, mostCharacters).join(''),
    link,
    language,
    dir,
    tag,
  });
}

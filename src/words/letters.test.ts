import { describe, expect, test } from 'vitest';
import { languages } from '../domain/kernel/language.ts';
import { en } from './en/index.ts';
import { letterHtml, letterText } from './letter-html.ts';
import { composeLetter, composeText } from './letters.ts';
import { speakers } from './speakers.ts';

const facts = { name: 'Ana', organization: 'Harbor Cafe', days: 7 };
const link = 'https://time.example/confirm-email#abc';

test('a letter has a subject, paragraphs, a link with its words, small print and a foot', () => {
  const letter = composeLetter(speakers.en, 'confirm_email', facts, 'Harbor Cafe');
  expect(letter.subject).toBe('Confirm your email address');
  expect(letter.paragraphs[0]).toBe('Hello Ana,');
  expect(letter.action?.label).toBe('Confirm email address');
  expect(letter.note).toContain('7 days');
  expect(letterText(letter, link)).toContain(`Confirm email address:\n${link}\n\n`);
  expect(letterText(letter, link).trimEnd()).toMatch(/Sent by Meridian for Harbor Cafe\.$/);
});

describe.each(languages)('in %s', (language) => {
  test('every kind of letter can be said, and shows no placeholder that was not filled', () => {
    for (const kind of kindsOf(/^letter\.(?!frame)(\w+)\.subject$/)) {
      const letter = composeLetter(speakers[language], kind, everyFact, 'Harbor Cafe');
      const html = letterHtml(letter, language, link);
      expect(letterText(letter, link), kind).not.toMatch(/[{}]|undefined/);
      expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
      expect(html).not.toMatch(/undefined|<table|<img|url\(|@import/);
      expect(html.includes(`href="${link}"`)).toBe(letter.action !== undefined);
    }
    for (const kind of kindsOf(/^text\.(\w+)$/)) {
      expect(composeText(speakers[language], kind, everyFact), kind).not.toMatch(/[{}\u2068\u2069]|undefined/);
    }
  });

  test('a name full of markup stays a name', () => {
    const name = `<script>alert("1")</script>'&`;
    const letter = composeLetter(speakers[language], 'confirm_email', { ...facts, name }, name);
    const html = letterHtml(letter, language, link);
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;');
  });
});

test('a name with a line break in it cannot add a header to a mail', () => {
  const speaker = { ...speakers.en, say: (() => 'To Ana\r\nBcc: all@example.com') as never };
  expect(composeLetter(speaker, 'confirm_email', facts, '').subject).toBe('To Ana Bcc: all@example.com');
});

test('from right to left, the names in a subject and its heading are kept to themselves, each in its own direction', () => {
  const told = { ...facts, by: 'Maya Okafor', title: '<b>Fest</b> "x"', text: 'Hi', link: '/' };
  const subject = 'كتب \u2068Maya Okafor\u2069 في \u2068<b>Fest</b> "x"\u2069';
  const letter = composeLetter(speakers.ar, 'message_group', told, 'Harbor Cafe');
  expect(letter.subject).toBe(subject);
  const heading = subject.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
  expect(letterHtml(letter, 'ar', link)).toContain(`<h1>${heading}</h1>`);
  expect(composeLetter(speakers.en, 'message_group', told, 'Harbor Cafe').subject).not.toMatch(/[\u2068\u2069]/);
});

test('a kind that has no words is a surprise', () => {
  expect(() => composeLetter(speakers.en, 'frame', facts, '')).toThrow('frame');
  expect(() => composeText(speakers.en, 'nothing', {})).toThrow('nothing');
});

/** A value for whatever a letter may name. */
const everyFact = Object.fromEntries(
  Object.values(en)
    .flatMap((text) => text.match(/\{\w+/g) ?? [])
    .map((opened) => [opened.slice(1), 2]),
);

const kindsOf = (form: RegExp): string[] => Object.keys(en).flatMap((key) => form.exec(key)?.[1] ?? []);

import type { Language } from '../domain/kernel/language.ts';
import { ar } from './ar/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { makeSpeaker, type Speaker } from './speak.ts';

/** All three languages at once, for whoever answers readers of each: the server. A screen loads one, by `speaker`. */
export const speakers: Readonly<Record<Language, Speaker>> = {
  en: makeSpeaker('en', en),
  es: makeSpeaker('es', es),
  ar: makeSpeaker('ar', ar),
};

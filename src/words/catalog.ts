import type { en } from './en/index.ts';

/** Every message of the product, by its key; the English text is the source of keys and placeholders. */
export type Messages = typeof en;
export type MessageKey = keyof Messages;
export type Catalog = Readonly<Record<MessageKey, string>>;

/** The same keys in another language: one missing or one too many does not compile. */
export type Translation<Source> = { readonly [Key in keyof Source]: string };

/** The languages that every sentence of the product exists in. */
export const languages = ['en', 'es', 'ar'] as const;
export type Language = (typeof languages)[number];

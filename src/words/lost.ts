import type { Language } from '../domain/kernel/language.ts';

/** What a page says where no words arrived: it comes with the page itself, in every language. */
export const lost = {
  en: {
    'kernel.brand': 'Meridian',
    'kernel.couldNotLoad': 'This page could not be loaded',
    'kernel.unreachable': 'Meridian could not be reached. Check your connection and try again.',
    'kernel.tryAgain': 'Try again',
  },
  es: {
    'kernel.brand': 'Meridian',
    'kernel.couldNotLoad': 'No se pudo cargar esta página',
    'kernel.unreachable': 'No se pudo conectar con Meridian. Revisa tu conexión e inténtalo de nuevo.',
    'kernel.tryAgain': 'Intentar de nuevo',
  },
  ar: {
    'kernel.brand': 'Meridian',
    'kernel.couldNotLoad': 'تعذّر تحميل هذه الصفحة',
    'kernel.unreachable': 'تعذّر الاتصال بـ Meridian. تحقّق من اتصالك ثم حاول مرة أخرى.',
    'kernel.tryAgain': 'إعادة المحاولة',
  },
} as const satisfies Readonly<Record<Language, object>>;

import { languages, type Language } from '../../src/domain/kernel/language.ts';

interface ChooserWords {
  readonly title: string;
  readonly lead: string;
  readonly standIn: string;
  readonly someoneNew: string;
  readonly someoneNewHint: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly verified: string;
  readonly next: string;
  readonly back: string;
  readonly cancel: string;
  readonly cancelled: string;
  readonly lost: string;
}

/** The sentences of the chooser. They are the demo's and not the product's, and so stand here. */
export const words: Readonly<Record<Language, (provider: string) => ChooserWords>> = {
  en: (provider) => ({
    title: 'Choose an account',
    lead: 'to go on to Meridian',
    standIn: `Stands in for ${provider} on this machine`,
    someoneNew: 'Someone new',
    someoneNewHint: 'An account with any name and address',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    verified: `${provider} has verified this address`,
    next: 'Continue',
    back: 'Back',
    cancel: 'Cancel',
    cancelled: 'You cancelled the sign-in.',
    lost: 'This sign-in is over. Close this window and begin again.',
  }),
  es: (provider) => ({
    title: 'Elige una cuenta',
    lead: 'para continuar en Meridian',
    standIn: `Hace las veces de ${provider} en este equipo`,
    someoneNew: 'Otra persona',
    someoneNewHint: 'Una cuenta con cualquier nombre y correo',
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    verified: `${provider} ha verificado este correo`,
    next: 'Continuar',
    back: 'Atrás',
    cancel: 'Cancelar',
    cancelled: 'Cancelaste el inicio de sesión.',
    lost: 'Este inicio de sesión ya terminó. Cierra esta ventana y empieza de nuevo.',
  }),
  ar: (provider) => ({
    title: 'اختر حسابًا',
    lead: 'للمتابعة إلى Meridian',
    standIn: `بديل محلي عن ${provider} على هذا الجهاز`,
    someoneNew: 'شخص جديد',
    someoneNewHint: 'حساب بأي اسم وأي بريد إلكتروني',
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    email: 'البريد الإلكتروني',
    verified: `تحقق ${provider} من هذا البريد`,
    next: 'متابعة',
    back: 'رجوع',
    cancel: 'إلغاء',
    cancelled: 'ألغيت تسجيل الدخول.',
    lost: 'انتهى تسجيل الدخول هذا. أغلق هذه النافذة وابدأ من جديد.',
  }),
};

/** The first of `ui_locales` that we speak (OpenID Connect Core 1.0, section 3.1.2.1). */
export const languageOf = (uiLocales: unknown): Language => {
  const asked = typeof uiLocales === 'string' ? uiLocales.split(' ') : [];
  return asked.flatMap((tag) => languages.find((one) => tag.split('-')[0] === one) ?? [])[0] ?? 'en';
};

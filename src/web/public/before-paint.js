// Runs before the first paint, so that a dark or an Arabic reader sees no flash of anything else.
// A file of its own, because the content policy allows no inline script. See kernel/reading.ts.
(() => {
  const kept = (/(?:^|; )meridian_reading=([^;]*)/.exec(document.cookie) ?? ['', ''])[1].split('.');
  const spoken = ['en', 'es', 'ar'];
  const asked = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const language = spoken.includes(kept[0]) ? kept[0] : (asked.find((one) => spoken.includes(one)) ?? 'en');
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  if (kept[1] === 'light' || kept[1] === 'dark') document.documentElement.dataset.theme = kept[1];
  // The browser's tables of languages take a while to read; better now, while the scripts are on their way, than when they ask for them.
  setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf([language]));
})();

/** What a browser says it is, as far as its owner would recognize it. Names are brands, and the same in every language. */
export interface Device {
  readonly browser: string | undefined;
  readonly system: string | undefined;
}

// In this order: most browsers also name those that they want to be taken for.
const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\b(OPR|Opera|OPT|OPX)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bDuckDuckGo\//, 'DuckDuckGo'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** The device behind a `User-Agent` header; it proves nothing, since anybody can send any. */
export function deviceOf(userAgent: string | undefined): Device {
  const told = (userAgent ?? '').slice(0, 512);
  const nameIn = (list: typeof browsers) => list.find(([mark]) => mark.test(told))?.[1];
  return { browser: nameIn(browsers), system: nameIn(systems) };
}

/** What a first visit of a route loads before the route is drawn: its scripts, and the words that they say. */
export interface FirstRoute {
  readonly name: string;
  /** The modules that are asked for, each as the end of its path; what they import comes with them. */
  readonly asksFor: readonly string[];
  /** At most this many bytes of script, gzip; 1 KB is 1,000 bytes. See docs/decisions/0124. */
  readonly mostBytes: number;
}

const everyRoute = ['index.html'];

const signIn = [...everyRoute, 'src/words/ar/entrance.ts', 'src/web/entrance.tsx'];

/** With what comes once the page stands, where a deployment has it: sign-in by somebody's word and by telephone. */
const wholeSignIn = [
  ...signIn,
  'src/web/openid/provider-buttons.tsx',
  'src/web/phone/log-in/phone-sign-in.tsx',
  'src/web/time-clock/waiting-where-kept.tsx',
];

/** The routes that somebody opens first. Arabic is counted, whose words weigh most. */
export const firstRoutes: readonly FirstRoute[] = [
  { name: 'every route', asksFor: everyRoute, mostBytes: 112_000 },
  { name: 'sign-in', asksFor: signIn, mostBytes: 130_000 },
  { name: 'whole sign-in', asksFor: wholeSignIn, mostBytes: 139_000 },
  // What comes only once somebody is about to type a telephone number or presses the button of a provider, or where this device kept punches.
  {
    name: 'pressed sign-in',
    asksFor: [
      ...wholeSignIn,
      'src/web/phone/view.ts',
      'src/web/phone/code-form.tsx',
      'src/contract/phone.ts',
      'src/contract/openid.ts',
      'src/web/time-clock/waiting-here.tsx',
    ],
    mostBytes: 191_000,
  },
  {
    name: 'dashboard',
    asksFor: [
      ...everyRoute,
      'src/words/ar/entrance.ts',
      'src/words/ar/daily.ts',
      'src/web/app.tsx',
      'src/web/screens/signed-in.tsx',
      'src/web/screens/dashboard.tsx',
    ],
    mostBytes: 311_000,
  },
];

import { cardsScreen } from './cards-screen.ts';
import { cards } from './cards.ts';
import { payrun } from './payrun.ts';
import { punch } from './punch/punch.ts';
import { rules } from './rules.ts';
import { buildWeek } from './schedule/build-week.ts';
import { schedule } from './schedule/schedule.ts';

const benchmarks: Readonly<Record<string, (flags: readonly string[]) => Promise<void>>> = {
  'build-week': buildWeek,
  cards,
  'cards-screen': cardsScreen,
  payrun,
  punch,
  rules,
  schedule,
};

const [name = '', ...flags] = process.argv.slice(2);
const chosen = benchmarks[name];
if (chosen === undefined) {
  console.error(`Usage: npm run bench -- NAME [--json], where NAME is one of: ${Object.keys(benchmarks).join(', ')}.`);
  process.exit(2);
}
await chosen(flags);

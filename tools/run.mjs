// Runs a TypeScript program of ours with the Node that npm brings, after installing what is locked where that is missing, so that
// `npm run -s rules` works on a fresh clone too. Standard output stays the program's own.
import { launch } from './launch.mjs';

const [program = '', ...args] = process.argv.slice(2);
process.exitCode = await launch(program, args, (line) => console.error(line));

// "npm test" and "npm run check": installs what is locked, finds a Node that runs TypeScript, and hands over to tools/test.ts. Plain
// words of JavaScript, as in start.mjs.
var major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error(
    'Meridian needs Node 20 or newer, and this is ' +
      process.version +
      ': install a newer one from https://nodejs.org.',
  );
  process.exitCode = 1;
} else {
  import('./launch.mjs')
    .then(function (launch) {
      return launch.launch('test.ts', process.argv.slice(2));
    })
    .then(function (code) {
      process.exitCode = code;
    });
}

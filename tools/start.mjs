// "npm start" and "npm run dev": installs what is locked, finds a Node that runs TypeScript, and hands over to tools/serve.ts. Plain
// words of JavaScript that every Node can read, so that one which is too old hears so, instead of a syntax error.
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
      return launch.launch('serve.ts', process.argv.slice(2));
    })
    .then(function (code) {
      process.exitCode = code;
    });
}

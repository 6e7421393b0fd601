// For the command line, `depcruise src -T dot`: the same rules that `npm run check` keeps.
import { cruiseOptions } from './tools/house/check-imports.ts';
import { importRules } from './tools/house/import-rules.ts';

export default { forbidden: importRules, options: cruiseOptions };

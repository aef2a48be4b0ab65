// `npm test`: installs what is missing, then runs everything under the project's own Node. Plain JavaScript without dependencies.
import { join } from 'node:path';
import { runScript } from './run-script.mjs';

// Tests start some hundred processes: clouds, and commands as people run them. Only the first of each kind compiles what it loads.
runScript('scripts/test.ts', process.argv.slice(2), {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/node'),
});

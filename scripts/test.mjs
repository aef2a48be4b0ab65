// `npm test`: installs what is missing, then runs everything under the project's own Node. Plain JavaScript without dependencies.
import { runScript } from './run-script.mjs';

runScript('scripts/test.ts', process.argv.slice(2));

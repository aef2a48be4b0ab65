// `npm start`: installs what is missing, then runs the embedded cloud under the project's own Node. Plain JavaScript without dependencies.
import { runScript } from './run-script.mjs';

runScript('infra/local/main.ts', process.argv.slice(2));

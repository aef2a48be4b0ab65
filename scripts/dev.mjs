// `npm run dev`: the embedded cloud with hot reload, under the project's own Node. Plain JavaScript without dependencies.
import { runScript } from './run-script.mjs';

runScript('infra/local/dev.ts', process.argv.slice(2));

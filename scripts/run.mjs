// Runs a script of the project under its own Node, installing packages first if needed: `node scripts/run.mjs scripts/budgets.ts --write`.
import { runScript } from './run-script.mjs';

const [script, ...args] = process.argv.slice(2);
if (!script) {
  console.error('Name the script to run.');
  process.exit(1);
}
runScript(script, args);

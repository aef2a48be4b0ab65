// `npm test`: installs what is missing, then runs everything (scripts/test.ts) under the project's own Node.
process.argv.splice(2, 0, 'scripts/test.ts');
await import('./run.mjs');

/**
 * Builds what changed: the Lambdas (dist/functions), the web app (dist/web), the page that verifies
 * records (dist/verifier), and the cloud assembly (cdk.out). Each is keyed by a hash of everything it is
 * made from, so that a second run does nothing. `--force` builds all.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const stampsFile = join(root, 'dist/built.json');

/** Something that is built: from what, by which command, and a file that exists once it is. */
type Part = {
  name: string;
  from: string[] /** Variables of the environment that change the result. */;
  settings?: string[];
  command: string[];
  makes: string;
};

const always = ['package.json', 'package-lock.json'];
const parts: Part[] = [
  {
    name: 'Lambdas',
    from: [
      ...always,
      'shared',
      'events',
      'functions',
      'infra/functions.ts',
      'infra/workspace-functions.ts',
      'scripts/build-functions.ts',
      'scripts/lambda-plugins.ts',
      'scripts/build-gazetteer.ts',
      'scripts/build-verifier.ts',
      'web/verifier',
      'scripts/gazetteer',
      'scripts/openapi.ts',
      'scripts/api-docs-page.ts',
    ],
    command: ['scripts/build-functions.ts'],
    makes: 'dist/functions/meta.json',
  },
  {
    name: 'web app',
    from: [...always, 'shared', 'web', 'vite.config.ts'],
    command: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    makes: 'dist/web/index.html',
  },
  {
    name: 'verifier',
    from: [...always, 'shared', 'web/verifier', 'scripts/build-verifier.ts'],
    command: ['scripts/build-verifier.ts'],
    makes: 'dist/verifier/verify.html',
  },
  {
    name: 'cloud template',
    from: [
      ...always,
      'infra',
      'events',
      'dist/functions',
      'dist/web',
      'functions/settings.ts',
      'functions/search/snapshot.ts',
      'shared/contract/session.ts',
    ],
    settings: [
      'YARROW_STAGE',
      'PORT',
      'YARROW_DOMAIN',
      'YARROW_CERTIFICATE_ARN',
      'YARROW_MAIL_DOMAIN',
      'YARROW_ALARM_MAIL',
      'YARROW_PLACES_SECRET',
      'YARROW_TEXTING_SECRET',
      'TWILIO_ACCOUNT_SID',
      'TWILIO_AUTH_TOKEN',
      'TWILIO_WEBHOOK_URL',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'STRIPE_RETURN_URL',
      'GOOGLE_PLACES_KEY',
      'SMARTY_KEY',
      'GEOAPIFY_KEY',
      'TIMESTAMP_AUTHORITY_URL',
    ],
    command: ['infra/app.ts'],
    makes: 'cdk.out/manifest.json',
  },
];

/** Returns every file below a path in order, without tests (they change no build), maps, and the embedded cloud's own code. */
function filesBelow(path: string): string[] {
  const whole = join(root, path);
  if (!existsSync(whole)) return [];
  const entries = readdirSync(whole, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\.test\.tsx?$|\.map$|[\\/]infra[\\/]local[\\/]/.test(file))
    .sort();
}

/** Hashes the names and contents of what a part is made from, and its settings. */
function hashOf({ from, settings = [] }: Part, env: NodeJS.ProcessEnv): string {
  // A stage without a name is the local one (infra/app.ts), so that `npm start` has nothing to build after `npm run build` or `npm test`.
  const values = settings.map((name) => env[name] || (name === 'YARROW_STAGE' ? 'local' : ''));
  const hash = createHash('sha256').update(JSON.stringify(values));
  for (const path of from) {
    const files = /\.[a-z]+$/.test(path) ? [join(root, path)].filter(existsSync) : filesBelow(path);
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const readStamps = (): Record<string, string> => (existsSync(stampsFile) ? JSON.parse(readFileSync(stampsFile, 'utf8')) : {});

/** Called for each part: whether it was up to date, and how long it took. */
export type BuildStep = (step: { name: string; isFresh: boolean; milliseconds: number }) => void;

/** Builds each part that is missing or made from something else than last time. Throws, with the builder's own words, if one fails. */
export function buildIfChanged(
  report: BuildStep = () => {},
  { force = false, env = process.env }: { force?: boolean; env?: NodeJS.ProcessEnv } = {},
): void {
  for (const part of parts) {
    const startedAt = performance.now();
    // The template is hashed after what it deploys was built, so the order of the parts matters.
    const hash = hashOf(part, env);
    const isFresh = !force && existsSync(join(root, part.makes)) && readStamps()[part.name] === hash;
    if (!isFresh) {
      const { status, stderr, stdout } = spawnSync(process.execPath, part.command, {
        cwd: root,
        // A build is the same no matter who asks for it: a test runner's own NODE_ENV would bring in React's development build.
        env: { ...env, NODE_ENV: 'production', CDK_OUTDIR: join(root, 'cdk.out') },
        encoding: 'utf8',
        // A builder that never ends must not keep everything from ending.
        timeout: 300_000,
      });
      if (status !== 0) throw new Error(`The ${part.name} could not be built.\n${stderr || stdout}`);
      mkdirSync(join(root, 'dist'), { recursive: true });
      writeFileSync(stampsFile, JSON.stringify({ ...readStamps(), [part.name]: hash }, null, 2));
    }
    report({ name: part.name, isFresh, milliseconds: Math.round(performance.now() - startedAt) });
  }
}

if (import.meta.main) {
  try {
    buildIfChanged(
      ({ name, isFresh, milliseconds }) => console.log(`✓ ${name} ${isFresh ? 'up to date' : 'built'} (${milliseconds} ms)`),
      {
        force: process.argv.includes('--force'),
      },
    );
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import * as esbuild from 'esbuild';
import type { FunctionDefinition } from '#infra/function-definition.ts';
import { allFunctions } from '#infra/functions.ts';
import { apiDocsPage } from './api-docs-page.ts';
import { buildFonts } from './build-fonts.ts';
import { buildGazetteer } from './build-gazetteer.ts';
import { verifierPage } from './build-verifier.ts';
import { lambdaPlugins } from './lambda-plugins.ts';
import { openApiDocument } from './openapi.ts';

/** Minified bytes of each Lambda by its name. */
export type BytesMeta = Record<string, { bytes: number }>;

/** What dist/functions/meta.json says of each Lambda: its minified bytes, and what it imports from outside its bundle. */
export type BuildMeta = Record<string, { bytes: number; imports: string[] }>;

const root = resolve(import.meta.dirname, '..');
const outdir = join(root, 'dist/functions');

/** Throws, naming them all, if Lambdas of infra/functions.ts have no source. */
function assertSources(definitions: readonly FunctionDefinition[]): void {
  const missing = definitions.filter(({ entry }) => !existsSync(join(root, entry))).map(({ entry }) => entry);
  if (missing.length > 0) throw new Error(`infra/functions.ts names Lambdas that have no source: ${missing.join(', ')}.`);
}

/**
 * Where the SDK looks for credentials when the environment has none, each behind an `import()`. A Lambda's environment always has them, so these stay
 * outside: 130 KB less in every Lambda that talks to AWS. When run from dist on a machine, they are found in node_modules.
 */
const otherCredentials = [
  '@aws-sdk/credential-provider-http',
  '@aws-sdk/credential-provider-ini',
  '@aws-sdk/credential-provider-process',
  '@aws-sdk/credential-provider-sso',
  '@aws-sdk/credential-provider-web-identity',
  '@smithy/credential-provider-imds',
];

/** Event streams, behind an `import()` too: no call that a Lambda makes has one. 15 KB. */
const eventStreams = '@smithy/core/event-streams';

/** What a bundle needs to know of a Lambda. */
type Bundled = Pick<FunctionDefinition, 'name' | 'native' | 'children'> & { entry: string };

const entriesOf = ({ name, entry, children = [] }: Bundled): [string, string][] => [
  [`${name}/index`, entry],
  ...children.map((child): [string, string] => [`${name}/${basename(child, '.ts')}`, child]),
];

/**
 * Bundles everything in one pass: every entry becomes a separate file, with the AWS SDK in it (which starts faster than the runtime's). Names aren't kept:
 * they are 6 % of the bytes, and no error is told apart by the name of its class.
 */
export const bundleOptions = (definitions: readonly Bundled[]) =>
  ({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(definitions.flatMap(entriesOf)),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: false,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    // Machine code can't be bundled. When run from dist on this machine, it is found in node_modules; for the cloud see deploy.ts.
    external: [...otherCredentials, eventStreams, ...new Set(definitions.flatMap(({ native = [] }) => native))],
    minify: true,
    sourcemap: 'external',
    legalComments: 'none',
    metafile: true,
    logLevel: 'silent',
    plugins: lambdaPlugins,
  }) as const satisfies esbuild.BuildOptions;

/** Returns the Lambda that a built file belongs to. */
const nameAt = (path: string): string => dirname(path).split('/').at(-1) ?? '';

function metaOf(definitions: readonly FunctionDefinition[], { outputs }: esbuild.Metafile): BuildMeta {
  const bytes = (name: string) => outputs[`dist/functions/${name}/index.mjs`]?.bytes ?? 0;
  // With a child of its own, a Lambda has several files.
  const imports = Map.groupBy(
    Object.entries(outputs).flatMap(([path, output]) => output.imports.map((one) => ({ name: nameAt(path), path: one.path }))),
    ({ name }) => name,
  );
  const importsOf = (name: string) => (imports.get(name) ?? []).map(({ path }) => path);
  return Object.fromEntries(definitions.map(({ name }) => [name, { bytes: bytes(name), imports: importsOf(name) }]));
}

/** Writes the documentation beside its Lambda. */
async function writeDocs(): Promise<void> {
  const folder = join(outdir, 'docs');
  const document = await openApiDocument();
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(join(folder, 'openapi.json'), JSON.stringify(document)),
    writeFile(join(folder, 'page.html'), apiDocsPage(document)),
    copyFile(join(root, 'functions/api/docs/page.css'), join(folder, 'page.css')),
  ]);
}

/** Lambdas that ask the embedded places service: the one that searches, and those that place a home's address. */
const withPlaces = ['marketplace', 'locations', 'system-providers'];

/** Writes the places of the embedded gazetteer beside the Lambdas that use it. */
async function writeGazetteer(): Promise<void> {
  const file = buildGazetteer();
  for (const name of withPlaces) {
    await mkdir(join(outdir, name), { recursive: true });
    await copyFile(file, join(outdir, name, 'gazetteer.json.gz'));
  }
}

/** Lambdas that compose documents. */
const withFonts = [
  'plan-documents',
  'price-lists',
  'system-documents',
  'case-papers',
  'case-invoices',
  'case-contracts',
  'tag-papers',
  'seal-document',
];

/** Writes the fonts of documents with their licenses beside the Lambdas that compose them. */
async function writeFonts(): Promise<void> {
  const faces = buildFonts();
  await Promise.all(withFonts.map((name) => cp(faces, join(outdir, name, 'fonts'), { recursive: true })));
}

/** Writes the page that checks sealed documents beside the Lambda that packs it with them. */
async function writeVerifier(): Promise<void> {
  const folder = join(outdir, 'case-papers');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'verify.html'), await verifierPage());
}

/** Removes what belongs to a Lambda that no longer exists. The others are overwritten, so that what runs from there keeps running. */
async function sweep(definitions: readonly FunctionDefinition[]): Promise<void> {
  const names = new Set(definitions.map(({ name }) => name));
  const folders = (await readdir(outdir, { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && !names.has(entry.name),
  );
  await Promise.all(folders.map((folder) => rm(join(outdir, folder.name), { recursive: true })));
}

/** Builds the Lambdas without writing them, to learn their bytes. */
export async function measureFunctions(definitions = allFunctions): Promise<BuildMeta> {
  assertSources(definitions);
  const { metafile } = await esbuild.build({ ...bundleOptions(definitions), sourcemap: false, write: false });
  return metaOf(definitions, metafile);
}

/** Reads the Lambdas as the last build wrote them, with what it says of them: the code is what runs, and what is deployed. */
export async function readFunctions(definitions = allFunctions): Promise<{ meta: BuildMeta; code: Map<string, string> }> {
  const meta = JSON.parse(await readFile(join(outdir, 'meta.json'), 'utf8')) as BuildMeta;
  const codeOf = async (each: Bundled) => {
    const files = await Promise.all(entriesOf(each).map(([file]) => readFile(join(outdir, `${file}.mjs`), 'utf8')));
    return [each.name, files.join('\n')] as const;
  };
  return { meta, code: new Map(await Promise.all(definitions.map(codeOf))) };
}

/** Builds every Lambda to dist/functions/<name>/index.mjs and what there is to know of them to dist/functions/meta.json. Throws if one has no source or doesn't build. */
export async function buildFunctions(definitions = allFunctions): Promise<BuildMeta> {
  assertSources(definitions);
  const [{ metafile }] = await Promise.all([
    esbuild.build(bundleOptions(definitions)),
    writeDocs(),
    writeGazetteer(),
    writeFonts(),
    writeVerifier(),
  ]);
  await sweep(definitions);
  const meta = metaOf(definitions, metafile);
  await writeFile(join(outdir, 'meta.json'), `${JSON.stringify(meta, null, 2)}\n`);
  return meta;
}

/**
 * Builds, and builds again whenever a source changes; resolves after the first pass. Calls `built` after each with the names of the Lambdas whose code
 * changed, or with esbuild's errors. The contract's documentation is made once: a new contract needs a restart.
 */
export async function watchFunctions(
  built: (outcome: { changed: string[] } | { errors: string[] }) => void,
  definitions = allFunctions,
): Promise<{ stop(): Promise<void> }> {
  await buildFunctions(definitions);
  let hashes = new Map<string, string>();
  const report: esbuild.Plugin = {
    name: 'report',
    setup(build) {
      build.onEnd(async ({ errors, outputFiles }) => {
        if (errors.length > 0) return built({ errors: await esbuild.formatMessages(errors, { kind: 'error' }) });
        const next = new Map((outputFiles ?? []).map((file) => [file.path, file.hash]));
        const changed = (outputFiles ?? []).filter((file) => hashes.get(file.path) !== file.hash);
        await Promise.all(changed.map((file) => writeFile(file.path, file.contents)));
        const first = hashes.size === 0;
        hashes = next;
        const names = changed
          .filter(({ path }) => path.endsWith('.mjs'))
          .map(({ path }) => dirname(path).slice(outdir.length + 1));
        if (!first && names.length > 0) built({ changed: names });
      });
    },
  };
  const context = await esbuild.context({ ...bundleOptions(definitions), write: false, plugins: [report] });
  await context.watch();
  return { stop: () => context.dispose() };
}

if (import.meta.main) {
  try {
    const started = performance.now();
    const meta = await buildFunctions();
    const lines = Object.entries(meta).map(([name, { bytes }]) => `${String(Math.round(bytes / 1000)).padStart(6)} KB  ${name}`);
    process.stdout.write(
      `${lines.join('\n')}\nBuilt ${lines.length} Lambdas in ${Math.round(performance.now() - started)} ms.\n`,
    );
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

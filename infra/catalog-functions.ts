/** The Lambdas behind the calls about many entries of the catalog at a time, files of them, and their pictures. */
import { callSeconds, callSettings, catalogSettings } from './call-settings.ts';
import type { ApiFunction } from './function-definition.ts';

export const catalogApi: readonly ApiFunction[] = [
  {
    kind: 'api',
    name: 'system-batches',
    entry: 'functions/api/system-batches/index.ts',
    contract: 'systemBatches',
    routes: [
      '/api/system/batches',
      '/api/system/batches/{proxy+}',
      '/api/system/releases/{release}/revert',
      '/api/system/{noun}/bulk',
      '/api/system/vendors/{id}/merge',
      '/api/system/attributes/{id}/renameValue',
    ],
    environment: [...callSettings, ...catalogSettings],
    grants: ['reads-table', 'writes-table', 'reads-catalog', 'reads-batches', 'writes-batches'],
    // Like system-catalog, it keeps the whole catalog.
    memoryMb: 1769,
    timeoutSeconds: callSeconds,
    whenItFails: 'Administrators cannot change many entries of the catalog together, or go back to an earlier release.',
  },
  {
    kind: 'api',
    name: 'system-imports',
    entry: 'functions/api/system-imports/index.ts',
    contract: 'systemImports',
    routes: ['/api/system/{noun}/imports', '/api/system/{noun}/imports/{proxy+}', '/api/system/{noun}/export'],
    environment: [...callSettings, ...catalogSettings, 'FILES_BUCKET'],
    grants: [
      'reads-table',
      'writes-table',
      'reads-catalog',
      'reads-batches',
      'writes-batches',
      'keeps-imports',
      'prints-documents',
    ],
    // Like system-catalog, it keeps the whole catalog.
    memoryMb: 1769,
    timeoutSeconds: callSeconds,
    whenItFails: 'Administrators cannot import entries of the catalog from a file, or export them.',
  },
  {
    kind: 'api',
    name: 'system-pictures',
    entry: 'functions/api/system-pictures/index.ts',
    contract: 'systemPictures',
    routes: [
      '/api/system/pictures',
      '/api/system/items/{id}/images',
      '/api/system/items/{id}/images/{proxy+}',
      '/api/system/{noun}/imports/{id}/pictures',
    ],
    environment: [...callSettings, ...catalogSettings, 'MEDIA_BUCKET'],
    grants: ['reads-table', 'writes-table', 'reads-catalog', 'reads-batches', 'keeps-pictures'],
    native: ['sharp'],
    // Decoding and encoding take CPU: a full core.
    memoryMb: 1769,
    // The largest pictures take longer than any other call: as long as the gateway waits.
    timeoutSeconds: 28,
    whenItFails: 'Administrators cannot upload pictures for the catalog.',
  },
  {
    kind: 'api',
    stack: 'documents',
    name: 'system-documents',
    entry: 'functions/api/system-documents/index.ts',
    contract: 'systemDocuments',
    routes: ['/api/system/templateFiles', '/api/system/templateFiles/{proxy+}'],
    environment: [...callSettings, 'FILES_BUCKET'],
    grants: ['reads-table', 'writes-table', 'keeps-imports', 'keeps-template-files', 'prints-documents'],
    native: ['@hyzyla/pdfium', 'sharp'],
    children: ['functions/documents/forms/form-child.ts'],
    // A file from outside has a process of its own, beside this one.
    memoryMb: 1769,
    // A child process may take 20 seconds to start on a busy machine, and a file 3 seconds to open.
    timeoutSeconds: 28,
    whenItFails: 'Administrators cannot upload PDFs for document templates, or look at them.',
  },
  {
    kind: 'api',
    name: 'system-dry-runs',
    entry: 'functions/api/system-dry-runs/index.ts',
    contract: 'systemDryRuns',
    routes: ['/api/system/dryRuns', '/api/system/dryRuns/{proxy+}'],
    environment: [...callSettings, ...catalogSettings],
    grants: ['reads-table', 'writes-table', 'reads-catalog', 'reads-batches', 'stores-dry-runs'],
    // A sample prices a thousand plans twice within the request.
    memoryMb: 1769,
    timeoutSeconds: callSeconds,
    whenItFails: 'Administrators cannot see what drafts of the catalog would change; they can publish with a reason.',
  },
  {
    kind: 'api',
    name: 'system-catalog',
    entry: 'functions/api/system-catalog/index.ts',
    contract: 'systemCatalog',
    routes: [
      '/api/system/releases',
      '/api/system/releases/{proxy+}',
      '/api/system/drafts',
      '/api/system/search',
      '/api/system/{noun}',
      '/api/system/{noun}/{proxy+}',
    ],
    environment: [...callSettings, ...catalogSettings, 'FILES_BUCKET'],
    grants: ['reads-table', 'writes-table', 'reads-catalog', 'reads-batches', 'publishes-catalog', 'reads-template-files'],
    // It keeps the whole catalog, and checks all of it before a publication.
    memoryMb: 1769,
    // What it reads is there to stay. With more room for short-lived objects, V8 copies it several times first: a tenth of a cold list of 10,000 items.
    nodeOptions: '--max-semi-space-size=8',
    timeoutSeconds: callSeconds,
    whenItFails: 'Administrators cannot change the catalog. What is published doesn’t change.',
  },
];

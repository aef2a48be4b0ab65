/** The Lambdas behind the custody of the people in a home's care: the pages of a case about it, and tags. */
import { callSeconds, callSettings, catalogSettings } from './call-settings.ts';
import type { ApiFunction } from './function-definition.ts';

export const custodyApi: readonly ApiFunction[] = [
  {
    kind: 'api',
    stack: 'merchandise',
    name: 'custody-pages',
    entry: 'functions/api/custody-pages/index.ts',
    contract: 'custodyPages',
    routes: [
      '/api/cases/{id}/custody',
      '/api/cases/{id}/custody/{page}',
      '/api/cases/{id}/custody/{page}/close',
      '/api/cases/{id}/custody/{page}/reopen',
      '/api/removals/{proxy+}',
    ],
    environment: [...callSettings, ...catalogSettings],
    grants: ['reads-table', 'reads-catalog', 'writes-table'],
    timeoutSeconds: callSeconds,
    whenItFails: 'Staff and trade companies cannot read or fill in the pages about a decedent in care, from removal to release.',
  },
  {
    kind: 'api',
    stack: 'documents',
    name: 'tags',
    entry: 'functions/api/tags/index.ts',
    contract: 'tags',
    routes: ['/api/tags', '/api/tags/{proxy+}'],
    environment: [...callSettings, ...catalogSettings],
    grants: ['reads-table', 'reads-catalog', 'writes-table'],
    timeoutSeconds: callSeconds,
    whenItFails: 'Staff of a home and its trade companies cannot find out by a tag who someone is, and cannot bind tags.',
  },
  {
    kind: 'api',
    stack: 'documents',
    name: 'tag-papers',
    entry: 'functions/api/tag-papers/index.ts',
    contract: 'tagPapers',
    routes: ['/api/tags/nameBand', '/api/tags/sheets/{id}/pdf'],
    environment: [...callSettings, 'FILES_BUCKET'],
    grants: ['reads-table', 'writes-table', 'prints-documents'],
    // Setting type takes CPU: a full core.
    memoryMb: 1769,
    timeoutSeconds: callSeconds,
    whenItFails: 'Staff of a home cannot print tags and name bands. Tags that are printed already work.',
  },
];

/** The Lambdas behind the calls about what a home sells. They have a stack of their own: with the others it would be too large. */
import { callSeconds, callSettings, catalogSettings } from './call-settings.ts';
import type { ApiFunction } from './function-definition.ts';

export const merchandiseApi: readonly ApiFunction[] = [
  {
    kind: 'api',
    stack: 'merchandise',
    name: 'merchandise',
    entry: 'functions/api/merchandise/index.ts',
    contract: 'merchandise',
    routes: ['/api/merchandise/{proxy+}'],
    environment: [...callSettings, ...catalogSettings],
    grants: ['reads-table', 'reads-catalog', 'writes-table'],
    // It lists and searches thousands of items within a request.
    memoryMb: 1769,
    timeoutSeconds: callSeconds,
    whenItFails: 'Staff cannot see or change what their home sells, or choose merchandise in a case.',
  },
  {
    kind: 'api',
    stack: 'merchandise',
    name: 'merchandise-pictures',
    entry: 'functions/api/merchandise-pictures/index.ts',
    contract: 'merchandisePictures',
    routes: [
      '/api/merchandise/items/{itemId}/uploadImage',
      '/api/merchandise/setAsCoverImage/{imageId}',
      '/api/merchandise/deleteImage/{imageId}',
    ],
    environment: [...callSettings, ...catalogSettings, 'MEDIA_BUCKET'],
    grants: ['reads-table', 'reads-catalog', 'writes-table', 'keeps-pictures'],
    native: ['sharp'],
    // Decoding and encoding take CPU: a full core.
    memoryMb: 1769,
    // The largest pictures take longer than any other call: as long as the gateway waits.
    timeoutSeconds: 28,
    whenItFails: 'Funeral homes cannot add, choose, or remove pictures of what they sell.',
  },
  {
    kind: 'api',
    stack: 'merchandise',
    name: 'merchandise-files',
    entry: 'functions/api/merchandise-files/index.ts',
    contract: 'merchandiseFiles',
    routes: [
      '/api/merchandise/bulkPrices',
      '/api/merchandise/imports',
      '/api/merchandise/imports/{proxy+}',
      '/api/merchandise/export',
    ],
    environment: [...callSettings, ...catalogSettings, 'FILES_BUCKET'],
    grants: ['reads-table', 'writes-table', 'reads-catalog', 'keeps-imports', 'prints-documents'],
    timeoutSeconds: callSeconds,
    whenItFails: 'Staff cannot change many prices of merchandise together, or bring them in from a file.',
  },
];

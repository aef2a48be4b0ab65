import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid } from '#shared/values/schemas.ts';
import { defineEvent } from './define-event.ts';

/** Names an import of a home. */
export const importOfHome = lazyObject(() => ({ importId: guid, locationId: guid }));

export const merchandiseImportUploaded = defineEvent({
  name: 'merchandise-import.uploaded',
  version: 1,
  meaning: 'Staff of a home sent a file with its merchandise, and want to know what it would change.',
  data: importOfHome,
  sample: { importId: '0195c0de-0000-7000-8000-0000000000a2', locationId: '0195c0de-0000-7000-8000-000000000001' },
});

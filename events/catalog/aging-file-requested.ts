import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid } from '#shared/values/schemas.ts';
import { defineEvent } from './define-event.ts';

export const agingFileRequested = defineEvent({
  name: 'aging-file.requested',
  version: 1,
  meaning: 'Staff of a home asked for a file of what all cases owe by how long it’s due.',
  data: lazyObject(() => ({ fileId: guid, locationId: guid })),
  sample: { fileId: '0195c0de-0000-7000-8000-0000000000a3', locationId: '0195c0de-0000-7000-8000-000000000001' },
});

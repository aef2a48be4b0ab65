import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { instant, sha256 } from '#shared/values/schemas.ts';
import { defineEvent } from './define-event.ts';

export const custodyCheckpointed = defineEvent({
  name: 'custody.checkpointed',
  version: 1,
  meaning:
    'A checkpoint was written of all custody records of a home, because some of them had gone on. The digest is that of the checkpoint, and the key the SHA-256 of the public key that signed it.',
  data: lazyObject(() => ({
    locationId: z.guid(),
    number: z.int().min(1),
    digest: sha256,
    on: instant,
    records: z.int().min(1),
    key: sha256,
  })),
  sample: {
    locationId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01',
    number: 12,
    digest: 'ab'.repeat(32),
    on: '2026-11-27T09:30:00.000Z',
    records: 240,
    key: 'cd'.repeat(32),
  },
});

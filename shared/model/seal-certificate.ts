import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { instant, sha256 } from '#shared/values/schemas.ts';

/** Describes the certificate of a key that seals documents, as everyone can read it. It is never removed, also when another key has taken its place. */
export const sealCertificateSchema = lazyObject(() => ({
  /** That of the certificate in DER: its fingerprint. */
  sha256,
  /** X.509 in PEM. */
  certificate: z.string().max(10_000),
  /** When it was published, which is before the key sealed anything with us. */
  from: instant,
  /** When another key took its place; null for the one in use. */
  until: instant.nullable(),
}));
export type SealCertificate = z.infer<typeof sealCertificateSchema>;

import { readSealCertificates } from '#functions/table/seal-certificate.ts';
import { os } from './implementer.ts';

export const getSealCertificates = os.getSealCertificates.handler(async ({ context }) => ({
  items: await readSealCertificates(context.table),
}));

import { defineEvent } from './define-event.ts';
import { importOfHome } from './merchandise-import-uploaded.ts';

export const merchandiseImportConfirmed = defineEvent({
  name: 'merchandise-import.confirmed',
  version: 1,
  meaning: 'Staff of a home looked at what a file with its merchandise would change, and had it saved.',
  data: importOfHome,
  sample: { importId: '0195c0de-0000-7000-8000-0000000000a2', locationId: '0195c0de-0000-7000-8000-000000000001' },
});

import * as z from 'zod';
import { custodyPaper } from '#shared/model/enumerations/custody.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { printedSchema, siteSchema } from './tags-views.ts';

const base = '/api/tags' as const;

/** Tags, name bands, the inventory of personal effects, and pages of custody on paper. They are separate from the other calls about them, since composing a PDF needs its own Lambda. */
export const tagPapers = {
  printTags: call({
    name: 'printTags',
    method: 'POST',
    path: `${base}/sheets/{id}/pdf`,
    access: 'cases.change',
    summary:
      'Composes the PDF of a print, with those of its tags that are unused, and returns a link to it that works for five minutes',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ id: guid, site: siteSchema })))
    .output(printedSchema),
  printNameBand: call({
    name: 'printNameBand',
    method: 'POST',
    path: `${base}/nameBand`,
    access: 'decedent.move',
    summary:
      "Composes the PDF of a band with a decedent's name, which has no tag on it, and returns a link that works for five minutes",
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ caseId: guid })))
    .output(printedSchema),
  printPersonalEffects: call({
    name: 'printPersonalEffects',
    method: 'POST',
    path: '/api/cases/{id}/custody/personalEffects/pdf',
    access: 'case-files.read',
    summary:
      'Composes the PDF of the inventory of personal effects, with places to sign for what is released, and returns a link that works for five minutes',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ id: guid })))
    .output(printedSchema),
  printCustodyPage: call({
    name: 'printCustodyPage',
    method: 'POST',
    path: '/api/cases/{id}/custody/{paper}/pdf',
    access: 'cases.read',
    summary:
      'Composes a page of custody as a PDF, such as the removal sheet, or the receipt for cremated remains, and returns a link that works for five minutes; at its foot are the last entry of the custody record and its code',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ id: guid, paper: z.enum(custodyPaper.values) })))
    .output(printedSchema),
};

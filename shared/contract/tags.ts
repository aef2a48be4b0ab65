import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, line } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { doneSchema } from './done.ts';
import { pageInput } from './page.ts';
import {
  bindingSchema,
  boundTagSchema,
  caseTagsViewSchema,
  comparingSchema,
  comparisonSchema,
  discardSchema,
  foundTagSchema,
  printSchema,
  replacingSchema,
  retiringSchema,
  tagFilters,
  tagSheetViewSchema,
  tagsPageSchema,
} from './tags-views.ts';

const base = '/api/tags' as const;

/** `/api/tags`: the tags of a home’s decedents: printed, bound, compared, and retired. */
export const tags = {
  getTags: call({
    name: 'getTags',
    method: 'GET',
    path: base,
    access: 'case-files.read',
    summary: "Lists the home's tags in one state, the last changed first, with how many there are in each",
  })
    .input(lazyObject(() => ({ ...tagFilters, pageSize: pageInput.pageSize, cursor: pageInput.cursor })))
    .output(tagsPageSchema),
  getTagSheets: call({
    name: 'getTagSheets',
    method: 'GET',
    path: `${base}/sheets`,
    access: 'case-files.read',
    summary: "Lists the home's latest 20 prints of tags, the newest first",
  })
    .input(lazyObject(() => ({})).optional())
    .output(lazyObject(() => ({ items: z.array(tagSheetViewSchema) }))),
  makeTags: call({
    name: 'makeTags',
    method: 'POST',
    path: `${base}/make`,
    access: 'cases.change',
    summary: 'Makes new tags for a print: up to 90, whole sheets of labels or single wristbands',
    idempotency: 'required',
  })
    .input(printSchema)
    .output(tagSheetViewSchema),
  getCaseTags: call({
    name: 'getCaseTags',
    method: 'GET',
    path: `${base}/ofCase/{caseId}`,
    access: 'cases.read',
    summary: 'Returns the tags of a case, the latest comparisons with them, and why the case has to wait, if it does',
  })
    .input(lazyObject(() => ({ caseId: guid })))
    .output(caseTagsViewSchema),
  findTag: call({
    name: 'findTag',
    method: 'GET',
    path: `${base}/find/{tag}`,
    access: 'cases.read',
    summary:
      "Finds a tag of the home by its id or its code, with whose it is; another home's, an unknown one, and one of a case that the caller doesn't see are the same 404",
  })
    .input(lazyObject(() => ({ tag: line(60) })))
    .output(foundTagSchema),
  bindTag: call({
    name: 'bindTag',
    method: 'POST',
    path: `${base}/bind`,
    access: 'decedent.move',
    summary:
      'Binds an unused tag to a case, with an entry of its record: to the person, their cremated remains, a portion of these, or a bag of personal effects; a tag that is already there is left there, and for a bag or a portion that of another case is a stop in both records',
  })
    .input(bindingSchema)
    .output(boundTagSchema),
  retireTag: call({
    name: 'retireTag',
    method: 'POST',
    path: `${base}/retire`,
    access: 'decedent.move',
    summary: 'Retires a tag of a case, with an entry of its record; of two primary tags it takes two people to retire one',
  })
    .input(retiringSchema)
    .output(caseTagsViewSchema),
  replaceTag: call({
    name: 'replaceTag',
    method: 'POST',
    path: `${base}/replace`,
    access: 'decedent.move',
    summary:
      'Retires a tag of a case, with a reason, and binds an unused one in its place: both or neither, with an entry of the record for each. The new one has to be compared again',
  })
    .input(replacingSchema)
    .output(caseTagsViewSchema),
  discardTag: call({
    name: 'discardTag',
    method: 'POST',
    path: `${base}/discard`,
    access: 'cases.change',
    summary: 'Retires an unused tag, such as a label that was printed badly',
  })
    .input(discardSchema)
    .output(doneSchema),
  compareTag: call({
    name: 'compareTag',
    method: 'POST',
    path: `${base}/compare`,
    access: 'decedent.move',
    summary:
      "Records that somebody compared a tag with a person: it's theirs, it isn't them, or it's the tag of another case, which both records then say",
  })
    .input(comparingSchema)
    .output(comparisonSchema),
};

import * as z from 'zod';
import { decedentStatus } from '#shared/model/enumerations/case.ts';
import { tagFinding, tagPaper, tagReading, tagRole, tagState, tagSubject } from '#shared/model/enumerations/tag.ts';
import { caseTagSchema, retirementSchema, type TagSheet, tagCheckSchema, tagSchema, tagSheetSchema } from '#shared/model/tag.ts';
import { lazyFields, lazyObject } from '#shared/values/lazy-object.ts';
import { calendarDate, guid, line, lines } from '#shared/values/schemas.ts';

/** The most tags of one print: with the print and its count they are one transaction. */
export const MAX_TAGS = 90;

/** Describes the site whose address the QR codes open: the one where they are printed. */
export const siteSchema = z
  .string()
  .max(200)
  .regex(/^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/, 'Not the address of a site');

/** Filters of the list of tags. */
export const tagFilters = lazyFields({ state: () => z.enum(tagState.values).default('unbound') });

/** Describes whose a tag is, in a list. */
const tagOwnerSchema = lazyObject(() => ({ id: guid, caseNumber: z.string(), decedentFullName: z.string() }));

/** Describes a page of a home’s tags, with how many tags it has in each state. */
export const tagsPageSchema = lazyObject(() => ({
  items: z.array(lazyObject(() => ({ ...tagSchema.shape, owner: tagOwnerSchema.optional() }))),
  nextCursor: z.string().nullable(),
  counts: z.record(z.enum(tagState.values), z.int().min(0)),
}));
export type TagRow = z.infer<typeof tagsPageSchema>['items'][number];

/** Describes a print of tags in a list. */
export const tagSheetViewSchema = lazyObject(() => {
  const { tags: _tags, ...fields } = tagSheetSchema.shape;
  return { ...fields, count: z.int().min(1) };
});
export type TagSheetView = z.infer<typeof tagSheetViewSchema>;

/** Returns a print as lists show it. */
export const tagSheetView = ({ tags, ...sheet }: TagSheet): TagSheetView => ({ ...sheet, count: tags.length });

/** Describes which tags to make: on which paper, and how many. A sheet of labels is printed whole. */
export const printSchema = lazyObject(() => ({ paper: z.enum(tagPaper.values), count: z.int().min(1).max(MAX_TAGS) }));

/** Describes a PDF that waits for the person who asked for it. */
export const printedSchema = lazyObject(() => ({
  url: z.url(),
  fileName: z.string(),
  expiresAt: z.iso.datetime(),
  /** Characters that no font has, drawn as a replacement; usually none. */
  missingCharacters: z.array(z.string()),
}));

/** Describes why the viewer can’t bind, compare, or retire tags: somebody else has the person. */
const whyNotSchema = lazyObject(() => ({
  bind: z.string().nullable(),
  compare: z.string().nullable(),
  retire: z.string().nullable(),
}));

/** Describes the same for the tags of the person and their remains, and for those of bags and portions (`aside`), which are the home's wherever the person is. */
const whyNotTagsSchema = lazyObject(() => ({ person: whyNotSchema, aside: whyNotSchema }));
export type WhyNotTags = z.infer<typeof whyNotTagsSchema>;

/**
 * Describes a tag of a case as somebody sees it. A trade company isn't sent the code of one that it has to read from the person, and instead of the ids it gets handles,
 * by which it names a tag to retire or replace (docs/decisions.md, Tags).
 */
const caseTagViewSchema = lazyObject(() => ({ ...caseTagSchema.shape, code: caseTagSchema.shape.code.optional() }));
export type CaseTagView = z.infer<typeof caseTagViewSchema>;

/** Describes the tags of a case. `hold` says why it has to wait until somebody has checked them. `whyNot` comes with the page alone. */
export const caseTagsViewSchema = lazyObject(() => ({
  tags: z.array(caseTagViewSchema),
  checks: z.array(lazyObject(() => ({ ...tagCheckSchema.shape, code: tagCheckSchema.shape.code.optional() }))),
  hold: z.string().optional(),
  whyNot: whyNotTagsSchema.optional(),
}));
export type CaseTagsView = z.infer<typeof caseTagsViewSchema>;

/** Describes a stop: the tag that was read is another case’s, which both records say. `belongsTo` says whose it is, to those who may know. */
export const otherTagSchema = lazyObject(() => ({ belongsTo: tagOwnerSchema.optional() }));
export type OtherTag = z.infer<typeof otherTagSchema>;

/** Describes the tags of a case after one was to be bound. With `otherTag`, nothing was. */
export const boundTagSchema = lazyObject(() => ({ ...caseTagsViewSchema.shape, otherTag: otherTagSchema.optional() }));
export type BoundTag = z.infer<typeof boundTagSchema>;

/** Describes a tag as it was read: what the camera found, its id, or the code that someone typed, with why it couldn’t be scanned. */
export const readTagSchema = lazyObject(() => ({
  tag: line(60),
  how: z.enum(tagReading.values),
  whyTyped: lines(200).default(''),
}));
export type ReadTag = z.infer<typeof readTagSchema>;

/** Describes how to bind a tag to a case. */
export const bindingSchema = lazyObject(() => ({
  caseId: guid,
  ...readTagSchema.shape,
  subject: z.enum(tagSubject.values).default('decedent'),
  role: z.enum(tagRole.values).default('primary'),
}));

/** Describes which tag of a case to retire, and why. It needn’t be at hand: it may be lost. */
export const retiringSchema = lazyObject(() => ({
  caseId: guid,
  id: caseTagSchema.shape.id,
  retirement: retirementSchema,
}));

/** Describes which tag of a case to retire and why, and the unused one that takes its place, as it was read. */
export const replacingSchema = lazyObject(() => ({ ...retiringSchema.shape, ...readTagSchema.shape }));

/** Describes which unused tag to retire, and why. */
export const discardSchema = lazyObject(() => {
  const { id, retirement } = retiringSchema.shape;
  return { id, retirement };
});

/** Describes a comparison of a tag with a case. `isThem`: what the person says who compares, for a tag that is the case’s. */
export const comparingSchema = lazyObject(() => ({
  caseId: guid,
  ...readTagSchema.shape,
  isThem: z.boolean().default(true),
  note: lines(600).default(''),
}));

/** Describes what came of a comparison. `belongsTo` is whose tag it is, for staff of the home. */
export const comparisonSchema = lazyObject(() => ({
  finding: z.enum(tagFinding.values),
  /** What a tag of this case is on. That of a bag or a portion says nothing of who the person is. */
  subject: z.enum(tagSubject.values).optional(),
  belongsTo: tagOwnerSchema.optional(),
  tags: caseTagsViewSchema,
}));
export type Comparison = z.infer<typeof comparisonSchema>;

/** Describes a tag that was found, and whose it is: the name as large as the screen can, and what tells people of that name apart. */
export const foundTagSchema = lazyObject(() => ({
  tag: tagSchema,
  place: lazyObject(() => ({ subject: z.enum(tagSubject.values), role: z.enum(tagRole.values) })).optional(),
  of: lazyObject(() => ({
    ...tagOwnerSchema.shape,
    dateOfBirth: calendarDate.optional(),
    dateOfDeath: calendarDate.optional(),
    status: z.enum(decedentStatus.values),
    hold: z.string().optional(),
  })).optional(),
}));
export type FoundTag = z.infer<typeof foundTagSchema>;

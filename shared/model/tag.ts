import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, instant, line, lines } from '../values/schemas.ts';
import { isTagCode, isTagId } from '../values/tag-code.ts';
import { tagFinding, tagPaper, tagReading, tagRetireReason, tagRole, tagState, tagSubject } from './enumerations/tag.ts';

/** Describes the id of a tag: 128 random bits, as its QR code has them. */
const tagId = z.string().max(26).refine(isTagId, 'Not a tag').meta({ description: '26 characters of Crockford’s base 32' });
/** Describes the code beside a tag’s QR code. */
const tagCode = z
  .string()
  .max(8)
  .refine(isTagCode, 'Not the code of a tag')
  .meta({ description: '8 characters of Crockford’s base 32, the last of which checks the others' });

/** Describes why a tag was retired, with a note in someone’s words. */
export const retirementSchema = lazyObject(() => ({ reason: z.enum(tagRetireReason.values), note: lines(600).default('') }));
export type Retirement = z.infer<typeof retirementSchema>;

/** Describes a tag of a home. `case` is whose it is, or was before it was retired. */
export const tagSchema = lazyObject(() => ({
  id: tagId,
  code: tagCode,
  state: z.enum(tagState.values),
  /** The print that it belongs to, and when that was made. */
  sheetId: guid,
  madeOn: instant,
  /** When its state last changed. */
  changedOn: instant,
  caseId: guid.optional(),
  retirement: retirementSchema.optional(),
}));
export type Tag = z.infer<typeof tagSchema>;

/** Describes a print of tags: what it was printed on, and which tags it has, in their order on the paper. */
export const tagSheetSchema = lazyObject(() => ({
  id: guid,
  paper: z.enum(tagPaper.values),
  madeOn: instant,
  madeBy: line(200),
  tags: z.array(tagId),
}));
export type TagSheet = z.infer<typeof tagSheetSchema>;

const byWhom = () => ({ by: guid, byName: line(200), on: instant });

/** Describes a tag of a case: what it is bound to, since when and by whom, and how it ended. */
export const caseTagSchema = lazyObject(() => ({
  id: tagId,
  code: tagCode,
  role: z.enum(tagRole.values),
  subject: z.enum(tagSubject.values),
  /** Which bag or portion it’s on, of several: the id of the first tag that was. */
  subjectId: tagId.optional(),
  bound: lazyObject(() => ({ ...byWhom(), how: z.enum(tagReading.values) })),
  /** Who asked to retire it while the subject had two primary tags, which takes a second person. */
  asked: lazyObject(() => ({ ...byWhom(), ...retirementSchema.shape })).optional(),
  retired: lazyObject(() => ({ ...byWhom(), ...retirementSchema.shape })).optional(),
}));
export type CaseTag = z.infer<typeof caseTagSchema>;

/** Describes one comparison of a tag with a case by a person. */
export const tagCheckSchema = lazyObject(() => ({
  ...byWhom(),
  code: tagCode,
  how: z.enum(tagReading.values),
  finding: z.enum(tagFinding.values),
  /** It was read for a hand-off or the start of a reduction, which doesn’t ask whether it’s them. */
  isInPassing: z.literal(true).optional(),
}));
export type TagCheck = z.infer<typeof tagCheckSchema>;

/** Describes the tags of a case, the first one first, and the latest comparisons, the newest first. */
const caseTagsSchema = lazyObject(() => ({ tags: z.array(caseTagSchema), checks: z.array(tagCheckSchema) }));
export type CaseTags = z.infer<typeof caseTagsSchema>;

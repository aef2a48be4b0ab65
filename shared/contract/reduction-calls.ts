import * as z from 'zod';
import { tagFinding } from '#shared/model/enumerations/tag.ts';
import { reductionSchema } from '#shared/model/handoff.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, instant, line, lines, requiredLine } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { familyToldSchema } from './cases-views.ts';
import { comparisonSchema, readTagSchema } from './tags-views.ts';

const base = '/api/reductions' as const;

/** Describes what came of scanning the tag right before the chamber: it agrees and the start is recorded, or it's the tag of another case, and nothing happened. */
const startedSchema = lazyObject(() => ({
  finding: z.enum(tagFinding.values),
  belongsTo: comparisonSchema.shape.belongsTo,
  reduction: reductionSchema.nullable(),
}));
export type StartedReduction = z.infer<typeof startedSchema>;

/** `/api/reductions`: the start and the end of a cremation or another reduction, recorded by those who have the person. */
export const reductionCalls = {
  startReduction: call({
    name: 'startReduction',
    method: 'POST',
    path: `${base}/start`,
    access: 'decedent.move',
    summary:
      'Records that a cremation or another reduction starts, by the primary tag, right before the chamber: everything that it needs has to be in place. It’s an entry in the custody record. The tag of another case is a stop, which both records then say',
    idempotency: 'required',
  })
    .input(
      lazyObject(() => ({
        caseId: guid,
        ...readTagSchema.shape,
        discNumber: requiredLine(40, 'Enter the number on the disc.'),
        operator: requiredLine(120, 'Enter who does it.'),
        chamber: line(80).default(''),
      })),
    )
    .output(startedSchema),
  endReduction: call({
    name: 'endReduction',
    method: 'POST',
    path: `${base}/end`,
    access: 'decedent.move',
    summary:
      'Records that a cremation or another reduction is over, and when: an entry in the custody record. With a reason, an owner or admin corrects when it started or ended, in an entry that names the one before',
    idempotency: 'required',
  })
    .input(
      lazyObject(() => ({
        caseId: guid,
        endedOn: instant.optional(),
        /** When it really started: always a correction. */
        startedOn: instant.optional(),
        reason: lines(600).default(''),
        /** Required of a correction after the release. */
        familyTold: familyToldSchema.optional(),
      })),
    )
    .output(reductionSchema),
};

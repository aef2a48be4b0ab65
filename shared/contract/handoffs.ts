import * as z from 'zod';
import { signatureAnswerSchema } from '#shared/model/answer.ts';
import { tradeKind } from '#shared/model/enumerations/custody.ts';
import { handoffPaper, handoffPurpose, MAX_PHOTO } from '#shared/model/enumerations/handoff.ts';
import { tagFinding } from '#shared/model/enumerations/tag.ts';
import { custodianSchema, handoffSchema } from '#shared/model/handoff.ts';
import { MAX_EFFECTS } from '#shared/model/personal-effect.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, instant, line, lines, requiredLine, requiredLines } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { doneSchema } from './done.ts';
import { reductionCalls } from './reduction-calls.ts';
import { comparisonSchema, readTagSchema } from './tags-views.ts';

const base = '/api/handoffs' as const;

/** Describes a hand-off as somebody sees it: what they may do with it, and whether it has waited too long. Which tag it is, they read from the tag. */
const handoffViewSchema = lazyObject(() => {
  const { tag: _tag, ...shape } = handoffSchema.shape;
  return { ...shape, role: z.enum(['giver', 'receiver', 'other']), isOverdue: z.boolean() };
});
export type HandoffView = z.infer<typeof handoffViewSchema>;

/** Describes who has a person and how they got them. `whyNotOffer` says why the viewer can't hand them over now. */
const caseHandoffsSchema = lazyObject(() => ({
  custodian: custodianSchema.nullable(),
  /** Nobody who reduced the body has confirmed whose cremated remains these are. */
  isUnconfirmedReduction: z.boolean(),
  /** That the cremated remains are with the family or the person is at rest, since when, and, for staff, to whom they were given and by whom; null before. */
  end: lazyObject(() => ({
    status: z.enum(['cremated-remains-in-family-care', 'laid-to-rest']),
    on: instant.nullable(),
    to: z.string(),
    by: z.string(),
  })).nullable(),
  /** A correction took the person from a trade company, and nobody there has confirmed it: which company, whether it’s the viewer’s, and who corrected it when. Null otherwise. */
  takenBack: lazyObject(() => ({ from: line(200), isOwn: z.boolean(), byName: line(200), on: instant })).nullable(),
  whyNotOffer: z.string().nullable(),
  open: handoffViewSchema.nullable(),
  /** What stops the open hand-off. Only the home can still accept, to take the person back. */
  hold: z.string().nullable(),
  /** Those that ended, the newest first. */
  earlier: z.array(handoffViewSchema),
  /** The other trade companies of the case, by name. One without an account can't accept anything. */
  companies: z.array(
    lazyObject(() => ({ id: guid, name: z.string(), tradeKinds: z.array(z.enum(tradeKind.values)), hasAccount: z.boolean() })),
  ),
}));
export type CaseHandoffs = z.infer<typeof caseHandoffsSchema>;

/** Describes what came of scanning the tag: it agrees, with the hand-off after that, or it's the tag of another case, and nothing happened. */
const scannedSchema = lazyObject(() => ({
  finding: z.enum(tagFinding.values),
  belongsTo: comparisonSchema.shape.belongsTo,
  handoff: handoffViewSchema.nullable(),
}));
export type ScannedHandoff = z.infer<typeof scannedSchema>;

const offered = () => ({
  caseId: guid,
  ...readTagSchema.shape,
  purpose: z.enum(handoffPurpose.values),
  papers: z.array(z.enum(handoffPaper.values)).max(handoffPaper.values.length).default([]),
  effects: lines(600).default(''),
  /** What goes along of the inventory of personal effects. */
  things: z.array(guid).max(MAX_EFFECTS).default([]),
});
const place = () => line(120).default('');
const one = () => ({ caseId: guid, id: guid });

/** `/api/handoffs`: handing people over between a home and its trade companies, and to those without an account; `/api/reductions`: what a crematory does with them. */
export const handoffs = {
  getWaitingHandoffs: call({
    name: 'getWaitingHandoffs',
    method: 'GET',
    path: base,
    access: 'cases.read',
    summary: 'Lists the open hand-offs that the caller gives or has to accept, the oldest first: at most 50',
  })
    .input(lazyObject(() => ({})).optional())
    .output(
      lazyObject(() => ({
        items: z.array(
          lazyObject(() => ({
            ...handoffViewSchema.shape,
            of: lazyObject(() => ({ id: guid, caseNumber: z.string(), decedentFullName: z.string() })),
          })),
        ),
      })),
    ),
  getCaseHandoffs: call({
    name: 'getCaseHandoffs',
    method: 'GET',
    path: `${base}/ofCase/{caseId}`,
    access: 'cases.read',
    summary: 'Returns who has a person, the open hand-off, earlier ones, and the trade companies that can take them',
  })
    .input(lazyObject(() => ({ caseId: guid })))
    .output(caseHandoffsSchema),
  getHandoffReceipt: call({
    name: 'getHandoffReceipt',
    method: 'GET',
    path: `${base}/ofCase/{caseId}/{id}/receipt`,
    access: 'cases.read',
    summary: 'Returns what someone without an account signed when they took a person over, with the photo of the receipt',
  })
    .input(lazyObject(one))
    .output(lazyObject(() => ({ signature: signatureAnswerSchema, photo: z.string().optional() }))),
  offerHandoff: call({
    name: 'offerHandoff',
    method: 'POST',
    path: `${base}/offer`,
    access: 'decedent.move',
    summary:
      "Offers a person to a trade company of the case, or back to the home (`to` null), by the tag: what it's for has to be in place. The tag of another case is a stop, which both records then say",
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ ...offered(), to: guid.nullable() })))
    .output(scannedSchema),
  acceptHandoff: call({
    name: 'acceptHandoff',
    method: 'POST',
    path: `${base}/accept`,
    access: 'decedent.move',
    summary:
      'Accepts an offered person for the side that it was offered to, by the same tag, and says of each thing of the inventory that was to come along whether it’s there: custody passes now. Who has accepted already gets the same answer',
    idempotency: 'exempt',
  })
    .input(
      lazyObject(() => ({
        ...one(),
        ...readTagSchema.shape,
        place: place(),
        things: z
          .array(lazyObject(() => ({ id: guid, isHere: z.boolean(), note: lines(600).default('') })))
          .max(MAX_EFFECTS)
          .default([]),
      })),
    )
    .output(scannedSchema),
  refuseHandoff: call({
    name: 'refuseHandoff',
    method: 'POST',
    path: `${base}/refuse`,
    access: 'decedent.move',
    summary: 'Refuses an offered person, with a reason: custody doesn’t pass',
  })
    .input(lazyObject(() => ({ ...one(), reason: requiredLines(600, 'Please say why.') })))
    .output(handoffViewSchema),
  withdrawHandoff: call({
    name: 'withdrawHandoff',
    method: 'POST',
    path: `${base}/withdraw`,
    access: 'decedent.move',
    summary: 'Takes an offer back that nobody has accepted or refused yet',
  })
    .input(lazyObject(() => ({ ...one(), reason: lines(600).default('') })))
    .output(handoffViewSchema),
  handOver: call({
    name: 'handOver',
    method: 'POST',
    path: `${base}/handOver`,
    access: 'decedent.move',
    summary:
      'Hands a person over to someone without an account, who signs here: custody passes, and the record says that nobody there has confirmed it',
    idempotency: 'required',
  })
    .input(
      lazyObject(() => ({
        ...offered(),
        receiver: lazyObject(() => ({ name: requiredLine(80, 'Who takes the person?'), company: line(100).default('') })),
        signature: signatureAnswerSchema,
        /** The signed receipt, photographed. */
        photo: z
          .string()
          .max(MAX_PHOTO, 'The photo is too large. Take it again.')
          .regex(/^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/, 'Not a JPEG')
          .optional(),
        place: place(),
      })),
    )
    .output(scannedSchema),
  confirmCorrection: call({
    name: 'confirmCorrection',
    method: 'POST',
    path: `${base}/confirmCorrection`,
    access: 'decedent.move',
    summary:
      'Confirms, for the trade company that a correction took a person from, that it doesn’t have them: an entry in the custody record. Once it’s confirmed, nothing changes any more',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ caseId: guid })))
    .output(doneSchema),
  ...reductionCalls,
};

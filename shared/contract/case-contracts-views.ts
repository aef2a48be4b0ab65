import * as z from 'zod';
import {
  contractVersionSchema,
  listReferenceSchema,
  MAX_CONTRACT_VERSIONS,
  statementFindingSchema,
  statementLineSchema,
  statementSchema,
} from '#shared/model/contract-version.ts';
import { arrangementStatus, arrangementStep, contractStatus } from '#shared/model/enumerations/case.ts';
import { paymentStatus } from '#shared/model/enumerations/payment.ts';
import { priceListPaper } from '#shared/model/enumerations/price-list.ts';
import { contractAct } from '#shared/model/enumerations/statement.ts';
import { fundingSchema } from '#shared/model/funding.ts';
import { paymentSchema } from '#shared/model/payment.ts';
import { plannerHomeSchema } from '#shared/model/planner-home.ts';
import { namedDropSchema } from '#shared/model/priced-plan.ts';
import { selectionSchema } from '#shared/model/selection.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { calendarDate, cents, composedText, guid, instant, line, lines, signedCents } from '#shared/values/schemas.ts';
import { myAmendmentSchema } from './statement-change.ts';

/** Describes what may be done with a contract. `whyNot` is why it can't be done now, in the words in which it's refused; null if it can. */
const contractMoveSchema = lazyObject(() => ({
  act: z.enum(contractAct.values),
  to: z.enum(contractStatus.values),
  whyNot: z.string().max(300).nullable(),
  asksReason: z.boolean(),
}));

/** Describes how far a contract is, and what can be done with it now. `voidedOn` is set once it's void. */
const standingFields = () => ({
  status: z.enum(contractStatus.values),
  arrangementStatus: z.enum(arrangementStatus.values),
  voidedOn: instant.nullable(),
  moves: z.array(contractMoveSchema),
});

/** Describes what a selection was filled from. */
const filledFromSchema = z.discriminatedUnion('kind', [
  lazyObject(() => ({ kind: z.literal('plan'), planId: guid, submissionId: guid, on: instant })),
  lazyObject(() => ({ kind: z.literal('case'), on: instant })),
]);
export type FilledFrom = z.infer<typeof filledFromSchema>;

/** Describes a line as one account has it: how many, and what it comes to, US cents. */
const lineInShortSchema = lazyObject(() => ({ quantity: z.int().min(1), amountCents: signedCents }));

/**
 * Describes a line that three accounts don't have alike: the plan as the family sent it last, the selection, and that plan by today's list; null where an
 * account has no such line. `of` is the display service, package, or item behind it, which Take copies from the plan.
 */
const comparedLineSchema = lazyObject(() => ({
  key: line(120),
  label: line(200),
  of: guid.nullable(),
  plan: lineInShortSchema.nullable(),
  selection: lineInShortSchema.nullable(),
  today: lineInShortSchema.nullable(),
}));
export type ComparedLine = z.infer<typeof comparedLineSchema>;

/** Describes what a home's last pre-need contract said of its trust. */
const lastTrustSchema = lazyObject(() => ({
  depositary: line(200),
  trustPpm: z.int().min(1).max(1_000_000),
  trustDays: z.int().min(0).max(365),
}));
export type LastTrust = z.infer<typeof lastTrustSchema>;

/** Describes a statement that isn't open for signing yet. Until someone removes lines, it may have more than an open one can. */
const draftStatementSchema = lazyObject(() => ({ ...statementSchema.shape, lines: z.array(statementLineSchema) }));

/** Describes a selection with its account by today's list, what is wrong with the statement that it would become, and what the family's plan says otherwise. */
export const selectionViewSchema = lazyObject(() => ({
  selection: selectionSchema,
  /** 0 while nothing was saved: then it's what the plan or the case says. */
  version: z.int().min(0),
  filledFrom: filledFromSchema,
  /** The number of the version that it amends; null for none. */
  amends: z.int().min(1).max(MAX_CONTRACT_VERSIONS).nullable(),
  stepInProgress: z.enum(arrangementStep.values).nullable(),
  /** Why it can't be changed now; null if it can. */
  whyNotChange: z.string().max(300).nullable(),
  statement: draftStatementSchema,
  findings: z.array(statementFindingSchema),
  /** What of it the home no longer offers. */
  dropped: z.array(namedDropSchema),
  /** What of it changes nothing, by the line that it's about, and why: the listed price stays. */
  refused: z.array(lazyObject(() => ({ lineKey: line(120), words: composedText }))),
  /** Goods of which the Merchandise page of the case has more than what was agreed on; 0: none. */
  goods: z.array(
    lazyObject(() => ({
      locationItemId: guid,
      name: line(200),
      onCase: z.int().min(0),
      onContract: z.int().min(0),
      isSpecialOrder: z.boolean(),
    })),
  ),
  /** The plan of the family that it's compared with, as it was sent last, and what it says otherwise, without what was kept; null without a plan. */
  plan: lazyObject(() => ({
    submissionId: guid,
    sentOn: instant,
    choices: selectionSchema.shape.choices,
    /** Its lines as they were sent, and what they came to then. */
    sent: z.array(lazyObject(() => ({ key: line(120), label: line(200), of: guid.nullable(), ...lineInShortSchema.shape }))),
    totalCents: cents,
    /** Lines of this sending in which the selection stays as it is (`key`). */
    kept: z.array(line(120)),
    lines: z.array(comparedLineSchema),
    /** What changed of the plan since it was sent, at this home: choices that don't count any more. */
    lost: z.array(lazyObject(() => ({ id: guid, label: line(200), reason: line(300) }))),
  })).nullable(),
  /** What the home's last pre-need contract with a trust said of it, for the next; null without one. */
  lastTrust: lastTrustSchema.nullable(),
  ...standingFields(),
}));
export type SelectionView = z.infer<typeof selectionViewSchema>;

/** Describes what the home of a case offers: all that its staff choose from, at today's prices, and the papers of the list that those are from. */
export const conferenceHomeSchema = lazyObject(() => ({
  home: plannerHomeSchema,
  /** Null while no list was published. */
  list: lazyObject(() => ({ ...listReferenceSchema.shape, papers: z.array(z.enum(priceListPaper.values)) })).nullable(),
}));
export type ConferenceHome = z.infer<typeof conferenceHomeSchema>;

/** Describes a version without what it froze. */
const versionInShortSchema = lazyObject(() => ({
  ...contractVersionSchema.omit({ statement: true }).shape,
  totalCents: cents,
  list: listReferenceSchema.nullable(),
  /** Whether it's for a funeral in the future. */
  isPreNeed: z.boolean().optional(),
}));
export type VersionInShort = z.infer<typeof versionInShortSchema>;

/** Describes what one version changes of another, line by line. */
const contractChangeSchema = lazyObject(() => ({
  added: z.array(statementLineSchema),
  removed: z.array(statementLineSchema),
  changed: z.array(lazyObject(() => ({ before: statementLineSchema, after: statementLineSchema }))),
  beforeCents: cents,
  afterCents: cents,
  differenceCents: signedCents,
}));

/** Describes a contract: its versions, one of them with what it froze, and what may be done now. */
export const contractViewSchema = lazyObject(() => ({
  ...standingFields(),
  /** Newest first. */
  versions: z.array(versionInShortSchema).max(MAX_CONTRACT_VERSIONS),
  /** The number of the version in force: the last that was signed. */
  inForce: z.int().min(1).nullable(),
  /** The version that was asked for, else the one that waits for signatures, else the one in force; null while there is none. */
  version: contractVersionSchema.nullable(),
  /** What that version changes of the one that held before it; null for the first. */
  change: contractChangeSchema.nullable(),
  /** What keeps a version that waits for signatures from being signed, or is to be known of it. */
  findings: z.array(statementFindingSchema),
  /** The number of the version that the selection amends; null while none is being prepared. */
  amends: z.int().min(1).nullable(),
}));
export type ContractView = z.infer<typeof contractViewSchema>;

/** Describes a line of a contract to one who pays part of it: what it is and what it costs, without what it costs the home. */
export const myLineSchema = lazyObject(() => ({
  ...statementLineSchema.pick({
    key: true,
    section: true,
    label: true,
    detail: true,
    quantity: true,
    unit: true,
    unitCents: true,
    amountCents: true,
    includes: true,
  }).shape,
  /** Why it's there, where the law, the cemetery, or the crematory asks for it, or where it costs less. */
  reason: line(300).nullable(),
  isEstimate: z.boolean(),
  /** What it was when everyone signed, if the actual charge that was entered since is another; otherwise null. */
  signedCents: signedCents.nullable(),
}));

/** Describes a payment to the one who made it, or who got it back: without what staff note beside it. */
const myReceiptSchema = lazyObject(() => ({
  ...paymentSchema.pick({ id: true, amountCents: true, method: true, cardBrand: true, cardLastFour: true, state: true }).shape,
  on: calendarDate,
  hasReceipt: z.boolean(),
}));
export type MyReceipt = z.infer<typeof myReceiptSchema>;

/** Describes what the caller pays, has paid, and still owes, US cents. Nobody reads what another one pays or has paid. */
const myMoneySchema = lazyObject(() => ({
  /** What they pay in all, with fees and what was taken off; null if they aren't one who pays, or before a contract. */
  dueCents: signedCents.nullable(),
  /** What they pay besides their share of the contract, such as a returned check fee. The share and these add up to `dueCents`. */
  extras: z.array(lazyObject(() => ({ key: line(60), on: calendarDate.nullable(), words: line(600), cents: signedCents }))),
  paidCents: cents,
  refundedCents: cents,
  pendingCents: cents,
  /** What others paid toward it, as one sum. */
  paidByOthersCents: signedCents,
  /** What the caller paid above their own part, which counts toward what others owe. */
  paidForOthersCents: cents,
  /** What is left to pay; negative for what they get back. */
  leftCents: signedCents.nullable(),
  status: z.enum(paymentStatus.values),
  payments: z.array(myReceiptSchema),
  refunds: z.array(myReceiptSchema),
}));
export type MyMoney = z.infer<typeof myMoneySchema>;

/** Describes a contract to someone of the family: the version in force, or else the one that was given to them, and nobody’s share but their own. */
export const myContractSchema = lazyObject(() => ({
  status: z.enum(contractStatus.values),
  voidedOn: instant.nullable(),
  contract: lazyObject(() => ({
    ...contractVersionSchema.pick({ number: true, documentId: true }).shape,
    isSigned: z.boolean(),
    signedOn: calendarDate.nullable(),
    /** When the actual charges that are in it were entered, which nobody signs; null if there are none since the signatures. */
    actualsOn: calendarDate.nullable(),
    /** The day on which the purchasers were given the actual charges, which `getMyStatement` prints; null if they weren't, or the caller isn't a purchaser. */
    actualsGivenOn: calendarDate.nullable(),
    lines: z.array(myLineSchema),
    totalCents: cents,
    /** The total that everyone signed, if actual charges were entered since; otherwise null. */
    signedTotalCents: cents.nullable(),
    dueOn: calendarDate.nullable(),
    isPurchaser: z.boolean(),
    /** When the caller signed it, while others haven't yet; otherwise null. */
    ownSignedOn: instant.nullable(),
    terms: lines(12_000),
    /** How it's paid for in advance; null where the funeral is needed now. */
    funding: fundingSchema.nullable(),
    /** What the caller pays of it; null if they aren't one who pays. */
    shareCents: cents.nullable(),
  })).nullable(),
  /** The amendment that the family was given and that is open for signatures; null if there is none. */
  amendment: myAmendmentSchema.nullable(),
  /** Null for someone who pays nothing of it, and has paid nothing. */
  money: myMoneySchema.nullable(),
}));
export type MyContract = z.infer<typeof myContractSchema>;

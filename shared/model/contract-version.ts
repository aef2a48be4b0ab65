import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { calendarDate, cents, composedText, guid, instant, line, lines, requiredLine, sha256 } from '../values/schemas.ts';
import { contractRulesSchema } from './contract-terms.ts';
import { handOutHow, priceListPaper } from './enumerations/price-list.ts';
import { disclosureKeys, requiredBy } from './enumerations/pricing.ts';
import { displayServicePage } from './enumerations/question.ts';
import { advanceStanding, contractVersionKind, contractVersionStanding, statementFindingCode } from './enumerations/statement.ts';
import { fundingSchema } from './funding.ts';
import { discountSchema, taxSchema } from './price-list.ts';
import { pricedLineSchema } from './priced-plan.ts';
import { MAX_PAYERS } from './selection.ts';

/** The most lines of a statement, and the most versions of a contract. */
export const MAX_STATEMENT_LINES = 200;
export const MAX_CONTRACT_VERSIONS = 50;
/** The most hand-outs of price lists that a statement names. */
export const MAX_GIVEN_LISTS = 50;

/** Describes the published price list that a line traces to. */
export const listReferenceSchema = lazyObject(() => ({ versionId: guid, effectiveOn: calendarDate }));
export type ListReference = z.infer<typeof listReferenceSchema>;

/**
 * Describes one line of a statement: a line of the account, and what the statement says about it. `list` is the published list that its price is from; null
 * for a special order, a cash advance, and what is computed (reductions, discounts, taxes).
 */
export const statementLineSchema = lazyObject(() => ({
  ...pricedLineSchema.shape,
  detail: lines(2000),
  list: listReferenceSchema.nullable(),
  isSpecialOrder: z.boolean().default(false),
  /** The key of the line that this one reduces, with its reason. */
  reduces: line(120).optional(),
  reductionReason: line(300).optional(),
  quantityReason: line(300).optional(),
  required: lazyObject(() => ({ by: z.enum(requiredBy.values), reason: line(300) })).optional(),
  /** `id` is the selection's; missing for a listed one that nobody has entered yet. */
  cashAdvance: lazyObject(() => ({
    id: guid.optional(),
    payee: line(200),
    costCents: cents,
    rebateCents: cents,
    standing: z.enum(advanceStanding.values),
  })).optional(),
  /** Reasons for which a tax leaves it out, by the tax's id. */
  exempt: z.record(guid, line(300)).optional(),
}));
export type StatementLine = z.infer<typeof statementLineSchema>;

/** Describes the sums of a statement, US cents. `discountsCents` counts reductions, allowances, and discounts together and isn't negative. */
const statementTotalsSchema = lazyObject(() => ({
  servicesCents: cents,
  merchandiseCents: cents,
  cashAdvancesCents: cents,
  discountsCents: cents,
  taxesCents: cents,
  totalCents: cents,
}));
export type StatementTotals = z.infer<typeof statementTotalsSchema>;

/** Describes what is wrong with a statement. One that `must` be fixed keeps a contract from being opened and signed. */
export const statementFindingSchema = lazyObject(() => ({
  /** The same for the same fault at the same place. */
  id: composedText,
  code: z.enum(statementFindingCode.values),
  severity: z.enum(['must', 'warn']),
  clause: composedText,
  /** The line that it's about; null for the whole statement. */
  lineKey: line(120).nullable(),
  /** What is wrong, and how to fix it. */
  words: composedText,
  mend: composedText,
  /** What one click changes in the selection, as data; missing if a person has to decide. */
  fix: z
    .discriminatedUnion('kind', [
      lazyObject(() => ({ kind: z.literal('reprice') })),
      lazyObject(() => ({ kind: z.literal('remove-reduction'), id: guid })),
      lazyObject(() => ({ kind: z.literal('remove-special-order'), id: guid })),
      lazyObject(() => ({ kind: z.literal('remove-cash-advance'), id: guid })),
      lazyObject(() => ({ kind: z.literal('restore-sentence'), key: z.enum(disclosureKeys) })),
      lazyObject(() => ({ kind: z.literal('charge-cost'), id: guid })),
      lazyObject(() => ({ kind: z.literal('add-purchaser'), id: guid })),
    ])
    .optional(),
  fixWords: composedText.optional(),
  /** The questions of the conference that it's about: the page that asks them, and their words. */
  questions: z
    .array(lazyObject(() => ({ page: z.enum(displayServicePage.values), identifier: requiredLine(200), words: composedText })))
    .optional(),
}));
export type StatementFinding = z.infer<typeof statementFindingSchema>;

/** Describes a list that was given to the family before the contract. */
const givenListSchema = lazyObject(() => ({
  versionId: guid,
  paper: z.enum(priceListPaper.values),
  to: requiredLine(200),
  how: z.enum(handOutHow.values),
  at: instant,
}));
export type GivenList = z.infer<typeof givenListSchema>;

const sentenceSchema = lazyObject(() => ({ key: z.enum(disclosureKeys), clause: composedText, text: composedText }));
export type StatementSentence = z.infer<typeof sentenceSchema>;

const personSchema = lazyObject(() => ({ contactId: guid, name: requiredLine(200) }));

/**
 * Describes what a version of a contract freezes, all of which its hash covers: lines, sums, people, rules, sentences, and the lists that were given. It
 * never changes.
 */
export const statementSchema = lazyObject(() => ({
  lines: z.array(statementLineSchema).max(MAX_STATEMENT_LINES),
  /** What has no price here; a contract can't be opened while there is any. */
  unpriced: z.array(lazyObject(() => ({ key: line(120), label: requiredLine(200), reason: line(600) }))),
  totals: statementTotalsSchema,
  list: listReferenceSchema.nullable(),
  purchasers: z.array(personSchema).max(MAX_PAYERS),
  /** Their shares add up to the total. */
  payers: z.array(lazyObject(() => ({ ...personSchema.shape, shareCents: cents }))).max(MAX_PAYERS),
  taxes: z.array(taxSchema).max(20),
  discounts: z.array(discountSchema).max(50),
  sentences: z.array(sentenceSchema).max(10),
  given: z.array(givenListSchema).max(MAX_GIVEN_LISTS),
  /** How a pre-need contract is funded; null if that wasn't said yet, and missing where the funeral is needed now. */
  funding: fundingSchema.nullable().optional(),
  embalmingReason: lines(1000),
  /** Whether embalming was approved as 16 CFR 453.5(a) has it; null without a line for it. */
  isEmbalmingApproved: z.boolean().nullable(),
  dueOn: calendarDate.nullable(),
  terms: lines(8000),
  /** What follows from the home's terms; missing in a version from before homes had any. */
  rules: contractRulesSchema.optional(),
  /** How its flat package is split by kind of charge; missing in a version that was split in proportion, the way it was done before. */
  split: z.literal('advances-in-full').optional(),
}));
export type Statement = z.infer<typeof statementSchema>;

/** Describes how the family was given a statement to keep: like a price list, but never online. */
export const givenStatementSchema = lazyObject(() => ({
  to: requiredLine(200),
  how: z.enum(handOutHow.values).exclude(['online']),
  on: calendarDate,
}));
export type GivenStatement = z.infer<typeof givenStatementSchema>;

/** Describes one version of a case's contract. `hash` is the SHA-256 of the statement's canonical JSON. */
export const contractVersionSchema = lazyObject(() => ({
  caseId: guid,
  /** From 1. */
  number: z.int().min(1).max(MAX_CONTRACT_VERSIONS),
  kind: z.enum(contractVersionKind.values),
  standing: z.enum(contractVersionStanding.values),
  statement: statementSchema,
  hash: sha256,
  openedOn: instant,
  openedBy: guid,
  openedByName: line(200),
  documentId: guid.nullable(),
  /** When it was recorded that a copy was given to the family, before the first signature; null while it wasn’t. */
  givenOn: instant.nullable(),
  /** To whom it was given, how, and on which day. */
  given: givenStatementSchema.nullable().default(null),
  signedOn: calendarDate.nullable(),
  endedOn: instant.nullable(),
  endReason: line(300).default(''),
  /** Who said that everything in it was provided, and when; on the version that was in force then. */
  completed: lazyObject(() => ({ on: instant, byName: line(200) })).optional(),
}));
export type ContractVersion = z.infer<typeof contractVersionSchema>;
/** A change of one version to the next, by line. */
export type ContractChange = {
  added: StatementLine[];
  removed: StatementLine[];
  changed: { before: StatementLine; after: StatementLine }[];
  beforeCents: number;
  afterCents: number;
  differenceCents: number;
};

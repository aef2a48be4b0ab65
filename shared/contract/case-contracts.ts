import * as z from 'zod';
import { CARD_NUMBER } from '#shared/ledger/card-number.ts';
import { givenStatementSchema, MAX_CONTRACT_VERSIONS } from '#shared/model/contract-version.ts';
import { arrangementStep } from '#shared/model/enumerations/case.ts';
import { MAX_SELECTION_PIECES, selectionSchema } from '#shared/model/selection.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { calendarDate, cents, guid } from '#shared/values/schemas.ts';
import { atNeedPreviewSchema } from './at-need-views.ts';
import { call } from './call.ts';
import { conferenceHomeSchema, contractViewSchema, myContractSchema, selectionViewSchema } from './case-contracts-views.ts';
import { hasCardNumberIn, lineKey, noCardNumber, reasonLine, safeLine } from './safe-text.ts';

const path = '/api/cases/{id}' as const;
const byId = lazyObject(() => ({ id: guid }));
const number = z.int().min(1).max(MAX_CONTRACT_VERSIONS);
const safeSelection = selectionSchema.refine((selection) => !hasCardNumberIn(selection), CARD_NUMBER);

/** `/api/cases`, contracts: what a family and a director agree on, and the statements that they sign. */
export const caseContracts = {
  getSelection: call({
    name: 'getSelection',
    method: 'GET',
    path: `${path}/getSelection`,
    access: 'case-files.read',
    summary:
      'Returns what was agreed on so far with its account by today’s list, what is wrong with it, and what the family’s plan says otherwise. Before anything was saved, it’s what the plan, or else the case, says',
  })
    .input(byId)
    .output(selectionViewSchema),
  getConferenceHome: call({
    name: 'getConferenceHome',
    method: 'GET',
    path: `${path}/getConferenceHome`,
    access: 'case-files.read',
    summary:
      'Returns everything that the home of a case offers by today’s list, what families don’t see in the planner included, and the papers of that list',
  })
    .input(byId)
    .output(conferenceHomeSchema),
  saveSelection: call({
    name: 'saveSelection',
    method: 'POST',
    path: `${path}/saveSelection`,
    access: 'cases.change',
    summary:
      'Saves what was agreed on, over the version that the caller saw (0: none yet); 409 while a contract is open, or if someone saved in the meantime. The last step makes the arrangement ready for a contract',
  })
    .input(
      lazyObject(() => ({
        id: guid,
        version: z.int().min(0).max(1_000_000_000),
        selection: safeSelection,
        /** The step of the conference that was saved. */
        step: z.enum(arrangementStep.values).optional(),
        /** Lines in which the selection stays as it is, whatever the plan says (`key`), until the plan is sent again. */
        kept: z.array(lineKey()).max(MAX_SELECTION_PIECES).optional(),
        /** The sending of the plan that `kept` is about. If the plan was sent again since, nothing of the new one is kept unseen. */
        keptOf: guid.optional(),
      })),
    )
    .output(selectionViewSchema),
  getContract: call({
    name: 'getContract',
    method: 'GET',
    path: `${path}/getContract`,
    access: 'case-files.read',
    summary: 'Returns the versions of a contract, one of them in full, and what can be done with it now',
  })
    .input(lazyObject(() => ({ id: guid, number: z.coerce.number().pipe(number).optional() })))
    .output(contractViewSchema),
  openContract: call({
    name: 'openContract',
    method: 'POST',
    path: `${path}/openContract`,
    access: 'cases.change',
    summary:
      'Freezes the selection as the next version of the contract, with its document; 409 while something has to be fixed first, or if the selection isn’t the one that was seen',
    idempotency: 'required',
  })
    .input(
      lazyObject(() => ({
        id: guid,
        version: z.int().min(1).max(1_000_000_000),
        /** The funeral director who signs for the home; otherwise the case's, or else the one who opens it. */
        directorId: guid.optional(),
      })),
    )
    .output(contractViewSchema),
  reopenContract: call({
    name: 'reopenContract',
    method: 'POST',
    path: `${path}/reopenContract`,
    access: 'cases.change',
    summary:
      'Takes back a version that not everyone has signed, with a reason: its document is void, and the selection can be changed again. Of an amendment that wasn’t opened, ends it',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ id: guid, reason: reasonLine() })))
    .output(contractViewSchema),
  giveStatement: call({
    name: 'giveStatement',
    method: 'POST',
    path: `${path}/giveStatement`,
    access: 'cases.change',
    summary:
      'Records to whom the statement was given to keep, how, and when (today, if it isn’t said), and then asks its signers to sign. Said again, it’s corrected, and null takes it back, until someone has signed',
  })
    .input(
      lazyObject(() => ({
        id: guid,
        number,
        given: givenStatementSchema
          .extend({ to: givenStatementSchema.shape.to.check(noCardNumber), on: calendarDate.optional() })
          .nullable(),
      })),
    )
    .output(contractViewSchema),
  startAmendment: call({
    name: 'startAmendment',
    method: 'POST',
    path: `${path}/startAmendment`,
    access: 'cases.change',
    summary:
      'Lets the selection of a signed contract be changed for an amendment, one at a time; the signed version stays in force until everyone has signed the next',
    idempotency: 'required',
  })
    .input(byId)
    .output(selectionViewSchema),
  getAtNeedPreview: call({
    name: 'getAtNeedPreview',
    method: 'GET',
    path: `${path}/getAtNeedPreview`,
    access: 'case-files.read',
    summary:
      'Returns what a signed pre-need contract would become by today’s list: each line’s price then, today, and on the new statement, and what is held for it; 409 if it can’t be turned at-need',
  })
    .input(byId)
    .output(atNeedPreviewSchema),
  turnAtNeed: call({
    name: 'turnAtNeed',
    method: 'POST',
    path: `${path}/turnAtNeed`,
    access: 'cases.change',
    summary:
      'Begins the statement of the funeral from a signed pre-need contract, once the person has died: the same choices by today’s list, with guaranteed prices as they were. The case becomes At-need',
    idempotency: 'required',
  })
    .input(byId)
    .output(selectionViewSchema),
  recordActuals: call({
    name: 'recordActuals',
    method: 'POST',
    path: `${path}/recordActuals`,
    access: 'cases.change',
    summary:
      'Enters the actual charges of cash advances of a signed contract: a version that nobody signs, and the difference is posted',
    idempotency: 'required',
  })
    .input(
      lazyObject(() => ({
        id: guid,
        /** The version in force. */
        number,
        advances: z
          .array(
            lazyObject(() => ({
              lineKey: lineKey(),
              payee: safeLine(200).optional(),
              amountCents: cents,
              costCents: cents,
              rebateCents: cents.default(0),
            })),
          )
          .min(1)
          .max(MAX_SELECTION_PIECES),
      })),
    )
    .output(contractViewSchema),
  completeContract: call({
    name: 'completeContract',
    method: 'POST',
    path: `${path}/completeContract`,
    access: 'cases.change',
    summary: 'Says that everything in the contract was provided; 409 while something wasn’t, or a charge is still an estimate',
    idempotency: 'required',
  })
    .input(byId)
    .output(contractViewSchema),
  voidContract: call({
    name: 'voidContract',
    method: 'POST',
    path: `${path}/voidContract`,
    access: 'cases.correct',
    summary:
      'Voids the signed contract of a cancelled case, with a reason, and takes back its charges, write-offs, adjustments, and fees',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ id: guid, reason: reasonLine() })))
    .output(contractViewSchema),
  getMyContract: call({
    name: 'getMyContract',
    method: 'GET',
    path: `${path}/getMyContract`,
    access: 'family',
    summary:
      'Returns the contract of a case to someone of its family, with what they pay, have paid, and still owe, and nobody else’s share or payments',
  })
    .input(byId)
    .output(myContractSchema),
};

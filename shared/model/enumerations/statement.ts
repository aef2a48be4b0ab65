// What a case's selection, contract, and statement say about themselves.
import { defineLabels, type ValueOf } from '../enumeration.ts';

/** Lists where a piece of a case's selection comes from. */
export const selectionOrigin = defineLabels({
  plan: 'The family’s plan',
  case: 'The case',
  conference: 'The conference',
  amendment: 'An amendment',
});
export type SelectionOrigin = ValueOf<typeof selectionOrigin>;

/** Lists whether the price of a cash advance is known yet (16 CFR 453.2(b)(5)). */
export const advanceStanding = defineLabels({ estimate: 'Good-faith estimate', actual: 'Actual charge' });
export type AdvanceStanding = ValueOf<typeof advanceStanding>;

/** Lists what a version of a contract is: the first statement, one that changes it, or the actual charges of its cash advances. */
export const contractVersionKind = defineLabels({
  contract: 'Contract',
  amendment: 'Amendment',
  actuals: 'Actual charges',
});
export type ContractVersionKind = ValueOf<typeof contractVersionKind>;

/** Lists what became of a version: it waits for signatures, it was signed, it was reopened before everyone had signed, or it was voided. */
export const contractVersionStanding = defineLabels({
  open: 'Waiting for signatures',
  signed: 'Signed',
  reopened: 'Reopened',
  void: 'Voided',
});
export type ContractVersionStanding = ValueOf<typeof contractVersionStanding>;

/** Lists what is done with a contract (docs/decisions.md, Contract and payments). */
export const contractAct = defineLabels({
  open: 'Open the contract',
  reopen: 'Reopen',
  give: 'Give the statement',
  amend: 'Start an amendment',
  'record-actuals': 'Enter actual charges',
  turn: 'Turn at-need',
  complete: 'Complete the contract',
  void: 'Void the contract',
});
export type ContractAct = ValueOf<typeof contractAct>;

/** Lists what can be wrong with a statement (`reconcile`). */
export const statementFindingCode = defineLabels({
  'list-not-given': 'Price list not given',
  'casket-list-not-given': 'Casket price list not given',
  'container-list-not-given': 'Outer burial container price list not given',
  'list-superseded': 'Price list superseded',
  'line-not-listed': 'Not on the price list',
  'price-differs': 'Price differs from the list',
  'item-not-chosen': 'Item not chosen',
  'basic-fee-missing': 'Basic services missing',
  'basic-fee-twice': 'Basic services charged twice',
  'basic-fee-reduced': 'Basic services reduced',
  'second-fee': 'Second fee that nobody can decline',
  'casket-handling-fee': 'Fee for a casket bought elsewhere',
  'marked-free': 'Marked as free',
  'reason-missing': 'Reason missing',
  'embalming-reason-missing': 'Reason for embalming missing',
  'embalming-not-approved': 'Embalming not approved',
  'markup-undisclosed': 'Mark-up not disclosed',
  'sentence-altered': 'Sentence of law altered',
  'total-differs': 'Total differs',
  'unpriced-left': 'Something has no price',
  'purchaser-missing': 'Purchaser missing',
  'payer-missing': 'Nobody is named to pay',
  'payer-not-purchaser': 'Someone pays who doesn’t sign',
  'due-date-missing': 'No due date',
  'due-date-past': 'Due date has passed',
  'control-missing': 'No person in control of the disposition',
  'several-of-one': 'More than one',
  'implant-not-asked': 'Pacemaker not asked about',
  'answers-missing': 'Questions not answered',
  'estimate-open': 'Estimate still open',
  'funding-missing': 'Pre-need funding missing',
  'guarantee-differs': 'Not the guaranteed price',
});
export type StatementFindingCode = ValueOf<typeof statementFindingCode>;

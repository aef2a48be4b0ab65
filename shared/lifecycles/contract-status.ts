import type { Permission } from '../access/permissions.ts';
import { whyNot } from '../access/why-not.ts';
import { type ArrangementStatus, arrangementStatus, type CaseStatus, type ContractStatus } from '../model/enumerations/case.ts';
import { type ContractAct, contractAct } from '../model/enumerations/statement.ts';
import { allowed, allowedWithReason, type Ruling, refused, type Who } from './move.ts';

/** What the rules look at. */
export type ContractStanding = {
  status: ContractStatus;
  /** Whether its charges were taken back with its case. */
  isVoid: boolean;
  /** Whether a version waits for signatures, whether someone has signed it, and whether everyone has by now. */
  isOpen: boolean;
  hasSignature: boolean;
  isSigned: boolean;
  /** Whether the selection is being changed for an amendment. */
  isAmending: boolean;
  /** Whether the signed version is for a funeral in the future. */
  isPreNeed: boolean;
  arrangementStatus: ArrangementStatus;
  caseStatus: CaseStatus;
};

/** What can be done with a contract: `to` is its status after that. */
type ContractMove = Ruling & { act: ContractAct; to: ContractStatus };

type Rules = Readonly<Record<ContractAct, (standing: ContractStanding) => Ruling>>;

const always = (ruling: Ruling) => () => ruling;
const CANCELLED = refused('This case is cancelled. Make it active again first.');
const unlessCancelled =
  (rule: (standing: ContractStanding) => Ruling): ((standing: ContractStanding) => Ruling) =>
  (standing) =>
    standing.caseStatus === 'cancelled' ? CANCELLED : rule(standing);

const WAITING = 'A version is waiting for signatures. Wait until everyone has signed it, or reopen it.';
const ALL_SIGNED = refused('Everyone has signed this version, so it can’t be reopened.');
const VOIDED = refused('This contract is void.');

const editable: Rules = {
  open: unlessCancelled(({ arrangementStatus: at }) =>
    at === 'ready-for-contract'
      ? allowed
      : refused(`Save the summary first: this arrangement is ${arrangementStatus.label(at)}, not Ready for contract.`),
  ),
  reopen: always(refused('No contract is open.')),
  give: always(refused('Open the contract first.')),
  amend: always(refused('Nothing was signed yet. Change the selection instead.')),
  'record-actuals': always(refused('Nothing was signed yet. Enter the actual charge in the selection.')),
  turn: always(refused('Nothing was signed in advance, so there’s nothing to turn at-need.')),
  complete: always(refused('A contract is completed after everyone has signed it.')),
  void: always(refused('Nothing was signed, so there’s nothing to void.')),
};

const give = ({ isOpen, hasSignature }: ContractStanding): Ruling => {
  if (!isOpen) return refused('No version is waiting for signatures.');
  return hasSignature ? refused('Someone has signed this version, so it was given to them before.') : allowed;
};

const inContract: Rules = {
  open: always(refused('The contract is open already.')),
  reopen: ({ isSigned }) => (isSigned ? ALL_SIGNED : allowedWithReason),
  give: unlessCancelled(give),
  amend: always(refused('Not everyone has signed yet. Reopen the contract instead.')),
  'record-actuals': always(refused('Not everyone has signed yet. Reopen the contract instead.')),
  turn: editable.turn,
  complete: editable.complete,
  void: always(refused('Not everyone has signed, so there’s nothing to void. Reopen the contract instead.')),
};

const unlessVoid =
  (rule: (standing: ContractStanding) => Ruling): ((standing: ContractStanding) => Ruling) =>
  (standing) =>
    standing.isVoid ? VOIDED : rule(standing);
const signedOnly = (rule: (standing: ContractStanding) => Ruling) => unlessVoid(unlessCancelled(rule));

const contractSigned: Rules = {
  open: signedOnly(({ isOpen, isAmending }) => {
    if (isOpen) return refused(WAITING);
    return isAmending ? allowed : refused('The contract is signed. Start an amendment first.');
  }),
  reopen: unlessVoid(({ isOpen, isSigned, isAmending }) => {
    if (isOpen) return isSigned ? ALL_SIGNED : allowedWithReason;
    return isAmending ? allowedWithReason : refused('A signed contract cannot be reopened.');
  }),
  give: signedOnly(give),
  amend: signedOnly(({ isOpen, isAmending }) => {
    if (isOpen) return refused(WAITING);
    return isAmending ? refused('An amendment is being prepared already.') : allowed;
  }),
  'record-actuals': signedOnly(({ isOpen }) => (isOpen ? refused(WAITING) : allowed)),
  turn: signedOnly(({ isOpen, isAmending, isPreNeed }) => {
    if (!isPreNeed) return refused('Only a pre-need contract is turned at-need.');
    if (isOpen) return refused(WAITING);
    return isAmending ? refused('An amendment is being prepared. Open it, or end it with Reopen.') : allowed;
  }),
  complete: signedOnly(({ isOpen, isAmending, isPreNeed, arrangementStatus: at }) => {
    if (isPreNeed) return refused('This contract is for a funeral in the future. Turn it at-need first.');
    if (at === 'contract-completed') return refused('The contract is completed already.');
    if (isOpen) return refused(WAITING);
    return isAmending ? refused('An amendment is being prepared. Open it, or end it with Reopen.') : allowed;
  }),
  void: unlessVoid(({ caseStatus }) =>
    caseStatus === 'cancelled'
      ? allowedWithReason
      : refused('Cancel the case first. A signed contract is voided only with its case.'),
  ),
};

const table: Readonly<Record<ContractStatus, Rules>> = {
  editable,
  'in-contract': inContract,
  'contract-signed': contractSigned,
};

/** Acts after which a contract has another status. Everyone's signature, which nobody here gives, makes an open one signed. */
const leadsTo: Readonly<Record<ContractStatus, Partial<Record<ContractAct, ContractStatus>>>> = {
  editable: { open: 'in-contract' },
  'in-contract': { reopen: 'editable' },
  'contract-signed': {},
};

const permissionFor = (act: ContractAct): Permission => (act === 'void' ? 'cases.correct' : 'cases.change');

/** Returns what can be done with a contract now, and for the rest why not (docs/decisions.md, Contract and payments). */
export const contractMoves = (standing: ContractStanding, who: Who): ContractMove[] =>
  contractAct.values.map((act) => {
    const refusal = whyNot(who, permissionFor(act));
    const ruling = refusal === null ? table[standing.status][act](standing) : refused(refusal);
    return { act, to: leadsTo[standing.status][act] ?? standing.status, ...ruling };
  });

/** Returns what may be done in one act. */
export const contractMove = (standing: ContractStanding, who: Who, act: ContractAct): ContractMove =>
  contractMoves(standing, who).find((move) => move.act === act)!;

/** Returns why the selection of a case, and what prices it, can't be changed now; null if it can. */
export function whyNotSelect({
  status,
  isOpen,
  isVoid,
  isAmending,
  caseStatus,
}: Omit<ContractStanding, 'arrangementStatus' | 'isPreNeed'>): string | null {
  if (caseStatus === 'cancelled') return CANCELLED.whyNot;
  if (status === 'editable') return null;
  if (status === 'in-contract') return 'This is in the contract that’s waiting for signatures. Reopen the contract first.';
  if (isVoid) return VOIDED.whyNot;
  if (isOpen) return WAITING;
  return isAmending ? null : 'This is in the signed contract. Start an amendment first.';
}

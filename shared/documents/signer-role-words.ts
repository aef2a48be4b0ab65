import type { CaseDocument } from '../model/case-document.ts';
import { type SignerRole, signerRole } from '../model/enumerations/document.ts';

/** Returns what a signer of a document signs as. Those who sign a statement are its purchasers, whether or not they pay. */
export const signerRoleWords = ({ type }: Pick<CaseDocument, 'type'>, role: SignerRole): string =>
  type === 'statement-of-goods-and-services' && role === 'payer' ? 'Purchaser' : signerRole.label(role);

import { documentSigned } from '#events/catalog/document-signed.ts';
import { signingChange } from '#functions/cases/contract/post-version.ts';
import { postEntries, readSeenMoney } from '#functions/cases/money/post-entries.ts';
import { type Handle, reaction } from '#functions/runtime/reaction.ts';
import { readCaseDocument } from '#functions/table/case-document.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import { dateInZone } from '#shared/values/dates.ts';

type Data = { caseId: string; locationId: string; documentId: string; kind: string };

/**
 * Makes a version of a contract the one that holds, once everyone has signed its document: with its charges, and once however often it's told. Two signers at the
 * same moment are one last signature.
 */
const signContract: Handle<Data> = async ({ at, data: { caseId, locationId, documentId, kind } }, context) => {
  if (kind !== 'statement-of-goods-and-services') return undefined;
  const { table } = context;
  const [document, home] = await Promise.all([readCaseDocument(table, documentId), readLocationRow(table, locationId)]);
  if (!document || !home) return undefined;
  const last = document.signers
    .flatMap(({ signedOn }) => signedOn ?? [])
    .toSorted()
    .at(-1);
  const online = last === undefined ? [] : [dateInZone(last, home.timeZone)];
  // Some may have signed online, and the others on paper.
  const days = [...online, ...(document.paper ? [document.paper.signedOn] : [])].toSorted();
  const signedOn = days.at(-1) ?? dateInZone(at, home.timeZone);
  const read = () => readSeenMoney(context, { id: caseId });
  await postEntries(context, await read(), (seen) => signingChange(context, seen, { documentId, signedOn }), read);
  return undefined;
};

export const handler = reaction('sign-contract', documentSigned.data, signContract);

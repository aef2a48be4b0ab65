import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readSelection, selectionWrite } from '#functions/table/selection.ts';
import type { SelectionView } from '#shared/contract/case-contracts-views.ts';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import { addDays } from '#shared/values/dates.ts';
import { ok, openCloudTable, refused, waitUntil } from '#test/cloud/cloud.ts';
import { keyed } from './parts/case-desk.ts';
import { add } from './parts/contact-desk.ts';
import {
  contractAt,
  contractDesk,
  documentOf,
  give,
  openContract,
  openedDesk,
  readySelection,
  selectionAt,
} from './parts/contract-desk.ts';
import { scanOfVersion, signOnPaper } from './parts/contract-paper.ts';
import { signerByMail } from './parts/signing-desk.ts';

const conflict = { status: 409, code: 'conflict' };

describe('a contract', () => {
  it('excuses nobody whom it names from signing, before and after it was given', async () => {
    const desk = await openedDesk();
    const { admin, id, opened } = desk;
    const { documentId } = opened.version!;
    const excused = async () => {
      const { document } = await documentOf(desk, documentId!);
      const of = { id, documentId, version: document.version, reason: 'Not reachable' };
      for (const { id: signerId } of document.signers)
        expect(await refused('cancelSigner', { ...of, signerId }, keyed(admin))).toMatchObject({
          ...conflict,
          detail: 'This statement belongs to the contract. Reopen the contract instead.',
        });
    };
    await excused();
    await give(desk, 1);
    await excused();
    const { document } = await documentOf(desk, documentId!);
    expect(document.signers.map(({ state }) => state)).toEqual(['sent', 'waiting']);
  });
});

describe('a contract on paper', () => {
  it('has the signature of everyone it names, from the day when the family was given it to today', async () => {
    const desk = await openedDesk();
    const { admin, id, ada, director } = desk;
    const cousin = await add(admin, id, { firstName: 'Bo', lastName: 'Marsh' });
    const today = (await give(desk, 1)).version!.given!.on;
    const keep = await scanOfVersion(desk, 1);
    const errorsOf = async (...signatures: object[]) =>
      (await refused('keepSignedPaper', keep(signatures), keyed(admin))).errors?.map(({ field, message }) => [field, message]);
    const missing = 'This contract also needs the signature of Ada Marsh and Ολγα Παπαδοπούλου.';
    expect(await errorsOf({ contactId: cousin.id, signedOn: '2024-01-01' })).toEqual([
      ['signatures', missing],
      ['signatures.0.signedOn', expect.stringMatching(/^The family was given this version on .+, so it can’t have been signed/)],
    ]);
    const [buyer, home] = [{ contactId: ada.id }, { employeeId: director.id }];
    expect(await errorsOf({ ...buyer, signedOn: today })).toEqual([
      ['signatures', 'This contract also needs the signature of Ολγα Παπαδοπούλου.'],
    ]);
    expect(await errorsOf({ ...buyer, signedOn: addDays(today, -1) }, { ...home, signedOn: addDays(today, 1) })).toEqual([
      ['signatures.0.signedOn', expect.stringMatching(/^The family was given/)],
      ['signatures.1.signedOn', 'This day is in the future.'],
    ]);
    expect((await contractAt(admin, id, 1)).version?.standing).toBe('open');
    expect((await signOnPaper(desk, 1)).version).toMatchObject({ signedOn: today });
    expect(await refused('deleteCaseContact', { caseId: id, contactId: ada.id }, admin)).toMatchObject({
      ...conflict,
      detail: 'Ada Marsh signed this case’s contract and pays for it, so you can’t remove them.',
    });
    await ok('deleteCaseContact', { caseId: id, contactId: cousin.id }, admin);
  });

  it('needs nobody’s signature who signed online', async () => {
    const desk = await openedDesk();
    const { admin, id, ada, director, opened } = desk;
    const signedOn = (await give(desk, 1)).version!.given!.on;
    await (await signerByMail(ada.email, opened.version!.documentId!)).sign();
    const keep = await scanOfVersion(desk, 1);
    await ok<CaseDocumentView>('keepSignedPaper', keep([{ employeeId: director.id, signedOn }]), keyed(admin));
    const isSigned = async () => (await contractAt(admin, id, 1)).version?.standing === 'signed';
    expect(await waitUntil('the signed version', isSigned)).toBe(true);
  });
});

describe('someone who buys or pays', () => {
  it('isn’t removed from the case while its contract names them', async () => {
    const desk = await contractDesk();
    const { admin, id, ada } = desk;
    const removal = () => refused('deleteCaseContact', { caseId: id, contactId: ada.id }, admin);
    await readySelection(desk);
    expect(await removal()).toMatchObject({
      ...conflict,
      detail:
        'Ada Marsh is a purchaser and a payer on the contract that’s being prepared. Take them out under “Purchasers and payers” first.',
    });
    await openContract(desk);
    expect(await removal()).toMatchObject({
      ...conflict,
      detail:
        'Ada Marsh is a purchaser and a payer on the contract that’s waiting for signatures. Reopen it, and take them out first.',
    });
  });

  it('is left out once they’re gone, so that what was agreed on can be saved', async () => {
    const desk = await contractDesk();
    const { admin, id, ada } = desk;
    await readySelection(desk);
    const row = (await readSelection(openCloudTable(), id))!;
    const gone = randomUUID();
    // No call keeps people who are gone. This is one from before they were kept from going.
    const selection = {
      ...row.selection,
      purchasers: [gone, ada.id],
      payers: [...row.selection.payers, { contactId: gone, weight: 1 }],
    };
    await openCloudTable().transact([selectionWrite(id, { ...row, selection }, '')]);
    const seen = await selectionAt(admin, id);
    expect(seen.selection).toMatchObject({ purchasers: [ada.id], payers: [{ contactId: ada.id }] });
    expect(seen.statement.payers).toMatchObject([{ contactId: ada.id, shareCents: seen.statement.totals.totalCents }]);
    const saving = { id, version: seen.version, selection: { ...seen.selection, terms: 'Net 30' } };
    expect((await ok<SelectionView>('saveSelection', saving, keyed(admin))).selection.terms).toBe('Net 30');
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import type { DraftInShort, EntryRow } from '#shared/contract/system-catalog-views.ts';
import { ok, refused, waitUntil } from '#test/cloud/cloud.ts';
import { acroForm } from '#test/documents/sample-forms.ts';
import { person } from '#test/world/cast.ts';
import { keyed } from './parts/case-desk.ts';
import { publishDrafts } from './parts/publishing.ts';
import { type CremationDesk, cremationDesk, signerByMail } from './parts/signing-desk.ts';
import { keptPdf } from './parts/template-files.ts';

describe('a field that the PDF has no place for', () => {
  let by: { token: string };
  let desk: CremationDesk;
  let file: object;
  const id = randomUUID();
  const ids = { nickname: randomUUID(), wish: randomUUID(), name: randomUUID(), signature: randomUUID() };
  const field = (of: keyof typeof ids, name: string, more: object): object => ({
    ...{ id: ids[of], name, fieldType: 'string', valueSource: 'static', staticValue: '', captureMode: 'direct' },
    ...more,
  });
  const nickname = (isOptional: boolean) => field('nickname', 'Nickname', { pdfFieldName: 'person.nickname', isOptional });
  const others = [
    field('wish', 'Wish', { signer: 1, isOptional: true }),
    field('name', 'Name', { valueSource: 'identifier', identifier: 'decedentFullName', pdfFieldName: 'person.name' }),
    field('signature', 'Signature', { pdfFieldType: 'signature', pdfFieldName: 'signature', signer: 1 }),
  ];
  const save = (version: number, fields: object[]) => {
    const signers = [{ order: 1, role: 'person-in-control-of-disposition' }];
    const about = { id, name: `Form ${id}`, type: 'cremation-authorization', audience: 'family-user', isActive: true };
    const input = { noun: 'templateDocuments', version, base: null, entry: { ...about, file, fields, signers } };
    return ok<EntryRow>('saveEntry', input, keyed(by));
  };
  const draftOf = async () => (await ok<{ items: DraftInShort[] }>('getDrafts', {}, by)).items.find((draft) => draft.id === id);
  beforeAll(async () => {
    by = { token: (await person({ kind: 'system' })).token };
    ({ file } = await keptPdf(by, await acroForm()));
    desk = await cremationDesk();
  });

  it('keeps its template from being published if it has to be filled in', async () => {
    const { version } = await save(0, [nickname(false), ...others]);
    const input = { drafts: [{ noun: 'templateDocuments', id, version }], note: 'A form', withoutDryRun: 'For a test' };
    expect(JSON.stringify(await refused('publishRelease', input, by))).toContain('The PDF has no field “person.nickname.”');
    const faulty = await save(version, [
      nickname(true),
      ...others.with(2, { ...others[2]!, pdfFieldName: '', isOptional: true }),
    ]);
    expect((await draftOf())?.faults[0]?.message).toContain('Choose a field of the PDF, or add a place on a page.');
    await save(faulty.version, [nickname(true), ...others]);
  });

  it('is warned of with its place in the form, and published, if it may stay empty', async () => {
    const draft = await draftOf();
    expect(draft?.faults).toEqual([]);
    expect(draft?.warnings).toMatchObject([
      {
        path: ['fields', 0, 'pdfFieldName'],
        message: expect.stringMatching(/Nickname.*: Not on the page\. The PDF has no field “person\.nickname\.”/),
      },
      { path: ['fields', 1, 'pdfFieldName'], message: expect.stringMatching(/Wish.*: Not on the page\.$/) },
    ]);
    await publishDrafts(by.token, [{ noun: 'templateDocuments', id, version: draft?.version ?? 0 }]);
  });

  it('is filled in beside the pages by staff and by its signer, and the document is signed', async () => {
    const { staff } = desk;
    const begin = () => ok<CaseDocumentView>('beginCaseDocument', { id: desk.id, templateDocumentId: id }, keyed(staff));
    const begun = await waitUntil('the template', () => begin().catch(() => undefined));
    const onPage = ({ fields }: CaseDocumentView) => fields.map(({ name, isOnPage }) => [name, isOnPage]);
    const wanted = [
      ['Name', true],
      ['Signature', true],
      ['Nickname', false],
      ['Wish', false],
    ];
    expect(onPage(begun)).toEqual(wanted);
    const place = { id: desk.id, documentId: begun.document.id };
    const values = { [ids.nickname]: 'Mél' };
    const change = { ...place, version: begun.document.version, values };
    const saved = await ok<CaseDocumentView>('saveCaseDocument', change, keyed(staff));
    const sent = await ok<CaseDocumentView>('sendCaseDocument', { ...place, version: saved.document.version }, keyed(staff));
    expect(onPage(sent)).toEqual(wanted);
    expect(sent.fields.find(({ name }) => name === 'Nickname')?.value).toBe('Mél');
    const signer = await signerByMail(desk.agent.email, place.documentId);
    await signer.consent();
    const draft = await signer.draft();
    expect(draft.questions.map(({ question, pdfCoordinates }) => [question, pdfCoordinates !== undefined])).toEqual([
      ['Wish', false],
      ['Signature', true],
    ]);
    expect(draft.pages.flatMap(({ fields }) => fields)).toEqual([ids.signature]);
    await signer.save(await signer.filled());
    await signer.complete();
    const view = () => ok<CaseDocumentView>('getCaseDocument', place, staff);
    await waitUntil('the seal', async () => (await view()).document.state === 'sealed', 90);
  }, 120_000);
});

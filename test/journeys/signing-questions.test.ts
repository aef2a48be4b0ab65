import { beforeAll, describe, expect, it } from 'vitest';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import type { ESignDraft, ESignQuestion } from '#shared/model/e-sign.ts';
import { ok } from '#test/cloud/cloud.ts';
import { readPdf } from '#test/documents/read-pdf.ts';
import { signingParty } from './parts/document-desk.ts';

type Party = Awaited<ReturnType<typeof signingParty>>;
type Signer = Awaited<ReturnType<Party['signer']>>;

const asked = ({ questions }: ESignDraft, words: string): ESignQuestion => {
  const found = questions.find(({ question }) => question === words);
  if (!found) throw new Error(`${words} isn’t asked.`);
  return found;
};
const withValue = (draft: ESignDraft, words: string, value: string | boolean): ESignDraft => ({
  ...draft,
  questions: draft.questions.map((each) => (each.question === words ? { ...each, value } : each)),
});

describe('what a signer is asked', () => {
  let party: Party;
  let signer: Signer;
  beforeAll(async () => {
    party = await signingParty();
    signer = await party.signer();
    await signer.consent();
  });

  it('is signed below the words that it agrees to, which can be read as text', async () => {
    const draft = await signer.draft();
    expect(asked(draft, 'Initials for the cremation process').statement?.text).toMatch(
      /^4\. How a cremation is done\n[\s\S]*I have read this section\.$/,
    );
    expect(asked(draft, 'Signature').statement?.text).toMatch(/^7\. Signatures\n/);
    expect(asked(draft, 'Identification').places).toHaveLength(3);
    const input = { id: party.place.documentId, signingToken: signer.token, page: 1, width: 400 };
    const { text } = await ok<{ text: string }>('pdfImageFromCaseDocument', input, signer.by());
    expect(text).toContain('Amélie Nguyễn');
    expect(text).toContain('The person who died');
  });

  it('leaves out what another answer makes needless, whatever was entered before', async () => {
    const filled = await signer.filled();
    await signer.save(filled);
    expect(asked(await signer.draft(), 'Drug or insulin pump').value).toBe(true);
    const no = { ...withValue(filled, 'Implant or radioactive treatment', 'no'), version: 1 };
    await signer.save({ ...withValue(no, 'Identification', 'viewed') });
    const after = await signer.draft();
    expect(asked(after, 'Drug or insulin pump')).not.toHaveProperty('value');
    expect(asked(after, 'Identified by, or how')).not.toHaveProperty('value');
    expect(asked(after, 'Drug or insulin pump').askedIf?.values).toEqual(['yes', 'unknown']);
  });

  it('never is the date of signing, which is the day on which they sign', async () => {
    const before = asked(await signer.draft(), 'Date');
    expect(before).toMatchObject({ isSigningDate: true });
    expect(before).not.toHaveProperty('value');
    const seen = async () =>
      (await ok<CaseDocumentView>('getCaseDocument', party.place, party.staff)).record.flatMap(({ words }) =>
        words.includes('viewed') ? [words] : [],
      );
    expect((await seen()).toSorted()).toEqual([
      'Łukasz Nguyễn viewed pages of the document.',
      'Łukasz Nguyễn viewed the questions of the document.',
    ]);
    const named = await signer.draft();
    expect(asked(named, 'Printed name').value).toBe('Łukasz Nguyễn');
    await signer.save(withValue(named, 'Printed name', 'Lukas Nguyen'));
    await signer.complete();
    const { value } = asked(await signer.draft(), 'Date');
    expect(Math.abs(Date.parse(String(value)) - Date.now())).toBeLessThan(2 * 86_400_000);
    const copy = await ok<{ url: string }>('getSignersCopy', { documentId: party.place.documentId, signingToken: signer.token });
    const { text } = await readPdf(new Uint8Array(await (await fetch(copy.url)).arrayBuffer()));
    const [year, month, day] = String(value).split('-');
    expect(text).toContain(`${month}/${day}/${year}`);
    const { record } = await ok<CaseDocumentView>('getCaseDocument', party.place, party.staff);
    expect(record.map(({ words }) => words)).toContain('Łukasz Nguyễn filled in “Date.”');
    expect(record.map(({ words }) => words)).toContain(
      'Łukasz Nguyễn signed with a drawn signature. The document was sent to Łukasz Nguyễn; the printed name is “Lukas Nguyen”.',
    );
  });
});

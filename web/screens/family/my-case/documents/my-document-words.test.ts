import { describe, expect, it } from 'vitest';
import type { DocumentSignerView, ListedDocument } from '#shared/contract/case-documents-views.ts';
import { myDocumentWords, waitsForReader } from './my-document-words.ts';

const signer = (fullName: string, order: number, changes: Partial<DocumentSignerView> = {}): DocumentSignerView => ({
  id: `${fullName}-${order}`,
  order,
  role: 'next-of-kin',
  fullName,
  email: '',
  authority: '',
  needsCode: false,
  state: 'waiting',
  status: 'not-signed',
  unreachable: null,
  isViewer: false,
  ...changes,
});
const wordsOf = (state: ListedDocument['state'], signers: DocumentSignerView[]) =>
  myDocumentWords({ state, reasons: [], signers });

describe('what a family reads of a document', () => {
  it('is that it waits for the reader, or for whom', () => {
    const ellen = signer('Ellen Marsh', 1, { state: 'opened', isViewer: true });
    const joan = signer('Joan Reyes', 2);
    expect(wordsOf('out', [ellen, joan])).toBe('Waiting for you to sign. 0 of 2 have signed.');
    expect(wordsOf('out', [{ ...ellen, state: 'signed' }, joan])).toBe('1 of 2 has signed. Waiting for Joan Reyes.');
    expect(wordsOf('out', [signer('Robert Marsh', 1)])).toBe('0 of 1 have signed. Waiting for Robert Marsh.');
    expect(wordsOf('out', [signer('Joan Reyes', 1), signer('Ellen Marsh', 2, { isViewer: true })])).toBe(
      '0 of 2 have signed. We’ll tell you when it’s your turn to sign.',
    );
  });

  it('is that nothing has to be filled in where something may be', () => {
    const draft = { state: 'draft' as const, reasons: [], signers: [] };
    expect(myDocumentWords(draft)).toBe('We’re preparing this. There is nothing that you have to do yet.');
    expect(myDocumentWords(draft, { mayFill: true })).toMatch(/^We’re preparing this\. We have all that we need from you\./);
  });

  it('waits for the reader until they have signed, and in their turn', () => {
    const ellen = signer('Ellen Marsh', 2, { state: 'opened', isViewer: true });
    const joan = signer('Joan Reyes', 1);
    const waits = (...signers: DocumentSignerView[]) => waitsForReader({ state: 'out', signers });
    expect([waits(ellen), waits(ellen, joan), waits(ellen, { ...joan, state: 'signed' })]).toEqual([true, false, true]);
    expect([waits({ ...ellen, state: 'signed' }), waits(joan)]).toEqual([false, false]);
    expect(waitsForReader({ state: 'void', signers: [ellen] })).toBe(false);
  });

  it('is who declined, in the second person to the one who did', () => {
    const declined = (changes: object) => wordsOf('declined', [signer('Ellen Marsh', 1, { state: 'declined', ...changes })]);
    expect(declined({ isViewer: true })).toBe('You declined to sign. We’ll call you about what comes next.');
    expect(declined({})).toBe('Ellen Marsh declined to sign. We’ll call you about what comes next.');
  });
});

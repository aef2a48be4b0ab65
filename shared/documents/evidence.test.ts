import { describe, expect, it } from 'vitest';
import { type EvidenceData, type EvidenceType, evidence, evidenceTypes, valueHash } from './evidence.ts';
import { evidenceWords, wordedTypes } from './evidence-words.ts';

const at = new Date('2026-11-26T15:04:10.000Z');
const signerId = '0198f0aa-2222-7222-8333-444455556666';
const hash = 'ab'.repeat(32);
const signer = { kind: 'signer' as const, id: signerId, name: 'Ana Núñez' };
const who = { signerId, signerName: 'Ana Núñez' };
const device = { ip: '203.0.113.9', userAgent: 'Mozilla/5.0', timeZone: 'America/Chicago' };

const wordsOf = <Type extends EvidenceType>(type: Type, data: EvidenceData<Type>): string => {
  const { actor, ...entry } = evidence(type, { at, actor: signer, data });
  return evidenceWords({ ...entry, actor });
};

describe('what a signature record says', () => {
  it('has words for each type of entry, and no words for others', () => {
    expect([...wordedTypes].sort()).toEqual([...evidenceTypes].sort());
  });

  it('says who did what in one sentence', () => {
    expect(wordsOf('document.opened', { ...who, by: 'link-and-code', ...device })).toBe(
      'Ana Núñez opened the document from the link and entered the code that was emailed.',
    );
    expect(wordsOf('document.opened', { ...who, by: 'tablet', witnessName: 'Ida Larkspur', ...device })).toBe(
      'Ana Núñez, in the presence of Ida Larkspur, opened the document on the funeral home’s tablet.',
    );
    expect(wordsOf('document.declined', { ...who, reason: 'Wrong name' })).toBe('Ana Núñez declined to sign. Reason: Wrong name');
    expect(wordsOf('document.downloaded', { what: 'bundle', sha256: hash })).toBe(
      'Ana Núñez downloaded the sealed document with its record.',
    );
  });

  it('says what of a document was viewed, and under which other name it was signed', () => {
    expect(wordsOf('document.viewed', { ...who, documentSha256: hash, what: 'questions' })).toBe(
      'Ana Núñez viewed the questions of the document.',
    );
    const signed = { ...who, documentSha256: hash, role: 'Informant', authority: '', method: 'typed', ...device } as const;
    const names = { typedName: 'A. Núñez', printedName: 'Ana Ruiz' };
    expect(wordsOf('document.signed', { ...signed, signatureSha256: hash, answersSha256: hash, ...names })).toBe(
      'Ana Núñez signed with a typed signature. The document was sent to Ana Núñez; the signature is typed as “A. Núñez”, and the printed name is “Ana Ruiz”.',
    );
  });

  it('writes down only what was said, at one time', () => {
    expect(evidence('document.bounced', { at, actor: signer, data: { ...who, reason: undefined } })).toEqual({
      type: 'document.bounced',
      occurredOn: '2026-11-26T15:04:10.000Z',
      recordedOn: '2026-11-26T15:04:10.000Z',
      actor: signer,
      data: who,
    });
  });

  it('refuses a field that an entry doesn’t have, such as a token or a value', () => {
    const withToken = { ...who, documentSha256: hash, signingToken: 'x'.repeat(43) } as never;
    expect(() => evidence('document.viewed', { at, actor: signer, data: withToken })).toThrow('signingToken');
    const withValue = { ...who, fieldId: signerId, label: 'Veteran', value: 'yes', valueSha256: hash } as never;
    expect(() => evidence('document.field-set', { at, actor: signer, data: withValue })).toThrow('value');
  });

  it('names an unknown type, and trusts nothing of an entry', () => {
    const entry = { type: 'toString', actor: { kind: 'ghost', id: 'x' }, data: { signerName: { a: 1 } } };
    expect(evidenceWords(entry)).toBe('Someone recorded “toString.”');
    expect(evidenceWords({ ...entry, type: 'document.viewed' })).toBe('The signer viewed the document.');
  });

  it('names a value by a hash that its salt, field, and document change', async () => {
    const of = { documentId: signerId, fieldId: signerId, value: true, salt: 'a' };
    const hashes = await Promise.all(
      [of, { ...of, salt: 'b' }, { ...of, value: 'true' }, { ...of, fieldId: hash }].map(valueHash),
    );
    expect(new Set(hashes).size).toBe(4);
    expect(await valueHash({ ...of })).toBe(hashes[0]);
  });
});

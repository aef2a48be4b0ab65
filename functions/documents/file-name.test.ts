import { describe, expect, it } from 'vitest';
import { contentDisposition, pdfName } from './file-name.ts';

describe('the name of a file', () => {
  it('is as much of the title as a system accepts', () => {
    expect(pdfName('Plan for Walter Marsh')).toBe('Plan for Walter Marsh.pdf');
    expect(pdfName('../etc/passwd: "a"\u202Efdp.\r\n')).toBe('etc passwd a fdp.pdf');
    expect(pdfName('...')).toBe('Plan.pdf');
    expect(Buffer.byteLength(pdfName('🌸'.repeat(300)))).toBeLessThanOrEqual(255);
  });

  it('says whom a document is about in whole words, however long its title is', () => {
    expect(pdfName('Authorization for cremation and disposition', 'Astrid Ingrid Lindqvist')).toBe(
      'Authorization for cremation and disposition, Astrid Ingrid Lindqvist.pdf',
    );
    const long = pdfName('Одобрение '.repeat(20), 'Ольга Παπαδοπούλου 王');
    expect(long).toMatch(/, Ольга Παπαδοπούλου 王\.pdf$/);
    expect(Buffer.byteLength(long)).toBeLessThanOrEqual(244);
    expect(pdfName('', 'Ana Ruiz')).toBe('Ana Ruiz.pdf');
  });

  it('is plain ASCII in a header, with the whole name beside it if it has other characters', () => {
    expect(contentDisposition('Plan.pdf')).toBe('inline; filename="Plan.pdf"');
    expect(contentDisposition('Plan für Zoë.pdf')).toBe(
      `inline; filename="Plan fur Zoe.pdf"; filename*=UTF-8''Plan%20f%C3%BCr%20Zo%C3%AB.pdf`,
    );
    expect(contentDisposition('王小明.pdf')).toBe(
      `inline; filename="Plan.pdf"; filename*=UTF-8''%E7%8E%8B%E5%B0%8F%E6%98%8E.pdf`,
    );
  });
});

import { describe, expect, it } from 'vitest';
import { contentDisposition, pdfName, pdfNameOf } from './file-name.ts';

describe('the name of a file', () => {
  it('is as much of the title as a system accepts', () => {
    expect(pdfName('Plan for Walter Marsh')).toBe('Plan for Walter Marsh.pdf');
    expect(pdfName('../etc/passwd: "a"\u202Efdp.\r\n')).toBe('etc passwd a fdp.pdf');
    expect(pdfName('...')).toBe('Plan.pdf');
    expect(Buffer.byteLength(pdfName('🌸'.repeat(300)))).toBeLessThanOrEqual(255);
  });

  it('has all of the name of the person whom a document is about', () => {
    expect(pdfNameOf('Authorization for cremation and disposition', 'Harriet Louise Marsh')).toBe(
      'Authorization for cremation and dispos, Harriet Louise Marsh.pdf',
    );
    expect(pdfNameOf('Obituary approval', 'Ana Silva')).toBe('Obituary approval, Ana Silva.pdf');
    expect(Array.from(pdfNameOf('Obituary approval', 'Ngọc '.repeat(40))).length).toBeLessThanOrEqual(64);
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

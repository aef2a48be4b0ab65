import { describe, expect, it } from 'vitest';
import type { DocumentFieldView } from '#shared/contract/case-documents-views.ts';
import { splitDate } from '#web/questions/date-parts.ts';
import { changesIn, fieldsToFillIn, inTurns, lacks, nextLacking, readSigners, SIGNERS, writeSigners } from './document-values.ts';
import { fieldAt, pictureWidth, placesOn } from './page-places.ts';
import { nothingSaid, paperFaults, saidOf, scanFault, scanType } from './paper-faults.ts';

const field = (id: string, changes: Partial<DocumentFieldView> = {}) =>
  ({ id, value: null, isMissing: true, mayChange: true, isOptional: false, ...changes }) as DocumentFieldView;

const ruth = { id: 'r', order: 1, role: 'next-of-kin', authority: '', needsCode: false } as const;
const mei = { id: 'm', order: 2, role: 'informant', authority: '', needsCode: true } as const;

describe('the values of a document', () => {
  it('go from missing field to missing field, around the end', () => {
    const fields = [field('a'), field('b', { isMissing: false, value: 'x' }), field('c')];
    expect(nextLacking(fields, { b: 'x' }, null)?.id).toBe('a');
    expect(nextLacking(fields, { b: 'x' }, 'a')?.id).toBe('c');
    expect(nextLacking(fields, { b: 'x' }, 'c')?.id).toBe('a');
    expect(nextLacking(fields, { a: 'y', b: 'x', c: 'z' }, 'a')).toBeUndefined();
  });

  it('are counted for a family only where it fills them in', () => {
    const fields = [field('a'), field('b', { mayChange: false })];
    expect(fieldsToFillIn({ viewer: 'family', fields }).map(({ id }) => id)).toEqual(['a']);
    expect(fieldsToFillIn({ viewer: 'staff', fields })).toEqual(fields);
  });

  it('lack what was typed away, and no longer what was typed', () => {
    expect(lacks(field('a'), 'typed')).toBe(false);
    expect(lacks(field('a', { value: 'x', isMissing: false }), '')).toBe(true);
    expect(lacks(field('a', { value: 'x', isMissing: false, isOptional: true }), '')).toBe(false);
    expect(lacks(field('a', { mayChange: false }), 'typed')).toBe(true);
  });

  it('are sent with what the screen showed, and a removed one as empty text', () => {
    expect(changesIn({ a: 'new', b: null, c: true }, { a: 'old', b: 'x', c: null })).toEqual({
      values: { a: 'new', b: '', c: true },
      expected: { a: 'old', b: 'x', c: null },
    });
    expect(changesIn({ [SIGNERS]: writeSigners([ruth]) }, {})).toEqual({ signers: [ruth] });
  });

  it('keep whose fields are whose when signers change turns', () => {
    const turned = inTurns([mei, ruth]);
    expect(turned.map(({ id, order, slot }) => ({ id, order, slot }))).toEqual([
      { id: 'm', order: 1, slot: 2 },
      { id: 'r', order: 2, slot: 1 },
    ]);
    expect(readSigners(writeSigners(turned))).toEqual(turned);
    expect(inTurns([...turned].reverse()).map(({ slot }) => slot)).toEqual([1, 2]);
  });
});

describe('a page', () => {
  const places = placesOn(
    [
      { fieldId: 'wide', x: 0, y: 0, width: 612, height: 792 },
      { fieldId: 'box', x: 61.2, y: 712.8, width: 61.2, height: 39.6 },
    ],
    { width: 612, height: 792 },
  );

  it('has its fields where the paper has them, from the upper left corner', () => {
    expect(places[1]?.left).toBeCloseTo(10);
    expect(places[1]?.top).toBeCloseTo(5);
    expect(places[1]?.height).toBeCloseTo(5);
  });

  it('finds the smallest field at a press or close to it', () => {
    expect(fieldAt(places, 12, 6)).toBe('box');
    expect(fieldAt(places, 12, 11)).toBe('box');
    expect(fieldAt(places, 60, 60)).toBe('wide');
    expect(fieldAt(places.slice(1), 60, 60)).toBeNull();
  });

  it('is asked for in the pixels of the screen, within what the server draws', () => {
    expect(pictureWidth(361, 2)).toBe(800);
    expect(pictureWidth(20, 1)).toBe(200);
    expect(pictureWidth(1800, 3)).toBe(2000);
  });
});

describe('a scan of signed paper', () => {
  const now = new Date('2026-11-20T18:00:00');

  const plain = { name: false, disposition: false, embalming: false, implants: false };
  const signed = (key: string, date: string, name = '') => ({ key, name, on: splitDate(date), contactId: key });

  it('needs who signed it, each on a day that has come', () => {
    const says = nothingSaid;
    expect(paperFaults({ signers: [signed('ruth', '2026-11-20')], says }, plain, now)).toEqual({});
    expect(Object.keys(paperFaults({ signers: [], says }, plain, now))).toEqual(['signers']);
    const faults = paperFaults(
      { signers: [signed('ruth', ''), signed('tom', '2026-11-21'), signed('other', '')], says },
      plain,
      now,
    );
    expect(Object.keys(faults)).toEqual(['ruth.on', 'tom.on', 'other.name', 'other.on']);
  });

  it('of an authorization needs what the paper says, and sends nothing for what it leaves empty', () => {
    const asks = { ...plain, name: true, disposition: true, implants: true };
    const signers = [signed('ruth', '2026-11-20')];
    expect(Object.keys(paperFaults({ signers, says: nothingSaid }, asks, now))).toEqual([
      'isOtherName',
      'dispositionType',
      'implants',
    ]);
    const says = { ...nothingSaid, isOtherName: false, dispositionType: 'cremation', implants: 'empty' } as const;
    expect(paperFaults({ signers, says }, asks, now)).toEqual({});
    expect(saidOf({ signers, says }, asks, 'Amélie Nguyễn')).toEqual({
      signatures: [{ contactId: 'ruth', signedOn: '2026-11-20' }],
      says: { decedentName: 'Amélie Nguyễn', dispositionType: 'cremation' },
    });
    const other = { ...says, isOtherName: true, otherName: ' Amelie Nguyen ', implants: 'no' } as const;
    expect(saidOf({ signers, says: other }, asks, 'Amélie Nguyễn').says).toMatchObject({
      decedentName: 'Amelie Nguyen',
      implants: 'no',
    });
    expect(saidOf({ signers, says }, plain, 'Amélie Nguyễn')).not.toHaveProperty('says');
  });

  it('is a PDF or a photo, also when the browser knows only its name', () => {
    const file = (name: string, type = '') => new File(['x'], name, { type });
    expect([file('Scan.PDF'), file('a', 'image/png'), file('b.jpeg')].map(scanFault)).toEqual([undefined, undefined, undefined]);
    expect([file('Scan.PDF'), file('a', 'image/png'), file('b.jpeg')].map(scanType)).toEqual([
      'application/pdf',
      'image/png',
      'image/jpeg',
    ]);
    expect(scanFault(file('a.heic', 'image/heic'))).toMatch(/JPEG/);
    expect(scanFault(new File([], 'a.pdf', { type: 'application/pdf' }))).toMatch(/empty/);
  });
});

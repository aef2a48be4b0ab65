import { describe, expect, it } from 'vitest';
import { composedDocuments } from '#world/composed-documents.ts';
import { documentFieldSchema } from '../model/document.ts';
import type { TemplateDocument } from '../model/template-document.ts';
import { isAsked, readingsOf, signingDates, statementOf } from './signers-questions.ts';

const templateOf = (type: TemplateDocument['type']) => {
  const found = composedDocuments().find((each) => each.type === type);
  if (!found) throw new Error(`No document of the kind ${type} is composed.`);
  return found as unknown as TemplateDocument;
};
const named = ({ fields }: TemplateDocument, name: string, signer = 1) => {
  const found = fields.find((each) => each.name === name && (each.signer ?? signer) === signer);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
};
const cremation = templateOf('cremation-authorization');

describe('what is signed', () => {
  it('is said with the words of the document that a signature or initials belong to', () => {
    const initials = (name: string) => statementOf(cremation, named(cremation, name), {})?.text ?? '';
    expect(initials('Initials for the cremation process')).toMatch(/^4\. How a cremation is done\n- The body is placed/);
    expect(initials('Initials for the cremation process')).toMatch(/I have read this section\.$/);
    expect(initials('Initials for removal of implants')).toMatch(/^I authorize the funeral home to have every such device/);
    expect(initials('Signature')).toMatch(/^7\. Signatures\nThe funeral home and the crematory rely on/);
    expect(statementOf(cremation, named(cremation, 'Signature', 2), {})?.text).toMatch(/^The funeral director has reviewed/);
    expect(statementOf(cremation, named(cremation, 'Signature', 3), {})?.text).toMatch(/^The crematory has received the body/);
    expect(statementOf(cremation, named(cremation, 'Identification'), {})).toBeUndefined();
  });

  it('includes the decision before it, and what the case knows', () => {
    const embalming = templateOf('embalming-authorization');
    const person = named(embalming, 'Authorizing person');
    const statement = statementOf(embalming, named(embalming, 'Initials'), { [person.id]: 'Łukasz Nguyễn' });
    expect(statement?.text).toMatch(/^3\. Your decision\nI am Łukasz Nguyễn\. My relationship to ____: ____\./);
    expect(statement?.fieldIds).toEqual([named(embalming, 'Decision about embalming').id]);
  });

  it('isn’t known of a PDF, whose words are on its pages', () => {
    expect(statementOf({ ...cremation, blocks: [] }, named(cremation, 'Signature'), {})).toBeUndefined();
  });
});

describe('what a signer reads between the questions', () => {
  const readBy = (signer: number) => {
    const own = cremation.fields.filter((field) => field.signer === signer);
    const { before, last } = readingsOf(cremation, own, {});
    return { own, before, last, all: [...before.values(), last].flat() };
  };

  it('is every section that asks nothing, such as the right to decide and why implants matter', () => {
    const { before, last } = readBy(1);
    const titles = (name: string) => before.get(named(cremation, name).id)?.map(({ title }) => title);
    expect(titles('Identification')).toEqual(['', '1. Your authority', '2. Identification']);
    expect(before.get(named(cremation, 'Identification').id)?.[1]?.text).toContain('I have the legal right to decide');
    expect(titles('Implant or radioactive treatment')).toEqual(['3. Implants and radioactive treatment']);
    // The words that initials agree to are with them.
    expect(titles('Initials for the cremation process')).toBeUndefined();
    expect(last.length).toBeGreaterThan(0);
  });

  it('is, with what they agree to, every text of the document once', () => {
    const texts = (cremation.blocks ?? []).filter(({ text }) => text.trim() !== '').length;
    for (const signer of [1, 2, 3]) {
      const { own, all } = readBy(signer);
      const agreed = new Set(own.flatMap((field) => statementOf(cremation, field, {})?.text ?? []));
      expect(all.length + agreed.size).toBe(texts);
      expect(new Set(all.map(({ title, text }) => `${title}\n${text}`)).size).toBe(all.length);
    }
  });
});

describe('a date of signing', () => {
  it('is one beside a signature, and none that a block names', () => {
    const dates = signingDates(cremation);
    const names = cremation.fields.filter(({ id }) => dates.has(id)).map(({ name, signer }) => `${name} ${signer}`);
    expect(names).toEqual(['Date 1', 'Date 2', 'Date 3']);
  });

  it('is on the line of the signature in a PDF', () => {
    const at = (y: number) => [{ page: 1, x: 10, y, width: 100, height: 20 }];
    const field = (number: number, more: object) =>
      documentFieldSchema.parse({
        ...{ id: `018f4a2b-0000-7000-8000-00000000000${number}`, name: 'Date', fieldType: 'date', pdfFieldType: 'date' },
        ...{ valueSource: 'static', signer: 1, ...more },
      });
    const fields = [
      field(1, { pdfFieldType: 'signature', placements: at(100) }),
      field(2, { placements: at(110) }),
      field(3, { placements: at(300) }),
      field(4, { placements: at(100), valueSource: 'identifier', identifier: 'dateOfBirth' }),
      field(5, { placements: at(100), signer: 2 }),
    ];
    expect([...signingDates({ fields, signers: [] })]).toEqual([fields[1]?.id]);
  });
});

it('requires what an answer refers to, and only after that answer', () => {
  const required = (template: TemplateDocument, asking: string, answer: string) =>
    template.fields
      .filter((field) => !field.isOptional && field.askedIf?.fieldId === named(template, asking).id)
      .filter((field) => isAsked(field, () => answer))
      .map(({ name }) => name);
  const which = 'Which device or treatment, and when';
  expect(required(cremation, 'Implant or radioactive treatment', 'yes')).toEqual([which]);
  expect(required(cremation, 'Implant or radioactive treatment', 'unknown')).toEqual([]);
  const where = 'Address to send them to, or where and how they’re scattered';
  expect(required(cremation, 'The cremated remains', 'scatter')).toEqual([where]);
  expect(required(cremation, 'The cremated remains', 'mail')).toContain(where);
  expect(required(cremation, 'The cremated remains', 'pick-up')).not.toContain(where);
  const effects = templateOf('personal-effects-release');
  expect(required(effects, 'What we do with them', 'return')).toEqual(['Name and address of the recipient']);
  expect(required(effects, 'What we do with them', 'destroy')).toEqual([]);
  expect(named(cremation, 'Crematory').isOptional).toBe(false);
});

it('asks what follows only after the answers that lead to it', () => {
  const pump = named(cremation, 'Drug or insulin pump');
  const asked = (value: unknown) => isAsked(pump, (id) => (id === pump.askedIf?.fieldId ? value : undefined));
  expect(['yes', 'unknown', 'no', undefined].map(asked)).toEqual([true, true, false, false]);
  expect(pump.askedIf?.fieldId).toBe(named(cremation, 'Implant or radioactive treatment').id);
  expect(isAsked(named(cremation, 'Identification'), () => undefined)).toBe(true);
});

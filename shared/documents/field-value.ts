import { safeCompile } from '../logic/compile-rule.ts';
import { isUnknown, unknown } from '../logic/unknown.ts';
import type { DocumentValue, DocumentValues } from '../model/case-document.ts';
import type { DataField } from '../model/data-field.ts';
import type { DocumentField } from '../model/document.ts';
import type { LogicRule } from '../model/logic-rule.ts';
import type { Answers } from '../questions/conditional-question.ts';
import { type Printing, printAnswer } from './print-answer.ts';

/** What the values of a document come from: everything known by its name, and how it is written. */
export type DocumentSources = Printing & { known: Answers };

const isSigned = ({ pdfFieldType }: DocumentField): boolean => pdfFieldType === 'signature' || pdfFieldType === 'initials';

/** Returns what a rule gives for what is known; nothing while it depends on what isn't. */
function worked(rule: LogicRule, known: Answers): unknown {
  const value = safeCompile(rule, () => undefined, null).run(known as never, { absent: unknown });
  return isUnknown(value) ? undefined : value;
}

/** Adds what is worked out from other names. A field that reads another one comes after it, so each gets as many turns as there are fields. */
export function withDataFields(known: Answers, fields: readonly Pick<DataField, 'identifier' | 'logic'>[]): Answers {
  const own = { ...known } as Record<string, Answers[string]>;
  for (let turn = 0; turn < fields.length; turn += 1) {
    const before = Object.keys(own).length;
    for (const { identifier, logic } of fields) {
      const value = own[identifier] ?? worked(logic, own);
      if (value !== undefined && value !== null) own[identifier] = value as Answers[string];
    }
    if (Object.keys(own).length === before) break;
  }
  return own;
}

function sourceOf(field: DocumentField, { known }: DocumentSources): unknown {
  const { valueSource: source, staticValue, identifier, logic } = field;
  if (source === 'static') return staticValue;
  if (source === 'identifier')
    return identifier !== undefined && Object.hasOwn(known, identifier) ? known[identifier] : undefined;
  return logic === undefined ? undefined : worked(logic, known);
}

/**
 * Returns what a field of a document has: what was entered in the document itself, if that is where it's kept, and otherwise what the case says. Signatures
 * and initials aren't values.
 */
export function fieldValue(field: DocumentField, sources: DocumentSources, entries: DocumentValues = {}): DocumentValue | null {
  if (isSigned(field)) return null;
  const entered = Object.hasOwn(entries, field.id) ? entries[field.id] : undefined;
  if (entered !== undefined) return entered === '' ? null : entered;
  return printAnswer(field, sourceOf(field, sources), sources);
}

import { describe, expect, it } from 'vitest';
import { textParts } from './document-blocks.ts';
import { textWithIds, textWithNames } from './field-inserts.ts';

const fields = [
  { id: '00000001-0000-4000-8000-000000000000', name: 'Full name' },
  { id: '00000002-0000-4000-8000-000000000000', name: 'Date' },
  { id: '00000003-0000-4000-8000-000000000000', name: 'Date' },
  { id: '00000004-0000-4000-8000-000000000000', name: ' ' },
];
const stored = `I, {{${fields[0]?.id}}}, on {{${fields[1]?.id}}}.`;

describe('a text that names fields', () => {
  it('is read with their names, and keeps their ids', () => {
    expect(textWithNames(stored, fields)).toBe('I, {{Full name}}, on {{Date}}.');
    expect(textWithIds('I, {{Full name}}, on {{Date}}.', fields)).toBe(stored);
  });

  it('keeps what names nothing, to be corrected', () => {
    expect(textWithIds('I, {{Ful name}} {{}} { {x}', fields)).toBe('I, {{Ful name}} {{}} { {x}');
    expect(textWithNames(`{{${fields[3]?.id}}}`, fields)).toBe(`{{${fields[3]?.id}}}`);
  });

  it('names nothing across lines or with single braces', () => {
    expect(textParts('a {{b\nc}} {d} }}')).toEqual([{ words: 'a {{b\nc}} {d} }}' }]);
    expect(textParts('{{a}}{{b}}')).toEqual([{ insert: 'a' }, { insert: 'b' }]);
  });
});

import { fieldEntry, fieldNumber, textOf, type WidgetGroup } from './collect-widgets.ts';
import type { FormField, FormFieldKind } from './form.ts';
import { PdfArray, type PdfDict, PdfNumber, type PdfObject } from './libpdf.ts';
import type { Resolve } from './page-frame.ts';

// Bits of a field’s flags (ISO 32000-1, tables 221, 226, 228, and 230).
const READ_ONLY = 1 << 0;
const REQUIRED = 1 << 1;
const MULTILINE = 1 << 12;
const PASSWORD = 1 << 13;
const RADIO = 1 << 15;
const PUSH_BUTTON = 1 << 16;
const EDITABLE = 1 << 18;
const FILE_SELECT = 1 << 20;
const COMB = 1 << 24;

/** What the default appearance of a field says: the size in points, 0 if the reader chooses, and the operator of the color. */
export type DefaultAppearance = { size: number; color: string };

/** Reads a default appearance such as `/Helv 9 Tf 0 g`. */
export function readAppearance(text: string | undefined): DefaultAppearance {
  const size = Number(/(\d*\.?\d+)\s+Tf/.exec(text ?? '')?.[1] ?? 0);
  const color = /(?:(?:^|\s)-?\d*\.?\d+)+\s+(?:rg|g|k)(?=\s|$)/.exec((text ?? '').replace(/.*Tf/s, ''))?.[0]?.trim();
  return { size: Number.isFinite(size) ? size : 0, color: color ?? '0 g' };
}

/** Returns the format of a date field, such as `mm/dd/yyyy`. Acrobat’s script for it is the only place that names one; it isn’t run. */
function dateFormatOf(node: PdfDict, resolve: Resolve): string | undefined {
  const actions = fieldEntry(node, 'AA', resolve);
  const format =
    (actions as PdfDict | undefined)?.getDict?.('F', resolve) ?? (actions as PdfDict | undefined)?.getDict?.('K', resolve);
  const script = format?.get('JS', resolve);
  const code = textOf(script) ?? '';
  if (!/AFDate_/.test(code)) return undefined;
  return /AFDate_\w+\(\s*["']([^"']+)["']/.exec(code)?.[1] ?? 'mm/dd/yyyy';
}

const CHOICE_LIMIT = 2000;

/** Returns a list’s options, each with what the file keeps and what people read (ISO 32000-1, table 231). */
function choicesOf(node: PdfDict, resolve: Resolve): FormField['options'] {
  const list = fieldEntry(node, 'Opt', resolve);
  if (!(list instanceof PdfArray)) return [];
  return Array.from({ length: Math.min(list.length, CHOICE_LIMIT) }, (_, at) => {
    const option: PdfObject | undefined = list.at(at, resolve);
    const [value, label] = option instanceof PdfArray ? [option.at(0, resolve), option.at(1, resolve)] : [option, option];
    return { value: textOf(value) ?? '', label: textOf(label) ?? textOf(value) ?? '' };
  });
}

/** Returns the options of buttons by their states. `/Opt` has what each is called, in the order of the widgets. */
function statesOf({ node, widgets }: WidgetGroup, resolve: Resolve): FormField['options'] {
  const labels = choicesOf(node, resolve);
  const options = new Map<string, string>();
  for (const [at, { onState }] of widgets.entries())
    if (onState !== undefined && !options.has(onState)) options.set(onState, labels[at]?.label || onState);
  return [...options].map(([value, label]) => ({ value, label }));
}

/** Returns what kind of field this is; nothing for a button that is only pressed, and for files and passwords. */
export function kindOf(group: WidgetGroup, resolve: Resolve): FormFieldKind | undefined {
  const type = textOf(fieldEntry(group.node, 'FT', resolve) ?? group.widgets[0]?.dict.get('FT', resolve));
  const flags = fieldNumber(group.node, 'Ff', resolve);
  if (type === 'Sig') return 'signature';
  if (type === 'Ch') return 'dropdown';
  if (type === 'Tx' && (flags & (FILE_SELECT | PASSWORD)) === 0) return dateFormatOf(group.node, resolve) ? 'date' : 'text';
  if (type !== 'Btn' || (flags & PUSH_BUTTON) !== 0) return undefined;
  return (flags & RADIO) !== 0 || statesOf(group, resolve).length > 1 ? 'radio' : 'check';
}

/** Returns the text that a field already has. A button that is off has none. */
export function storedValue(group: WidgetGroup, resolve: Resolve): string | undefined {
  const value = textOf(fieldEntry(group.node, 'V', resolve));
  return value === '' || value === 'Off' ? undefined : value;
}

const alignments = ['left', 'center', 'right'] as const;

/** Describes a field by what its dictionary, its parents, and the whole form say. */
export function describeField(group: WidgetGroup, form: PdfDict | undefined, resolve: Resolve): FormField | undefined {
  const kind = kindOf(group, resolve);
  if (!kind) return undefined;
  const { node, widgets, name } = group;
  const flags = fieldNumber(node, 'Ff', resolve);
  const maxLength = fieldNumber(node, 'MaxLen', resolve);
  const appearance = fieldEntry(widgets[0]?.dict ?? node, 'DA', resolve) ?? form?.get('DA', resolve);
  const { size } = readAppearance(textOf(appearance));
  const quadding = fieldEntry(widgets[0]?.dict ?? node, 'Q', resolve) ?? form?.get('Q', resolve);
  const label = textOf(fieldEntry(node, 'TU', resolve))
    ?.replace(/\s+/g, ' ')
    .trim();
  const dateFormat = dateFormatOf(node, resolve);
  const value = storedValue(group, resolve);
  const isText = kind === 'text' || kind === 'date';
  return {
    name,
    kind,
    ...(label ? { label } : {}),
    places: widgets.map(({ page, shown, onState }) => ({ page: page + 1, ...shown, ...(onState ? { option: onState } : {}) })),
    options: kind === 'dropdown' ? choicesOf(node, resolve) : kind === 'radio' ? statesOf(group, resolve) : [],
    isEditable: kind === 'dropdown' && (flags & EDITABLE) !== 0,
    isMultiline: isText && (flags & MULTILINE) !== 0,
    isComb: isText && (flags & COMB) !== 0 && (flags & (MULTILINE | PASSWORD)) === 0 && maxLength > 0,
    ...(isText && maxLength > 0 ? { maxLength } : {}),
    ...(size > 0 ? { fontSize: size } : {}),
    align: alignments[quadding instanceof PdfNumber ? quadding.value : 0] ?? 'left',
    ...(dateFormat ? { dateFormat } : {}),
    isReadOnly: (flags & READ_ONLY) !== 0,
    isRequired: (flags & REQUIRED) !== 0,
    ...(value === undefined ? {} : { value }),
  };
}

import { numeral } from '../pdf/pdf-file.ts';
import { type Collected, fieldEntry, textOf, type Widget, type WidgetGroup } from './collect-widgets.ts';
import { describeField, readAppearance, storedValue } from './describe-field.ts';
import { drawMark, drawPicture, drawText, type Spot, type TextLook } from './draw-value.ts';
import type { Filling } from './filling.ts';
import type { FieldValue, FillProblem, FormField } from './form.ts';
import { type PDF, PdfArray, PdfBool, type PdfDict } from './libpdf.ts';
import { numbersIn, type PageFrame, type Resolve } from './page-frame.ts';
import { writeDate } from './write-date.ts';

type Report = (problem: FillProblem['problem'], detail: string) => void;
type Filled = { group: WidgetGroup; field: FormField; form: PdfDict | undefined; frames: readonly PageFrame[]; resolve: Resolve };

/**
 * Returns where a widget’s value is drawn. A form says how its text is turned in the file (`/MK /R`). Many forms say 0 or nothing on a page that is turned:
 * then the text is turned like the page, or people would have to turn the paper.
 */
function spotOf({ dict, page, shown }: Widget, frames: readonly PageFrame[], resolve: Resolve): Spot {
  const said = dict.getDict('MK', resolve)?.getNumber('R', resolve)?.value ?? 0;
  const rotation = frames[page]?.rotation ?? 0;
  const turned = said === 0 ? 0 : (((Math.round((said - rotation) / 90) % 4) + 4) % 4) * 90;
  return { page, box: shown, turned: turned as Spot['turned'] };
}

const operatorOf = ['', 'g', '', 'rg', 'k'];

/** Draws the background and the border that a form gives a field: its own appearance, which had them, is replaced. */
function drawBacking({ overlay }: Filling, { dict }: Widget, { page, box }: Spot, resolve: Resolve): void {
  const characteristics = dict.getDict('MK', resolve);
  const colorOf = (key: string) => {
    const color = characteristics?.get(key, resolve);
    const numbers = color instanceof PdfArray ? numbersIn(color, color.length, resolve) : undefined;
    return numbers && operatorOf[numbers.length] ? [...numbers.map(numeral), operatorOf[numbers.length]].join(' ') : undefined;
  };
  const width = dict.getDict('BS', resolve)?.getNumber('W', resolve)?.value ?? 1;
  const [fill, edge] = [colorOf('BG'), width > 0 ? colorOf('BC') : undefined];
  const rectangle = (inset: number) =>
    `${[box.x + inset, box.y + inset, box.width - 2 * inset, box.height - 2 * inset].map(numeral).join(' ')} re`;
  if (fill) overlay.draw(page, `q ${fill} ${rectangle(0)} f Q`);
  if (edge)
    overlay.draw(
      page,
      `q ${edge.replace(/rg|g|k/, (name) => name.toUpperCase())} ${numeral(width)} w ${rectangle(width / 2)} S Q`,
    );
}

function fillText(filled: Filled, text: string, filling: Filling, report: Report): void {
  const { group, field, form, frames, resolve } = filled;
  for (const widget of group.widgets) {
    filling.states.set(widget.dict, null);
    const spot = spotOf(widget, frames, resolve);
    drawBacking(filling, widget, spot, resolve);
    const { color, size } = readAppearance(textOf(fieldEntry(widget.dict, 'DA', resolve) ?? form?.get('DA', resolve)));
    const look: TextLook = {
      color,
      size: size > 0 ? size : undefined,
      isMultiline: field.isMultiline,
      combBoxes: field.isComb ? field.maxLength : undefined,
      maxLength: field.maxLength,
      align: field.align,
    };
    // A field that is on several pages has one value: what doesn’t fit is reported once.
    drawText(filling.overlay, spot, text, look, widget === group.widgets[0] ? report : () => undefined);
  }
}

/** Shows buttons as on or off: in the form’s own picture of that state, or with a mark if it has none. */
function fillButtons({ group, field, frames, resolve }: Filled, isOn: (widget: Widget) => boolean, filling: Filling): void {
  for (const widget of group.widgets) {
    const on = isOn(widget);
    filling.states.set(widget.dict, on ? (widget.onState ?? null) : 'Off');
    if (on && widget.onState === undefined)
      drawMark(filling.overlay, spotOf(widget, frames, resolve), field.kind === 'radio' ? 'dot' : 'check');
  }
}

async function fillPicture({ group, frames, resolve }: Filled, png: Uint8Array, filling: Filling): Promise<void> {
  const pixels = await filling.pixelsOf(png);
  for (const widget of group.widgets) {
    filling.states.set(widget.dict, null);
    drawPicture(filling.overlay, spotOf(widget, frames, resolve), pixels);
  }
}

/** Returns the option that a value names, by what the file keeps or by what people read. */
const optionOf = ({ options }: FormField, value: string) =>
  options.find((option) => option.value === value) ?? options.find(({ label }) => label === value);

async function fillField(filled: Filled, value: FieldValue, filling: Filling, report: Report): Promise<void> {
  const { field } = filled;
  if (typeof value === 'object') {
    if (field.kind !== 'signature') return report('wrong-kind', field.kind);
    return fillPicture(filled, value.png, filling);
  }
  if (field.kind === 'check') {
    const states = filled.group.widgets.map(({ onState }) => onState);
    if (typeof value === 'string' && value !== 'Off' && value !== '' && !states.includes(value))
      return report('no-such-option', value);
    return fillButtons(filled, () => value !== false && value !== 'Off' && value !== '', filling);
  }
  if (typeof value !== 'string') return report('wrong-kind', field.kind);
  if (field.kind === 'signature') return value === '' ? undefined : fillText(filled, value, filling, report);
  if (field.kind === 'radio') {
    const option = optionOf(field, value);
    if (!option && value !== '' && value !== 'Off') return report('no-such-option', value);
    return fillButtons(filled, ({ onState }) => option !== undefined && onState === option.value, filling);
  }
  if (field.kind === 'dropdown') {
    const option = optionOf(field, value);
    if (!option && value !== '' && !field.isEditable) return report('no-such-option', value);
    return fillText(filled, option?.label ?? value, filling, report);
  }
  fillText(filled, field.kind === 'date' ? writeDate(value, field.dateFormat) : value, filling, report);
}

/** Tells whether a field’s own appearance can be trusted to show its value. */
const showsItself = ({ widgets }: WidgetGroup, form: PdfDict | undefined, resolve: Resolve): boolean =>
  form?.get('NeedAppearances', resolve) !== PdfBool.TRUE && widgets.every(({ dict }) => dict.getDict('AP', resolve)?.has('N'));

/** Draws the values of a document’s own fields. Those without a value show what the file has in them. */
export async function fillFields(
  pdf: PDF,
  { groups, frames }: Collected,
  values: Readonly<Record<string, FieldValue>>,
  filling: Filling,
): Promise<void> {
  const resolve: Resolve = (ref) => pdf.getObject(ref);
  const form = pdf.getCatalog().getDict('AcroForm', resolve);
  const names = new Set<string>();
  for (const group of groups) {
    const field = describeField(group, form, resolve);
    if (!field) continue;
    names.add(field.name);
    const given = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    const isText = ['text', 'date', 'dropdown'].includes(field.kind);
    const value = given ?? (isText && !showsItself(group, form, resolve) ? storedValue(group, resolve) : undefined);
    if (value === undefined) continue;
    const report: Report = (problem, detail) => void filling.problems.push({ field: field.name, problem, detail });
    await fillField({ group, field, form, frames, resolve }, value, filling, report);
  }
  for (const name of Object.keys(values))
    if (!names.has(name)) filling.problems.push({ field: name, problem: 'no-such-field', detail: name });
}

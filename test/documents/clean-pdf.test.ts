import { type PDFDict, PDFDocument, PDFName, PDFString, StandardFonts } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { cleanedPdf } from '#functions/documents/forms/inspect-form.ts';
import { complaintsOf, readForm } from './read-form.ts';
import { acroForm, busyForm, encryptedForm, flatForm } from './sample-forms.ts';

async function clean(bytes: Uint8Array) {
  const read = await cleanedPdf(bytes);
  if ('refused' in read) throw new Error(read.refused.message);
  const text = Buffer.from(read.clean.bytes).toString('latin1');
  return { ...read.clean, text, read: await readForm(read.clean.bytes) };
}

/** What no scan that is kept may name, whatever was uploaded. */
const leftovers =
  /\/(?:Annots?|AcroForm|XFA|JavaScript|JS|Launch|SubmitForm|EmbeddedFiles?|Filespec|EF|OpenAction|AA|URI|Names|PieceInfo)\b/;
const saved = (document: PDFDocument) => document.save({ useObjectStreams: false });

/** Returns a page with a word on it, and the page’s and the document’s dictionaries, to hide something in. */
async function sheet() {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 300]);
  page.drawText('Signed by hand', { x: 40, y: 40, size: 10, font: await document.embedFont(StandardFonts.Helvetica) });
  return { document, page: page.node, context: document.context, catalog: document.catalog };
}
type Sheet = Awaited<ReturnType<typeof sheet>>;

const script = { S: 'JavaScript', JS: PDFString.of('app.alert("Hello")') };
const program = { S: 'Launch', F: PDFString.of('calc.exe') };
const fileOf = ({ context }: Sheet) =>
  context.obj({
    Type: 'Filespec',
    F: PDFString.of('invoice.exe'),
    EF: { F: context.register(context.stream('MZ evil', { Type: 'EmbeddedFile' })) },
  });
const annotated = (of: Sheet, entries: object) =>
  of.page.addAnnot(of.context.register(of.context.obj({ Type: 'Annot', Rect: [10, 10, 90, 90], ...entries })));

const hidden: Record<string, (of: Sheet) => unknown> = {
  'a script of the document': ({ document }) => document.addJavaScript('start', 'app.alert("Hello")'),
  'a script that opening starts': ({ catalog, context }) => catalog.set(PDFName.of('OpenAction'), context.obj(script)),
  'a program that opening starts': ({ catalog, context }) => catalog.set(PDFName.of('OpenAction'), context.obj(program)),
  'a website that opening shows': ({ catalog, context }) =>
    catalog.set(PDFName.of('OpenAction'), context.obj({ S: 'URI', URI: PDFString.of('https://example.com/') })),
  'an attached program': ({ document }) => document.attach(Buffer.from('MZ evil'), 'invoice.exe'),
  'a file beside the document': (of) => of.catalog.set(PDFName.of('AF'), of.context.obj([fileOf(of)])),
  'actions of the document': ({ catalog, context }) => catalog.set(PDFName.of('AA'), context.obj({ WP: script })),
  'actions of a page': ({ page, context }) => page.set(PDFName.of('AA'), context.obj({ O: program })),
  'actions of the tree of pages': ({ page, context }) => page.Parent()?.set(PDFName.of('AA'), context.obj({ O: script })),
  'a link with a script': (of) => annotated(of, { Subtype: 'Link', A: script }),
  'a link with a script as its address': (of) =>
    annotated(of, { Subtype: 'Link', A: { S: 'URI', URI: PDFString.of('javascript:alert(1)') } }),
  'a note with actions': (of) => annotated(of, { Subtype: 'Text', AA: { E: script, D: program } }),
  'a screen that starts a program': (of) => annotated(of, { Subtype: 'Screen', A: program }),
  'a file pinned to a page': (of) => annotated(of, { Subtype: 'FileAttachment', FS: fileOf(of) }),
  'a file beside a list of properties': (of) =>
    (of.page.Resources() as PDFDict).set(PDFName.of('Properties'), of.context.obj({ P0: { AF: [fileOf(of)] } })),
  'data of other programs': ({ page, context }) =>
    page.set(PDFName.of('PieceInfo'), context.obj({ Evil: { Private: context.stream('MZ evil') } })),
  'a file in what it says of itself': ({ context, ...of }) => {
    context.trailerInfo.Info = context.register(context.obj({ Evil: fileOf({ context, ...of }) }));
  },
};

describe('a scan that is kept', () => {
  it.each(Object.keys(hidden))('has its page, and not %s', async (name) => {
    const of = await sheet();
    hidden[name]?.(of);
    const uploaded = await saved(of.document);
    const { text, read, pageCount, bytes } = await clean(uploaded);
    expect(leftovers.exec(text)?.[0]).toBeUndefined();
    expect(text).not.toMatch(/invoice|calc\.exe|evil/i);
    expect([read.text, pageCount, read.annotations, read.scripts, read.attachments]).toEqual([
      'Signed by hand',
      1,
      [],
      null,
      null,
    ]);
    for (const command of ['qpdf', 'pdfinfo'] as const) expect(complaintsOf(command, bytes) ?? '').toBe('');
  });

  it('shows what fields and drawings over the page show, and has none', async () => {
    const filled = await clean(await acroForm());
    expect(filled.read.text).toContain('Already here');
    expect([filled.read.fields, filled.pageCount]).toEqual([null, 2]);
    const busy = await clean(await busyForm());
    expect([leftovers.exec(busy.text)?.[0], busy.read.fields]).toEqual([undefined, null]);
    const of = await sheet();
    const ink = of.context.stream('1 0 0 RG 0 0 m 80 80 l S', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 80, 80] });
    annotated(of, { Subtype: 'Ink', AP: { N: of.context.register(ink) } });
    expect((await clean(await saved(of.document))).text).toContain('/Yarrow0');
  });

  it('has nothing of what lies before, between, and behind its parts, or of earlier versions', async () => {
    const plain = Buffer.from(await flatForm());
    const end = plain.lastIndexOf('startxref');
    const { text } = await clean(Buffer.concat([plain.subarray(0, end), Buffer.from('% MZ evil\n'), plain.subarray(end)]));
    expect(text).not.toContain('evil');
    expect(text.startsWith('%PDF-')).toBe(true);
  });

  it('is always the same bytes for the same file', async () => {
    const uploaded = await busyForm();
    const [one, other] = [await clean(uploaded), await clean(uploaded)];
    expect(Buffer.from(one.bytes).equals(other.bytes)).toBe(true);
    const again = await clean(one.bytes);
    expect(again.read.text).toBe(one.read.text);
  });

  it('is refused in words if it’s protected, damaged, or something else', async () => {
    const words = async (bytes: Uint8Array) => JSON.stringify(await cleanedPdf(bytes));
    expect(await words(await encryptedForm())).toContain('This PDF is protected.');
    expect(await words(Buffer.from('<html></html>'))).toContain('Choose a PDF.');
    expect(await words((await flatForm()).subarray(0, 300))).toContain('damaged or incomplete');
  });
});

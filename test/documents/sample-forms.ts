import { constants, deflateSync } from 'node:zlib';
import { PDF } from '@libpdf/core';
import { degrees, PDFDocument, PDFName, PDFNumber, PDFString, StandardFonts } from 'pdf-lib';

const bytesOf = (document: PDFDocument): Promise<Uint8Array> => document.save({ useObjectStreams: false });

/** Returns a form with a field of each kind on two pages. */
export async function acroForm(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const [one, two] = [document.addPage([612, 792]), document.addPage([612, 792])];
  const form = document.getForm();
  const name = form.createTextField('person.name');
  name.addToPage(one, { x: 72, y: 700, width: 200, height: 18 });
  name.setFontSize(9);
  name.enableRequired();
  const notes = form.createTextField('notes');
  notes.enableMultiline();
  notes.addToPage(one, { x: 72, y: 600, width: 200, height: 60 });
  const number = form.createTextField('person.number');
  number.setMaxLength(9);
  number.enableCombing();
  number.addToPage(one, { x: 72, y: 560, width: 180, height: 20 });
  const veteran = form.createCheckBox('veteran');
  veteran.addToPage(one, { x: 72, y: 520, width: 12, height: 12 });
  const sex = form.createRadioGroup('sex');
  sex.addOptionToPage('female', one, { x: 72, y: 480, width: 12, height: 12 });
  sex.addOptionToPage('male', one, { x: 112, y: 480, width: 12, height: 12 });
  const state = form.createDropdown('state');
  state.addOptions(['Kansas', 'Texas']);
  state.addToPage(two, { x: 72, y: 700, width: 100, height: 18 });
  const kept = form.createTextField('kept');
  kept.setText('Already here');
  kept.addToPage(two, { x: 72, y: 640, width: 100, height: 18 });
  kept.enableReadOnly();
  const date = form.createTextField('died');
  date.addToPage(two, { x: 72, y: 600, width: 100, height: 18 });
  const script = document.context.obj({ F: { S: 'JavaScript', JS: PDFString.of('AFDate_FormatEx("mmmm d, yyyy");') } });
  date.acroField.dict.set(PDFName.of('AA'), script);
  const signature = document.context.obj({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    T: PDFString.of('signature'),
    Rect: [72, 500, 272, 540],
    P: two.ref,
  });
  two.node.addAnnot(document.context.register(signature));
  return bytesOf(document);
}

/** Returns pages without fields, with a word on each. */
export async function flatForm(pages = 1, size: [number, number] = [612, 792], rotation = 0): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let page = 1; page <= pages; page += 1) {
    const sheet = document.addPage(size);
    sheet.setRotation(degrees(rotation));
    sheet.drawText(`Page ${page}`, { x: 40, y: 40, size: 10, font });
  }
  return bytesOf(document);
}

/** Returns a turned page with a field whose form doesn’t say how its text is turned. */
export async function rotatedForm(rotation: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([600, 800]);
  page.setRotation(degrees(rotation));
  const field = document.getForm().createTextField('name');
  field.addToPage(page, { x: 100, y: 200, width: 40, height: 300 });
  return bytesOf(document);
}

/** Returns two pages that share one dictionary of resources and have a field each. */
export async function sharedResources(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const resources = document.context.register(document.context.obj({ Font: { F0: font.ref } }));
  for (const name of ['first', 'second']) {
    const page = document.addPage([300, 300]);
    const field = document.getForm().createTextField(name);
    field.setText(`The ${name} page`);
    field.addToPage(page, { x: 20, y: 200, width: 200, height: 20 });
    page.node.set(PDFName.of('Resources'), resources);
  }
  return bytesOf(document);
}

/** Returns a form with everything that has to go: scripts, a second form, attached files, and actions; and a link, which may stay. */
export async function busyForm(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  const { context, catalog } = document;
  document.getForm().createTextField('name').addToPage(page, { x: 72, y: 700, width: 200, height: 18 });
  document.addJavaScript('start', 'app.alert("Hello")');
  await document.attach(Buffer.from('attached'), 'notes.txt', { mimeType: 'text/plain' });
  catalog.set(PDFName.of('OpenAction'), context.obj({ S: 'Launch', F: PDFString.of('calc.exe') }));
  const acroForm = context.lookup(catalog.get(PDFName.of('AcroForm'))) as unknown as { set(key: PDFName, value: unknown): void };
  acroForm.set(PDFName.of('XFA'), context.register(context.stream('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"/>')));
  const link = { Type: 'Annot', Subtype: 'Link', Rect: [72, 100, 200, 120], Border: [0, 0, 0] };
  const next = { S: 'JavaScript', JS: PDFString.of('app.beep()') };
  page.node.addAnnot(
    context.register(context.obj({ ...link, A: { S: 'URI', URI: PDFString.of('https://example.com/'), Next: next } })),
  );
  // Asked to update appearances, pdf-lib would remove the second form.
  return document.save({ useObjectStreams: false, updateFieldAppearances: false });
}

/** Returns a file that no one opens without a password, or that only its owner may change. */
export async function encryptedForm(userPassword?: string): Promise<Uint8Array> {
  const pdf = await PDF.load(await flatForm());
  pdf.setProtection({ ...(userPassword ? { userPassword } : {}), ownerPassword: 'owner', algorithm: 'AES-256' });
  return pdf.save();
}

/** Returns deflated zeros: as many megabytes as asked for, a kilobyte each. Only the checksum at the end is wrong. */
export function zeros(megabytes: number): Buffer {
  const block = deflateSync(Buffer.alloc(1024 * 1024), { finishFlush: constants.Z_FULL_FLUSH });
  // A stream’s head is its first two bytes. A block that ends with a full flush can be repeated.
  return Buffer.concat([block, ...Array.from({ length: megabytes - 1 }, () => block.subarray(2))]);
}

/** Returns a page whose drawing, or whose pictures, unpack to so many megabytes each. */
export async function bomb(megabytes: number, pictures = 0): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  const { context } = document;
  const data = zeros(megabytes);
  const stream = (entries: Record<string, unknown>) =>
    context.register(context.stream(data, { Filter: 'FlateDecode', ...(entries as object) }));
  if (pictures === 0) page.node.set(PDFName.of('Contents'), stream({}));
  const image = { Type: 'XObject', Subtype: 'Image', Width: 100, Height: 100, ColorSpace: 'DeviceGray', BitsPerComponent: 8 };
  const objects = Object.fromEntries(Array.from({ length: pictures }, (_, at) => [`I${at}`, stream(image)]));
  page.node.set(PDFName.of('Resources'), context.obj({ XObject: objects }));
  return bytesOf(document);
}

/** Returns a page of another unit: its numbers are small, its paper isn’t. */
export async function enlargedForm(unit: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([612, 792]).node.set(PDFName.of('UserUnit'), PDFNumber.of(unit));
  return bytesOf(document);
}

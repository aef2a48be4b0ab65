import { numeral, type PdfFile, type Reference, textString } from './pdf-file.ts';

export type About = {
  title: string;
  subject: string;
  author: string;
  language: string;
  /** A calendar date: with a time, the same document would be a different file each time. */
  createdOn: string;
};

/** An entry of the outline; `top` in points from the sheet's lower edge. */
export type Bookmark = { title: string; page: Reference; top: number };

const PRODUCER = 'Yarrow';

const xmlText = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns the XMP packet: title and language again, and the claim to follow PDF/UA-1 (ISO 14289-1, 5). */
const packet = ({
  title,
  subject,
  author,
  language,
  createdOn,
}: About) => `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${xmlText(title)}</rdf:li></rdf:Alt></dc:title>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${xmlText(subject)}</rdf:li></rdf:Alt></dc:description>
<dc:creator><rdf:Seq><rdf:li>${xmlText(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>
<xmp:CreateDate>${createdOn}T00:00:00Z</xmp:CreateDate>
<pdf:Producer>${PRODUCER}</pdf:Producer>
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;

function writeOutline(file: PdfFile, bookmarks: readonly Bookmark[]): Reference {
  const root = file.reserve();
  const items = bookmarks.map(() => file.reserve());
  for (const [index, { title, page, top }] of bookmarks.entries()) {
    const before = items[index - 1] ? ` /Prev ${items[index - 1]}` : '';
    const after = items[index + 1] ? ` /Next ${items[index + 1]}` : '';
    const target = `[${page} /XYZ 0 ${numeral(top)} null]`;
    file.set(items[index]!, `<< /Title ${textString(title)} /Parent ${root}${before}${after} /Dest ${target} >>`);
  }
  file.set(root, `<< /Type /Outlines /First ${items[0]} /Last ${items.at(-1)} /Count ${items.length} >>`);
  return root;
}

/** Writes what a reader opens the file with: title, language, outline, structure. */
export function writeCatalog(
  file: PdfFile,
  about: About,
  { pages, structure, bookmarks }: { pages: Reference; structure: Reference; bookmarks: readonly Bookmark[] },
): { catalog: Reference; info: Reference } {
  const metadata = file.addStream(Buffer.from(packet(about)), '/Type /Metadata /Subtype /XML', true);
  const outline = bookmarks.length > 0 ? ` /Outlines ${writeOutline(file, bookmarks)} /PageMode /UseOutlines` : '';
  const { title, subject, author, language, createdOn } = about;
  const catalog = file.add(
    `<< /Type /Catalog /Pages ${pages} /Lang ${textString(language)} /MarkInfo << /Marked true >> /StructTreeRoot ${structure} /ViewerPreferences << /DisplayDocTitle true >> /Metadata ${metadata}${outline} >>`,
  );
  const day = `(D:${createdOn.replaceAll('-', '')}000000Z)`;
  const info = file.add(
    `<< /Title ${textString(title)} /Subject ${textString(subject)} /Author ${textString(author)} /Creator (${PRODUCER}) /Producer (${PRODUCER}) /CreationDate ${day} /ModDate ${day} >>`,
  );
  return { catalog, info };
}

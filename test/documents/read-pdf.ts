import { getDocumentProxy } from 'unpdf';
import { openFontFolder } from '#functions/documents/fonts/open-font-folder.ts';
import { buildFonts } from '../../scripts/build-fonts.ts';

/** The fonts as a Lambda has them. */
export const fonts = openFontFolder(buildFonts());

type TextItem = { str: string; hasEOL: boolean };
type Node = { role?: string; children?: Node[] };

/** Returns the roles in a page's structure tree, each once. */
const rolesOf = (node: Node | null): string[] => [...(node?.role ? [node.role] : []), ...(node?.children ?? []).flatMap(rolesOf)];

/** Reads a PDF with pdf.js: its text in file order, its metadata, its outline, and the roles in its structure. */
export async function readPdf(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const pages: string[] = [];
  const roles = new Set<string>();
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push((items as TextItem[]).map(({ str, hasEOL }) => `${str}${hasEOL ? '\n' : ''}`).join(''));
    for (const role of rolesOf((await page.getStructTree()) as Node | null)) roles.add(role);
  }
  const { info } = await document.getMetadata();
  const outline = (await document.getOutline()) ?? [];
  const isTagged = ((await document.getMarkInfo()) as { Marked?: boolean } | null)?.Marked === true;
  await document.destroy();
  return {
    pages,
    text: pages.join('\n'),
    info: info as Record<string, string>,
    outline: outline.map(({ title }) => title),
    isTagged,
    roles: [...roles],
  };
}

/** A piece of text on a page, in points from the lower left corner. */
type TextPlace = { text: string; page: number; x: number; y: number; width: number; height: number };

/** Reads where each text of a PDF is: from its baseline to the height of its small letters. */
export async function readPlaces(bytes: Uint8Array): Promise<TextPlace[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const places: TextPlace[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    for (const { str, transform, width, height } of items as {
      str: string;
      transform: number[];
      width: number;
      height: number;
    }[])
      if (str.trim() !== '') places.push({ text: str, page, x: transform[4]!, y: transform[5]!, width, height: height * 0.5 });
  }
  await document.destroy();
  return places;
}

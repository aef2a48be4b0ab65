import { contentDisposition } from '#functions/documents/file-name.ts';
import { composePriceListPdf, type PriceListPdf } from '#functions/documents/price-list/price-list-pdf.ts';
import { priceListsFolder } from '#functions/documents/price-lists-folder.ts';
import { composePapers } from '#shared/funeral-rule/compose-merchandise-lists.ts';
import { type PriceListPaper, priceListPaper } from '#shared/model/enumerations/price-list.ts';
import type { GeneralPriceList } from '#shared/model/general-price-list.ts';
import type { PriceListVersion } from '#shared/model/price-list-version.ts';
import type { PriceListsContext } from './implementer.ts';

/** How long an address works: time to open or save the file, too short to pass it on. */
const SECONDS = 300;

/** Names the file that a browser saves (docs/decisions.md, Documents). */
const fileNames: Record<PriceListPaper, string> = {
  gpl: 'GPL Document.pdf',
  'casket-price-list': 'Casket Price List.pdf',
  'outer-burial-container-price-list': 'Outer Burial Container Price List.pdf',
};

export const paperKey = (locationId: string, versionId: string, paper: PriceListPaper): string =>
  `${priceListsFolder}${locationId}/${versionId}${paper === 'gpl' ? '' : `-${paper}`}.pdf`;

/** Tells whether a list has any prices. Without them there is no document. */
const hasPrices = ({ lines, otherServices, items }: GeneralPriceList): boolean =>
  lines.length + otherServices.length + items.length > 0;

/** Returns what the documents of a list say; nothing if the list has no prices. */
export const blocksOf = (content: GeneralPriceList) => (hasPrices(content) ? composePapers(content) : []);

/** Composes the documents of a list. */
export function composePaperPdfs(
  { fonts }: Pick<PriceListsContext, 'fonts'>,
  content: GeneralPriceList,
  { createdOn, isDraft }: { createdOn: string; isDraft: boolean },
): { paper: PriceListPaper; pdf: PriceListPdf }[] {
  const { home, effectiveOn } = content;
  return blocksOf(content).map(({ paper, blocks }) => ({
    paper,
    pdf: composePriceListPdf(fonts, { blocks, home, title: priceListPaper.label(paper), effectiveOn, createdOn, isDraft }),
  }));
}

/** Returns where a file can be fetched for five minutes, under its document's name. A draft is named as one, so that nobody hands it out as the list. */
export async function addressOf(
  { files, now }: Pick<PriceListsContext, 'files' | 'now'>,
  key: string,
  { paper, isDraft = false }: { paper: PriceListPaper; isDraft?: boolean },
) {
  const fileName = isDraft ? fileNames[paper].replace(/\.pdf$/, ' draft.pdf') : fileNames[paper];
  const url = await files.address(key, { at: now, seconds: SECONDS, disposition: contentDisposition(fileName) });
  return { url, fileName };
}

/** Returns where a version's document can be fetched; null if the version has none of that kind. */
export async function versionAddress(
  context: Pick<PriceListsContext, 'files' | 'now'>,
  { papers }: PriceListVersion,
  paper: PriceListPaper,
) {
  const found = papers.find((each) => each.paper === paper);
  return found ? addressOf(context, found.key, { paper }) : null;
}

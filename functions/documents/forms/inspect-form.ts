import { checkBytes } from './check-bytes.ts';
import { type CleanPdf, type Form, type PageImage, type PageImageSize, RefusedPdf } from './form.ts';
import { inChild, prepareChild } from './monitored-child.ts';

/** The form, or why the file isn’t accepted. */
type Refused = { refused: Pick<RefusedPdf, 'reason' | 'message'> };
export type Inspection = { form: Form } | Refused;

/**
 * Opens a PDF from outside in a monitored child process, and describes its pages and fields. Returns the reason, in words for the screen, if it isn’t
 * accepted; throws only for faults of ours.
 */
export const inspectForm = (bytes: Uint8Array): Promise<Inspection> =>
  orRefused(bytes, async () => ({ form: await inChild<Form>({ task: 'inspect', bytes }) }));

/** Returns a PDF from outside with nothing but its pages, as a monitored child process makes it (`cleanPdf`), or why it isn’t accepted. */
export const cleanedPdf = (bytes: Uint8Array): Promise<{ clean: CleanPdf } | Refused> =>
  orRefused(bytes, async () => ({ clean: await inChild<CleanPdf>({ task: 'clean', bytes }) }));

async function orRefused<Result>(bytes: Uint8Array, work: () => Promise<Result>): Promise<Result | Refused> {
  try {
    checkBytes(bytes);
    return await work();
  } catch (error) {
    if (error instanceof RefusedPdf) return { refused: { reason: error.reason, message: error.message } };
    throw error;
  }
}

/** Widths that a page can be drawn in. More than the largest screen shows of a page is of no use. */
export const PAGE_IMAGE_WIDTHS = { min: 64, max: 2400 };

/** Starts what draws pages while a page is still being composed: loading the renderer takes a third of a second. */
export const preparePageImage = (): void => prepareChild('draw');

/** Draws a page in a monitored child process, in the width asked for or the nearest one possible. Throws RefusedPdf. */
export function pageImage({
  bytes,
  page,
  width,
  format = 'screen',
}: { bytes: Uint8Array } & Omit<PageImageSize, 'format'> & Partial<Pick<PageImageSize, 'format'>>): Promise<PageImage> {
  const { min, max } = PAGE_IMAGE_WIDTHS;
  return inChild<PageImage>({ task: 'draw', bytes, page, width: Math.round(Math.min(max, Math.max(min, width))), format });
}

/** Returns a page's picture as an address that contains it. It's PNG or WebP (`drawPage`), which its first byte tells. */
export const pictureUrl = (picture: Buffer): string =>
  `data:image/${picture[0] === 0x89 ? 'png' : 'webp'};base64,${picture.toString('base64')}`;

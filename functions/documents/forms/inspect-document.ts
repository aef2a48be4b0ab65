import { checkBytes, damaged } from './check-bytes.ts';
import { checkStreams } from './check-streams.ts';
import { collectWidgets } from './collect-widgets.ts';
import { describeField } from './describe-field.ts';
import { lookThrough } from './drop-parts.ts';
import { type Form, MAX_PAGE_POINTS, MAX_PDF_PAGES, MIN_PAGE_POINTS, RefusedPdf } from './form.ts';
import { PDF } from './libpdf.ts';
import type { PageFrame, Resolve } from './page-frame.ts';

const inches = (points: number) => (points / 72).toLocaleString('en-US', { maximumFractionDigits: points < 720 ? 2 : 0 });

function checkPages(pdf: PDF): void {
  const count = pdf.getPageCount();
  if (count === 0) throw new RefusedPdf('no-pages', 'This PDF has no pages.');
  if (count > MAX_PDF_PAGES)
    throw new RefusedPdf(
      'too-many-pages',
      `A PDF can have at most ${MAX_PDF_PAGES} pages. This one has ${count.toLocaleString('en-US')}.`,
    );
}

function checkSizes(frames: readonly PageFrame[]): void {
  for (const [index, { width, height, userUnit }] of frames.entries()) {
    const [across, down] = [width * userUnit, height * userUnit];
    if (Math.max(across, down) >= MAX_PAGE_POINTS)
      throw new RefusedPdf(
        'page-too-large',
        `A page has to be smaller than 200 inches. Page ${index + 1} is ${inches(across)} by ${inches(down)} inches.`,
      );
    if (Math.min(across, down) < MIN_PAGE_POINTS)
      throw new RefusedPdf(
        'page-too-small',
        `A page has to be at least 1 inch wide and high. Page ${index + 1} is ${inches(across)} by ${inches(down)} inches.`,
      );
  }
}

/** Parses a file. Throws RefusedPdf for one that is encrypted, or that can be read only by guessing where its parts are. */
export async function openPdf(bytes: Uint8Array): Promise<PDF> {
  checkBytes(bytes);
  let pdf: PDF;
  try {
    pdf = await PDF.load(bytes);
  } catch (cause) {
    throw Object.assign(damaged(), { cause });
  }
  if (pdf.isEncrypted)
    throw new RefusedPdf(
      'encrypted',
      'This PDF is protected. Please save a copy without a password or restrictions, and choose that.',
    );
  if (pdf.recoveredViaBruteForce) throw damaged();
  checkPages(pdf);
  return pdf;
}

async function describe(pdf: PDF): Promise<Form> {
  const resolve: Resolve = (ref) => pdf.getObject(ref);
  const { frames, groups } = collectWidgets(pdf);
  checkSizes(frames);
  const { dropped, streams } = lookThrough(pdf);
  await checkStreams(streams, resolve);
  const form = pdf.getCatalog().getDict('AcroForm', resolve);
  return {
    pages: frames.map(({ width, height, rotation }) => ({ width, height, rotation })),
    fields: groups.flatMap((group) => describeField(group, form, resolve) ?? []),
    dropped,
  };
}

/** Opens a file and describes its form, for what is done with both. Throws RefusedPdf. */
export async function inspectThen<Result>(bytes: Uint8Array, work: (pdf: PDF, form: Form) => Promise<Result>): Promise<Result> {
  const pdf = await openPdf(bytes);
  try {
    return await work(pdf, await describe(pdf));
  } catch (cause) {
    // The parser reads most objects only when they are needed, and gives up on a broken one wherever that is.
    throw cause instanceof RefusedPdf ? cause : Object.assign(damaged(), { cause });
  }
}

/** Describes a form, in the process that calls it. A file from outside belongs in a child process (`inspect-form.ts`). Throws RefusedPdf. */
export const inspectDocument = (bytes: Uint8Array): Promise<Form> => inspectThen(bytes, async (_pdf, form) => form);

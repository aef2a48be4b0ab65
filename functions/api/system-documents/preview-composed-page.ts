import { composeDocument } from '#functions/documents/composed/compose-document.ts';
import { pageImage, pictureUrl } from '#functions/documents/forms/inspect-form.ts';
import { caseFilling } from '#functions/documents/templates/sample-case-values.ts';
import { composedSamples } from '#functions/documents/templates/sample-values.ts';
import { os } from './implementer.ts';

/** Draws a page of a document of blocks as it is on the form now. Nothing is kept, since the next letter makes it another document. */
export const previewComposedPage = os.previewComposedPage.handler(
  async ({ input: { page: wanted, width, isFilled, sample, dataFields, ...template }, context }) => {
    const values = isFilled
      ? composedSamples(template.fields, sample === 'names' ? undefined : caseFilling(sample, dataFields))
      : {};
    const createdOn = context.now.toISOString().slice(0, 10);
    const { bytes, pages, placements, missingCharacters } = composeDocument(context.fonts, { template, values, createdOn });
    const page = Math.min(wanted, pages);
    const drawn = await pageImage({ bytes, page, width });
    return {
      image: pictureUrl(Buffer.from(drawn.bytes)),
      width: drawn.width,
      height: drawn.height,
      page,
      pageCount: pages,
      places: placements
        .filter((place) => place.page === page)
        .map(({ fieldId, x, y, width: across, height }) => ({ fieldId, x, y, width: across, height })),
      missingCharacters: missingCharacters.join(''),
    };
  },
);

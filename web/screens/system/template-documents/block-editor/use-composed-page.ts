import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { documentFieldSchema } from '#shared/model/document.ts';
import { documentBlockSchema } from '#shared/model/document-blocks.ts';
import type { SampleCase } from '#shared/model/enumerations/document.ts';
import { type TemplateDocument, templateDocumentSchema } from '#shared/model/template-document.ts';
import { query } from '#web/session/query.ts';
import { useSampleData } from '../sample-choice.tsx';

/** The width of a page's picture in pixels: sharp on screens with two for each. */
const WIDTH = 1000;
/** Milliseconds without a change before the page is drawn again. */
const PAUSE = 200;
/** Milliseconds for which a picture is kept that isn't shown: one of many while someone types. */
const KEPT = 5_000;

/** Returns a value once it hasn't changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

const signersSchema = templateDocumentSchema.shape.signers;

/** Returns what can be drawn of a template as it is on the form, as JSON, and how many blocks and fields are left out because they aren't finished. */
function drawablePart({ name = '', blocks = [], fields = [], signers = [] }: Partial<TemplateDocument>) {
  const finished = blocks.filter((block) => documentBlockSchema.safeParse(block).success);
  const filled = fields.filter((field) => documentFieldSchema.safeParse(field).success);
  const found = signersSchema.safeParse(signers);
  const parts = {
    name: name.trim().slice(0, 200) || 'New document',
    blocks: finished,
    fields: filled,
    signers: found.success ? found.data : [],
  };
  return { json: JSON.stringify(parts), left: blocks.length - finished.length + fields.length - filled.length };
}

type Composed = { page: number; isFilled: boolean; sample: SampleCase };

/** Draws a page of the document on the form, a moment after the last change. The earlier picture is shown until then. */
export function useComposedPage(entry: Partial<TemplateDocument>, { page, isFilled, sample }: Composed) {
  const { json, left } = drawablePart(entry);
  const { dataFields, isWaiting } = useSampleData(isFilled ? sample : 'names');
  const known = dataFields.map(({ identifier, logic }) => ({ identifier, logic }));
  const settled = useSettled(json);
  const input = {
    ...(JSON.parse(settled) as TemplateDocument),
    page,
    width: WIDTH,
    isFilled,
    ...(isFilled ? { sample, dataFields: known } : {}),
  };
  const found = useQuery({
    ...query.systemDocuments.previewComposedPage.queryOptions({ input }),
    enabled: !isWaiting,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT,
    placeholderData: keepPreviousData,
  });
  return { found, left, isBehind: settled !== json || found.isPlaceholderData };
}

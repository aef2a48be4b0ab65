import { useMutation, useQuery } from '@tanstack/react-query';
import type { InspectedFile } from '#shared/contract/system-documents.ts';
import type { DataField } from '#shared/model/data-field.ts';
import type { SampleCase } from '#shared/model/enumerations/document.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import { MAX_TEMPLATE_BYTES } from '#shared/model/template-document.ts';
import { sendFile } from '#web/parts/send-file.ts';
import { api } from '#web/session/api.ts';
import { newIdempotencyKey } from '#web/session/idempotency-key.ts';
import { query } from '#web/session/query.ts';
import { WordedError } from '#web/session/worded-error.ts';

/** The width of a page’s picture in pixels: sharp on screens with two for each. */
const WIDTH = 1200;

/** A PDF is kept by its hash, so what is known of it never changes. */
const forEver = { staleTime: Number.POSITIVE_INFINITY };

/** Sends a PDF and has it inspected. The entry isn’t saved by that. */
export const useTemplateUpload = (onKept: (kept: InspectedFile, name: string) => void) =>
  useMutation({
    mutationFn: async (file: File) => {
      if (file.size > MAX_TEMPLATE_BYTES)
        throw new WordedError(`A PDF can have at most ${MAX_TEMPLATE_BYTES / 1_000_000} MB. Choose a smaller one.`);
      if (file.size === 0) throw new WordedError('This file is empty. Choose another.');
      const { id, ...to } = await api.systemDocuments.beginTemplateFile({ bytes: file.size });
      await sendFile(to, file);
      return api.systemDocuments.inspectTemplateFile({ id }, { context: { idempotencyKey: newIdempotencyKey() } });
    },
    onSuccess: (kept, { name }) => onKept(kept, name),
  });

/** Loads the fields of a PDF. */
export const useTemplateFile = (sha256: string | undefined) =>
  useQuery({
    ...query.systemDocuments.getTemplateFile.queryOptions({ input: { sha256: sha256 ?? '' } }),
    ...forEver,
    enabled: sha256 !== undefined,
  });

/** Loads the picture of a page. */
export const useTemplatePage = (sha256: string, page: number) =>
  useQuery({
    ...query.systemDocuments.getTemplatePage.queryOptions({ input: { sha256, page, width: WIDTH } }),
    ...forEver,
  });

type Previewed = { sha256: string; fields: TemplateDocument['fields']; sample: SampleCase; dataFields: readonly DataField[] };

/** Fills the PDF by the fields on the form, with the names of facts or with a made-up case. */
export const useTemplatePreview = () =>
  useMutation({
    mutationFn: ({ dataFields, ...input }: Previewed) =>
      api.systemDocuments.previewTemplateFile({
        ...input,
        dataFields: dataFields.map(({ identifier, logic }) => ({ identifier, logic })),
      }),
  });

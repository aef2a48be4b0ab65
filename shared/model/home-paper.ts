import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, lines } from '../values/schemas.ts';

/** The papers of a home that a template of the catalog shapes. */
export const paperKinds = ['contract', 'gpl'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** The longest footer, which is printed in small type at the end of a paper. */
const MAX_FOOTER = 1000;

/**
 * Describes how a home's contracts, or its price lists, look from the next one on: by a template of the catalog (null: only as the law and the home's own
 * paragraphs have it), without the sections that are hidden, and with a footer.
 */
export const homePaperSchema = lazyObject(() => ({
  templateId: guid.nullable(),
  hiddenSectionIds: z.array(guid).max(40),
  footer: lines(MAX_FOOTER),
}));
export type HomePaper = z.infer<typeof homePaperSchema>;

export const noPaper: HomePaper = { templateId: null, hiddenSectionIds: [], footer: '' };

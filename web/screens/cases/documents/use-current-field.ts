import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import type { Answers } from '#shared/questions/conditional-question.ts';
import { fieldElementId } from './document-field.tsx';
import { fieldsToFillIn, lacks, nextLacking } from './document-values.ts';

/** Puts the focus on a field beside the pages: on its box, its link, or on itself. */
function focusField(fieldId: string): void {
  const field = document.getElementById(fieldElementId(fieldId));
  if (!field) return;
  field.scrollIntoView({ block: 'center' });
  (field.querySelector<HTMLElement>('input, select, textarea, a') ?? field).focus({ preventScroll: true });
}

const none: ReadonlySet<string> = new Set();

/** Returns the current field of a document, those that lack a value, and how to get to them. */
export function useCurrentField(view: CaseDocumentView, values: Answers) {
  const fields = fieldsToFillIn(view);
  const [current, setCurrent] = useState<string | null>(null);
  const goTo = (fieldId: string) => {
    setCurrent(fieldId);
    focusField(fieldId);
  };
  const isDraft = view.document.state === 'draft';
  const missing = isDraft ? new Set(fields.filter((field) => lacks(field, values[field.id])).map(({ id }) => id)) : none;
  const goToNextMissing = () => {
    const next = nextLacking(fields, values, current);
    if (next) goTo(next.id);
  };
  return { current, setCurrent, goTo, missing, goToNextMissing };
}

/** Goes to the field that the address names, once, after the page's own arrival, which moves the focus to its heading. */
export function useFieldInAddress(goTo: (fieldId: string) => void): void {
  const [search] = useSearchParams();
  const field = search.get('field');
  const signer = search.get('signer');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (field) goTo(field);
      else if (signer) document.getElementById('document-signers')?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [field, signer]);
}

import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import type { Answers } from '#shared/questions/conditional-question.ts';
import { focusInView } from '#web/ui/focus-in-view.ts';
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

export const signerElementId = (signerId: string): string => `signer-${signerId}`;

/** Puts the focus on the list from which a signer is chosen, or on what can be done about one who was asked. */
export const focusSigner = (signerId: string) =>
  focusInView(() => document.getElementById(signerElementId(signerId)) ?? document.getElementById('document-signers'), {
    orItself: true,
  });

/** Goes to the field or the signer that the address names, once, after the page's own arrival, which moves the focus to its heading. */
export function useFieldInAddress(goTo: (fieldId: string) => void, goToSigner: (signerId: string) => void): void {
  const [search] = useSearchParams();
  const field = search.get('field');
  const signer = search.get('signer');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (field) goTo(field);
      else if (signer) goToSigner(signer);
    });
    return () => cancelAnimationFrame(frame);
  }, [field, signer]);
}

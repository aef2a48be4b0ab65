import { Eye, EyeOff, Pencil } from 'lucide-react';
import type { ShownQuestion } from '#shared/contract/case-details-views.ts';
import { fieldVisibility } from '#shared/model/enumerations/question.ts';
import { Badge } from '#web/ui/badge.tsx';

/** For whom a question is, and what the family may do with its answer. */
function familyWords({ audience, familyVisibility }: Pick<ShownQuestion, 'audience' | 'familyVisibility'>): string {
  if (audience === 'staff-only') return `Family: ${fieldVisibility.label('cannot-see')}`;
  const may = fieldVisibility.label(familyVisibility);
  return audience === 'family-only' ? `For the family alone: ${may}` : `Family: ${may}`;
}

const iconOf = ({ audience, familyVisibility }: ShownQuestion) => {
  if (audience === 'staff-only' || familyVisibility === 'cannot-see') return EyeOff;
  return familyVisibility === 'can-edit' ? Pencil : Eye;
};

/** The words that all questions share, or none where they differ: then each has its own mark. */
export const sharedMark = (questions: readonly ShownQuestion[]): ShownQuestion | null => {
  const [first] = questions;
  return first && questions.every((each) => familyWords(each) === familyWords(first)) ? first : null;
};

/** Whom a question is for, shown to staff. */
export const FamilyMark = ({ question }: { question: ShownQuestion }) => (
  <Badge icon={iconOf(question)}>{familyWords(question)}</Badge>
);

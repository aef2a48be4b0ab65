import { ChevronDown } from 'lucide-react';
import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { type GplLineKey, gplLines } from '#shared/funeral-rule/gpl-lines.ts';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { lawSentences } from './law-sentences.ts';

type LawNoteProps = {
  line: GplLineKey;
  homes: readonly LocationProfile[];
  title?: string;
  /** Our explanation of the line, if it isn't already beside it. */
  explanation?: string;
};

/** Shows the Funeral Rule's disclosures for a line, collapsed, with each home's own words under its name. */
export const LawNote = ({ line, homes, title = 'What homes must tell you', explanation }: LawNoteProps) => {
  const sentences = lawSentences(line, homes);
  if (sentences.length === 0 && !explanation) return null;
  return (
    <details className="disclosure group mt-1 text-sm font-normal print:hidden">
      <summary className="inline-flex min-h-11 list-none items-center gap-1 rounded-chip text-primary underline decoration-1 underline-offset-[0.2em] hover:decoration-2 pointer-fine:min-h-8 [&::-webkit-details-marker]:hidden">
        {title}
        <VisuallyHidden>: {gplLines[line].label}</VisuallyHidden>
        <Icon of={ChevronDown} size={16} className="group-open:rotate-180" />
      </summary>
      <div className="max-w-measure space-y-2 border-l-2 border-border pb-1 pl-3">
        {explanation && <p className="text-muted">{explanation}</p>}
        {sentences.map(({ key, common, clause, ofHomes }) => (
          <div key={key} className="space-y-1.5">
            {common && <p>{common}</p>}
            {ofHomes.map(({ homeId, homeName, text }) => (
              <p key={homeId}>
                <span className="font-semibold">{homeName}:</span> {text}
              </p>
            ))}
            <p className="text-xs text-subtle">{clause}</p>
          </div>
        ))}
      </div>
    </details>
  );
};

import type { CaseGates } from '#shared/contract/case-care.ts';
import type { CaseSight } from '#shared/contract/cases-views.ts';
import { gateTitles } from '#shared/gates/acts.ts';
import { query as search } from '#web/path-parts.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';

/** The case that lines are about, and from which side it’s seen: a trade company sees few of its pages. */
export type PlaceOfLines = { caseId: string; locationId: string; sight: CaseSight };

type MissingLine = CaseGates['gates'][number]['missing'][number];
type FixLink = NonNullable<MissingLine['link']>;

/** Returns where a line is put right, and what the link to it says. */
function fixOf({ page, question, documentId, carePage }: FixLink, at: PlaceOfLines): { to: string; words: string } {
  if (page === 'tags') return { to: workPaths.caseTags(at), words: 'Open tags' };
  if (page === 'case') return { to: workPaths.caseDashboard(at), words: 'Open the case' };
  if (page === 'custody' && carePage) {
    const to = workPaths.custodyPage({ ...at, page: carePage, ...(question ? { action: question } : {}) });
    return { to, words: 'Open the page' };
  }
  if (page === 'personal-effects') return { to: workPaths.personalEffects(at), words: 'Open personal effects' };
  if (page === 'custody') return { to: workPaths.decedentCustody(at), words: 'Open custody' };
  if (page === 'documents' && documentId)
    return { to: workPaths.caseDocument({ ...at, documentId }), words: 'Open the document' };
  if (page === 'documents') return { to: workPaths.caseDocuments(at), words: 'Open documents' };
  return { to: `${workPaths.caseDetails(at)}${search({ action: question })}`, words: 'Open details' };
}

/** The pages on which a trade company can put something right. The home does the rest. */
const ofTrade: ReadonlySet<FixLink['page']> = new Set(['case', 'custody', 'tags']);

type FixProps = { link: FixLink; title: string; at: PlaceOfLines; onLeave?: (() => void) | undefined };

/** Leads to where a line is put right: a question of the case, a document, its tags, or a page of custody. `onLeave` closes what is above the page. */
export const Fix = ({ link, title, at, onLeave }: FixProps) => {
  if (at.sight === 'trade' && !ofTrade.has(link.page)) {
    // Nobody puts a wait right, but it counts from what the home wrote down.
    const words = title === gateTitles.W ? 'The home can tell you more.' : 'The home puts this right.';
    return <span className="text-muted">{words}</span>;
  }
  const { to, words } = fixOf(link, at);
  return (
    <TextLink to={to} className="print:hidden" {...(onLeave ? { onClick: onLeave } : {})}>
      {words}
      <span className="sr-only"> for {title}</span>
    </TextLink>
  );
};

type MissingLinesProps = { lines: readonly MissingLine[]; at: PlaceOfLines; onLeave?: (() => void) | undefined };

/** Says why something that can’t be undone is refused: each line that is missing, in the words of the checklist, with a link to what puts it right. */
export const MissingLines = ({ lines, at, onLeave }: MissingLinesProps) => (
  <div className="grid gap-2">
    {lines.length > 1 && <p>{lines.length} things are missing.</p>}
    <ul className="grid gap-2">
      {lines.map(({ title, words, link }) => (
        <li key={title} className="wrap-anywhere">
          {title}: {words} {link && <Fix {...{ link, title, at, onLeave }} />}
        </li>
      ))}
    </ul>
  </div>
);

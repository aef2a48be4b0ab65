import type { DocumentReason } from '#shared/contract/case-documents-views.ts';
import { query as search } from '#web/path-parts.ts';
import { TextButton, TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { sectionOfQuestions } from '../frame/case-sections.ts';
import { useCase } from '../use-case.ts';

/** The most reasons that show before someone asks for all. */
const FEW = 5;

type At = { locationId: string; caseId: string; documentId: string | null };

/** Returns where a reason is removed: the page of its question, a contact, or the document; null if there is no such place. */
export function reasonPath({ link }: DocumentReason, { documentId, ...at }: At): string | null {
  if (link === null) return null;
  if (link.kind === 'contacts') {
    const { contactId, section } = link;
    return contactId ? `${workPaths.caseContact({ ...at, contactId })}${search({ section })}` : workPaths.caseContacts(at);
  }
  if (link.kind === 'question') {
    const section = sectionOfQuestions(link.page);
    return section ? `${section.to(at)}${search({ action: link.identifier })}` : null;
  }
  if (documentId === null) return null;
  const place = link.kind === 'field' ? { field: link.fieldId } : { signer: link.signerId };
  return `${workPaths.caseDocument({ ...at, documentId })}${search(place)}`;
}

type ReasonsProps = {
  reasons: readonly DocumentReason[];
  documentId: string | null;
  /** Goes to a field of the document that is open. */
  onField?: (fieldId: string) => void;
  isAll?: boolean;
};

const Reason = ({ reason, documentId, onField }: Pick<ReasonsProps, 'documentId' | 'onField'> & { reason: DocumentReason }) => {
  const { locationId, caseId } = useCase();
  const { link, words } = reason;
  if (onField && link?.kind === 'field') return <TextButton onClick={() => onField(link.fieldId)}>{words}</TextButton>;
  const to = reasonPath(reason, { locationId, caseId, documentId });
  return to ? <TextLink to={to}>{words}</TextLink> : words;
};

/** Lists what a document lacks, each with a link to where it is given. A list of documents shows the first few. */
export const DocumentReasons = ({ reasons, documentId, onField, isAll = false }: ReasonsProps) => {
  if (reasons.length === 0) return null;
  const shown = isAll ? reasons : reasons.slice(0, FEW);
  const more = reasons.length - shown.length;
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
      {shown.map((reason) => (
        <li key={`${reason.words} ${JSON.stringify(reason.link)}`} className="wrap-anywhere">
          <Reason {...{ reason, documentId }} {...(onField ? { onField } : {})} />
        </li>
      ))}
      {more > 0 && <li className="text-muted">and {more} more</li>}
    </ul>
  );
};

import type { DocumentReason } from '#shared/contract/case-documents-views.ts';
import { query as search } from '#web/path-parts.ts';
import { TextButton, TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { sectionOfQuestions } from '../frame/case-sections.ts';
import { useCase } from '../use-case.ts';

/** The most reasons that show before someone asks for all. */
const FEW = 5;

/** The name of the list of documents, as the place that someone comes from. */
export const DOCUMENTS = 'documents';

type At = { locationId: string; caseId: string; documentId: string | null };

/** Returns where a reason is removed: the page of its question, a contact, or the document; null if there is no such place. */
export function reasonPath({ link }: DocumentReason, { documentId, ...at }: At): string | null {
  if (link === null) return null;
  // The way back.
  const from = documentId ?? DOCUMENTS;
  if (link.kind === 'contacts') {
    const { contactId, section, role } = link;
    return contactId
      ? `${workPaths.caseContact({ ...at, contactId })}${search({ section, from })}`
      : `${workPaths.caseContacts(at)}${search({ role, from })}`;
  }
  if (link.kind === 'question') {
    const section = sectionOfQuestions(link.page);
    return section ? `${section.to(at)}${search({ action: link.identifier, from })}` : null;
  }
  if (documentId === null) return null;
  const place = link.kind === 'field' ? { field: link.fieldId } : { signer: link.signerId };
  return `${workPaths.caseDocument({ ...at, documentId })}${search(place)}`;
}

type ReasonsProps = {
  reasons: readonly DocumentReason[];
  documentId: string | null;
  /** Go to a field or to a signer of the document that is open. */
  onField?: (fieldId: string) => void;
  onSigner?: (signerId: string) => void;
  isAll?: boolean;
};

type ReasonProps = Pick<ReasonsProps, 'documentId' | 'onField' | 'onSigner'> & { reason: DocumentReason };

const Reason = ({ reason, documentId, onField, onSigner }: ReasonProps) => {
  const { locationId, caseId } = useCase();
  const { link, words } = reason;
  if (onField && link?.kind === 'field') return <TextButton onClick={() => onField(link.fieldId)}>{words}</TextButton>;
  if (onSigner && link?.kind === 'signer') return <TextButton onClick={() => onSigner(link.signerId)}>{words}</TextButton>;
  const to = reasonPath(reason, { locationId, caseId, documentId });
  return to ? <TextLink to={to}>{words}</TextLink> : words;
};

/** Lists what a document lacks, each with a link to where it is given. A list of documents shows the first few. */
export const DocumentReasons = ({ reasons, documentId, isAll = false, ...go }: ReasonsProps) => {
  const at = useCase();
  if (reasons.length === 0) return null;
  const shown = isAll ? reasons : reasons.slice(0, FEW);
  const more = reasons.length - shown.length;
  // What only the document asks has no page of its own.
  const isAskedThere = documentId === null && shown.some((reason) => reasonPath(reason, { ...at, documentId }) === null);
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
      {shown.map((reason) => (
        <li key={`${reason.words} ${JSON.stringify(reason.link)}`} className="wrap-anywhere">
          <Reason {...{ reason, documentId, ...go }} />
        </li>
      ))}
      {more > 0 && <li className="text-muted">and {more} more</li>}
      {isAskedThere && <li className="text-muted">(Without a link: filled in on the document once you begin it.)</li>}
    </ul>
  );
};

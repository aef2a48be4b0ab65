import { useState } from 'react';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import { useWhenWords } from '#web/parts/when.tsx';
import { Card } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';

/** The number of entries that show first, the newest ones. */
const FEW = 12;

/** Shows what happened to a document, in words, the newest first. */
export const DocumentRecord = ({ record }: Pick<CaseDocumentView, 'record'>) => {
  const { exactWhenWords } = useWhenWords();
  const [shown, setShown] = useState(FEW);
  if (record.length === 0) return null;
  const entries = record.toReversed();
  return (
    <Card className="px-4 sm:px-5">
      <Disclosure title="Record" aside={record.length === 1 ? '1 entry' : `${record.length} entries`} className="border-b-0!">
        <p className="mb-3 text-muted">
          Each entry carries a fingerprint of the one before it, so none can be changed later without notice.
        </p>
        <ol aria-label="Record" className="grid gap-3">
          {entries.slice(0, shown).map(({ sequence, on, who, words }) => (
            <li key={sequence} className="wrap-anywhere">
              <p>{words}</p>
              <p className="text-muted">
                {who}, {exactWhenWords(on).replace(/^on /, '')}
              </p>
            </li>
          ))}
        </ol>
        {record.length > FEW && (
          <LoadMore
            count={Math.min(shown, record.length)}
            total={record.length}
            noun="entries"
            hasMore={shown < record.length}
            isLoading={false}
            onLoadMore={() => setShown(shown + 50)}
          />
        )}
      </Disclosure>
    </Card>
  );
};

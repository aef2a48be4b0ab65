import routes from 'virtual:contract-routes';
import callsOfSigning from 'virtual:signing-contract-routes';
import { useQuery } from '@tanstack/react-query';
import { query } from '#web/session/query.ts';
import { type PublishedKeys, periodWords } from '#web/verifier/key-words.ts';
import { FailedPanel, SkeletonText } from '../../ui/states.tsx';

// As in `web/document-calls.ts`.
Object.assign(routes, callsOfSigning);

const useCertificates = () => useQuery(query.eSign.getSealCertificates.queryOptions());

/**
 * Returns the keys that we have published. They load with the page, so that files can be compared when the connection is lost later; `renew` asks again, for a page
 * that was open when a key was published.
 */
export function usePublishedKeys(): { keys: PublishedKeys; renew: () => void } {
  const { data, isLoadingError, refetch } = useCertificates();
  const renew = () => void refetch({ cancelRefetch: false });
  return { keys: data?.items ?? (isLoadingError ? 'failed' : 'loading'), renew };
}

const Keys = () => {
  const { data, isPending, isFetching, refetch } = useCertificates();
  if (isPending) return <SkeletonText lines={2} />;
  if (!data)
    return (
      <FailedPanel title="Couldn’t load Yarrow’s published keys" onRetry={() => void refetch()} isRetrying={isFetching}>
        Files can still be checked for changes. Compare the fingerprint of their key later.
      </FailedPanel>
    );
  if (data.items.length === 0) return <p>No key has been published yet. The first one is, before it seals a document.</p>;
  return (
    <ul className="space-y-3">
      {data.items.map(({ sha256, from, until }) => (
        <li key={`${sha256} ${from}`} className="border-t border-border pt-3">
          <code className="block break-all">{sha256}</code>
          <span className="text-sm text-muted">{periodWords({ from, until })}</span>
        </li>
      ))}
    </ul>
  );
};

/** Lists the fingerprints of the keys that documents were ever sealed with, for everyone to keep. */
export const PublishedKeyList = () => (
  <section aria-labelledby="keys" className="mt-10">
    <h2 id="keys" className="text-xl">
      Yarrow’s published keys
    </h2>
    <p className="mt-1 text-sm text-muted">
      Anyone can make a certificate with Yarrow’s name. Only these, by their SHA-256 fingerprint, are ours. A key that is no
      longer in use stays in the list: what it sealed before is still good. Keep a copy of the list, and you can compare documents
      without us.
    </p>
    <div className="mt-3">
      <Keys />
    </div>
  </section>
);

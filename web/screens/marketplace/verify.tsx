import { type DragEvent, useRef, useState } from 'react';
import { type EvidenceVerdict, evidenceVerdict, sortFiles } from '#web/verifier/evidence-verdict.ts';
import { type KeyedVerdict, withKey } from '#web/verifier/key-words.ts';
import { readFiles } from '#web/verifier/read-files.ts';
import { Banner } from '../../ui/banner.tsx';
import { Page } from '../../ui/page.tsx';
import { PublishedKeyList, usePublishedKeys } from './published-keys.tsx';

type Shown =
  | { kind: 'checking' }
  | { kind: 'refused'; words: string }
  | { kind: 'checked'; verdict: EvidenceVerdict; names: string };

const UNREADABLE = 'This browser couldn’t read or check the files. Choose them again, or use another browser.';

/** Checks files, without sending them anywhere. */
async function check(files: readonly File[]): Promise<Shown> {
  try {
    const sorted = sortFiles(await readFiles(files));
    if ('words' in sorted) return { kind: 'refused', words: sorted.words };
    return { kind: 'checked', verdict: await evidenceVerdict(sorted), names: files.map(({ name }) => name).join(', ') };
  } catch {
    return { kind: 'refused', words: UNREADABLE };
  }
}

const Sentences = ({ title, sentences }: { title: string; sentences: readonly string[] }) =>
  sentences.length > 0 && (
    <>
      <h3>{title}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence} className="whitespace-pre-line">
            {sentence}
          </li>
        ))}
      </ul>
    </>
  );

const tones = { good: 'success', open: 'warning', bad: 'danger' } as const;

const Result = ({ verdict, names }: { verdict: KeyedVerdict; names: string }) => (
  <section className="prose mt-8 break-words" aria-label="Result">
    <Banner tone={tones[verdict.tone]} title={verdict.title}>
      {verdict.result}
    </Banner>
    <p>Files: {names}</p>
    <Sentences title="What was checked" sentences={verdict.checked} />
    <Sentences title="What this can’t tell" sentences={verdict.notChecked} />
    <Sentences title="What the record says" sentences={verdict.entries} />
  </section>
);

/** Takes files that are chosen or dropped. Of two checks, the one that began last is shown. */
function useChecks(onBegin: () => void) {
  const [shown, setShown] = useState<Shown>();
  const latest = useRef(0);
  const begin = async (files: readonly File[]) => {
    if (files.length === 0) return;
    onBegin();
    latest.current += 1;
    const turn = latest.current;
    setShown({ kind: 'checking' });
    const result = await check(files);
    if (turn === latest.current) setShown(result);
  };
  return { shown, begin };
}

/** `verify`: checks a sealed document, its record, or a bundle, on the reader’s own device. */
export const Component = () => {
  const { keys, renew } = usePublishedKeys();
  const { shown, begin } = useChecks(renew);
  const drop = (event: DragEvent) => {
    // Dropped anywhere else, a file would replace the page.
    event.preventDefault();
    if (event.type === 'drop') void begin([...event.dataTransfer.files]);
  };
  return (
    <Page
      title="Check a document"
      lead="Find out whether a document that was signed with Yarrow is unchanged. Your file stays on this device: it isn’t uploaded."
    >
      <section aria-label="Files" className="rounded-control border border-border p-4" onDragOver={drop} onDrop={drop}>
        <label htmlFor="files" className="font-semibold">
          Files to check
        </label>
        <p id="files-hint" className="mt-1 text-sm text-muted">
          A sealed PDF, its record (.ndjson), both, or a bundle (.zip). You can also drop them here.
        </p>
        <input
          id="files"
          type="file"
          multiple
          accept=".pdf,.ndjson,.json,.der,.pem,.html,.txt,.webp,.jpg,.png,.zip"
          aria-describedby={shown?.kind === 'refused' ? 'files-hint files-error' : 'files-hint'}
          aria-invalid={shown?.kind === 'refused'}
          className="mt-3 min-h-11 w-full max-w-full file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border file:border-solid file:border-border-strong file:bg-surface file:px-4 file:font-semibold file:text-text hover:file:border-text"
          onChange={({ target }) => void begin([...(target.files ?? [])])}
        />
        <p id="files-error" role="alert" className="mt-1 text-sm text-danger">
          {shown?.kind === 'refused' && shown.words}
        </p>
      </section>
      <div aria-live="polite">
        {shown?.kind === 'checking' && <p className="mt-6">Checking…</p>}
        {shown?.kind === 'checked' && <Result verdict={withKey(shown.verdict, keys)} names={shown.names} />}
      </div>
      <PublishedKeyList />
    </Page>
  );
};

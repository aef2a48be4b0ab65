import { FileX } from 'lucide-react';
import type { Thread } from '#shared/contract/messages.ts';
import type { ThreadEntry } from '#shared/model/thread.ts';
import { When } from '#web/parts/when.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { deliveryWords, entryWords, numberWords } from './thread-words.ts';

const isWritten = ({ kind }: ThreadEntry) => kind.startsWith('email-') || kind.startsWith('text-');

const Files = ({ files }: { files: readonly string[] }) => (
  <p className="mt-2 flex items-start gap-2 text-xs text-muted">
    <Icon of={FileX} size={14} className="mt-0.5 shrink-0" />
    <span>Files don’t arrive here: {files.join(', ')}. Ask the family to bring them, or to send them another way.</span>
  </p>
);

/** What the sender's program repeated. It's one press away, because it may have been cut in the wrong place. */
const Quoted = ({ text }: { text: string }) => (
  <details className="mt-2 text-xs">
    <summary className="inline-block cursor-pointer rounded-chip py-1 font-semibold text-primary">Show quoted text</summary>
    <p dir="auto" className="mt-1 border-l-2 border-border-strong pl-3 whitespace-pre-wrap text-muted [overflow-wrap:anywhere]">
      {text}
    </p>
  </details>
);

const Flags = ({ entry }: { entry: ThreadEntry }) => {
  const delivery = deliveryWords(entry);
  return (
    <>
      {entry.isUnproved && (
        <p className="mt-2 text-xs text-warning">
          We can’t tell whether this is from the family: it came from {entry.address || 'an unknown address'}. Call before you act
          on it.
        </p>
      )}
      {entry.isCut && <p className="mt-2 text-xs text-muted">The end was too long to keep.</p>}
      {delivery && (
        <p className={classNames('mt-2 text-xs', entry.status === 'failed' ? 'text-danger' : 'text-muted')}>{delivery}</p>
      )}
    </>
  );
};

/** A message of the thread: the family's at the left, the home's at the right. */
const Written = ({ entry, familyName }: { entry: ThreadEntry; familyName: string }) => {
  const isOurs = entry.kind.endsWith('-out');
  return (
    <li className={classNames('flex', isOurs && 'justify-end')}>
      <article
        className={classNames(
          'w-fit min-w-0 max-w-[min(44rem,92%)] rounded-card border px-4 py-3',
          isOurs ? 'border-transparent bg-primary-soft' : 'border-border bg-surface',
        )}
      >
        <h2 className="flex flex-wrap items-center gap-x-2 font-sans text-xs font-semibold">
          {entryWords(entry, familyName)}
          {entry.isAutomatic && <Badge>Automatic</Badge>}
          <span className="font-normal text-muted">
            <When at={entry.at} as="exactWhenWords" />
          </span>
        </h2>
        <p dir="auto" className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">
          {entry.text || <span className="text-muted">No text.</span>}
        </p>
        {entry.quoted && <Quoted text={entry.quoted} />}
        {entry.files && <Files files={entry.files} />}
        <Flags entry={entry} />
      </article>
    </li>
  );
};

const Done = ({ entry, familyName }: { entry: ThreadEntry; familyName: string }) => (
  <li className="text-center text-xs text-muted">
    {entryWords(entry, familyName)} <When at={entry.at} as="exactWhenWords" />
  </li>
);

/** All of a thread, oldest first: the family's message, and what followed. */
export const ThreadEntries = ({ thread: { message, entries } }: { thread: Thread }) => (
  <ol aria-label="Messages and answers" className="grid gap-3">
    <li className="flex">
      <article className="w-fit min-w-0 max-w-[min(44rem,92%)] rounded-card border border-border bg-surface px-4 py-3">
        <h2 className="flex flex-wrap gap-x-2 font-sans text-xs font-semibold">
          {message.needType ? `${message.name} from your page` : `${numberWords(message.phone)} by text`}
          <span className="font-normal text-muted">
            <When at={message.createdOn} as="exactWhenWords" />
          </span>
        </h2>
        <p dir="auto" className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">
          {message.message}
        </p>
        {message.packageName && <p className="mt-2 text-xs text-muted">About the package {message.packageName}</p>}
      </article>
    </li>
    {entries.map((entry) =>
      isWritten(entry) ? (
        <Written key={entry.id} entry={entry} familyName={message.name} />
      ) : (
        <Done key={entry.id} entry={entry} familyName={message.name} />
      ),
    )}
  </ol>
);

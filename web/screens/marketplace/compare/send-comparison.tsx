import { Copy, Printer, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type SendComparisonProps = { url: string; homes: readonly LocationProfile[] };

/** The result of the last press. `shown`: the link could be neither shared nor copied, so it shows for copying by hand. */
type ShareResult = 'copied' | 'shown' | null;

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Sends this comparison's address to someone else, with the phone's sharing or else by copying, and prints it. */
export const SendComparison = ({ url, homes }: SendComparisonProps) => {
  const [sent, setSent] = useState<ShareResult>(null);
  const link = useRef<HTMLDivElement>(null);
  const canShare = typeof navigator.share === 'function';
  useEffect(() => {
    if (sent === 'shown') link.current?.querySelector('input')?.select();
  }, [sent]);
  // Another comparison has another link, so the old words no longer apply.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address makes them stale
  useEffect(() => setSent(null), [url]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setSent('copied');
    } catch {
      setSent('shown');
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title: `Comparison of ${list.format(homes.map(({ name }) => name))}`, url });
    } catch (error) {
      // Someone who closes the phone's share sheet has changed their mind.
      if (!isAbort(error)) await copy();
    }
  };
  return (
    <div className="lg:pt-[calc(0.9375rem*1.5+0.5rem)]">
      <div className="flex flex-wrap gap-3">
        {canShare && (
          <Button icon={Send} onClick={() => void share()}>
            Send to a relative
          </Button>
        )}
        <Button icon={Copy} onClick={() => void copy()}>
          {canShare ? 'Copy link' : 'Copy link for a relative'}
        </Button>
        <Button icon={Printer} onClick={() => window.print()}>
          Print on one page
        </Button>
      </div>
      <p role="status" className="mt-2 text-sm text-muted empty:hidden">
        {sent === 'copied' && 'Link copied. Paste it into a message or an email.'}
        {sent === 'shown' && 'Your browser didn’t let us copy the link. Copy it here.'}
      </p>
      {sent === 'shown' && (
        <div ref={link} className="mt-2">
          <TextField label="Link to this comparison" readOnly value={url} onFocus={(event) => event.target.select()} />
        </div>
      )}
    </div>
  );
};

import { Copy } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { useCopy } from './use-copy.ts';

/** Shows the key in groups of four, as people type it into an app that can't scan, and copies it without the gaps. */
export const SetUpKey = ({ secret }: { secret: string }) => {
  const { said, copy } = useCopy("Your browser didn't allow copying. Type the key instead.");
  return (
    <div className="grid justify-items-start gap-3 text-sm">
      <p className="text-muted">Can't scan it? Enter this key in your app:</p>
      <p data-key className="w-full select-all rounded-card bg-sunken p-4 font-mono text-base leading-8">
        {(secret.match(/.{1,4}/g) ?? []).map((group, at) => (
          // The same four letters may come twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: the groups never move.
          <span key={at} className="mr-4 inline-block">
            {group}{' '}
          </span>
        ))}
      </p>
      <Button icon={Copy} onClick={() => void copy(secret)}>
        Copy key
      </Button>
      <p role="status" className="text-muted empty:hidden">
        {said}
      </p>
    </div>
  );
};

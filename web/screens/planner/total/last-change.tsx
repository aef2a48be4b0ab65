import { signedWords } from './price-change.ts';
import { useLastChange } from './use-last-change.ts';

/** `+$395.00: Hearse`: what the last change did. */
export const LastChange = () => {
  const change = useLastChange();
  if (!change) return null;
  return (
    <p className="text-sm text-muted">
      <span className={change.cents > 0 ? 'font-semibold text-text tabular-nums' : 'font-semibold text-success tabular-nums'}>
        {signedWords(change.cents)}
      </span>
      : {change.words}
    </p>
  );
};

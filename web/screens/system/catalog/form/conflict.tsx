import { useEffect, useLayoutEffect, useRef } from 'react';
import { StaleChoice } from '#web/parts/stale-choice.tsx';
import { referredNouns, useNames } from '../../every-entry/use-names.ts';
import type { NounScreen } from '../noun-screens.ts';
import { useValueNames } from '../use-value-names.ts';
import { differencesOf } from './differences.ts';
import { focusPlace } from './place-focus.ts';
import type { useEntryForm } from './use-entry-form.ts';

/** Once the choice is made and its panel is gone, focuses what had the focus before, or the field that both had changed. */
function useFocusAfterChoice(stale: ReturnType<typeof useEntryForm>['stale']) {
  const left = useRef<{ focused: HTMLElement | null; path: readonly string[] } | null>(null);
  // Before the panel takes the focus.
  useLayoutEffect(() => {
    if (!stale || left.current) return;
    left.current = { focused: document.activeElement as HTMLElement | null, path: stale.fields.slice(0, 1) };
  }, [stale]);
  useEffect(() => {
    if (stale || !left.current) return;
    const { focused, path } = left.current;
    left.current = null;
    if (document.activeElement !== document.body) return;
    if (focused?.isConnected && focused !== document.body) focused.focus();
    else focusPlace(path);
  }, [stale]);
}

/** Shows what two administrators changed, and lets this one choose. */
export const Conflict = ({ screen: { noun }, form }: { screen: NounScreen; form: ReturnType<typeof useEntryForm> }) => {
  const { nameOf } = useNames(referredNouns(noun));
  const { textFor } = useValueNames(noun);
  const { stale } = form;
  useFocusAfterChoice(stale);
  if (!stale) return null;
  return (
    <StaleChoice
      conflict={stale}
      title={stale.message}
      level={2}
      differences={differencesOf(noun, stale.fields, { mine: stale.mine, theirs: stale.saved.entry, nameOf, textFor })}
      onKeepMine={async () => void (await form.saveNow(stale.mine, stale.saved))}
      onTakeSaved={() => form.takeSaved(stale)}
    />
  );
};

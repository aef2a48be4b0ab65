import { placeId } from '../fields/form-context.ts';

export type Path = readonly (string | number)[];

const controls = 'input, textarea, select, button';

const placeAt = (place: string) => document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);

/** Returns the first control of a part. What is closed keeps its controls, hidden. */
function controlOf(part: HTMLElement | null): HTMLElement | undefined {
  if (part?.matches(controls)) return part;
  return [...(part?.querySelectorAll<HTMLElement>(controls) ?? [])].find((control) => !control.closest('[hidden]'));
}

/** Focuses what a fault is about, once its part has opened. */
export function focusPlace(path: Path): void {
  const wanted = [...path];
  while (wanted.length > 0) {
    const part = placeAt(placeId(wanted));
    const target = controlOf(part);
    if (part && target) {
      target.focus({ preventScroll: true });
      part.scrollIntoView({ block: 'center' });
      return;
    }
    wanted.pop();
  }
}

/** Focuses a part that isn't drawn yet, once it is, unless someone has pressed something before. Returns what stops waiting for it. */
export function focusPlaceOnceThere(path: Path): () => void {
  const stopped = new AbortController();
  const look = () => {
    if (!controlOf(placeAt(placeId(path)))) return;
    stopped.abort();
    // The screen's own arrival takes the focus to its heading first.
    requestAnimationFrame(() => requestAnimationFrame(() => focusPlace(path)));
  };
  const observer = new MutationObserver(look);
  stopped.signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  for (const event of ['keydown', 'pointerdown']) document.addEventListener(event, () => stopped.abort(), stopped);
  look();
  return () => stopped.abort();
}

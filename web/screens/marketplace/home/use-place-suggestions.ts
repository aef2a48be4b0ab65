import { useCallback, useRef, useState } from 'react';
import type { Suggestion } from '#shared/contract/marketplace-views.ts';
import type { SuggestionStatus } from '#web/ui/use-suggestions.ts';

/** Shorter words than this match half the country. */
const SHORTEST = 2;

/** Loads the API client with the first suggestion, rather than with the screen. */
const askPlaces = async (query: string, signal: AbortSignal): Promise<Suggestion[]> => {
  const { api } = await import('#web/session/api.ts');
  return (await api.marketplace.autocompletePlace({ query }, { signal })).items;
};

/** Suggests cities, ZIP codes, and homes for the text in a search box. A response that arrives after a later request is dropped. */
export const usePlaceSuggestions = () => {
  const [items, setItems] = useState<Suggestion[]>([]);
  const [status, setStatus] = useState<SuggestionStatus>('idle');
  const running = useRef<AbortController | null>(null);
  const ask = useCallback(async (text: string) => {
    running.current?.abort();
    if (text.length < SHORTEST) {
      setItems([]);
      setStatus('idle');
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    setStatus('loading');
    try {
      const found = await askPlaces(text, controller.signal);
      if (controller.signal.aborted) return;
      setItems(found);
      setStatus('ready');
    } catch {
      if (controller.signal.aborted) return;
      setItems([]);
      setStatus('failed');
    }
  }, []);
  return { items, status, ask };
};

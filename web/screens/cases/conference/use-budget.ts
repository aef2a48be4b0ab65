import { useState } from 'react';
import { browserStorage } from '#web/browser-storage.ts';

/**
 * Keeps the most that the family wants to spend, US cents, in this tab alone: a plan doesn't tell the home, so only what they say in the room is known, and it's
 * stored nowhere else.
 */
export function useBudget(caseId: string) {
  const storage = browserStorage('tab', `yarrow:conference-budget:${caseId}`);
  const [budgetCents, setCents] = useState<number | null>(() => {
    const kept = storage.read() as { cents?: unknown } | null;
    return typeof kept?.cents === 'number' ? kept.cents : null;
  });
  return {
    budgetCents,
    setBudget: (cents: number | null) => {
      storage.write(cents === null ? null : { cents });
      setCents(cents);
    },
  };
}

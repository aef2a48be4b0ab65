import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { HomeRules } from '#shared/contract/pricing-views.ts';
import type { ContractTerms } from '#shared/model/contract-terms.ts';
import type { PriceRules } from '#shared/model/price-list.ts';
import { api, problemOf, query } from '#web/session/index.ts';

const rulesQuery = () => query.pricing.getHomeRules.queryOptions({ input: {} });

/** Loads what the home sets once for its prices and contracts. */
export const useHomeRules = () => useQuery({ ...rulesQuery(), refetchOnMount: 'always' });

/** Returns how rules and terms are saved over what was seen, and what shows them afterward. */
export function useRuleSaves() {
  const client = useQueryClient();
  const fetchLatest = () => client.fetchQuery({ ...rulesQuery(), staleTime: 0 });
  const shown = (saved: HomeRules): HomeRules => {
    client.setQueryData(rulesQuery().queryKey, saved);
    void client.invalidateQueries({ queryKey: query.priceLists.key() });
    return saved;
  };
  const saveRules = async (rules: PriceRules, from: HomeRules): Promise<HomeRules> => {
    const { version } = await api.pricing.savePriceRules({ version: from.rulesVersion, rules });
    return { ...from, rules, rulesVersion: version };
  };
  const saveTerms = async (terms: ContractTerms, from: HomeRules): Promise<HomeRules> => {
    const { version } = await api.pricing.saveContractTerms({ version: from.termsVersion, terms });
    return { ...from, terms, termsVersion: version };
  };
  return {
    fetchLatest,
    shown,
    saveRules,
    saveTerms,
    /** Saves a change that a press makes. If someone else saved first, it’s made again over what they saved. */
    quickSave: async (from: HomeRules, change: (rules: PriceRules) => PriceRules): Promise<HomeRules> => {
      try {
        return shown(await saveRules(change(from.rules), from));
      } catch (error) {
        if (problemOf(error)?.code !== 'stale') throw error;
        const latest = shown(await fetchLatest());
        return shown(await saveRules(change(latest.rules), latest));
      }
    },
  };
}

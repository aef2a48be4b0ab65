import '#web/document-calls.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { ContractView, SelectionView } from '#shared/contract/case-contracts-views.ts';
import type { ArrangementStep } from '#shared/model/enumerations/case.ts';
import type { Selection } from '#shared/model/selection.ts';
import { api, query } from '#web/session/index.ts';
import { pollEvery } from '../tasks/use-task-list.ts';
import { useCase, useCaseChanged } from '../use-case.ts';

/** How often a page that several people work on together asks what the others saved. */
const LIVE_MS = 8_000;

const selectionQuery = (id: string) => ({
  ...query.caseContracts.getSelection.queryOptions({ input: { id } }),
  refetchOnWindowFocus: 'always' as const,
});
const contractQuery = (id: string, number?: number) => ({
  ...query.caseContracts.getContract.queryOptions({ input: { id, ...(number ? { number } : {}) } }),
  refetchOnWindowFocus: 'always' as const,
});

/** Reloads a contract that waits for signatures as often as its document: the last of them may come at any time, and changes what can be done. */
const untilSigned = {
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data: ContractView | undefined; dataUpdateCount: number } }) =>
    state.data?.versions.some(({ standing }) => standing === 'open') ? pollEvery({ state }) : (false as const),
};

/** Loads what was agreed on, and the contract with one of its versions. */
export function useContract(number?: number, { isLive = false } = {}) {
  const { caseId } = useCase();
  const live = isLive ? { refetchInterval: LIVE_MS } : {};
  const contract = useQuery({ ...contractQuery(caseId, number), ...untilSigned });
  return { selection: useQuery({ ...selectionQuery(caseId), ...live }), contract };
}

/** Loads what the home of the case offers. Its prices change only when the home publishes a list. */
export const useOffer = ({ isNeeded = true } = {}) => {
  const { caseId } = useCase();
  return useQuery({
    ...query.caseContracts.getConferenceHome.queryOptions({ input: { id: caseId } }),
    staleTime: 300_000,
    enabled: isNeeded,
  });
};

/** Takes over what a call answered, and reloads what follows from it: the other half of the contract, its document, and the case’s header. */
export function useContractChanged() {
  const { caseId } = useCase();
  const client = useQueryClient();
  const { refresh } = useCaseChanged();
  const reload = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: query.caseContracts.getSelection.key() }),
      client.invalidateQueries({ queryKey: query.caseContracts.getContract.key() }),
      client.invalidateQueries({ queryKey: query.caseDocuments.getCaseDocuments.key() }),
      refresh(),
    ]);
  return {
    reload,
    /** Takes over a saved selection. Its status may have moved with it. */
    selected: (view: SelectionView): SelectionView => {
      client.setQueryData(selectionQuery(caseId).queryKey, view);
      void client.invalidateQueries({ queryKey: query.caseContracts.getContract.key() });
      void refresh();
      return view;
    },
    /** Takes over a contract after something was done with it, together with what can be changed then, so that the page never shows half of it. */
    acted: async (view: ContractView): Promise<void> => {
      const selection = await api.caseContracts.getSelection({ id: caseId }).catch(() => undefined);
      if (selection) client.setQueryData(selectionQuery(caseId).queryKey, selection);
      client.setQueryData(contractQuery(caseId).queryKey, view);
      void reload();
    },
  };
}

/** What can be changed now, and how a change is saved: with the step of the conference that it's made on. Null where a statement is only read. */
export type Editing = { view: SelectionView; onSaved: (view: SelectionView) => SelectionView; step?: ArrangementStep };
export const EditingContext = createContext<Editing | null>(null);
export const useEditing = (): Editing | null => useContext(EditingContext);

/** What is saved beside a change: the step of the conference, and what is kept although the plan says otherwise. */
type Beside = { step?: ArrangementStep | undefined; keep?: KeptLines | undefined };
type KeptLines = { of: string; keys: readonly string[] };

/** Saves a change of what was agreed on over the version that it began with. What was kept of the same sending of the plan before stays kept. */
export function saveOver(
  caseId: string,
  from: SelectionView,
  change: (selection: Selection) => Selection,
  { step, keep }: Beside = {},
): Promise<SelectionView> {
  const before = from.plan?.submissionId === keep?.of ? (from.plan?.kept ?? []) : [];
  return api.caseContracts.saveSelection({
    id: caseId,
    version: from.version,
    selection: change(from.selection),
    ...(step ? { step } : {}),
    ...(keep ? { kept: [...new Set([...before, ...keep.keys])], keptOf: keep.of } : {}),
  });
}

/**
 * Saves a change that a press makes, such as a fix or a removal. If someone else saved first, it’s made again over what they saved: it names one piece, and changes
 * nothing else. If what they changed isn’t `apart` from it, the refusal says who it was, and the person decides over what shows then.
 */
export function useQuickSave() {
  const { caseId } = useCase();
  const { selected } = useContractChanged();
  const step = useEditing()?.step;
  return async (
    from: SelectionView,
    change: (selection: Selection) => Selection,
    beside: Beside = { step },
    apart: (from: SelectionView, latest: SelectionView) => boolean = () => true,
  ): Promise<SelectionView> => {
    try {
      return selected(await saveOver(caseId, from, change, beside));
    } catch (error) {
      const latest = await api.caseContracts.getSelection({ id: caseId });
      selected(latest);
      if (latest.version === from.version || !apart(from, latest)) throw error;
      return selected(await saveOver(caseId, latest, change, beside));
    }
  };
}

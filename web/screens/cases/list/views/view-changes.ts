import type { CaseTableChoice, CaseView, CaseViews } from '#shared/contract/case-views.ts';

/** Returns the views with one of them added or replaced. */
export const withView =
  (view: CaseView) =>
  (known: CaseViews): CaseViews => {
    const isKnown = known.views.some(({ id }) => id === view.id);
    return { ...known, views: isKnown ? known.views.map((each) => (each.id === view.id ? view : each)) : [...known.views, view] };
  };
export const withoutView =
  (id: string) =>
  (known: CaseViews): CaseViews => ({ ...known, views: known.views.filter((each) => each.id !== id) });

/** Returns the views with another table: of a saved view, or of the built-in ones. */
export const withTable =
  (view: CaseView | null, table: CaseTableChoice) =>
  (known: CaseViews): CaseViews =>
    view
      ? { ...known, views: known.views.map((each) => (each.id === view.id ? { ...each, ...table } : each)) }
      : { ...known, table };

/** Returns what is wrong with the name of a view; null if nothing is. */
export function nameProblem(name: string, others: readonly Pick<CaseView, 'name'>[]): string | null {
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return 'Enter a name for this view.';
  return others.some((other) => other.name.toLowerCase() === wanted) ? 'You already have a view with this name.' : null;
}

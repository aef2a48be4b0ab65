import { Bookmark, BookmarkCheck, ChevronDown, Pencil, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type CaseTableChoice, type CaseView, MAX_CASE_VIEWS, MAX_VIEW_NAME } from '#shared/contract/case-views.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { ChangeDialog } from '../../changes/change-dialog.tsx';
import { type CaseBase, isSameSort, noFilters, toView, usualBase, withFilters, withSort } from '../case-filters.ts';
import { useCaseViews } from './use-case-views.ts';
import { nameProblem, withoutView, withView } from './view-changes.ts';

type NameDialogProps = {
  title: string;
  name: string;
  others: readonly CaseView[];
  onSave: (name: string) => void;
  onClose: () => void;
};

const NameDialog = ({ title, name: begun, others, onSave, onClose }: NameDialogProps) => {
  const [name, setName] = useState(begun);
  const [error, setError] = useState<string | null>(null);
  const save = async () => {
    const wrong = nameProblem(name, others);
    setError(wrong);
    if (wrong === null) onSave(name.trim());
    return wrong === null;
  };
  return (
    <ChangeDialog title={title} hasInput={name !== begun} onSave={save} onClose={onClose}>
      {() => (
        <TextField
          label="Name"
          hint="Filters, order, and columns are saved. Only you see this view."
          value={name}
          maxLength={MAX_VIEW_NAME}
          error={error ?? undefined}
          onChange={(event) => setName(event.target.value)}
        />
      )}
    </ChangeDialog>
  );
};

type ViewActionsProps = { view: CaseView | null; shown: CaseBase; table: CaseTableChoice };

const isSameView = (one: CaseBase, other: CaseBase): boolean =>
  isSameSort(one.sort, other.sort) && withFilters(new URLSearchParams(), one.filters, other.filters).size === 0;

/** Saves what the list shows as a view, and renames, changes, or deletes the one that is open. */
export const ViewActions = ({ view, shown, table }: ViewActionsProps) => {
  const { views, change } = useCaseViews();
  const [search, setSearch] = useSearchParams();
  const [asks, setAsks] = useState<'new' | 'rename' | null>(null);
  const open = (id: string) => setSearch(toView(search, { id }), { replace: true, preventScrollReset: true });
  const isFull = views.length >= MAX_CASE_VIEWS;
  const ask = () =>
    isFull ? toast(`You can save ${MAX_CASE_VIEWS} views. Delete one first.`, { tone: 'danger' }) : setAsks('new');
  const add = (name: string) => {
    const id = crypto.randomUUID();
    void change(withView({ id, name, ...shown, columns: table.columns, widths: table.widths }));
    open(id);
  };
  const remove = (gone: CaseView) => {
    void change(withoutView(gone.id));
    setSearch(withSort(withFilters(toView(search, { status: '' }), noFilters), usualBase.sort), { preventScrollReset: true });
    toast(`The view ${gone.name} is deleted.`, { undo: () => void change(withView(gone)) });
  };
  return (
    <>
      {view ? (
        <Menu
          label={`Options for the view ${view.name}`}
          isLabelHidden
          className={`${buttonClass('quiet', 'compact')} px-2`}
          items={[
            {
              key: 'save',
              label: 'Save changes',
              icon: Save,
              isDisabled: isSameView(shown, view),
              onAction: () => {
                void change(withView({ ...view, ...shown })).then(() => open(view.id));
              },
            },
            { key: 'new', label: 'Save as a new view', icon: Bookmark, onAction: ask },
            { key: 'rename', label: 'Rename', icon: Pencil, onAction: () => setAsks('rename') },
            { key: 'delete', label: 'Delete', icon: Trash2, tone: 'danger', onAction: () => remove(view) },
          ]}
        >
          <Icon of={BookmarkCheck} size={18} />
          {!isSameView(shown, view) && <span>Changed</span>}
          <Icon of={ChevronDown} size={16} />
        </Menu>
      ) : (
        <Button size="compact" look="quiet" icon={Bookmark} className="px-2" onClick={ask}>
          Save view
        </Button>
      )}
      {asks && (
        <NameDialog
          title={asks === 'rename' ? 'Rename the view' : 'Save this view'}
          name={asks === 'rename' ? (view?.name ?? '') : ''}
          others={asks === 'rename' ? views.filter(({ id }) => id !== view?.id) : views}
          onSave={(name) => (asks === 'rename' && view ? void change(withView({ ...view, name })) : add(name))}
          onClose={() => setAsks(null)}
        />
      )}
    </>
  );
};

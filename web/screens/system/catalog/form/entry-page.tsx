import { ArrowLeft, EllipsisVertical } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import { nameOfEntry } from '#shared/catalog/entry-name.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import { allowNextNavigation, goOnAt } from '#web/routing/unsaved.ts';
import { api } from '#web/session/api.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { useEntryActions } from '../entry-actions.tsx';
import { EntryBadges } from '../entry-badges.tsx';
import { EntryHistory } from '../history/entry-history.tsx';
import { entryPath, type NounScreen } from '../noun-screens.ts';
import { listPath, useOpenedEntry } from '../opened-entry.ts';
import { useEntryUses } from '../use-entry-uses.ts';
import { useForgetCatalog } from '../use-forget-catalog.ts';
import { UsesList } from '../uses-list.tsx';
import { EntryEditor } from './entry-editor.tsx';
import { type SettledEntry, useSettled } from './settle-draft.tsx';
import { useEntryForm } from './use-entry-form.ts';

export type EntryPageProps = {
  screen: NounScreen;
  row: EntryRow & Partial<SettledEntry>;
  first?: AnyEntry;
  /** What a new entry is kept under until it's saved. One with it isn't saved yet. */
  keptUnder?: string;
  /** Runs when a new one is saved, before its address becomes the entry's. */
  onCreated?: (id: string) => void;
};

type EntryForm = ReturnType<typeof useEntryForm>;

const Uses = ({ screen, id }: { screen: NounScreen; id: string }) => (
  <UsesList noun={screen.noun} uses={useEntryUses(screen.noun, id)} />
);

const ActionsMenu = ({ screen, form }: { screen: NounScreen; form: EntryForm }) => {
  const navigate = useNavigate();
  const { items, dialog } = useEntryActions({
    screen,
    row: form.base,
    isOpenAlready: true,
    onChanged: async (row) => {
      if (row) return form.adopt(row);
      const { noun } = screen;
      const { id } = form.base.entry;
      // Without its draft, an entry is as it is published. Only what was never published is gone.
      const left = form.base.state === 'new' ? null : await api.systemCatalog.getEntry({ noun, id }).catch(() => null);
      if (left) return form.showSaved(left);
      allowNextNavigation();
      void navigate(listPath(screen));
    },
  });
  return (
    <>
      <Menu label="Actions" items={items} className={buttonClass('secondary', 'compact')}>
        <Icon of={EllipsisVertical} size={18} />
        Actions
      </Menu>
      {dialog}
    </>
  );
};

const views = [
  { key: 'form', label: 'Edit' },
  { key: 'uses', label: 'What uses it' },
  { key: 'history', label: 'History' },
] as const;

/** An entry with its name, its state, what can be done with it, and its form, uses, and history. */
export const EntryPage = ({ screen, row, first, keptUnder, onCreated }: EntryPageProps) => {
  const { noun } = screen;
  const navigate = useNavigate();
  const forget = useForgetCatalog();
  const [search, setSearch] = useSearchParams();
  const { load, settledOf } = useSettled(noun, row);
  const form = useEntryForm({
    noun,
    begun: row,
    first,
    keptUnder: keptUnder ?? row.entry.id,
    onSaved: (saved) => {
      void forget();
      void load(saved);
      if (!isNew) return;
      const path = entryPath(screen, saved.entry.id);
      onCreated?.(saved.entry.id);
      goOnAt(path);
      void navigate(path, { replace: true, preventScrollReset: true });
    },
  });
  const { base } = form;
  const { id } = base.entry;
  useOpenedEntry(screen, id);
  const isNew = base.version === 0 && keptUnder !== undefined;
  // One that isn’t saved has nothing beside its form. Its form stays in its place when it has.
  const shown = isNew ? views.slice(0, 1) : views;
  const view = shown.find(({ key }) => key === search.get('show'))?.key ?? 'form';
  const published = row.published ?? (base.state === 'published' ? base.entry : undefined);
  const panels = {
    form: <EntryEditor {...{ screen, form, isNew, published }} settled={settledOf(base)} />,
    uses: <Uses screen={screen} id={id} />,
    history: <EntryHistory screen={screen} row={base} isDirty={form.isDirty} onReverted={form.adopt} />,
  };
  return (
    <WorkspacePage
      faq="catalog-entry"
      above={
        <p className="mb-1 text-sm">
          <TextLink to={listPath(screen)} className="inline-flex min-h-6 items-center gap-1.5">
            <Icon of={ArrowLeft} size={16} />
            {screen.title}
          </TextLink>
        </p>
      }
      title={
        <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="line-clamp-3 min-w-0">{isNew ? `New ${nouns[noun].one}` : nameOfEntry(noun, base.entry)}</span>
          {!isNew && (
            <span className="font-sans text-sm">
              <EntryBadges row={base} />
            </span>
          )}
        </span>
      }
      actions={isNew ? undefined : <ActionsMenu screen={screen} form={form} />}
    >
      <Tabs
        label={nouns[noun].one}
        selected={view}
        onSelect={(key) => setSearch(key === 'form' ? {} : { show: key }, { replace: true, preventScrollReset: true })}
        tabs={shown.map(({ key, label }) => ({
          key,
          label: key === 'form' && form.isDirty ? `${label} (not saved)` : label,
          // A field may have what can't be saved yet, such as a condition that is only begun.
          isKept: key === 'form',
          panel: key === view || key === 'form' ? panels[key] : null,
        }))}
      />
    </WorkspacePage>
  );
};

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EffectsView } from '#shared/contract/personal-effects-views.ts';
import type { ReadTag } from '#shared/contract/tags-views.ts';
import { effectName } from '#shared/custody/effects/effect-name.ts';
import { hasLeft } from '#shared/custody/effects/effect-standing.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { refuseOffline } from '#web/parts/refuse-offline.ts';
import { OtherCase } from '#web/parts/tags/other-case.tsx';
import { TagReader } from '#web/parts/tags/tag-reader.tsx';
import { api, fieldErrors, query } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useStableFocus } from '#web/ui/use-stable-focus.ts';
import { useCase } from '../use-case.ts';

type BagsProps = { view: EffectsView; onSaved: (view: EffectsView) => void };

/** Binds an unused tag to a new bag. */
const TagBag = ({ onSaved }: Pick<BagsProps, 'onSaved'>) => {
  const { caseId, row, dashboard } = useCase();
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const stable = useStableFocus<HTMLDivElement>();
  const bind = useMutation({
    mutationFn: async (read: ReadTag) => {
      refuseOffline('Binding a tag on this page');
      return api.tags.bindTag({ caseId, subject: 'effects-bag', ...read });
    },
    onSuccess: async ({ otherTag, ...tags }) => {
      client.setQueryData(query.tags.getCaseTags.queryKey({ input: { caseId } }), (known) => ({
        ...tags,
        whyNot: known?.whyNot,
      }));
      if (otherTag) return;
      toast('Tag bound. Now choose the bag for what is in it.', { tone: 'success' });
      setIsOpen(false);
      onSaved(await api.personalEffects.getPersonalEffects({ id: caseId }));
    },
  });
  if (!isOpen)
    return (
      <div {...stable}>
        <Button size="compact" onClick={() => setIsOpen(true)}>
          Tag a bag
        </Button>
      </div>
    );
  const errors = Object.values(fieldErrors(bind.error));
  return (
    <div className="grid gap-4" {...stable}>
      <p className="text-muted">Put an unused tag on the bag, and scan it.</p>
      <FormFailure error={bind.error} />
      {errors.length > 0 && <p className="text-danger">{errors.join(' ')}</p>}
      <TagReader action="Bind this tag" isBusy={bind.isPending} onRead={(read) => bind.mutate(read)} />
      {bind.data?.otherTag && (
        <OtherCase name={row.decedentFullName} belongsTo={bind.data.otherTag.belongsTo} homePhone={dashboard.homePhone} />
      )}
    </div>
  );
};

/** Shows the bags of a case, each with its tag and what is in it, and lets staff tag another. */
export const Bags = ({ view, onSaved }: BagsProps) => {
  const { may, sight } = useCase();
  // A trade company tags a bag on the Tags page, while it has the person.
  const binds = may('decedent.move') && sight === 'staff';
  if (view.bags.length === 0 && !binds) return null;
  return (
    <section aria-labelledby="effects-bags" className="grid gap-3 rounded-card border border-border p-4">
      <h2 id="effects-bags" className="text-lg">
        Bags
      </h2>
      {view.bags.length === 0 && <p className="text-muted">No bag has a tag yet.</p>}
      <ul className="grid gap-2 empty:hidden">
        {view.bags.map(({ id, code }) => {
          const inside = view.effects.filter((effect) => effect.bagTagId === code && !hasLeft(effect));
          return (
            <li key={id} className="wrap-anywhere">
              <span className="font-mono font-semibold">{code}</span>{' '}
              {inside.length === 0 ? 'Nothing is in it.' : inside.map(effectName).join(', ')}
            </li>
          );
        })}
      </ul>
      {binds && <TagBag onSaved={onSaved} />}
    </section>
  );
};

import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OwnTemplate } from '#shared/contract/packages.ts';
import { api } from '#web/session/api.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { toast } from '#web/ui/toast.ts';
import { workPaths } from '#web/work-paths.ts';
import { useTemplatesCache } from '../use-own-templates.ts';

/** How long a row that is moved by keyboard takes to settle. */
const SETTLE_MS = 500;

const failed = (error: unknown) => toast(messageOf(error), { tone: 'danger' });

/**
 * Returns what can be done with a package in the list. Each action shows immediately and is reverted, with the server's words, if the server refuses
 * it.
 */
export const usePackageActions = (locationId: string) => {
  const list = useTemplatesCache();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const orders = useRef(0);

  const restore = async (own: OwnTemplate) => {
    try {
      list.put(await api.packages.restoreTemplate({ id: own.template.id }, { context: { locationId } }));
      toast(`“${own.template.name}” is offered again.`, { tone: 'success' });
    } catch (error) {
      failed(error);
    }
  };

  const archive = async (own: OwnTemplate) => {
    list.put({ ...own, template: { ...own.template, isActive: false } });
    try {
      list.put(await api.packages.archiveTemplate({ id: own.template.id }));
      toast(`“${own.template.name}” is archived. Families no longer see it.`, { undo: () => void restore(own) });
    } catch (error) {
      list.put(own);
      failed(error);
    }
  };

  const duplicate = async ({ template }: OwnTemplate) => {
    try {
      const copy = await api.packages.duplicateTemplate({ id: template.id });
      list.put(copy);
      toast('Copied. Families won’t see the copy until you restore it.', { tone: 'success' });
      void navigate(workPaths.templateBuilder({ locationId, packageId: copy.template.id }));
    } catch (error) {
      failed(error);
    }
  };

  /** Saves the order of the visible packages. Those that are filtered out keep their positions among them. */
  const order = (visibleIds: readonly string[], onSettled: () => void) => {
    clearTimeout(timer.current);
    orders.current += 1;
    const own = orders.current;
    timer.current = setTimeout(async () => {
      const isShown = new Set(visibleIds);
      const next = visibleIds[Symbol.iterator]();
      const ids = list.items().map(({ template: { id } }) => (isShown.has(id) ? (next.next().value ?? id) : id));
      const place = new Map(ids.map((id, at) => [id, at]));
      const placeOf = ({ template }: OwnTemplate) => place.get(template.id) ?? ids.length;
      list.change((items) => items.toSorted((one, other) => placeOf(one) - placeOf(other)));
      await api.packages.orderTemplates({ ids }, { context: { locationId } }).catch((error: unknown) => {
        failed(error);
        void list.invalidate();
      });
      if (own === orders.current) onSettled();
    }, SETTLE_MS);
  };

  return { archive, restore, duplicate, order };
};

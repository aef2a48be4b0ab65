import { useMutation } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PriceListDraft } from '#shared/contract/price-lists.ts';
import type { Finding, FindingPlace } from '#shared/model/price-list-finding.ts';
import { api, messageOf } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.ts';
import { useContentFocus } from '#web/ui/use-content-focus.ts';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { usePriceListChanged } from './use-price-list.ts';

/** Returns the address of the screen where a problem is fixed by hand. */
function addressOf(place: FindingPlace, locationId: string): string {
  switch (place.kind) {
    case 'row':
      if (place.row === 'item' && place.id) return workPaths.merchandise({ locationId, item: place.id });
      return workPaths.pricing({ locationId, ...(place.id ? { row: place.id } : {}) });
    case 'package':
      return workPaths.templateBuilder({ locationId, packageId: place.id });
    case 'section':
      return `${workPaths.templateBuilder({ locationId })}?tab=paragraphs&paragraph=${place.id}`;
    case 'discount':
      return workPaths.priceList({ locationId });
    case 'profile':
      return workPaths.providerProfile({ locationId });
    case 'setting':
      return `${workPaths.priceList({ locationId })}?tab=settings`;
    case 'list':
      return workPaths.pricing({ locationId });
  }
}

const placeWords: Record<Exclude<FindingPlace['kind'], 'row'>, string> = {
  package: 'Packages',
  section: 'Paragraphs',
  discount: 'Discounts',
  profile: 'Profile',
  setting: 'List settings',
  list: 'The list',
};

const partOf = (place: FindingPlace): string =>
  place.kind === 'row' ? (place.row === 'item' ? 'Merchandise' : 'Pricing') : placeWords[place.kind];

/** What the check can't find, said with every result: words can contradict each other in many ways. */
const CHECK_LIMITS = 'We check prices and required disclosures. Read your own notes for anything that contradicts them.';

type FindingItemProps = {
  finding: Finding;
  /** Leads to the place from where one already is; the default is a link to its screen. */
  leads?: ReactNode;
};

/** Shows a problem with its clause, and how to fix it. */
export const FindingItem = ({ finding, leads }: FindingItemProps) => {
  const { locationId, may } = useWorkspace();
  const changed = usePriceListChanged();
  const mend = useMutation({
    mutationFn: () => api.priceLists.mendPriceList({ findingId: finding.id }),
    onSuccess: () => toast('Fixed. We checked the list again.', { tone: 'success' }),
    onError: (error) => toast(messageOf(error), { tone: 'danger' }),
    onSettled: changed,
  });
  const { place, words, clause, mend: how, fix, fixWords } = finding;
  return (
    <li className="grid gap-3 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 break-words">
        <p className="text-base font-semibold">{words}</p>
        <p className="mt-1">{how}</p>
        <p className="mt-1 text-muted">
          {partOf(place)}: {leads ?? <TextLink to={addressOf(place, locationId)}>{place.label}</TextLink>} · {clause}
        </p>
      </div>
      {fix && (
        <Button
          size="compact"
          className="self-start justify-self-start"
          disabled={!may('prices.change')}
          isBusy={mend.isPending}
          busyLabel="Fixing..."
          aria-label={`${fixWords ?? 'Fix'}: ${place.label}`}
          onClick={() => mend.mutate()}
        >
          {fixWords ?? 'Fix'}
        </Button>
      )}
    </li>
  );
};

/** Takes the focus if the button that had it is gone with the problem it fixed. */
export const focusIfLost = (heading: HTMLElement) => {
  if (document.activeElement === document.body) heading.focus({ preventScroll: true });
};

/** Lists every problem with its clause, its place, and how to fix it, with one click if that is enough. */
export const Findings = ({ draft: { findings } }: { draft: PriceListDraft }) => {
  const { whyNot } = useWorkspace();
  const heading = useContentFocus<HTMLHeadingElement>(findings.map(({ id }) => id).join(), focusIfLost);
  return (
    <section aria-labelledby="findings">
      <h2 id="findings" ref={heading} tabIndex={-1} className="text-lg outline-none">
        Funeral Rule check
      </h2>
      <p role="status" className="mt-2 flex items-center gap-2 text-muted">
        {findings.length === 0 && <Icon of={BadgeCheck} size={18} className="shrink-0 text-success" />}
        {findings.length === 0
          ? 'No problems found.'
          : `${findings.length === 1 ? '1 problem' : `${findings.length} problems`} to fix before you can publish this list.`}
      </p>
      <p className="mt-1 text-muted">{CHECK_LIMITS}</p>
      {findings.length > 0 && whyNot('prices.change') && (
        <Banner tone="info" className="mt-3">
          {whyNot('prices.change')}
        </Banner>
      )}
      {findings.length > 0 && (
        <ul className="mt-3 divide-y divide-border border-y border-border">
          {findings.map((finding) => (
            <FindingItem key={finding.id} finding={finding} />
          ))}
        </ul>
      )}
    </section>
  );
};

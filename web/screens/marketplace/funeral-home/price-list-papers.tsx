import { FileText } from 'lucide-react';
import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { paths } from '#web/paths.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Icon } from '#web/ui/icon.tsx';

type Versions = NonNullable<LocationProfile['priceList']>['versions'];

const Paper = ({ version, label }: { version: Versions[number]; label: string }) => (
  <a
    href={paths.viewPriceList({ versionId: version.id })}
    target="_blank"
    rel="noopener"
    className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline underline-offset-4"
  >
    <Icon of={FileText} size={18} className="shrink-0" />
    <span>
      {label}{' '}
      <span className="font-normal">
        (PDF, {version.pages} {version.pages === 1 ? 'page' : 'pages'}, opens in a new tab)
      </span>
    </span>
  </a>
);

/** Links to the home's price list in its printed form: the current one, and those before it. */
export const PriceListPapers = ({ versions }: { versions: Versions }) => {
  const [inForce, ...earlier] = versions;
  if (!inForce) return null;
  return (
    <div className="mb-4 print:hidden">
      <Paper version={inForce} label={`Price list in force since ${formatCalendarDate(inForce.effectiveOn)}`} />
      {earlier.length > 0 && (
        <Disclosure title={`Earlier price lists (${earlier.length})`}>
          <ul>
            {earlier.map((version) => (
              <li key={version.id}>
                <Paper version={version} label={`In force from ${formatCalendarDate(version.effectiveOn)}`} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
};

import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Section } from './section.tsx';

const initials = (fullName: string): string =>
  fullName
    .split(/\s+/)
    .map((word) => Array.from(word)[0] ?? '')
    .filter((_letter, index, all) => index === 0 || index === all.length - 1)
    .join('')
    .toUpperCase();

/** Who meets a family here; only those the home shows. */
export const Team = ({ home }: { home: LocationProfile }) =>
  home.employees.length === 0 ? null : (
    <Section id="people" title="The people here" className="print:hidden">
      <ul className="grid gap-5 sm:grid-cols-2">
        {home.employees.map(({ id, fullName, title, isFuneralDirector, picturePath }) => (
          <li key={id} className="flex items-center gap-4">
            {picturePath ? (
              <Picture path={picturePath} alt="" ratio="1" sizes="4rem" className="size-16 shrink-0 rounded-full" />
            ) : (
              <span
                aria-hidden="true"
                className="inline-flex size-16 shrink-0 items-center justify-center rounded-full bg-primary-soft font-serif text-lg font-semibold text-primary"
              >
                {initials(fullName)}
              </span>
            )}
            <span className="min-w-0">
              <span className="block font-semibold">{fullName}</span>
              {title && <span className="block text-sm text-muted">{title}</span>}
              {isFuneralDirector && <Badge className="mt-1">Licensed funeral director</Badge>}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );

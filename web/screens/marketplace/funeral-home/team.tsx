import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { Portrait } from '#web/parts/portrait.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Section } from './section.tsx';

/** Shows the people whom families meet here, if the home shows them. */
export const Team = ({ home }: { home: LocationProfile }) =>
  home.employees.length === 0 ? null : (
    <Section id="people" title="The people here" className="print:hidden">
      <ul className="grid gap-5 sm:grid-cols-2">
        {home.employees.map(({ id, fullName, title, isFuneralDirector, picturePath }) => (
          <li key={id} className="flex items-center gap-4">
            <Portrait fullName={fullName} path={picturePath} />
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

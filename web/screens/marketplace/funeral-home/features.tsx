import { Check, Languages } from 'lucide-react';
import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Section } from './section.tsx';

/** Lists what the home has and which languages are spoken there. */
export const Features = ({ home }: { home: LocationProfile }) =>
  home.attributes.length + home.languages.length === 0 ? null : (
    <Section id="good-to-know" title="Good to know" className="print:hidden">
      <div className="grid gap-8 sm:grid-cols-2">
        {home.attributes.length > 0 && (
          <div>
            <h3 className="text-base">Features</h3>
            <ul className="mt-2 space-y-1.5">
              {home.attributes.map((attribute) => (
                <li key={attribute} className="flex gap-2.5">
                  <Icon of={Check} size={18} className="mt-[0.25em] text-success" />
                  {attribute}
                </li>
              ))}
            </ul>
          </div>
        )}
        {home.languages.length > 0 && (
          <div>
            <h3 className="text-base">Languages spoken</h3>
            <ul className="mt-2 space-y-1.5">
              {home.languages.map((language) => (
                <li key={language} className="flex gap-2.5">
                  <Icon of={Languages} size={18} className="mt-[0.25em] text-subtle" />
                  {language}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Section>
  );

import { useId } from 'react';
import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import type { FormField } from '#shared/catalog/form-fields.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { FieldFault } from '../field-widget.ts';
import { FormFields } from '../fields/form-fields.tsx';
import { useNounOverride } from '../noun-override.ts';
import type { NounScreen } from '../noun-screens.ts';
import { type FormSection, sectionsOf } from './sections-of.ts';

type EntryFormProps = {
  screen: NounScreen;
  fields: readonly FormField[];
  entry: AnyEntry;
  onChange: (entry: AnyEntry) => void;
  faults: readonly FieldFault[];
  isReadOnly: boolean;
};

/** A form of this many parts also lists them beside it. */
const LONG = 3;

const countIn = ({ fields }: FormSection, faults: readonly FieldFault[]): number =>
  faults.filter(({ path }) => fields.some(({ name }) => name === String(path[0]))).length;

type ContentsProps = { sections: readonly FormSection[]; faults: readonly FieldFault[]; id: string; isAbove: boolean };

const looks = {
  beside: {
    nav: 'sticky top-[calc(var(--desk-bar)+1rem)] hidden w-44 shrink-0 wide:block',
    list: 'grid gap-0.5 border-l border-border',
    link: 'rounded-r-control',
  },
  above: { nav: '', list: '-mx-3 flex flex-wrap', link: 'rounded-control pointer-coarse:min-h-11' },
};

const Contents = ({ sections, faults, id, isAbove }: ContentsProps) => {
  const { nav, list, link } = looks[isAbove ? 'above' : 'beside'];
  return (
    <nav aria-label="Parts of this form" className={nav}>
      <ul className={list}>
        {sections.map((section, at) => {
          const count = countIn(section, faults);
          return (
            <li key={section.title}>
              <a
                href={`#${id}${at}`}
                className={classNames(
                  'flex min-h-8 items-center gap-2 px-3 py-1 text-sm text-muted hover:bg-sunken hover:text-text',
                  link,
                )}
              >
                <span className="min-w-0 flex-1">{section.title}</span>
                {count > 0 && <Badge tone="danger">{count}</Badge>}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};

/** Edits an entry by the fields of its noun, in parts; or by the noun's own form. */
export const EntryForm = ({ screen, fields, entry, onChange, faults, isReadOnly }: EntryFormProps) => {
  const id = useId();
  const { noun } = screen;
  const { body: Body, preview: Preview, isWide = false } = useNounOverride(screen);
  if (Body) return <Body {...{ noun, entry, onChange, faults, isReadOnly }} />;
  const sections = sectionsOf(nouns[noun], fields);
  const isLong = sections.length >= LONG;
  const contents = isLong && <Contents {...{ sections, faults, id }} isAbove={isWide} />;
  return (
    <div className={isWide ? 'grid grid-cols-[minmax(0,1fr)] gap-3' : 'flex items-start gap-8'}>
      {isWide && contents}
      <div className={classNames('grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-4', !isWide && 'max-w-4xl')}>
        {sections.map((section, at) => (
          <section key={section.title} aria-labelledby={`${id}${at}`}>
            <Card className="p-4 sm:p-5">
              <h2 id={`${id}${at}`} tabIndex={-1} className={sections.length === 1 ? 'sr-only' : 'mb-4 text-base'}>
                {section.title}
              </h2>
              <FormFields
                fields={section.fields}
                values={entry as unknown as Record<string, unknown>}
                onChange={(values) => onChange(values as unknown as AnyEntry)}
                {...{ entry, faults, isReadOnly }}
              />
            </Card>
          </section>
        ))}
        {Preview && <Preview entry={entry} />}
      </div>
      {!isWide && contents}
    </div>
  );
};

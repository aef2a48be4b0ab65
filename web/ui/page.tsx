import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type PageProps = {
  title: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** At the right of the title, such as a round button. */
  aside?: ReactNode;
  /** `form` for one column of fields, `text` for reading, `wide` for lists and galleries. */
  width?: 'form' | 'text' | 'wide';
  children: ReactNode;
};

const widths = { form: 'max-w-form', text: 'max-w-measure', wide: 'max-w-page' };

/** Lays out a screen with its h1, with the same position, size, and spacing everywhere. */
export const Page = ({ title, lead, aside, width = 'text', children }: PageProps) => (
  <div
    className={classNames(
      'mx-auto px-(--page-gutter) pt-10 pb-8 md:pt-16',
      width === 'wide' ? 'max-w-page' : 'max-w-[calc(66ch+2*var(--page-gutter))]',
    )}
  >
    <div className={classNames(widths[width], width === 'form' && 'mx-auto')}>
      {aside ? (
        <div className="flex items-start justify-between gap-4">
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          {aside}
        </div>
      ) : (
        <h1 className="text-2xl md:text-3xl">{title}</h1>
      )}
      {lead && <p className="mt-3 max-w-measure text-base text-muted">{lead}</p>}
      <div className="mt-8">{children}</div>
    </div>
  </div>
);

import { FUNERAL_RULE_PAGE } from '#web/paths.ts';
import { OutsideLink } from '#web/ui/text-link.tsx';

/** The Funeral Rule (16 CFR 453) in plain words: ours, not the regulation's. */
const rights: { title: string; words: string }[] = [
  {
    title: 'Prices on the phone',
    words: 'A home must answer questions about prices when you call, and may not insist on your name first.',
  },
  {
    title: 'A list to keep',
    words: 'When you visit and ask about arrangements, you must be given an itemized price list that is yours to take away.',
  },
  {
    title: 'Only what you choose',
    words:
      'You may choose individual items. You never have to take a package. Only a basic services fee comes with most choices.',
  },
  {
    title: 'Embalming is rarely required',
    words: 'In most cases, no law requires it. You can choose arrangements, such as direct cremation, that don’t need it.',
  },
  {
    title: 'A casket from anywhere',
    words: 'You may buy a casket or an urn elsewhere. The home must accept it and may not charge a fee for that.',
  },
  {
    title: 'No casket for cremation',
    words: 'No law requires a casket for direct cremation. The home must offer a simple container.',
  },
  {
    title: 'A statement before you pay',
    words: 'You must be given a written list of everything you chose, with each price and the total.',
  },
];

/** Shows what the law gives every family, whichever home they choose. */
export const YourRights = () => (
  <section aria-labelledby="your-rights" className="rounded-card bg-primary-soft px-6 py-10 md:px-12 md:py-14">
    <h2 id="your-rights" className="text-2xl md:text-3xl">
      Your rights, in plain words
    </h2>
    <p className="mt-3 max-w-measure">
      In the United States the Funeral Rule protects you at every funeral home, whether you plan ahead or someone has just died.
    </p>
    <dl className="mt-8 grid gap-x-10 gap-y-7 sm:grid-cols-2 wide:grid-cols-3">
      {rights.map(({ title, words }) => (
        <div key={title}>
          <dt className="font-semibold">{title}</dt>
          <dd className="mt-1 text-muted">{words}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-8">
      <OutsideLink href={FUNERAL_RULE_PAGE}>Read the Federal Trade Commission’s page on the Funeral Rule</OutsideLink>
    </p>
  </section>
);

import { type LucideIcon, MessageSquareText, Scale, Search } from 'lucide-react';
import { Icon } from '#web/ui/icon.tsx';

const steps: { icon: LucideIcon; title: string; words: string }[] = [
  {
    icon: Search,
    title: 'See who is near',
    words: 'Type a city, a ZIP code or a name. Every home shown here has been verified and keeps its own page up to date.',
  },
  {
    icon: Scale,
    title: 'Compare like with like',
    words: 'Each price covers the same things at every home. If a home doesn’t list something, we say so. We never guess.',
  },
  {
    icon: MessageSquareText,
    title: 'Ask without obligation',
    words: 'Read packages, prices and reviews, then write or call. It is free, and you do not need an account.',
  },
];

/** Shows three steps from a question to an answer. */
export const HowItHelps = () => (
  <section aria-labelledby="how-it-helps">
    <h2 id="how-it-helps" className="text-2xl md:text-3xl">
      How Yarrow helps
    </h2>
    <ol className="mt-8 grid gap-8 md:grid-cols-3 md:gap-10">
      {steps.map(({ icon, title, words }) => (
        <li key={title}>
          <span className="inline-flex size-12 items-center justify-center rounded-full bg-primary-soft text-primary">
            <Icon of={icon} size={24} />
          </span>
          <h3 className="mt-4 text-lg">{title}</h3>
          <p className="mt-1.5 max-w-measure text-muted">{words}</p>
        </li>
      ))}
    </ol>
  </section>
);

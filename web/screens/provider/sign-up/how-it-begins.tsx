const steps: { title: string; words: string }[] = [
  { title: 'Leave your name and number', words: 'Someone of our team calls or writes to confirm that the home is yours.' },
  {
    title: 'Open your invitation',
    words: 'It comes by email. Choose a password, and your home is there: not yet seen by families, so that there is no hurry.',
  },
  {
    title: 'Make it yours',
    words: 'Add photos, packages and prices, and invite your team. The dashboard says what is still missing, and how much.',
  },
  { title: 'Launch', words: 'When everything is there, you launch. Families near you find the home within a minute.' },
];

/** What happens between the request and the first family. */
export const HowItBegins = () => (
  <section className="mt-20" aria-labelledby="how-it-begins">
    <h2 id="how-it-begins" className="text-2xl md:text-3xl">
      How it begins
    </h2>
    <ol className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(({ title, words }, at) => (
        <li key={title}>
          <span
            className="inline-flex size-10 items-center justify-center rounded-full bg-primary-soft font-semibold text-primary tabular-nums"
            aria-hidden="true"
          >
            {at + 1}
          </span>
          <h3 className="mt-4 text-lg">{title}</h3>
          <p className="mt-1.5 text-muted">{words}</p>
        </li>
      ))}
    </ol>
  </section>
);

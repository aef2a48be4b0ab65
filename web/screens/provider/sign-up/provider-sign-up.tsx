import { useDrawer } from '#web/drawers/use-drawer.ts';
import { paths } from '#web/paths.ts';
import { CONTACT_EMAIL } from '#web/shell/footer.tsx';
import { Button } from '#web/ui/button.tsx';
import { OutsideLink, TextLink } from '#web/ui/text-link.tsx';
import { productPictures } from './product-pictures.ts';
import { ProductShot } from './product-shot.tsx';
import { WhatHomesGet } from './what-homes-get.tsx';

const steps: { title: string; words: string }[] = [
  { title: 'Leave your name and number', words: 'Someone on our team calls or writes to confirm that the home is yours.' },
  {
    title: 'Open your invitation',
    words: 'It comes by email. Choose a password, and your home is ready. Families can’t see it yet, so take your time.',
  },
  {
    title: 'Make it yours',
    words: 'Add photos, packages, and prices, and invite your team. The dashboard shows what’s left to do.',
  },
  { title: 'Launch', words: 'When everything is done, launch your page. Families near you can find it within a minute.' },
];

/** Says what happens between the request and the first family. */
const HowItBegins = () => (
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

const InTouch = ({ children }: { children: string }) => {
  const { open } = useDrawer();
  return (
    <Button look="primary" size="large" onClick={() => open('provider-sign-up')}>
      {children}
    </Button>
  );
};

/** /provider-signup: what Yarrow does for a funeral home, with pictures of the real product, and how to join. */
export const Component = () => (
  <div className="mx-auto max-w-page px-(--page-gutter) pt-10 pb-8 md:pt-16">
    <section className="grid items-center gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-14">
      <div>
        <p className="font-semibold text-primary">For funeral homes</p>
        <h1 className="mt-2 text-3xl md:text-4xl">Let families find you, and know what to expect</h1>
        <p className="mt-5 max-w-measure text-lg text-muted">
          Yarrow shows your home, your packages, and your prices in plain words. Families who write to you already know what you
          offer and what it costs.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <InTouch>Get in touch</InTouch>
          <TextLink to={paths.login()} className="inline-flex min-h-11 items-center">
            Sign in to your home
          </TextLink>
        </div>
      </div>
      <ProductShot picture={productPictures.page} isEager />
    </section>
    <WhatHomesGet />
    <HowItBegins />
    <section className="mt-20 rounded-card bg-sunken px-6 py-12 text-center md:py-16" aria-labelledby="in-touch">
      <h2 id="in-touch" className="text-2xl md:text-3xl">
        Let us talk
      </h2>
      <p className="mx-auto mt-3 max-w-md text-muted">
        Leave your name and number, and someone will call or write. Or write to us:{' '}
        <OutsideLink href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</OutsideLink>
      </p>
      <div className="mt-7">
        <InTouch>Sign up your home</InTouch>
      </div>
    </section>
  </div>
);

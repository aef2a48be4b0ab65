import { classNames } from '#web/ui/class-names.ts';
import { type ProductPicture, productPictures } from './product-pictures.ts';
import { ProductShot } from './product-shot.tsx';

const gains: { title: string; words: string; points: string[]; picture: ProductPicture }[] = [
  {
    title: 'Be found by families near you',
    words: 'Families search by town, ZIP code, or name. Your home appears with your photos, your rating, and one honest price.',
    points: [
      'The all-in price covers the same things at every home, so you are compared fairly.',
      'Where you don’t list something, we say so. We never guess.',
      'No one pays to be listed first. Families sort by distance, price, or rating.',
    ],
    picture: productPictures.search,
  },
  {
    title: 'Get plans, not just calls',
    words: 'Families plan with you at their own pace. Every answer updates the total, with the reason next to each line.',
    points: [
      'The plan arrives in your email with every choice and what’s still undecided.',
      'The prices are yours. The family, your staff, and the printed page all show the same total.',
      'Families can plan ahead or right away, at the kitchen table or at night.',
    ],
    picture: productPictures.planner,
  },
  {
    title: 'Keep a price list that follows the law',
    words:
      'Enter your prices once. We build your General Price List from them, in the order and with the disclosures the FTC Funeral Rule requires.',
    points: [
      'We check each line against the rule and name what’s missing, with its clause.',
      'You set the effective date, and earlier versions are kept.',
      'Families read it on your page, in plain words.',
    ],
    picture: productPictures.priceList,
  },
];

/** Shows what a home gains, each point beside the part of the product that does it. */
export const WhatHomesGet = () => (
  <div className="mt-20 grid gap-20">
    {gains.map(({ title, words, points, picture }, at) => (
      <section key={title} className="grid items-center gap-8 lg:grid-cols-2 lg:gap-14">
        <div className={classNames(at % 2 === 0 && 'lg:order-last')}>
          <h2 className="text-2xl md:text-3xl">{title}</h2>
          <p className="mt-3 max-w-measure text-muted">{words}</p>
          <ul className="mt-5 grid max-w-measure list-disc gap-2 pl-5 marker:text-primary">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
        <ProductShot picture={picture} />
      </section>
    ))}
  </div>
);

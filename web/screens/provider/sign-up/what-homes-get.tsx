import { classNames } from '#web/ui/class-names.ts';
import { type ProductPicture, productPictures } from './product-pictures.ts';
import { ProductShot } from './product-shot.tsx';

const gains: { title: string; words: string; points: string[]; picture: ProductPicture }[] = [
  {
    title: 'Be found by families near you',
    words: 'Families search by town, ZIP code or name. Your home appears with your photos, your rating and one honest price.',
    points: [
      'The all-in price covers the same things at every home, so you are compared fairly.',
      'Where you do not list something, we say so; nothing is guessed.',
      'No one pays to be listed first. Families sort by distance, price, or rating.',
    ],
    picture: productPictures.search,
  },
  {
    title: 'Receive plans, not only calls',
    words:
      'A family can plan with you at its own pace. Every answer changes the total in front of them, with the reason beside each line.',
    points: [
      'The plan reaches your mailbox with every choice and what is still open.',
      'Prices are yours: the family, your staff and the paper show the same total.',
      'Planning ahead or now, at a kitchen table or at night.',
    ],
    picture: productPictures.planner,
  },
  {
    title: 'Keep a price list that follows the law',
    words:
      'Enter your prices once. Your General Price List is made of them, in the order and with the sentences that the FTC Funeral Rule asks for.',
    points: [
      'Each line is checked against the rule, and what is missing is named with its clause.',
      'Changes take effect on the day that you set; earlier versions are kept.',
      'Families read it on your page, in words that they understand.',
    ],
    picture: productPictures.priceList,
  },
];

/** What a home gains, each beside the part of the product that does it. */
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

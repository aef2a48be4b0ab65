import type { Review } from '#shared/model/review.ts';
import { toInstant } from '#shared/values/dates.ts';
import type { HomeFacts } from './data/home-facts.ts';
import { packages } from './data/packages.ts';
import { firstNames, lastNames } from './data/people.ts';
import { type ReviewFacts, relationSignatures, reviewTexts, signatures } from './data/reviews.ts';
import { idOf } from './ids.ts';
import type { Random } from './random.ts';

/** The last day on which a sample review was written: the sample data has no clock. */
const LATEST = Date.UTC(2026, 8, 20);
const DAY_MS = 86_400_000;

/** Tells whether a text can have been written about this home: it mentions only what the home does. */
function fits(text: ReviewFacts, home: HomeFacts): boolean {
  if (!text.needs) return true;
  if (text.needs === 'burial') return home.packages.some((key) => packages[key]?.lines.includes('caskets'));
  if (text.needs === 'cremation') return home.packages.some((key) => packages[key]?.disposition === 'cremation');
  return home.packages.includes(text.needs);
}

function signatureOf(random: Random): string {
  const kind = random.next();
  const [first, last] = [random.pick(firstNames), random.pick(lastNames)];
  if (kind < signatures.full) return `${first} ${last}`;
  return kind < signatures.full + signatures.initial ? `${first} ${last[0]}.` : random.pick(relationSignatures);
}

/**
 * Returns reviews of one home after another. Texts take turns: each home gets those least used so far, so that neighbors seldom share one; a home's average
 * decides how many stars are among them.
 */
export function reviewWriter(): (home: HomeFacts, locationId: string, random: Random) => Review[] {
  const uses = new Map<ReviewFacts, number>(reviewTexts.map((text) => [text, 0]));
  return (home, locationId, random) => {
    const [count, average] = home.reviews;
    const wanted = Math.min(count, random.int(5, 11));
    const lowest = average >= 4.85 ? 4 : average >= 4.6 ? 3 : 1;
    const order = reviewTexts
      .filter((text) => text.stars >= lowest && fits(text, home))
      .map((text) => ({ text, rank: (uses.get(text) ?? 0) * 2 + random.next() + (text.needs ? -0.4 : 0) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ text }) => text);
    const critical = average < 4.6 ? order.filter(({ stars }) => stars <= 3).slice(0, average < 4.35 ? 2 : 1) : [];
    const chosen = [...critical, ...order.filter((text) => !critical.includes(text) && (average >= 4.6 || text.stars > 3))].slice(
      0,
      wanted,
    );
    let day = random.between(2, 60);
    return random.sample(chosen, chosen.length).map((text, at) => {
      uses.set(text, (uses.get(text) ?? 0) + 1);
      const time = LATEST - Math.floor(day * DAY_MS);
      day += random.between(12, 130);
      const director = random.pick(home.leads).split(' ')[0] as string;
      return {
        id: idOf('review', locationId, String(at)),
        text: text.text.replaceAll('{director}', director).replaceAll('{city}', home.city),
        authorName: signatureOf(random),
        rating: text.stars,
        time: toInstant(time),
      };
    });
  };
}

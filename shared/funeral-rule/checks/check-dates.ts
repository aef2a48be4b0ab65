import type { GeneralPriceList } from '../../model/general-price-list.ts';
import type { Finding } from '../../model/price-list-finding.ts';
import { formatCalendarDate } from '../../values/dates.ts';
import { finding } from './finding.ts';
import { ownWords } from './own-words.ts';
import { type ForbiddenPattern, findSentence, readText, withoutSaying } from './sentence-patterns.ts';

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t|tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const date = `(?:(?:${months})(?:\\.?\\s+\\d|\\.$)|\\d{1,2}[/-]\\d{1,2}[/-]\\d{2,4}|\\d{4}-\\d\\d-\\d\\d|(?:19|20)\\d\\d\\b)`;
const sinceWhen = new RegExp(
  `\\beffective\\b[^.]{0,30}${date}|\\b(?:prices?|rates|list|charges)\\b[^.]*\\b(?:in (?:effect|force)|valid|good|as of|since|from)\\b[^.]{0,20}${date}`,
  'i',
);

/** Matches the list's own date in any form that people write. */
function writtenAs(day: string): RegExp {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  const short = (digits: string) => `0?${Number(digits)}`;
  const figures = `${short(month)}[/-]${short(dayOfMonth)}[/-](?:${year.slice(0, 2)})?${year.slice(2)}\\b`;
  const [name = ''] = formatCalendarDate(day).split(' ');
  return new RegExp(`${figures}|${day}|\\b${name.slice(0, 3)}\\w*\\.? 0?${Number(dayOfMonth)}\\b,? ${year}`, 'i');
}

/** Checks the home's own words for a price date other than the one at the head of the list (16 CFR 453.2(b)(4)(i)(C)). */
export function checkDates(content: GeneralPriceList): Finding[] {
  const { effectiveOn } = content;
  if (!effectiveOn) return [];
  const forbidden: readonly ForbiddenPattern[] = [{ pattern: sinceWhen, unlessDenied: true, except: writtenAs(effectiveOn) }];
  return ownWords(content).flatMap(({ text, place, part, mend }, index) => {
    const read = readText(text);
    const sentence = findSentence(read, forbidden);
    if (!sentence) return [];
    return [
      finding({
        code: 'disclosure-contradicted',
        clause: '16 CFR 453.2(b)(4)(i)(C)',
        place,
        words: `${place.label} gives another effective date: "${sentence}"`,
        mend: `The list takes effect on ${formatCalendarDate(effectiveOn)}, and says so at the top. Remove the other date.`,
        fix: mend?.(withoutSaying(read, forbidden)),
        fixWords: 'Remove the words',
        detail: `date:${part}${index}`,
      }),
    ];
  });
}

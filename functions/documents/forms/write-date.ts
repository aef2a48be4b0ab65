const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** How dates are written on American forms that say nothing else. */
const AMERICAN = 'mm/dd/yyyy';

/** Writes a calendar date (`YYYY-MM-DD`) in the format of a form, such as `mmm d, yyyy`. Returns any other text as it was given. */
export function writeDate(text: string, format = AMERICAN): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const name = months[Number(month) - 1];
  if (!year || !month || !day || !name) return text;
  const parts: Record<string, string> = {
    yyyy: year,
    yy: year.slice(2),
    mmmm: name,
    mmm: name.slice(0, 3),
    mm: month,
    m: String(Number(month)),
    dd: day,
    d: String(Number(day)),
  };
  return format.replace(/yyyy|yy|mmmm|mmm|mm|m|dd|d/g, (part) => parts[part]!);
}

import { useEffect, useRef, useState } from 'react';
import { formatCents } from '#shared/values/money.ts';
import { usePlanner } from '../store/use-planner.ts';
import { signedWords } from './price-change.ts';
import { pricedOf } from './priced-of.ts';
import { useLastChange } from './use-last-change.ts';

/** The total is announced once it has been the same this long, so that someone who types a number hears one price, not one for each digit. */
const REST_MS = 1_000;

/** Announces a new total politely after a pause; nothing at first. */
export const TotalAnnouncer = () => {
  const { home, plan } = usePlanner();
  const { totalCents } = pricedOf(home, plan);
  const change = useLastChange();
  const said = useRef(totalCents);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (totalCents === said.current) return;
    const timer = setTimeout(() => {
      said.current = totalCents;
      setWords(`Total ${formatCents(totalCents)}.${change ? ` ${signedWords(change.cents)}, ${change.words}.` : ''}`);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [totalCents, change]);
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
};

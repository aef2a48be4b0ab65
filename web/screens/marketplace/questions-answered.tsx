import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/states.tsx';

const FaqList = lazyPart(() => import('./faq-list.tsx'), 'This part');

/** Questions that are coming: one line each where there is room, mostly two on a phone. */
const Waiting = ({ count }: { count: number }) => (
  <div aria-busy="true" className="divide-y divide-border border-y border-border">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines without content have no other name
      <div key={index} className="flex h-19 items-center sm:h-13">
        <Skeleton className="h-4 w-2/3" />
      </div>
    ))}
  </div>
);

type QuestionsAnsweredProps = {
  /** The screen whose questions they are, as the catalog names it. */
  page: 'home' | 'funeral-home';
  /** How many there usually are, so that the place is kept. */
  usualCount: number;
  className?: string;
};

/** Questions and answers; they and the code that fetches them come when the section comes near the screen. */
export const QuestionsAnswered = ({ page, usualCount, className }: QuestionsAnsweredProps) => {
  const section = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const watched = section.current;
    if (!watched) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), { rootMargin: '1500px' });
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  const waiting = <Waiting count={usualCount} />;
  return (
    <section ref={section} aria-labelledby="questions" className={className}>
      <h2 id="questions" className={page === 'home' ? 'text-2xl md:text-3xl' : 'text-xl'}>
        Questions families ask
      </h2>
      <div className="mt-6">{isNear ? <FaqList page={page} waiting={waiting} fallback={waiting} /> : waiting}</div>
    </section>
  );
};

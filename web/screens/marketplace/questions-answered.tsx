import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/states.tsx';

const FaqList = lazyPart(() => import('./faq-list.tsx'), 'This part');

/** Shows placeholders for questions: one line each on wide screens, usually two on a phone. */
const Loading = ({ count }: { count: number }) => (
  <div aria-busy="true" className="divide-y divide-border border-y border-border">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
      <div key={index} className="flex h-19 items-center sm:h-13">
        <Skeleton className="h-4 w-2/3" />
      </div>
    ))}
  </div>
);

type QuestionsAnsweredProps = {
  /** The screen that the questions belong to, as the catalog names it. */
  page: 'home' | 'funeral-home';
  /** How many there usually are, to reserve the space. */
  usualCount: number;
  className?: string;
};

/** Shows questions and answers. They load, with their code, when the section comes near the viewport. */
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
  const waiting = <Loading count={usualCount} />;
  return (
    <section ref={section} aria-labelledby="questions" className={className}>
      <h2 id="questions" className={page === 'home' ? 'text-2xl md:text-3xl' : 'text-xl'}>
        Questions families ask
      </h2>
      <div className="mt-6">{isNear ? <FaqList page={page} waiting={waiting} fallback={waiting} /> : waiting}</div>
    </section>
  );
};

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Skeleton } from '#web/ui/states.tsx';

const FaqList = lazy(() => import('./faq-list.tsx'));

/** A closed question is 53 px high; as many as the home screen's catalogue usually has. */
const Waiting = () => (
  <div aria-busy="true" className="divide-y divide-border border-y border-border">
    {[0, 1, 2, 3, 4, 5].map((line) => (
      <div key={line} className="flex h-13 items-center">
        <Skeleton className="h-4 w-2/3" />
      </div>
    ))}
  </div>
);

/** Questions and answers; they and the code that fetches them come when the section comes near the screen. */
export const QuestionsAnswered = () => {
  const section = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const watched = section.current;
    if (!watched) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), { rootMargin: '600px' });
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return (
    <section ref={section} aria-labelledby="questions" className="mx-auto max-w-[48rem]">
      <h2 id="questions" className="text-2xl md:text-3xl">
        Questions families ask
      </h2>
      <div className="mt-6">
        {isNear ? (
          <Suspense fallback={<Waiting />}>
            <FaqList page="home" waiting={<Waiting />} />
          </Suspense>
        ) : (
          <Waiting />
        )}
      </div>
    </section>
  );
};

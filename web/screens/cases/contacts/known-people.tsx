import { useQuery } from '@tanstack/react-query';
import { UserRoundCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { KnownPerson } from '#shared/contract/case-contacts-views.ts';
import { query } from '#web/session/index.ts';
import { Button } from '#web/ui/button.tsx';
import { useCase } from '../use-case.ts';

/** Waits for this many letters, and this long after the last keystroke (docs/decisions.md, Contacts). */
const LEAST_LETTERS = 3;
const DEBOUNCE_MS = 500;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Offers people from the home's other cases whose names start like this, to copy with one press instead of typing again. */
export const KnownPeople = ({ name, onTake }: { name: string; onTake: (known: KnownPerson) => void }) => {
  const { caseId } = useCase();
  const [taken, setTaken] = useState('');
  const words = useSettled(name);
  const found = useQuery({
    ...query.caseContacts.findKnownPeople.queryOptions({ input: { caseId, querry: words } }),
    enabled: words.length >= LEAST_LETTERS && words !== taken,
  });
  const items = words === taken || words !== name ? [] : (found.data?.items ?? []);
  const take = (known: KnownPerson) => {
    setTaken(`${known.person.firstName} ${known.person.lastName}`);
    onTake(known);
  };
  return (
    <div>
      <p role="status" className="sr-only">
        {items.length > 0 ? `${items.length} known from other cases` : ''}
      </p>
      {items.length > 0 && (
        <div className="rounded-control border border-border bg-sunken p-4">
          <p className="font-semibold">Known from other cases</p>
          <ul className="mt-2 grid gap-3">
            {items.map((known) => (
              <li key={known.contactId} className="flex flex-wrap items-center justify-between gap-2">
                <span className="min-w-0">
                  <span className="block">{known.person.fullName}</span>
                  <span className="block text-muted">
                    {[known.person.phoneNumber, known.person.email].filter(Boolean).join(', ') || 'No phone or email'}
                  </span>
                  <span className="block text-muted">Case of {known.decedentFullName}</span>
                </span>
                <Button size="compact" icon={UserRoundCheck} onClick={() => take(known)}>
                  Use<span className="sr-only"> {known.person.fullName}</span>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { mayBeNamed, namedFor } from '#shared/access/named-member.ts';
import type { CarePageView } from '#shared/contract/custody-pages.ts';
import { type CareField, type CarePage, type CareValues, fieldsOf } from '#shared/custody/pages/care-field.ts';
import { checkCareValue } from '#shared/custody/pages/care-values.ts';
import { carePages } from '#shared/custody/pages/index.ts';
import type { CarePageName } from '#shared/model/enumerations/custody.ts';
import type { Answers } from '#shared/questions/conditional-question.ts';
import type { QuestionLists } from '#shared/questions/question-lists.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { useUnsaved } from '#web/routing/unsaved.ts';
import { api, query, useSession } from '#web/session/index.ts';
import { AnswerSaver, type UnsavedAnswers } from '../details/answer-saver.ts';
import { useCase } from '../use-case.ts';
import { useMembers } from '../use-members.ts';

/** Returns how to load a page of custody. It reloads whenever it opens, so that what shows is never an hour old. */
export const pageQuery = (id: string, page: CarePageName) => ({
  ...query.custodyPages.getCustodyPage.queryOptions({ input: { id, page } }),
  gcTime: 0,
});

type People = NonNullable<QuestionLists['people']>;

/** Returns whom a page can choose: staff and the family's contacts, and those who were chosen once. A trade company gets only the latter. */
export function usePeople({ people }: CarePageView): People {
  const { caseId, sight } = useCase();
  const { members } = useMembers();
  const contacts = useQuery({
    ...query.caseContacts.getCaseContacts.queryOptions({ input: { caseId, pageSize: 100 } }),
    enabled: sight === 'staff',
  });
  return useMemo(() => {
    const withChosen = (list: readonly { id: string; fullName: string }[]) => {
      const known = new Set(list.map(({ id }) => id));
      const chosen = people.filter(({ id }) => !known.has(id)).map((each) => ({ ...each, disabled: true }));
      return [...list.map(({ id, fullName: text }) => ({ id, text })), ...chosen];
    };
    return {
      'staff-members': withChosen(members.filter((member) => mayBeNamed(member, namedFor.care))),
      'family-contacts': withChosen(contacts.data?.items ?? []),
    };
  }, [people, members, contacts.data]);
}

const isUnsaved = (stored: unknown): stored is UnsavedAnswers =>
  typeof stored === 'object' && stored !== null && 'typed' in stored && typeof stored.typed === 'object' && 'expected' in stored;

const faultIn = (page: CarePage, name: string, value: unknown): string | undefined => {
  const field = fieldsOf(page).find((each) => each.name === name);
  // The lists of people can still load, and the server knows them.
  return field && checkCareValue(field, value, { 'staff-members': undefined, 'family-contacts': undefined } as never);
};

const answersIn = ({ values }: CarePageView): Answers => values as Answers;

/** What stays beside the code of someone else's tag, which isn't saved. */
const OTHER_TAG = 'This tag is someone else’s, so it isn’t saved. Read the code again from the tag on the person.';

/** Saves a page of custody along the way, and sends it again once the network is back. What isn't saved survives a reload. */
export function useCarePage(caseId: string, first: CarePageView) {
  const { user } = useSession();
  const client = useQueryClient();
  const personId = user?.id ?? '';
  const { page } = first;
  const [otherTag, setOtherTag] = useState<{ of: NonNullable<CarePageView['otherTag']>; nth: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one saver for each page, which begins with what was loaded first
  const saver = useMemo(() => {
    const storage = browserStorage('tab', `yarrow:custody:${personId}:${caseId}:${page}`);
    const before = storage.read();
    return new AnswerSaver<CarePageView>({
      saved: answersIn(first),
      progress: first,
      unsaved: isUnsaved(before) ? before : null,
      send: async (changes, expected) => {
        const view = await api.custodyPages.saveCustodyPage({ id: caseId, page, changes, expected });
        const { otherTag: of } = view;
        // The codes of portions are the only others that are compared.
        const { tagField = 'portions' } = carePages[page];
        if (of || Object.hasOwn(changes, tagField)) setOtherTag((before) => (of ? { of, nth: (before?.nth ?? 0) + 1 } : null));
        const saved = Object.keys(changes).map((name) => [name, answersIn(view)[name] ?? null]);
        return {
          answers: Object.fromEntries(saved) as Answers,
          progress: view,
          ...(of ? { stopped: { [tagField]: OTHER_TAG } } : {}),
        };
      },
      fetchLatest: async () => answersIn(await api.custodyPages.getCustodyPage({ id: caseId, page })),
      faultOf: (name, value) => faultIn(carePages[page], name, value),
      keep: storage.write,
      onSaved: () => {
        void client.invalidateQueries({ queryKey: query.custodyPages.getCustodyPages.key() });
        void client.invalidateQueries({ queryKey: query.caseCare.key() });
      },
    });
  }, [caseId, page, personId]);
  const view = useSyncExternalStore(saver.subscribe, saver.get);
  useEffect(() => saver.adopt(answersIn(first), first), [saver, first]);
  useEffect(() => {
    const resend = () => void saver.send();
    resend();
    window.addEventListener('online', resend);
    return () => window.removeEventListener('online', resend);
  }, [saver]);
  useUnsaved(view.conflict !== null || view.save.kind === 'failed', { isKept: true });
  return { ...view, values: view.answers as unknown as CareValues, saver, otherTag };
}

/** Returns the words of a field for one that is named; the name itself if the page has none. */
export const fieldNamed = (page: CarePage, name: string): CareField | undefined =>
  fieldsOf(page).find((field) => field.name === name);

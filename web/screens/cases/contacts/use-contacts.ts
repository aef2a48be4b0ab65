import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CaseContact } from '#shared/contract/case-contacts-views.ts';
import { api, messageOf, newIdempotencyKey, query } from '#web/session/index.ts';
import { toast } from '#web/ui/toast.ts';
import { useCaseChanged } from '../use-case.ts';

const PAGE = 100;

/** Loads the contacts of a case in their order, page by page. */
export const useContacts = (caseId: string, options: { includeDecedents?: boolean; isNeeded?: boolean } = {}) => {
  const { includeDecedents = false, isNeeded = true } = options;
  return useInfiniteQuery(
    query.caseContacts.getCaseContacts.infiniteOptions({
      enabled: isNeeded,
      input: (cursor: string | undefined) => ({
        caseId,
        pageSize: PAGE,
        includeDecedents: includeDecedents ? 'true' : 'false',
        ...(cursor ? { cursor } : {}),
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  );
};

export const contactsOf = (pages: readonly { items: readonly CaseContact[] }[]): CaseContact[] => [
  ...new Map(pages.flatMap(({ items }) => items).map((contact) => [contact.id, contact])).values(),
];

/** Tells every screen that the people of a case have changed. */
export const useContactsChanged = () => {
  const client = useQueryClient();
  const { refresh } = useCaseChanged();
  return async () => {
    await Promise.all([client.invalidateQueries({ queryKey: query.caseContacts.key() }), refresh()]);
  };
};

type Place = { caseId: string; contactId: string };
const keyed = () => ({ context: { idempotencyKey: newIdempotencyKey() } });

/** What staff can do about a contact's access, and what the toast says then. */
const actions = {
  invite: {
    send: (of: Place) => api.caseContacts.sendInvitation(of, keyed()),
    says: ({ email }: CaseContact) => `The invitation is on its way to ${email}.`,
  },
  cancelInvitation: {
    send: (of: Place) => api.caseContacts.cancelInvitation(of),
    says: ({ fullName }: CaseContact) => `The invitation to ${fullName} is cancelled. Its link no longer works.`,
  },
  inviteOnline: {
    send: (of: Place) => api.caseContacts.inviteToArrangementOnline(of, keyed()),
    says: ({ email }: CaseContact) => `The link to plan online is on its way to ${email}.`,
  },
  resendOnline: {
    send: (of: Place) => api.caseContacts.sendArrangementEmail(of, keyed()),
    says: ({ email }: CaseContact) => `A new link to plan online is on its way to ${email}.`,
  },
  cancelOnline: {
    send: (of: Place) => api.caseContacts.cancelArrangementLink(of),
    says: ({ fullName }: CaseContact) => `The link of ${fullName} is cancelled. It no longer works.`,
  },
} as const;
export type ContactAction = keyof typeof actions;

/** Runs one of them. If the server refuses, shows its words. */
export const useContactAction = (caseId: string) => {
  const changed = useContactsChanged();
  return useMutation({
    mutationFn: ({ action, contact }: { action: ContactAction; contact: CaseContact }) =>
      actions[action].send({ caseId, contactId: contact.id }),
    onSuccess: (contact, { action }) => toast(actions[action].says(contact), { tone: 'success' }),
    onError: (error) => toast(messageOf(error), { tone: 'danger' }),
    onSettled: changed,
  });
};

/** Blocks a contact or lets them back in. */
export const useContactStatus = (caseId: string) => {
  const changed = useContactsChanged();
  return useMutation({
    mutationFn: ({ contact, status }: { contact: CaseContact; status: CaseContact['status'] }) =>
      api.caseContacts.updateContactStatus({ caseId, id: contact.id, from: contact.status, status }),
    onSuccess: ({ fullName, status }) =>
      toast(status === 'blocked' ? `${fullName} is blocked and no longer sees this case.` : `${fullName} is unblocked.`),
    onError: (error) => toast(messageOf(error), { tone: 'danger' }),
    onSettled: changed,
  });
};

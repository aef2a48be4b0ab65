import { caseFor } from '#functions/cases/access/case-access.ts';
import { staleCase } from '#functions/cases/changing/change-case.ts';
import { byOf } from '#functions/cases/changing/timeline-of.ts';
import { withNewest } from '#functions/cases/changing/with-newest.ts';
import { shownNow } from '#functions/cases/conference/conference-screen.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import { type Conference, conferenceWrites, readConference } from '#functions/table/conference.ts';
import { readContactsAt } from '#functions/table/contact.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { MAX_SCREENS } from '#shared/contract/conferences.ts';
import { isClosed } from '#shared/lifecycles/case-status.ts';
import { screenCodeOf } from '#shared/values/screen-code.ts';
import { conferenceView } from './get-conference.ts';
import { os } from './implementer.ts';

const SHOWN_MS = 12 * 60 * 60_000;
const CODE_MS = 10 * 60_000;

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/** Refuses followers who aren't contacts of the case with an account: they couldn't see it. */
async function checkFollowers({ table }: OperationContext, caseId: string, followers: readonly string[]): Promise<void> {
  const contacts = await readContactsAt(
    table,
    followers.map((id) => ({ caseId, id })),
  );
  const able = new Set(contacts.flatMap(({ id, accountId }) => (accountId ? [id] : [])));
  const errors = followers.flatMap((id, at) =>
    able.has(id) ? [] : [{ field: `followers.${at}`, message: 'Choose a contact of this case with a Yarrow account.' }],
  );
  if (errors.length > 0) throw problem('invalid_input', { errors });
}

/**
 * Shows a conference to its family, or gives one that is shown another code and another secret. Sent again, it does so again, so that the answer always has a code
 * that works. The secret and the code are stored nowhere, only their hashes.
 */
export const openConferenceScreen = os.openConferenceScreen.handler(async ({ input, context }) => {
  const { id } = input;
  const followers = [...new Set(input.followers)];
  const { record } = await caseFor(context, id);
  if (isClosed(record)) throw problem('conflict', { detail: 'This case is closed, so there’s no conference to show.' });
  await checkFollowers(context, id, followers);
  const { now, table } = context;
  const token = Buffer.from(context.randomBytes()).toString('base64url');
  const code = screenCodeOf(context.randomBytes());
  const codeEndsOn = later(now, CODE_MS);
  const opened = await withNewest(async () => {
    const row = await readConference(table, id);
    const shown = shownNow(row, now);
    if (shown && row.tokens.size >= MAX_SCREENS)
      throw problem('conflict', { detail: `At most ${MAX_SCREENS} screens can show a conference. End it, and show it again.` });
    const { openedOn, endsOn, openedBy, ...same } = shown ?? {
      id: context.newId(),
      openedOn: now.toISOString(),
      endsOn: later(now, SHOWN_MS),
      openedBy: byOf(context).id ?? id,
    };
    const after: Conference = { id: same.id, openedOn, endsOn, openedBy, followers, codeHash: hashOfToken(code) };
    const writes = conferenceWrites(id, { before: row.conference, after, tokenHash: hashOfToken(token), codeEndsOn });
    try {
      await table.transact(writes);
    } catch (error) {
      if (error instanceof ConditionFailed) throw staleCase();
      throw error;
    }
    return after;
  });
  return { ...conferenceView(opened), token, code, codeEndsOn };
});

import { createHash, timingSafeEqual } from 'node:crypto';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { SigningSession, SigningSessionRow, ViewedPart } from '#functions/table/signing.ts';
import { evidence } from '#shared/documents/evidence.ts';
import { changeSigning, withSigner } from './change-signing.ts';
import { needsCode, type OpenedSigning, tabletOf } from './open-signing.ts';
import { about, asSigner, deviceOf } from './signing-view.ts';

/** How long a code works, how often it can be tried, and how long a link works after it was entered. */
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
const PROVEN_HOURS = 12;

/** Returns what a code is kept under. The link is part of it, so that the code of an earlier link is worth nothing. */
export const hashOfCode = ({ linkId, salt }: SigningSession, code: string): string =>
  createHash('sha256').update(`${linkId}\n${salt}\n${code}`).digest('hex');

const isRight = (session: SigningSessionRow, code: string): boolean => {
  const kept = Buffer.from(session.code?.hash ?? '', 'hex');
  const entered = Buffer.from(hashOfCode(session, code), 'hex');
  return kept.length === entered.length && timingSafeEqual(kept, entered);
};

const refusedCode = (message: string, triesLeft?: number) =>
  problem('invalid_input', { errors: [{ field: 'code', message }], ...(triesLeft ? { triesLeft } : {}) });

/** Judges a code, and counts it if it's wrong. A right one works once. */
export async function enterCode(context: OperationContext, opened: OpenedSigning, entered: string): Promise<void> {
  const code = entered.replaceAll(/\s/g, '');
  let refusal: Error | undefined;
  await changeSigning(context, opened.token, async ({ session }) => {
    refusal = undefined;
    const kept = session?.code;
    if (!session || !kept || kept.triesLeft === 0 || Date.parse(kept.expiresOn) <= context.now.getTime()) {
      refusal = refusedCode('This code doesn’t work any more. Ask for a new one.');
      return undefined;
    }
    if (isRight(session, code)) {
      const { code: _used, ...rest } = session;
      return { session: { ...rest, provenUntil: new Date(context.now.getTime() + PROVEN_HOURS * 3_600_000).toISOString() } };
    }
    const triesLeft = kept.triesLeft - 1;
    refusal = refusedCode(
      triesLeft > 0
        ? 'This isn’t the code that we emailed. Check it and try again.'
        : 'This wasn’t the code, and it can’t be tried again. Ask for a new one.',
      triesLeft,
    );
    return { session: { ...session, code: { ...kept, triesLeft } } };
  });
  if (refusal) throw refusal;
}

/** Records that a link was opened, once for each link, and shows it to the home. What a browser says of its time zone is kept for the record. */
export async function noteOpened(context: OperationContext, opened: OpenedSigning, timeZone: string | undefined): Promise<void> {
  const tablet = tabletOf(opened);
  const isInAccount = 'linkId' in opened.token && opened.token.isInAccount === true;
  const of = tablet?.id ?? `${opened.session.linkId}${isInAccount ? ' account' : ''}`;
  if (opened.session.opened === of || needsCode(opened, context.now)) return;
  await changeSigning(context, opened.token, async ({ document, signer, session }) => {
    if (!session || session.opened === of || !['sent', 'waiting', 'bounced', 'opened', 'expired'].includes(signer.state))
      return undefined;
    const from = isInAccount ? 'account' : 'link';
    const by = tablet ? 'tablet' : signer.needsCode ? (`${from}-and-code` as const) : from;
    const witness = tablet?.witnessName ? { witnessName: tablet.witnessName } : {};
    return {
      document: withSigner(document, signer.id, { state: 'opened', openedOn: context.now.toISOString() }),
      session: { ...session, opened: of, ...(timeZone ? { timeZone } : {}) },
      entries: [
        evidence('document.opened', {
          at: context.now,
          actor: asSigner(signer),
          data: { ...about(signer), by, ...witness, ...deviceOf(context, timeZone) },
        }),
      ],
    };
  });
}

/** Records what a signer sees of the document, the first time that its questions, its pages, or its file are given to them. */
export async function noteViewed(
  context: OperationContext,
  { signer, session, token }: OpenedSigning,
  what: ViewedPart,
): Promise<void> {
  const isKnown = ({ viewed = [] }: SigningSession) => viewed.includes(what);
  if (isKnown(session) || signer.state === 'signed') return;
  await changeSigning(context, token, async (now) => {
    if (!now.session || isKnown(now.session) || now.document.state !== 'out') return undefined;
    const data = { ...about(now.signer), documentSha256: now.document.original?.sha256 ?? '', what };
    return {
      session: { ...now.session, viewed: [...(now.session.viewed ?? []), what] },
      entries: [evidence('document.viewed', { at: context.now, actor: asSigner(now.signer), data })],
    };
  });
}

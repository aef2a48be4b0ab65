import { changeSigning } from '#functions/documents/signing/change-signing.ts';
import { caseCancelled, checkOpen, openForChange, openSigning, tabletOf } from '#functions/documents/signing/open-signing.ts';
import { signersData, withoutDue } from '#functions/documents/signing/sign-document.ts';
import { about, asSigner, deviceOf, disclosureNow, signingView } from '#functions/documents/signing/signing-view.ts';
import { problem } from '#functions/problem.ts';
import { raise } from '#functions/table/outbox.ts';
import { evidence } from '#shared/documents/evidence.ts';
import { os } from './implementer.ts';

export const consentToESign = os.consentToESign.handler(async ({ input, context }) => {
  const { signingToken, disclosureSha256, consents } = input;
  const opened = await openForChange(context, signingToken);
  const shown = disclosureNow(opened.signer);
  if (consents && disclosureSha256 !== shown.sha256)
    throw problem('conflict', {
      detail: 'The text about signing electronically has changed. Reload the page, and read it again.',
    });
  await changeSigning(context, opened.token, async ({ document, signer, session }) => {
    if (!session) throw problem('not_found');
    await checkOpen(context, { document, signer });
    const on = context.now.toISOString();
    const entry = { at: context.now, actor: asSigner(signer) };
    if (!consents) {
      if (session.withdrawnOn !== undefined) return undefined;
      const { consent, tablet: _ended, ...rest } = session;
      const named = consent ? { version: consent.version, sha256: consent.sha256 } : shown;
      return {
        session: { ...withoutDue(rest), withdrawnOn: on },
        writes: [raise(context.event('document.consent-withdrawn', signersData(document, signer), document.providerLocationId))],
        entries: [evidence('document.consent-withdrawn', { ...entry, data: { ...about(signer), ...named } })],
      };
    }
    if (session.consent?.sha256 === shown.sha256) return undefined;
    return {
      whenCancelled: () => caseCancelled(context, document),
      session: { ...session, consent: { ...shown, on } },
      entries: [
        evidence('document.disclosed', { ...entry, data: { ...about(signer), ...shown } }),
        evidence('document.consented', {
          ...entry,
          data: { ...about(signer), ...shown, ...deviceOf(context, session.timeZone) },
        }),
      ],
    };
  });
  if (consents) return signingView(context, await openSigning(context, signingToken));
  const { consent: _withdrawn, ...session } = opened.session;
  return { ...(await signingView(context, { ...opened, session })), isWitnessed: tabletOf(opened) !== undefined };
});

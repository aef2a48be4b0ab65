import { createHash } from 'node:crypto';
import { withNewest } from '#functions/cases/changing/with-newest.ts';
import { byWhom } from '#functions/cases/tags/tag-change.ts';
import { refuseOther } from '#functions/cases/tags/tag-finding.ts';
import { changeHandoff } from '#functions/handoffs/change-handoff.ts';
import { handoffView, mySide, scannedCase } from '#functions/handoffs/handoff-case.ts';
import { careMove, offeredHandoff } from '#functions/handoffs/offered-handoff.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { receiptWrites } from '#functions/table/handoff.ts';
import type { ScannedHandoff } from '#shared/contract/handoffs.ts';
import { carriedAfter } from '#shared/custody/handoffs/carried-effects.ts';
import type { Handoff, Party } from '#shared/model/handoff.ts';
import { os } from './implementer.ts';
import { openHandoffOf, refuseSecond } from './offer-handoff.ts';

type Input = Parameters<Parameters<typeof os.handOver.handler>[0]>[0]['input'];

const sha256Of = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
const bytesOf = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

/** Returns what the record names of a receipt: the hash of the picture of the signature, or of the typed name, and of the photo. */
function evidenceOf({ signature, photo }: Pick<Input, 'signature' | 'photo'>): { kind: string; sha256: string }[] {
  const name = signature.typeText?.trim() ?? '';
  if (signature.image === undefined && name === '')
    throw problem('invalid_input', { errors: [{ field: 'signature', message: 'The person who takes over signs here.' }] });
  return [
    { kind: 'signature', sha256: sha256Of(signature.image === undefined ? name : bytesOf(signature.image)) },
    ...(photo === undefined ? [] : [{ kind: 'receipt', sha256: sha256Of(bytesOf(photo)) }]),
  ];
}

async function handOverNow(context: OperationContext, input: Input): Promise<ScannedHandoff> {
  const { signature, photo, receiver, purpose, papers, effects, things, place } = input;
  const evidence = evidenceOf(input);
  const { open, checked } = await scannedCase(context, { ...input, effectIds: things });
  if (mySide(open).kind !== 'home')
    throw problem('forbidden', {
      detail: 'Only the home’s own staff can hand someone over to a person without an account. Offer them to the home instead.',
    });
  if (checked.tag.caseId !== undefined && checked.tag.caseId !== input.caseId) {
    const { finding, belongsTo } = await refuseOther(context, open, checked, checked.tag.caseId);
    return { finding, belongsTo, handoff: null };
  }
  const before = await openHandoffOf(context, open);
  if (before) throw refuseSecond(before);
  const party: Party = { kind: 'outside', name: [receiver.name, receiver.company].filter(Boolean).join(', ') };
  const said = { to: { party, kinds: [] }, purpose, papers, effects, things };
  const { handoff: offered, conditions } = await offeredHandoff(context, open, checked, said);
  const { doer } = checked;
  const where = place === '' ? {} : { place };
  const after: Handoff = { ...offered, state: 'unconfirmed', ended: { ...byWhom(doer), ...where } };
  const since = doer.now.toISOString();
  const custodian = { ...party, since, comparedFrom: since, ...where, isConfirmed: false };
  const moved = careMove(open, after);
  await changeHandoff(context, open, {
    ...{
      after,
      state: { custodian, carried: carriedAfter(open.custody, after, since) },
      doer,
      checked,
      evidence,
      told: party,
      conditions,
    },
    ...(moved ? { moved } : {}),
    writes: receiptWrites({ caseId: input.caseId, id: after.id }, { signature, photo }),
  });
  return { finding: 'confirmed', handoff: handoffView(after, mySide(open), context.now) };
}

/** Hands a person over to somebody without an account, in the reads of an offer and one transaction. */
export const handOver = os.handOver.handler(({ input, context }) => withNewest(() => handOverNow(context, input)));

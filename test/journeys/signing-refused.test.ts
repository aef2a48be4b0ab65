import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import { readSigningToken, signingTokenWrite } from '#functions/table/signing.ts';
import type { CaseDocumentView } from '#shared/contract/case-documents-views.ts';
import { newAddress, ok, openCloudTable, refused } from '#test/cloud/cloud.ts';
import { keyed } from './parts/case-desk.ts';
import { signingParty } from './parts/document-desk.ts';
import { type CremationDesk, cremationDesk, inkPng, sentDocument, signerByMail } from './parts/signing-desk.ts';

let desk: CremationDesk;
beforeAll(async () => {
  desk = await cremationDesk();
});

const opening = (documentId: string, signingToken: string) =>
  refused('validateESignToken', { documentId, signingToken }, { from: newAddress() });

/** Voids the authorization that is out, so that the next test can send one, and returns that one with its first signer, who has agreed. */
async function outNow(options = {}, withConsent = true) {
  const out = await sentDocument(desk, options);
  const signer = await signerByMail(desk.agent.email, out.place.documentId);
  if (withConsent) await signer.consent();
  const end = async () => {
    const { document } = await ok<CaseDocumentView>('getCaseDocument', out.place, desk.staff);
    await ok('voidCaseDocument', { ...out.place, version: document.version, reason: 'Sent by mistake.' }, keyed(desk.staff));
  };
  return { ...out, signer, documentId: out.place.documentId, end };
}

/** Makes the link of a token expire, as it does after 30 days. */
async function expire(token: string): Promise<void> {
  const table = openCloudTable();
  const kept = await readSigningToken(table, hashOfToken(token));
  if (!kept) throw new Error('There is no such token.');
  await table.transact([signingTokenWrite({ ...kept, expiresOn: new Date(Date.now() - 1000).toISOString() })]);
}

describe('a link', () => {
  it('that is unknown, of another document, expired, or voided opens nothing and says why', async () => {
    const { signer, documentId, end } = await outNow({}, false);
    expect(await opening(documentId, randomBytes(32).toString('base64url'))).toMatchObject({ status: 410 });
    expect(await opening(randomUUID(), signer.token)).toMatchObject({ status: 410 });
    expect((await opening(randomUUID(), signer.token)).closedLink).toBeUndefined();
    await expire(signer.token);
    expect(await opening(documentId, signer.token)).toMatchObject({
      status: 410,
      closedLink: { why: 'expired', homeName: desk.home.name },
    });
    const copy = { documentId, signingToken: signer.token };
    expect(await refused('getSignersCopy', copy, signer.by())).toMatchObject({ closedLink: { why: 'expired' } });
    await end();
    expect(await opening(documentId, signer.token)).toMatchObject({ status: 410, closedLink: { why: 'voided' } });
  });

  it('is replaced by the one that is sent next, and what was filled in stays', async () => {
    const { signer, documentId, place, signerIds, end } = await outNow();
    await signer.save(await signer.filled());
    await ok('resendCaseDocument', { ...place, signerId: signerIds[0] }, keyed(desk.staff));
    expect(await opening(documentId, signer.token)).toMatchObject({ closedLink: { why: 'replaced' } });
    const next = await signerByMail(desk.agent.email, documentId, 2);
    expect(await next.open()).toMatchObject({ stage: 'sign' });
    expect((await next.draft()).questions.find(({ pdfFieldType }) => pdfFieldType === 'signature')?.image).toMatch(/^data:image/);
    await ok('resendCaseDocument', { ...place, signerId: signerIds[0], isReminder: true }, keyed(desk.staff));
    const reminded = await signerByMail(desk.agent.email, documentId, 3);
    expect([(await reminded.open()).stage, (await next.open()).stage]).toEqual(['sign', 'sign']);
    expect(await refused('resendCaseDocument', { ...place, signerId: signerIds[1] }, keyed(desk.staff))).toMatchObject({
      detail: 'Someone else has to sign before them.',
    });
    await end();
  });
});

describe('what a signer saves', () => {
  let out: Awaited<ReturnType<typeof outNow>>;
  beforeAll(async () => {
    out = await outNow();
  });
  afterAll(() => out.end());

  const savedWith = async (kind: string, change: object): Promise<object> => {
    const draft = await out.signer.filled();
    const questions = draft.questions.map((each) => (each.pdfFieldType === kind ? { ...each, ...change } : each));
    return out.signer.saveInput({ ...draft, questions });
  };
  const faultOf = async (kind: string, change: object): Promise<string> => {
    const answer = await refused('saveESignQuestions', await savedWith(kind, change), out.signer.by());
    return `${answer.status} ${answer.errors?.[0]?.message}`;
  };

  it('isn’t somebody else’s field, and nothing is saved then', async () => {
    const draft = await out.signer.filled();
    const other = out.sent.fields.find(({ signer }) => signer === 2);
    const foreign = { ...draft.questions[0]!, questionId: other!.id, value: 'Mine' };
    const input = out.signer.saveInput({ ...draft, questions: [...draft.questions, foreign] });
    expect(await refused('saveESignQuestions', input, out.signer.by())).toMatchObject({ status: 403 });
    expect(await out.signer.draft()).toMatchObject({ version: 0 });
    const elsewhere = { ...out.signer.saveInput(draft), data: { document: randomUUID() } };
    expect(await refused('saveESignQuestions', elsewhere, out.signer.by())).toMatchObject({ status: 410 });
  });

  it.each([
    ['empty', (): string => 'data:image/png;base64,', /400 Signature: .*This one is empty/],
    ['blank', () => inkPng({ isBlank: true }), /400 Signature: .*This one is empty/],
    ['of too many pixels', () => inkPng({ width: 3000, height: 2000 }), /400 Signature: .*too large/],
    [
      'no picture',
      (): string => `data:image/png;base64,${Buffer.from('hello').toString('base64')}`,
      /400 Signature: .*can’t be read/,
    ],
    ['cut off', async () => (await inkPng()).slice(0, -40), /400 Signature: .*can’t be read/],
    ['missing', (): undefined => undefined, /400 Signature: .*This one is missing/],
    ['longer than a picture may be', (): string => `data:image/png;base64,${'A'.repeat(200_001)}`, /^400/],
  ] as const)('has no picture of a signature that is %s', async (_, make, words) => {
    expect(await faultOf('signature', { image: await make() })).toMatch(words);
  });

  it('isn’t a typed signature without its picture', async () => {
    const typed = { image: undefined, signatureType: 'type', typeText: 'Łukasz Nguyễn' };
    expect(await faultOf('signature', typed)).toMatch(/400 Signature: .*This one is missing/);
  });

  it('fits its field', async () => {
    expect(await faultOf('radio', { value: 'perhaps' })).toMatch(/400 .*: Choose one of the options/);
    expect(await faultOf('date', { value: '2026-02-30' })).toMatch(/400 .*: Enter a date/);
    expect(await faultOf('check', { value: 'yes' })).toMatch(/400 .*: Check this/);
    expect(await out.signer.draft()).toMatchObject({ version: 0 });
  });

  it('isn’t saved over what another tab has saved since', async () => {
    const { signer } = out;
    const [one, other] = [await signer.filled(), await signer.filled()];
    const text = (value: string) => (each: (typeof one.questions)[number]) =>
      each.question === 'Identified by, or how' ? { ...each, value } : each;
    await signer.save({ ...one, questions: one.questions.map(text('Nguyễn')) });
    const late = signer.saveInput({ ...other, questions: other.questions.map(text('王')) });
    expect(await refused('saveESignQuestions', late, signer.by())).toMatchObject({ status: 409, code: 'stale' });
    const now = await signer.draft();
    expect(now.questions.find(({ question }) => question === 'Identified by, or how')?.value).toBe('Nguyễn');
    const wrong = { ...(await signer.completeInput()), documentSha256: '0'.repeat(64) };
    expect(await refused('completeESignSession', wrong, signer.by())).toMatchObject({ status: 409 });
    const foreign = { ...(await signer.completeInput()), signingTokenId: randomUUID() };
    expect(await refused('completeESignSession', foreign, signer.by())).toMatchObject({ status: 410 });
  });

  it('is typed only in a style that has every letter of the name', async () => {
    const typed = (typeText: string, typeStyle: string) => ({ signatureType: 'type', typeText, typeStyle });
    for (const [name, style] of [
      ['Łukasz 王', 'flowing'],
      ['Nguyễn', 'plain'],
      ['Борис', 'flowing'],
      ['Anna', 'print'],
    ] as const)
      expect(await faultOf('signature', typed(name, style)), name).toMatch(/^400 Signature: That style can’t write every letter/);
    expect(await faultOf('initials', typed('Łukasz Nguyễn', 'flowing'))).toMatch(/Initials have at most 10 letters/);
    for (const [name, style] of [
      ['Nguyễn', 'flowing'],
      ['Борис', 'plain'],
      ['Łukasz 王', 'print'],
    ] as const) {
      await ok('saveESignQuestions', await savedWith('signature', typed(name, style)), out.signer.by());
      const { questions } = await out.signer.draft();
      expect(questions.find(({ pdfFieldType }) => pdfFieldType === 'signature')).toMatchObject(typed(name, style));
    }
  });
});

it('needs the code from the email before anything of the document is shown', async () => {
  const { signer, documentId, end } = await outNow({ needsCode: true }, false);
  expect(await signer.open()).toMatchObject({ needsCode: true });
  const reading = { id: documentId, signingToken: signer.token };
  expect(await refused('getSignersDocument', reading, signer.by())).toMatchObject({ status: 403 });
  expect(await refused('getESignQuestions', { token: signer.token }, signer.by())).toMatchObject({ status: 403 });
  const picture = { id: documentId, signingToken: signer.token };
  expect(await refused('pdfImageFromCaseDocument', picture, signer.by())).toMatchObject({ status: 403 });
  await ok('sendESignCode', { documentId, signingToken: signer.token }, signer.by());
  const code = await signer.codeFrom(desk.agent.email);
  const wrong = code === '000000' ? '000001' : '000000';
  const tried = await refused('validateESignToken', { documentId, signingToken: signer.token, code: wrong }, signer.by());
  expect(tried).toMatchObject({ status: 400, triesLeft: 4 });
  expect(await signer.open({ code: ` ${code.slice(0, 3)} ${code.slice(3)}` })).toMatchObject({ needsCode: false });
  await signer.sign();
  await end();
});

it('takes no code after five wrong ones, until another is sent', async () => {
  const party = await signingParty({ needsCode: true });
  const signer = await party.signer();
  const place = { documentId: party.place.documentId, signingToken: signer.token };
  await ok('sendESignCode', place, signer.by());
  const code = await signer.codeFrom(party.agent.email);
  const enter = (entered: string) => refused('validateESignToken', { ...place, code: entered }, signer.by());
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  for (const triesLeft of [4, 3, 2, 1]) expect(await enter(wrong)).toMatchObject({ status: 400, triesLeft });
  const last = await enter(wrong);
  expect(last).toMatchObject({
    status: 400,
    errors: [{ field: 'code', message: 'This wasn’t the code, and it can’t be tried again. Ask for a new one.' }],
  });
  expect(await enter(code)).toMatchObject({
    status: 400,
    errors: [{ message: expect.stringContaining('doesn’t work any more') }],
  });
  expect(await signer.open()).toMatchObject({ needsCode: true });
});

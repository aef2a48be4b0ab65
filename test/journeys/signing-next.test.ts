import { expect, it } from 'vitest';
import { ok, refused } from '#test/cloud/cloud.ts';
import { sentAnother, signingParty } from './parts/document-desk.ts';
import { signerByMail } from './parts/signing-desk.ts';

type Next = { next: { documentId: string; name: string; signingToken: string | null } | null };

it('names the next document of the same signer, and emails its link again until it is open', async () => {
  const party = await signingParty();
  const { place, agent, signer: link } = party;
  const signer = await link();
  const input = { id: place.documentId, signingToken: signer.token };
  const next = () => ok<Next>('getNextESignDocument', input, signer.by());
  expect(await next()).toEqual({ next: null });
  const { document } = await sentAnother(party);
  await signerByMail(agent.email, document.id);
  expect(await next()).toEqual({ next: { documentId: document.id, name: document.name, signingToken: null } });
  const other = await signerByMail(agent.email, document.id, 2);
  expect(await other.open()).toMatchObject({ documentId: document.id });
  const foreign = { id: document.id, signingToken: signer.token };
  expect(await refused('getNextESignDocument', foreign, signer.by())).toMatchObject({ status: 410 });
});

it('continues with the next document on the home’s tablet', async () => {
  const party = await signingParty();
  const { document } = await sentAnother(party);
  const begun = await ok<{ signingToken: string }>('beginWitnessedSigning', party.of, party.staff);
  const input = { id: party.place.documentId, signingToken: begun.signingToken };
  const { next } = await ok<Next>('getNextESignDocument', input);
  expect(next).toMatchObject({ documentId: document.id, signingToken: expect.stringMatching(/^[\w-]{43}$/) });
  const opening = { documentId: document.id, signingToken: next?.signingToken };
  expect(await ok('validateESignToken', opening)).toMatchObject({ isWitnessed: true });
});

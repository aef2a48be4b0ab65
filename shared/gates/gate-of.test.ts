import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AT, breaks, onPaper, signedForm, soundFacts } from '#test/world/sound-gate.ts';
import { dispositionType } from '../model/enumerations/disposition.ts';
import { actOfMove, actsAhead, type GateAct, type GateKey, gateActs } from './acts.ts';
import type { GateDocument, GateFacts } from './gate-facts.ts';
import { gateOf, refusalOf } from './gate-of.ts';

const acts = Object.keys(gateActs) as GateAct[];
const lineOf = (act: GateAct, facts: GateFacts, key: GateKey, at = AT) =>
  gateOf(act, facts, at).find((check) => check.key === key)!;

describe('a gate', () => {
  it.each(acts)('lets nothing but a sound case through: %s', (act) => {
    expect(gateOf(act, soundFacts(act), AT).filter(({ status }) => status !== 'met')).toEqual([]);
    expect(refusalOf(gateOf(act, soundFacts(act), AT))).toBeUndefined();
  });

  const lacks = acts.flatMap((act) =>
    gateActs[act].needs.flatMap((key) => breaks[key].map((_, way): [GateAct, GateKey, number] => [act, key, way])),
  );
  // What a release compares is in the release, and what others compare isn’t.
  const possible = lacks.filter(([act, key, way]) => key !== 'V2' || (act === 'release') === (way === 0));

  it.each(possible)('refuses in words what is missing: %s without %s (%i)', (act, key, way) => {
    const facts = breaks[key][way]!(soundFacts(act));
    const line = lineOf(act, facts, key);
    expect(line).toMatchObject({
      status: 'missing',
      words: expect.stringMatching(/^[A-Z].{10,}\.$/),
      source: expect.stringMatching(/\S/),
      link: { page: expect.stringMatching(/\S/) },
    });
    expect(refusalOf(gateOf(act, facts, AT))).toContain('.');
  });

  it('calls what stops it by that, and not by its absence', () => {
    const facts = { ...soundFacts('cremation'), caseStatus: 'completed' } as const;
    expect(lineOf('cremation', soundFacts('cremation'), 'H').title).toBe('Nothing that stops it');
    expect(refusalOf(gateOf('cremation', facts, AT))).toMatch(/^Stopped: This case is completed\./);
  });

  it('refuses however much else is missing too, and says how much', () => {
    fc.assert(
      fc.property(fc.constantFrom(...acts), fc.infiniteStream(fc.nat()), (act, random) => {
        const [key, ...others] = [...gateActs[act].needs].filter((each) => each !== 'V2');
        const keys = [key!, ...others.filter(() => (random.next().value as number) % 2 === 0)];
        const broken = keys.reduce(
          (facts, each) => breaks[each][(random.next().value as number) % breaks[each].length]!(facts),
          soundFacts(act),
        );
        const missing = gateOf(act, broken, AT).filter(({ status }) => status === 'missing');
        const refusal = refusalOf(gateOf(act, broken, AT));
        expect(refusal).toBeDefined();
        if (missing.length > 1) expect(refusal).toContain(`${missing.length} things are missing.`);
      }),
    );
  });
});

describe('an authorization', () => {
  it('counts for nobody else and for no other disposition than it was signed for', () => {
    const types = fc.constantFrom(...dispositionType.values);
    const letters = fc.string({ minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(types, types, letters, letters, (then, now, signedName, name) => {
        const facts = soundFacts('cremation');
        const form = signedForm('cremation-authorization', then);
        const documents = [{ ...form, says: { ...form.says!, decedentName: signedName } }];
        const { status } = lineOf('cremation', { ...facts, dispositionType: 'cremation', documents, decedentName: name }, 'A');
        const plain = (text: string) => text.normalize('NFC').trim().split(/\s+/u).join(' ');
        expect(status).toBe(then === 'cremation' && plain(signedName) === plain(name) ? 'met' : 'missing');
        expect(lineOf('cremation', { ...facts, dispositionType: now, documents: [form] }, 'A').status === 'met').toBe(
          then === now && ['cremation', 'alkaline-hydrolysis', 'water-cremation', 'natural-organic-reduction'].includes(now),
        );
      }),
    );
  });

  it('is left to people where there is no form of it', () => {
    const facts = { ...soundFacts('burial'), documents: [], offered: new Set<never>() };
    expect(lineOf('burial', facts, 'A')).toMatchObject({ status: 'not-checked' });
    expect(refusalOf(gateOf('burial', facts, AT).filter(({ key }) => key === 'A'))).toBeUndefined();
  });

  it('of embalming says yes, and no by word of mouth is a no', () => {
    const facts = soundFacts('embalming');
    const refused = facts.documents.map((form) => ({ ...form, says: { ...form.says!, embalmingPermission: 'refused' } }));
    expect(lineOf('embalming', { ...facts, documents: refused }, 'A').words).toBe('The family refused embalming.');
    expect(lineOf('embalming', { ...facts, embalmingPermission: 'refused' }, 'A').status).toBe('missing');
  });

  it('of embalming isn’t needed if nobody can be reached, except in Massachusetts', () => {
    const unreachableKin = { tries: ['2026-05-10T20:00:00.000Z'], nothingSuggestsRefusal: true };
    const { embalmingPermission: _, ...facts } = soundFacts('embalming');
    const alone = { ...facts, embalmingPermission: undefined, documents: [], unreachableKin };
    expect(lineOf('embalming', alone, 'A').status).toBe('missing');
    const inOhio = { ...alone, stateOfDeath: 'OH', stateOfFacility: 'OH' } as const;
    expect(lineOf('embalming', inOhio, 'A').status).toBe('met');
    expect(lineOf('embalming', { ...inOhio, unreachableKin: { ...unreachableKin, tries: [] } }, 'A').status).toBe('missing');
  });
});

describe('an authorization that the crematory signs last', () => {
  const facts = soundFacts('cremation');
  /** The form with the crematory’s signer as the last one, who has signed or hasn’t. */
  const withCrematory = (state: 'waiting' | 'signed', others: 'waiting' | 'signed' = 'signed'): GateFacts => ({
    ...facts,
    documents: facts.documents.map((form) => {
      if (form.type !== 'cremation-authorization') return form;
      const deciding = form.signers.map((signer) => ({ ...signer, state: others }));
      const crematory = {
        ...form.signers[0]!,
        role: 'crematory' as const,
        contactId: undefined,
        fullName: 'Lucille Batista',
        state,
      };
      const isAll = state === 'signed' && others === 'signed';
      return {
        ...form,
        state: isAll ? ('sealed' as const) : ('out' as const),
        signers: [...deciding, crematory],
      } as GateDocument;
    }),
  });
  const at = (of: GateFacts, isForReduction: boolean) =>
    lineOf('cremation', { ...of, custody: { ...of.custody!, isForReduction } }, 'A');

  it('lets the person go to the crematory, which signs that it has received them', () => {
    expect(at(withCrematory('waiting'), true)).toMatchObject({
      status: 'met',
      words: 'Signed, for this person and this disposition. The crematory signs once it has received the person.',
    });
  });

  it('isn’t enough to begin, nor to report remains', () => {
    expect(at(withCrematory('waiting'), false)).toMatchObject({
      status: 'missing',
      words: 'Everyone else has signed. The crematory signs once it has received the person, and before it begins.',
    });
    expect(at(withCrematory('signed'), false).status).toBe('met');
  });

  it('is missing while someone who decides has yet to sign', () => {
    expect(at(withCrematory('waiting', 'waiting'), true)).toMatchObject({
      status: 'missing',
      words: 'The authorization is out for signatures.',
    });
  });
});

describe('an authorization on paper', () => {
  const lineWith = (change: (form: GateDocument) => GateDocument, more: Partial<GateFacts> = {}) => {
    const facts = soundFacts('cremation');
    const documents = facts.documents.map((form) => (form.type === 'cremation-authorization' ? change(onPaper(form)) : form));
    return lineOf('cremation', { ...facts, ...more, documents }, 'A');
  };
  const joined = (form: GateDocument, fullName: string): GateDocument => ({
    ...form,
    signers: [...form.signers, { ...form.signers[0]!, id: 'joined', order: 3, fullName, byHand: undefined }],
  });

  it('is signed by all when everyone who decides is among those who signed it; a business decides nothing', () => {
    expect(lineWith((form) => form).status).toBe('met');
    expect(lineWith((form) => joined(form, 'Noor Haddad'))).toMatchObject({
      status: 'missing',
      words: 'Not among those who signed the paper: Noor Haddad. Replace it, and have it signed again.',
      link: { page: 'documents', documentId: 'cremation-authorization-1' },
    });
    expect(lineWith((form) => joined(form, '')).words).toContain('signed the paper: Person in control of disposition.');
    const four = (form: GateDocument) => ['A. Ito', 'B. Ito', 'C. Ito', 'D. Ito'].reduce(joined, form);
    expect(lineWith(four).words).toContain('A. Ito, B. Ito, C. Ito and 1 more.');
  });

  it('is signed by who is in control now', () => {
    const by = (contactId: string) => (form: GateDocument) => ({
      ...form,
      signers: form.signers.map((each) => ({ ...each, contactId })),
    });
    expect(lineWith(by('ruth'), { inControl: 'ruth' }).status).toBe('met');
    expect(lineWith(by('ruth'), { inControl: 'noor' }).words).toMatch(/^The person who is in control of the disposition now/);
  });

  it('says itself of whom and of what it is, and that embalming is approved', () => {
    const says = (changes: object) => (form: GateDocument) => ({ ...form, says: { ...form.says!, ...changes } });
    expect(lineWith(says({ decedentName: '' })).words).toMatch(/^The paper that was signed doesn’t have the name/);
    expect(lineWith(says({ dispositionType: 'burial' })).words).toMatch(
      /^The paper that was signed names this disposition: Burial\./,
    );
    expect(lineWith(says({ dispositionType: undefined })).words).toContain('names no disposition');
    const facts = soundFacts('embalming');
    const documents = facts.documents.map((form) => says({ embalmingPermission: undefined })(onPaper(form)));
    expect(lineOf('embalming', { ...facts, documents }, 'A').status).toBe('missing');
    expect(lineOf('embalming', { ...facts, documents: facts.documents.map(onPaper) }, 'A').status).toBe('met');
  });
});

describe('implants', () => {
  const stays = {
    asked: 'yes',
    treated: 'no',
    felt: 'found',
    removal: 'may-stay',
    isRemovalSigned: false,
    isFateKnown: false,
    isAllowedToStay: true,
  };

  it.each([
    ['cremation', stays, 'missing'],
    ['alkaline-hydrolysis', stays, 'met'],
    ['natural-organic-reduction', stays, 'missing'],
    ['cremation', { ...stays, asked: 'no', treated: 'yes', felt: 'none' }, 'met'],
    ['cremation', { ...stays, asked: 'no', felt: 'none' }, 'met'],
    ['alkaline-hydrolysis', { ...stays, isAllowedToStay: false }, 'missing'],
  ] as const)('stay only where the facility decides that: %s', (act, implants, status) => {
    expect(lineOf(act, { ...soundFacts(act), implants }, 'I').status).toBe(status);
  });
});

describe('implants in the signed authorization', () => {
  const none = { asked: 'no', treated: 'no', felt: 'none', isRemovalSigned: false, isFateKnown: false, isAllowedToStay: false };
  const stays = { ...none, treated: 'yes', removal: 'may-stay', isAllowedToStay: true };
  const line = (implants: GateFacts['implants'], said: 'yes' | 'no' | 'unknown' | undefined, more: object = {}) => {
    const facts = soundFacts('cremation');
    const documents = facts.documents.map((form) =>
      form.says && said && form.type === 'cremation-authorization'
        ? { ...form, says: { ...form.says, implants: said }, ...more }
        : form,
    );
    return lineOf('cremation', { ...facts, documents, implants }, 'I');
  };

  it.each([
    ['yes', none, 'missing'],
    ['yes', { ...none, treated: 'unknown' }, 'missing'],
    ['yes', soundFacts('cremation').implants, 'met'],
    ['unknown', none, 'met'],
    ['no', none, 'met'],
    ['no', stays, 'missing'],
    ['yes', stays, 'met'],
    [undefined, none, 'met'],
  ] as const)('that say %s beside %o: %s', (said, implants, status) => {
    expect(line(implants, said).status).toBe(status);
  });

  it('say what disagrees and where to correct it, and nobody can go on without it', () => {
    expect(line(none, 'yes')).toMatchObject({
      words: expect.stringContaining('nobody felt one'),
      link: { page: 'case-details', question: 'hasImplant' },
    });
    expect(line({ ...none, treated: 'unknown' }, 'yes').isOverridable).toBeUndefined();
    expect(line(stays, 'no').link).toMatchObject({ page: 'documents', documentId: 'cremation-authorization-1' });
  });

  it.each([
    ['yes', 'missing'],
    ['unanswered', 'missing'],
    ['no', 'met'],
    ['unknown', 'met'],
    ['not-asked', 'met'],
    [undefined, 'missing'],
  ] as const)('on paper say %s: %s', (implants, status) => {
    const facts = soundFacts('cremation');
    const documents = facts.documents.map((form) => onPaper({ ...form, says: { ...form.says!, implants } }));
    const line = lineOf('cremation', { ...facts, documents, implants: none }, 'I');
    expect(line.status).toBe(status);
    if (implants !== 'yes' && status === 'missing')
      expect(line.link).toEqual({ page: 'documents', documentId: 'cremation-authorization-1' });
  });

  it('don’t count in a document that was replaced or voided', () => {
    expect(line(none, 'yes', { replacedBy: 'another' }).status).toBe('met');
    expect(line(none, 'yes', { state: 'void' }).status).toBe('met');
  });
});

describe('the act of a move', () => {
  it.each([
    ['in-care', 'embalmed', 'burial', 'embalming'],
    ['in-care', 'cremated-remains-in-care', 'water-cremation', 'alkaline-hydrolysis'],
    ['transferred', 'cremated-remains-in-care', 'donation', 'donation'],
    ['preparation-completed', 'laid-to-rest', 'natural-burial', 'burial'],
    ['cremated-remains-in-care', 'laid-to-rest', 'cremation', 'release'],
    ['cremated-remains-ready-for-family', 'cremated-remains-in-family-care', 'cremation', 'release'],
    ['cremated-remains-in-family-care', 'laid-to-rest', 'cremation', null],
    ['in-care', 'preparation-started', 'cremation', null],
  ] as const)('%s to %s', (from, to, type, act) => {
    expect(actOfMove(from, to, type)).toBe(act);
  });

  it('is ahead until it is done', () => {
    expect(actsAhead('in-care', { disposition: 'cremation', isEmbalmingAsked: true })).toEqual(['embalming', 'cremation']);
    expect(actsAhead('embalmed', { disposition: 'burial', isEmbalmingAsked: true })).toEqual(['burial']);
    expect(actsAhead('cremated-remains-in-care', { disposition: 'cremation', isEmbalmingAsked: false })).toEqual(['release']);
    expect(actsAhead('laid-to-rest', { disposition: 'burial', isEmbalmingAsked: false })).toEqual([]);
  });
});

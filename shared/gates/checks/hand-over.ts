import { authorizingTypes, type GateAct } from '../acts.ts';
import { type Finding, type GateFacts, POLICY } from '../gate-facts.ts';
import { inUse, isSameName, isSigned } from './documents.ts';

const missing = (words: string): Finding => ({ status: 'missing', words, source: POLICY });
const met = (words: string): Finding => ({ status: 'met', words, source: POLICY });
const onRemains = (question: string): Pick<Finding, 'link'> => ({
  link: { page: 'custody', carePage: 'cremated-remains', question },
});

const ofEffects = { link: { page: 'personal-effects' }, isOverridable: true } as const;

/** Checks that no personal effect that was told earlier is unaccounted for, and that none is undecided, or on the body but meant for elsewhere. */
export function checkEffects(_act: GateAct, { effects, hasNoEffects }: GateFacts): Finding {
  if (!effects && hasNoEffects) return met('There are none.');
  if (!effects) return { ...missing('Write down the personal effects, or that there are none.'), ...ofEffects };
  if (effects.told)
    return { ...missing('Something that was told earlier isn’t on the list of personal effects yet.'), ...ofEffects };
  if (effects.undecided > 0) return { ...missing('Nobody has decided yet what happens to each personal effect.'), ...ofEffects };
  if (effects.misplaced > 0)
    return { ...missing('Something on the body has to be removed first. See the personal effects.'), ...ofEffects };
  return met('Each has been decided, and nothing is where it doesn’t belong.');
}

const onCustody = { link: { page: 'custody' } } as const;

const notActive: Readonly<Record<Exclude<GateFacts['caseStatus'], 'active'>, string>> = {
  lead: 'This case is still a lead. Accept it first.',
  completed: 'This case is completed. Make it active again first.',
  cancelled: 'This case is cancelled. Make it active again first.',
};

/** Checks that nothing stops it: the case is active, there’s no hold and no open hand-off, and the one who acts has custody. */
export function checkHold(_act: GateAct, { caseStatus, custody }: GateFacts): Finding {
  if (caseStatus !== 'active') return { ...missing(notActive[caseStatus]), link: { page: 'case' } };
  if (custody?.hold) return { ...missing(custody.hold.words), link: custody.hold.link };
  if (custody?.hasOpenHandOff) return { ...missing('A hand-off is open. Finish it, or take it back.'), ...onCustody };
  if (custody && custody.primaryTags > 1)
    return { ...missing('There are two tags. Two people have to find out which one is right.'), link: { page: 'tags' } };
  if (custody && !custody.isActorCustodian) return { ...missing('Someone else has the body.'), ...onCustody };
  return met(custody ? 'Nothing stops it.' : 'The case is active.');
}

/** Checks that nobody at the home has put everything final on hold. */
export const checkHeld = (_act: GateAct, { custody }: GateFacts): Finding =>
  custody?.placed
    ? { ...missing(custody.placed.words), link: custody.placed.link }
    : met('Nobody has put everything final on hold.');

/** Checks that the cremated remains go to someone whom the authorization names. */
export function checkRecipient(act: GateAct, facts: GateFacts): Finding {
  const { release, offered } = facts;
  if (!release) return { ...missing('Say who receives the cremated remains.'), ...onRemains('recipient') };
  const documents = inUse(facts, ['cremation-authorization', 'anatomical-gift-form']);
  const named = documents.find(
    ({ says, ...of }) =>
      isSigned({ says, ...of }) && says?.recipient !== undefined && isSameName(says.recipient, release.recipient),
  );
  if (named) return { ...met('The authorization names this person.'), reliesOn: [named.id] };
  if (documents.length === 0 && !authorizingTypes(act, facts.dispositionType).some((type) => offered.has(type)))
    return {
      ...met('Yarrow has no form of this authorization. Make sure that yours names this person.'),
      status: 'not-checked',
      ...onRemains('recipient'),
    };
  return { ...missing('The authorization doesn’t name this person.'), ...onRemains('recipient') };
}

/** Checks that the recipient’s ID was seen. */
export const checkIdSeen = (_act: GateAct, { release }: GateFacts): Finding =>
  release?.isIdSeen
    ? met('Seen.')
    : { ...missing('Look at the recipient’s ID, and write down which kind it is.'), ...onRemains('idSeenKind') };

/** Checks that both sides signed for the release. */
export const checkBothSign = (_act: GateAct, { release }: GateFacts): Finding =>
  release?.isSignedByUs && release.isSignedByRecipient
    ? met('Both have signed.')
    : {
        ...missing('The recipient signs, and one of us closes the page of the cremated remains in their name.'),
        ...onRemains('recipientSignature'),
      };

const onEffects = (words: string): Finding => ({ ...missing(words), link: { page: 'personal-effects' } });

/** Checks that someone who may decide about a personal effect has. */
export const checkDecision = (_act: GateAct, { effect }: GateFacts): Finding =>
  effect?.decidedOn === undefined ? onEffects('Nobody has decided what happens to it.') : met('Decided.');

/** Checks that two people do it. */
export const checkTwoPeople = (_act: GateAct, { effect }: GateFacts): Finding =>
  new Set(effect?.people).size >= 2 ? met('Two people do it.') : onEffects('Two people have to do it together.');

const DAY_MS = 86_400_000;

/** Checks that a day has passed since the decision to destroy something. */
export function checkDayPassed(_act: GateAct, { effect }: GateFacts, now: Date): Finding {
  if (effect?.decidedOn === undefined) return onEffects('It’s destroyed a day after the decision, at the earliest.');
  const isOver = now.getTime() - Date.parse(effect.decidedOn) >= DAY_MS;
  return isOver
    ? met('A day has passed since the decision.')
    : onEffects('It was decided less than a day ago. Wait until a day has passed.');
}

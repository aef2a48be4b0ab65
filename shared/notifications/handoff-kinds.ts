/** Who did it, and the state of the hand-off after that. */
type Said = { byName: string | null; subjects: readonly string[] };

/** What a notification is about besides the state of the hand-off, if something of the inventory wasn’t there. */
export const incomplete = 'incomplete';

function handoffWords(subjects: readonly string[]): string {
  if (subjects.includes('unconfirmed')) return 'handed someone over without a confirmation';
  if (subjects.includes('withdrawn')) return 'took a hand-off back';
  if (subjects.includes('refused')) return 'refused a hand-off';
  return subjects.includes(incomplete) ? 'accepted a hand-off, and something isn’t there' : 'accepted a hand-off';
}

/**
 * The kinds of notifications about hand-offs (one that somebody offers, its answer, and one that waits), about tags that don’t agree, and about a correction of care that passes over
 * what is missing.
 */
export const handoffKinds = {
  'handoff-offered': {
    label: 'Hand-offs offered to you',
    hint: 'Someone offers you a person in their care, and waits for you to scan the tag.',
    events: ['custody.handoff-offered'],
    by: 'anyone',
    receivers: 'other-side',
    needs: 'cases.read',
    oneFor: 'event',
    usual: { bell: true, email: true },
    title: ({ byName }: Said) => `${byName ?? 'Someone'} offers a hand-off`,
    place: 'case-custody',
  },
  'handoff-answered': {
    label: 'Answers to hand-offs',
    hint: 'The other side accepts or refuses a hand-off, or takes it back, or something that was to come along isn’t there.',
    events: ['custody.handoff-accepted', 'custody.handoff-incomplete', 'custody.handoff-refused'],
    by: 'anyone',
    receivers: 'other-side',
    needs: 'cases.read',
    oneFor: 'event',
    usual: { bell: true, email: true },
    title: ({ byName, subjects }: Said) => `${byName ?? 'Someone'} ${handoffWords(subjects)}`,
    place: 'case-custody',
  },
  'handoff-overdue': {
    label: 'Hand-offs that wait',
    hint: 'Nobody has accepted or refused a hand-off for 12 hours.',
    events: ['custody.handoff-overdue'],
    by: 'anyone',
    receivers: 'other-side',
    needs: 'cases.read',
    oneFor: 'event',
    usual: { bell: true, email: true },
    title: () => 'A hand-off has waited for 12 hours',
    place: 'case-custody',
  },
  'taken-back': {
    label: 'Corrections of whom you have',
    hint: 'The home corrects its record: someone whom you have by the last hand-off isn’t with you any more.',
    events: ['custody.taken-back'],
    by: 'anyone',
    receivers: 'named',
    needs: 'cases.read',
    oneFor: 'event',
    usual: { bell: true, email: true },
    title: ({ byName }: Said) => `${byName ?? 'Someone'} says that someone isn’t with you any more`,
    words: () => 'Nobody at your company has confirmed it. Confirm it on the Custody page, or call the home if it’s wrong.',
    place: 'case-custody',
  },
  'tag-disagreed': {
    label: 'Tags that don’t agree',
    hint: 'Someone compares a tag, and it isn’t that person, or it’s someone else’s tag.',
    events: ['tag.disagreed'],
    by: 'anyone',
    receivers: 'caring',
    needs: 'decedent.move',
    oneFor: 'event',
    usual: { bell: true, email: true },
    title: ({ byName }: Said) => `${byName ?? 'Someone'} compared a tag that doesn’t agree`,
    words: () => 'Find out who it is. Nothing final may happen until two people have compared the tag again.',
    place: 'case',
  },
  'gate-passed-over': {
    label: 'Corrections that pass over something missing',
    hint: 'An owner or admin sets a status of care although something was missing that it needs.',
    events: ['gate.passed-over'],
    by: 'anyone',
    receivers: 'managing',
    needs: 'team.manage',
    oneFor: 'event',
    usual: { bell: true, email: true },
    title: ({ byName }: Said) => `${byName ?? 'Someone'} corrected a status although something was missing`,
    place: 'case-custody',
  },
} as const;

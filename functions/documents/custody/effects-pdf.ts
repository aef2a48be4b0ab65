import type { EffectRow, NoEffects } from '#functions/table/personal-effects.ts';
import type { ChainHead } from '#shared/chain/chain-head.ts';
import { carriedOf } from '#shared/custody/handoffs/carried-effects.ts';
import type { CustodyState } from '#shared/custody/handoffs/custodian.ts';
import { personalEffectHandling, personalEffectItem } from '#shared/model/enumerations/case.ts';
import { effectState, idSeenKind } from '#shared/model/enumerations/custody.ts';
import { formatInstant } from '#shared/values/dates.ts';
import { isolated } from '#shared/values/isolated.ts';
import { formatCents } from '#shared/values/money.ts';
import { codeOf, photoCodes } from '../certificate/write-record.ts';
import { writeFacts } from '../certificate/write-signers.ts';
import type { FontLibrary } from '../fonts/font-library.ts';
import { Flow, FRAME, MEASURE } from '../pdf/flow.ts';
import { Sheets } from '../pdf/sheets.ts';
import { writeFoot } from '../pdf/write-foot.ts';
import { colors, looks } from '../plan/looks.ts';
import { beginSection } from '../plan/section.ts';

export type EffectsPdfInput = {
  about: { decedentFullName: string; caseNumber: string; homeName: string; timeZone: string };
  effects: readonly EffectRow[];
  none: NoEffects | undefined;
  head: ChainHead | undefined;
  /** Which things somebody else has by a hand-off. */
  custody?: Pick<CustodyState, 'carried'>;
  /** When it's printed. */
  at: Date;
};

/** Returns what is written down of a thing: pairs of a name and a value, as far as they are known. */
function factsOf(effect: EffectRow, { about: { timeZone }, custody = {} }: EffectsPdfInput): [string, string][] {
  const { away, missed } = carriedOf(custody, effect.id) ?? {};
  const nameOf = (id: string | undefined) => id && effect.names[id];
  const { handling, decidedOn, signature } = effect;
  const decided =
    handling && `${personalEffectHandling.label(handling)}${decidedOn ? `, ${formatInstant(decidedOn, timeZone)}` : ''}`;
  const facts: [string, string | undefined][] = [
    ['Description', effect.description],
    ['Quantity', String(effect.quantity)],
    ['Amount', effect.amountCents === undefined ? undefined : formatCents(effect.amountCents)],
    ['Found', effect.foundWhere],
    ['Tag of the bag', effect.bagTagId],
    ['Pictures', effect.photos.length > 0 ? photoCodes(effect.photos.map(({ sha256 }) => sha256)) : undefined],
    ['Written down by', nameOf(effect.inventoriedBy)],
    ['Witness', nameOf(effect.witnessedBy)],
    ['Decision', decided ?? 'Nobody has decided yet'],
    ['Decided by', nameOf(effect.decidedBy)],
    ['As told to', nameOf(effect.writtenBy)],
    ['Where it is', `${effectState.label(effect.state)}, ${formatInstant(effect.stateOn, timeZone)}`],
    ['Who has it', away && `${away.with.name}, since ${formatInstant(away.since, timeZone)}`],
    ['Not there', missed && `By the hand-off to ${missed.by}, ${formatInstant(missed.on, timeZone)}`],
    ['Released to', nameOf(effect.releasedTo)],
    ['ID seen', effect.idSeenKind && idSeenKind.label(effect.idSeenKind)],
    [
      'Signature',
      signature && (signature.typeText ? `Typed: ${signature.typeText}` : 'Drawn on a screen, and kept with the case'),
    ],
    ['Tracking number', effect.trackingNumber],
    ['Second person', nameOf(effect.secondPerson ?? effect.destroyWitness)],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

function writeItems(flow: Flow, input: EffectsPdfInput): void {
  const { effects, none, about } = input;
  const section = beginSection(flow, 'Inventory');
  if (effects.length === 0)
    flow.paragraph(
      section.child('P'),
      none
        ? `${isolated(none.names[0])} and ${isolated(none.names[1])} found no personal effects, ${formatInstant(none.on, about.timeZone)}.`
        : 'Nothing is written down yet.',
      looks.body,
    );
  for (const [at, effect] of effects.entries()) {
    if (at > 0) flow.gap(10);
    flow.room(90);
    flow.paragraph(section.child('H3'), `${at + 1}. ${personalEffectItem.label(effect.item)}`, looks.part);
    flow.gap(2);
    writeFacts(flow, section, factsOf(effect, input));
  }
}

/** The lines for a pen, and their height. */
const PEN = [
  'Items received, by number',
  'Name in print',
  'ID seen (kind only)',
  'Signature',
  'Date and time',
  'Released by',
  'Second person',
];
const PEN_LINE = 26;
const LABEL = 150;

/** Writes where someone signs by hand for what they take: without an account, or where there is no screen. */
function writeRelease(flow: Flow): void {
  // The heading, the sentence, and all lines are on one sheet.
  flow.room(100 + PEN.length * PEN_LINE);
  const section = beginSection(flow, 'Release');
  flow.paragraph(section.child('P'), 'I received the items named below.', looks.body);
  flow.gap(8);
  for (const label of PEN) {
    const top = flow.y;
    flow.paragraph(section.child('P'), label, looks.label);
    flow.sheets.fill(FRAME.left + LABEL, top + 13, MEASURE - LABEL, 0.6, colors.muted);
    flow.y = top + PEN_LINE;
  }
}

/** Composes the inventory of personal effects with places to sign for what is released. The same input gives the same bytes. */
export function composeEffectsPdf(fonts: FontLibrary, input: EffectsPdfInput): { bytes: Buffer; missingCharacters: string[] } {
  const { about, head, at } = input;
  const sheets = new Sheets(fonts, {
    title: `Personal effects: ${about.decedentFullName}`,
    subject: 'What came with the decedent, and what happens to it',
    author: about.homeName,
    language: 'en-US',
    createdOn: at.toISOString().slice(0, 10),
  });
  const flow = new Flow(sheets);
  const { root } = sheets.structure;
  flow.paragraph(root.child('H1'), 'Personal effects', looks.title);
  flow.gap(6);
  const section = beginSection(flow, 'Whose they are');
  writeFacts(flow, section, [
    ['Decedent', about.decedentFullName],
    ...(about.caseNumber ? [['Case', about.caseNumber] as [string, string]] : []),
    ['Funeral home', about.homeName],
    ['Printed', formatInstant(at.toISOString(), about.timeZone)],
  ]);
  writeItems(flow, input);
  if (input.effects.length > 0) writeRelease(flow);
  const code = head ? `Custody record: entry ${head.sequence}, code ${codeOf(head.hash)}. ` : '';
  writeFoot(sheets, { name: `${code}${isolated(about.decedentFullName)}`, width: 380, look: looks.small, rule: colors.border });
  return { bytes: sheets.finish(), missingCharacters: [...sheets.missing] };
}

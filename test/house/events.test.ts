import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { EventDefinition } from '#events/catalog/define-event.ts';
import { catalog, type EventName } from '#events/catalog/index.ts';
import { rules } from '#events/rules/index.ts';
import { schedules } from '#events/schedules.ts';
import { functions } from '#infra/functions.ts';
import type { CaseFacts } from '#shared/identifiers/case-facts.ts';
import { identifierOf } from '#shared/identifiers/case-values.ts';
import { milestoneIdentifiers } from '#shared/identifiers/milestone-identifiers.ts';
import { filesIn, root } from './source-files.ts';

/** Events that nothing follows from on purpose, with the reason. */
const unused: Partial<Record<EventName, string>> = {
  'catalog.published': 'every Lambda that reads the catalog looks for a newer release by itself',
};

/** Events that no Lambda raises yet, with what does. */
const raisedElsewhere: Partial<Record<EventName, string>> = {
  'arrangement.started': "the table's stream makes it of a new plan's item (functions/triggers/outgoing.ts)",
};

/** Events that are declared and have a sample because tasks follow from them, each with the part of the product that will raise it. */
const raisedLater: Partial<Record<EventName, string>> = {
  'arrangement.status-changed': 'the arrangement conference and the contract, which move the arrangement on',
  'contract.signed': 'signing of the contract',
  'contract.completed': 'the contract of a case, once all that it names is provided',
  'certificate.worksheet-completed': 'the death certificate of a case: the worksheet of the informant',
  'certificate.filed': 'the death certificate of a case: its filing',
  'permit.issued': 'permits among the documents of a case',
  'permits.completed': 'permits among the documents of a case: the last one that its disposition needs',
  'veteran.benefits-sent': 'forms of veterans among the documents of a case',
  'contact.first-met': 'contacts of a case: the General Price List handed to somebody in person',
};

describe('the event catalog', () => {
  it('names each event once, noun first', () => {
    const names = catalog.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z-]+\.[a-z-]+$/);
  });

  it.each(catalog.map((event) => [event.name, event] as const))(
    'gives %s a meaning, and a sample of its own schema',
    (_, event) => {
      expect(event.meaning).toMatch(/^[A-Z].{20,}\.$/);
      expect(event.data.safeParse(event.sample)).toMatchObject({ success: true });
      expect(event.data.safeParse({ ...event.sample, somethingElse: 1 }).success, 'takes unknown fields').toBe(false);
    },
  );

  it('has a rule for every event, or says why nothing follows', () => {
    const followed = new Set<string>(rules.map(({ when }) => when));
    for (const { name } of catalog) expect(followed.has(name) !== name in unused, name).toBe(true);
  });

  it('has every event raised by something', () => {
    const raisers = filesIn('functions').filter(({ path }) => !path.endsWith('.test.ts'));
    for (const { name } of catalog) {
      const isRaised = raisers.some(({ text }) => new RegExp(`\\bevent\\(\\s*'${name}'`).test(text));
      expect(isRaised, name).toBe(!(name in raisedElsewhere || name in raisedLater));
    }
  });
});

type Moving = EventDefinition & { sets: readonly string[]; moves: (facts: CaseFacts, data: unknown) => CaseFacts };

/** Events that change facts of a case, each with a sample. */
const moving = catalog.filter((event) => 'moves' in event) as unknown as readonly Moving[];

describe('an event that changes the facts of a case', () => {
  it.each(moving.map((event) => [event.name, event] as const))(
    'gives the facts of its own sample, once or twice: %s',
    (_, event) => {
      const { facts } = event.sample as { facts: CaseFacts };
      expect(event.moves(facts, event.sample)).toEqual(facts);
      // Before the event, none of its facts are known, and after it, nothing else is.
      const before = Object.fromEntries(Object.entries(facts).filter(([name]) => !event.sets.includes(name)));
      const after = event.moves(before, event.sample);
      expect(event.moves(after, event.sample)).toEqual(after);
      const moved = Object.keys({ ...before, ...after }).filter((name) => !isDeepStrictEqual(before[name], after[name]));
      expect(moved).not.toEqual([]);
      expect(event.sets).toEqual(expect.arrayContaining(moved));
      for (const name of moved) expect(after[name]).toEqual(facts[name]);
    },
  );

  it('exists for every milestone, and changes names of the vocabulary', () => {
    const names = new Set(moving.flatMap(({ sets }) => sets));
    for (const { name } of milestoneIdentifiers) expect([...names], name).toContain(name);
    for (const name of names) expect(identifierOf(name)?.home.kind, name).toMatch(/^(milestone|case)$/);
  });
});

describe('what follows from events', () => {
  it('is an existing reaction, once per rule', () => {
    const reactions = functions.reactions.map(({ name }) => name);
    expect([...new Set(rules.map(({ reaction }) => reaction))].sort()).toEqual([...reactions].sort());
    for (const { entry } of functions.reactions) expect(existsSync(join(root, entry)), entry).toBe(true);
    const pairs = rules.map(({ when, reaction }) => `${when} ${reaction}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('is existing scheduled work', () => {
    expect(schedules.map(({ job }) => job).sort()).toEqual(functions.jobs.map(({ name }) => name).sort());
  });
});

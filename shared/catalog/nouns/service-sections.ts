import * as z from 'zod';
import { sectionPaper, sectionType } from '#shared/model/enumerations/section.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, lines, requiredLine } from '#shared/values/schemas.ts';
import { defineNoun, type FaultInNoun } from '../noun.ts';
import { isRetired } from '../retired.ts';

/** Describes a part of papers: services that are printed together under a heading, with their own text. */
const serviceSectionSchema = lazyObject(() => ({
  id: guid,
  name: requiredLine(120),
  sectionType: z.enum(sectionType.values),
  text: lines(4000).default(''),
  serviceIds: z.array(guid).max(200).default([]),
  showOn: z.array(z.enum(sectionPaper.values)).min(1, 'Choose at least one paper').max(sectionPaper.values.length),
  isActive: z.boolean().default(true),
  sortOrder: z.int().min(0).default(0),
}));
type ServiceSection = z.infer<typeof serviceSectionSchema>;

/** Returns sections that print a service on a paper that another section, or the same one, prints it on, too. */
function printedTwice(sections: readonly ServiceSection[]): FaultInNoun[] {
  const seen = new Set<string>();
  return sections
    .filter((section) => section.isActive && !isRetired(section))
    .toSorted((one, other) => one.sortOrder - other.sortOrder || (one.id < other.id ? -1 : 1))
    .flatMap(({ id, serviceIds, showOn }) =>
      serviceIds.flatMap((serviceId, at) => {
        const papers = showOn.filter((paper) => seen.has(`${paper} ${serviceId}`));
        for (const paper of showOn) seen.add(`${paper} ${serviceId}`);
        const names = papers.map((paper) => sectionPaper.label(paper)).join(', ');
        return papers.length === 0
          ? []
          : [{ id, path: ['serviceIds', at], message: `Another section prints this service already: ${names}.` }];
      }),
    );
}

export const serviceSections = defineNoun({
  name: 'serviceSections',
  one: 'service section',
  many: 'service sections',
  schema: serviceSectionSchema,
  reaches: [],
  isOnlyOfCatalog: true,
  columns: ['serviceIds', 'showOn', 'sectionType'],
  filters: ['showOn', 'sectionType', 'isActive'],
  screen: { path: '/System/SystemServiceSections', title: 'Service sections', group: 'papers' },
  nameOf: ({ name }) => name,
  wordsOf: ({ text }) => [text],
  references: [{ path: ['serviceIds', '*'], noun: 'services', retiring: 'refuses' }],
  order: { place: 'sortOrder' },
  faultsIn: printedTwice,
  words: {
    name: 'Heading',
    sectionType: { label: 'Kind', choices: sectionType },
    text: { label: 'Text', hint: 'Below the heading.' },
    serviceIds: { label: 'Services', hint: 'In their order. A paper has each service once.' },
    showOn: { label: 'Papers', choices: sectionPaper },
    isActive: 'In use',
  },
});

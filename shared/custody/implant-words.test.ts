import { expect, it } from 'vitest';
import { implantWords } from './implant-words.ts';

const said = (implants: Parameters<typeof implantWords>[0]) =>
  implantWords(implants).map(({ term, words }) => `${term}: ${words}`);

it('says that nothing is known, or that there is nothing', () => {
  expect(said({})).toEqual(['Implants: Not known yet', 'Radioactive treatment: Not known yet']);
  expect(said({ hasImplant: 'no', hadRadioactiveTreatment: 'no', implantsFelt: 'none', implantKinds: ['pacemaker'] })).toEqual([
    'Implants: None known',
    'Radioactive treatment: None known',
    'Felt for implants: We found none',
  ]);
});

it('names what there is, and who removed it and when', () => {
  const there = { hasImplant: 'yes', implantKinds: ['pacemaker', 'pump'], implantKind: 'Left chest' } as const;
  const words = said({ ...there, implantKinds: [...there.implantKinds] });
  expect(words).toContain('Implants: Yes: Pacemaker, Drug or insulin pump');
  expect(words).toContain('Which and where: Left chest');
  expect(words).toContain('Removal of implants: Not removed yet');
  const removed = { implantRemoval: 'removed', implantsRemovedBy: 'Dr. Ιωάννου', implantsRemovedOn: '2026-01-03' } as const;
  expect(said({ hadRadioactiveTreatment: 'yes', ...removed })).toContain(
    'Removal of implants: Removed by Dr. Ιωάννου on January 3, 2026',
  );
  expect(said({ hasImplant: 'yes', implantRemoval: 'may-stay', implantsMayStayBy: 'Ana Ruiz' })).toContain(
    'Removal of implants: May stay, Ana Ruiz says',
  );
});

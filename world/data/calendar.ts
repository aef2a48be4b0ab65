import type { CalendarKind, CalendarResourceKind } from '#shared/model/enumerations/calendar.ts';

/** A room or a vehicle by its name. */
type ResourceFacts = readonly [kind: CalendarResourceKind, name: string];

/** An entry on a day before or after today, by the home's clock. People go by their first names, a case by the decedent's last name. */
export type CalendarFacts = {
  day: number;
  from: string;
  to: string;
  kind: CalendarKind;
  title: string;
  of?: string;
  place?: string;
  phone?: string;
  note?: string;
  people?: readonly string[];
  resources?: readonly string[];
};

type HomeCalendar = { home: string; resources: readonly ResourceFacts[]; entries: readonly CalendarFacts[] };

/** The calendars of the sample homes around today. Two entries today need the same room, and one person is in two places. */
export const calendars: readonly HomeCalendar[] = [
  {
    home: 'Averell & Daughters Funeral Home',
    resources: [
      ['room', 'Chapel'],
      ['room', 'Garden room'],
      ['room', 'Arrangement office'],
      ['vehicle', 'Hearse'],
      ['vehicle', 'Limousine'],
      ['vehicle', 'Removal van'],
    ],
    entries: [
      {
        day: 0,
        from: '09:00',
        to: '10:30',
        kind: 'conference',
        title: 'Arrangement conference',
        of: 'Okonkwo-Reyes',
        place: 'Arrangement office',
        people: ['Joan'],
        resources: ['Arrangement office'],
      },
      {
        day: 0,
        from: '11:00',
        to: '12:00',
        kind: 'service',
        title: 'Funeral service',
        of: 'Marsh',
        place: 'Chapel',
        note: 'The quartet sets up at 10:30.',
        people: ['Joan', 'Peter'],
        resources: ['Chapel', 'Hearse'],
      },
      {
        day: 0,
        from: '11:30',
        to: '13:30',
        kind: 'viewing',
        title: 'Family viewing',
        of: 'Ålund',
        place: 'Chapel',
        people: ['Peter'],
        resources: ['Chapel'],
      },
      {
        day: 0,
        from: '15:00',
        to: '16:00',
        kind: 'removal',
        title: 'Removal',
        of: 'Whitcomb',
        place: 'Mount Auburn Hospital, 330 Mount Auburn St, Cambridge',
        phone: '(617) 555-0142',
        note: 'Ask for security at the loading dock.',
        people: ['Wendell'],
        resources: ['Removal van'],
      },
      {
        day: 1,
        from: '10:00',
        to: '11:00',
        kind: 'service',
        title: 'Graveside service',
        of: 'Ibarra Núñez',
        place: 'Mount Auburn Cemetery, 580 Mount Auburn St, Cambridge',
        phone: '(617) 555-0171',
        people: ['Miriam'],
        resources: ['Hearse', 'Limousine'],
      },
      {
        day: 2,
        from: '14:00',
        to: '18:00',
        kind: 'viewing',
        title: 'Visiting hours',
        of: 'Okonkwo-Reyes',
        place: 'Garden room',
        people: ['Joan'],
        resources: ['Garden room'],
      },
      {
        day: 3,
        from: '08:30',
        to: '09:30',
        kind: 'other',
        title: 'Hearse inspection',
        place: 'Riverside Garage',
        resources: ['Hearse'],
      },
      {
        day: 4,
        from: '10:00',
        to: '11:30',
        kind: 'service',
        title: 'Funeral service',
        of: 'Okonkwo-Reyes',
        place: 'St. Peter’s Church, 100 Concord Ave, Cambridge',
        people: ['Joan', 'Peter'],
        resources: ['Hearse', 'Limousine'],
      },
    ],
  },
  {
    home: 'Granite Coast Memorial Home',
    resources: [
      ['room', 'Chapel'],
      ['vehicle', 'Hearse'],
    ],
    entries: [
      { day: 1, from: '11:00', to: '12:00', kind: 'service', title: 'Funeral service', of: 'Kowalczyk', resources: ['Chapel'] },
    ],
  },
];

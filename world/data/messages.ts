import type { NeedType } from '#shared/model/enumerations/location.ts';

/** A message that a sample family wrote to a home. `package` is a recipe of packages.ts; `answeredBy` is who at the home has answered. */
export type MessageFacts = {
  home: string;
  hoursAgo: number;
  name: string;
  needType: NeedType;
  phone: string;
  message: string;
  package?: string;
  answeredBy?: string;
};

const averell = 'Averell & Daughters Funeral Home';
const granite = 'Granite Coast Memorial Home';
const ashgrove = 'Ashgrove Funeral Home';

/** The number that a sample home texts from. */
export const sampleTextNumbers: Readonly<Record<string, string>> = { 'Averell & Daughters Funeral Home': '+16175550199' };

/** Templates for answers that a sample home has written. */
export const sampleMessageTemplates: readonly { home: string; name: string; text: string }[] = [
  {
    home: 'Averell & Daughters Funeral Home',
    name: 'We can come now',
    text: 'Dear {familyName},\n\nWe are so sorry. We can come at any hour, and nothing has to be decided today. Please call {homePhone}: someone is here day and night.\n\n{directorName}\n{homeName}',
  },
  {
    home: 'Averell & Daughters Funeral Home',
    name: 'Price list on paper',
    text: 'Dear {familyName},\n\nWe’ll gladly send you our general price list on paper. Please tell us your address. If you have questions before it arrives, call {homePhone} and ask for {directorName}.\n\n{homeName}',
  },
  {
    home: 'Averell & Daughters Funeral Home',
    name: 'Planning ahead',
    text: 'Dear {familyName},\n\nThank you for writing to us. Planning ahead costs nothing and binds you to nothing. Would you like to come by, or should {directorName} call you? Our number is {homePhone}.\n\n{homeName}',
  },
];

export const messages: readonly MessageFacts[] = [
  {
    home: averell,
    hoursAgo: 3,
    name: 'Priya Raman',
    needType: 'at-need',
    phone: '(617) 555-0118',
    message:
      'My mother died last night at Mount Auburn Hospital. The nurse asked which funeral home should come and I do not know what to tell her. Could somebody call me this morning, please? I am with my father and we would both like to listen.',
    package: 'gathering-and-cremation',
  },
  {
    home: averell,
    hoursAgo: 21,
    name: 'Thomas Kell',
    needType: 'pre-need',
    phone: '',
    message: 'Do you help with a green burial? My wife and I are both well, we only want it settled before our children have to.',
  },
  {
    home: averell,
    hoursAgo: 30,
    name: 'Marguerite Oyelaran',
    needType: 'at-need',
    phone: '(781) 555-0164',
    message:
      'My uncle passed on Tuesday and his friends are spread over three countries.\nIs your chapel fitted for streaming a service, and what does that cost?',
  },
  {
    home: averell,
    hoursAgo: 52,
    name: 'Sam Petrakis',
    needType: 'pre-need',
    phone: '(617) 555-0177',
    message: 'I would like a price list by mail if that is possible. I do not have a printer.',
  },
  {
    home: averell,
    hoursAgo: 76,
    name: 'Hanh Dang',
    needType: 'pre-need',
    phone: '(857) 555-0123',
    message:
      'My father wants a Buddhist service and to be cremated afterward. Would monks be welcome in your rooms, and may incense be burned there?',
  },
  {
    home: averell,
    hoursAgo: 98,
    name: 'Louise Abernathy',
    needType: 'pre-need',
    phone: '',
    message: 'Is there parking for about forty cars, or is there a lot nearby that you use?',
  },
  {
    home: averell,
    hoursAgo: 121,
    name: 'Jorge Villaseñor',
    needType: 'at-need',
    phone: '(617) 555-0139',
    message: 'Thank you for the talk on the phone. My sister asks whether she can see him before the cremation.',
    answeredBy: 'Miriam Averell-Tate',
  },
  {
    home: averell,
    hoursAgo: 170,
    name: 'Beth Lindqvist',
    needType: 'pre-need',
    phone: '(508) 555-0102',
    message: 'Could I move a plan that I paid for at another home to you?',
    answeredBy: 'Joan Averell',
  },
  {
    home: granite,
    hoursAgo: 8,
    name: 'Erin Castellano',
    needType: 'at-need',
    phone: '(617) 555-0151',
    message: 'My brother served in the Coast Guard. Do you arrange the honors, or do I ask for them myself?',
  },
  {
    home: granite,
    hoursAgo: 44,
    name: 'Walt Nakamura',
    needType: 'pre-need',
    phone: '',
    message: 'What would scattering at sea from Quincy cost, with six of us on board?',
  },
  {
    home: ashgrove,
    hoursAgo: 27,
    name: 'Odile Fontaine',
    needType: 'pre-need',
    phone: '(508) 555-0188',
    message: 'Can somebody meet us on a Saturday? We both work through the week.',
  },
];

import type { StepKey } from '#shared/planner/steps.ts';

/** What families ask at a step of the planner, answered correctly for the United States. Shown on the page with the step's name. */
export const plannerFaq: Readonly<Record<StepKey, readonly (readonly [question: string, answer: string])[]>> = {
  timing: [
    [
      'The person has just died. What has to happen before we plan?',
      'Someone has to confirm the death: a hospice nurse, a doctor, or the medical examiner. Then a funeral home can be called at any hour to take the person into its care. The plan can wait until you have slept; nothing in it is binding before you sign.',
    ],
    [
      'Why does the planner ask when?',
      'Now, the home needs to know whom to call and where to go. If you’re planning ahead, it leaves those questions out and words the others differently. Prices are the same either way, unless the home offers something for planning ahead.',
    ],
    [
      'If I plan ahead, will the price stay?',
      'Only if you sign a pre-need contract in which the home guarantees it. A plan guarantees nothing. It shows your choices at today’s prices, and when you open it after prices change, it shows the difference.',
    ],
  ],
  type: [
    [
      'Can I plan for someone who doesn’t know about it?',
      'Yes. A plan is private and commits no one to anything. A pre-need contract is different: while the person is living, the home will want them to sign it, or someone your state’s law lets sign for them.',
    ],
    [
      'Can I change later for whom the plan is?',
      'Yes. Go back to this step; what you have chosen stays, as far as it still applies.',
    ],
  ],
  contacts: [
    [
      'Who may decide about a funeral?',
      'Each state sets an order. Someone the person named in writing usually comes first, then the spouse or partner, adult children, parents, and brothers and sisters. You may plan without being that person, but the home will ask them to sign.',
    ],
    [
      'What happens with my email address and phone number?',
      'They’re saved with the plan. The home sees them only after you send it the plan. We don’t sell or share them.',
    ],
    [
      'Which name should I give for the person who died?',
      'The name on official documents, as far as you know it. It will be needed for the death certificate; the obituary can use the name that people knew.',
    ],
  ],
  'disposition-type': [
    [
      'Do we have to decide between burial and cremation today?',
      'No. A funeral home can keep a person cool for days while you think. You may also make two plans here, one of each kind, and compare what they come to.',
    ],
    [
      'Does cremation rule out a funeral?',
      'No. There can be visiting hours and a ceremony with the person present before a cremation, or a memorial at any time after it.',
    ],
    [
      'Do religions object to cremation?',
      'Most Christian churches and Reform Judaism allow it, and for Hindus, Sikhs and many Buddhists it is the custom. Orthodox Judaism, Islam and the Eastern Orthodox churches ask for burial. Your own clergy will know.',
    ],
    [
      'What is a natural burial?',
      'A burial without embalming and without a vault, in a shroud or a casket that decays. Not every cemetery allows it; ask for a natural or green section, or for a separate natural burial ground.',
    ],
  ],
  'service-preferences': [
    [
      'What are these wishes for?',
      'They put the packages that fit best first, and tell the home what matters to you. They do not cost anything and they do not exclude anything.',
    ],
    [
      'We do not agree in the family. What should I answer?',
      'Leave it open, or choose several. A plan can be sent to relatives to look at, and changed as often as you like.',
    ],
  ],
  'select-template': [
    [
      'Do I have to take a package?',
      'Not in the end. Under the Funeral Rule you may always buy single items from the general price list. The planner begins with a package because it is a quick way to a whole; what you add to it or choose differently is shown with its price.',
    ],
    [
      'What does “flat price” mean?',
      'The package costs one sum, usually less than its parts would cost one by one. Leaving a part out does not lower a flat price; if you want only some of its parts, compare with an à la carte package.',
    ],
    [
      'Why is the basic services fee in every package?',
      'The fee for the home’s time, permits, papers and overhead. It is the only fee that a home may add to every funeral without your choosing it. In direct cremation and immediate burial it is already part of the price.',
    ],
  ],
  'service-details': [
    [
      'Do we need embalming for a viewing?',
      'Seldom by law. For a private viewing soon after the death, washing and a cool room are usually enough. Some homes ask for embalming before a public viewing; that is the home’s rule, it has to tell you so, and you may choose an arrangement without it.',
    ],
    [
      'What is the difference between a funeral and a memorial service?',
      'At a funeral the person who died is present, in a casket or as ashes in an urn. A memorial is held without the body, often weeks later, and needs no preparation, no casket and no hearse.',
    ],
    [
      'Why are we asked about military service?',
      'Eligible veterans have a right to honors, a flag, and a grave in a national cemetery without charge; some homes take something off their prices. The discharge paper, DD Form 214, proves it.',
    ],
    ['Why are height and weight asked?', 'So the casket or container fits and enough people come to carry. You can skip both.'],
  ],
  'additional-services': [
    [
      'Is refrigeration an alternative to embalming?',
      'Yes, where there is no long public viewing. It is charged by the day. Some states ask for one or the other after a day or two.',
    ],
    [
      'Do we need a limousine or a hearse?',
      'No law asks for either. Families may drive themselves, and a plain van may carry the casket where the home offers it.',
    ],
    [
      'How far will the home drive?',
      'The first miles are part of the transfer’s price, and the list says how many. Beyond them each mile is charged. For very long ways a second home, near the place of death, is often cheaper.',
    ],
    [
      'Who pays for military honors?',
      'The Department of Defense. The folding and presentation of the flag and the playing of Taps cost the family nothing; some homes charge for arranging more.',
    ],
  ],
  interment: [
    [
      'May we bring our own casket?',
      'Yes. The home must accept a casket that you bought or built elsewhere, and may neither charge for it nor ask you to be there when it comes.',
    ],
    [
      'Does a sealed casket or vault preserve the body?',
      'No. A gasket keeps out some water and soil for some time. No casket or vault preserves a body forever, and no one may tell you that it does.',
    ],
    [
      'Do we have to buy a vault?',
      'State law seldom requires one. Many cemeteries do, so that the ground stays level, and a plain grave liner is then enough. Ask the cemetery before you choose.',
    ],
    [
      'What else does the cemetery charge?',
      'The grave, opening and closing it, and setting a marker; sometimes a fee for care. The cemetery bills these itself, so they are named in the plan without a price.',
    ],
  ],
  'cremated-remains': [
    [
      'Do we need an urn?',
      'No. The ashes come in a plain, sturdy container that you may keep, bury or ship. You may also bring any vessel of your own, without a fee.',
    ],
    [
      'What is an alternative container?',
      'An unfinished box of cardboard, fiberboard or plain wood, in which a person is cremated instead of in a casket. Every home that offers direct cremation has to offer one.',
    ],
    [
      'How large does an urn have to be?',
      'Allow one cubic inch for each pound that the person weighed in health: about 200 for most adults.',
    ],
  ],
  keepsakes: [
    [
      'Can ashes be divided?',
      'Yes, into as many parts as you wish. Tell the home before the ashes are handed over. Some religions ask that they stay together.',
    ],
    [
      'How is a fingerprint taken?',
      'The home takes it before burial or cremation, with the family’s consent. It can’t be done afterward, so ask early even if you have not decided.',
    ],
  ],
  memorial: [
    [
      'Do we have to order printed things from the home?',
      'No. Print your own, or order elsewhere. A home’s package is convenient, and it knows the sizes and the days.',
    ],
    [
      'What does an obituary cost?',
      'A notice on the home’s own page is usually free. Newspapers charge by the line or the inch, often several hundred dollars for a long one. The home passes their bill on.',
    ],
  ],
  'death-certificates': [
    [
      'How many certified copies should we order?',
      'Count the places that will ask: each bank, insurer, pension, title to a house or a vehicle. Five to ten are usual. Some accept a photocopy or send the original back.',
    ],
    [
      'Can we order more later?',
      'Yes, from the state or the town, for years. It takes longer then, and each copy costs about the same.',
    ],
    [
      'What is an apostille?',
      'A state’s seal that makes a certified copy valid in another country that has joined the Hague convention. You may need one for property, pensions or a burial there; other countries ask for their consulate’s seal.',
    ],
  ],
  conference: [
    [
      'What happens at the arrangement conference?',
      'You and a director go through the plan, settle days and names, and choose what is open. The home must hand you its price list before prices are discussed, and an itemized statement of what you selected at the end.',
    ],
    [
      'What should we bring?',
      'The Social Security number, the discharge papers of a veteran, insurance policies, clothes if there is a viewing, and a photograph. What is missing can follow.',
    ],
  ],
  summary: [
    [
      'Is anything binding now?',
      'No. Nothing is bought until you sign a statement of goods and services at the home. Sending the plan only asks the home to get in touch.',
    ],
    [
      'Can the total still change?',
      'Yes. It changes when you change the plan, when the home changes its price list, and when others, such as newspapers or the cemetery, set their charges. Each line says why it’s included, and we list anything that has no price yet.',
    ],
    [
      'Can I compare this plan with another home?',
      'Yes. Copy the plan for another home; the same wishes are then priced from that home’s own list, and what it does not offer is named.',
    ],
  ],
};

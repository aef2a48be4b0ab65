/** A package that homes start their own from. Its contents are those of the recipe with the same key in packages.ts; its name and words are generic. */
export type PreConfiguredFacts = { recipe: string; name: string; description: string };

/** In the order in which homes see them: what most homes sell first. */
export const preConfiguredTemplates: readonly PreConfiguredFacts[] = [
  {
    recipe: 'direct-cremation',
    name: 'Direct Cremation',
    description:
      'We bring the person who died into our care, handle every permit, and return the ashes to you. There’s no viewing or ceremony beforehand. You can have your own, whenever and wherever you like.',
  },
  {
    recipe: 'immediate-burial',
    name: 'Immediate Burial',
    description:
      'Burial within a few days, without visiting hours or a ceremony at our house. You are welcome at the grave. The cemetery bills you on its own.',
  },
  {
    recipe: 'funeral-and-burial',
    name: 'Funeral and Burial',
    description:
      'Visiting hours, a ceremony in our chapel or your place of worship, and a procession to the cemetery. One director stays with your family through all of it.',
  },
  {
    recipe: 'graveside',
    name: 'Graveside Service',
    description: 'One ceremony, outdoors, at the grave. Family and friends meet at the cemetery; there are no visiting hours.',
  },
  {
    recipe: 'gathering-and-cremation',
    name: 'Viewing and Cremation',
    description: 'Visiting hours with the person who died present, a ceremony if you wish, and cremation afterward.',
  },
  {
    recipe: 'memorial-service',
    name: 'Cremation With Memorial Service',
    description:
      'Cremation first and a gathering later, in our rooms or elsewhere, with the urn or a photograph at the front. Our staff are there from the first guest to the last.',
  },
  {
    recipe: 'witness-cremation',
    name: 'Witnessed Cremation',
    description: 'Time together in a quiet room, and then the family goes with us to the crematory and is there when it begins.',
  },
  {
    recipe: 'green-burial',
    name: 'Natural Burial',
    description: 'A shroud or a plain box, without embalming and without a vault, in a burial ground that allows it.',
  },
  {
    recipe: 'veteran-farewell',
    name: 'Veterans’ Funeral',
    description:
      'A funeral with military honors. We request the honors, the flag and the marker, and reserve the time at a national cemetery.',
  },
  {
    recipe: 'jewish-burial',
    name: 'Jewish Funeral',
    description: 'Taharah, plain tachrichim, shmirah until the service, and a prompt burial. We set the time with your rabbi.',
  },
  {
    recipe: 'muslim-burial',
    name: 'Muslim Funeral',
    description: 'Ghusl, kafan, the janazah prayer, and burial the same or the next day.',
  },
  {
    recipe: 'shipping-home',
    name: 'Transfer to Another Home',
    description:
      'We prepare the person who died for the journey, obtain the papers and permits, and hand over to the funeral home at the other end.',
  },
];

/** Who makes the sample's merchandise, all invented, by the material of an item. An item without one of these materials has no vendor. */
export const vendors: readonly { key: string; name: string; materials: readonly string[] }[] = [
  { key: 'joinery', name: 'Tall Pines Joinery', materials: ['Wood', 'Willow'] },
  { key: 'metalworks', name: 'Bell & Anvil Metalworks', materials: ['Steel', 'Stainless steel', 'Brass', 'Silver'] },
  {
    key: 'containers',
    name: 'Plain Container Company',
    materials: ['Cloth-covered fiberboard', 'Cardboard', 'Fiberboard', 'Composition board', 'Plastic'],
  },
  { key: 'vaults', name: 'Harbor Stone & Vault', materials: ['Concrete', 'Polymer', 'Marble'] },
  { key: 'textiles', name: 'Loom & Field', materials: ['Cotton', 'Linen', 'Wool'] },
  { key: 'studio', name: 'Kiln Street Studio', materials: ['Ceramic', 'Glass', 'Solidified remains', 'Diamond'] },
  { key: 'press', name: 'Quiet Hour Press', materials: ['Paper'] },
];

/** Ready-made filters by category. `where` names attributes and the values of which an item must have one. */
export const quickFilters: Readonly<
  Record<string, readonly { name: string; where: Readonly<Record<string, readonly string[]>> }[]>
> = {
  caskets: [
    { name: 'Wood caskets', where: { Material: ['Wood'] } },
    { name: 'Metal caskets', where: { Material: ['Steel', 'Stainless steel'] } },
    { name: 'For a natural burial', where: { 'Eco-friendly': ['Yes'] } },
    { name: 'With a velvet interior', where: { 'Interior fabric': ['Velvet'] } },
  ],
  'alternative-containers': [
    { name: 'Plain board', where: { Material: ['Cardboard', 'Fiberboard'] } },
    { name: 'Suitable for a viewing', where: { Material: ['Composition board', 'Wood'] } },
  ],
  'outer-containers': [
    { name: 'Liners, not sealed', where: { 'Sealing/non-sealing': ['Non-sealing'] } },
    { name: 'Sealed vaults', where: { 'Sealing/non-sealing': ['Sealing'] } },
  ],
  urns: [
    { name: 'Wood urns', where: { Material: ['Wood'] } },
    { name: 'Stone, ceramic and metal', where: { Material: ['Marble', 'Ceramic', 'Brass'] } },
    { name: 'For earth or water', where: { 'Eco-friendly': ['Yes'] } },
    { name: 'Can be engraved', where: { Engravable: ['Yes'] } },
  ],
  keepsakes: [
    { name: 'To wear', where: { Material: ['Silver'] } },
    { name: 'Small urns', where: { Material: ['Brass', 'Wood'] } },
  ],
  shrouds: [{ name: 'For a natural burial', where: { 'Eco-friendly': ['Yes'] } }],
};

/** Attributes that are shown together, some groups inside others. */
export const attributeGroups: readonly { category: string; name: string; inside?: string; attributes: readonly string[] }[] = [
  { category: 'caskets', name: 'Look', attributes: [] },
  { category: 'caskets', name: 'Outside', inside: 'Look', attributes: ['Material', 'Wood species', 'Finish', 'Color'] },
  { category: 'caskets', name: 'Inside', inside: 'Look', attributes: ['Interior fabric'] },
];

import { DEFAULT_CEMETERY_FEE_DESCRIPTION, DEFAULT_CREMATORY_FEE_DESCRIPTION } from '#shared/model/fee-descriptions.ts';
import type { PreConfiguredTemplate } from '#shared/model/pre-configured-template.ts';
import { serviceFacts } from './catalog.ts';
import { packages } from './data/packages.ts';
import { displayServices } from './data/planner-choices.ts';
import { type PreConfiguredFacts, preConfiguredTemplates } from './data/preconfigured-templates.ts';
import { idOf } from './ids.ts';
import { merchandiseOf, tradition } from './packages.ts';

function includedService(key: string): PreConfiguredTemplate['packageServices'][number] {
  const facts = serviceFacts.get(key);
  if (!facts) throw new Error(`a preconfigured package names an unknown service: ${key}`);
  return { serviceId: idOf('service', key), displayName: facts.name, detailText: facts.description, isIncluded: true };
}

function preConfigured({ recipe: key, name, description }: PreConfiguredFacts, sortOrder: number): PreConfiguredTemplate {
  const recipe = packages[key];
  if (!recipe) throw new Error(`no such package: ${key}`);
  const { disposition, lines, extras = [], excluded, offers, isDirectCremation = false, isImmediateBurial = false } = recipe;
  return {
    id: idOf('preconfigured-template', key),
    name,
    isActive: true,
    description,
    isDirectCremation,
    isImmediateBurial,
    includesCemeteryFee: false,
    cemeteryFeeDescription: DEFAULT_CEMETERY_FEE_DESCRIPTION,
    includesCremationFee: false,
    crematoryFeeDescription: DEFAULT_CREMATORY_FEE_DESCRIPTION,
    showOnGpl: true,
    showOnArrangementPlanner: true,
    ...(tradition[key] ? { religionId: idOf('preference', 'tradition', tradition[key]) } : {}),
    dispositionType: disposition,
    // The home decides what it sells it for together: a sum is never wrong.
    pricingMethod: 'a-la-carte',
    displayServices: displayServices
      .filter(({ key: offer, dispositions }) => offers.includes(offer) && (dispositions ?? [disposition]).includes(disposition))
      .map(({ key: offer }) => idOf('display-service', offer)),
    packageServices: [
      // Not every home collects a crematory's charge, so the home adds it itself.
      ...[...lines.filter((line) => line !== 'cremation-fee'), ...extras].map(includedService),
      ...excluded.map(([displayName, detailText]) => ({ displayName, detailText, isIncluded: false })),
    ],
    templateMerchandiseCategories: merchandiseOf(recipe),
    notes: '',
    sortOrder,
  };
}

/** Returns the packages that homes start their own from, the same every time. */
export const generatePreConfiguredTemplates = (): PreConfiguredTemplate[] => preConfiguredTemplates.map(preConfigured);

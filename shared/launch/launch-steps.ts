import type { StaffMember } from '../model/employee.ts';
import type { Location } from '../model/location.ts';
import type { Template } from '../model/template.ts';

/** Lists what a page needs to go live (docs/decisions.md, Profile). */
export const launchNeeds = {
  description: 100,
  team: 1,
  photos: 1,
  packages: 3,
  website: 1,
  attributes: 1,
  languages: 1,
} as const;

export type LaunchStepKey = keyof typeof launchNeeds | 'general-information';

/** The parts of a home that the rules look at. A whole profile fits. */
export type LaunchFacts = Pick<
  Location,
  | 'background'
  | 'website'
  | 'attributes'
  | 'languages'
  | 'email'
  | 'phone'
  | 'licenseNumber'
  | 'licenseTypeEnum'
  | 'preNeedProgramCompany'
  | 'isPreNeedInsuranceFunded'
  | 'isPreNeedTrustFunded'
> & {
  employees: readonly Pick<StaffMember, 'kind' | 'status'>[];
  images: readonly unknown[];
  templates: readonly Pick<Template, 'isActive'>[];
};

/** One of the getting-started steps. `missing` says in words and numbers what is left to do, and is empty when it is done. */
export type LaunchStep = {
  key: LaunchStepKey;
  isDone: boolean;
  have: number;
  need: number;
  missing: string;
  /** Whether the page can't go live without it. Save & Launch itself saves general information. */
  isRequiredToLaunch: boolean;
};

const isFilled = (text: string | undefined) => text !== undefined && text.trim() !== '';

/**
 * Returns whether a member counts as the team: the home's own people, invited or not. Inactive members don't count, and neither do trade companies, which
 * work for the home but not at it.
 */
const countsAsTeam = ({ kind, status }: Pick<StaffMember, 'kind' | 'status'>) => kind === 'staff' && status !== 'inactive';

/** Counts how much there is of each thing. Blank space around a description doesn't count, and neither do archived packages. */
const have = (home: LaunchFacts): Record<keyof typeof launchNeeds, number> => ({
  description: home.background.trim().length,
  team: home.employees.filter(countsAsTeam).length,
  photos: home.images.length,
  packages: home.templates.filter(({ isActive }) => isActive).length,
  website: isFilled(home.website) ? 1 : 0,
  attributes: home.attributes.length,
  languages: home.languages.length,
});

const things: Record<keyof typeof launchNeeds, readonly [one: string, many: string]> = {
  description: ['more character', 'more characters'],
  team: ['team member', 'team members'],
  photos: ['more photo', 'more photos'],
  packages: ['more package', 'more packages'],
  website: ['website', 'websites'],
  attributes: ['attribute', 'attributes'],
  languages: ['language', 'languages'],
};

const missingWords = (key: keyof typeof launchNeeds, count: number) =>
  count > 0 ? `${count} ${things[key][count === 1 ? 0 : 1]}` : '';

/** The parts of general information, in the words of its drawer. */
const generalParts = (home: LaunchFacts): readonly (readonly [string, string | undefined])[] => [
  ['phone', home.phone],
  ['email', home.email],
  ['license ID', home.licenseNumber],
  ['license type', home.licenseTypeEnum],
];

const hasPreNeedProgram = (home: LaunchFacts) =>
  isFilled(home.preNeedProgramCompany) && (home.isPreNeedInsuranceFunded || home.isPreNeedTrustFunded);

/**
 * Checks general information. It is complete with all four parts, or with a pre-need company and insurance or trust funding (docs/decisions.md, Profile).
 * Either way it counts as four parts, so that a finished step never looks half full.
 */
function generalStep(home: LaunchFacts): LaunchStep {
  const parts = generalParts(home);
  const empty = parts.filter(([, value]) => !isFilled(value)).map(([name]) => name);
  const isDone = empty.length === 0 || hasPreNeedProgram(home);
  return {
    key: 'general-information',
    isDone,
    have: isDone ? parts.length : parts.length - empty.length,
    need: parts.length,
    missing: isDone ? '' : `${empty.length} of ${parts.length} missing: ${empty.join(', ')}`,
    isRequiredToLaunch: false,
  };
}

/** Returns a home's getting-started steps, in display order. */
export function launchSteps(home: LaunchFacts): LaunchStep[] {
  const counts = have(home);
  const needed = (Object.keys(launchNeeds) as (keyof typeof launchNeeds)[]).map((key) => ({
    key,
    isDone: counts[key] >= launchNeeds[key],
    have: counts[key],
    need: launchNeeds[key],
    missing: missingWords(key, launchNeeds[key] - counts[key]),
    isRequiredToLaunch: true,
  }));
  return [...needed, generalStep(home)];
}

/** Returns whether the page may go live, which depends only on the seven conditions. */
export const launchAllowed = (home: LaunchFacts): boolean =>
  launchSteps(home).every(({ isDone, isRequiredToLaunch }) => isDone || !isRequiredToLaunch);

/** Returns what keeps the page from going live, as one list: "38 more characters, 2 more packages". Empty if nothing does. */
export const launchMissing = (home: LaunchFacts): string =>
  launchSteps(home)
    .filter(({ isDone, isRequiredToLaunch }) => isRequiredToLaunch && !isDone)
    .map(({ key, missing }) => (key === 'description' ? `${missing} of description` : missing))
    .join(', ');

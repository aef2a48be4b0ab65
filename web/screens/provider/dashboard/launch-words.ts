import type { LaunchStepKey } from '#shared/launch/index.ts';
import { workPaths } from '#web/work-paths.ts';

type AtHome = { locationId: string };
type StepWords = { title: string; why: string; to: (at: AtHome) => string };

/** Returns the profile with one of its drawers open. */
const profileDrawer = (drawer: string) => (at: AtHome) => `${workPaths.providerProfile(at)}?drawer=${drawer}`;

/** Describes each getting-started step, and where it is done. */
export const stepWords: Record<LaunchStepKey, StepWords> = {
  description: {
    title: 'Describe your funeral home',
    why: 'At least 100 characters, in your own words: who you are and how you work.',
    to: (at) => `${workPaths.providerProfile(at)}#description`,
  },
  team: { title: 'Add a team member', why: 'Families like to see who they’ll meet.', to: workPaths.teamInvite },
  photos: { title: 'Add a photo', why: 'Your building, your rooms, your people.', to: profileDrawer('manage-photos') },
  packages: {
    title: 'Build three packages',
    why: 'Most families start with a package and change it from there.',
    to: workPaths.templateBuilder,
  },
  website: {
    title: 'Add your website',
    why: 'For anything your page here doesn’t cover.',
    to: (at) => `${workPaths.providerProfile(at)}#website`,
  },
  attributes: {
    title: 'Choose your attributes',
    why: 'Such as parking or your own chapel. Families can filter by these.',
    to: profileDrawer('attributes-and-languages'),
  },
  languages: {
    title: 'Choose your languages',
    why: 'The languages you speak with families.',
    to: profileDrawer('attributes-and-languages'),
  },
  'general-information': {
    title: 'Complete the general information',
    why: 'Phone, email, and license. You can fill these in when you launch.',
    to: profileDrawer('general-information'),
  },
};

import type { LaunchStepKey } from '#shared/launch/index.ts';
import { workPaths } from '#web/work-paths.ts';

type AtHome = { locationId: string };
type StepWords = { title: string; why: string; to: (at: AtHome) => string };

/** The profile with one of its drawers open. */
const profileDrawer = (drawer: string) => (at: AtHome) => `${workPaths.providerProfile(at)}?drawer=${drawer}`;

/** Each getting-started step in words, and where it is done. */
export const stepWords: Record<LaunchStepKey, StepWords> = {
  description: {
    title: 'Describe your funeral home',
    why: 'At least 100 characters, in your own words: who you are and how you work.',
    to: (at) => `${workPaths.providerProfile(at)}#description`,
  },
  team: { title: 'Add a team member', why: 'Families like to see whom they will meet.', to: workPaths.teamInvite },
  photos: { title: 'Add a photo', why: 'Of your house, your rooms, your people.', to: profileDrawer('manage-photos') },
  packages: {
    title: 'Build three packages',
    why: 'Most families begin with a package and change it from there.',
    to: workPaths.templateBuilder,
  },
  website: {
    title: 'Add your website',
    why: 'For what your page here does not say.',
    to: (at) => `${workPaths.providerProfile(at)}#website`,
  },
  attributes: {
    title: 'Choose your attributes',
    why: 'Such as parking or a chapel of your own; families filter by them.',
    to: profileDrawer('attributes-and-languages'),
  },
  languages: {
    title: 'Choose your languages',
    why: 'In which you can talk with a family.',
    to: profileDrawer('attributes-and-languages'),
  },
  'general-information': {
    title: 'Complete the general information',
    why: 'Phone, email and license. It can be saved in the same step as the launch.',
    to: profileDrawer('general-information'),
  },
};

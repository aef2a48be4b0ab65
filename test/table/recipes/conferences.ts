import type { RequestOptions } from '#test/cloud/cloud.ts';
import { followedDesk, show } from '#test/journeys/parts/conference-desk.ts';

type Request = { input?: unknown; options?: RequestOptions };

/** Requests of the calls about a conference on a family’s screen, each in its most expensive form: a screen that has nothing yet. */
export const recipes: Record<string, () => Promise<Request>> = {
  getConference: async () => {
    const { admin, id } = await followedDesk();
    return { input: { id }, options: admin };
  },
  openConferenceScreen: async () => {
    const { admin, id, ada } = await followedDesk();
    return { input: { id, followers: [ada.id] }, options: admin };
  },
  endConferenceScreen: async () => {
    const { admin, id } = await followedDesk();
    return { input: { id }, options: admin };
  },
  getMyConference: async () => {
    const { id, relative } = await followedDesk();
    return { input: { id }, options: relative };
  },
  enterConferenceCode: async () => {
    const desk = await followedDesk();
    return { input: { code: (await show(desk)).code } };
  },
  getConferenceScreen: async () => {
    const { id, shown } = await followedDesk();
    return { input: { caseId: id, token: shown.token } };
  },
};

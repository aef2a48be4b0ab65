import { api } from '#web/session/api.ts';
import { problemOf } from '#web/session/api-problem.ts';
import { toast } from '#web/ui/toast.ts';
import { useHomeCopy } from '../use-home.ts';

const NOT_YET =
  "Your information was saved, but your page is not live yet. Please complete the 'Getting Started' steps on your profile.";

/** Launches the page after its information was saved, and says what came of it. A launch that is not allowed leaves the information saved. */
export const useLaunch = () => {
  const { show, fetch } = useHomeCopy();
  return async (): Promise<void> => {
    try {
      show(await api.locations.makeLocationActive({}));
      toast('Success - your page is now live!', { tone: 'success' });
    } catch (error) {
      if (problemOf(error)?.code !== 'conflict') throw error;
      toast(NOT_YET, { tone: 'danger' });
      // What is missing was taken away elsewhere: the steps on the screen shall say so.
      await fetch();
    }
  };
};

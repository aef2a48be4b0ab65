import type { SessionUser } from '#shared/contract/session.ts';
import { useMergingSave } from '../../parts/use-merging-save.ts';
import { api, updateUser } from '../../session/index.ts';
import type { Details } from './account-schemas.ts';
import { detailsOf } from './details-of.ts';

/** Saves the own details over the version that the form began with; another tab or device may have changed them in the meantime. */
export const useSaveDetails = (user: SessionUser) =>
  useMergingSave<SessionUser, Details>({
    begun: user,
    fieldsOf: detailsOf,
    send: ({ currentPassword, ...details }, { version }) =>
      api.appuser.updateAccount({
        ...details,
        phone: details.phone || null,
        version,
        ...(currentPassword === '' ? {} : { currentPassword }),
      }),
    readAnew: () => api.appuser.me(),
    onAccepted: updateUser,
  });

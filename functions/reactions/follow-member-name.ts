import { memberRenamed } from '#events/catalog/member-renamed.ts';
import { followMemberName } from '#functions/cases/changing/follow-member-name.ts';
import { reaction } from '#functions/runtime/reaction.ts';

/** Their cases are found by the name that a member has now. */
export const handler = reaction('follow-member-name', memberRenamed.data, ({ data }, context) => followMemberName(context, data));

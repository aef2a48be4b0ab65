import { memberRenamed } from '#events/catalog/member-renamed.ts';
import { followMemberName } from '#functions/cases/changing/follow-member-name.ts';
import { reaction } from '#functions/runtime/reaction.ts';

/** Makes a member's cases findable by their present name. */
export const handler = reaction('follow-member-name', memberRenamed.data, ({ data }, context) => followMemberName(context, data));

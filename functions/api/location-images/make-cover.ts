import { roleGiver } from './give-role.ts';
import { os } from './implementer.ts';

export const makeCover = os.makeCover.handler(roleGiver('cover'));

import { roleGiver } from './give-role.ts';
import { os } from './implementer.ts';

export const makeDefault = os.makeDefault.handler(roleGiver('default'));

import { roleGiver } from './give-role.ts';
import { os } from './implementer.ts';

export const makeLogo = os.makeLogo.handler(roleGiver('logo'));

/** `/api/cases/{id}/decedent/socialSecurityNumber`: a separate Lambda, because no other may decrypt. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { setting } from '#functions/settings.ts';
import { documentClient } from '#functions/table/table.ts';
import { kmsFieldKeys } from '#functions/vendors/keys/index.ts';
import type { SocialSecurityContext } from './implementer.ts';
import { os } from './implementer.ts';
import { revealSocialSecurityNumber } from './reveal-social-security-number.ts';

const router = os.router({ revealSocialSecurityNumber });

const keys = kmsFieldKeys(setting('FIELD_KEY_ARN'), documentClient());

export const handler = apiHandler<SocialSecurityContext>({ router, context: (base) => ({ ...base, keys }) });

import type * as z from 'zod';
import type { MemberFields, memberFieldsSchema } from '#shared/team/member-fields.ts';
import type { ZodForm } from '#web/parts/use-zod-form.ts';

/** The form of a member, new or not. */
export type MemberForm = ZodForm<z.input<typeof memberFieldsSchema>, MemberFields>;

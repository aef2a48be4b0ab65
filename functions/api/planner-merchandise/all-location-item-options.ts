import { optionsOf } from '#functions/merchandise/listed-items.ts';
import { showroomOf } from '#functions/merchandise/showroom.ts';
import { os } from './implementer.ts';

export const allLocationItemOptions = os.allLocationItemOptions.handler(async ({ input, context }) =>
  optionsOf((await showroomOf(context, input.LocationId)).index, input),
);

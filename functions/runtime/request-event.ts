import type { EventName } from '#events/catalog/index.ts';
import type { DomainEvent } from '#events/envelope.ts';
import { eventActor } from './actor.ts';
import type { OperationContext } from './operation-context.ts';

/** Makes events about a request, with the ids, the time, and the actor of its context at that moment. */
export const requestEvent =
  (context: Pick<OperationContext, 'newId' | 'now' | 'actor'>): OperationContext['event'] =>
  (name: EventName, data: Record<string, unknown>, locationId?: string): DomainEvent => ({
    id: context.newId(),
    name,
    version: 1,
    at: context.now.toISOString(),
    actor: eventActor(context.actor),
    locationId: locationId ?? null,
    data,
  });

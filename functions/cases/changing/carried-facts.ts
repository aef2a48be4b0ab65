import type { DomainEvent } from '#events/envelope.ts';
import type { CaseFacts } from '#shared/identifiers/case-facts.ts';

/** Returns an event with the facts of its case right after what it reports. */
export const withFacts = (event: DomainEvent, facts: CaseFacts): DomainEvent => ({ ...event, data: { ...event.data, facts } });

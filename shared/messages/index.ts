/** The rules of messages between a home and a family: templates, quoted text, texts and their length, and who may be texted. Pure. */
export { fillTemplate, placeholders, unfilledIn, unknownIn } from './fill-template.ts';
export { optWordOf } from './opt-word.ts';
export { outgoingText } from './outgoing-text.ts';
export { splitReply } from './split-reply.ts';
export { textSegments } from './text-segments.ts';
export { stateOfThread } from './thread-state.ts';

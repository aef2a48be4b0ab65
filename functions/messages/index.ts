/** What the calls, the reactions, and the receivers about messages between families and homes share. */
export { type ChangedThread, changeThread } from './change-thread.ts';
export { messageView } from './message-view.ts';
export { movedTo } from './moved-to.ts';
export { receiveMessage } from './receive-message.ts';
export { cutTo, receivedText } from './received-text.ts';
export { threadView } from './thread-view.ts';

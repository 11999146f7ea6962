/** The tag of the request that the browser report when there is a network. */
export const outboxSync = 'send-outbox';
/** The message that the worker then sends to its pages. */
export const sendOutbox = 'SEND_OUTBOX';

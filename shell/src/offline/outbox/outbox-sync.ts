/** The name by which the browser is asked to say when there is a network. */
export const outboxSync = 'send-outbox';
/** What the worker then tells its pages. */
export const sendOutbox = 'SEND_OUTBOX';

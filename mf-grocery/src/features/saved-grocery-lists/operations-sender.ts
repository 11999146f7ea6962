import type { DraftSender } from '@larder/shell-sdk';
import { sendWaitingOperations } from './shopping-queues';

/** Ticks and other changes to lists that were made without a network. */
export const draftSender: DraftSender = { sendDrafts: sendWaitingOperations };

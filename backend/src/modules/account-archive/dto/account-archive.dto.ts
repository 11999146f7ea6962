import { z } from 'zod';
import { isDeclaredCode, sentenceOf } from '../../../common/errors.js';
import { type AccountTransfer, transferStates } from '../entities/account-transfer.entity.js';

const progress = {
  id: z.uuid(),
  state: z.enum(transferStates),
  total: z.int().describe('How many recipes there are; 0 while they are being counted.'),
  done: z.int().describe('How many of them have been dealt with.'),
  message: z.string().nullable().describe('Why it failed, in one sentence.'),
  created_at: z.iso.datetime(),
};

export const transferStartedView = z.object({ id: z.uuid() }).meta({ id: 'TransferStartedView' });

export type TransferStartedView = z.infer<typeof transferStartedView>;

export const exportView = z
  .object({
    ...progress,
    bytes: z.int().nullable().describe('The size of the zip, once it is there.'),
    url: z
      .string()
      .nullable()
      .describe('Where to download it, without a token; for an hour, and then ask again.'),
    expires_at: z.iso.datetime().nullable().describe('When the zip is deleted.'),
  })
  .meta({ id: 'ExportView' });

export type ExportView = z.infer<typeof exportView>;

export const restoreView = z
  .object({
    ...progress,
    failed: z.int().describe('How many things could not be restored.'),
    added: z.int(),
    known: z.int().describe('How many things were there already.'),
    items: z
      .array(z.object({ name: z.string(), reason: z.string() }))
      .describe('The first of those that could not be restored, and why.'),
  })
  .meta({ id: 'RestoreView' });

export type RestoreView = z.infer<typeof restoreView>;

export const transfersView = z
  .object({ export: exportView.nullable(), restore: restoreView.nullable() })
  .meta({ id: 'TransfersView' });

export type TransfersView = z.infer<typeof transfersView>;

const progressOf = ({ id, state, total, done, error, createdAt }: AccountTransfer) => ({
  ...{ id, state, total, done, created_at: createdAt.toISOString() },
  message: error !== null && isDeclaredCode(error) ? sentenceOf(error) : null,
});

export const toExportView = (transfer: AccountTransfer, url: string): ExportView => {
  const isThere = transfer.state === 'done';
  return {
    ...progressOf(transfer),
    bytes: isThere ? Number(transfer.bytes) : null,
    url: isThere ? url : null,
    expires_at: isThere ? transfer.dueAt.toISOString() : null,
  };
};

export const toRestoreView = (transfer: AccountTransfer): RestoreView => ({
  ...progressOf(transfer),
  failed: transfer.failed,
  added: transfer.report?.added ?? 0,
  known: transfer.report?.known ?? 0,
  items: (transfer.report?.failed ?? []).map(({ name, reason = '' }) => ({ name, reason })),
});

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Member } from '../../common/access.js';
import { ApiError, commonErrors } from '../../common/errors.js';
import type { UploadedFile } from '../../common/file-uploads.js';
import { currentLocale } from '../../common/language.js';
import { Configuration } from '../../config/configuration.js';
import { previousKeys, signingKey } from '../../config/signing-key.js';
import { Notifications } from '../../database/notifications.js';
import { newId } from '../../database/row.entity.js';
import { UsersService } from '../users/users.service.js';
import { archiveErrors } from './account-archive.errors.js';
import { AccountTransfersRepository } from './account-transfers.repository.js';
import {
  type ExportView,
  type RestoreView,
  toExportView,
  toRestoreView,
  type TransfersView,
} from './dto/account-archive.dto.js';
import type { AccountTransfer, TransferKind } from './entities/account-transfer.entity.js';
import { TransferFiles } from './transfer-files.js';
import { transferChannel } from './transfer-worker.js';

const linkTime = 3_600_000;

export interface ArchiveFile {
  bytes: number;
  read(from: number): AsyncGenerator<Buffer>;
}

/** Archives that people ask for or send. The work is done in the background. */
@Injectable()
export class AccountTransfersService {
  private readonly keys: readonly Buffer[];

  constructor(
    private readonly transfers: AccountTransfersRepository,
    private readonly files: TransferFiles,
    private readonly users: UsersService,
    private readonly notifications: Notifications,
    private readonly dataSource: DataSource,
    configuration: Configuration,
  ) {
    const keys = [signingKey(configuration), ...previousKeys(configuration)];
    this.keys = keys.map((key) => Buffer.from(hkdfSync('sha256', key, '', 'export links', 32)));
  }

  /** One at a time: while one is being made, asking again finds it. */
  startExport({ id: userId }: Member): Promise<string> {
    return this.dataSource.transaction(async (manager) => {
      await this.users.lock(userId, manager);
      const open = await this.transfers.findOpen(userId, 'export', manager);
      if (open) return open.id;
      const transfer = { userId, kind: 'export' as const, language: currentLocale() };
      const id = await this.transfers.add(transfer, manager);
      await this.notifications.notify(transferChannel, id, manager);
      return id;
    });
  }

  async startRestore({ id: userId }: Member, { path }: UploadedFile): Promise<string> {
    const id = newId();
    const kept = await this.files.write(id, createReadStream(path), () => Promise.resolve());
    try {
      await this.dataSource.transaction(async (manager) => {
        await this.users.lock(userId, manager);
        if (await this.transfers.findOpen(userId, 'restore', manager)) {
          throw new ApiError(archiveErrors.restore_running);
        }
        const bytes = String(kept.bytes);
        const file = { id, kind: 'restore' as const, pieces: kept.pieces, bytes };
        await this.transfers.add({ userId, language: currentLocale(), ...file }, manager);
        await this.notifications.notify(transferChannel, id, manager);
      });
    } catch (error) {
      await this.files.remove(id, kept.pieces);
      throw error;
    }
    return id;
  }

  async getExport(member: Member, id: string): Promise<ExportView> {
    const transfer = await this.find(member, 'export', id);
    return toExportView(transfer, this.linkTo(transfer));
  }

  async getRestore(member: Member, id: string): Promise<RestoreView> {
    return toRestoreView(await this.find(member, 'restore', id));
  }

  /** The newest of each kind. */
  async getNewest({ id: userId }: Member): Promise<TransfersView> {
    const made = await this.transfers.findNewest(userId, 'export');
    const restored = await this.transfers.findNewest(userId, 'restore');
    return {
      export: made && toExportView(made, this.linkTo(made)),
      restore: restored && toRestoreView(restored),
    };
  }

  /** Undefined when the address is not one of ours, or no longer good. */
  async findFile(id: string, until: string, signature: string): Promise<ArchiveFile | undefined> {
    const given = Buffer.from(signature, 'base64url');
    const isGenuine = this.keys.some((key) => {
      const expected = signatureOf(key, id, until);
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
    if (!isGenuine || Number(until) < Date.now()) return undefined;
    const transfer = await this.transfers.findDone(id);
    if (!transfer || transfer.userId === null) return undefined;
    const { pieces, bytes } = transfer;
    return { bytes: Number(bytes), read: (from) => this.files.read(id, pieces, from) };
  }

  private async find(
    { id: userId }: Member,
    kind: TransferKind,
    id: string,
  ): Promise<AccountTransfer> {
    const transfer = await this.transfers.find(userId, kind, id);
    if (!transfer) throw new ApiError(commonErrors.not_found);
    return transfer;
  }

  /** A browser that downloads sends no token; whoever has the address has the file, so it does not last. */
  private linkTo({ id }: AccountTransfer): string {
    const until = String(Date.now() + linkTime);
    const signature = signatureOf(this.keys[0]!, id, until).toString('base64url');
    return `/api/account/export/${id}/larder-export.zip?until=${until}&s=${signature}`;
  }
}

const signatureOf = (key: Buffer, id: string, until: string): Buffer =>
  createHmac('sha256', key).update(`${id} ${until}`).digest();

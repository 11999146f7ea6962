import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { newId } from '../../database/row.entity.js';
import { Passkey } from './entities/passkey.entity.js';
import type { NewCredential } from './relying-party.js';

export type StoredCredential = Pick<Passkey, 'id' | 'userId' | 'publicKey' | 'counter'>;

@Injectable()
export class PasskeysRepository {
  constructor(@InjectRepository(Passkey) private readonly passkeys: Repository<Passkey>) {}

  findAllOf(userId: string): Promise<Passkey[]> {
    return this.passkeys.find({ where: { userId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  findCredentialsOf(userId: string): Promise<Pick<Passkey, 'credentialId' | 'transports'>[]> {
    return this.passkeys.find({
      select: { id: true, credentialId: true, transports: true },
      where: { userId },
    });
  }

  findByCredentialId(credentialId: string): Promise<StoredCredential | null> {
    return this.passkeys.findOne({
      select: { id: true, userId: true, publicKey: true, counter: true },
      where: { credentialId },
    });
  }

  countOf(userId: string, manager: EntityManager): Promise<number> {
    return manager.countBy(Passkey, { userId });
  }

  /** Null when the credential already belongs to someone. */
  async add(
    userId: string,
    name: string,
    { credentialId, publicKey, counter, transports, deviceType, backedUp }: NewCredential,
    manager: EntityManager,
  ): Promise<Passkey | null> {
    const rows = (await manager.query(
      `INSERT INTO passkeys
         (id, user_id, name, credential_id, public_key, counter, transports, device_type, backed_up)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (credential_id) DO NOTHING
       RETURNING id`,
      [newId(), userId, name, credentialId, publicKey, counter, transports, deviceType, backedUp],
    )) as { id: string }[];
    const id = rows[0]?.id;
    return id === undefined ? null : manager.findOneBy(Passkey, { id });
  }

  /** False when it has been used with the same count meanwhile, or is gone. */
  async recordUse(
    { id, counter }: StoredCredential,
    use: { counter: number; backedUp: boolean; now: Date },
    manager: EntityManager,
  ): Promise<boolean> {
    const { affected } = await manager.update(
      Passkey,
      { id, counter },
      { counter: String(use.counter), backedUp: use.backedUp, lastUsedAt: use.now },
    );
    return affected === 1;
  }

  async rename(userId: string, id: string, name: string): Promise<Passkey | null> {
    await this.passkeys.update({ id, userId }, { name });
    return this.passkeys.findOneBy({ id, userId });
  }

  /** Removes it and returns its name. */
  async take(
    userId: string,
    id: string,
    manager: EntityManager,
  ): Promise<Pick<Passkey, 'name'> | undefined> {
    const [rows] = (await manager.query(
      'DELETE FROM passkeys WHERE id = $1 AND user_id = $2 RETURNING name',
      [id, userId],
    )) as [{ name: string }[], number];
    return rows[0];
  }

  async removeAllOf(userId: string, manager: EntityManager): Promise<void> {
    await manager.delete(Passkey, { userId });
  }
}

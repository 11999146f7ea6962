import { Injectable } from '@nestjs/common';
import {
  DataSource,
  type EntityMetadata,
  type FindOptionsWhere,
  type ObjectLiteral,
} from 'typeorm';
import { User } from '../users/entities/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { type AccountExport, toUserView } from './dto/auth.dto.js';

/** Made by the server for itself and gone within a day. */
const technical = new Set(['idempotency_keys', 'passkey_challenges', 'password_resets']);

/**
 * Everything a person owns, read from the schema itself: a table that refers to users is in, with the rows that belong
 * to its rows, so that no future table can be forgotten.
 */
@Injectable()
export class AccountExporter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
  ) {}

  async export(userId: string): Promise<AccountExport> {
    const user = await this.users.getById(userId);
    const owned: AccountExport['owned'] = {};
    for (const metadata of this.dataSource.entityMetadatas) {
      if (technical.has(metadata.tableName)) continue;
      const owner = ownerColumn(metadata);
      if (owner) owned[metadata.tableName] = await this.rowsOf(metadata, { [owner]: userId });
    }
    return {
      exported_at: new Date().toISOString(),
      account: { ...toUserView(user), created_at: user.createdAt.toISOString() },
      owned,
    };
  }

  private rowsOf(
    metadata: EntityMetadata,
    where: FindOptionsWhere<ObjectLiteral>,
  ): Promise<ObjectLiteral[]> {
    const relations = metadata.oneToManyRelations.map(({ propertyName }) => propertyName);
    return this.dataSource
      .getRepository(metadata.target)
      .find({ where, relations: Object.fromEntries(relations.map((name) => [name, true])) });
  }
}

function ownerColumn(metadata: EntityMetadata): string | undefined {
  return metadata.manyToOneRelations
    .filter(({ inverseEntityMetadata }) => inverseEntityMetadata.target === User)
    .flatMap(({ joinColumns }) => joinColumns.map(({ propertyName }) => propertyName))
    .at(0);
}
